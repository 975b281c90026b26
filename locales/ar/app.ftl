app-name = الداما
page-title = { $place } – الداما

## أنواع الداما

variant-american = الداما الأمريكية
variant-russian = الداما الروسية
variant-brazilian = الداما البرازيلية
variant-spanish = الداما الإسبانية
variant-italian = الداما الإيطالية
variant-czech = الداما التشيكية
variant-international = الداما الدولية
variant-thai = الدامة التايلاندية
optional-capture = بدون أسر إجباري
optional-capture-note = كما تُلعب في البيوت: لك أن تترك الأسر وتلعب نقلة عادية. لكن الأسر إذا بدأ يُكمَل.

## الطرفان والقطع

side-black = الأسود
side-white = الأبيض
piece =
    { $rank ->
        [king] { $side ->
            [black] ملك أسود
           *[white] ملك أبيض
        }
       *[man] { $side ->
            [black] حجر أسود
           *[white] حجر أبيض
        }
    }

## الدور

your-turn = دورك
side-to-move = الدور على { $side }
thinking = الحاسوب يفكّر…
capture-goes-on = تابع الأسر
choose-way = أكثر من أسر ينتهي هناك. أيها تريد؟
confirm-move = أتلعب هذه النقلة؟
confirm-yes = العب
confirm-no = أعِدها
paused = متوقفة
looking-back = بعد النقلة { $move }
looking-at-start = وضع البداية
pass-to = سلّم الجهاز إلى { $side }
pass-done = أظهر الرقعة

## اللاعبان

player-you = أنت
player-computer = الحاسوب، المستوى { $level }
player-plays =
    { $side ->
        [black] (الأسود)
       *[white] (الأبيض)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] لم يأسر شيئًا بعد
            [one] أسر ملكًا واحدًا
            [two] أسر ملكين
            [few] أسر { $kings } ملوك
            [many] أسر { $kings } ملكًا
           *[other] أسر { $kings } ملك
        }
        [one] { $kings ->
            [0] أسر حجرًا واحدًا
            [one] أسر حجرًا وملكًا
            [two] أسر حجرًا وملكين
            [few] أسر حجرًا و{ $kings } ملوك
            [many] أسر حجرًا و{ $kings } ملكًا
           *[other] أسر حجرًا و{ $kings } ملك
        }
        [two] { $kings ->
            [0] أسر حجرين
            [one] أسر حجرين وملكًا
            [two] أسر حجرين وملكين
            [few] أسر حجرين و{ $kings } ملوك
            [many] أسر حجرين و{ $kings } ملكًا
           *[other] أسر حجرين و{ $kings } ملك
        }
        [few] { $kings ->
            [0] أسر { $men } أحجار
            [one] أسر { $men } أحجار وملكًا
            [two] أسر { $men } أحجار وملكين
            [few] أسر { $men } أحجار و{ $kings } ملوك
            [many] أسر { $men } أحجار و{ $kings } ملكًا
           *[other] أسر { $men } أحجار و{ $kings } ملك
        }
        [many] { $kings ->
            [0] أسر { $men } حجرًا
            [one] أسر { $men } حجرًا وملكًا
            [two] أسر { $men } حجرًا وملكين
            [few] أسر { $men } حجرًا و{ $kings } ملوك
            [many] أسر { $men } حجرًا و{ $kings } ملكًا
           *[other] أسر { $men } حجرًا و{ $kings } ملك
        }
       *[other] أسر { $men } حجر و{ $kings } ملك
    }

## عدّادات التعادل

count-no-progress = نقلات دون أسر أو تتويج: { $count } من { $limit }
count-kings-only = نقلات بالملوك وحدها دون أسر: { $count } من { $limit }
count-lone-king = نقلات ضد ملك وحيد: { $count } من { $limit }
count-many-kings =
    { $kings ->
        [zero] نقلات بـ{ $kings } ملك أو أكثر ضد ملك وحيد: { $count } من { $limit }
        [one] نقلات بملك أو أكثر ضد ملك وحيد: { $count } من { $limit }
        [two] نقلات بملكين أو أكثر ضد ملك وحيد: { $count } من { $limit }
        [few] نقلات بـ{ $kings } ملوك أو أكثر ضد ملك وحيد: { $count } من { $limit }
        [many] نقلات بـ{ $kings } ملكًا أو أكثر ضد ملك وحيد: { $count } من { $limit }
       *[other] نقلات بـ{ $kings } ملك أو أكثر ضد ملك وحيد: { $count } من { $limit }
    }
count-main-road = نقلات والملك الوحيد على القطر الرئيسي: { $count } من { $limit }
count-same-material = نقلات دون أسر أو تتويج ولدى الطرفين ملوك: { $count } من { $limit }
count-repetition =
    { $count ->
        [zero] لم يظهر هذا الوضع بعد، والتعادل عند المرة رقم { $limit }
        [one] ظهر هذا الوضع مرة واحدة، والتعادل عند المرة رقم { $limit }
        [two] ظهر هذا الوضع مرتين، والتعادل عند المرة رقم { $limit }
        [few] ظهر هذا الوضع { $count } مرات، والتعادل عند المرة رقم { $limit }
        [many] ظهر هذا الوضع { $count } مرة، والتعادل عند المرة رقم { $limit }
       *[other] ظهر هذا الوضع { $count } مرة، والتعادل عند المرة رقم { $limit }
    }

## النتيجة

you-won = فزت
computer-won = فاز الحاسوب
side-won = فاز { $side }
drawn = تعادل
reason-no-pieces = لم يبقَ لدى { $side } أي قطعة.
reason-no-moves = لم تبقَ لدى { $side } أي نقلة.
reason-resigned = استسلم { $side }.
reason-you-resigned = لقد استسلمتَ.
reason-agreed = اتفق الطرفان.
reason-time = انتهى وقت { $side }.
reason-no-progress =
    { $limit ->
        [zero] { $limit } نقلة دون أسر أو تتويج.
        [one] نقلة واحدة دون أسر أو تتويج.
        [two] نقلتان دون أسر أو تتويج.
        [few] { $limit } نقلات دون أسر أو تتويج.
        [many] { $limit } نقلة دون أسر أو تتويج.
       *[other] { $limit } نقلة دون أسر أو تتويج.
    }
reason-kings-only =
    { $limit ->
        [zero] { $limit } نقلة بالملوك وحدها دون أسر.
        [one] نقلة واحدة بالملوك وحدها دون أسر.
        [two] نقلتان بالملوك وحدها دون أسر.
        [few] { $limit } نقلات بالملوك وحدها دون أسر.
        [many] { $limit } نقلة بالملوك وحدها دون أسر.
       *[other] { $limit } نقلة بالملوك وحدها دون أسر.
    }
reason-lone-king =
    { $limit ->
        [zero] { $limit } نقلة ضد ملك وحيد.
        [one] نقلة واحدة ضد ملك وحيد.
        [two] نقلتان ضد ملك وحيد.
        [few] { $limit } نقلات ضد ملك وحيد.
        [many] { $limit } نقلة ضد ملك وحيد.
       *[other] { $limit } نقلة ضد ملك وحيد.
    }
reason-many-kings =
    { $limit ->
        [zero] { $limit } نقلة ضد ملك وحيد، وعدد ملوك خصمه { $kings } أو أكثر.
        [one] نقلة واحدة ضد ملك وحيد، وعدد ملوك خصمه { $kings } أو أكثر.
        [two] نقلتان ضد ملك وحيد، وعدد ملوك خصمه { $kings } أو أكثر.
        [few] { $limit } نقلات ضد ملك وحيد، وعدد ملوك خصمه { $kings } أو أكثر.
        [many] { $limit } نقلة ضد ملك وحيد، وعدد ملوك خصمه { $kings } أو أكثر.
       *[other] { $limit } نقلة ضد ملك وحيد، وعدد ملوك خصمه { $kings } أو أكثر.
    }
reason-main-road =
    { $limit ->
        [zero] بقي الملك الوحيد على القطر الرئيسي { $limit } نقلة.
        [one] بقي الملك الوحيد على القطر الرئيسي نقلة واحدة.
        [two] بقي الملك الوحيد على القطر الرئيسي نقلتين.
        [few] بقي الملك الوحيد على القطر الرئيسي { $limit } نقلات.
        [many] بقي الملك الوحيد على القطر الرئيسي { $limit } نقلة.
       *[other] بقي الملك الوحيد على القطر الرئيسي { $limit } نقلة.
    }
reason-same-material =
    { $limit ->
        [zero] لدى الطرفين ملوك، و{ $limit } نقلة دون أسر أو تتويج.
        [one] لدى الطرفين ملوك، ونقلة واحدة دون أسر أو تتويج.
        [two] لدى الطرفين ملوك، ونقلتان دون أسر أو تتويج.
        [few] لدى الطرفين ملوك، و{ $limit } نقلات دون أسر أو تتويج.
        [many] لدى الطرفين ملوك، و{ $limit } نقلة دون أسر أو تتويج.
       *[other] لدى الطرفين ملوك، و{ $limit } نقلة دون أسر أو تتويج.
    }
reason-repetition =
    { $times ->
        [zero] ظهر الوضع نفسه { $times } مرة.
        [one] ظهر الوضع نفسه مرة واحدة.
        [two] ظهر الوضع نفسه مرتين.
        [few] ظهر الوضع نفسه { $times } مرات.
        [many] ظهر الوضع نفسه { $times } مرة.
       *[other] ظهر الوضع نفسه { $times } مرة.
    }

## ما يُقال

said-move = { $side }: من { $from } إلى { $to }.
said-capture =
    { $count ->
        [zero] { $side }: من { $from } إلى { $to }.
        [one] { $side }: من { $from } إلى { $to }، وأسر قطعة.
        [two] { $side }: من { $from } إلى { $to }، وأسر قطعتين.
        [few] { $side }: من { $from } إلى { $to }، وأسر { $count } قطع.
        [many] { $side }: من { $from } إلى { $to }، وأسر { $count } قطعة.
       *[other] { $side }: من { $from } إلى { $to }، وأسر { $count } قطعة.
    }
said-crowned = وتُوِّج ملكًا.
said-picked = اخترت القطعة التي على { $square }. يمكنها الذهاب إلى { $targets }.
said-hopped = القطعة الآن على { $square }. يستمر الأسر إلى { $targets }.
said-put-back = أُعيدت القطعة إلى مكانها.
said-undone = تم التراجع.
said-redone = أُعيدت النقلة.
said-started = لعبة جديدة: { $variant }.
said-hint-asked = جارٍ البحث عن نقلة جيدة…
said-hint = تلميح: من { $from } إلى { $to }.
said-hint-piece = تلميح: القطعة على { $square }. اطلب مرة أخرى لترى النقلة.

## لماذا لا

refused-over = انتهت اللعبة.
refused-turn = الدور على الحاسوب.
refused-looking = أنت تنظر إلى وضع سابق. عُد إلى اللعبة لتلعب.
refused-nothing = اختر إحدى قطعك أولًا.
refused-not-yours = هذه القطعة ليست لك.
refused-blocked = لا مكان تذهب إليه هذه القطعة.
refused-must-capture =
    { $count ->
        [zero] الأسر واجب بالقطع التي على { $squares }.
        [one] الأسر واجب بالقطعة التي على { $squares }.
        [two] الأسر واجب بإحدى القطعتين على { $squares }.
        [few] الأسر واجب بإحدى القطع التي على { $squares }.
        [many] الأسر واجب بإحدى القطع التي على { $squares }.
       *[other] الأسر واجب بإحدى القطع التي على { $squares }.
    }
refused-not-there = لا يمكنها الذهاب إلى هناك.
refused-unfinished = يجب إكمال الأسر إلى { $squares }.
why-more-pieces = هذا الأسر يأخذ { $this }، وهناك أسر يأخذ { $best }: العدد الأكبر واجب.
why-with-king = عندك ملك يستطيع الأسر، فالأسر واجب بالملك.
why-more-kings = ملوك هذا الأسر { $this }، وملوك الأسر الآخر { $best }: عند التساوي يُقدَّم ما يأخذ ملوكًا أكثر.
why-kings-earlier = عند التساوي في كل شيء يُقدَّم الأسر الذي يلقى ملكًا أولًا.
why-lands-where-it-goes-on = الأسر لم ينته، فيجب النزول حيث يمكن إكماله.
why-lands-just-behind = يجب النزول خلف القطعة المأسورة مباشرة.
why-already-captured = هذه القطعة أُسرت من قبل. تبقى على الرقعة حتى تنتهي النقلة، ولا يُقفز فوقها مرة ثانية.
why-crowning-ends = الحجر الذي يبلغ الصف الأخير يُتوَّج وتنتهي النقلة.
why-crowned-only-at-the-end = يمر الحجر بالصف الأخير حجرًا، ولا يُتوَّج إلا إذا انتهت النقلة هناك.
why-men-move-forward = الحجر يتحرك إلى الأمام فقط.
why-men-capture-forward = الحجر يأسر إلى الأمام فقط.
why-king-safe-from-men = الحجر لا يأسر الملك.
why-man-steps-one = الحجر يتحرك مربعًا واحدًا.
why-king-steps-one = الملك يتحرك مربعًا واحدًا.
why-not-diagonal = القطع تتحرك قطريًا فقط.
why-occupied = هذا المربع مشغول.
why-own-piece = في الطريق قطعة من قطعك.
why-two-in-line = لا يُقفز فوق قطعتين متتاليتين.
why-the-rule = اقرأ القاعدة
typed-label = اكتب نقلة
typed-malformed = «{ $text }» ليست نقلة. اكتبها هكذا: 22-17 أو c3:e5.
typed-ambiguous = أكثر من أسر يُكتب هكذا: { $moves }. اكتب كل المربعات.

## الرقعة

board-label =
    { $side ->
        [black] الرقعة، الأسود في الأسفل
       *[white] الرقعة، الأبيض في الأسفل
    }
square-empty = { $square }، فارغ
square-piece = { $square }، { $piece }
square-can-move = يمكنه التحرك
square-in-hand = مختار
square-can-land = يمكن النزول هنا
square-waiting = مأسور، يُرفع عند نهاية النقلة
square-last-move = آخر نقلة
square-hinted = تلميح

## ما يمكن فعله

undo = تراجع
redo = إعادة
earlier = السابقة
later = التالية
flip = تدوير
hint = تلميح
move-now = العب الآن
resign = استسلام
new-game = لعبة جديدة
rematch = جولة أخرى
swap-sides = تبديل اللون
look-back = مراجعة
back-to-game = عودة إلى اللعبة
play-from-here = العب من هنا
actions-label = الإجراءات
resign-question = هل تستسلم في هذه اللعبة؟
resign-yes = أستسلم
resign-no = أواصل اللعب
offer-draw = عرض التعادل
draw-question = يعرض { $side } التعادل. هل يوافق الطرف الآخر؟
draw-yes = اتفاق على التعادل
draw-no = متابعة اللعب
pause = إيقاف
resume = متابعة

## النقلات

moves = النقلات
no-moves-yet = لا نقلات بعد
moves-start = البداية
move-label = النقلة { $number }، { $side }: { $move }

## لعبة جديدة

choose-variant = اختر نوع الداما
choose-opponent = الخصم
opponent-computer = الحاسوب
opponent-person = شخص بجانبك
choose-level = المستوى
level-1 = يلعب دون أن ينظر تقريبًا. يستطيع طفل أن يغلبه.
level-2 = يرى الأسر الذي أمامه ولا يكاد يرى غيره.
level-3 = يحسب ردًّا واحدًا إلى الأمام ويخطئ كثيرًا.
level-4 = لاعب للتسلية يقع في الفخاخ السهلة.
level-5 = لعبه معقول، وتفوته التركيبات الطويلة.
level-6 = يعاقب على الأخطاء، لكنه يُغلَب باللعب الحذِر.
level-7 = لاعب أندية ثابت المستوى.
level-8 = قوي. يرى معظم التركيبات.
level-9 = قوي جدًّا. نادرًا ما يخطئ.
level-10 = بكل قوته: نحو ثانية لكل نقلة.
choose-side = لونك
moves-first = { $side }، يبدأ
moves-second = { $side }، يلعب ثانيًا
time-title = الساعة
time-none = بلا ساعة
time-per-move = { $seconds } ث لكل نقلة
time-fischer = { $minutes } د + { $seconds } ث لكل نقلة
time-sand-glass = ساعة رملية، { $minutes } د
time-own = حدّد الوقت بنفسك…
time-kind = الوقت
time-kind-move = لكل نقلة
time-kind-game = للعبة كلها
time-kind-sand-glass = ساعة رملية
time-minutes = دقائق
time-seconds = ثوانٍ
time-increment = ثوانٍ تُضاف بعد كل نقلة
time-wrong = { $field }: أدخل عددًا صحيحًا من { $least } إلى { $most }.
time-short = المجموع { $seconds } ث على الأقل.
start-game = ابدأ اللعبة

## ما يميّز كل نوع

fact-army =
    { $men ->
        [zero] بلا أحجار
        [one] حجر واحد لكل لاعب
        [two] حجران لكل لاعب
        [few] { $men } أحجار لكل لاعب
        [many] { $men } حجرًا لكل لاعب
       *[other] { $men } حجر لكل لاعب
    }
fact-board =
    { $men ->
        [zero] رقعة { $size }×{ $size } بلا أحجار
        [one] رقعة { $size }×{ $size } وحجر واحد لكل لاعب
        [two] رقعة { $size }×{ $size } وحجران لكل لاعب
        [few] رقعة { $size }×{ $size } و{ $men } أحجار لكل لاعب
        [many] رقعة { $size }×{ $size } و{ $men } حجرًا لكل لاعب
       *[other] رقعة { $size }×{ $size } و{ $men } حجر لكل لاعب
    }
fact-men-forward = الأحجار تأسر إلى الأمام فقط
fact-men-both-ways = الأحجار تأسر إلى الخلف أيضًا
fact-king-short = الملك يتحرك خطوة واحدة
fact-king-flies = الملك يطير
fact-king-lands-behind = الملك يطير لكنه ينزل خلف ما يأسره مباشرة
fact-king-safe-from-men = الحجر لا يأسر الملك
fact-free-choice = لك أن تختار أيّ أسر
fact-most-pieces = يجب أسر العدد الأكبر
fact-most-kings = يجب أسر العدد الأكبر، ثم الملوك الأكثر
fact-king-first = الملك القادر على الأسر يجب أن يأسر
fact-ladder = ترتيب صارم يحدد أيّ أسر يُلعب
fact-goes-on-as-king = الحجر المتوَّج في أثناء الأسر يواصل ملكًا
fact-at-once = القطع المأسورة تُرفع فورًا
fact-optional = الأسر اختياري

## الإعدادات

settings = الإعدادات
settings-language = اللغة
settings-appearance = المظهر
theme-system = مثل الجهاز
theme-light = فاتح
theme-dark = داكن
settings-coordinates = على المربعات
coordinates-numbers = أرقام
coordinates-letters = حروف
coordinates-none = بلا
coordinates-own = حسب القواعد
settings-board = الرقعة
board-wood = خشب
board-slate = أردواز
board-green = خضراء
board-paper = ورق
settings-pieces = القطع
pieces-turned = مخروطة
pieces-flat = مسطحة
pieces-ink = حبر
settings-playing = أثناء اللعب
option-auto-play = العب النقلة الوحيدة تلقائيًا
option-confirm = اسأل قبل كل نقلة
option-turn-board = أدر الرقعة لصاحب الدور
option-pass = غطِّ الرقعة حين ينتقل الجهاز إلى اللاعب الآخر
option-evaluation = أظهر رأي الحاسوب في الوضع
option-sound = الأصوات
option-vibration = الاهتزاز
evaluation = رأي الحاسوب: { $score } للأبيض
close = إغلاق
version = الإصدار { $version }، البناء { $build }
install = تثبيت على هذا الجهاز
install-by-hand = للتثبيت: اضغط زر المشاركة، ثم «إضافة إلى الشاشة الرئيسية».
report = نسخ للإبلاغ عن مشكلة
report-copied = تم النسخ: اللعبة والإصدار والمتصفح. الصق ذلك حيث تُبلغ.
report-by-hand = المتصفح لا يسمح بالنسخ. حدِّد النص هنا وانسخه.
backup = المحفوظ على هذا الجهاز
aside-kept = ألعاب محفوظة وُضعت جانبًا لتعذّر قراءتها: { $count }. وهي في الملف أيضًا.
aside-delete = حذفها

## الإصدار على الجهاز

offline-ready = صار اللعب ممكنًا دون إنترنت.
update-ready = إصدار جديد جاهز.
update-now = تحديث
update-later = لاحقًا
update-waits = يبدأ التحديث بعد انتهاء هذه النقلة.

## ما تعثّر

trouble-blocked = هذا المتصفح لا يسمح للصفحة بحفظ أي شيء. ستضيع اللعبة عند إغلاقها.
trouble-full = لم تبقَ على هذا الجهاز مساحة لحفظ اللعبة. ستضيع عند إغلاق الصفحة.
trouble-unreadable = تعذّرت قراءة لعبتك المحفوظة. وُضعت جانبًا، وهناك لعبة جديدة جاهزة.
trouble-newer = لعبتك المحفوظة من إصدار أحدث. وُضعت جانبًا، وهناك لعبة جديدة جاهزة.
trouble-stuck = لا يستطيع هذا الإصدار قراءة لعبتك المحفوظة، ولا مساحة لوضعها جانبًا. ستبقى كما هي، ولذلك لا تُحفظ اللعبة التي تلعبها الآن.
elsewhere = تُلعب هذه اللعبة في نافذة أخرى، وتظهر نقلاتها هنا.
play-here = العب هنا
trouble-texts = تعذّر جلب نصوص هذه اللغة. ستُجلب حين تتوفر الشبكة.
trouble-place = العنوان الذي فتحته لا يوصل إلى شيء هنا. هذه رقعة اللعب.
trouble-engine = الحاسوب لا يستجيب.
ask-again = أعد المحاولة
dismiss = حسنًا

## The rules

rules-link = القواعد
rules-of = القواعد: { $name }
rules-loading = جارٍ جلب القواعد…
rules-missing = تعذّر جلب القواعد بهذه اللغة. ستُجلب حين تتوفر الشبكة.
rules-try-again = أعد المحاولة

## The library and the profile

library = المكتبة
library-loading = يجري جلب المكتبة…
library-missing = تعذّر جلب المكتبة. ستُجلب حين تتوفر الشبكة.
share = شارك اللعبة
replay = مشاهدة اللعبة
choose-profile = طريقة اللعب
profile-table = كما على هذه الطاولة
profile-federation = بقواعد الاتحاد
profile-table-note = تعادلات بسيطة ورقعة مشتركة، ويمكنك أن تبدأ.
profile-federation-note = من يبدأ، والرقعة، وأسماء المربعات، والتعادلات كما عند الاتحاد.

## لعبة مع شخص في مكان آخر

opponent-far = صديق بعيد
far-friend = صديقك
far-turn = الدور على { $name }
far-won = الفائز: { $name }
far-asks =
    { $what ->
        [draw] عرض تعادل من { $name }.
        [undo] طلب من { $name }: التراجع عن آخر نقلة.
        [pause] طلب من { $name }: إيقاف الساعتين أو تشغيلهما.
       *[rematch] طلب من { $name }: لعبة أخرى بعد تبديل اللونين.
    }
far-asked =
    { $what ->
        [draw] عرضتَ التعادل.
        [undo] طلبتَ التراجع عن نقلتك الأخيرة.
        [pause] طلبتَ إيقاف الساعتين أو تشغيلهما.
       *[rematch] طلبتَ لعبة أخرى بعد تبديل اللونين.
    }
far-declined = رُفض الطلب. الرد من { $name }.
far-yes = موافق
far-no = رفض
far-send = أرسل الرابط
far-unsent = لن يظهر ذلك عند { $name } إلا بعد فتح رابطك. أرسله الآن.
