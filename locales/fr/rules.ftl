### The rules pages.
###
### Sentences under "Sentences" are chosen by the facts of a rule set and must be true of every set that has the fact.
### What follows under a rule set's own name is prose about that set alone.

## The pages

rules-title = Les règles du jeu de dames
rules-description = Les règles de huit jeux de dames, chacun avec des diagrammes interactifs : dames internationales, américaines, russes, brésiliennes, espagnoles, italiennes, tchèques et thaïlandaises.
rules-intro = Les jeux de dames forment une famille. Tous se jouent sur les cases foncées, avec des pions qui avancent, des prises par saut et des dames. Ce qui change, c’est qui peut prendre en arrière, jusqu’où va une dame et quelle prise est imposée. Choisissez un jeu, lisez ses règles et commencez à jouer depuis la page.
rules-contents = Sur cette page
rules-languages = Dans d’autres langues
rules-open-app = Ouvrir le jeu
rules-made = Établies à partir des tables de règles mêmes qui servent à jouer ici.
compare-title = Toutes les règles comparées
compare-description = Huit jeux de dames côte à côte : damier, pions, dames, prises, promotion et nulles.
compare-intro = Sous chaque règle figurent ses valeurs possibles et les jeux qui les ont. Les mots viennent des tables mêmes qui servent à jouer.
compare-rule = Règle
play-now = Jouer
part-board = Le damier et la position de départ
part-moving = Le déplacement
part-capturing = La prise
part-crowning = La promotion
part-ending = Victoire et nulle
part-differences = Différences avec les dames américaines
part-differences-international = Différences avec les dames internationales
part-tips = Conseils de stratégie
part-questions = Questions et réponses
part-others = Autres règles
part-changes = Ce qu’elle change dans chaque jeu
part-names = Autres noms

## The diagrams

diagrams-note = Dans les diagrammes, vous jouez avec les Blancs, de bas en haut. Les cases foncées sont numérotées rangée par rangée, la 1 en haut à gauche. Essayez le coup ou demandez à le voir.
diagram-show = Montrez-moi
diagram-again = Recommencer
diagram-right = C’est le bon coup.
diagram-other = Ce coup est permis aussi.
diagram-text = Blancs : { $white }. Noirs : { $black }. Aux Blancs de jouer.
diagram-start-text = Le début : pions blancs en { $white }, pions noirs en { $black }.
diagram-men =
    { $count ->
        [one] pion en { $squares }
       *[other] pions en { $squares }
    }
diagram-kings =
    { $count ->
        [one] dame en { $squares }
       *[other] dames en { $squares }
    }

diagram-man-step = Un pion se déplace d’une case en diagonale, en avant et jamais en arrière.
diagram-king-step = Une dame se déplace d’une case en diagonale, en avant ou en arrière.
diagram-king-flies = Une dame glisse le long d’une diagonale sur autant de cases vides qu’elle veut, comme le fou aux échecs.
diagram-must-capture = Un de vos pions peut prendre, donc aucun autre coup n’est permis, ni avec l’un ni avec l’autre pion.
diagram-chain = Le premier saut mène à un second. Le pion ne peut pas s’arrêter en route : les deux pièces sont prises en un seul coup.
diagram-man-not-back = La pièce adverse est derrière votre pion, avec une case vide au-delà, mais un pion ne prend qu’en avant. Il peut seulement avancer.
diagram-man-back = La pièce adverse est derrière votre pion, et un pion prend aussi en arrière. Il faut donc jouer cette prise.
diagram-man-spares-king = Un pion ne peut pas prendre une dame, même s’il y a une case vide derrière elle. Seule une dame peut prendre une dame.
diagram-king-captures-back = Une dame prend la pièce voisine dans toutes les directions, en arrière aussi.
diagram-king-captures-far = Une dame prend à distance et peut s’arrêter sur n’importe quelle case vide derrière la pièce prise.
diagram-king-lands-behind = Une dame prend à distance, mais s’arrête sur la case juste derrière la pièce prise et nulle part ailleurs.
diagram-king-goes-on = Une seule case d’arrivée permet à la dame de prendre encore : c’est celle qu’elle doit choisir.
diagram-turkish-strike = Les pièces prises restent sur le damier jusqu’à la fin du coup et ne peuvent pas être sautées deux fois. Ici, la pièce déjà prise barre le chemin vers la troisième.
diagram-turns-back = Une pièce prise est enlevée aussitôt : la dame peut donc revenir tout de suite par la case où elle se trouvait.
diagram-majority = Un pion pourrait prendre une pièce, l’autre deux. Il faut jouer la prise de deux.
diagram-free-choice = Un pion peut prendre une pièce, l’autre deux. L’une ou l’autre prise peut être jouée.
diagram-most-kings = Chaque pion peut prendre une pièce, mais l’une de ces pièces est une dame. Entre prises égales, il faut jouer celle qui prend le plus de dames.
diagram-with-king = Le pion et la dame peuvent prendre une pièce chacun. Entre prises égales, il faut jouer celle que fait la dame.
diagram-kings-count = Chaque dame peut prendre une pièce, et l’une de ces pièces est une dame. Il faut jouer la prise qui prend le plus de dames.
diagram-kings-earliest = Chaque dame peut prendre une dame et un pion. Il faut jouer la prise qui rencontre la dame adverse en premier.
diagram-king-first = Le pion pourrait prendre deux pièces, la dame une seule. Une dame qui peut prendre doit le faire, quoi qu’un pion puisse prendre.
diagram-crown = Un pion qui termine son coup sur la dernière rangée devient dame.
diagram-crown-ends = En prenant, le pion atteint la dernière rangée et il est promu. Le coup s’arrête là, même si, devenu dame, il pourrait prendre une autre pièce.
diagram-crown-goes-on = En prenant, le pion atteint la dernière rangée, devient dame aussitôt et continue à prendre comme dame dans le même coup.
diagram-crown-passes = Le pion atteint la dernière rangée au milieu d’une prise et doit continuer comme pion. Il finit ailleurs et n’est pas promu.
diagram-no-moves = Les Blancs avancent, et le dernier pion des Noirs ne peut ni se déplacer ni prendre. Les Noirs ont perdu.
diagram-optional = Vous pouvez prendre, ou jouer un coup simple avec l’autre pion. Rien n’est obligatoire.
diagram-optional-chain = Rien ne vous oblige à commencer cette prise. Une fois commencée, elle se joue jusqu’au bout.
diagram-optional-majority = Vous pouvez renoncer aux deux prises. Mais si vous prenez, la plus grande prise est prioritaire.

## Sentences: the board

board-squares = Le damier a { $size }×{ $size } cases, claires et foncées en alternance. On ne joue que sur les cases foncées, et chaque joueur a un coin foncé en bas à gauche.
board-men =
    { $men ->
        [one] Chaque camp commence avec { $men } pion sur les cases foncées de ses { $rows } premières rangées.
       *[other] Chaque camp commence avec { $men } pions sur les cases foncées de ses { $rows } premières rangées.
    }
first-black = À cette table, les Noirs commencent, en bas du damier.
first-white = À cette table, les Blancs commencent, en bas du damier.
tradition-same = En tournoi, on commence de la même façon.
tradition-black = En tournoi, ce sont les Noirs qui commencent. Ici, tous les jeux sur le petit damier ont les mêmes couleurs ; à part les couleurs, rien ne change.
tradition-white = En tournoi, ce sont les Blancs qui commencent. Ici, tous les jeux sur le petit damier se jouent sur le même damier, avec les mêmes couleurs, et les Noirs commencent ; à part les couleurs, rien ne change.
tradition-mirrored = La fédération tourne aussi le damier pour que le coin foncé soit en bas à droite. C’est le même jeu vu dans un miroir.

## Sentences: moving

man-moves = Un pion se déplace d’une case en diagonale vers l’avant, sur une case foncée vide.
king-moves-short = Une dame se déplace d’une case en diagonale, en avant ou en arrière.
king-moves-flying = Une dame se déplace le long d’une diagonale d’autant de cases vides qu’elle veut, en avant ou en arrière.

## Sentences: capturing

capture-how = Un pion prend en sautant en diagonale par-dessus une pièce adverse voisine et en se posant sur la case vide juste derrière. La pièce prise quitte le damier. On ne saute jamais ses propres pièces.
capture-forward = Les pions ne prennent qu’en avant.
capture-both-ways = Les pions prennent en avant et en arrière, bien qu’ils ne se déplacent qu’en avant.
capture-spares-king = Un pion ne peut pas prendre une dame.
capture-king-short = Une dame prend de la même façon, dans les quatre directions : la pièce adverse doit être sur une case voisine en diagonale.
capture-king-flying = Une dame prend à n’importe quelle distance le long d’une diagonale libre : elle saute la première pièce adverse qu’elle rencontre et peut s’arrêter sur n’importe quelle case vide derrière elle, jusqu’à la pièce suivante. Deux pièces l’une juste derrière l’autre ne peuvent pas être sautées.
capture-king-behind = Une dame prend à n’importe quelle distance le long d’une diagonale libre : elle saute la première pièce adverse qu’elle rencontre et s’arrête sur la case juste derrière elle. Deux pièces l’une juste derrière l’autre ne peuvent pas être sautées.
capture-chain = Si, de sa case d’arrivée, la même pièce peut prendre encore, elle continue, dans toute direction qui lui est permise et selon les mêmes règles, jusqu’à ce qu’elle ne puisse plus rien prendre. Tout cela ne fait qu’un seul coup, et sa case de départ compte comme vide.
capture-where-it-goes-on = Quand une dame a plusieurs cases d’arrivée et peut continuer à prendre depuis certaines d’entre elles, elle doit choisir l’une de celles-là.
capture-removed-after = Les pièces prises sont enlevées ensemble, une fois le coup terminé. Jusque-là, elles font obstacle : aucune ne peut être sautée deux fois, et une rafle peut être arrêtée par une pièce déjà prise. Les joueurs appellent cela le coup turc.
capture-removed-at-once = Chaque pièce prise est enlevée dès qu’elle est sautée. Elle ne fait plus obstacle, et une dame peut revenir aussitôt par la case devenue vide.
capture-once = Aucune pièce ne peut être sautée deux fois dans un même coup.
capture-forced = Si vous pouvez prendre, vous devez le faire.
capture-optional = Vous pouvez prendre ou jouer n’importe quel autre coup. Une prise commencée se joue jusqu’au bout.
choice-free = Si vous avez plusieurs prises, vous choisissez librement, y compris quand une rafle peut continuer de deux façons. La plus longue n’est pas imposée.
choice-order = Si vous avez plusieurs prises, ces règles décident, en commençant par la première :
choice-most-pieces = Prendre le plus grand nombre de pièces. Une dame compte pour une pièce, comme un pion.
choice-with-king = Prendre avec une dame plutôt qu’avec un pion.
choice-most-kings = Prendre le plus grand nombre de dames.
choice-kings-earliest = Comparer les prises pièce par pièce, dans l’ordre où les pièces sont prises : à la première différence, on joue celle qui prend une dame à cet endroit.
choice-rest = Entre les prises encore égales, vous choisissez.

## Sentences: crowning

crown-ends-move = Un pion qui termine son coup sur la dernière rangée, la plus éloignée, devient dame et joue comme telle à partir du tour suivant.
crown-mid-ends = Un pion qui atteint la dernière rangée par une prise y est promu et le coup est terminé, même si la nouvelle dame pourrait prendre encore.
crown-mid-goes-on = Un pion qui atteint la dernière rangée au milieu d’une prise devient dame aussitôt et, s’il le peut, continue à prendre comme dame.
crown-mid-passes = Un pion qui atteint la dernière rangée au milieu d’une prise et peut prendre encore doit le faire, comme pion. Il n’est promu que si son coup se termine sur cette rangée.

## Sentences: winning and draws

win-how = Vous gagnez quand l’autre camp n’a plus de pièces, ou n’a aucun coup permis quand c’est son tour.
draws-are = La partie est nulle, sans que personne ait à le demander :
draw-repetition =
    { $times ->
        [one] quand la même position, avec le même camp au trait, est apparue { $times } fois
       *[other] quand la même position, avec le même camp au trait, est apparue { $times } fois
    }
draw-no-progress =
    { $moves ->
        [one] après { $moves } coup de chaque camp sans prise et sans promotion
       *[other] après { $moves } coups de chaque camp sans prise et sans promotion
    }
draw-kings-only =
    { $moves ->
        [one] après { $moves } coup de chaque camp sans prise et sans coup de pion
       *[other] après { $moves } coups de chaque camp sans prise et sans coup de pion
    }
draw-lone-king =
    { $least ->
        [1] { $moves ->
            [one] quand une dame seule a tenu pendant { $moves } coup de chaque camp contre 1 à { $most } pièces, dont au moins une dame
           *[other] quand une dame seule a tenu pendant { $moves } coups de chaque camp contre 1 à { $most } pièces, dont au moins une dame
        }
       *[other] { $moves ->
            [one] quand une dame seule a tenu pendant { $moves } coup de chaque camp contre { $most } pièces, dont au moins une dame
           *[other] quand une dame seule a tenu pendant { $moves } coups de chaque camp contre { $most } pièces, dont au moins une dame
        }
    }
draw-many-kings =
    { $moves ->
        [one] quand une dame seule a tenu pendant { $moves } coup de chaque camp contre { $kings } dames ou plus
       *[other] quand une dame seule a tenu pendant { $moves } coups de chaque camp contre { $kings } dames ou plus
    }
draw-main-road =
    { $moves ->
        [one] quand une dame seule a tenu la grande diagonale, celle qui va d’un coin à l’autre, pendant { $moves } coup de chaque camp contre { $pieces } pièces
       *[other] quand une dame seule a tenu la grande diagonale, celle qui va d’un coin à l’autre, pendant { $moves } coups de chaque camp contre { $pieces } pièces
    }
draw-same-material =
    { $moves ->
        [one] avec des dames des deux côtés et de { $least } à { $most } pièces sur le damier, après { $moves } coup de chaque camp sans prise et sans promotion
       *[other] avec des dames des deux côtés et de { $least } à { $most } pièces sur le damier, après { $moves } coups de chaque camp sans prise et sans promotion
    }
draws-no-repetition = Répéter une position ne suffit pas à faire nulle.
federation-same = Les tournois appliquent les mêmes conditions.
federation-are = Les tournois comptent autrement. La partie y est nulle :

## Sentences: comparison

rule-board = Damier et pions
rule-first = Commencent ici
rule-federation-first = Commencent en tournoi
rule-man-captures = Prise par un pion
rule-man-takes-king = Un pion peut-il prendre une dame ?
rule-king = Dames
rule-removal = Les pièces prises sont enlevées
rule-crowning = Pion atteignant la dernière rangée pendant une prise
rule-obligation = Prise
rule-choice = Quelle prise
rule-draws = Nulles
value-board = { $size }×{ $size }, { $men } par camp
value-black = Les Noirs
value-white = Les Blancs
value-man-takes-king = Oui
value-removed-after = Une fois le coup terminé
value-no-difference = Sans importance : les dames se déplacent d’une case
value-crown-ends = Est promu, et le coup s’arrête
value-crown-passes = Continue comme pion
value-forced = Obligatoire
value-draw-repetition =
    { $times ->
        [one] Position { $times } fois
       *[other] Position { $times } fois
    }
value-draw-no-progress =
    { $moves ->
        [one] { $moves } coup de chaque camp sans prise ni promotion
       *[other] { $moves } coups de chaque camp sans prise ni promotion
    }
value-draw-kings-only =
    { $moves ->
        [one] { $moves } coup de chaque camp sans prise ni coup de pion
       *[other] { $moves } coups de chaque camp sans prise ni coup de pion
    }
value-draw-many-kings =
    { $moves ->
        [one] { $kings } dames contre une, { $moves } coup de chaque camp
       *[other] { $kings } dames contre une, { $moves } coups de chaque camp
    }
value-draw-main-road =
    { $moves ->
        [one] Dame seule sur la grande diagonale, { $moves } coup de chaque camp
       *[other] Dame seule sur la grande diagonale, { $moves } coups de chaque camp
    }
value-draw-same-material =
    { $moves ->
        [one] De { $least } à { $most } pièces, { $moves } coup de chaque camp
       *[other] De { $least } à { $most } pièces, { $moves } coups de chaque camp
    }
value-draw-lone-king =
    { $moves ->
        [one] Dame seule, { $moves } coup de chaque camp
       *[other] Dame seule, { $moves } coups de chaque camp
    }

## Questions everyone asks

ask-must = La prise est-elle obligatoire ?
answer-must-forced = Oui. Dès qu’une de vos pièces peut prendre, il faut jouer une prise. La page marque les pièces qui le peuvent.
answer-must-optional = Non. Avec cette règle maison, vous pouvez toujours jouer un coup simple à la place. Seule une prise commencée doit être terminée.
ask-which = Quelle prise dois-je choisir ?
answer-which-free = Celle que vous voulez. Une prise courte vaut bien une longue, mais celle que vous commencez se joue jusqu’au bout.
ask-back = Un pion peut-il prendre en arrière ?
answer-back-no = Non. Un pion se déplace et prend seulement en avant. Les dames vont dans les deux sens.
answer-back-yes = Oui. Un pion se déplace seulement en avant, mais il prend dans les quatre directions.
ask-last-row = Que se passe-t-il si mon pion atteint la dernière rangée pendant une prise ?
ask-king = Jusqu’où va une dame ?
answer-king-short = Une case, dans les quatre directions diagonales. Elle ne prend que ce qui se trouve sur une case voisine.
answer-king-flying = Aussi loin que la diagonale est libre. Elle prend aussi à n’importe quelle distance et choisit sa case d’arrivée derrière la pièce prise.
answer-king-behind = Aussi loin que la diagonale est libre. Elle prend aussi à n’importe quelle distance, mais s’arrête toujours juste derrière la pièce prise.
ask-draw = Quand la partie est-elle nulle ?
ask-sure = Ces règles sont-elles sûres ?

## American

american-title = Règles des dames américaines (checkers, dames anglaises)
american-description = Comment jouer aux dames américaines, ou dames anglaises (checkers) : position de départ, coups, prise obligatoire, dames, nulles, conseils et réponses, avec des diagrammes interactifs.
american-intro = Les dames sous leur forme la plus simple, et profondes tout de même. Les pions avancent, les dames se déplacent d’une case dans toutes les directions, la prise est obligatoire mais vous la choisissez. Avec si peu de forces sur le damier, un seul temps peut décider, et les belles parties se gagnent d’un cheveu. C’est le jeu de dames des États-Unis, de la Grande-Bretagne, de l’Irlande et d’une grande partie du monde anglophone.
american-names = Checkers, straight checkers, English draughts, dames anglaises ; en Grande-Bretagne, simplement draughts.
american-tip-1 = Laissez deux pions à la maison
    .text = Sur votre première rangée, gardez un pion sur deux aussi longtemps que possible. Deux pions séparés par une case empêchent presque un pion adverse isolé de passer et d’aller à dame.
american-tip-2 = Marchez vers le centre
    .text = Un pion au centre a deux chemins et aide ses voisins. Un pion à la bande n’en a qu’un, et on peut l’y bloquer.
american-tip-3 = Lisez chaque prise que vous permettez
    .text = La prise est obligatoire : un pion donné attire une pièce adverse là où vous la voulez. Avant chaque coup, demandez-vous ce que l’adversaire devra prendre, et ce que vous pourrez prendre ensuite.
american-tip-4 = Échangez quand vous menez
    .text = Échanger pion contre pion fait grandir une avance. Cinq contre quatre, c’est un combat ; deux contre un, c’est d’ordinaire gagné.
american-tip-5 = Comptez qui manquera de coups
    .text = Quand les pions se bloquent, celui qui doit jouer cède. Un échange change le tour au moment critique : servez-vous-en quand le compte est contre vous.
american-tip-6 = Remettez la dame au travail
    .text = Une dame est forte parce qu’elle attaque les pions par-derrière, là où ils ne peuvent pas frapper. Mais elle est lente : une case par tour. Ne la laissez pas au bord opposé.
american-ask-1 = Peut-on « souffler » un pion ?
    .answer = Plus aujourd’hui. Autrefois, qui oubliait une prise perdait la pièce qui aurait dû la faire. Désormais, la prise doit simplement être jouée, et cette page n’accepte aucun autre coup.
american-ask-2 = Pourquoi les Noirs commencent-ils ?
    .answer = C’est la tradition de ce jeu, ici comme en tournoi : les pièces foncées jouent les premières.
american-ask-3 = Le jeu est-il résolu ?
    .answer = Depuis la position de départ, oui : en 2007, une preuve par ordinateur a montré qu’un jeu parfait des deux côtés mène à la nulle. Personne ne joue parfaitement, cela reste donc un jeu.
american-sure = Les coups concordent avec les dénombrements publiés, à la position près. La règle de nulle jouée ici est le simple compte indiqué plus haut ; les conditions de tournoi suivent des descriptions qui concordent entre elles.

## Russian

russian-title = Règles des dames russes (chachki)
russian-description = Comment jouer aux dames russes, les chachki (shashki) : pions qui prennent en arrière, dames volantes, promotion en cours de prise, nulles, conseils et réponses, avec des diagrammes interactifs.
russian-intro = Le même damier et les mêmes pions que les dames américaines, et un jeu bien plus vif. Les pions prennent en arrière, les dames volent d’un bout à l’autre du damier, et un pion promu au milieu d’une prise s’envole aussitôt. Les combinaisons surgissent de nulle part et un seul coup renverse la partie. C’est le jeu de dames de la Russie et de ses voisins, et de clubs bien au-delà.
russian-names = Chachki, shashki, dames russes 64 cases, Russian draughts, Russian checkers.
russian-tip-1 = Surveillez vos arrières
    .text = Ce qui est à l’abri aux dames américaines peut être pris ici par-derrière. Avant chaque coup, regardez les prises en arrière des deux camps.
russian-tip-2 = Empêchez la première dame
    .text = Une dame volante vaut plusieurs pions, surtout au début. Donner un pion, et même deux, pour tenir l’adversaire loin de la dernière rangée coûte souvent peu.
russian-tip-3 = Tenez la grande diagonale
    .text = La longue diagonale qui va d’un coin à l’autre est la meilleure place pour une dame. De là, elle atteint presque tout le damier, et une dame seule qui l’occupe est très difficile à capturer.
russian-tip-4 = Choisissez selon la position
    .text = Vous pouvez faire la prise courte même s’il y en a une plus longue. Souvent, celle qui garde vos pions ensemble vaut mieux que celle qui prend le plus.
russian-tip-5 = Servez-vous des pièces prises
    .text = Les pièces prises restent jusqu’à la fin du coup et barrent le chemin. Préparez des positions où la longue prise de l’adversaire doit finir à côté de vos pions.
russian-tip-6 = Ne laissez pas de trous
    .text = Toute case vide derrière un pion est une case d’arrivée, des deux côtés. Des pions qui se touchent se protègent.
russian-ask-1 = Mon pion devient dame au milieu d’une prise. Puis-je m’arrêter là ?
    .answer = Seulement si la nouvelle dame ne peut pas continuer à prendre. Si elle le peut, depuis n’importe laquelle de ses cases d’arrivée, elle doit le faire.
russian-ask-2 = Dois-je prendre le plus grand nombre de pièces ?
    .answer = Non, et c’est la grande différence avec les dames brésiliennes et internationales. N’importe quelle prise convient.
russian-ask-3 = Trois dames contre une, est-ce gagné ?
    .answer = En général, si la dame seule n’est pas sur la grande diagonale. En tournoi, le camp le plus fort a quinze coups pour y arriver ; à cette table, seul le compte indiqué plus haut met fin à la partie.
russian-sure = Les coups concordent avec les dénombrements publiés, à la position près. Les nulles de tournoi suivent le règlement de la section 64 cases de la fédération mondiale.

## Brazilian

brazilian-title = Règles des dames brésiliennes
brazilian-description = Comment jouer aux dames brésiliennes : les prises internationales sur le damier 8×8, prise majoritaire, dames volantes, nulles, conseils et réponses, avec des diagrammes interactifs.
brazilian-intro = Les règles internationales sur le petit damier. Les pions prennent en arrière, les dames volent et la prise majoritaire est imposée. Le jeu est incisif et se laisse calculer : si vous voyez ce que l’adversaire doit prendre, vous voyez où seront ses pièces. C’est le jeu de dames du Brésil, et une bonne étape entre les jeux 8×8 et le grand damier.
brazilian-names = Damas, jogo de damas, dames brésiliennes 64 cases, Brazilian draughts, Brazilian checkers.
brazilian-tip-1 = Comptez la prise la plus longue
    .text = Avant de jouer, comptez la prise la plus longue qu’aurait chaque camp. L’adversaire n’a pas le choix, donc sa réponse se prévoit. La vôtre aussi.
brazilian-tip-2 = Donnez pour diriger
    .text = Offrez une pièce ou deux pour que la prise la plus longue amène les pions adverses là où vous les voulez, et reprenez davantage.
brazilian-tip-3 = Pas de raccourci
    .text = Vous ne pouvez pas vous en tirer par une petite prise s’il y en a une plus grande ailleurs sur le damier. C’est elle qu’il faut jouer, même si elle mène dans un piège.
brazilian-tip-4 = Attention à vos arrières
    .text = Les pions prennent en arrière. Un groupe avec des trous derrière lui est une échelle pour l’adversaire.
brazilian-tip-5 = Gardez la première rangée
    .text = Sur un damier ouvert, les dames frappent de loin. Gardez des pions sur votre première rangée tant que dure le milieu de partie.
brazilian-tip-6 = Ne comptez pas sur une dame de passage
    .text = Un pion qui touche la dernière rangée et doit encore prendre reste un pion. Vérifiez où finit la prise avant de compter sur une nouvelle dame.
brazilian-ask-1 = Une dame compte-t-elle plus qu’un pion ?
    .answer = Non. Pour la prise majoritaire, une dame compte pour une pièce. Deux pions passent avant une dame.
brazilian-ask-2 = J’ai deux prises de même nombre. Laquelle jouer ?
    .answer = N’importe laquelle. Avec un pion ou avec une dame, en prenant des pions ou des dames : seul le nombre compte.
brazilian-ask-3 = Quelle différence avec les dames russes ?
    .answer = Deux règles. Ici la prise majoritaire est imposée, là-bas n’importe quelle prise convient. Ici un pion qui passe par la dernière rangée en prenant reste pion, là-bas il devient dame et continue en volant.
brazilian-sure = Les coups concordent avec les dénombrements publiés, à la position près. Les nulles de tournoi suivent le règlement de la section 64 cases de la fédération mondiale.

## Spanish

spanish-title = Règles des dames espagnoles
spanish-description = Comment jouer aux dames espagnoles : dames volantes, pions qui ne prennent qu’en avant, le plus de pièces puis le plus de dames, nulles, conseils et réponses, avec des diagrammes interactifs.
spanish-intro = L’une des plus anciennes formes du jeu : des livres espagnols la décrivaient déjà au seizième siècle. Les pions ne vont qu’en avant, comme aux dames américaines, mais les dames volent. La prise majoritaire est imposée et, à nombre égal, celle qui prend le plus de dames. La première dame décide souvent, alors on se bat pour la dernière rangée. On y joue en Espagne et dans une partie de l’Amérique latine et de l’Afrique du Nord.
spanish-names = Damas, damas españolas, juego de damas clásico, Spanish checkers.
spanish-tip-1 = La première dame commande
    .text = Les pions ne peuvent pas frapper en arrière : une dame volante derrière eux a tout son temps. Courez vers la promotion, et comptez la course avant de la commencer.
spanish-tip-2 = Derrière les lignes, vos pions sont tranquilles
    .text = Un pion n’est jamais pris par-derrière par un autre pion. Une fois que vos pions ont dépassé ceux de l’adversaire, seules les dames adverses peuvent les inquiéter.
spanish-tip-3 = Appâtez la dame
    .text = La prise majoritaire s’impose aussi aux dames. Donnez des pions pour que la dame adverse doive s’arrêter là où vous la prendrez.
spanish-tip-4 = Pensez à la qualité
    .text = À nombre égal, il faut jouer la prise qui prend le plus de dames. Offrez une dame pour choisir la prise à la place de l’adversaire.
spanish-tip-5 = Gardez la grande diagonale
    .text = Sur la longue diagonale d’un coin à l’autre, une dame surveille tout le damier et se laisse difficilement piéger.
spanish-tip-6 = Ne quittez pas trop tôt la première rangée
    .text = Chaque pion qui la quitte ouvre une porte. Gardez-en deux ou trois à la maison jusqu’à ce que le centre soit réglé.
spanish-ask-1 = La qualité passe-t-elle avant le nombre ?
    .answer = Non. Le nombre de pièces compte d’abord. Seules les prises de même nombre sont comparées selon les dames qu’elles prennent.
spanish-ask-2 = Si une dame peut prendre, est-ce à elle de le faire ?
    .answer = Non. Peu importe qui prend : seuls comptent le nombre de pièces et le nombre de dames prises.
spanish-ask-3 = Pourquoi le damier est-il tourné dans les diagrammes espagnols ?
    .answer = Par tradition, la grande diagonale foncée y part du bas à droite. Ici, tous les petits damiers sont orientés de la même façon ; les coups sont les mêmes dans un miroir.
spanish-sure = Les coups concordent avec les dénombrements publiés, à la position près. Nous n’avons pas trouvé de texte établi de la fédération sur les nulles : pour les tournois, nous appliquons la troisième répétition et le compte indiqué plus haut.

## Italian

italian-title = Règles des dames italiennes
italian-description = Comment jouer aux dames italiennes : dames à une case que les pions ne peuvent pas prendre, ordre strict des prises, nulles, conseils et réponses, avec des diagrammes interactifs.
italian-intro = Le plus ordonné des jeux de dames. Les dames se déplacent d’une case, les pions ne peuvent pas les prendre, et quand plusieurs prises sont possibles, un ordre strict dit laquelle jouer. Si peu est laissé au hasard que les forts joueurs calculent de nombreux coups le long de suites forcées. C’est le jeu national de l’Italie, avec une fédération à lui.
italian-names = Dama, dama italiana, Italian draughts, Italian checkers.
italian-tip-1 = La dame ne craint pas les pions
    .text = Seules les dames prennent les dames. Votre première dame peut se promener parmi les pions adverses et les cueillir : être premier compte double.
italian-tip-2 = Utilisez l’ordre des prises
    .text = L’adversaire ne peut pas choisir. Offrez deux prises, et l’ordre désigne celle que vous avez préparée : la plus grande, celle que fait une dame, celle qui prend des dames.
italian-tip-3 = Attirez sa dame ailleurs
    .text = Entre prises égales, c’est la dame qui doit prendre. Un pion offert à la dame adverse peut l’arracher à une case clé.
italian-tip-4 = Gardez la première rangée
    .text = Les pions ne peuvent rien contre une dame. Chaque promotion adverse coûte plus cher que dans d’autres jeux, alors les pions du fond restent plus longtemps à la maison.
italian-tip-5 = Faites marcher les dames par deux
    .text = Seule une dame peut chasser une dame. Contre une dame adverse, il vous en faut deux pour la coincer.
italian-tip-6 = Comptez jusqu’au bout de la rafle
    .text = Les prises de trois et quatre pièces sont courantes, et la plus grande est imposée. Suivez la rafle jusqu’à sa dernière case avant de l’offrir.
italian-ask-1 = Quel est l’ordre complet des prises ?
    .answer = D’abord le plus de pièces ; puis la prise par une dame ; puis celle qui prend le plus de dames ; puis celle qui rencontre des dames le plus tôt, en comparant pièce par pièce. S’il reste une égalité, le choix est libre.
italian-ask-2 = Mon pion peut-il prendre une dame si rien d’autre n’est possible ?
    .answer = Jamais. Si c’est la seule pièce adverse à portée, il n’y a pas de prise, et vous jouez un autre coup.
italian-ask-3 = Les dames volent-elles ?
    .answer = Non. Elles se déplacent d’une case, en avant ou en arrière, et ne prennent que ce qui se trouve sur une case voisine.
italian-sure = Les coups concordent avec les dénombrements publiés, à la position près ; l’ordre des prises suit les articles de la fédération italienne. Les nulles de tournoi suivent des descriptions qui concordent entre elles.

## Czech

czech-title = Règles des dames tchèques
czech-description = Comment jouer aux dames tchèques : dames volantes, pions qui ne vont qu’en avant, l’obligation de prendre avec la dame, nulles, conseils et réponses, avec des diagrammes interactifs.
czech-intro = Un jeu simple et rapide, avec une règle bien à lui. Les pions ne vont qu’en avant, les dames volent et vous choisissez votre prise ; mais si une dame peut prendre, une dame doit prendre. C’est ce que presque tout le monde apprend enfant en Tchéquie et en Slovaquie.
czech-names = Dáma, česká dáma, Czech draughts, Czech checkers.
czech-tip-1 = Menez la dame par le bout du nez
    .text = Une dame qui peut prendre doit le faire, et aucun pion ne peut le faire à sa place. Offrez un pion, et la dame adverse va où vous voulez.
czech-tip-2 = Deux offres à la fois
    .text = Si la dame adverse doit prendre, les pions adverses ne le peuvent pas. Nourrissez la dame pour sauver vos pions de la prise d’une autre pièce.
czech-tip-3 = Damez en premier
    .text = Les dames volent et les pions ne peuvent pas frapper derrière eux. Le camp qui a la première dame gagne en général bientôt des pièces.
czech-tip-4 = Prenez la petite prise
    .text = Entre les prises d’une même sorte de pièce, vous avez le choix. Jouez celle qui ne vous laisse pas de trous.
czech-tip-5 = Une dame près des pions adverses est en danger
    .text = Votre dame aussi doit prendre quand elle le peut. Gardez-la là où aucun cadeau ne peut l’attirer dans un piège.
czech-tip-6 = Tenez la première rangée
    .text = Avec un pion sur deux sur votre première rangée, un pion adverse ne peut guère passer.
czech-ask-1 = Ma dame peut prendre une pièce, mon pion deux. Qui prend ?
    .answer = La dame. Dès qu’une dame peut prendre, l’une de vos dames doit le faire, quel que soit le nombre de pièces qu’un pion pourrait prendre.
czech-ask-2 = Et si deux dames peuvent prendre ?
    .answer = Choisissez l’une ou l’autre, et n’importe laquelle de leurs prises. La plus grande n’est pas imposée.
czech-ask-3 = Un pion peut-il prendre une dame ?
    .answer = Oui, si la dame est juste devant lui, en diagonale, avec une case vide derrière elle.
czech-sure = Les coups concordent avec les dénombrements publiés, à la position près. Nous n’avons pas trouvé de texte établi de la fédération sur les nulles : pour les tournois, nous appliquons la troisième répétition et le compte indiqué plus haut.

## International

international-title = Règles du jeu de dames international (10×10)
international-description = Règles du jeu de dames international sur le damier de 100 cases : pions qui prennent en arrière, dames volantes, prise majoritaire, quatre sortes de nulles, conseils et réponses, avec des diagrammes interactifs.
international-intro = Le jeu des championnats du monde. Cent cases, vingt pions par camp, des pions qui prennent en arrière, des dames qui volent et la prise majoritaire. Il a grandi aux Pays-Bas et en France au dix-huitième siècle et se joue aujourd’hui de l’Afrique de l’Ouest à la Sibérie, sous l’égide de la fédération mondiale, la FMJD. Aucun autre jeu de cette page n’est aussi profond.
international-names = Jeu de dames, dames à la polonaise, dames 100 cases, dames 10×10, International draughts, Polish draughts.
international-tip-1 = Comptez la prise la plus longue
    .text = Presque toutes les combinaisons reposent sur la prise majoritaire. Comptez la prise la plus longue des deux camps avant chaque coup.
international-tip-2 = Gardez vos pions groupés
    .text = Des pions en rangs serrés se protègent. Un pion isolé est une cible, et un trou dans les rangs une case d’arrivée.
international-tip-3 = Battez-vous pour le centre
    .text = Les pions du centre se soutiennent, ont deux chemins et enferment l’adversaire sur les bandes.
international-tip-4 = Ne vous pressez pas d’échanger
    .text = Avec vingt pions par camp, le premier à manquer de coups sûrs doit donner des pions. Gardez des coups en réserve.
international-tip-5 = Gardez la première rangée
    .text = Une dame sur la grande diagonale vaut environ trois pions. Laissez quelques pions sur votre première rangée jusqu’à ce que le centre soit décidé.
international-tip-6 = Gagnez avant la dernière dame
    .text = Une dame contre trois pièces, c’est souvent la nulle au compte. Exploitez un avantage tant qu’il reste des pions sur le damier.
international-ask-1 = Pourquoi les cases sont-elles numérotées ?
    .answer = Les coups s’écrivent avec des numéros : les cases foncées vont de 1 à 50, à partir de la rangée du haut vue du côté des Blancs. 32-28 veut dire de la case 32 à la case 28.
international-ask-2 = Une dame compte-t-elle plus dans la prise majoritaire ?
    .answer = Non. Une dame compte pour une pièce. Entre prises égales, vous choisissez, avec un pion ou avec une dame.
international-ask-3 = La prise facultative existe-t-elle sur ce damier ?
    .answer = Non. La règle maison est réservée aux petits damiers : sans la prise majoritaire, le grand damier perd tout son sens.
international-sure = Les coups concordent avec les dénombrements publiés, à la position près, et les nulles avec l’annexe du règlement de la fédération mondiale.

## Thai

thai-title = Règles des dames thaïlandaises (makhos)
thai-description = Comment jouer aux dames thaïlandaises, le makhos : huit pions par camp, dames volantes qui s’arrêtent juste derrière la pièce prise, libre choix de la prise, nulles, conseils et réponses, avec des diagrammes interactifs.
thai-intro = Huit pions par camp sur un damier à moitié vide : un jeu d’escarmouches, fini en quelques minutes et joué dans toute la Thaïlande, souvent avec des capsules de bouteille sur un damier peint. Les pions ne vont qu’en avant. Les dames volent, prennent une pièce à la fois et s’arrêtent juste derrière ; et comme les pièces prises sont enlevées aussitôt, une dame peut faire volte-face et revenir droit sur ses pas.
thai-names = Makhos, mak-hot (หมากฮอส), Thai draughts, Thai checkers.
thai-tip-1 = Chaque pion compte
    .text = Avec huit pions, un seul est un huitième de votre armée. Ne donnez pas un pion sans voir comment il vous revient.
thai-tip-2 = Courez à dame
    .text = Quatre rangées vides séparent les camps, et il y a la place de se glisser. Comptez les pas du pion le plus rapide de chaque camp.
thai-tip-3 = Laissez une garde à la maison
    .text = Un ou deux pions sur la première rangée rendent difficile le dernier pas de l’adversaire. Ne la videz que pour une dame certaine.
thai-tip-4 = Occupez la case de derrière
    .text = Une dame doit s’arrêter sur la case juste derrière ce qu’elle prend. Mettez un pion sur cette case, et votre pièce est à l’abri de ce côté.
thai-tip-5 = Pas d’alignement à trous
    .text = Les pièces prises sont enlevées aussitôt : une dame peut balayer dans un sens et revenir. Des pions sur une même diagonale, avec des vides entre eux, sont un festin.
thai-tip-6 = Servez-vous de la bande
    .text = Une pièce au bord ne peut pas être sautée. En finale, les pions de la bande tiennent bon pendant que votre dame travaille.
thai-ask-1 = Après une prise, une dame peut-elle s’arrêter plus loin ?
    .answer = Non. Elle peut voler jusqu’à la pièce à n’importe quelle distance, mais s’arrête sur la case juste derrière. Si cette case est occupée, il n’y a pas de prise.
thai-ask-2 = Dois-je faire la rafle la plus longue ?
    .answer = Non. Vous devez prendre et terminer la rafle commencée, mais vous choisissez laquelle.
thai-ask-3 = Ma nouvelle dame pourrait prendre encore tout de suite. Le peut-elle ?
    .answer = Pas dans le même coup. La promotion met fin au tour.
thai-sure = Les coups concordent avec les dénombrements de programmes indépendants, à la position près. Il n’existe pas de texte de tournoi établi : les mêmes nulles valent ici et en tournoi, et personne n’a à les demander.

## Optional capture

optional-title = Prise facultative : la règle maison
optional-description = Les dames sans prise obligatoire : ce que la règle maison change dans chaque jeu, avec des diagrammes interactifs.
optional-intro = Beaucoup de familles jouent sans prise obligatoire : vous pouvez prendre, ou renoncer et jouer un coup simple. Cette règle est proposée ici pour tous les jeux sur le petit damier. Tout le reste demeure : comment les pièces se déplacent, ce qui peut être pris, comment on devient dame. Et une prise commencée se termine.
optional-in-american = Dames américaines : la prise est un coup parmi d’autres. Plus de pièges par prise forcée ; le blocage et les temps décident.
optional-in-russian = Dames russes : les dames volent et les pions prennent en arrière comme toujours. Vous choisissez le moment, et pouvez attendre que cela rapporte.
optional-in-brazilian = Dames brésiliennes : vous pouvez renoncer à une prise. Si vous prenez, la plus grande est prioritaire.
optional-in-spanish = Dames espagnoles : vous pouvez renoncer à une prise. Si vous prenez, le nombre, puis les dames décident laquelle.
optional-in-italian = Dames italiennes : vous pouvez renoncer à une prise. Si vous prenez, l’ordre strict s’applique.
optional-in-czech = Dames tchèques : vous pouvez renoncer à une prise. Si vous prenez et qu’une dame peut le faire, une dame doit le faire.
optional-in-thai = Dames thaïlandaises : vous pouvez renoncer à une prise. Si vous prenez, la rafle se termine, et n’importe quelle rafle convient.
optional-tip-1 = Les menaces durent
    .text = Une pièce que l’adversaire n’a pas prise peut être prise au tour suivant. Comptez les menaces des deux camps, pas seulement les prises.
optional-tip-2 = Les offres doivent tenter
    .text = Un cadeau ne suffit plus à attirer une pièce. Ne donnez quelque chose que si l’adversaire a tort de le prendre et ne gagne rien à le laisser.
optional-tip-3 = Surveillez ce que vous laissez
    .text = Quand vous renoncez à une prise, regardez ce que cette pièce adverse peut faire ensuite.
optional-tip-4 = Les dames sont plus en sécurité
    .text = Une dame ne peut plus être arrachée à sa diagonale. Une fois promue, elle reste forte.
optional-tip-5 = Bloquez pour gagner
    .text = Un camp sans coup permis a perdu. Là où la prise est libre, enfermer les pions adverses gagne plus de parties.
optional-ask-1 = Est-ce que je perds une pièce si je ne prends pas ?
    .answer = Non. Dans certaines familles, la pièce est « soufflée », c’est-à-dire enlevée. Ici, renoncer à une prise ne coûte rien.
optional-ask-2 = Puis-je m’arrêter au milieu d’une prise ?
    .answer = Non. Vous pouvez renoncer à une prise, mais celle que vous avez commencée se joue jusqu’au bout.
optional-ask-3 = Pourquoi pas sur le damier 10×10 ?
    .answer = La prise majoritaire y est le cœur du jeu.
optional-sure = Les prises proposées sont exactement celles du jeu pratiqué, trouvées par le même programme.
