### Kural sayfaları.
###
### "Cümleler" başlığı altındakiler kural verilerine göre seçilir; o özelliği taşıyan her oyun için doğru olmalıdır.
### Bir oyunun kendi adı altındakiler yalnız o oyunu anlatır.

## Sayfalar

rules-title = Dama kuralları
rules-description = Sekiz dama türünün kuralları, üzerinde oynayabileceğiniz şekillerle: Amerikan, Rus, Brezilya, İspanyol, İtalyan, Çek, Uluslararası (çapraz dama) ve Tayland daması.
rules-intro = Dama büyük bir ailedir. Ailenin buradaki sekiz üyesi koyu karelerde, çaprazlar boyunca oynanır: askerler ileri gider, taşlar üzerinden atlanarak yenir, karşı uca varan asker dama olur. Fark, kimin geriye doğru yiyebildiğinde, damanın ne kadar uzağa gittiğinde ve hangi yemenin zorunlu olduğundadır. Bir oyun seçin, kurallarını okuyun ve hemen oradan oynayın.
rules-contents = Bu sayfada
rules-languages = Öbür dillerde
rules-open-app = Oyunu aç
rules-made = Bu sayfa, oyunun oynandığı kural tablolarından hazırlanmıştır.
compare-title = Bütün kurallar yan yana
compare-description = Sekiz dama türünün karşılaştırması: tahta, askerler, damalar, yeme, dama olma ve beraberlik.
compare-intro = Her kuralın altında hangi seçeneklerin olduğu ve hangi oyunlarda geçerli oldukları yazar. Sözler, oyunların oynandığı tablolardan gelir.
compare-rule = Kural
play-now = Hemen oyna
part-board = Tahta ve diziliş
part-moving = Taşların gidişi
part-capturing = Yeme
part-crowning = Dama olma
part-ending = Kazanma ve beraberlik
part-differences = Amerikan damasından farkları
part-differences-international = Uluslararası damadan farkları
part-tips = Oyun önerileri
part-questions = Sorular ve cevaplar
part-others = Öbür oyunlar
part-changes = Her oyunda neyi değiştirir
part-names = Öbür adları

## Şekiller

diagrams-note = Şekillerde beyaz taşlar sizindir, aşağıdan yukarıya oynarsınız. Koyu kareler sıra sıra numaralanmıştır; 1 sol üsttedir. Hamleyi deneyin ya da gösterilmesini isteyin.
diagram-show = Göster
diagram-again = Baştan
diagram-right = Doğru hamle bu.
diagram-other = Bu da kurallara uygun.
diagram-text = Beyaz: { $white }. Siyah: { $black }. Sıra beyazda.
diagram-start-text = Başlangıç: beyaz askerler { $white }, siyah askerler { $black } numaralı karelerde.
diagram-men =
    { $count ->
        [one] { $squares } karesinde asker
       *[other] { $squares } karelerinde asker
    }
diagram-kings =
    { $count ->
        [one] { $squares } karesinde dama
       *[other] { $squares } karelerinde dama
    }

diagram-man-step = Asker çapraz olarak bir kare ileri gider, hiç geri gitmez.
diagram-king-step = Dama çapraz olarak bir kare gider, ileri ya da geri.
diagram-king-flies = Dama, satrançtaki fil gibi, çapraz boyunca dilediği kadar boş kare gider.
diagram-must-capture = Askerlerinizden biri taş yiyebiliyor, bu yüzden iki askerin hiçbiriyle başka hamle yapılamaz.
diagram-chain = İlk atlayış ikincisine yol açar. Asker yarı yolda duramaz: iki taş da tek hamlede yenir.
diagram-man-not-back = Rakip taş askerinizin arkasında, onun ardındaki kare de boş; ama asker yalnız ileri doğru yer. Burada sadece ileri gidebilir.
diagram-man-back = Rakip taş askerinizin arkasında; asker geriye doğru da yer. Bu yüzden bu yeme oynanmak zorunda.
diagram-man-spares-king = Arkasındaki kare boş bile olsa asker damayı yiyemez. Damayı yalnız dama yer.
diagram-king-captures-back = Dama bitişiğindeki taşı her yönde yer, geriye doğru da.
diagram-king-captures-far = Dama uzaktan yer ve yediği taşın arkasındaki boş karelerden dilediğinde durabilir.
diagram-king-lands-behind = Dama uzaktan yer ama yediği taşın hemen arkasındaki kareye iner, başka yere inemez.
diagram-king-goes-on = Dama yalnız bir kareye inerse yemeye devam edebiliyor; öyleyse o kareyi seçmek zorunda.
diagram-turkish-strike = Yenen taşlar hamle bitene kadar tahtada kalır ve üzerlerinden ikinci kez atlanamaz. Burada, yenmiş olan taş üçüncüsüne giden yolu kapatıyor.
diagram-turns-back = Yenen taş hemen kalkar; bu yüzden dama onun durduğu karenin üzerinden dosdoğru geri dönebilir.
diagram-majority = Askerlerden biri bir taş, öbürü iki taş yiyebilir. İki taşlık yeme oynanmak zorunda.
diagram-free-choice = Bir asker bir taş, öbürü iki taş yiyebilir. Hangisini isterseniz oynayabilirsiniz.
diagram-most-kings = İki asker de birer taş yiyebilir, ama bu taşlardan biri dama. Eşit yemeler arasında daha çok dama yiyen oynanmak zorunda.
diagram-with-king = Asker de dama da birer taş yiyebilir. Eşit yemeler arasında damanınki oynanmak zorunda.
diagram-kings-count = İki dama da birer taş yiyebilir, bu taşlardan biri dama. Daha çok dama yiyen yeme oynanmak zorunda.
diagram-kings-earliest = İki dama da birer damayla birer asker yiyebilir. Rakip damaya daha önce ulaşan yeme oynanmak zorunda.
diagram-king-first = Asker iki taş yiyebilir, dama yalnız bir. Yiyebilen dama yemek zorundadır, asker ne kadar yiyebilirse yesin.
diagram-crown = Hamlesini en uzak sırada bitiren asker dama olur.
diagram-crown-ends = Asker yiye yiye son sıraya varır ve dama olur. Dama olarak bir taş daha yiyebilecek olsa da hamle orada biter.
diagram-crown-goes-on = Asker yiye yiye son sıraya varır, hemen dama olur ve aynı hamlede dama olarak yemeye devam eder.
diagram-crown-passes = Asker yemenin ortasında son sıraya varır ve asker olarak devam etmek zorundadır. Hamleyi başka yerde bitirir, dama olmaz.
diagram-no-moves = Beyaz ileri oynar; Siyahın son askeri ne gidebilir ne yiyebilir. Siyah kaybetti.
diagram-optional = İsterseniz yiyin, isterseniz öbür askerle sakin bir hamle yapın. Hiçbiri zorunlu değil.
diagram-optional-chain = Bu yemeye başlamak zorunda değilsiniz. Ama başladınız mı sonuna kadar oynanır.
diagram-optional-majority = İki yemeyi de bırakabilirsiniz. Ama yiyecekseniz büyük olan yeme önce gelir.

## Cümleler: tahta

board-squares = Tahtada { $size }×{ $size } kare vardır, bir açık bir koyu dizilirler. Yalnız koyu kareler kullanılır; her oyuncunun sol alt köşesi koyudur.
board-men = Oyunun başında her tarafın, kendi ilk { $rows } sırasındaki koyu karelerde { $men } askeri vardır.
first-black = Bu masada tahtanın altındaki Siyah başlar.
first-white = Bu masada tahtanın altındaki Beyaz başlar.
tradition-same = Turnuvalarda da aynı taraf başlar.
tradition-black = Turnuvalarda Siyah başlar. Burada küçük tahtadaki bütün oyunların renkleri ortaktır; renklerden başka bir şey değişmez.
tradition-white = Turnuvalarda Beyaz başlar. Burada küçük tahtadaki bütün oyunların tahtası ve renkleri ortaktır, Siyah başlar; renklerden başka bir şey değişmez.
tradition-mirrored = Federasyon tahtayı da çevirir: koyu köşe sağ alta gelir. Bu, aynı oyunun aynadaki görüntüsüdür.

## Cümleler: gidiş

man-moves = Asker çapraz olarak bir kare ileri, boş bir koyu kareye gider.
king-moves-short = Dama çapraz olarak bir kare gider, ileri ya da geri.
king-moves-flying = Dama çapraz boyunca dilediği kadar boş kare gider, ileri ya da geri.

## Cümleler: yeme

capture-how = Asker, çaprazında bitişik duran rakip taşın üzerinden atlayıp hemen arkasındaki boş kareye inerek yer. Yenen taş tahtadan kalkar. Kendi taşlarınızın üzerinden hiçbir zaman atlanamaz.
capture-forward = Askerler yalnız ileri doğru yer.
capture-both-ways = Askerler yalnız ileri gider ama hem ileri hem geri doğru yer.
capture-spares-king = Asker damayı yiyemez.
capture-king-short = Dama da aynı biçimde, dört yönde yer: rakip taş çaprazında bitişik durmalıdır.
capture-king-flying = Dama, açık bir çaprazda her uzaklıktan yer: karşılaştığı ilk rakip taşın üzerinden atlar ve arkasındaki boş karelerden, bir sonraki taşa kadar, dilediğine inebilir. Art arda duran iki taşın üzerinden atlanamaz.
capture-king-behind = Dama, açık bir çaprazda her uzaklıktan yer: karşılaştığı ilk rakip taşın üzerinden atlar ve hemen arkasındaki kareye iner. Art arda duran iki taşın üzerinden atlanamaz.
capture-chain = Aynı taş indiği yerden yine yiyebiliyorsa, ona izin verilen her yönde ve aynı kurallarla, artık yiyemez oluncaya kadar devam eder. Bunların hepsi tek hamledir; taşın yola çıktığı kare boş sayılır.
capture-where-it-goes-on = Damanın inebileceği birden çok kare varsa ve bunların bazılarından yemeye devam edebiliyorsa, o karelerden birini seçmek zorundadır.
capture-removed-after = Yenen taşlar hamle bitince hep birlikte kaldırılır. O zamana kadar yolu kapatırlar: hiçbirinin üzerinden iki kez atlanamaz ve zincir, daha önce yediği bir taş yüzünden yarıda kalabilir. Oyuncular buna Türk vuruşu der.
capture-removed-at-once = Her taş, üzerinden atlanır atlanmaz kaldırılır. Artık yolu kapatmaz; dama boşalan karenin üzerinden dosdoğru geri dönebilir.
capture-once = Aynı hamlede hiçbir taşın üzerinden iki kez atlanamaz.
capture-forced = Yiyebiliyorsanız yemek zorundasınız.
capture-optional = Yiyebilir ya da başka herhangi bir hamle yapabilirsiniz. Başlanan yeme sonuna kadar oynanır.
choice-free = Birden çok yeme varsa dilediğinizi seçersiniz; bir zincir iki ayrı yoldan sürebiliyorsa da böyledir. En uzununu oynamak zorunda değilsiniz.
choice-order = Birden çok yeme varsa aşağıdaki kurallar, ilk yazılan önce gelmek üzere, hangisinin oynanacağını belirler:
choice-most-pieces = Olabildiğince çok taş yiyin. Dama da asker gibi bir taş sayılır.
choice-with-king = Askerle değil damayla yiyin.
choice-most-kings = Olabildiğince çok dama yiyin.
choice-kings-earliest = Yemeleri, yeme sırasına göre taş taş karşılaştırın: ilk ayrıldıkları yerde dama yiyen yeme oynanır.
choice-rest = Yine de eşit kalanlar arasında seçim sizindir.

## Cümleler: dama olma

crown-ends-move = Hamlesini en uzak sırada bitiren asker dama olur ve bir sonraki hamlesinden başlayarak dama gibi oynar.
crown-mid-ends = En uzak sıraya yiyerek varan asker orada dama olur ve hamle biter; yeni dama daha fazlasını yiyebilecek olsa bile.
crown-mid-goes-on = Yemenin ortasında en uzak sıraya varan asker hemen dama olur ve yiyebiliyorsa dama olarak yemeye devam eder.
crown-mid-passes = Yemenin ortasında en uzak sıraya varan ve yemeye devam edebilen asker, asker olarak devam etmek zorundadır. Ancak hamlesi o sırada biterse dama olur.

## Cümleler: kazanma ve beraberlik

win-how = Karşı tarafın taşı kalmazsa ya da sırası geldiğinde yapabileceği bir hamle yoksa kazanırsınız.
draws-are = Oyun şu durumlarda, kimsenin istemesine gerek kalmadan berabere biter:
draw-repetition = aynı konum, sıra aynı taraftayken { $times } kez oluşursa
draw-no-progress = taraf başına { $moves } hamle boyunca taş yenmez ve damaya çıkmazsa
draw-kings-only = taraf başına { $moves } hamle boyunca taş yenmez ve hiçbir asker oynamazsa
draw-lone-king =
    { $least ->
        [1] tek kalan dama, aralarında en az bir dama bulunan 1–{ $most } taşa karşı taraf başına { $moves } hamle dayanırsa
       *[other] tek kalan dama, aralarında en az bir dama bulunan { $most } taşa karşı taraf başına { $moves } hamle dayanırsa
    }
draw-many-kings = tek kalan dama, en az { $kings } damaya karşı taraf başına { $moves } hamle dayanırsa
draw-main-road = tek kalan dama, { $pieces } taşa karşı ana çaprazı, yani uzun çaprazı taraf başına { $moves } hamle boyunca bırakmazsa
draw-same-material = iki tarafta da dama ve tahtada { $least }–{ $most } taş varken taraf başına { $moves } hamle boyunca taş yenmez ve damaya çıkmazsa
draws-no-repetition = Konumun yinelenmesi tek başına beraberlik getirmez.
federation-same = Turnuvalarda da aynı koşullar geçerlidir.
federation-are = Turnuvalarda sayım başkadır. Orada oyun şu durumlarda berabere biter:

## Cümleler: karşılaştırma

rule-board = Tahta ve askerler
rule-first = Burada başlayan
rule-federation-first = Turnuvada başlayan
rule-man-captures = Askerler nasıl yer
rule-man-takes-king = Asker damayı yiyebilir mi?
rule-king = Damalar
rule-removal = Yenen taşların kalkması
rule-crowning = Yerken son sıraya varan asker
rule-obligation = Yeme
rule-choice = Hangi yeme
rule-draws = Beraberlik
value-board = { $size }×{ $size }, taraf başına { $men }
value-black = Siyah
value-white = Beyaz
value-man-takes-king = Evet
value-removed-after = Hamle bitince
value-no-difference = Fark etmez: dama kısa gider
value-crown-ends = Dama olur, hamle biter
value-crown-passes = Asker olarak devam eder
value-forced = Zorunlu
value-draw-repetition = Aynı konum { $times } kez
value-draw-no-progress = Yeme ve dama olma yok, taraf başına { $moves } hamle
value-draw-kings-only = Yeme ve asker hamlesi yok, taraf başına { $moves } hamle
value-draw-many-kings = Tek damaya karşı { $kings } dama, taraf başına { $moves } hamle
value-draw-main-road = Tek dama ana çaprazda, taraf başına { $moves } hamle
value-draw-same-material = { $least }–{ $most } taş, taraf başına { $moves } hamle
value-draw-lone-king = Tek dama, taraf başına { $moves } hamle

## Herkesin sorduğu

ask-must = Taş yemek zorunlu mu?
answer-must-forced = Evet. Taşlarınızdan biri yiyebiliyorsa yeme oynanmak zorundadır. Yiyebilen taşlar ekranda işaretlenir.
answer-must-optional = Hayır. Bu ev kuralıyla her zaman onun yerine sakin bir hamle yapabilirsiniz. Yalnız başladığınız yemeyi bitirmek zorundasınız.
ask-which = Hangi yemeyi seçmeliyim?
answer-which-free = Dilediğinizi. Kısa yeme de uzunu kadar geçerlidir, ama başladığınız yeme sonuna kadar oynanır.
ask-back = Asker geriye doğru yiyebilir mi?
answer-back-no = Hayır. Asker yalnız ileri gider ve yalnız ileri doğru yer. Damalar hem ileri hem geri gider.
answer-back-yes = Evet. Asker yalnız ileri gider ama dört yönde de yer.
ask-last-row = Askerim yerken son sıraya varırsa ne olur?
ask-king = Dama ne kadar uzağa gider?
answer-king-short = Dört çapraz yönün her birinde bir kare. Yalnız bitişiğindeki taşı yer.
answer-king-flying = Çapraz açık olduğu sürece dilediği kadar. Yerken de uzaklık sınırı yoktur; yediği taşın arkasında nereye ineceğini seçer.
answer-king-behind = Çapraz açık olduğu sürece dilediği kadar. Yerken de uzaklık sınırı yoktur, ama hep yediği taşın hemen arkasına iner.
ask-draw = Oyun ne zaman berabere biter?
ask-sure = Bu kurallar ne kadar kesin?

## Amerikan daması

american-title = Amerikan daması kuralları (checkers, İngiliz daması)
american-description = Amerikan daması nasıl oynanır? İngiliz daması ya da checkers diye de bilinen oyunun dizilişi, hamleleri, zorunlu yemesi, damaları, beraberlikleri, önerileri ve soruları; üzerinde oynayabileceğiniz şekillerle.
american-intro = Damanın en yalın hali, ama yine de derin. Askerler ileri gider, damalar her yönde bir kare gider; yemek zorunludur ama hangisini yiyeceğinizi siz seçersiniz. Tahtada bu kadar az güç varken tek bir hamlelik tempo oyunu belirleyebilir, iyi oyunlar kıl payı kazanılır. Amerika Birleşik Devletleri’nin, Britanya’nın, İrlanda’nın ve İngilizce konuşulan ülkelerin çoğunun daması budur.
american-names = Checkers, straight checkers, İngiliz daması, English draughts; Britanya’da kısaca draughts.
american-tip-1 = Evde iki asker bırakın
    .text = İlk sıranızda askerleri birer atlayarak olabildiğince uzun tutun. Aralarında bir kare boşluk olan iki asker varken tek bir rakip askerin geçip dama olması zordur.
american-tip-2 = Ortaya yürüyün
    .text = Ortadaki askerin gidecek iki yolu vardır ve komşularına yardım eder. Kenardakinin tek yolu vardır, orada kilitlenebilir.
american-tip-3 = Rakibe verdiğiniz her yemeyi okuyun
    .text = Yemek zorunlu olduğundan, verdiğiniz bir asker rakip taşı istediğiniz yere çeker. Her hamleden önce rakibin neyi yemek zorunda kalacağını, sonra sizin neyi yiyebileceğinizi sorun.
american-tip-4 = Öndeyseniz taş değiştirin
    .text = Askere karşı asker, birer birer değişim üstünlüğü büyütür. Beşe dört bir mücadeledir; ikiye bir çoğu zaman kazançtır.
american-tip-5 = Kimin hamlesi önce bitecek, sayın
    .text = Askerler birbirini kapattığında hamle yapmak zorunda olan yol verir. Taş değişimi, kritik anda sıranın kimde olacağını belirler; sayım aleyhinizeyse bir değişim yapın.
american-tip-6 = Damayı işe geri getirin
    .text = Dama güçlüdür, çünkü askerlere vuramadıkları yerden, arkadan saldırır. Ama yavaştır: hamle başına bir kare. Onu uzak kenarda bırakmayın.
american-ask-1 = Yemeyi unutanın taşı alınır mı (üfleme kuralı)?
    .answer = Artık alınmaz. Eskiden yemeyi gözden kaçıran oyuncu, yemesi gereken taşı kaybederdi. Bugün yeme oynanmak zorundadır; bu sayfa başka hamleyi kabul etmez.
american-ask-2 = Neden Siyah başlıyor?
    .answer = Bu oyunun geleneği böyle: burada da turnuvalarda da koyu renkli taraf ilk oynar.
american-ask-3 = Amerikan daması çözüldü mü?
    .answer = Başlangıç konumu için evet: 2007’de bir bilgisayar kanıtı, iki taraf da kusursuz oynarsa oyunun berabere bittiğini gösterdi. Kimse kusursuz oynamadığına göre oyun yine oyundur.
american-sure = Hamleler, yayımlanmış sayımlarla son konuma kadar aynıdır. Burada uygulanan beraberlik kuralı yukarıdaki yalın sayımdır; turnuva koşulları, birbirini doğrulayan anlatımlara dayanır.

## Rus daması

russian-title = Rus daması kuralları (shashki, şaşki)
russian-description = Rus daması (shashki) nasıl oynanır? Geriye de yiyen askerler, uçan damalar, yerken dama olma, beraberlikler, öneriler ve cevaplar; üzerinde oynayabileceğiniz şekillerle.
russian-intro = Tahta ve askerler Amerikan damasındakiyle aynı, ama oyun çok daha canlı. Askerler geriye doğru da yer, damalar tahtayı boydan boya uçar, yemenin ortasında dama olan asker hemen uçarak devam eder. Kombinasyonlar hiç beklenmedik anda çıkar, oyun tek hamlede döner. Rusya’nın, komşularının ve çok daha uzaklardaki kulüplerin daması budur.
russian-names = Shashki (шашки), şaşki, Russian draughts, Russian checkers.
russian-tip-1 = Arkanızı kollayın
    .text = Amerikan damasında güvende olan taş burada arkadan yenebilir. Her hamleden önce iki tarafın da geriye doğru yemelerine bakın.
russian-tip-2 = İlk damayı durdurun
    .text = Uçan dama birkaç askere bedeldir, hele oyunun başlarında. Rakibi son sıradan uzak tutmak için bir, hatta iki asker vermek çoğu zaman ucuza gelir.
russian-tip-3 = Ana çaprazı tutun
    .text = Köşeden köşeye uzanan uzun çapraz, dama için en iyi yerdir. Oradan tahtanın çoğuna ulaşır; tek başına kalmış bir damayı orada yakalamak çok zordur.
russian-tip-4 = Konuma bakarak seçin
    .text = Daha uzunu varken kısa yemeyi seçebilirsiniz. Askerlerinizi bir arada tutan yeme, çoğu zaman en çok taş yiyenden iyidir.
russian-tip-5 = Rakibi yediği taşlar durdursun
    .text = Yenen taşlar hamle bitene kadar tahtada kalır ve yolu kapatır. Rakibin uzun yemesi askerlerinizin yanında bitecek biçimde konum kurun.
russian-tip-6 = Boşluk bırakmayın
    .text = Bir askerin arkasındaki her boş kare, iki yönden de inilecek bir yerdir. Birbirine değen askerler birbirini korur.
russian-ask-1 = Askerim yerken dama oldu. Orada durabilir miyim?
    .answer = Ancak yeni dama yemeye devam edemiyorsa. İnebileceği herhangi bir kareden devam edebiliyorsa devam etmek zorundadır.
russian-ask-2 = En çok taşı yemek zorunda mıyım?
    .answer = Hayır; Brezilya damasından ve uluslararası damadan büyük farkı da budur. Hangi yeme olursa olur.
russian-ask-3 = Bire karşı üç dama kazanır mı?
    .answer = Tek dama ana çaprazda değilse çoğu zaman evet. Turnuvalarda güçlü tarafa bunun için on beş hamle verilir; bu masada oyunu yalnız yukarıdaki sayım bitirir.
russian-sure = Hamleler, yayımlanmış sayımlarla son konuma kadar aynıdır. Turnuva beraberlikleri, dünya federasyonunun 64 kare bölümünün kurallarına uyar.

## Brezilya daması

brazilian-title = Brezilya daması kuralları
brazilian-description = Brezilya daması nasıl oynanır? 8×8 tahtada uluslararası yeme kuralları, en büyük yeme zorunluluğu, uçan damalar, beraberlikler, öneriler ve cevaplar; üzerinde oynayabileceğiniz şekillerle.
brazilian-intro = Küçük tahtada uluslararası kurallar. Askerler geriye doğru da yer, damalar uçar, en büyük yeme zorunludur. Bu, oyunu keskin ve hesaplanır kılar: rakibin neyi yemek zorunda olduğunu görürseniz taşlarının nereye gideceğini de görürsünüz. Brezilya’nın damasıdır ve 8×8 oyunlardan büyük tahtaya geçmek için iyi bir basamaktır.
brazilian-names = Damas, jogo de damas, damas brasileiras, Brazilian draughts, Brazilian checkers.
brazilian-tip-1 = En uzun yemeyi sayın
    .text = Oynamadan önce iki tarafın da en uzun yemesini sayın. Rakibin seçme hakkı yok, öyleyse cevabı önceden görülebilir. Sizinki de.
brazilian-tip-2 = Yönlendirmek için verin
    .text = Bir iki taş sunun: en uzun yeme rakip askerleri istediğiniz yere götürsün, siz daha fazlasını geri alın.
brazilian-tip-3 = Kısa kaçış yok
    .text = Tahtanın herhangi bir yerinde daha büyük bir yeme varken küçük bir yemeyle kurtulamazsınız. Büyüğü, tuzağa götürse bile oynanmak zorundadır.
brazilian-tip-4 = Arkanıza dikkat
    .text = Askerler geriye doğru da yer. Arkasında boşluklar olan bir grup, rakip için merdiven gibidir.
brazilian-tip-5 = Son sırayı koruyun
    .text = Açık tahtada dama uzaktan vurur. Oyun ortası sürdükçe ilk sıranızı boş bırakmayın.
brazilian-tip-6 = Uğrayıp geçen askere dama demeyin
    .text = Son sıraya uğrayan ama yemeye devam etmek zorunda olan asker, asker kalır. Yeni bir damaya güvenmeden önce yemenin nerede bittiğine bakın.
brazilian-ask-1 = Dama askerden fazla mı sayılır?
    .answer = Hayır. En büyük yeme hesaplanırken dama bir taş sayılır. İki asker bir damadan önce gelir.
brazilian-ask-2 = Eşit büyüklükte iki yemem var. Hangisi?
    .answer = Hangisi olursa. Askerle ya da damayla, asker ya da dama yiyerek: yalnız sayıya bakılır.
brazilian-ask-3 = Rus damasından farkı ne?
    .answer = İki kural. Burada en büyük yeme zorunludur, orada hangisi olursa olur. Burada yerken son sıradan geçen asker, asker kalır; orada dama olur ve uçarak devam eder.
brazilian-sure = Hamleler, yayımlanmış sayımlarla son konuma kadar aynıdır. Turnuva beraberlikleri, dünya federasyonunun 64 kare bölümünün kurallarına uyar.

## İspanyol daması

spanish-title = İspanyol daması kuralları
spanish-description = İspanyol daması nasıl oynanır? Uçan damalar, yalnız ileri yiyen askerler, önce en çok taş sonra en çok dama kuralı, beraberlikler, öneriler ve cevaplar; üzerinde oynayabileceğiniz şekillerle.
spanish-intro = Oyunun en eski biçimlerinden biri: İspanyol kitapları onu daha on altıncı yüzyılda anlattı. Askerler Amerikan damasındaki gibi yalnız ileri gider, ama damalar uçar. En büyük yeme zorunludur, eşit olanlardan da daha çok dama yiyen. Çoğu zaman ilk dama oyunu belirler, bu yüzden mücadele son sıra içindir. İspanya’da, Latin Amerika’nın ve Kuzey Afrika’nın bazı yerlerinde oynanır.
spanish-names = Damas, damas españolas, juego de damas clásico, Spanish draughts.
spanish-tip-1 = İlk dama hükmeder
    .text = Askerler geriye vuramaz; arkalarına geçen uçan damanın acelesi yoktur. Dama olmak için yarışın, ama yarışa girmeden adımları sayın.
spanish-tip-2 = Arkada kalan asker güvendedir
    .text = Bir askeri arkadan yiyebilecek asker yoktur. Askerleriniz rakibinkileri geçtikten sonra onları yalnız rakibin damaları rahatsız edebilir.
spanish-tip-3 = Damaya yem verin
    .text = En büyük yeme damalar için de zorunludur. Öyle askerler verin ki rakip dama, sizin onu yiyeceğiniz yere inmek zorunda kalsın.
spanish-tip-4 = Nitelik kuralını unutmayın
    .text = Sayısı aynı olan yemelerden daha çok dama yiyen oynanmak zorundadır. Bir dama sunarak rakibin hangi yemeyi oynayacağını siz seçin.
spanish-tip-5 = Uzun çaprazı elde tutun
    .text = Köşeden köşeye uzanan çaprazdaki dama bütün tahtaya bakar ve orada kıstırılması zordur.
spanish-tip-6 = İlk sırayı erken bırakmayın
    .text = Oradan ayrılan her asker bir kapı açar. Ortadaki mücadele yatışana kadar iki üç askeri evde tutun.
spanish-ask-1 = Nitelik sayıdan önce mi gelir?
    .answer = Hayır. Önce taş sayısına bakılır. Yenen damalar yalnız sayısı aynı olan yemeler arasında karşılaştırılır.
spanish-ask-2 = Damam taş yiyebiliyorsa damayla mı yemem gerekir?
    .answer = Hayır. Kimin yediği önemli değildir; yalnız kaç taş ve kaç dama yendiğine bakılır.
spanish-ask-3 = İspanyol kitaplarında tahta neden çevrilmiş?
    .answer = Orada gelenek gereği uzun koyu çapraz sağ alttan başlar. Burada bütün küçük tahtalar aynı durur; hamleler aynadaki gibi aynıdır.
spanish-sure = Hamleler, yayımlanmış sayımlarla son konuma kadar aynıdır. Federasyonun beraberlikleri için yerleşmiş bir metin bulamadık: turnuvalar için üçüncü yinelemeyi ve yukarıdaki sayımı uyguluyoruz.

## İtalyan daması

italian-title = İtalyan daması kuralları
italian-description = İtalyan daması nasıl oynanır? Askerin yiyemediği kısa damalar, kesin yeme sırası, beraberlikler, öneriler ve cevaplar; üzerinde oynayabileceğiniz şekillerle.
italian-intro = Damanın en düzenlisi. Damalar bir kare gider, askerler dama yiyemez; birden çok yeme varsa hangisinin oynanacağını kesin bir sıra söyler. Rastlantıya o kadar az yer kalır ki güçlü oyuncular zorunlu yollar boyunca pek çok hamle ilerisini düşünür. İtalya’nın ulusal damasıdır, kendi federasyonu vardır.
italian-names = Dama, dama italiana, Italian draughts, Italian checkers.
italian-tip-1 = Dama askerlerden korkmaz
    .text = Damayı yalnız dama yer. İlk damanız rakip askerlerin arasında dolaşıp onları tek tek toplayabilir; bu yüzden ilk olmak iki kat değerlidir.
italian-tip-2 = Yeme sırasını kullanın
    .text = Rakip seçemez. Ona iki yeme sunun; sıra, sizin hazırladığınızı seçsin: büyük olanı, damanın yaptığını, dama yiyeni.
italian-tip-3 = Rakip damayı yerinden çekin
    .text = Eşit yemelerden damanınki oynanmak zorundadır. Damaya sunulan bir asker onu önemli bir kareden koparabilir.
italian-tip-4 = İlk sırayı tutun
    .text = Askerler damayla hiç başa çıkamaz. Rakibin her daması öbür oyunlardakinden pahalıya mal olur; arkadaki askerler evde daha uzun kalır.
italian-tip-5 = Damaları çift getirin
    .text = Bir damayı ancak dama kovalar. Tek bir rakip damayı köşeye sıkıştırmak için iki damanız olmalı.
italian-tip-6 = Zinciri sonuna kadar sayın
    .text = Üçlü, dörtlü yemeler sık görülür ve en büyüğü zorunludur. Sunmadan önce zinciri son karesine kadar izleyin.
italian-ask-1 = Yeme sırasının tamamı nedir?
    .answer = Önce en çok taş; sonra damanın yaptığı yeme; sonra en çok dama yiyen; sonra taş taş karşılaştırıldığında damalara en erken ulaşan. Yine de eşit kalan serbesttir.
italian-ask-2 = Başka hamle yoksa askerim damayı yiyebilir mi?
    .answer = Asla. Erişebildiği tek rakip taş buysa yeme yok demektir; başka bir hamle yaparsınız.
italian-ask-3 = Damalar uçar mı?
    .answer = Hayır. İleri ya da geri bir kare giderler ve yalnız bitişiklerinde duranı yerler.
italian-sure = Hamleler, yayımlanmış sayımlarla son konuma kadar aynıdır; yeme sırası İtalyan federasyonunun maddelerine uyar. Turnuva beraberlikleri, birbirini doğrulayan anlatımlara dayanır.

## Çek daması

czech-title = Çek daması kuralları
czech-description = Çek daması nasıl oynanır? Uçan damalar, yalnız ileri giden askerler, damanın yeme zorunluluğu, beraberlikler, öneriler ve cevaplar; üzerinde oynayabileceğiniz şekillerle.
czech-intro = Yalın ve hızlı, ama kendine özgü bir kuralı var. Askerler yalnız ileri gider, damalar uçar. Hangi yemeyi oynayacağınızı siz seçersiniz; ama damalarınızdan biri yiyebiliyorsa damayla yemek zorunludur. Çekya’da ve Slovakya’da çoğu kişinin çocukken öğrendiği dama budur.
czech-names = Dáma, česká dáma, Czech draughts, Czech checkers.
czech-tip-1 = Damayı istediğiniz yere çekin
    .text = Yiyebilen dama yemek zorundadır, onun yerine asker yiyemez. Bir asker verin; rakip dama istediğiniz yere gitsin.
czech-tip-2 = Aynı anda iki yem
    .text = Rakip dama yemek zorundaysa rakip askerler yiyemez. Başka bir taşın tehdit ettiği askerlerinizi kurtarmak için damaya yem verin.
czech-tip-3 = Önce dama olun
    .text = Damalar uçar, askerler arkalarına vuramaz. İlk dama olan taraf çoğu zaman kısa sürede taş kazanır.
czech-tip-4 = Küçük yemeyi seçin
    .text = Aynı tür taşın yemeleri arasında seçim sizindir. Sizi boşluksuz bırakanı oynayın.
czech-tip-5 = Rakip askerlere yakın dama tehlikededir
    .text = Sizin damanız da yiyebiliyorsa yemek zorundadır. Onu, hiçbir yemin tuzağa çekemeyeceği bir yerde tutun.
czech-tip-6 = İlk sırayı tutun
    .text = İlk sıranızda birer kare arayla asker durursa rakip asker kolay kolay geçemez.
czech-ask-1 = Damam bir taş, askerim iki taş yiyebilir. Hangisi?
    .answer = Dama. Damalarınızdan biri yiyebiliyorsa damayla yemek zorunludur; asker ne kadar yiyebilirse yesin.
czech-ask-2 = Ya damalarımın ikisi de yiyebiliyorsa?
    .answer = İkisinden birini ve onun yemelerinden herhangi birini seçin. En büyüğünü oynamak zorunda değilsiniz.
czech-ask-3 = Asker damayı yiyebilir mi?
    .answer = Evet; dama hemen önünde, çaprazında duruyorsa ve arkasındaki kare boşsa.
czech-sure = Hamleler, yayımlanmış sayımlarla son konuma kadar aynıdır. Federasyonun beraberlikleri için yerleşmiş bir metin bulamadık: turnuvalar için üçüncü yinelemeyi ve yukarıdaki sayımı uyguluyoruz.

## Uluslararası dama

international-title = Uluslararası dama kuralları (10×10 çapraz dama)
international-description = 10×10 tahtada uluslararası dama (çapraz dama) nasıl oynanır? Geriye de yiyen askerler, uçan damalar, en büyük yeme zorunluluğu, dört beraberlik yolu, öneriler ve cevaplar; üzerinde oynayabileceğiniz şekillerle.
international-intro = Dünya şampiyonalarının oyunu. Yüz kare, taraf başına yirmi asker; geriye doğru da yiyen askerler, uçan damalar ve zorunlu en büyük yeme. On sekizinci yüzyılda Hollanda’da ve Fransa’da gelişti; bugün dünya federasyonu FMJD’nin çatısı altında Batı Afrika’dan Sibirya’ya kadar oynanır. Bu sayfadaki hiçbir dama onun kadar derin değildir.
international-names = Çapraz dama, 10×10 dama, Polonya daması, Polish draughts, International draughts, International checkers.
international-tip-1 = En uzun yemeyi sayın
    .text = Hemen her kombinasyon en çok taşı yeme kuralına dayanır. Her hamleden önce iki tarafın da en uzun yemesini sayın.
international-tip-2 = Bir arada durun
    .text = Sık duran askerler birbirini korur. Tek başına kalan asker hedeftir, saflardaki boşluk da inilecek karedir.
international-tip-3 = Merkez için savaşın
    .text = Merkezdeki askerler birbirini destekler, gidecek iki yolları vardır ve rakibi kenarlara sıkıştırırlar.
international-tip-4 = Taş değiştirmek için acele etmeyin
    .text = Taraf başına yirmi asker varken güvenli hamlesi önce biten asker vermek zorunda kalır. Elinizde yedek hamle bulunsun.
international-tip-5 = Dama sırasını koruyun
    .text = Uzun çaprazdaki dama yaklaşık üç askere bedeldir. Merkezin durumu belli olana kadar ilk sıranızda birkaç asker bırakın.
international-tip-6 = Son dama kalmadan kazanın
    .text = Üç taşa karşı tek dama, sayım yoluyla sık sık beraberliği kurtarır. Üstünlüğünüzü tahtada askerler varken kullanın.
international-ask-1 = Kareler neden numaralı?
    .answer = Hamleler numarayla yazılır: koyu kareler, Beyazın tarafından bakınca en üst sıradan başlayarak 1’den 50’ye kadar numaralanır. 32-28, 32 numaralı kareden 28 numaralı kareye demektir.
international-ask-2 = En büyük yeme sayılırken dama fazla mı sayılır?
    .answer = Hayır. Dama bir taş sayılır. Eşit yemelerden hangisini oynayacağınızı, askerle mi damayla mı yiyeceğinizi siz seçersiniz.
international-ask-3 = Bu tahtada yeme zorunluluğu kaldırılabilir mi?
    .answer = Hayır. O ev kuralı yalnız küçük tahtalar içindir: en çok taşı yeme kuralı olmadan büyük tahta anlamını yitirir.
international-sure = Hamleler yayımlanmış sayımlarla son konuma kadar, beraberlikler dünya federasyonunun kurallarının ekiyle aynıdır.

## Tayland daması

thai-title = Tayland daması kuralları (makhos)
thai-description = Tayland daması (makhos) nasıl oynanır? Taraf başına sekiz asker, yediği taşın hemen arkasına inen uçan damalar, serbest yeme seçimi, beraberlikler, öneriler ve cevaplar; üzerinde oynayabileceğiniz şekillerle.
thai-intro = Yarısı boş bir tahtada taraf başına sekiz asker: dakikalar içinde biten bir çatışmalar oyunu. Tayland’ın her yerinde, çoğu zaman boyanmış bir tahtada gazoz kapaklarıyla oynanır. Askerler yalnız ileri gider. Damalar uçar, taşları birer birer yer ve yediklerinin hemen arkasına iner; yenen taşlar hemen kalktığı için dama olduğu yerde dönüp dosdoğru geri gelebilir.
thai-names = Makhos, mak-hot (หมากฮอส), Thai draughts, Thai checkers.
thai-tip-1 = Her asker önemlidir
    .text = Sekiz asker varken biri ordunuzun sekizde biridir. Karşılığını göremiyorsanız asker vermeyin.
thai-tip-2 = Dama olmak için yarışın
    .text = İki taraf arasında dört boş sıra vardır, aradan sıyrılacak yer çoktur. İki tarafın da en öndeki askerinin adımlarını sayın.
thai-tip-3 = Evde nöbetçi bırakın
    .text = İlk sırada duran bir iki asker, rakibin son adımını zorlaştırır. O sırayı ancak dama olacağınız kesinse boşaltın.
thai-tip-4 = Arkadaki kareyi doldurun
    .text = Dama, yediği taşın hemen arkasındaki kareye inmek zorundadır. O kareye bir asker koyun; taşınız o yönden korunur.
thai-tip-5 = Aralıklı dizilmeyin
    .text = Yenen taşlar hemen kalktığı için dama bir yöne süpürüp geri dönebilir. Aynı çaprazda aralıklı duran askerler hazır lokmadır.
thai-tip-6 = Kenarı kullanın
    .text = Kenardaki taşın üzerinden atlanamaz. Oyun sonunda kenardaki askerler dayanır, siz de damanızı çalıştırırsınız.
thai-ask-1 = Dama yedikten sonra daha uzağa inebilir mi?
    .answer = Hayır. Yiyeceği taşa her uzaklıktan uçarak gelebilir, ama hemen arkasındaki kareye iner. O kare doluysa yeme yoktur.
thai-ask-2 = En uzun zinciri yemek zorunda mıyım?
    .answer = Hayır. Yemek ve başladığınız zinciri bitirmek zorundasınız, ama hangi zincir olacağını siz seçersiniz.
thai-ask-3 = Yeni damam hemen yine yiyebilirdi. Yiyebilir mi?
    .answer = Aynı hamlede hayır. Dama olunca sıra karşı tarafa geçer.
thai-sure = Hamleler, bağımsız programların sayımlarıyla son konuma kadar aynıdır. Yerleşmiş bir turnuva metni yoktur: burada da turnuvalarda da aynı beraberlikler geçerlidir ve kimsenin istemesi gerekmez.

## İsteğe bağlı yeme

optional-title = Zorunlu yemesiz dama: ev kuralı
optional-description = Yeme zorunluluğu olmadan dama: bu ev kuralı her oyunda neyi değiştirir, üzerinde oynayabileceğiniz şekillerle.
optional-intro = Pek çok evde dama, yeme zorunluluğu olmadan oynanır: isterseniz yersiniz, isterseniz yemeyi bırakıp sakin bir hamle yaparsınız. Burada küçük tahtadaki her oyunda seçilebilir. Geri kalan her şey aynıdır: taşların gidişi, neyin yenebileceği, nasıl dama olunduğu. Başlanan yeme de bitirilir.
optional-in-american = Amerikan: yeme, öbürleri gibi bir hamledir. Zorla yedirme tuzakları kalkar; kapatma ve tempo belirleyici olur.
optional-in-russian = Rus: damalar yine uçar, askerler yine geriye doğru da yer. Ne zaman yiyeceğinizi siz seçersiniz, değene kadar bekleyebilirsiniz.
optional-in-brazilian = Brezilya: yemeyi bırakabilirsiniz. Ama yiyecekseniz en büyük yeme önce gelir.
optional-in-spanish = İspanyol: yemeyi bırakabilirsiniz. Ama yiyecekseniz hangisi olacağını önce sayı, sonra damalar belirler.
optional-in-italian = İtalyan: yemeyi bırakabilirsiniz. Ama yiyecekseniz kesin sıra geçerlidir.
optional-in-czech = Çek: yemeyi bırakabilirsiniz. Ama yiyecekseniz ve damalarınızdan biri yiyebiliyorsa damayla yemek zorunludur.
optional-in-thai = Tayland: yemeyi bırakabilirsiniz. Ama yiyecekseniz zincir bitirilir, hangi zincir olursa.
optional-tip-1 = Tehditler sürer
    .text = Rakibin şimdi yemediği taş, bir sonraki hamlede yenebilir. Yalnız yemeleri değil, iki tarafın da tehditlerini sayın.
optional-tip-2 = Sunduğunuz yem çekici olmalı
    .text = Bir taşı armağanla yerinden koparamazsınız. Ancak yemek rakip için kötüyse ve yememek de daha iyi değilse bir şey verin.
optional-tip-3 = Bıraktığınıza dikkat edin
    .text = Bir yemeyi bıraktığınızda rakip taşın bundan sonra ne yapabileceğine bakın.
optional-tip-4 = Damalar daha güvende
    .text = Dama artık çaprazından zorla koparılamaz. Bir kez dama olan, güçlü kalır.
optional-tip-5 = Kazanmak için kapatın
    .text = Yapacak hamlesi kalmayan taraf kaybeder. Yemenin serbest olduğu yerde askerleri kapatmak daha çok oyun kazandırır.
optional-ask-1 = Yemezsem taşımı kaybeder miyim?
    .answer = Hayır. Bazı evlerde yemeyen taş kaldırılır. Burada yemeyi bırakmanın bedeli yoktur.
optional-ask-2 = Yemenin ortasında durabilir miyim?
    .answer = Hayır. Bir yemeyi hiç oynamayabilirsiniz, ama başladığınız yeme sonuna kadar oynanır.
optional-ask-3 = Neden 10×10 tahtada yok?
    .answer = Orada en çok taşı yeme kuralı oyunun kalbidir.
optional-sure = Sunulan yemeler, oynanan oyunun yemeleriyle tıpatıp aynıdır; aynı program bulur.
