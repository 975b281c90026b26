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
optional-capture-note = قاعدة بيتية: يمكنك ترك الأسر ولعب نقلة عادية. والأسر إذا بدأ يُكمَل.

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
looking-back = بعد النقلة { $move }
looking-at-start = وضع البداية

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

count-no-progress = { $count } من { $limit } دون أسر أو تتويج
count-kings-only = { $count } من { $limit } بالملوك وحدها دون أسر
count-lone-king = { $count } من { $limit } ضد ملك وحيد
count-many-kings =
    { $kings ->
        [one] { $count } من { $limit } بملك واحد أو أكثر ضد ملك وحيد
        [two] { $count } من { $limit } بملكين أو أكثر ضد ملك وحيد
        [few] { $count } من { $limit } بـ{ $kings } ملوك أو أكثر ضد ملك وحيد
       *[other] { $count } من { $limit } بـ{ $kings } ملكًا أو أكثر ضد ملك وحيد
    }
count-main-road = { $count } من { $limit } والملك الوحيد على القطر الرئيسي
count-same-material = { $count } من { $limit } ولكلا الطرفين ملك، دون أسر أو تتويج
count-repetition =
    { $count ->
        [one] ظهر هذا الوضع مرة واحدة، وعند المرة { $limit } يكون تعادل
        [two] ظهر هذا الوضع مرتين، وعند المرة { $limit } يكون تعادل
        [few] ظهر هذا الوضع { $count } مرات، وعند المرة { $limit } يكون تعادل
       *[other] ظهر هذا الوضع { $count } مرة، وعند المرة { $limit } يكون تعادل
    }

## النتيجة

you-won = فزت
computer-won = فاز الحاسوب
side-won = فاز { $side }
drawn = تعادل
reason-no-pieces = لم يبقَ لدى { $side } أي قطعة.
reason-no-moves = لا نقلة متاحة أمام { $side }.
reason-resigned = استسلم { $side }.
reason-no-progress =
    { $limit ->
        [zero] دون أي نقلة فيها أسر أو تتويج.
        [one] نقلة واحدة دون أسر أو تتويج.
        [two] نقلتان دون أسر أو تتويج.
        [few] { $limit } نقلات دون أسر أو تتويج.
        [many] { $limit } نقلة دون أسر أو تتويج.
       *[other] { $limit } نقلة دون أسر أو تتويج.
    }
reason-kings-only =
    { $limit ->
        [one] نقلة واحدة بالملوك وحدها دون أسر.
        [two] نقلتان بالملوك وحدها دون أسر.
        [few] { $limit } نقلات بالملوك وحدها دون أسر.
       *[other] { $limit } نقلة بالملوك وحدها دون أسر.
    }
reason-lone-king =
    { $limit ->
        [one] نقلة واحدة ضد ملك وحيد.
        [two] نقلتان ضد ملك وحيد.
        [few] { $limit } نقلات ضد ملك وحيد.
       *[other] { $limit } نقلة ضد ملك وحيد.
    }
reason-many-kings =
    { $limit ->
        [one] نقلة واحدة ضد ملك وحيد، ولخصمه من الملوك { $kings } أو أكثر.
        [two] نقلتان ضد ملك وحيد، ولخصمه من الملوك { $kings } أو أكثر.
        [few] { $limit } نقلات ضد ملك وحيد، ولخصمه من الملوك { $kings } أو أكثر.
       *[other] { $limit } نقلة ضد ملك وحيد، ولخصمه من الملوك { $kings } أو أكثر.
    }
reason-main-road =
    { $limit ->
        [one] بقي الملك الوحيد على القطر الرئيسي نقلة واحدة.
        [two] بقي الملك الوحيد على القطر الرئيسي نقلتين.
        [few] بقي الملك الوحيد على القطر الرئيسي { $limit } نقلات.
       *[other] بقي الملك الوحيد على القطر الرئيسي { $limit } نقلة.
    }
reason-same-material =
    { $limit ->
        [one] لكلا الطرفين ملك، ونقلة واحدة دون أسر أو تتويج.
        [two] لكلا الطرفين ملك، ونقلتان دون أسر أو تتويج.
        [few] لكلا الطرفين ملك، و{ $limit } نقلات دون أسر أو تتويج.
       *[other] لكلا الطرفين ملك، و{ $limit } نقلة دون أسر أو تتويج.
    }
reason-repetition =
    { $times ->
        [one] ظهر الوضع نفسه مرة واحدة.
        [two] ظهر الوضع نفسه مرتين.
        [few] ظهر الوضع نفسه { $times } مرات.
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
said-picked = اخترت { $square }. يمكنه الذهاب إلى { $targets }.
said-hopped = هو الآن على { $square }. يستمر الأسر إلى { $targets }.
said-put-back = أُعيدت القطعة.
said-undone = تم التراجع.
said-redone = أُعيدت النقلة.
said-started = لعبة جديدة: { $variant }.
said-hint-asked = جارٍ البحث عن نقلة جيدة…
said-hint = تلميح: من { $from } إلى { $to }.

## لماذا لا

refused-over = انتهت اللعبة.
refused-turn = الدور على الحاسوب.
refused-looking = أنت تنظر إلى وضع سابق. عُد إلى اللعبة لتلعب.
refused-nothing = اختر إحدى قطعك أولًا.
refused-not-yours = هذه القطعة ليست لك.
refused-blocked = لا مكان تذهب إليه هذه القطعة.
refused-must-capture =
    { $count ->
        [one] الأسر إجباري بالقطعة التي على { $squares }.
       *[other] الأسر إجباري بإحدى القطع التي على { $squares }.
    }
refused-other-capture =
    { $count ->
        [one] الأولوية في هذه القواعد للأسر من { $squares }.
       *[other] الأولوية في هذه القواعد للأسر من أحد المربعات { $squares }.
    }
refused-not-there = لا يمكن الذهاب إلى هناك.
refused-unfinished = يجب إكمال الأسر: إلى { $squares }.

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
flip = اقلب
hint = تلميح
move-now = العب الآن
resign = استسلام
new-game = لعبة جديدة
rematch = جولة ثانية
back-to-game = عودة إلى اللعبة
play-from-here = العب من هنا
actions-label = الإجراءات
resign-question = هل تستسلم في هذه اللعبة؟
resign-yes = أستسلم
resign-no = أواصل اللعب

## النقلات

moves = النقلات
no-moves-yet = لا نقلات بعد
moves-start = البداية
move-label = النقلة { $number }، { $side }: { $move }

## لعبة جديدة

choose-variant = أيّ داما
choose-opponent = الخصم
opponent-computer = الحاسوب
opponent-person = شخص بجانبي
choose-level = المستوى
level-1 = يلعب دون نظر تقريبًا. يغلبه طفل.
level-2 = يرى الأسر الذي أمامه ولا يرى أبعد منه.
level-3 = ينظر ردًّا واحدًا إلى الأمام ويخطئ كثيرًا.
level-4 = لاعب للتسلية يقع في الفخاخ السهلة.
level-5 = يلعب بتعقّل وتفوته التركيبات الطويلة.
level-6 = يعاقب على الأخطاء، ويُغلَب بالحذر.
level-7 = لاعب نادٍ ثابت المستوى.
level-8 = قوي. يرى معظم التركيبات.
level-9 = قوي جدًّا. نادرًا ما يخطئ.
level-10 = كل ما لديه: نحو ثانية لكل نقلة.
choose-side = لونك
moves-first = { $side }، يبدأ
moves-second = { $side }، يلعب ثانيًا
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
fact-free-choice = تختار أي أسر تشاء
fact-most-pieces = الأسر الأكبر واجب
fact-most-kings = الأسر الأكبر واجب ثم الأكثر ملوكًا
fact-king-first = الملك القادر على الأسر يجب أن يأسر
fact-ladder = ترتيب صارم بين الأسرات
fact-goes-on-as-king = الحجر المتوَّج أثناء الأسر يواصل ملكًا
fact-at-once = القطع المأسورة تُرفع فورًا
fact-optional = الأسر اختياري

## الإعدادات

settings = الإعدادات
settings-language = اللغة
settings-appearance = المظهر
theme-system = مثل النظام
theme-light = فاتح
theme-dark = داكن
settings-coordinates = على المربعات
coordinates-numbers = أرقام
coordinates-letters = حروف
coordinates-none = لا شيء
close = إغلاق
version = الإصدار { $version }، البناء { $build }
install = تثبيت على هذا الجهاز
install-by-hand = للتثبيت: اضغط زر المشاركة، ثم «إضافة إلى الشاشة الرئيسية».
report = نسخ للإبلاغ عن مشكلة
report-copied = تم النسخ: اللعبة والإصدار والمتصفح. الصق ذلك حيث تُبلغ.
report-by-hand = المتصفح لا يسمح بالنسخ. حدِّد النص هنا وانسخه.

## الإصدار على الجهاز

offline-ready = صار اللعب ممكنًا دون إنترنت.
update-ready = إصدار جديد جاهز.
update-now = تحديث
update-later = لاحقًا
update-waits = يبدأ التحديث بعد انتهاء هذه النقلة.

## ما تعثّر

trouble-blocked = هذا المتصفح لا يسمح للصفحة بحفظ أي شيء. ستضيع اللعبة عند إغلاقها.
trouble-full = لا مكان على هذا الجهاز لحفظ اللعبة. ستضيع عند إغلاق الصفحة.
trouble-unreadable = تعذّرت قراءة لعبتك المحفوظة. وُضعت جانبًا، ولعبة جديدة جاهزة.
trouble-newer = لعبتك المحفوظة من إصدار أحدث. وُضعت جانبًا، ولعبة جديدة جاهزة.
trouble-texts = تعذّر جلب نصوص هذه اللغة. ستُجلب حين تتوفر الشبكة.
trouble-engine = لاعب الحاسوب لا يجيب.
ask-again = اسأله مرة أخرى
dismiss = فهمت
