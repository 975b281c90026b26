## The library

library-empty = Nothing here yet. Games you finish are kept by themselves; games of others you can bring in.
library-blocked = This browser does not let the page keep a library. Finished games wait on the device for as long as it can hold them.
library-full = There is no room left on this device. What is in the library stays; nothing more was added.
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
search = Search names, events, dates
any-variant = All games
any-result = Any result
unfinished = Not finished
order = Order
order-newest = Last added first
order-played = Last played first
order-players = By name
order-longest = Longest first
more = Show more
rename = Rename
name = Name or event
name-keep = Keep
export-one = Save as PDN
export-all = Save these as PDN
delete = Delete
deleted = Deleted: { $name }
undelete = Undo
scores = Against the computer
won = Won
drawn-games = Drawn
lost = Lost

## Bringing games in

import = Bring in games
import-how = Paste PDN, a position (FEN) or a link, or the e-mail it came in; choose files; or drop them here.
import-text = Games, a position or a link
import-read = Read it
import-file = Choose files
import-assume = If a game does not say what it is
import-ask = Ask me
import-stop = Stop
import-nothing = There is no game and no position in this text.
import-unreadable = This file cannot be read, or it is larger than 64 MB.
position-which = A position that could be of several games. Choose below which one, and give it again.
position-bad = This is no position of that game.
report-none = There was no game in it.
report-kept =
    { $count ->
        [one] { $count } game added.
       *[other] { $count } games added.
    }
report-doubles =
    { $count ->
        [one] { $count } was here already.
       *[other] { $count } were here already.
    }
report-faulty =
    { $count ->
        [one] { $count } has errors:
       *[other] { $count } have errors:
    }
report-stopped = Stopped before the end.
report-game = Game { $number }, line { $line }
report-ask-none = It does not say what it is, and by no rules can all of it be played.
report-ask = It does not say what it is. It could be: { $names }. Choose one above and read it again.

## What is wrong with a game

at-move = Move { $number }, { $side }: { $why }
problem-illegal = “{ $text }” is not legal. Legal: { $more }. Kept up to here.
problem-after-end = “{ $text }” comes after the end of the game.
problem-ambiguous = “{ $text }” could be any of { $more }. Kept up to here.
problem-stray = “{ $text }” is no move. Kept up to here.
problem-position = A position can stand only before the first move. Kept up to here.
problem-too-deep = Too many variations within one another; this one was left out.
problem-too-long = More moves than are read. Kept up to here.
problem-tag = “{ $text }” is no tag; it was left out.
problem-comment = A comment is not closed.
problem-results = The result is { $text }, although the tag says { $more }.
refusal-other-game = This is { $text }, which is not played here.
refusal-game-type = The GameType “{ $text }” is not known.
refusal-start = The start “{ $text }” is no position.
refusal-house-rule = The rules “{ $text }” are not known for this game.
refusal-not-pdn = “{ $text }” is no game.

## Links

link-bad = This link cannot be opened
link-none = It is no link to a game or a position. Perhaps a part of it was cut off.
link-too-long = It is longer than any link of Dama.
link-damaged = It is damaged: letters are missing or wrong. Copy it again, whole.
link-newer = A newer version of Dama made it. Load the page again to get that version.
link-nonsense = It is whole, but what it says cannot be on a board.
share-title = A game of draughts
share-what = What to share
share-game = The whole game
share-position = Only the position
share-link = The link
share-copy = Copy the link
share-send = Send…
share-copied = Copied. Whoever opens it sees the game, and nothing of theirs is lost.
share-by-hand = The browser does not let it be copied. It is selected: copy it by hand.
share-code = For the camera of another device
share-too-long = This game is too long for a code. Copy the link.
share-nothing = There is no game at the table to share.

## Looking through a game

a-position = A position
step-back = One move back
step-on = One move on
step-end = To the end
run = Play by itself
pause = Pause
keep = Keep in the library
kept = It is in the library.
game-gone = This game is not in the library any more.
table-busy = The game at the table goes into the library, unfinished as it is. You can go on with it from there.
table-stays = The game at the table could not be put into the library, so it stays where it is.
save-pdn = Save as PDN
save-picture = Save the picture
save-film = Save as a web page
save-failed = The browser does not let it be saved.
