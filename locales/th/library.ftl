## The library

library-empty = ยังไม่มีเกมที่นี่ เกมที่คุณเล่นจบจะถูกเก็บไว้เอง และคุณนำเกมของคนอื่นเข้ามาได้
library-blocked = เบราว์เซอร์นี้ไม่ยอมให้หน้านี้เก็บคลังเกม เกมที่จบแล้วจะรออยู่ในเครื่องตราบที่ยังมีที่ว่าง
library-full = เครื่องนี้ไม่มีที่ว่างแล้ว เกมในคลังยังอยู่ครบ แต่ไม่ได้เพิ่มเกมอื่นอีก
games-count =
    { $count ->
       *[other] { $count } เกม
    }
moves-count =
    { $count ->
       *[other] { $count } ตา
    }
search = ค้นหาชื่อ รายการแข่ง วันที่
any-variant = หมากฮอสทุกแบบ
any-result = ผลใดก็ได้
unfinished = ยังไม่จบ
order = เรียงตาม
order-newest = เพิ่มล่าสุดก่อน
order-played = เล่นล่าสุดก่อน
order-players = ตามชื่อ
order-longest = ยาวที่สุดก่อน
more = แสดงเพิ่ม
rename = ตั้งชื่อ
name = ชื่อหรือรายการแข่ง
name-keep = เก็บไว้
export-one = บันทึกเป็น PDN
export-all = บันทึกเกมเหล่านี้เป็น PDN
delete = ลบ
deleted = ลบแล้ว: { $name }
undelete = เรียกคืน
scores = แข่งกับคอมพิวเตอร์
won = ชนะ
drawn-games = เสมอ
lost = แพ้

## Bringing games in

import = นำเกมเข้ามา
import-how = วาง PDN ตำแหน่ง (FEN) หรือลิงก์ หรืออีเมลที่มีสิ่งเหล่านี้ เลือกไฟล์ หรือลากมาวางที่นี่
import-text = เกม ตำแหน่ง หรือลิงก์
import-read = อ่าน
import-file = เลือกไฟล์
import-assume = ถ้าเกมไม่บอกว่าเป็นหมากฮอสแบบไหน
import-ask = ถามฉัน
import-stop = หยุด
import-nothing = ไม่มีเกมหรือตำแหน่งในข้อความนี้
import-unreadable = อ่านไฟล์นี้ไม่ได้ หรือไฟล์ใหญ่กว่า 64 MB
position-which = ตำแหน่งนี้เป็นได้หลายแบบ เลือกแบบด้านล่างแล้วใส่ใหม่อีกครั้ง
position-bad = นี่ไม่ใช่ตำแหน่งของหมากฮอสแบบนั้น
report-none = ไม่มีเกมอยู่ในนั้น
report-kept =
    { $count ->
       *[other] เพิ่มแล้ว { $count } เกม
    }
report-doubles =
    { $count ->
       *[other] มีอยู่แล้ว { $count } เกม
    }
report-faulty =
    { $count ->
       *[other] มีข้อผิดพลาด { $count } เกม:
    }
report-stopped = หยุดก่อนจบ
report-game = เกมที่ { $number } บรรทัด { $line }
report-ask-none = ไม่บอกว่าเป็นแบบไหน และไม่มีกติกาใดเล่นได้ทั้งเกม
report-ask = ไม่บอกว่าเป็นแบบไหน อาจเป็น: { $names } เลือกด้านบนแล้วอ่านใหม่

## What is wrong with a game

at-move = ตาที่ { $number } { $side }: { $why }
problem-illegal = “{ $text }” ผิดกติกา ที่เดินได้: { $more } เก็บไว้ถึงตรงนี้
problem-after-end = “{ $text }” อยู่หลังจบเกมแล้ว
problem-ambiguous = “{ $text }” เป็นได้ทั้ง { $more } เก็บไว้ถึงตรงนี้
problem-stray = “{ $text }” ไม่ใช่ตาเดิน เก็บไว้ถึงตรงนี้
problem-position = ตำแหน่งอยู่ได้เฉพาะก่อนตาแรก เก็บไว้ถึงตรงนี้
problem-too-deep = มีแนวเดินซ้อนกันมากเกินไป ข้ามแนวนี้ไป
problem-too-long = มีตาเดินมากกว่าที่อ่านได้ เก็บไว้ถึงตรงนี้
problem-tag = “{ $text }” ไม่ใช่แท็ก ข้ามไป
problem-comment = มีความเห็นที่ไม่ได้ปิด
problem-results = ผลคือ { $text } แต่แท็กบอกว่า { $more }
refusal-other-game = นี่คือ { $text } ซึ่งที่นี่ไม่มีให้เล่น
refusal-game-type = ไม่รู้จัก GameType “{ $text }”
refusal-start = จุดเริ่ม “{ $text }” ไม่ใช่ตำแหน่ง
refusal-house-rule = ไม่รู้จักกติกา “{ $text }” สำหรับเกมนี้
refusal-not-pdn = “{ $text }” ไม่ใช่เกม

## Links

link-bad = เปิดลิงก์นี้ไม่ได้
link-none = ไม่ใช่ลิงก์ของเกมหรือตำแหน่ง อาจมีบางส่วนขาดไป
link-too-long = ยาวกว่าลิงก์ใด ๆ ของ Dama
link-damaged = ลิงก์เสียหาย ตัวอักษรขาดหรือผิด คัดลอกใหม่ให้ครบ
link-newer = ลิงก์นี้สร้างด้วย Dama รุ่นใหม่กว่า โหลดหน้านี้ใหม่เพื่อรับรุ่นนั้น
link-nonsense = ลิงก์ครบถ้วน แต่สิ่งที่บอกอยู่บนกระดานไม่ได้
share-title = เกมหมากฮอส
share-what = จะแบ่งปันอะไร
share-game = ทั้งเกม
share-position = เฉพาะตำแหน่ง
share-link = ลิงก์
share-copy = คัดลอกลิงก์
share-send = ส่ง…
share-copied = คัดลอกแล้ว ใครเปิดก็เห็นเกมนี้ และเกมของเขาไม่หายไป
share-by-hand = เบราว์เซอร์ไม่ยอมให้คัดลอก เลือกลิงก์ไว้ให้แล้ว คัดลอกเองได้เลย
share-code = สำหรับกล้องของเครื่องอื่น
share-too-long = เกมนี้ยาวเกินไปสำหรับรหัส ให้คัดลอกลิงก์แทน
share-nothing = ไม่มีเกมบนโต๊ะให้แบ่งปัน

## Looking through a game

a-position = ตำแหน่ง
step-back = ถอยหนึ่งตา
step-on = ไปหนึ่งตา
step-end = ไปตาสุดท้าย
run = เล่นต่อเนื่อง
pause = พัก
keep = เก็บในคลัง
kept = อยู่ในคลังแล้ว
game-gone = เกมนี้ไม่อยู่ในคลังแล้ว
table-busy = เกมบนโต๊ะที่ยังไม่จบจะถูกเก็บเข้าคลัง คุณเล่นต่อจากในคลังได้
table-stays = เก็บเกมบนโต๊ะเข้าคลังไม่ได้ จึงยังอยู่ที่เดิม
save-pdn = บันทึกเป็น PDN
save-picture = บันทึกภาพ
save-film = บันทึกเป็นหน้าเว็บ
save-failed = เบราว์เซอร์ไม่ยอมให้บันทึก
