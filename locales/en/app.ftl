app-name = Dama
page-title = { $place } – Dama

## The rule sets

variant-american = American checkers
variant-russian = Russian draughts
variant-brazilian = Brazilian draughts
variant-spanish = Spanish draughts
variant-italian = Italian draughts
variant-czech = Czech draughts
variant-international = International draughts
variant-thai = Thai draughts
optional-capture = Optional capture
optional-capture-note = A house rule: you may pass up a capture and make a quiet move. A capture once begun is finished.

## Sides and pieces

side-black = Black
side-white = White
piece =
    { $rank ->
        [king] { $side ->
            [black] black king
           *[white] white king
        }
       *[man] { $side ->
            [black] black man
           *[white] white man
        }
    }

## Whose turn

your-turn = Your turn
side-to-move = { $side } to move
thinking = The computer is thinking…
capture-goes-on = Go on capturing
choose-way = More than one capture ends there. Which one?
confirm-move = Play this move?
confirm-yes = Play
confirm-no = Put back
paused = Paused
looking-back = After move { $move }
looking-at-start = The start
pass-to = Hand the device to { $side }
pass-done = Show the board

## The players

player-you = You
player-computer = Computer, level { $level }
player-plays =
    { $side ->
        [black] (Black)
       *[white] (White)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] Captured nothing yet
            [one] Captured { $kings } king
           *[other] Captured { $kings } kings
        }
        [one] { $kings ->
            [0] Captured { $men } man
            [one] Captured { $men } man and { $kings } king
           *[other] Captured { $men } man and { $kings } kings
        }
       *[other] { $kings ->
            [0] Captured { $men } men
            [one] Captured { $men } men and { $kings } king
           *[other] Captured { $men } men and { $kings } kings
        }
    }

## Draw counts on their way

count-no-progress = { $count } of { $limit } without a capture or a crown
count-kings-only = { $count } of { $limit } by kings only, without a capture
count-lone-king = { $count } of { $limit } against a lone king
count-many-kings = { $count } of { $limit } with { $kings } kings or more against a lone king
count-main-road = { $count } of { $limit } with the lone king on the main road
count-same-material = { $count } of { $limit } with kings on both sides, without a capture or a crown
count-repetition =
    { $count ->
        [one] This position has come up once; at { $limit } it is a draw
       *[other] This position has come up { $count } times; at { $limit } it is a draw
    }

## The result

you-won = You won
computer-won = The computer won
side-won = { $side } won
drawn = A draw
reason-no-pieces = { $side } has no pieces left.
reason-no-moves = { $side } cannot move.
reason-resigned = { $side } resigned.
reason-you-resigned = You resigned.
reason-agreed = Both sides agreed.
reason-time = { $side } ran out of time.
reason-no-progress =
    { $limit ->
        [one] One move without a capture or a crown.
       *[other] { $limit } moves without a capture or a crown.
    }
reason-kings-only =
    { $limit ->
        [one] One move by kings only, without a capture.
       *[other] { $limit } moves by kings only, without a capture.
    }
reason-lone-king =
    { $limit ->
        [one] One move against a lone king.
       *[other] { $limit } moves against a lone king.
    }
reason-many-kings =
    { $limit ->
        [one] One move with { $kings } kings or more against a lone king.
       *[other] { $limit } moves with { $kings } kings or more against a lone king.
    }
reason-main-road =
    { $limit ->
        [one] The lone king has held the main road for one move.
       *[other] The lone king has held the main road for { $limit } moves.
    }
reason-same-material =
    { $limit ->
        [one] Kings on both sides, and one move without a capture or a crown.
       *[other] Kings on both sides, and { $limit } moves without a capture or a crown.
    }
reason-repetition =
    { $times ->
        [one] The same position came up once.
       *[other] The same position came up { $times } times.
    }

## What is said

said-move = { $side }: { $from } to { $to }.
said-capture =
    { $count ->
        [one] { $side }: { $from } takes { $to }.
       *[other] { $side }: { $from } takes { $to }, { $count } pieces.
    }
said-crowned = It is crowned.
said-picked = { $square } picked up. It can go to { $targets }.
said-hopped = On { $square }. The capture goes on to { $targets }.
said-put-back = Put back.
said-undone = Taken back.
said-redone = Played again.
said-started = New game: { $variant }.
said-hint-asked = Looking for a good move…
said-hint = Hint: { $from } to { $to }.
said-hint-piece = Hint: the piece on { $square }. Ask again for the move.

## Why not

refused-over = The game is over.
refused-turn = It is the computer’s turn.
refused-looking = You are looking back. Return to the game to move.
refused-nothing = Choose one of your pieces first.
refused-not-yours = That piece is not yours to move.
refused-blocked = This piece has nowhere to go.
refused-must-capture =
    { $count ->
        [one] A capture must be played, with the piece on { $squares }.
       *[other] A capture must be played, with a piece on one of { $squares }.
    }
refused-not-there = It cannot go there.
refused-unfinished = The capture must be finished: on to { $squares }.
why-more-pieces = This takes { $this }, another capture { $best }: the most must be taken.
why-with-king = A king can capture, so the capture must be made with a king.
why-more-kings = This takes { $this } kings, another capture { $best }: at equal number, the one with the most kings comes first.
why-kings-earlier = All else being equal, the capture that meets a king first comes first.
why-lands-where-it-goes-on = The capture can go on, so it must land where it does.
why-lands-just-behind = It must land just behind the piece it takes.
why-already-captured = That piece is captured already. It stays on the board until the move ends, and cannot be jumped again.
why-crowning-ends = A man that reaches the last row is crowned, and the move is over.
why-crowned-only-at-the-end = It passes the last row as a man: it is crowned only if the move ends there.
why-men-move-forward = A man moves forwards only.
why-men-capture-forward = A man captures forwards only.
why-king-safe-from-men = A man cannot take a king.
why-man-steps-one = A man steps one square.
why-king-steps-one = A king steps one square.
why-not-diagonal = Pieces move along the diagonals only.
why-occupied = That square is taken.
why-own-piece = One of your own pieces is in the way.
why-two-in-line = Two pieces in a row cannot be jumped.
why-the-rule = See the rule
typed-label = Type a move
typed-malformed = “{ $text }” is not a move. Write it like 22-17 or c3:e5.
typed-ambiguous = More than one capture reads like this: { $moves }. Write every square.

## The board

board-label =
    { $side ->
        [black] Board, Black at the bottom
       *[white] Board, White at the bottom
    }
square-empty = { $square }, empty
square-piece = { $square }, { $piece }
square-can-move = can move
square-in-hand = picked up
square-can-land = can go here
square-waiting = captured, leaves when the move ends
square-last-move = last move
square-hinted = hint

## What can be done

undo = Undo
redo = Redo
earlier = Earlier
later = Later
flip = Flip
hint = Hint
move-now = Move now
resign = Resign
new-game = New game
rematch = Rematch
swap-sides = Swap sides
look-back = Look back
back-to-game = Back to the game
play-from-here = Play on from here
actions-label = Actions
resign-question = Resign this game?
resign-yes = Resign
resign-no = Keep playing
offer-draw = Offer a draw
draw-question = { $side } offers a draw. Does the other side agree?
draw-yes = Agree to a draw
draw-no = Play on
pause = Pause
resume = Go on

## The moves

moves = Moves
no-moves-yet = No moves yet
moves-start = Start
move-label = Move { $number }, { $side }: { $move }

## A new game

choose-variant = Choose a game
choose-opponent = Against
opponent-computer = The computer
opponent-person = A second person
choose-level = Level
level-1 = Moves almost without looking. A child can win.
level-2 = Sees the capture in front of it, little more.
level-3 = Looks one reply ahead and often slips.
level-4 = A casual player who falls for simple traps.
level-5 = Plays sensibly, misses longer combinations.
level-6 = Punishes mistakes; still beatable with care.
level-7 = A steady club player.
level-8 = Strong. Sees most combinations.
level-9 = Very strong. Rarely slips.
level-10 = All it has: about a second for every move.
choose-side = Your side
moves-first = { $side }, moves first
moves-second = { $side }, moves second
time-title = Clock
time-none = No clock
time-per-move = { $seconds } s for each move
time-fischer = { $minutes } min + { $seconds } s a move
time-sand-glass = Sand-glass, { $minutes } min
time-own = Set it yourself…
time-kind = Time
time-kind-move = For each move
time-kind-game = For the game
time-kind-sand-glass = Sand-glass
time-minutes = Minutes
time-seconds = Seconds
time-increment = Seconds added per move
time-wrong = { $field }: a whole number from { $least } to { $most }.
time-short = At least { $seconds } s in all.
start-game = Start the game

## What makes a rule set what it is

fact-army =
    { $men ->
        [one] { $men } man each
       *[other] { $men } men each
    }
fact-board =
    { $men ->
        [one] { $size }×{ $size } board, { $men } man each
       *[other] { $size }×{ $size } board, { $men } men each
    }
fact-men-forward = Men capture forwards only
fact-men-both-ways = Men capture backwards too
fact-king-short = Kings step one square
fact-king-flies = Kings fly
fact-king-lands-behind = Kings fly, but land just behind what they take
fact-king-safe-from-men = Men cannot take kings
fact-free-choice = Any capture will do
fact-most-pieces = The largest capture must be taken
fact-most-kings = The largest capture must be taken, then the most kings
fact-king-first = A king that can capture must
fact-ladder = A strict order decides among captures
fact-goes-on-as-king = A man crowned in mid-capture goes on as a king
fact-at-once = Captured pieces leave at once
fact-optional = Capturing is optional

## Settings

settings = Settings
settings-language = Language
settings-appearance = Appearance
theme-system = Same as the device
theme-light = Light
theme-dark = Dark
settings-coordinates = On the squares
coordinates-numbers = Numbers
coordinates-letters = Letters
coordinates-none = None
coordinates-own = By the rules
settings-board = Board
board-wood = Wood
board-slate = Slate
board-green = Green
board-paper = Paper
settings-pieces = Pieces
pieces-turned = Turned
pieces-flat = Flat
pieces-ink = Ink
settings-playing = Playing
option-auto-play = Play an only move by itself
option-confirm = Ask before each move is played
option-turn-board = Turn the board to whoever moves
option-pass = Cover the board while the device changes hands
option-evaluation = Show what the computer thinks of the position
option-sound = Sounds
option-vibration = Vibration
evaluation = The computer’s view: { $score } for White
close = Close
version = Version { $version }, build { $build }
install = Install on this device
install-by-hand = To install: tap Share, then “Add to Home Screen”.
report = Copy for a report
report-copied = Copied: the game, the version and the browser. Paste it where you report.
report-by-hand = The browser does not let it be copied. Select and copy it here.
backup = Saved on this device
aside-kept = Saved games put aside because they could not be read: { $count }. The file has them too.
aside-delete = Delete them

## The version on the device

offline-ready = Ready to play offline.
update-ready = A new version is here.
update-now = Update
update-later = Later
update-waits = It comes when this move is over.

## What went wrong

trouble-blocked = This browser does not let the page keep anything. The game will be lost when you close it.
trouble-full = There is no room left on this device to save the game. It will be lost when you close the page.
trouble-unreadable = Your saved game could not be read. It was put aside, and a new game is ready.
trouble-newer = Your saved game is from a newer version. It was put aside, and a new game is ready.
trouble-stuck = Your saved game cannot be read by this version, and there is no room to put it aside. It stays as it is, so the game you play now is not saved.
elsewhere = The game is being played in another window. Its moves are shown here.
play-here = Play here
trouble-texts = The texts of this language could not be fetched. They will be as soon as there is a network.
trouble-place = The address you followed leads nowhere here. This is the board.
trouble-engine = The computer player does not answer.
ask-again = Ask again
dismiss = OK

## The rules

rules-link = Rules
rules-of = Rules: { $name }
rules-loading = Fetching the rules…
rules-missing = The rules in this language could not be fetched. They will be as soon as there is a network.
rules-try-again = Try again

## The library and the profile

library = Library
library-loading = Fetching the library…
library-missing = The library could not be fetched. It will be as soon as there is a network.
share = Share the game
replay = Replay
choose-profile = Played
profile-table = As at this table
profile-federation = By federation rules
profile-table-note = Simple draws, one common board, and you may begin.
profile-federation-note = The federation’s first mover, board, square names and draws.

## A game with somebody elsewhere

opponent-far = Someone far away
far-friend = Your friend
far-turn = { $name } to move
far-won = { $name } won
far-asks =
    { $what ->
        [draw] { $name } offers a draw.
        [undo] { $name } asks to take the last move back.
        [pause] { $name } asks to stop or restart the clocks.
       *[rematch] { $name } wants another game, with the sides swapped.
    }
far-asked =
    { $what ->
        [draw] You have offered a draw.
        [undo] You have asked to take your last move back.
        [pause] You have asked to stop or restart the clocks.
       *[rematch] You have asked for another game, with the sides swapped.
    }
far-declined = { $name } has declined.
far-yes = Agree
far-no = Decline
far-send = Send the link
far-unsent = { $name } sees it on opening your link. Send it now.
