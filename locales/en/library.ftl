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
hunt = Position (FEN) or first moves
hunt-turned = With colours reversed, too
quest-nothing = This is no position and no moves. A position looks like W:W21-32:B1-12, moves like 1. 11-15 23-19.
quest-illegal = “{ $text }” is not legal there. Legal: { $more }.
quest-ambiguous = “{ $text }” could be any of { $more }.
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
rule-set = Game
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
import-empty = There is nothing in the field yet. Paste games, a position or a link.
import-unreadable = This file cannot be read, or it is larger than 64 MB.
position-which = A position that could be of several games. Choose below which one, and give it again.
position-bad = This is no position. { $why }
position-elsewhere = { $name }: this is no position of that game. { $why } It would be one of: { $names }.
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
report-inferred =
    { $count ->
        [one] { $count } game does not say what it is; its moves are possible only here: { $name }.
       *[other] { $count } games do not say what they are; their moves are possible only here: { $name }.
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
problem-tag-twice = The tag { $text } is given twice; the first was taken.
problem-result = “{ $text }” is no result and was left out. One looks like 1‑0, 2‑0, 1/2‑1/2 or *.
problem-comment = A comment is not closed.
problem-results = The result is { $text }, although the tag says { $more }.
refusal-other-game = This is { $why }, which is not played here.
other-game =
    { $number ->
        [0] chess
        [1] Chinese chess
        [23] pool checkers
        [27] Canadian draughts
        [28] Portuguese draughts
        [30] Turkish draughts
        [40] Frisian draughts
        [41] Spantsiretti
        [50] Othello
       *[other] another game
    }
refusal-game-type = The GameType “{ $text }” is not known.
refusal-start = The start “{ $text }” is no position. { $why }
refusal-house-rule = The rules “{ $text }” are not known for this game.
refusal-not-pdn = “{ $text }” is no game.
fen-empty = It is empty. A position looks like W:W21-32:B1-12.
fen-too-long = It is longer than any position.
fen-turn = “{ $text }” stands where the side to move belongs: W or B.
fen-list = “{ $text }” is no list of pieces: one begins with W or B, as in W21,K30.
fen-side-twice = The pieces of { $text } are listed twice: W and B are expected, once each.
fen-square = “{ $text }” is no square of this board. Squares: { $more }.
fen-no-square = “{ $text }” is no square of this board.
fen-range = “{ $text }” is no range of squares, such as 1-12.
fen-square-twice = Square { $text } is given twice.
fen-uncrowned = The man on { $text } stands on its last row, where it has to be a king: K{ $text }.
fen-no-piece = There is no piece on the board.
fen-off-board = A piece stands off the board.

## Links

link-bad = This link cannot be opened
link-none = It is no link to a game or a position. Perhaps a part of it was cut off.
link-too-long = It is longer than any link of Dama.
link-damaged = It is damaged: letters are missing or wrong. Copy it again, whole.
link-newer = A newer version of Dama made it. Load the page again to get that version.
link-nonsense = It is whole, but what it says cannot be on a board.
share-title = A game of draughts
share-what = What to share
share-less = A link carries the moves, the result and the names. Comments, variations and all else go with PDN.
share-by-post = To go on with this game, send your friend its own link. What is shared below is only to be looked at.
share-game = The whole game
share-position = Only the position
share-names = Names that go with it
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
save-as = Save as
save-png = Picture (PNG)
save-picture = Picture (SVG)
save-film = Web page
save-failed = The browser does not let it be saved.
find-title = Find in the library
find-position = Games with this position
find-opening = Games that begin like this

## Everything in one file

backup-what = One file holds everything: the game at the table, the settings and all games of the library. Keep it in a safe place, or take it to another device.
backup-save = Save everything to a file
backup-read = Bring back from a file
backup-game = The file has a game: { $name }, moves: { $count }. It comes to the table; the game that is there goes into the library.
backup-games =
    { $count ->
        [one] It has { $count } game for the library. What is here already does not come twice.
       *[other] It has { $count } games for the library. What is here already does not come twice.
    }
backup-unread = It has a game that cannot be read. It is put aside as it is, and takes no other’s place.
backup-settings = The settings become those of the file.
backup-yes = Bring back
backup-no = Leave as it is
backup-done = Everything in the file is back.
backup-short = The end of the file is missing: it was cut off. Games for the library that were not in it: { $count }.
backup-bad = This is no file of Dama, or it is damaged. Nothing was changed.
backup-newer = This file is from a newer version of Dama. Nothing was changed.

## A game with somebody far away

far-title = A game with somebody far away
far-how = You play here, your friend on a device of their own. There is no account, and nobody in between.
far-name = Your name, as your friend will see it
far-you-begin = You play { $side } and begin.
far-you-follow = You play { $side }, and your friend begins.
far-by-post = By post, every move is a link. You send it in any messenger or mail; your friend opens it, moves, and sends you a link back. That may take minutes or days.
post-begin = Begin by post
# Within a sentence; where most sentences begin with it, as at their beginning.
post-friend = your friend
post-send = Send this link to { $name }
post-how = It carries the whole game. On opening it, { $name } sees what you did and goes on from there.
post-copied = Copied. Now paste it into a message to your friend.
post-nothing = There is no game by post at the table.
post-to-board = To the board
post-invited = { $name } invites you to a game
post-invited-note = Whoever opens this invitation first and sends a link back has the seat.
post-accept = Sit down and play
post-rematch = { $name } wants another game
post-taken = The game with { $name }
post-older = This link is older than your game
post-older-note = Your game has gone on since then. It stays as it is.
post-crossed = You have both done something at once
post-crossed-yours = What you did counts. Send your link again, so that { $name } knows.
post-crossed-theirs = What { $name } did counts; your own last step is undone.
post-claims = This link says that you did something this device knows nothing of
post-claims-note = Up to move { $number } it is your game. If you went on with it on another device, take it; if not, keep yours.
post-claims-take = That was me: take it
post-changed = This link tells the game differently
post-changed-note = At move { $number } it departs from the game on this device. Yours stays as it is; ask { $name } for the right link.
post-seat-taken = Somebody else sits in this seat
post-seat-taken-note = Another person has answered the invitation. Nothing of yours has changed.
post-other-terms = This link is not your game
post-other-terms-note = It has your game’s number, but other rules or another start. Nothing of yours has changed.
post-forged = It is whole, but at move { $number } something is done in it that the rules do not allow. Somebody has tampered with it.
post-stranger = A game between { $names }
post-stranger-note = It is none of the games on this device. You can look at it.
post-look = Look at the game
post-mine = Are you one of the two? Go on with it on this device as
post-games = Games by post
post-put-away = Take from the list

## A live game

live-title = Play live
live-how = The two browsers talk to each other directly, with no server in between. Each of you sends the other one link; then both keep the page open.
live-begin = Make an invitation
live-preparing = One moment: the browser is finding out where it can be reached.
live-send = Send this link to your friend, and leave this page open
live-copied = Copied. Send it to your friend, then wait here for the answer.
live-answer = Your friend’s answer
live-answer-how = A link comes back from your friend. Open it in this browser, or paste it here.
live-answer-bad = This is not the answer to this invitation.
live-connect = Connect
live-goes-on = The game you have begun goes on as it stands.
live-invited = { $name } invites you to play live
live-invited-nobody = You are invited to play live
live-accept = Accept
live-reply = Send this link back, and leave this page open
live-waiting = Waiting for your friend. The game begins by itself.
live-reaching = Connecting…
live-passed-on = Your other window has the answer. You can close this one.
live-nobody-waits = No window of this browser waits for this answer. Open it where the invitation was made, or paste it there.
live-no-browser = This browser cannot connect to another one.
live-no-way = The browser found no network over which it could be reached.
live-not-reached = The two devices could not reach each other. On the same network it works as a rule; across networks often only with a server that you name below.
live-lost = The course of this game is no longer on this device, and the other side relied on it.
live-version = The other side has another version of Dama. Load the page again on both devices.
live-once-more = Try again
live-by-post = Play by post instead
live-servers = Servers, for different networks
live-servers-how = Without one, only your friend’s device is contacted. A STUN server tells your browser its address on the internet; a TURN server passes everything on. Whoever runs it learns both your addresses. One a line: stun:host or turn:host name password.
live-servers-kept = Kept. It counts from the next try.
live-servers-bad = This is no such server: { $line }
live-open = Connected
live-silent = Interrupted. The clocks stand still; it goes on by itself when the line is back.
live-apart = Not connected. The game is kept.
live-left = Your friend has left. The game is kept.
live-cut = What came from the other side made no sense, so the line was cut. The game is kept.
live-again = Invite again
live-claim = Claim the win
live-claimed = Your friend did not come back, and you have ended the game.
live-differ = The two boards differ, so the game has stopped. Each device keeps its own.
live-clocks = The two clocks are too far apart, so the game has stopped. Each device keeps its own.
live-other-game = The other side is playing another game.
live-say = Say something
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-good = Good move!
phrase-oops = Oops!
phrase-wait = One moment, please.
phrase-thanks = Thank you!
phrase-game = Good game!
phrase-go = I have to go.
