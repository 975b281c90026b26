app-name = Dama
page-title = { $place } – Dama

## The rule sets

variant-american = Dames américaines
variant-russian = Dames russes
variant-brazilian = Dames brésiliennes
variant-spanish = Dames espagnoles
variant-italian = Dames italiennes
variant-czech = Dames tchèques
variant-international = Dames internationales
variant-thai = Dames thaïlandaises
optional-capture = Prise facultative
optional-capture-note = Une règle maison : vous pouvez renoncer à une prise et jouer un coup simple. Une prise commencée se termine.

## Sides and pieces

side-black = Noirs
side-white = Blancs
piece =
    { $rank ->
        [king] { $side ->
            [black] dame noire
           *[white] dame blanche
        }
       *[man] { $side ->
            [black] pion noir
           *[white] pion blanc
        }
    }

## Whose turn

your-turn = À vous de jouer
side-to-move = Aux { $side } de jouer
thinking = L’ordinateur réfléchit…
capture-goes-on = Continuez la prise
choose-way = Plusieurs prises finissent là. Laquelle ?
confirm-move = Jouer ce coup ?
confirm-yes = Jouer
confirm-no = Reposer
paused = En pause
looking-back = Après le coup { $move }
looking-at-start = Le début
pass-to = Passez l’appareil aux { $side }
pass-done = Montrer le damier

## The players

player-you = Vous
player-computer = Ordinateur, niveau { $level }
player-plays =
    { $side ->
        [black] (Noirs)
       *[white] (Blancs)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] Aucune prise
            [one] { $kings } dame prise
           *[other] { $kings } dames prises
        }
        [one] { $kings ->
            [0] { $men } pion pris
            [one] { $men } pion et { $kings } dame pris
           *[other] { $men } pion et { $kings } dames pris
        }
       *[other] { $kings ->
            [0] { $men } pions pris
            [one] { $men } pions et { $kings } dame pris
           *[other] { $men } pions et { $kings } dames pris
        }
    }

## Draw counts on their way

count-no-progress = { $count } sur { $limit } sans prise ni promotion
count-kings-only = { $count } sur { $limit } de dames seulement, sans prise
count-lone-king = { $count } sur { $limit } contre une dame seule
count-many-kings = { $count } sur { $limit } avec { $kings } dames ou plus contre une dame seule
count-main-road = { $count } sur { $limit } avec la dame seule sur la grande diagonale
count-same-material = { $count } sur { $limit } avec des dames des deux côtés, sans prise ni promotion
count-repetition =
    { $count ->
        [one] Cette position est apparue une fois ; à { $limit }, la partie est nulle
       *[other] Cette position est apparue { $count } fois ; à { $limit }, la partie est nulle
    }

## The result

you-won = Vous avez gagné
computer-won = L’ordinateur a gagné
side-won = Les { $side } ont gagné
drawn = Partie nulle
reason-no-pieces = Les { $side } n’ont plus de pièces.
reason-no-moves = Les { $side } ne peuvent plus jouer.
reason-resigned = Les { $side } ont abandonné.
reason-you-resigned = Vous avez abandonné.
reason-agreed = D’un commun accord.
reason-time = { $side } : temps écoulé.
reason-no-progress =
    { $limit ->
        [one] Un coup sans prise ni promotion.
       *[other] { $limit } coups sans prise ni promotion.
    }
reason-kings-only =
    { $limit ->
        [one] Un coup de dame, sans prise.
       *[other] { $limit } coups de dames seulement, sans prise.
    }
reason-lone-king =
    { $limit ->
        [one] Un coup contre une dame seule.
       *[other] { $limit } coups contre une dame seule.
    }
reason-many-kings =
    { $limit ->
        [one] Un coup avec { $kings } dames ou plus contre une dame seule.
       *[other] { $limit } coups avec { $kings } dames ou plus contre une dame seule.
    }
reason-main-road =
    { $limit ->
        [one] La dame seule a tenu la grande diagonale pendant un coup.
       *[other] La dame seule a tenu la grande diagonale pendant { $limit } coups.
    }
reason-same-material =
    { $limit ->
        [one] Des dames des deux côtés, et un coup sans prise ni promotion.
       *[other] Des dames des deux côtés, et { $limit } coups sans prise ni promotion.
    }
reason-repetition =
    { $times ->
        [one] La même position est apparue une fois.
       *[other] La même position est apparue { $times } fois.
    }

## What is said

said-move = { $side } : de { $from } à { $to }.
said-capture =
    { $count ->
        [one] { $side } : prise de { $from } à { $to }.
       *[other] { $side } : rafle de { $from } à { $to }, { $count } pièces.
    }
said-crowned = Promotion : le pion devient dame.
said-picked = Pièce en { $square } choisie. Elle peut aller en { $targets }.
said-hopped = Maintenant en { $square }. La prise continue en { $targets }.
said-put-back = Pièce reposée.
said-undone = Coup annulé.
said-redone = Coup rejoué.
said-started = Nouvelle partie : { $variant }.
said-hint-asked = Recherche d’un bon coup…
said-hint = Conseil : de { $from } à { $to }.
said-hint-piece = Indice : la pièce en { $square }. Redemandez pour voir le coup.

## Why not

refused-over = La partie est terminée.
refused-turn = C’est à l’ordinateur de jouer.
refused-looking = Vous regardez en arrière. Revenez à la partie pour jouer.
refused-nothing = Choisissez d’abord une de vos pièces.
refused-not-yours = Cette pièce n’est pas à vous.
refused-blocked = Cette pièce ne peut aller nulle part.
refused-must-capture =
    { $count ->
        [one] La prise est obligatoire, avec la pièce en { $squares }.
       *[other] La prise est obligatoire, avec une pièce de l’une de ces cases : { $squares }.
    }
refused-not-there = Impossible d’aller là.
refused-unfinished = Il faut terminer la prise : continuez en { $squares }.
why-more-pieces = Ici on en prend { $this }, une autre prise en prend { $best } : il faut prendre le plus grand nombre.
why-with-king = Une dame peut prendre : la prise se fait avec la dame.
why-more-kings = Dames prises ici : { $this } ; par l’autre prise : { $best }. À nombre égal, la prise avec le plus de dames est prioritaire.
why-kings-earlier = Tout étant égal, la prise qui rencontre une dame en premier est prioritaire.
why-lands-where-it-goes-on = La rafle continue : il faut s’arrêter là où elle peut continuer.
why-lands-just-behind = Il faut s’arrêter juste derrière la pièce prise.
why-already-captured = Cette pièce est déjà prise. Elle reste sur le damier jusqu’à la fin du coup et ne peut être sautée deux fois.
why-crowning-ends = Le pion qui atteint la dernière rangée devient dame, et le coup est fini.
why-crowned-only-at-the-end = Il passe par la dernière rangée en restant pion : il ne devient dame que si le coup s’y termine.
why-men-move-forward = Le pion n’avance que vers l’avant.
why-men-capture-forward = Le pion ne prend que vers l’avant.
why-king-safe-from-men = Un pion ne peut pas prendre une dame.
why-man-steps-one = Le pion avance d’une case.
why-king-steps-one = La dame avance d’une case.
why-not-diagonal = Les pièces ne se déplacent qu’en diagonale.
why-occupied = Cette case est occupée.
why-own-piece = Une de vos pièces barre la route.
why-two-in-line = On ne peut pas sauter deux pièces de suite.
why-the-rule = Voir la règle
typed-label = Écrire un coup
typed-malformed = « { $text } » n’est pas un coup. Écrivez-le ainsi : 22-17 ou c3:e5.
typed-ambiguous = Plusieurs prises s’écrivent ainsi : { $moves }. Écrivez toutes les cases.

## The board

board-label =
    { $side ->
        [black] Damier, Noirs en bas
       *[white] Damier, Blancs en bas
    }
square-empty = { $square }, vide
square-piece = { $square }, { $piece }
square-can-move = peut jouer
square-in-hand = pièce choisie
square-can-land = peut aller ici
square-waiting = pièce prise, enlevée à la fin du coup
square-last-move = dernier coup
square-hinted = conseil

## What can be done

undo = Annuler
redo = Rejouer
earlier = Avant
later = Après
flip = Tourner
hint = Conseil
move-now = Coup immédiat
resign = Abandon
new-game = Nouvelle partie
rematch = Revanche
swap-sides = Changer de camp
look-back = Revoir
back-to-game = Retour à la partie
play-from-here = Reprendre d’ici
actions-label = Actions
resign-question = Abandonner cette partie ?
resign-yes = Abandonner
resign-no = Continuer
offer-draw = Proposer la nulle
draw-question = { $side } proposent la nulle. L’autre camp accepte-t-il ?
draw-yes = Accepter la nulle
draw-no = Continuer
pause = Faire une pause
resume = Reprendre

## The moves

moves = Coups
no-moves-yet = Aucun coup joué
moves-start = Début
move-label = Coup { $number }, { $side } : { $move }

## A new game

choose-variant = Choisissez un jeu
choose-opponent = Contre
opponent-computer = L’ordinateur
opponent-person = Une personne
choose-level = Niveau
level-1 = Joue presque sans regarder. Un enfant peut gagner.
level-2 = Voit la prise qu’il a sous les yeux, guère plus.
level-3 = Regarde une réponse plus loin et se trompe souvent.
level-4 = Joue pour le plaisir et tombe dans les pièges simples.
level-5 = Joue avec bon sens, mais manque les longues combinaisons.
level-6 = Punit les fautes ; encore battable avec de l’attention.
level-7 = Un solide joueur de club.
level-8 = Fort. Voit la plupart des combinaisons.
level-9 = Très fort. Se trompe rarement.
level-10 = Tout ce qu’il a : environ une seconde par coup.
choose-side = Votre camp
moves-first = { $side }, en premier
moves-second = { $side }, en second
time-title = Pendule
time-none = Sans pendule
time-per-move = { $seconds } s par coup
time-fischer = { $minutes } min + { $seconds } s par coup
time-sand-glass = Sablier, { $minutes } min
time-own = Choisir la cadence…
time-kind = Temps
time-kind-move = Par coup
time-kind-game = Par partie
time-kind-sand-glass = Sablier
time-minutes = Minutes
time-seconds = Secondes
time-increment = Secondes ajoutées par coup
time-wrong = { $field } : un nombre entier de { $least } à { $most }.
time-short = Au moins { $seconds } s en tout.
start-game = Commencer

## What makes a rule set what it is

fact-army =
    { $men ->
        [one] { $men } pion par camp
       *[other] { $men } pions par camp
    }
fact-board =
    { $men ->
        [one] Damier { $size }×{ $size }, { $men } pion par camp
       *[other] Damier { $size }×{ $size }, { $men } pions par camp
    }
fact-men-forward = Le pion ne prend qu’en avant
fact-men-both-ways = Le pion prend aussi en arrière
fact-king-short = La dame se déplace d’une case
fact-king-flies = La dame vole
fact-king-lands-behind = La dame vole, mais s’arrête juste derrière la pièce prise
fact-king-safe-from-men = Le pion ne peut pas prendre une dame
fact-free-choice = Le choix de la prise est libre
fact-most-pieces = La prise majoritaire est obligatoire
fact-most-kings = La prise majoritaire est obligatoire, puis le plus de dames
fact-king-first = Une dame qui peut prendre doit le faire
fact-ladder = Un ordre strict décide entre les prises
fact-goes-on-as-king = Un pion promu pendant une prise continue comme dame
fact-at-once = Les pièces prises sont enlevées aussitôt
fact-optional = La prise est facultative

## Settings

settings = Réglages
settings-language = Langue
settings-appearance = Apparence
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
settings-coordinates = Sur les cases
coordinates-numbers = Numéros
coordinates-letters = Lettres
coordinates-none = Rien
coordinates-own = Selon le règlement
settings-board = Damier
board-wood = Bois
board-slate = Ardoise
board-green = Vert
board-paper = Papier
settings-pieces = Pièces
pieces-turned = Tournées
pieces-flat = Plates
pieces-ink = Encre
settings-playing = En jouant
option-auto-play = Jouer seul l’unique coup possible
option-confirm = Demander avant chaque coup
option-turn-board = Tourner le damier vers qui joue
option-pass = Cacher le damier pendant que l’appareil change de mains
option-evaluation = Montrer ce que l’ordinateur pense de la position
option-sound = Sons
option-vibration = Vibreur
evaluation = Avis de l’ordinateur : { $score } pour les Blancs
close = Fermer
version = Version { $version }, build { $build }
install = Installer sur cet appareil
install-by-hand = Pour installer : touchez Partager, puis « Sur l’écran d’accueil ».
report = Copier pour un signalement
report-copied = Copié : la partie, la version et le navigateur. Collez-le là où vous signalez le problème.
report-by-hand = Le navigateur ne permet pas de copier. Sélectionnez et copiez ici.
backup = Enregistré sur cet appareil
aside-kept = Parties enregistrées mises de côté car illisibles : { $count }. Elles sont aussi dans le fichier.
aside-delete = Les supprimer

## La version sur l’appareil

offline-ready = On peut maintenant jouer hors ligne.
update-ready = Une nouvelle version est là.
update-now = Mettre à jour
update-later = Plus tard
update-waits = Elle arrivera à la fin de ce coup.

## What went wrong

trouble-blocked = Ce navigateur ne permet pas à la page d’enregistrer quoi que ce soit. La partie sera perdue quand vous fermerez la page.
trouble-full = Il n’y a plus de place sur cet appareil pour enregistrer la partie. Elle sera perdue quand vous fermerez la page.
trouble-unreadable = Votre partie enregistrée n’a pas pu être lue. Elle a été mise de côté et une nouvelle partie est prête.
trouble-newer = Votre partie enregistrée vient d’une version plus récente. Elle a été mise de côté et une nouvelle partie est prête.
trouble-stuck = Cette version ne peut pas lire votre partie enregistrée, et il n’y a pas de place pour la mettre de côté. Elle reste telle quelle ; la partie en cours n’est donc pas enregistrée.
elsewhere = La partie se joue dans une autre fenêtre. Ses coups s’affichent ici.
play-here = Jouer ici
trouble-texts = Les textes de cette langue n’ont pas pu être chargés. Ils le seront dès qu’il y aura du réseau.
trouble-place = L’adresse suivie ne mène à rien ici. Voici le damier.
trouble-engine = L’ordinateur ne répond pas.
ask-again = Réessayer
dismiss = OK

## The rules

rules-link = Règles
rules-of = Règles : { $name }
rules-loading = Chargement des règles…
rules-missing = Les règles dans cette langue n’ont pas pu être chargées. Elles le seront dès qu’il y aura du réseau.
rules-try-again = Réessayer

## The library and the profile

library = Bibliothèque
library-loading = Chargement de la bibliothèque…
library-missing = La bibliothèque n’a pas pu être chargée. Elle le sera dès qu’il y aura du réseau.
share = Partager la partie
replay = Revoir la partie
choose-profile = On joue
profile-table = Comme à cette table
profile-federation = Selon la fédération
profile-table-note = Des nulles simples, un damier commun, et vous pouvez commencer.
profile-federation-note = Qui commence, damier, noms des cases et nulles comme à la fédération.

## Une partie avec quelqu’un ailleurs

opponent-far = Quelqu’un au loin
far-friend = Votre adversaire
far-turn = À { $name } de jouer
far-won = Victoire : { $name }
far-asks =
    { $what ->
        [draw] { $name } propose la nulle.
        [undo] { $name } demande à reprendre le dernier coup.
        [pause] { $name } demande d’arrêter ou de relancer les pendules.
       *[rematch] { $name } veut une autre partie en changeant de camp.
    }
far-asked =
    { $what ->
        [draw] Vous avez proposé la nulle.
        [undo] Vous avez demandé à reprendre votre dernier coup.
        [pause] Vous avez demandé d’arrêter ou de relancer les pendules.
       *[rematch] Vous avez demandé une autre partie en changeant de camp.
    }
far-declined = { $name } n’est pas d’accord.
far-yes = Accepter
far-no = Refuser
far-send = Envoyer le lien
far-unsent = { $name } le verra en ouvrant votre lien. Envoyez-le maintenant.
