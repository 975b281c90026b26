## The library

library-empty = Il n’y a encore rien ici. Les parties que vous terminez se gardent toutes seules ; celles des autres, vous pouvez les apporter.
library-blocked = Ce navigateur ne laisse pas la page tenir une bibliothèque. Les parties terminées attendent sur l’appareil tant qu’il y a de la place.
library-full = Il n’y a plus de place sur cet appareil. Ce qui est dans la bibliothèque y reste ; rien d’autre n’a été ajouté.
games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
moves-count =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
search = Chercher noms, tournois, dates
hunt = Position (FEN) ou premiers coups
hunt-turned = Aussi avec les couleurs inversées
quest-nothing = Ce n’est ni une position ni des coups. Une position s’écrit W:W21-32:B1-12, des coups 1. 11-15 23-19.
quest-illegal = « { $text } » n’est pas permis là. Permis : { $more }.
quest-ambiguous = « { $text } » peut être n’importe lequel de { $more }.
any-variant = Tous les jeux
any-result = Tout résultat
unfinished = Inachevée
order = Ordre
order-newest = Dernières ajoutées d’abord
order-played = Dernières jouées d’abord
order-players = Par nom
order-longest = Les plus longues d’abord
more = Afficher la suite
rename = Renommer
name = Nom ou tournoi
name-keep = Garder
export-one = Enregistrer en PDN
export-all = Enregistrer celles-ci en PDN
delete = Supprimer
deleted = Supprimée : { $name }
undelete = Annuler
scores = Contre l’ordinateur
rule-set = Jeu
won = Gagnées
drawn-games = Nulles
lost = Perdues

## Bringing games in

import = Apporter des parties
import-how = Collez du PDN, une position (FEN) ou un lien, ou le message qui les contient ; choisissez des fichiers ; ou déposez-les ici.
import-text = Des parties, une position ou un lien
import-read = Lire
import-file = Choisir des fichiers
import-assume = Si une partie ne dit pas à quoi elle se joue
import-ask = Me demander
import-stop = Arrêter
import-nothing = Il n’y a ni partie ni position dans ce texte.
import-empty = Le champ est encore vide. Collez des parties, une position ou un lien.
import-unreadable = Ce fichier ne peut pas être lu, ou il dépasse 64 Mo.
position-which = Cette position peut être de plusieurs jeux. Choisissez lequel ci-dessous et redonnez-la.
position-bad = Ce n’est pas une position. { $why }
position-elsewhere = { $name } : ce n’est pas une position de ce jeu. { $why } Elle irait à : { $names }.
report-none = Il n’y avait aucune partie.
report-kept =
    { $count ->
        [one] { $count } partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
report-doubles =
    { $count ->
        [one] { $count } y était déjà.
       *[other] { $count } y étaient déjà.
    }
report-faulty =
    { $count ->
        [one] { $count } a des erreurs :
       *[other] { $count } ont des erreurs :
    }
report-inferred =
    { $count ->
        [one] { $count } partie ne dit pas à quoi elle se joue ; ses coups ne sont possibles qu’ici : { $name }.
       *[other] { $count } parties ne disent pas à quoi elles se jouent ; leurs coups ne sont possibles qu’ici : { $name }.
    }
report-stopped = Arrêté avant la fin.
report-game = Partie { $number }, ligne { $line }
report-ask-none = Elle ne dit pas à quoi elle se joue, et aucune règle ne permet de la jouer en entier.
report-ask = Elle ne dit pas à quoi elle se joue. Ce pourrait être : { $names }. Choisissez ci-dessus et relisez-la.

## What is wrong with a game

at-move = Coup { $number }, { $side } : { $why }
problem-illegal = « { $text } » n’est pas permis. Permis : { $more }. Gardée jusqu’ici.
problem-after-end = « { $text } » vient après la fin de la partie.
problem-ambiguous = « { $text } » peut être l’un de { $more }. Gardée jusqu’ici.
problem-stray = « { $text } » n’est pas un coup. Gardée jusqu’ici.
problem-position = Une position ne peut se trouver qu’avant le premier coup. Gardée jusqu’ici.
problem-too-deep = Trop de variantes les unes dans les autres ; celle-ci a été laissée.
problem-too-long = Plus de coups qu’on n’en lit. Gardée jusqu’ici.
problem-tag = « { $text } » n’est pas une étiquette ; elle a été laissée.
problem-tag-twice = L’étiquette { $text } figure deux fois ; la première compte.
problem-result = « { $text } » n’est pas un résultat ; il a été laissé. Un résultat s’écrit 1‑0, 2‑0, 1/2‑1/2 ou *.
problem-comment = Un commentaire n’est pas fermé.
problem-results = Le résultat est { $text }, alors que l’étiquette dit { $more }.
refusal-other-game = Ceci ne se joue pas ici : { $why }.
other-game =
    { $number ->
        [0] échecs
        [1] échecs chinois
        [23] dames pool
        [27] dames canadiennes
        [28] dames portugaises
        [30] dames turques
        [40] dames frisonnes
        [41] spantsiretti
        [50] Othello
       *[other] un autre jeu
    }
refusal-game-type = Le GameType « { $text } » n’est pas connu.
refusal-start = Le début « { $text } » n’est pas une position. { $why }
refusal-house-rule = Les règles « { $text } » ne sont pas connues pour ce jeu.
refusal-not-pdn = « { $text } » n’est pas une partie.
fen-empty = Elle est vide. Une position s’écrit W:W21-32:B1-12.
fen-too-long = Elle est plus longue que toute position.
fen-turn = À la place du camp au trait, W ou B, il y a « { $text } ».
fen-list = « { $text } » n’est pas une liste de pièces : elle commence par W ou B, comme W21,K30.
fen-side-twice = Les pièces de { $text } sont données deux fois ; W et B sont attendus une fois chacun.
fen-square = « { $text } » n’est pas une case de ce damier. Cases : { $more }.
fen-no-square = « { $text } » n’est pas une case de ce damier.
fen-range = « { $text } » n’est pas une suite de cases comme 1-12.
fen-square-twice = La case { $text } est donnée deux fois.
fen-uncrowned = Le pion en { $text } est sur sa dernière rangée ; là, ce doit être une dame : K{ $text }.
fen-no-piece = Il n’y a aucune pièce sur le damier.
fen-off-board = Une pièce est hors du damier.

## Links

link-bad = Ce lien ne peut pas être ouvert
link-none = Ce n’est pas un lien vers une partie ou une position. Un morceau s’est peut-être perdu.
link-too-long = Il est plus long que tout lien de Dama.
link-damaged = Il est abîmé : des lettres manquent ou sont fausses. Copiez-le à nouveau, en entier.
link-newer = Une version plus récente de Dama l’a fait. Rechargez la page pour l’avoir.
link-nonsense = Il est entier, mais ce qu’il dit ne peut être sur un damier.
share-title = Une partie de dames
share-what = Que partager
share-less = Un lien porte les coups, le résultat et les noms. Les commentaires, les variantes et le reste partent avec PDN.
share-by-post = Pour continuer cette partie, envoyez à votre adversaire son propre lien. Ce qui est partagé ci-dessous sert seulement à regarder.
share-game = Toute la partie
share-position = La position seule
share-names = Noms envoyés avec elle
share-link = Le lien
share-copy = Copier le lien
share-send = Envoyer…
share-copied = Copié. Qui l’ouvre voit la partie et ne perd rien du sien.
share-by-hand = Le navigateur ne laisse pas copier. Il est sélectionné : copiez-le à la main.
share-code = Pour l’appareil photo d’un autre appareil
share-too-long = Cette partie est trop longue pour un code. Copiez le lien.
share-nothing = Il n’y a pas de partie à partager à la table.

## Looking through a game

a-position = Une position
step-back = Un coup en arrière
step-on = Un coup en avant
step-end = À la fin
run = Dérouler
pause = Mettre en pause
keep = Garder dans la bibliothèque
kept = Elle est dans la bibliothèque.
game-gone = Cette partie n’est plus dans la bibliothèque.
table-busy = La partie en cours à la table va dans la bibliothèque, inachevée. Vous pourrez la continuer de là.
table-stays = La partie à la table n’a pas pu aller dans la bibliothèque ; elle reste donc où elle est.
save-as = Enregistrer comme
save-png = Image (PNG)
save-picture = Image (SVG)
save-film = Page web
save-failed = Le navigateur ne laisse pas enregistrer.
find-title = Chercher dans la bibliothèque
find-position = Parties avec cette position
find-opening = Parties qui commencent ainsi

## Everything in one file

backup-what = Un seul fichier contient tout : la partie sur la table, les réglages et toutes les parties de la bibliothèque. Gardez-le en lieu sûr ou emportez-le sur un autre appareil.
backup-save = Tout enregistrer dans un fichier
backup-read = Récupérer depuis un fichier
backup-game = Le fichier contient une partie : { $name }, coups : { $count }. Elle vient sur la table ; celle qui y est va dans la bibliothèque.
backup-games =
    { $count ->
        [one] Il contient { $count } partie pour la bibliothèque. Ce qui est déjà ici ne vient pas deux fois.
       *[other] Il contient { $count } parties pour la bibliothèque. Ce qui est déjà ici ne vient pas deux fois.
    }
backup-unread = Il contient une partie illisible. Elle est mise de côté telle quelle et n’en remplace aucune autre.
backup-settings = Les réglages deviennent ceux du fichier.
backup-yes = Récupérer
backup-no = Ne rien changer
backup-done = Tout ce que contenait le fichier est de retour.
backup-short = La fin du fichier manque : il a été coupé. Parties pour la bibliothèque qui n’y étaient pas : { $count }.
backup-bad = Ce n’est pas un fichier de Dama, ou il est abîmé. Rien n’a changé.
backup-newer = Ce fichier vient d’une version plus récente de Dama. Rien n’a changé.

## Une partie à distance

far-title = Une partie à distance
far-how = Vous jouez ici, l’autre personne sur son propre appareil. Pas de compte, et personne entre vous.
far-name = Votre nom, tel que l’autre personne le verra
far-you-begin = Vous jouez les { $side } et vous commencez.
far-you-follow = Vous jouez les { $side } et l’autre personne commence.
far-by-post = Par correspondance, chaque coup est un lien. Vous l’envoyez par messagerie ou par e-mail ; l’autre personne l’ouvre, joue et vous renvoie un lien. Cela peut prendre des minutes ou des jours.
post-begin = Commencer par correspondance
# Within a sentence; where most sentences begin with it, as at their beginning.
post-friend = votre adversaire
post-send = Envoyez ce lien à { $name }
post-how = Il porte toute la partie. En l’ouvrant, { $name } voit ce que vous avez fait et continue à partir de là.
post-copied = Copié. Collez-le maintenant dans un message.
post-nothing = Il n’y a pas de partie par correspondance à la table.
post-to-board = Au damier
post-invited = { $name } vous invite à une partie
post-invited-note = La place est à la première personne qui ouvre cette invitation et renvoie un lien.
post-accept = S’asseoir et jouer
post-rematch = { $name } veut une autre partie
post-taken = La partie avec { $name }
post-older = Ce lien est plus ancien que votre partie
post-older-note = Votre partie a continué depuis. Elle reste comme elle est.
post-crossed = Vous avez tous deux fait quelque chose en même temps
post-crossed-yours = C’est ce que vous avez fait qui compte. Renvoyez votre lien pour que { $name } le sache.
post-crossed-theirs = C’est ce que { $name } a fait qui compte ; votre dernière action est annulée.
post-claims = Ce lien dit que vous avez fait une chose que cet appareil ne connaît pas
post-claims-note = Jusqu’au coup { $number }, c’est votre partie. Si vous l’avez continuée sur un autre appareil, prenez-la ; sinon, gardez la vôtre.
post-claims-take = C’était moi : la prendre
post-changed = Ce lien raconte la partie autrement
post-changed-note = Au coup { $number }, il s’écarte de la partie de cet appareil. La vôtre reste comme elle est ; demandez le bon lien à { $name }.
post-seat-taken = Quelqu’un d’autre a cette place
post-seat-taken-note = Une autre personne a répondu à l’invitation. Rien n’a changé chez vous.
post-other-terms = Ce lien n’est pas votre partie
post-other-terms-note = Il a le numéro de votre partie, mais d’autres règles ou un autre départ. Rien n’a changé chez vous.
post-forged = Il est entier, mais au coup { $number } il s’y fait une chose que les règles n’autorisent pas. Quelqu’un l’a modifié.
post-stranger = Une partie entre { $names }
post-stranger-note = Ce n’est aucune des parties de cet appareil. Vous pouvez la regarder.
post-look = Regarder la partie
post-mine = Êtes-vous l’une des deux personnes ? Continuez sur cet appareil en tant que
post-games = Parties par correspondance
post-put-away = Retirer de la liste

## Une partie en direct

live-title = Jouer en direct
live-how = Les deux navigateurs se parlent directement, sans serveur entre eux. Chacun envoie un lien à l’autre, puis les deux gardent la page ouverte.
live-begin = Créer une invitation
live-preparing = Un instant : le navigateur cherche par où il peut être joint.
live-send = Envoyez ce lien et laissez cette page ouverte
live-copied = Copié. Envoyez-le, puis attendez la réponse ici.
live-answer = La réponse
live-answer-how = L’autre personne vous renvoie un lien. Ouvrez-le dans ce navigateur ou collez-le ici.
live-answer-bad = Ce n’est pas la réponse à cette invitation.
live-connect = Connecter
live-goes-on = La partie commencée continue où elle en est.
live-invited = { $name } vous invite à jouer en direct
live-invited-nobody = On vous invite à jouer en direct
live-accept = Accepter
live-reply = Renvoyez ce lien et laissez cette page ouverte
live-waiting = En attente de l’autre personne. La partie commence toute seule.
live-reaching = Connexion…
live-passed-on = Votre autre fenêtre a la réponse. Vous pouvez fermer celle-ci.
live-nobody-waits = Aucune fenêtre de ce navigateur n’attend cette réponse. Ouvrez-la là où l’invitation a été créée, ou collez-la là-bas.
live-no-browser = Ce navigateur ne peut pas se connecter à un autre.
live-no-way = Le navigateur n’a trouvé aucun réseau par lequel il puisse être joint.
live-not-reached = Les deux appareils n’ont pas pu se joindre. Sur le même réseau cela marche en général ; entre réseaux, souvent seulement avec un serveur que vous indiquez ci-dessous.
live-lost = Le cours de cette partie n’est plus sur cet appareil, et l’autre côté comptait dessus.
live-version = L’autre côté a une autre version de Dama. Rechargez la page sur les deux appareils.
live-once-more = Réessayer
live-by-post = Jouer plutôt par correspondance
live-servers = Serveurs, pour des réseaux différents
live-servers-how = Sans serveur, seul l’appareil de l’autre personne est contacté. Un serveur STUN dit à votre navigateur son adresse sur internet ; un serveur TURN transmet tout. Celui qui le gère connaît vos deux adresses. Un par ligne : stun:hôte ou turn:hôte nom mot-de-passe.
live-servers-kept = Gardé. Valable dès le prochain essai.
live-servers-bad = Ce n’est pas un tel serveur : { $line }
live-open = Connecté
live-silent = Interrompu. Les pendules sont arrêtées ; la partie reprend d’elle-même quand la liaison revient.
live-apart = Non connecté. La partie est conservée.
live-left = L’autre personne est partie. La partie est conservée.
live-cut = Ce qui est arrivé de l’autre côté n’avait pas de sens ; la liaison a été coupée. La partie est conservée.
live-again = Inviter de nouveau
live-claim = Réclamer la victoire
live-claimed = L’autre personne n’est pas revenue ; vous avez terminé la partie.
live-differ = Les deux damiers diffèrent ; la partie est arrêtée. Chaque appareil garde le sien.
live-clocks = Les deux pendules diffèrent trop ; la partie est arrêtée. Chaque appareil garde la sienne.
live-other-game = L’autre côté joue une autre partie.
live-say = Dire quelque chose
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-good = Bien joué !
phrase-oops = Aïe !
phrase-wait = Un instant, s’il vous plaît.
phrase-thanks = Merci !
phrase-game = Belle partie !
phrase-go = Je dois partir.
