## The library

library-empty = لا شيء هنا بعد. تُحفظ الألعاب التي تنهيها من تلقاء نفسها، ويمكنك إدخال ألعاب غيرك.
library-blocked = لا يسمح هذا المتصفح للصفحة بحفظ مكتبة. تنتظر الألعاب المنتهية على الجهاز ما دام يتسع لها.
library-full = لم يبق مكان على هذا الجهاز. ما في المكتبة باقٍ، ولم يُضف شيء آخر.
games-count =
    { $count ->
        [zero] لا ألعاب
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $count } ألعاب
        [many] { $count } لعبة
       *[other] { $count } لعبة
    }
moves-count =
    { $count ->
        [zero] بلا نقلات
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $count } نقلات
        [many] { $count } نقلة
       *[other] { $count } نقلة
    }
search = ابحث في الأسماء والبطولات والتواريخ
any-variant = كل الأنواع
any-result = كل النتائج
unfinished = لم تنتهِ
order = الترتيب
order-newest = آخر ما أُضيف أولًا
order-played = آخر ما لُعب أولًا
order-players = حسب الاسم
order-longest = الأطول أولًا
more = أظهر المزيد
rename = غيّر الاسم
name = اسم أو بطولة
name-keep = احفظ
export-one = احفظها PDN
export-all = احفظ هذه PDN
delete = احذف
deleted = حُذفت: { $name }
undelete = تراجع
scores = أمام الحاسوب
won = فوز
drawn-games = تعادل
lost = خسارة

## Bringing games in

import = أدخل ألعابًا
import-how = ألصق PDN أو وضعًا (FEN) أو رابطًا، أو الرسالة التي جاء فيها؛ أو اختر ملفات؛ أو أفلتها هنا.
import-text = ألعاب أو وضع أو رابط
import-read = اقرأ
import-file = اختر ملفات
import-assume = إذا لم تذكر لعبة نوعها
import-ask = اسألني
import-stop = توقف
import-nothing = ليس في هذا النص لعبة ولا وضع.
import-unreadable = لا يمكن قراءة هذا الملف، أو هو أكبر من 64 ميغابايت.
position-which = وضع قد يكون من أنواع عدة. اختر النوع أدناه ثم أعطه مرة أخرى.
position-bad = ليس هذا وضعًا في ذلك النوع.
report-none = لم تكن فيه لعبة.
report-kept =
    { $count ->
        [zero] لم تُضف أي لعبة.
        [one] أُضيفت لعبة واحدة.
        [two] أُضيفت لعبتان.
        [few] أُضيفت { $count } ألعاب.
        [many] أُضيفت { $count } لعبة.
       *[other] أُضيفت { $count } لعبة.
    }
report-doubles =
    { $count ->
        [zero] لم تكن أي منها هنا.
        [one] لعبة واحدة كانت هنا.
        [two] لعبتان كانتا هنا.
        [few] { $count } ألعاب كانت هنا.
        [many] { $count } لعبة كانت هنا.
       *[other] { $count } لعبة كانت هنا.
    }
report-faulty =
    { $count ->
        [zero] لا أخطاء.
        [one] في لعبة واحدة أخطاء:
        [two] في لعبتين أخطاء:
        [few] في { $count } ألعاب أخطاء:
        [many] في { $count } لعبة أخطاء:
       *[other] في { $count } لعبة أخطاء:
    }
report-stopped = أُوقف قبل النهاية.
report-game = اللعبة { $number }، السطر { $line }
report-ask-none = لا تذكر نوعها، ولا يمكن لعبها كاملة بأي قواعد.
report-ask = لا تذكر نوعها. قد تكون: { $names }. اختر واحدًا أعلاه واقرأها مرة أخرى.

## What is wrong with a game

at-move = النقلة { $number }، { $side }: { $why }
problem-illegal = «{ $text }» غير مسموحة. المسموح: { $more }. حُفظ ما قبلها.
problem-after-end = «{ $text }» تأتي بعد نهاية اللعبة.
problem-ambiguous = «{ $text }» قد تكون أيًّا من { $more }. حُفظ ما قبلها.
problem-stray = «{ $text }» ليست نقلة. حُفظ ما قبلها.
problem-position = لا يأتي الوضع إلا قبل النقلة الأولى. حُفظ ما قبله.
problem-too-deep = تفريعات كثيرة داخل بعضها؛ تُرك هذا التفريع.
problem-too-long = نقلات أكثر مما يُقرأ. حُفظ ما قبلها.
problem-tag = «{ $text }» ليس وسمًا، وقد تُرك.
problem-comment = تعليق لم يُغلق.
problem-results = النتيجة { $text }، مع أن الوسم يقول { $more }.
refusal-other-game = هذه { $text }، ولا تُلعب هنا.
refusal-game-type = نوع GameType «{ $text }» غير معروف.
refusal-start = البداية «{ $text }» ليست وضعًا.
refusal-house-rule = القواعد «{ $text }» غير معروفة لهذه اللعبة.
refusal-not-pdn = «{ $text }» ليست لعبة.

## Links

link-bad = لا يمكن فتح هذا الرابط
link-none = ليس رابطًا للعبة أو وضع. ربما قُطع جزء منه.
link-too-long = هو أطول من أي رابط من روابط الداما.
link-damaged = الرابط تالف: حروف ناقصة أو خاطئة. انسخه كاملًا مرة أخرى.
link-newer = صنعته نسخة أحدث من الداما. أعد تحميل الصفحة لتحصل عليها.
link-nonsense = الرابط سليم، لكن ما فيه لا يمكن أن يكون على رقعة.
share-title = لعبة داما
share-what = ماذا تشارك
share-game = اللعبة كلها
share-position = الوضع فقط
share-link = الرابط
share-copy = انسخ الرابط
share-send = أرسل…
share-copied = نُسخ. من يفتحه يرى اللعبة، ولا يضيع شيء من ألعابه.
share-by-hand = لا يسمح المتصفح بالنسخ. الرابط محدد: انسخه بيدك.
share-code = لكاميرا جهاز آخر
share-too-long = هذه اللعبة أطول من أن يتسع لها رمز. انسخ الرابط.
share-nothing = ليست على الطاولة لعبة لتشاركها.

## Looking through a game

a-position = وضع
step-back = نقلة إلى الوراء
step-on = نقلة إلى الأمام
step-end = إلى النهاية
run = عرض تلقائي
pause = توقف مؤقت
keep = احفظها في المكتبة
kept = هي في المكتبة.
game-gone = لم تعد هذه اللعبة في المكتبة.
table-busy = تُوضع اللعبة التي على الطاولة في المكتبة كما هي، ويمكنك متابعتها من هناك.
table-stays = تعذّر وضع اللعبة التي على الطاولة في المكتبة، فتبقى مكانها.
save-pdn = احفظ PDN
save-picture = احفظ الصورة
save-film = احفظ صفحة ويب
save-failed = لا يسمح المتصفح بحفظها.
