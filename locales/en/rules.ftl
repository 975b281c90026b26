### The rules pages.
###
### Sentences under "Sentences" are chosen by the facts of a rule set and must be true of every set that has the fact.
### What follows under a rule set's own name is prose about that set alone.

## The pages

rules-title = The rules of draughts
rules-description = The rules of eight kinds of draughts, each with diagrams you can play: American, Russian, Brazilian, Spanish, Italian, Czech, International and Thai.
rules-intro = Draughts is a family. The eight members here are played on the dark squares, with men that move forward, captures by jumping, and kings. What differs is who may capture backwards, how far a king goes and which capture you owe. Choose a game to read its rules, and play it from there.
rules-contents = On this page
rules-languages = In other languages
rules-open-app = Open the game
rules-made = Made from the same rule tables that the game is played by.
compare-title = All rules compared
compare-description = Eight kinds of draughts side by side: board, men, kings, captures, crowning and draws.
compare-intro = Under each rule stands what it can be, and which games have it so. The words come from the tables the games themselves are played by.
compare-rule = Rule
play-now = Play now
part-board = Board and setup
part-moving = Moving
part-capturing = Capturing
part-crowning = Crowning
part-ending = Winning and draws
part-differences = Differences from American draughts
part-differences-international = Differences from International draughts
part-tips = Strategy tips
part-questions = Questions and answers
part-others = Other rule sets
part-changes = What it changes in each game
part-names = Other names

## The diagrams

diagrams-note = In the diagrams you play White, from the bottom up. The dark squares are numbered row by row, 1 at the upper left. Try the move, or have it shown.
diagram-show = Show me
diagram-again = Start again
diagram-right = That is the move.
diagram-other = A legal move too.
diagram-text = White: { $white }. Black: { $black }. White to move.
diagram-start-text = The start: White’s men on { $white }, Black’s men on { $black }.
diagram-men =
    { $count ->
        [one] man on { $squares }
       *[other] men on { $squares }
    }
diagram-kings =
    { $count ->
        [one] king on { $squares }
       *[other] kings on { $squares }
    }

diagram-man-step = A man moves one square diagonally forward, never back.
diagram-king-step = A king moves one square diagonally, forward or back.
diagram-king-flies = A king slides any number of empty squares along a diagonal, like a bishop in chess.
diagram-must-capture = One of your men can capture, so no other move is allowed, with either man.
diagram-chain = The first jump leads to a second. The man may not stop halfway: both pieces are captured in one move.
diagram-man-not-back = The enemy stands behind your man with an empty square beyond, but a man captures forward only. It may just move on.
diagram-man-back = The enemy stands behind your man, and a man captures backwards too. So this capture must be played.
diagram-man-spares-king = A man may not capture a king, even with an empty square behind it. Only a king can take a king.
diagram-king-captures-back = A king captures the piece next to it in any direction, backwards too.
diagram-king-captures-far = A king captures from a distance and may stop on any empty square behind its victim.
diagram-king-lands-behind = A king captures from a distance but lands on the square just behind its victim, nowhere else.
diagram-king-goes-on = Only one landing square lets the king capture again, so that is the one it must choose.
diagram-turkish-strike = Captured pieces stay on the board until the move is over and cannot be jumped twice. Here the piece already captured bars the way to the third.
diagram-turns-back = A captured piece leaves at once, so the king may turn straight back over the square where it stood.
diagram-majority = One man could take one piece, the other two. The capture of two must be played.
diagram-free-choice = One man can take one piece, the other two. Either capture may be played.
diagram-most-kings = Each man can take one piece, but one of the pieces is a king. Of equal captures the one that takes more kings must be played.
diagram-with-king = The man and the king can each take one piece. Of equal captures the king’s must be played.
diagram-kings-count = Each king can take one piece, and one of these is a king. The capture that takes more kings must be played.
diagram-kings-earliest = Each king can take one king and one man. The capture that meets the enemy king first must be played.
diagram-king-first = The man could take two pieces, the king only one. A king that can capture must, whatever a man could take.
diagram-crown = A man that ends its move on the farthest row becomes a king.
diagram-crown-ends = The man captures its way to the last row and is crowned. There the move ends, though as a king it could take another piece.
diagram-crown-goes-on = The man captures its way to the last row, is crowned at once and captures on as a king in the same move.
diagram-crown-passes = The man reaches the last row in the middle of a capture and must go on as a man. It ends elsewhere and is not crowned.
diagram-no-moves = White moves up and Black’s last man can neither move nor capture. Black has lost.
diagram-optional = You may capture, or make the quiet move with the other man. Nothing is owed.
diagram-optional-chain = Nothing forces you to begin this capture. Once begun, it is played to its end.
diagram-optional-majority = You may leave both captures alone. But if you capture, the larger capture comes first.

## Sentences: the board

board-squares = The board has { $size }×{ $size } squares, light and dark in turn. Only the dark squares are used, and each player has a dark corner at the lower left.
board-men =
    { $men ->
        [one] Each side begins with { $men } man on the dark squares of its first { $rows } rows.
       *[other] Each side begins with { $men } men on the dark squares of its first { $rows } rows.
    }
first-black = At this table Black begins, at the bottom of the board.
first-white = At this table White begins, at the bottom of the board.
tradition-same = Tournaments begin the same way.
tradition-black = In tournaments it is Black who begins. All games on the small board share one set of colours here; apart from the colours nothing changes.
tradition-white = In tournaments it is White who begins. All games on the small board share one board and one set of colours here, and Black begins; apart from the colours nothing changes.
tradition-mirrored = The federation also turns the board so that the dark corner lies at the lower right. That is the same game seen in a mirror.

## Sentences: moving

man-moves = A man moves one square diagonally forward, onto an empty dark square.
king-moves-short = A king moves one square diagonally, forward or back.
king-moves-flying = A king moves any number of empty squares along a diagonal, forward or back.

## Sentences: capturing

capture-how = A man captures by jumping over an enemy piece next to it, along a diagonal, into the empty square just behind. The captured piece leaves the board. Your own pieces are never jumped.
capture-forward = Men capture forward only.
capture-both-ways = Men capture forward and backwards, although they move forward only.
capture-spares-king = A man cannot capture a king.
capture-king-short = A king captures in the same way, in all four directions: the enemy must stand next to it on a diagonal.
capture-king-flying = A king captures from any distance along an open diagonal: it jumps the first enemy piece it meets and may land on any empty square behind it, up to the next piece. Two pieces one behind the other cannot be jumped.
capture-king-behind = A king captures from any distance along an open diagonal: it jumps the first enemy piece it meets and lands on the square just behind it. Two pieces one behind the other cannot be jumped.
capture-chain = If the same piece can capture again from where it lands, it goes on, in any direction allowed to it and by the same rules, until it can capture no more. All of this is one move, and the square it started from counts as empty.
capture-where-it-goes-on = When a king has several landing squares and can capture on from some of them, it must choose one of those.
capture-removed-after = Captured pieces are taken off together when the move is over. Until then they stand in the way: none may be jumped twice, and a chain can be cut short by a piece it has already captured. Players call this the Turkish strike.
capture-removed-at-once = Each captured piece is taken off as it is jumped. It no longer stands in the way, and a king may turn straight back over the empty square.
capture-once = No piece may be jumped twice in one move.
capture-forced = If you can capture, you must.
capture-optional = You may capture or make any other move. A capture once begun is played to its end.
choice-free = If you have several captures, you are free to choose, also where a chain can go on in two ways. The longest is not owed.
choice-order = If you have several captures, these rules decide, the first one first:
choice-most-pieces = Capture as many pieces as possible. A king counts as one piece, like a man.
choice-with-king = Capture with a king rather than with a man.
choice-most-kings = Capture as many kings as possible.
choice-kings-earliest = Compare the captures piece by piece, in the order of capture: where they first differ, the one that takes a king there is played.
choice-rest = What is still equal is yours to choose.

## Sentences: crowning

crown-ends-move = A man that ends its move on the farthest row becomes a king and moves as one from the next turn on.
crown-mid-ends = A man that reaches the farthest row by a capture is crowned there and the move is over, even if the new king could capture more.
crown-mid-goes-on = A man that reaches the farthest row in the middle of a capture is crowned at once and goes on capturing as a king if it can.
crown-mid-passes = A man that reaches the farthest row in the middle of a capture and can capture on must do so, as a man. It is crowned only if its move ends on that row.

## Sentences: winning and draws

win-how = You win when the other side has no pieces left, or has no legal move on its turn.
draws-are = The game is a draw, without anyone claiming it:
draw-repetition =
    { $times ->
        [one] when the same position, with the same side to move, has come up { $times } time
       *[other] when the same position, with the same side to move, has come up { $times } times
    }
draw-no-progress =
    { $moves ->
        [one] after { $moves } move by each side without a capture and without a crowning
       *[other] after { $moves } moves by each side without a capture and without a crowning
    }
draw-kings-only =
    { $moves ->
        [one] after { $moves } move by each side without a capture and without a man’s move
       *[other] after { $moves } moves by each side without a capture and without a man’s move
    }
draw-lone-king =
    { $least ->
        [1] { $moves ->
            [one] when a lone king has stood for { $moves } move by each side against 1 to { $most } pieces with a king among them
           *[other] when a lone king has stood for { $moves } moves by each side against 1 to { $most } pieces with a king among them
        }
       *[other] { $moves ->
            [one] when a lone king has stood for { $moves } move by each side against { $most } pieces with a king among them
           *[other] when a lone king has stood for { $moves } moves by each side against { $most } pieces with a king among them
        }
    }
draw-many-kings =
    { $moves ->
        [one] when a lone king has stood for { $moves } move by each side against { $kings } kings or more
       *[other] when a lone king has stood for { $moves } moves by each side against { $kings } kings or more
    }
draw-main-road =
    { $moves ->
        [one] when a lone king has held the main road, the long diagonal, for { $moves } move by each side against { $pieces } pieces
       *[other] when a lone king has held the main road, the long diagonal, for { $moves } moves by each side against { $pieces } pieces
    }
draw-same-material =
    { $moves ->
        [one] with kings on both sides and { $least } to { $most } pieces on the board, after { $moves } move by each side without a capture and without a crowning
       *[other] with kings on both sides and { $least } to { $most } pieces on the board, after { $moves } moves by each side without a capture and without a crowning
    }
draws-no-repetition = Repeating a position does not draw by itself.
federation-same = Tournaments use the same conditions.
federation-are = Tournaments count differently. There the game is a draw:

## Sentences: comparison

rule-board = Board and men
rule-first = Begins here
rule-federation-first = Begins in tournaments
rule-man-captures = Men capture
rule-man-takes-king = Can a man take a king?
rule-king = Kings
rule-removal = Captured pieces leave
rule-crowning = A man reaching the last row in mid-capture
rule-obligation = Capturing
rule-choice = Which capture
rule-draws = Draws
value-board = { $size }×{ $size }, { $men } each
value-black = Black
value-white = White
value-man-takes-king = Yes
value-removed-after = When the move is over
value-no-difference = Makes no difference: kings are short
value-crown-ends = Is crowned, and the move ends
value-crown-passes = Goes on as a man
value-forced = Compulsory
value-draw-repetition =
    { $times ->
        [one] Position { $times } time
       *[other] Position { $times } times
    }
value-draw-no-progress =
    { $moves ->
        [one] { $moves } move each without capture or crowning
       *[other] { $moves } moves each without capture or crowning
    }
value-draw-kings-only =
    { $moves ->
        [one] { $moves } move each without capture or man’s move
       *[other] { $moves } moves each without capture or man’s move
    }
value-draw-many-kings =
    { $moves ->
        [one] { $kings } kings v. one, { $moves } move each
       *[other] { $kings } kings v. one, { $moves } moves each
    }
value-draw-main-road =
    { $moves ->
        [one] Lone king on the main road, { $moves } move each
       *[other] Lone king on the main road, { $moves } moves each
    }
value-draw-same-material =
    { $moves ->
        [one] { $least } to { $most } pieces, { $moves } move each
       *[other] { $least } to { $most } pieces, { $moves } moves each
    }
value-draw-lone-king =
    { $moves ->
        [one] Lone king, { $moves } move each
       *[other] Lone king, { $moves } moves each
    }

## Questions everyone asks

ask-must = Must I capture?
answer-must-forced = Yes. Whenever one of your pieces can capture, a capture must be played. The page marks the pieces that can.
answer-must-optional = No. With this house rule you may always make a quiet move instead. Only a capture you have begun must be finished.
ask-which = Which capture must I choose?
answer-which-free = Whichever you like. A short capture is as good as a long one, but the one you begin must be played to its end.
ask-back = Can a man capture backwards?
answer-back-no = No. A man moves and captures forward only. Kings go both ways.
answer-back-yes = Yes. A man moves forward only, but captures in all four directions.
ask-last-row = What if my man reaches the last row while capturing?
ask-king = How far does a king go?
answer-king-short = One square, in all four diagonal directions. It captures only what stands next to it.
answer-king-flying = As far as the diagonal is open. It captures at any distance, too, and chooses where to land behind its victim.
answer-king-behind = As far as the diagonal is open. It captures at any distance, too, but always lands just behind its victim.
ask-draw = When is it a draw?
ask-sure = How sure are these rules?

## American

american-title = Rules of American checkers (English draughts)
american-description = How to play American checkers, also called English draughts: setup, moves, forced captures, kings, draws, tips and answers, with diagrams you can play.
american-intro = Checkers at its plainest, and deep all the same. Men go forward, kings go one step in any direction, captures are forced but yours to choose. With so little force on the board, a single move of tempo can decide, and good games are won by inches. It is the draughts of the United States, Britain, Ireland and much of the English-speaking world.
american-names = Checkers, straight checkers, English draughts; in Britain simply draughts.
american-tip-1 = Leave two men at home
    .text = On your first row keep every second man as long as you can. Two men with one square between them make it hard for a single enemy man to get through and be crowned.
american-tip-2 = Walk to the middle
    .text = A man in the centre has two ways to go and helps its neighbours. A man at the side has one, and can be held there.
american-tip-3 = Read every capture you allow
    .text = Captures are forced, so a man given away drags an enemy piece to where you want it. Before each move ask what he must take, and what you can take then.
american-tip-4 = Trade when you are ahead
    .text = Men against men, one for one, makes a lead grow. Five against four is a fight; two against one is usually a win.
american-tip-5 = Count who runs out of moves
    .text = When men block each other, whoever must move gives way. Trades change whose turn it is at the critical moment, so use one when the count is against you.
american-tip-6 = Bring the king back to work
    .text = A king is strong because it attacks men from behind, where they cannot strike. But it is slow: one step a turn. Do not leave it at the far edge.
american-ask-1 = Is there a huffing rule?
    .answer = No longer. A player who overlooked a capture used to lose the piece that should have made it. Today the capture simply has to be played, and this page plays no other move.
american-ask-2 = Why does Black begin?
    .answer = That is the tradition of this game, here and in tournaments: the darker side moves first.
american-ask-3 = Is checkers solved?
    .answer = From the start position, yes: in 2007 a computer proof showed that perfect play by both sides is a draw. Nobody plays perfectly, so it remains a game.
american-sure = Moves agree with published counts to the last position. The draw rule played here is the simple count above; tournament conditions follow descriptions that agree with each other.

## Russian

russian-title = Rules of Russian draughts (shashki)
russian-description = How to play Russian draughts, shashki: men capture backwards, flying kings, crowning in mid-capture, draws, tips and answers, with diagrams you can play.
russian-intro = The same board and men as American checkers, and a far livelier game. Men capture backwards, kings fly across the board, and a man that is crowned in the middle of a capture flies on at once. Combinations come out of nowhere and games turn in a single move. It is the draughts of Russia and its neighbours, and of clubs far beyond.
russian-names = Shashki, Russian shashki, Russian checkers.
russian-tip-1 = Watch your back
    .text = What is safe in American checkers may be taken from behind here. Before each move look at the backward captures of both sides.
russian-tip-2 = Stop the first king
    .text = A flying king is worth several men, above all early on. Giving one man, even two, to keep an enemy from the last row is often cheap.
russian-tip-3 = Hold the main road
    .text = The long diagonal from corner to corner is the best place for a king. It reaches most of the board from there, and a lone king on it is very hard to catch.
russian-tip-4 = Choose for the position
    .text = You may take the short capture when a longer one is there. Often the one that keeps your men together is better than the one that takes most.
russian-tip-5 = Let his victims stop him
    .text = Captured pieces stay until the move is over and bar the way. Build positions where his long capture has to end beside your men.
russian-tip-6 = Leave no holes
    .text = Every empty square behind a man is a landing square, from both sides. Men that touch protect each other.
russian-ask-1 = My man is crowned in mid-capture. May I stop there?
    .answer = Only if the new king cannot capture on. If it can, it must.
russian-ask-2 = Must I take the most pieces?
    .answer = No, and that is the great difference from Brazilian and International draughts. Any capture will do.
russian-ask-3 = Is three kings against one a win?
    .answer = Usually, if the lone king is not on the main road. Tournaments give the stronger side fifteen moves for it; at this table only the count above ends the game.
russian-sure = Moves agree with published counts to the last position. Tournament draws follow the rules of the world federation’s section for 64 squares.

## Brazilian

brazilian-title = Rules of Brazilian draughts
brazilian-description = How to play Brazilian draughts: international capture rules on the 8×8 board, the largest capture, flying kings, draws, tips and answers, with diagrams you can play.
brazilian-intro = International rules on the small board. Men capture backwards, kings fly, and the largest capture is owed. That makes play sharp and countable: if you see what he must take, you see where his pieces will be. It is the draughts of Brazil, and a good step from the 8×8 games to the big board.
brazilian-names = Damas, jogo de damas, Brazilian checkers.
brazilian-tip-1 = Count the longest capture
    .text = Before you move, count the longest capture each side would have. His choice is gone, so his reply can be foreseen. So can yours.
brazilian-tip-2 = Give to steer
    .text = Offer one piece or two so that the longest capture takes his men where you want them, and take more back.
brazilian-tip-3 = No short way out
    .text = You cannot escape with a small capture while a larger one stands anywhere on the board. It must be played, even into a trap.
brazilian-tip-4 = Mind your rear
    .text = Men capture backwards. A group with holes behind it is a ladder for the enemy.
brazilian-tip-5 = Guard the last row
    .text = Kings strike from afar on an open board. Keep your first row manned for as long as the middle game lasts.
brazilian-tip-6 = Do not count on a passing crown
    .text = A man that touches the last row and must capture on stays a man. Check where the capture ends before you rely on a new king.
brazilian-ask-1 = Does a king count for more than a man?
    .answer = No. For the largest capture a king counts as one piece. Two men come before one king.
brazilian-ask-2 = I have two captures of equal size. Which one?
    .answer = Either. With a man or with a king, taking men or kings: only the number counts.
brazilian-ask-3 = How does it differ from Russian draughts?
    .answer = In two rules. Here the largest capture is owed, there any will do. Here a man passing the last row in a capture stays a man, there it is crowned and flies on.
brazilian-sure = Moves agree with published counts to the last position. Tournament draws follow the rules of the world federation’s section for 64 squares.

## Spanish

spanish-title = Rules of Spanish draughts
spanish-description = How to play Spanish draughts: flying kings, men that capture forward only, the most pieces and then the most kings, draws, tips and answers, with diagrams you can play.
spanish-intro = One of the oldest forms of the game: Spanish books described it in the sixteenth century. Men go forward only, as in American checkers, but kings fly. You owe the largest capture, and of equal ones the one that takes more kings. The first king often decides, so the struggle is for the last row. It is played in Spain and in parts of Latin America and North Africa.
spanish-names = Damas, damas españolas, juego de damas clásico.
spanish-tip-1 = The first king rules
    .text = Men cannot strike backwards, so a flying king behind them takes its time. Race for the crown, and count the race before you start it.
spanish-tip-2 = Men can stay safe behind
    .text = A man is never captured from behind by a man. Once your men have passed his, only his kings can trouble them.
spanish-tip-3 = Bait the king
    .text = The largest capture is owed, by kings too. Give men so that his king must land where you capture it.
spanish-tip-4 = Mind the quality rule
    .text = With captures of the same number, the one with more kings must be played. Offer a king to choose his capture for him.
spanish-tip-5 = Keep the long diagonal
    .text = A king on the long diagonal from corner to corner looks over the whole board and is hard to trap there.
spanish-tip-6 = Do not leave the first row early
    .text = Every man that leaves it opens a door. Keep two or three at home until the middle is settled.
spanish-ask-1 = Does quality come before number?
    .answer = No. First the number of pieces counts. Only captures with the same number are compared by the kings they take.
spanish-ask-2 = Must a king make the capture if it can?
    .answer = No. Who captures does not matter, only how many pieces and how many kings are taken.
spanish-ask-3 = Why is the board turned in Spanish diagrams?
    .answer = By tradition the long dark diagonal runs from the lower right there. Here all small boards lie the same way; the moves are the same in a mirror.
spanish-sure = Moves agree with published counts to the last position. We found no settled text of the federation’s draws: for tournaments we apply the third repetition and the count above.

## Italian

italian-title = Rules of Italian draughts
italian-description = How to play Italian draughts: short kings that men cannot capture, the strict order of captures, draws, tips and answers, with diagrams you can play.
italian-intro = The most orderly draughts. Kings go one step, men may not capture kings, and when several captures are possible a strict order says which one is played. So little is left to chance that strong players think many moves ahead along forced lines. It is the national game of Italy, with a federation of its own.
italian-names = Dama, dama italiana, Italian checkers.
italian-tip-1 = A king is safe from men
    .text = Only kings capture kings. Your first king can walk among his men and pick them off, so being first counts double.
italian-tip-2 = Use the order of captures
    .text = He cannot choose. Offer two captures, and the order picks the one you prepared: the larger, the one by a king, the one of kings.
italian-tip-3 = Pull his king away
    .text = Of equal captures the king’s must be played. A man offered to his king can drag it off a key square.
italian-tip-4 = Keep the first row
    .text = Men cannot fight a king at all. Every enemy crown costs more than in other games, so the back men stay home longer.
italian-tip-5 = Bring kings in pairs
    .text = Only a king can drive a king. Against one enemy king you need two of your own to corner it.
italian-tip-6 = Count to the end of the chain
    .text = Captures of three and four are common, and the largest is owed. Follow the chain to its last square before you offer it.
italian-ask-1 = What is the whole order of captures?
    .answer = Most pieces first; then the capture by a king; then the one that takes most kings; then the one that meets kings earliest, compared piece by piece. What is still equal is free.
italian-ask-2 = Can my man take a king if nothing else is possible?
    .answer = Never. If that is the only enemy piece in reach, there is no capture, and you make another move.
italian-ask-3 = Do kings fly?
    .answer = No. They go one step, forward or back, and capture only what stands next to them.
italian-sure = Moves agree with published counts to the last position; the order of captures follows the Italian federation’s articles. Tournament draws follow descriptions that agree with each other.

## Czech

czech-title = Rules of Czech draughts
czech-description = How to play Czech draughts: flying kings, men that go forward only, the king’s duty to capture, draws, tips and answers, with diagrams you can play.
czech-intro = Simple and quick, with one rule all its own. Men go forward only, kings fly, and you may choose your capture; but if a king can capture, the capture must be made by a king. It is what most people in the Czech Republic and Slovakia learn as children.
czech-names = Dáma, česká dáma, Czech checkers.
czech-tip-1 = Lead the king on a leash
    .text = A king that can capture must, and no man may do it instead. Offer a man and his king goes where you want it.
czech-tip-2 = Two offers at once
    .text = If his king must capture, his men cannot. Feed the king to save your men from a capture by another piece.
czech-tip-3 = Crown first
    .text = Kings fly and men cannot strike behind them. The side that crowns first usually wins material soon.
czech-tip-4 = Take the small capture
    .text = Among captures of the same kind of piece you may choose. Take the one that leaves you without holes.
czech-tip-5 = A king near enemy men is a risk
    .text = Your own king, too, must capture when it can. Keep it where no gift can pull it into a trap.
czech-tip-6 = Hold the first row
    .text = With men on every second square of your first row, an enemy man can hardly get through.
czech-ask-1 = My king can take one piece, my man two. Which one?
    .answer = The king. Whenever a king can capture, one of your kings must, however much a man could take.
czech-ask-2 = And if two kings can capture?
    .answer = Choose either, and any of their captures. The largest is not owed.
czech-ask-3 = Can a man capture a king?
    .answer = Yes, if the king stands right in front of it, diagonally, with an empty square behind.
czech-sure = Moves agree with published counts to the last position. We found no settled text of the federation’s draws: for tournaments we apply the third repetition and the count above.

## International

international-title = Rules of International draughts (10×10)
international-description = How to play International draughts on the 10×10 board: men capture backwards, flying kings, the largest capture, four kinds of draw, tips and answers, with diagrams you can play.
international-intro = The game of world championships. A hundred squares, twenty men a side, men that capture backwards, kings that fly, and the largest capture owed. It grew up in the Netherlands and France in the eighteenth century and is now played from West Africa to Siberia, under the world federation FMJD. No other draughts on this page is as deep.
international-names = Polish draughts, draughts 10×10, International checkers.
international-tip-1 = Count the longest capture
    .text = Nearly every combination rests on the majority rule. Count the longest capture of both sides before each move.
international-tip-2 = Keep together
    .text = Men in close order protect one another. A loose man is a target, and a hole in the ranks a landing square.
international-tip-3 = Fight for the centre
    .text = Central men support each other, have two ways to go and hem the enemy in at the sides.
international-tip-4 = Do not hurry to trade
    .text = With twenty men a side, who runs out of safe moves first must give men away. Keep moves in hand.
international-tip-5 = Guard the crowning row
    .text = A king on the long diagonal is worth about three men. Leave a few men on your first row until the centre is decided.
international-tip-6 = Win before the last king
    .text = One king against three pieces often draws by count. Use an advantage while there are men on the board.
international-ask-1 = Why are the squares numbered?
    .answer = Moves are written by number: the dark squares from 1 to 50, starting in the upper row from White’s side. 32-28 means from square 32 to square 28.
international-ask-2 = Does a king count for more in the largest capture?
    .answer = No. A king counts as one piece. Equal captures are yours to choose, by man or by king.
international-ask-3 = Is optional capture offered on this board?
    .answer = No. The house rule is for the small boards only: without the majority rule the big board loses its point.
international-sure = Moves agree with published counts to the last position, and the draws with the annex of the world federation’s rules.

## Thai

thai-title = Rules of Thai draughts (makhos)
thai-description = How to play Thai draughts, makhos: eight men each, flying kings that land just behind their victim, free choice of captures, draws, tips and answers, with diagrams you can play.
thai-intro = Eight men each on a half empty board: a game of skirmishes, over in minutes and played all over Thailand, often with bottle caps on a painted board. Men go forward only. Kings fly, take one piece at a time and land just behind it, and since victims leave at once, a king can turn on its heel and come straight back.
thai-names = Makhos, mak-hot (หมากฮอส), Thai checkers.
thai-tip-1 = Every man counts
    .text = With eight men, one is an eighth of your army. Do not give a man unless you see it come back.
thai-tip-2 = Race for the crown
    .text = Four empty rows lie between the sides and there is room to slip through. Count the steps of both sides’ fastest man.
thai-tip-3 = Keep a guard at home
    .text = One or two men on the first row make the enemy’s last step hard. Empty the row only for a sure crown of your own.
thai-tip-4 = Fill the square behind
    .text = A king must land on the square just behind what it takes. Put a man on that square and your piece is safe from that direction.
thai-tip-5 = Do not line up with gaps
    .text = Victims leave at once, so a king can sweep one way and come back. Men on one diagonal with gaps between are a meal.
thai-tip-6 = Use the side
    .text = A piece on the edge cannot be jumped. In the ending men at the side hold out while your king works.
thai-ask-1 = May a king land further away after a capture?
    .answer = No. It may fly up to its victim from any distance, but lands on the square just behind. If that square is taken, there is no capture.
thai-ask-2 = Must I take the longest chain?
    .answer = No. You must capture and finish the chain you have begun, but which chain is your choice.
thai-ask-3 = My new king could capture again at once. May it?
    .answer = Not in the same move. Crowning ends the turn.
thai-sure = Moves agree with counts of independent programs to the last position. There is no settled tournament text: the same draws serve here and in tournaments, and nobody has to claim them.

## Optional capture

optional-title = Optional capture: the house rule
optional-description = Draughts without compulsory capture: what the house rule changes in each game, with diagrams you can play.
optional-intro = Many families play without compulsory capture: you may take, or leave it and make a quiet move. It is offered here for every game on the small board. Everything else stays: how pieces move, what can be captured, how kings are made. And a capture once begun is finished.
optional-in-american = American: captures are one kind of move among others. Traps by forced capture are gone; blocking and tempo decide.
optional-in-russian = Russian: kings still fly and men still capture backwards. You choose when, and may wait until it pays.
optional-in-brazilian = Brazilian: you may pass a capture up. If you do capture, the largest one comes first.
optional-in-spanish = Spanish: you may pass a capture up. If you do capture, number and then kings decide which.
optional-in-italian = Italian: you may pass a capture up. If you do capture, the strict order holds.
optional-in-czech = Czech: you may pass a capture up. If you do capture and a king can, it must be a king that captures.
optional-in-thai = Thai: you may pass a capture up. If you do capture, the chain is finished, and any chain will do.
optional-tip-1 = Threats stay
    .text = A piece he did not take now can be taken next turn. Count threats on both sides, not only captures.
optional-tip-2 = Offers must tempt
    .text = You cannot drag a piece away by a gift. Give something only if taking it is bad for him and leaving it is no better.
optional-tip-3 = Guard what you leave
    .text = When you pass a capture up, look at what his piece can do next.
optional-tip-4 = Kings are safer
    .text = A king cannot be pulled off its diagonal any more. Once crowned, it stays strong.
optional-tip-5 = Block to win
    .text = A side without a legal move has lost. Where captures are free, shutting men in wins more games.
optional-ask-1 = Do I lose a piece if I do not capture?
    .answer = No. Some families play that the piece is taken off. Here passing a capture up costs nothing.
optional-ask-2 = May I stop in the middle of a capture?
    .answer = No. You may leave a capture alone, but one you have begun is played to its end.
optional-ask-3 = Why not on the 10×10 board?
    .answer = There the majority rule is the heart of the game.
optional-sure = The captures offered are exactly those of the game it is played in, found by the same program.
