## The library

library-empty = Burada henüz oyun yok. Bitirdiğiniz oyunlar kendiliğinden saklanır; başkalarının oyunlarını da getirebilirsiniz.
library-blocked = Bu tarayıcı sayfanın kitaplık tutmasına izin vermiyor. Biten oyunlar, yer oldukça cihazda bekler.
library-full = Bu cihazda yer kalmadı. Kitaplıktakiler duruyor; başka oyun eklenmedi.
games-count =
    { $count ->
        [one] { $count } oyun
       *[other] { $count } oyun
    }
moves-count =
    { $count ->
        [one] { $count } hamle
       *[other] { $count } hamle
    }
search = Ad, etkinlik, tarih ara
hunt = Konum (FEN) ya da ilk hamleler
hunt-turned = Renkleri ters çevrilmiş olanlar da
quest-nothing = Bu ne bir konum ne de hamle. Konum şöyle yazılır: W:W21-32:B1-12, hamleler şöyle: 1. 11-15 23-19.
quest-illegal = “{ $text }” orada kurala uymuyor. Uyanlar: { $more }.
quest-ambiguous = “{ $text }” şunlardan biri olabilir: { $more }.
any-variant = Tüm oyunlar
any-result = Her sonuç
unfinished = Bitmedi
order = Sıralama
order-newest = Son eklenen önce
order-played = Son oynanan önce
order-players = Ada göre
order-longest = En uzun önce
more = Daha fazla göster
rename = Adlandır
name = Ad ya da etkinlik
name-keep = Kaydet
export-one = PDN olarak kaydet
export-all = Bunları PDN olarak kaydet
delete = Sil
deleted = Silindi: { $name }
undelete = Geri al
scores = Bilgisayara karşı
rule-set = Dama türü
won = Kazanılan
drawn-games = Berabere
lost = Kaybedilen

## Bringing games in

import = Oyun getir
import-how = PDN, konum (FEN) ya da bağlantı yapıştırın, geldiği e-posta da olur; dosya seçin; ya da buraya bırakın.
import-text = Oyunlar, bir konum ya da bağlantı
import-read = Oku
import-file = Dosya seç
import-assume = Bir oyun hangi dama olduğunu söylemiyorsa
import-ask = Bana sor
import-stop = Durdur
import-nothing = Bu metinde oyun da konum da yok.
import-empty = Alan henüz boş. Oyun, konum ya da bağlantı yapıştırın.
import-unreadable = Bu dosya okunamıyor ya da 64 MB’tan büyük.
position-which = Bu konum birkaç damaya ait olabilir. Aşağıdan seçip yeniden verin.
position-bad = Bu bir konum değil. { $why }
position-elsewhere = { $name }: bu, o damanın bir konumu değil. { $why } Şunlarda olabilir: { $names }.
report-none = İçinde oyun yoktu.
report-kept =
    { $count ->
        [one] { $count } oyun eklendi.
       *[other] { $count } oyun eklendi.
    }
report-doubles =
    { $count ->
        [one] { $count } oyun zaten vardı.
       *[other] { $count } oyun zaten vardı.
    }
report-faulty =
    { $count ->
        [one] { $count } oyunda hata var:
       *[other] { $count } oyunda hata var:
    }
report-inferred =
    { $count ->
        [one] { $count } oyun ne olduğunu söylemiyor; hamleleri yalnız burada oynanabilir: { $name }.
       *[other] { $count } oyun ne olduğunu söylemiyor; hamleleri yalnız burada oynanabilir: { $name }.
    }
report-stopped = Sonuna gelmeden durduruldu.
report-game = Oyun { $number }, satır { $line }
report-ask-none = Hangi dama olduğunu söylemiyor ve hiçbir kurala göre tümü oynanamıyor.
report-ask = Hangi dama olduğunu söylemiyor. Şunlardan biri olabilir: { $names }. Yukarıdan seçip yeniden okutun.

## What is wrong with a game

at-move = { $number }. hamle, { $side }: { $why }
problem-illegal = “{ $text }” kurala uymuyor. Uyanlar: { $more }. Buraya kadarı saklandı.
problem-after-end = “{ $text }” oyun bittikten sonra geliyor.
problem-ambiguous = “{ $text }” şunlardan biri olabilir: { $more }. Buraya kadarı saklandı.
problem-stray = “{ $text }” bir hamle değil. Buraya kadarı saklandı.
problem-position = Konum yalnız ilk hamleden önce durabilir. Buraya kadarı saklandı.
problem-too-deep = İç içe çok fazla varyant var; bu varyant alınmadı.
problem-too-long = Okunabilenden çok hamle var. Buraya kadarı saklandı.
problem-tag = “{ $text }” bir etiket değil; alınmadı.
problem-tag-twice = { $text } etiketi iki kez yazılmış; ilki alındı.
problem-result = “{ $text }” bir sonuç değil; alınmadı. Sonuç 1‑0, 2‑0, 1/2‑1/2 ya da * gibi yazılır.
problem-comment = Bir yorum kapatılmamış.
problem-results = Etikette { $more } yazıyor, ama sonuç { $text }.
refusal-other-game = Bu bir { $why } oyunu; burada oynanmıyor.
other-game =
    { $number ->
        [0] satranç
        [1] Çin satrancı
        [23] Amerikan pool daması
        [27] Kanada daması
        [28] Portekiz daması
        [30] Türk daması
        [40] Friz daması
        [41] Spantsiretti
        [50] Othello
       *[other] başka dama
    }
refusal-game-type = “{ $text }” GameType değeri bilinmiyor.
refusal-start = “{ $text }” başlangıcı bir konum değil. { $why }
refusal-house-rule = “{ $text }” kuralları bu oyun için bilinmiyor.
refusal-not-pdn = “{ $text }” bir oyun değil.
fen-empty = Boş. Konum şöyle yazılır: W:W21-32:B1-12.
fen-too-long = Bütün konumlardan daha uzun.
fen-turn = Sıranın kimde olduğu W ya da B ile yazılır; burada “{ $text }” var.
fen-list = “{ $text }” bir taş listesi değil: liste W ya da B ile başlar, örneğin W21,K30.
fen-side-twice = { $text } taşları iki kez sayılmış: W ve B birer kez beklenir.
fen-square = “{ $text }” bu tahtanın bir karesi değil. Kareler: { $more }.
fen-no-square = “{ $text }” bu tahtanın bir karesi değil.
fen-range = “{ $text }” 1-12 gibi bir kare aralığı değil.
fen-square-twice = { $text } karesi iki kez yazılmış.
fen-uncrowned = { $text } karesindeki asker son sırada duruyor; orada dama olmalı: K{ $text }.
fen-no-piece = Tahtada hiç taş yok.
fen-off-board = Tahtanın dışında bir taş var.

## Links

link-bad = Bu bağlantı açılamıyor
link-none = Bu, bir oyunun ya da konumun bağlantısı değil. Belki bir parçası eksik.
link-too-long = Dama’nın bütün bağlantılarından daha uzun.
link-damaged = Bağlantı bozulmuş: harfler eksik ya da yanlış. Tamamını yeniden kopyalayın.
link-newer = Bağlantıyı daha yeni bir Dama sürümü yapmış. O sürümü almak için sayfayı yeniden yükleyin.
link-nonsense = Bağlantı sağlam, ama söylediği bir tahtada olamaz.
share-title = Bir dama oyunu
share-what = Paylaşılacak olan
share-less = Bağlantı hamleleri, sonucu ve adları taşır. Yorumlar, varyantlar ve gerisi PDN ile gider.
share-by-post = Bu oyunun sürmesi için arkadaşınıza kendi bağlantısını gönderin. Aşağıda paylaşılan yalnızca bakmak içindir.
share-game = Bütün oyun
share-position = Yalnız konum
share-names = Birlikte gidecek adlar
share-link = Bağlantı
share-copy = Bağlantıyı kopyala
share-send = Gönder…
share-copied = Kopyalandı. Açan kişi oyunu görür, kendi oyunu kaybolmaz.
share-by-hand = Tarayıcı kopyalamaya izin vermiyor. Seçili duruyor: elle kopyalayın.
share-code = Başka bir cihazın kamerası için
share-too-long = Bu oyun bir koda sığmıyor. Bağlantıyı kopyalayın.
share-nothing = Masada paylaşılacak oyun yok.

## Looking through a game

a-position = Bir konum
step-back = Bir hamle geri
step-on = Bir hamle ileri
step-end = Sona git
run = Kendiliğinden oynat
pause = Duraklat
keep = Kitaplıkta sakla
kept = Kitaplıkta.
game-gone = Bu oyun artık kitaplıkta değil.
table-busy = Masadaki oyun bitmemiş haliyle kitaplığa konur. Oradan sürdürebilirsiniz.
table-stays = Masadaki oyun kitaplığa konamadı, o yüzden yerinde kalıyor.
save-as = Farklı kaydet
save-png = Resim (PNG)
save-picture = Resim (SVG)
save-film = Web sayfası
save-failed = Tarayıcı kaydetmeye izin vermiyor.
find-title = Kitaplıkta bul
find-position = Bu konumun geçtiği oyunlar
find-opening = Böyle başlayan oyunlar

## Everything in one file

backup-what = Tek dosyada her şey: masadaki oyun, ayarlar ve kitaplıktaki bütün oyunlar. Güvenli bir yerde saklayın ya da başka bir cihaza taşıyın.
backup-save = Her şeyi bir dosyaya kaydet
backup-read = Dosyadan geri yükle
backup-game = Dosyada bir oyun var: { $name }, hamle sayısı: { $count }. Masaya o gelir; masadaki oyun kitaplığa konur.
backup-games =
    { $count ->
        [one] Dosyada kitaplık için { $count } oyun var. Burada olanlar ikinci kez eklenmez.
       *[other] Dosyada kitaplık için { $count } oyun var. Burada olanlar ikinci kez eklenmez.
    }
backup-unread = İçinde okunamayan bir oyun var. Olduğu gibi bir kenara konur, başka bir oyunun yerine geçmez.
backup-settings = Ayarlar dosyadaki gibi olur.
backup-yes = Geri yükle
backup-no = Olduğu gibi bırak
backup-done = Dosyadaki her şey geri yüklendi.
backup-short = Dosyanın sonu eksik: yarıda kesilmiş. Kitaplık için olup içinde bulunmayan oyun sayısı: { $count }.
backup-bad = Bu bir Dama dosyası değil ya da bozuk. Hiçbir şey değişmedi.
backup-newer = Bu dosya Dama’nın daha yeni bir sürümünden. Hiçbir şey değişmedi.

## Uzaktaki biriyle oyun

far-title = Uzaktaki biriyle oyun
far-how = Siz burada oynarsınız, arkadaşınız kendi cihazında. Hesap yok, araya giren yok.
far-name = Arkadaşınızın göreceği adınız
far-you-begin = Taraf: { $side }. Siz başlarsınız.
far-you-follow = Taraf: { $side }. Arkadaşınız başlar.
far-by-post = Yazışmalı oyunda her hamle bir bağlantıdır. Onu istediğiniz mesajlaşma uygulamasıyla ya da e-postayla gönderirsiniz; arkadaşınız açar, oynar ve size bir bağlantı yollar. Bu dakikalar da sürebilir, günler de.
post-begin = Yazışarak başla
# Within a sentence; where most sentences begin with it, as at their beginning.
post-friend = Arkadaşınız
post-send = Bu bağlantıyı gönderin: { $name }
post-how = Bağlantı oyunun tamamını taşır. { $name } açınca ne yaptığınızı görür ve oradan devam eder.
post-copied = Kopyalandı. Şimdi arkadaşınıza bir mesaja yapıştırın.
post-nothing = Masada yazışmalı bir oyun yok.
post-to-board = Tahtaya dön
post-invited = { $name } sizi oyuna çağırıyor
post-invited-note = Bu çağrıyı ilk açıp bağlantı yollayan oturur.
post-accept = Otur ve oyna
post-rematch = { $name } bir oyun daha istiyor
post-taken = { $name } ile oyun
post-older = Bu bağlantı oyununuzdan eski
post-older-note = Oyununuz o zamandan beri ilerledi. Olduğu gibi kalıyor.
post-crossed = İkiniz aynı anda bir şey yaptınız
post-crossed-yours = Sizin yaptığınız geçerli. { $name } de bilsin diye bağlantınızı yeniden gönderin.
post-crossed-theirs = { $name } ne yaptıysa o geçerli; sizin son adımınız geri alındı.
post-claims = Bu bağlantıya göre bu cihazın bilmediği bir şey yapmışsınız
post-claims-note = { $number }. hamleye kadar sizin oyununuz. Başka bir cihazda devam ettiyseniz alın; etmediyseniz kendinizinki kalsın.
post-claims-take = Bendim, al
post-changed = Bu bağlantı oyunu başka türlü anlatıyor
post-changed-note = { $number }. hamlede bu cihazdaki oyundan ayrılıyor. Sizinki olduğu gibi kalıyor; doğru bağlantıyı isteyin: { $name }.
post-seat-taken = Bu yerde başkası oturuyor
post-seat-taken-note = Çağrıya başka biri cevap vermiş. Sizde hiçbir şey değişmedi.
post-other-terms = Bu bağlantı sizin oyununuz değil
post-other-terms-note = Numarası oyununuzunki, ama kuralları ya da başlangıcı başka. Sizde hiçbir şey değişmedi.
post-forged = Bağlantı tam, ama { $number }. hamlede kuralların izin vermediği bir şey yapılıyor. Biri onu kurcalamış.
post-stranger = { $names } arasında bir oyun
post-stranger-note = Bu cihazdaki oyunlardan biri değil. Bakabilirsiniz.
post-look = Oyuna bak
post-mine = İkisinden biri siz misiniz? Bu cihazda devam edin:
post-games = Yazışmalı oyunlar
post-put-away = Listeden kaldır

## Canlı oyun

live-title = Canlı oyna
live-how = İki tarayıcı arada sunucu olmadan doğrudan konuşur. Birbirinize birer bağlantı gönderirsiniz, sonra ikiniz de sayfayı açık tutarsınız.
live-begin = Davet hazırla
live-preparing = Bir saniye: tarayıcı kendisine nereden ulaşılabileceğine bakıyor.
live-send = Bu bağlantıyı arkadaşınıza gönderin, bu sayfayı açık bırakın
live-copied = Kopyalandı. Arkadaşınıza gönderin, sonra cevabı burada bekleyin.
live-answer = Arkadaşınızın cevabı
live-answer-how = Arkadaşınızdan bir bağlantı gelir. Bu tarayıcıda açın ya da buraya yapıştırın.
live-answer-bad = Bu, bu davetin cevabı değil.
live-connect = Bağlan
live-goes-on = Başladığınız oyun kaldığı yerden sürüyor.
live-invited = { $name } sizi canlı oyuna çağırıyor
live-invited-nobody = Canlı oyuna davetlisiniz
live-accept = Kabul et
live-reply = Bu bağlantıyı geri gönderin, bu sayfayı açık bırakın
live-waiting = Arkadaşınız bekleniyor. Oyun kendiliğinden başlar.
live-reaching = Bağlanılıyor…
live-passed-on = Cevap öbür pencerenizde. Bunu kapatabilirsiniz.
live-nobody-waits = Bu tarayıcıda bu cevabı bekleyen pencere yok. Davetin hazırlandığı yerde açın ya da oraya yapıştırın.
live-no-browser = Bu tarayıcı başka bir tarayıcıya bağlanamıyor.
live-no-way = Tarayıcı, kendisine ulaşılabilecek bir ağ bulamadı.
live-not-reached = İki cihaz birbirine ulaşamadı. Aynı ağda genellikle olur; farklı ağlarda çoğu zaman ancak aşağıda vereceğiniz bir sunucuyla.
live-lost = Bu oyunun gidişi artık bu cihazda yok; karşı taraf da ona güveniyordu.
live-version = Karşı tarafta Dama’nın başka bir sürümü var. Sayfayı iki cihazda da yeniden yükleyin.
live-once-more = Yeniden dene
live-by-post = Bunun yerine mektupla oyna
live-servers = Farklı ağlar için sunucular
live-servers-how = Sunucu yoksa yalnızca arkadaşınızın cihazına bağlanılır. STUN sunucusu tarayıcınıza internetteki adresini söyler; TURN sunucusu her şeyi aktarır. Sunucuyu işleten ikinizin adresini de öğrenir. Her satıra bir tane: stun:sunucu ya da turn:sunucu ad parola.
live-servers-kept = Saklandı. Bir sonraki denemede geçerli.
live-servers-bad = Böyle bir sunucu olmaz: { $line }
live-open = Bağlı
live-silent = Kesildi. Saatler durdu; hat gelince kendiliğinden sürer.
live-apart = Bağlı değil. Oyun saklı.
live-left = Arkadaşınız ayrıldı. Oyun saklı.
live-cut = Karşı taraftan anlamsız şeyler geldi, hat kesildi. Oyun saklı.
live-again = Yeniden davet et
live-claim = Galibiyeti iste
live-claimed = Arkadaşınız dönmedi, oyunu siz bitirdiniz.
live-differ = İki tahta birbirini tutmuyor, oyun durdu. Her cihaz kendininkini saklıyor.
live-clocks = İki saat birbirinden çok farklı, oyun durdu. Her cihaz kendininkini saklıyor.
live-other-game = Karşı taraf başka bir oyun oynuyor.
live-say = Bir şey söyle
phrase-hello = Merhaba!
phrase-luck = Bol şans!
phrase-good = Güzel hamle!
phrase-oops = Eyvah!
phrase-wait = Bir dakika lütfen.
phrase-thanks = Teşekkürler!
phrase-game = Güzel oyundu!
phrase-go = Gitmem gerek.
