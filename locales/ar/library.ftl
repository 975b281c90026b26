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
hunt = وضع (FEN) أو النقلات الأولى
hunt-turned = ومع تبديل اللونين أيضًا
quest-nothing = ليس هذا وضعًا ولا نقلات. يُكتب الوضع هكذا: ‎W:W21-32:B1-12‎ والنقلات هكذا: ‎1. 11-15 23-19‎.
quest-illegal = «{ $text }» غير مسموحة هناك. المسموح: { $more }.
quest-ambiguous = «{ $text }» قد تكون أيًّا من { $more }.
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
rule-set = النوع
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
import-empty = الحقل فارغ. ألصق ألعابًا أو وضعًا أو رابطًا.
import-unreadable = لا يمكن قراءة هذا الملف، أو هو أكبر من 64 ميغابايت.
position-which = وضع قد يكون من أنواع عدة. اختر النوع أدناه ثم أعطه مرة أخرى.
position-bad = ليس هذا وضعًا. { $why }
position-elsewhere = { $name }: ليس هذا وضعًا في هذا النوع. { $why } وهو وضع في: { $names }.
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
report-inferred =
    { $count ->
        [zero] كل الألعاب ذكرت نوعها ({ $name }).
        [one] لعبة واحدة لا تذكر نوعها، ولا تصح نقلاتها إلا في: { $name }.
        [two] لعبتان لا تذكران نوعهما، ولا تصح نقلاتهما إلا في: { $name }.
        [few] { $count } ألعاب لا تذكر نوعها، ولا تصح نقلاتها إلا في: { $name }.
        [many] { $count } لعبة لا تذكر نوعها، ولا تصح نقلاتها إلا في: { $name }.
       *[other] { $count } لعبة لا تذكر نوعها، ولا تصح نقلاتها إلا في: { $name }.
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
problem-tag-twice = الوسم { $text } مكتوب مرتين، وقد أُخذ الأول.
problem-result = «{ $text }» ليس نتيجة، وقد تُركت. النتيجة تُكتب هكذا: ⁦1‑0⁩ أو ⁦2‑0⁩ أو ⁦1/2‑1/2⁩ أو ⁦*⁩.
problem-comment = تعليق لم يُغلق.
problem-results = النتيجة { $text }، مع أن الوسم يقول { $more }.
refusal-other-game = هذه لعبة { $why }، ولا تُلعب هنا.
other-game =
    { $number ->
        [0] شطرنج
        [1] شطرنج صيني
        [23] داما بول الأمريكية
        [27] داما كندية
        [28] داما برتغالية
        [30] داما تركية
        [40] داما فريزية
        [41] سبانتسيريتي
        [50] أوثيلو
       *[other] أخرى
    }
refusal-game-type = نوع GameType «{ $text }» غير معروف.
refusal-start = البداية «{ $text }» ليست وضعًا. { $why }
refusal-house-rule = القواعد «{ $text }» غير معروفة لهذه اللعبة.
refusal-not-pdn = «{ $text }» ليست لعبة.
fen-empty = النص فارغ. يُكتب الوضع هكذا: ‎W:W21-32:B1-12‎.
fen-too-long = هو أطول من أي وضع.
fen-turn = في مكان صاحب الدور «{ $text }»، والمتوقع W أو B.
fen-list = «{ $text }» ليست قائمة قطع: تبدأ القائمة بـ W أو B، مثل ‎W21,K30‎.
fen-side-twice = ذُكرت قطع { $text } مرتين، والمتوقع W مرة وB مرة.
fen-square = «{ $text }» ليس مربعًا على هذه الرقعة. المربعات: { $more }.
fen-no-square = «{ $text }» ليس مربعًا على هذه الرقعة.
fen-range = «{ $text }» ليس مجال مربعات مثل ‎1-12‎.
fen-square-twice = ذُكر المربع { $text } مرتين.
fen-uncrowned = الحجر على { $text } في صفه الأخير، ويجب أن يكون هناك ملكًا: ‎K{ $text }‎.
fen-no-piece = ليست على الرقعة أي قطعة.
fen-off-board = هناك قطعة خارج الرقعة.

## Links

link-bad = لا يمكن فتح هذا الرابط
link-none = ليس رابطًا للعبة أو وضع. ربما قُطع جزء منه.
link-too-long = هو أطول من أي رابط من روابط الداما.
link-damaged = الرابط تالف: حروف ناقصة أو خاطئة. انسخه كاملًا مرة أخرى.
link-newer = صنعته نسخة أحدث من الداما. أعد تحميل الصفحة لتحصل عليها.
link-nonsense = الرابط سليم، لكن ما فيه لا يمكن أن يكون على رقعة.
share-title = لعبة داما
share-what = ماذا تشارك
share-less = يحمل الرابط النقلات والنتيجة والأسماء. أما التعليقات والتفريعات وغيرها فمكانها ملف PDN.
share-game = اللعبة كلها
share-position = الوضع فقط
share-names = الأسماء التي تُرسل معها
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
save-as = احفظ على شكل
save-png = صورة (PNG)
save-picture = صورة (SVG)
save-film = صفحة ويب
save-failed = لا يسمح المتصفح بحفظها.
find-title = ابحث في المكتبة
find-position = ألعاب فيها هذا الوضع
find-opening = ألعاب تبدأ هكذا

## Everything in one file

backup-what = ملف واحد فيه كل شيء: اللعبة التي على الطاولة والإعدادات وكل ألعاب المكتبة. احفظه في مكان آمن أو انقله إلى جهاز آخر.
backup-save = احفظ كل شيء في ملف
backup-read = استرجاع من ملف
backup-game = في الملف لعبة: { $name }، عدد النقلات: { $count }. تأتي إلى الطاولة، وتذهب اللعبة التي عليها إلى المكتبة.
backup-games =
    { $count ->
        [zero] ليست فيه ألعاب للمكتبة.
        [one] فيه لعبة واحدة للمكتبة. ما هو هنا لا يتكرر.
        [two] فيه لعبتان للمكتبة. ما هو هنا لا يتكرر.
        [few] فيه { $count } ألعاب للمكتبة. ما هو هنا لا يتكرر.
        [many] فيه { $count } لعبة للمكتبة. ما هو هنا لا يتكرر.
       *[other] فيه { $count } لعبة للمكتبة. ما هو هنا لا يتكرر.
    }
backup-settings = تصبح الإعدادات كما في الملف.
backup-yes = استرجاع
backup-no = إبقاء كل شيء
backup-done = عاد كل ما في الملف.
backup-bad = هذا ليس ملفًا من داما، أو أنه تالف. لم يتغير شيء.
backup-newer = هذا الملف من إصدار أحدث من داما. لم يتغير شيء.

## لعبة مع صديق بعيد

far-title = لعبة مع صديق بعيد
far-how = تلعب أنت هنا، ويلعب صديقك على جهازه. لا حساب ولا وسيط بينكما.
far-name = اسمك كما سيراه صديقك
far-you-begin = لونك { $side }، وتبدأ أنت.
far-you-follow = لونك { $side }، ويبدأ صديقك.
far-by-post = في اللعب بالمراسلة كل نقلة رابط. ترسله في أي تطبيق مراسلة أو بريد، فيفتحه صديقك ويلعب ويعيد إليك رابطًا. قد يأخذ ذلك دقائق أو أيامًا.
post-begin = ابدأ بالمراسلة
# Within a sentence; where most sentences begin with it, as at their beginning.
post-friend = صديقك
post-send = أرسل هذا الرابط إلى { $name }
post-how = يحمل الرابط اللعبة كلها. عند فتحه يرى { $name } ما فعلتَه ويواصل من هناك.
post-copied = تم النسخ. الصقه الآن في رسالة إلى صديقك.
post-nothing = ليس على الطاولة لعبة بالمراسلة.
post-to-board = إلى الرقعة
post-invited = دعوة إلى لعبة من { $name }
post-invited-note = المقعد لأول من يفتح هذه الدعوة ويعيد رابطًا.
post-accept = اجلس والعب
post-rematch = دعوة إلى لعبة أخرى من { $name }
post-taken = اللعبة مع { $name }
post-older = هذا الرابط أقدم من لعبتك
post-older-note = تقدمت لعبتك منذ ذلك الحين، وتبقى كما هي.
post-crossed = فعلتما شيئًا في الوقت نفسه
post-crossed-yours = المعتمد ما فعلتَه أنت. أرسل رابطك مرة أخرى ليعرف { $name }.
post-crossed-theirs = المعتمد ما فعله { $name }، وأُلغيت خطوتك الأخيرة.
post-claims = يقول هذا الرابط إنك فعلت شيئًا لا يعرفه هذا الجهاز
post-claims-note = حتى النقلة { $number } هي لعبتك. إن كنت واصلتها على جهاز آخر فخذها، وإلا فأبقِ لعبتك.
post-claims-take = نعم، أنا من فعل ذلك
post-changed = هذا الرابط يروي اللعبة على نحو آخر
post-changed-note = عند النقلة { $number } يختلف عن اللعبة على هذا الجهاز. تبقى لعبتك كما هي؛ اطلب من { $name } الرابط الصحيح.
post-seat-taken = في هذا المقعد شخص آخر
post-seat-taken-note = ردّ شخص آخر على الدعوة. لم يتغير شيء عندك.
post-other-terms = هذا الرابط ليس للعبتك
post-other-terms-note = يحمل رقم لعبتك لكن بقواعد أخرى أو ببداية أخرى. لم يتغير شيء عندك.
post-forged = الرابط كامل، لكن عند النقلة { $number } فيه ما لا تسمح به القواعد. لقد عبث به أحد.
post-stranger = لعبة بين { $names }
post-stranger-note = ليست من الألعاب على هذا الجهاز. يمكنك مشاهدتها.
post-look = شاهد اللعبة
post-mine = هل أنت أحدهما؟ واصل اللعبة على هذا الجهاز باسم
post-games = الألعاب بالمراسلة
post-put-away = أزل من القائمة

## لعبة مباشرة

live-title = العب مباشرة
live-how = يتصل المتصفحان أحدهما بالآخر بلا خادم بينهما. يرسل كل منكما إلى الآخر رابطًا واحدًا، ثم تبقى الصفحة مفتوحة عندكما.
live-begin = أنشئ دعوة
live-preparing = لحظة: يبحث المتصفح عن طريق للوصول إليه.
live-send = أرسل هذا الرابط إلى صديقك واترك هذه الصفحة مفتوحة
live-copied = تم النسخ. أرسله إلى صديقك ثم انتظر الجواب هنا.
live-answer = جواب صديقك
live-answer-how = يصلك رابط من صديقك. افتحه في هذا المتصفح أو الصقه هنا.
live-answer-bad = ليس هذا جوابًا لهذه الدعوة.
live-connect = اتصل
live-goes-on = اللعبة التي بدأتماها تستمر من حيث وصلت.
live-invited = دعوة إلى لعبة مباشرة من { $name }
live-invited-nobody = أنت مدعو إلى لعبة مباشرة
live-accept = اقبل
live-reply = أعد إرسال هذا الرابط واترك هذه الصفحة مفتوحة
live-waiting = في انتظار صديقك. تبدأ اللعبة من تلقاء نفسها.
live-reaching = جارٍ الاتصال…
live-passed-on = الجواب في نافذتك الأخرى. يمكنك إغلاق هذه.
live-nobody-waits = لا نافذة في هذا المتصفح تنتظر هذا الجواب. افتحه حيث أُنشئت الدعوة، أو الصقه هناك.
live-no-browser = لا يستطيع هذا المتصفح الاتصال بغيره.
live-no-way = لم يجد المتصفح شبكة يمكن الوصول إليه عبرها.
live-not-reached = لم يصل أحد الجهازين إلى الآخر. على الشبكة نفسها ينجح ذلك عادة، أما بين شبكتين فغالبًا لا ينجح إلا بخادم تحدده أدناه.
live-lost = لم يعد مجرى هذه اللعبة على هذا الجهاز، وكان الطرف الآخر يعتمد عليه.
live-version = لدى الطرف الآخر إصدار آخر من الداما. أعد تحميل الصفحة على الجهازين.
live-once-more = حاول مرة أخرى
live-by-post = العب بالمراسلة بدلًا من ذلك
live-servers = خوادم للشبكات المختلفة
live-servers-how = بلا خادم لا يُتصل إلا بجهاز صديقك. خادم STUN يخبر متصفحك بعنوانه على الإنترنت، وخادم TURN ينقل كل شيء. ومن يدير الخادم يعرف عنوانيكما. خادم في كل سطر: stun:host أو turn:host name password.
live-servers-kept = حُفظ. يسري من المحاولة التالية.
live-servers-bad = ليس هذا خادمًا صالحًا: { $line }
live-open = متصل
live-silent = انقطع الاتصال. الساعتان متوقفتان، ويُستأنف اللعب وحده حين يعود.
live-apart = غير متصل. اللعبة محفوظة.
live-left = غادر صديقك. اللعبة محفوظة.
live-cut = وصل من الطرف الآخر ما لا معنى له فقُطع الاتصال. اللعبة محفوظة.
live-again = ادعُ من جديد
live-claim = طالب بالفوز
live-claimed = لم يعد صديقك، فأنهيتَ اللعبة.
live-differ = الرقعتان مختلفتان فتوقفت اللعبة. يحتفظ كل جهاز بما عنده.
live-clocks = الساعتان متباعدتان جدًا فتوقفت اللعبة. يحتفظ كل جهاز بما عنده.
live-other-game = الطرف الآخر يلعب لعبة أخرى.
live-say = قل شيئًا
phrase-hello = مرحبًا!
phrase-luck = حظًا موفقًا!
phrase-good = نقلة جيدة!
phrase-oops = يا للأسف!
phrase-wait = لحظة من فضلك.
phrase-thanks = شكرًا!
phrase-game = لعبة جميلة!
phrase-go = عليّ أن أذهب.
