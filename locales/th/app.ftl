app-name = Dama
page-title = { $place } – Dama

## The rule sets

variant-american = หมากฮอสอเมริกัน
variant-russian = หมากฮอสรัสเซีย
variant-brazilian = หมากฮอสบราซิล
variant-spanish = หมากฮอสสเปน
variant-italian = หมากฮอสอิตาลี
variant-czech = หมากฮอสเช็ก
variant-international = หมากฮอสสากล
variant-thai = หมากฮอสไทย
optional-capture = ไม่บังคับกิน
optional-capture-note = กติกาตกลงกันเอง: มีทางกินแต่จะไม่กินแล้วเดินธรรมดาก็ได้ ถ้าเริ่มกินแล้วต้องกินให้จบ

## Sides and pieces

side-black = ฝ่ายดำ
side-white = ฝ่ายขาว
piece =
    { $rank ->
        [king] { $side ->
            [black] ฮอสดำ
           *[white] ฮอสขาว
        }
       *[man] { $side ->
            [black] เบี้ยดำ
           *[white] เบี้ยขาว
        }
    }

## Whose turn

your-turn = ถึงตาคุณเดิน
side-to-move = ถึงตา{ $side }เดิน
thinking = คอมพิวเตอร์กำลังคิด…
capture-goes-on = กินต่อ
choose-way = มีการกินมากกว่าหนึ่งทางที่จบตรงนั้น เลือกทางไหน
confirm-move = เดินตานี้ไหม
confirm-yes = เดิน
confirm-no = วางคืน
paused = หยุดพักอยู่
looking-back = หลังตาที่ { $move }
looking-at-start = เริ่มเกม
pass-to = ส่งเครื่องให้{ $side }
pass-done = แสดงกระดาน

## The players

player-you = คุณ
player-computer = คอมพิวเตอร์ ระดับ { $level }
player-plays =
    { $side ->
        [black] (ฝ่ายดำ)
       *[white] (ฝ่ายขาว)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] ยังไม่ได้กิน
           *[other] กินฮอส { $kings } ตัว
        }
       *[other] { $kings ->
            [0] กินเบี้ย { $men } ตัว
           *[other] กินเบี้ย { $men } ตัว ฮอส { $kings } ตัว
        }
    }

## Draw counts on their way

count-no-progress = { $count } จาก { $limit } ตา โดยไม่มีการกินหรือเข้าฮอส
count-kings-only = { $count } จาก { $limit } ตา เดินแต่ฮอส ไม่มีการกิน
count-lone-king = { $count } จาก { $limit } ตา สู้กับฮอสตัวเดียว
count-many-kings = { $count } จาก { $limit } ตา ฮอส { $kings } ตัวขึ้นไปสู้กับฮอสตัวเดียว
count-main-road = { $count } จาก { $limit } ตา ฮอสตัวเดียวครองแนวทแยงใหญ่
count-same-material = { $count } จาก { $limit } ตา มีฮอสทั้งสองฝ่าย ไม่มีการกินหรือเข้าฮอส
count-repetition = รูปหมากนี้เกิดขึ้น { $count } ครั้งแล้ว ถ้าครบ { $limit } ครั้งจะเสมอ

## The result

you-won = คุณชนะ
computer-won = คอมพิวเตอร์ชนะ
side-won = { $side }ชนะ
drawn = เสมอ
reason-no-pieces = { $side }ไม่มีหมากเหลือแล้ว
reason-no-moves = { $side }ไม่มีทางเดิน
reason-resigned = { $side }ยอมแพ้
reason-you-resigned = คุณยอมแพ้
reason-agreed = ตกลงเสมอกัน
reason-time = { $side }หมดเวลา
reason-no-progress = เดินครบ { $limit } ตาโดยไม่มีการกินหรือเข้าฮอส
reason-kings-only = เดินแต่ฮอสครบ { $limit } ตาโดยไม่มีการกิน
reason-lone-king = สู้กับฮอสตัวเดียวครบ { $limit } ตา
reason-many-kings = ฮอส { $kings } ตัวขึ้นไปสู้กับฮอสตัวเดียวครบ { $limit } ตา
reason-main-road = ฮอสตัวเดียวครองแนวทแยงใหญ่ครบ { $limit } ตา
reason-same-material = มีฮอสทั้งสองฝ่าย และเดินครบ { $limit } ตาโดยไม่มีการกินหรือเข้าฮอส
reason-repetition = รูปหมากเดิมเกิดขึ้น { $times } ครั้ง

## What is said

said-move = { $side }: { $from } ไป { $to }
said-capture =
    { $count ->
        [1] { $side }: { $from } กินไปลง { $to }
       *[other] { $side }: { $from } กินไปลง { $to } ได้ { $count } ตัว
    }
said-crowned = เข้าฮอสแล้ว
said-picked = หยิบหมากที่ { $square } ไปได้ที่ { $targets }
said-hopped = อยู่ที่ { $square } กินต่อไปที่ { $targets }
said-put-back = วางคืนแล้ว
said-undone = ย้อนตาเดินแล้ว
said-redone = ทำซ้ำแล้ว
said-started = เกมใหม่: { $variant }
said-hint-asked = กำลังหาตาเดินที่ดี…
said-hint = คำใบ้: { $from } ไป { $to }
said-hint-piece = คำใบ้: หมากที่ { $square } ขออีกครั้งเพื่อดูตาเดิน

## Why not

refused-over = เกมจบแล้ว
refused-turn = ตอนนี้เป็นตาของคอมพิวเตอร์
refused-looking = คุณกำลังดูตาที่ผ่านมา กลับไปที่เกมก่อนจึงจะเดินได้
refused-nothing = เลือกหมากของคุณก่อน
refused-not-yours = หมากตัวนั้นไม่ใช่ของคุณ
refused-blocked = หมากตัวนี้ไม่มีทางไป
refused-must-capture =
    { $count ->
        [1] บังคับกิน ต้องใช้หมากที่ { $squares }
       *[other] บังคับกิน ต้องใช้หมากตัวใดตัวหนึ่งที่ { $squares }
    }
refused-not-there = ไปช่องนั้นไม่ได้
refused-unfinished = ต้องกินให้จบ ไปต่อที่ { $squares }
why-more-pieces = แบบนี้กินได้ { $this } ตัว แต่ทางอื่นกินได้ { $best } ตัว ต้องกินให้มากที่สุด
why-with-king = ฮอสกินได้ จึงต้องกินด้วยฮอส
why-more-kings = แบบนี้กินฮอสได้ { $this } ตัว ทางอื่น { $best } ตัว ถ้าจำนวนเท่ากันต้องกินฮอสให้มากที่สุด
why-kings-earlier = ถ้าอย่างอื่นเท่ากันหมด ต้องเลือกทางที่เจอฮอสก่อน
why-lands-where-it-goes-on = ยังกินต่อได้ จึงต้องลงช่องที่กินต่อได้
why-lands-just-behind = ต้องลงช่องที่ติดอยู่ด้านหลังหมากที่กิน
why-already-captured = หมากตัวนั้นถูกกินไปแล้ว จะอยู่บนกระดานจนจบตา และกระโดดข้ามซ้ำไม่ได้
why-crowning-ends = เบี้ยที่ถึงแถวสุดท้ายจะเข้าฮอส และจบตาทันที
why-crowned-only-at-the-end = เบี้ยผ่านแถวสุดท้ายไปเป็นเบี้ย จะเข้าฮอสก็ต่อเมื่อจบตาที่นั่น
why-men-move-forward = เบี้ยเดินหน้าเท่านั้น
why-men-capture-forward = เบี้ยกินไปข้างหน้าเท่านั้น
why-king-safe-from-men = เบี้ยกินฮอสไม่ได้
why-man-steps-one = เบี้ยเดินทีละช่อง
why-king-steps-one = ฮอสเดินทีละช่อง
why-not-diagonal = หมากเดินตามแนวทแยงเท่านั้น
why-occupied = ช่องนั้นมีหมากอยู่แล้ว
why-own-piece = มีหมากของคุณขวางทาง
why-two-in-line = กระโดดข้ามหมากสองตัวติดกันไม่ได้
why-the-rule = ดูกติกาข้อนี้
typed-label = พิมพ์ตาเดิน
typed-malformed = “{ $text }” ไม่ใช่ตาเดิน เขียนแบบ 22-17 หรือ c3:e5
typed-ambiguous = มีการกินมากกว่าหนึ่งทางที่เขียนแบบนี้: { $moves } เขียนทุกช่อง

## The board

board-label =
    { $side ->
        [black] กระดาน ฝ่ายดำอยู่ด้านล่าง
       *[white] กระดาน ฝ่ายขาวอยู่ด้านล่าง
    }
square-empty = { $square } ว่าง
square-piece = { $square } { $piece }
square-can-move = เดินได้
square-in-hand = หยิบอยู่
square-can-land = ลงช่องนี้ได้
square-waiting = ถูกกินแล้ว จะยกออกเมื่อจบตา
square-last-move = ตาล่าสุด
square-hinted = คำใบ้

## What can be done

undo = ย้อน
redo = ทำซ้ำ
earlier = ก่อนหน้า
later = ถัดไป
flip = กลับกระดาน
hint = คำใบ้
move-now = เดินเลย
resign = ยอมแพ้
new-game = เกมใหม่
rematch = แก้มือ
swap-sides = สลับฝ่าย
look-back = ดูย้อนหลัง
back-to-game = กลับไปที่เกม
play-from-here = เล่นต่อจากตรงนี้
actions-label = คำสั่ง
resign-question = จะยอมแพ้เกมนี้ไหม
resign-yes = ยอมแพ้
resign-no = เล่นต่อ
offer-draw = ขอเสมอ
draw-question = { $side }ขอเสมอ อีกฝ่ายตกลงไหม
draw-yes = ตกลงเสมอ
draw-no = เล่นต่อ
pause = หยุดพัก
resume = เล่นต่อจากเดิม

## The moves

moves = ตาเดิน
no-moves-yet = ยังไม่มีตาเดิน
moves-start = เริ่มเกม
move-label = ตาที่ { $number } { $side }: { $move }

## A new game

choose-variant = เลือกกติกา
choose-opponent = คู่ต่อสู้
opponent-computer = คอมพิวเตอร์
opponent-person = ผู้เล่นอีกคน
choose-level = ระดับ
level-1 = เดินแทบไม่ดูกระดาน เด็กก็ชนะได้
level-2 = เห็นหมากที่กินได้ตรงหน้า แต่แทบไม่เห็นอย่างอื่น
level-3 = มองล่วงหน้าแค่ตาโต้กลับตาเดียว และพลาดบ่อย
level-4 = มือสมัครเล่น ยังติดกับดักง่าย ๆ
level-5 = เดินมีเหตุผล แต่พลาดกลหมากยาว ๆ
level-6 = เดินพลาดเป็นโดนลงโทษ แต่ถ้าระวังก็ยังชนะได้
level-7 = ระดับผู้เล่นชมรมที่ฝีมือนิ่ง
level-8 = เก่ง เห็นกลหมากเกือบทั้งหมด
level-9 = เก่งมาก พลาดน้อยครั้ง
level-10 = สุดฝีมือ คิดราวหนึ่งวินาทีต่อตา
choose-side = ฝ่ายของคุณ
moves-first = { $side } เดินก่อน
moves-second = { $side } เดินทีหลัง
time-title = นาฬิกา
time-none = ไม่ใช้นาฬิกา
time-per-move = ตาละ { $seconds } วินาที
time-fischer = { $minutes } นาที + ตาละ { $seconds } วินาที
time-sand-glass = นาฬิกาทราย { $minutes } นาที
time-own = ตั้งเวลาเอง…
time-kind = เวลา
time-kind-move = ต่อหนึ่งตา
time-kind-game = ทั้งเกม
time-kind-sand-glass = นาฬิกาทราย
time-minutes = นาที
time-seconds = วินาที
time-increment = วินาทีที่เพิ่มต่อตา
time-wrong = { $field }: จำนวนเต็มตั้งแต่ { $least } ถึง { $most }
time-short = รวมแล้วอย่างน้อย { $seconds } วินาที
start-game = เริ่มเล่น

## What makes a rule set what it is

fact-army = เบี้ยฝ่ายละ { $men } ตัว
fact-board = กระดาน { $size }×{ $size } เบี้ยฝ่ายละ { $men } ตัว
fact-men-forward = เบี้ยกินไปข้างหน้าเท่านั้น
fact-men-both-ways = เบี้ยกินถอยหลังได้ด้วย
fact-king-short = ฮอสเดินทีละช่อง
fact-king-flies = ฮอสเดินไกล
fact-king-lands-behind = ฮอสเดินไกล แต่ต้องลงช่องที่ติดหลังตัวที่กิน
fact-king-safe-from-men = เบี้ยกินฮอสไม่ได้
fact-free-choice = กินทางไหนก็ได้
fact-most-pieces = ต้องกินให้ได้มากตัวที่สุด
fact-most-kings = ต้องกินให้ได้มากตัวที่สุด แล้วจึงดูว่าได้ฮอสมากที่สุด
fact-king-first = ถ้าฮอสกินได้ ต้องใช้ฮอสกิน
fact-ladder = มีลำดับตายตัวว่าต้องกินทางไหน
fact-goes-on-as-king = เบี้ยที่เข้าฮอสระหว่างกิน กินต่อเป็นฮอส
fact-at-once = ตัวที่ถูกกินยกออกทันที
fact-optional = ไม่บังคับกิน

## Settings

settings = ตั้งค่า
settings-language = ภาษา
settings-appearance = หน้าตา
theme-system = ตามอุปกรณ์
theme-light = สว่าง
theme-dark = มืด
settings-coordinates = บนช่องกระดาน
coordinates-numbers = ตัวเลข
coordinates-letters = ตัวอักษร
coordinates-none = ไม่แสดง
coordinates-own = ตามกติกา
settings-board = กระดาน
board-wood = ไม้
board-slate = หินชนวน
board-green = เขียว
board-paper = กระดาษ
settings-pieces = ตัวหมาก
pieces-turned = ไม้กลึง
pieces-flat = แบน
pieces-ink = หมึก
settings-playing = ระหว่างเล่น
option-auto-play = เดินให้เองเมื่อมีทางเดียว
option-confirm = ถามก่อนเดินทุกตา
option-turn-board = หมุนกระดานให้ฝ่ายที่ถึงตา
option-pass = ปิดกระดานไว้ระหว่างส่งเครื่องให้อีกฝ่าย
option-evaluation = แสดงว่าคอมพิวเตอร์มองรูปหมากอย่างไร
option-sound = เสียง
option-vibration = การสั่น
evaluation = คอมพิวเตอร์ให้ { $score } กับฝ่ายขาว
close = ปิด
version = เวอร์ชัน { $version } บิลด์ { $build }
install = ติดตั้งบนเครื่องนี้
install-by-hand = วิธีติดตั้ง: แตะ แชร์ แล้วแตะ “เพิ่มไปยังหน้าจอโฮม”
report = คัดลอกเพื่อแจ้งปัญหา
report-copied = คัดลอกแล้ว: เกม เวอร์ชัน และเบราว์เซอร์ วางในที่ที่คุณแจ้งปัญหา
report-by-hand = เบราว์เซอร์ไม่ให้คัดลอก เลือกข้อความแล้วคัดลอกตรงนี้
backup = ที่บันทึกไว้ในอุปกรณ์นี้
aside-kept = เกมที่แยกเก็บไว้เพราะอ่านไม่ได้: { $count } มีอยู่ในไฟล์ด้วย
aside-delete = ลบทิ้ง

## เวอร์ชันบนเครื่อง

offline-ready = เล่นแบบออฟไลน์ได้แล้ว
update-ready = มีเวอร์ชันใหม่
update-now = อัปเดต
update-later = ไว้ทีหลัง
update-waits = จะอัปเดตเมื่อจบตานี้

## What went wrong

trouble-blocked = เบราว์เซอร์นี้ไม่ยอมให้หน้านี้เก็บข้อมูล เกมจะหายไปเมื่อคุณปิดหน้า
trouble-full = อุปกรณ์นี้ไม่มีที่ว่างพอจะบันทึกเกม เกมจะหายไปเมื่อคุณปิดหน้า
trouble-unreadable = อ่านเกมที่บันทึกไว้ไม่ได้ จึงแยกเก็บไว้ต่างหาก และเตรียมเกมใหม่ให้แล้ว
trouble-newer = เกมที่บันทึกไว้มาจากรุ่นที่ใหม่กว่า จึงแยกเก็บไว้ต่างหาก และเตรียมเกมใหม่ให้แล้ว
trouble-stuck = รุ่นนี้อ่านเกมที่บันทึกไว้ไม่ได้ และไม่มีที่ว่างพอจะแยกเก็บ จึงปล่อยไว้ตามเดิม เกมที่คุณเล่นตอนนี้จึงไม่ถูกบันทึก
elsewhere = กำลังเล่นเกมนี้ในอีกหน้าต่างหนึ่ง การเดินที่นั่นจะแสดงที่นี่ด้วย
play-here = เล่นที่นี่
trouble-texts = ดึงข้อความภาษานี้มาไม่ได้ จะดึงอีกครั้งเมื่อมีสัญญาณเครือข่าย
trouble-place = ที่อยู่ที่เปิดไม่มีอะไรอยู่ที่นี่ นี่คือกระดาน
trouble-engine = คอมพิวเตอร์ผู้เล่นไม่ตอบสนอง
ask-again = ถามอีกครั้ง
dismiss = ตกลง

## The rules

rules-link = กติกา
rules-of = กติกา: { $name }
rules-loading = กำลังโหลดกติกา…
rules-missing = ดึงกติกาภาษานี้มาไม่ได้ จะดึงอีกครั้งเมื่อมีสัญญาณเครือข่าย
rules-try-again = ลองอีกครั้ง

## The library and the profile

library = คลังเกม
library-loading = กำลังโหลดคลังเกม…
library-missing = โหลดคลังเกมไม่ได้ จะโหลดให้เมื่อมีเครือข่าย
share = แบ่งปันเกม
replay = ดูเกมย้อนหลัง
choose-profile = เล่นแบบ
profile-table = แบบโต๊ะนี้
profile-federation = ตามกติกาสหพันธ์
profile-table-note = กติกาเสมอแบบง่าย กระดานเดียวกันทุกแบบ และคุณเริ่มก่อนได้
profile-federation-note = ฝ่ายที่เริ่มก่อน กระดาน ชื่อช่อง และการเสมอเป็นไปตามสหพันธ์

## เกมกับคนที่อยู่ที่อื่น

opponent-far = เพื่อนที่อยู่ไกล
far-friend = เพื่อนของคุณ
far-turn = ถึงตา { $name } เดิน
far-won = { $name } ชนะ
far-asks =
    { $what ->
        [draw] { $name } ขอเสมอ
        [undo] { $name } ขอย้อนตาล่าสุด
        [pause] { $name } ขอหยุดหรือเดินนาฬิกาต่อ
       *[rematch] { $name } อยากเล่นอีกเกมโดยสลับฝ่าย
    }
far-asked =
    { $what ->
        [draw] คุณขอเสมอแล้ว
        [undo] คุณขอย้อนตาล่าสุดของคุณแล้ว
        [pause] คุณขอหยุดหรือเดินนาฬิกาต่อแล้ว
       *[rematch] คุณขอเล่นอีกเกมโดยสลับฝ่ายแล้ว
    }
far-declined = { $name } ไม่ตกลง
far-yes = ตกลง
far-no = ไม่ตกลง
far-send = ส่งลิงก์
far-unsent = { $name } จะเห็นเมื่อเปิดลิงก์ของคุณ ส่งได้เลย
