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
import-unreadable = Ce fichier ne peut pas être lu, ou il dépasse 64 Mo.
position-which = Cette position peut être de plusieurs jeux. Choisissez lequel ci-dessous et redonnez-la.
position-bad = Ce n’est pas une position de ce jeu.
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
problem-comment = Un commentaire n’est pas fermé.
problem-results = Le résultat est { $text }, alors que l’étiquette dit { $more }.
refusal-other-game = C’est { $text }, qui ne se joue pas ici.
refusal-game-type = Le GameType « { $text } » n’est pas connu.
refusal-start = Le début « { $text } » n’est pas une position.
refusal-house-rule = Les règles « { $text } » ne sont pas connues pour ce jeu.
refusal-not-pdn = « { $text } » n’est pas une partie.

## Links

link-bad = Ce lien ne peut pas être ouvert
link-none = Ce n’est pas un lien vers une partie ou une position. Un morceau s’est peut-être perdu.
link-too-long = Il est plus long que tout lien de Dama.
link-damaged = Il est abîmé : des lettres manquent ou sont fausses. Copiez-le à nouveau, en entier.
link-newer = Une version plus récente de Dama l’a fait. Rechargez la page pour l’avoir.
link-nonsense = Il est entier, mais ce qu’il dit ne peut être sur un damier.
share-title = Une partie de dames
share-what = Que partager
share-game = Toute la partie
share-position = La position seule
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
save-pdn = Enregistrer en PDN
save-picture = Enregistrer l’image
save-film = Enregistrer comme page web
save-failed = Le navigateur ne laisse pas enregistrer.
