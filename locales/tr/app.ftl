app-name = Dama
page-title = { $place } – Dama

## Kural takımları

variant-american = Amerikan daması
variant-russian = Rus daması
variant-brazilian = Brezilya daması
variant-spanish = İspanyol daması
variant-italian = İtalyan daması
variant-czech = Çek daması
variant-international = Uluslararası dama
variant-thai = Tayland daması
optional-capture = Yeme zorunluluğu yok
optional-capture-note = Bir ev kuralı: taş yemek yerine başka bir hamle yapabilirsiniz. Başladığınız yemeyi bitirirsiniz.

## Taraflar ve taşlar

side-black = Siyah
side-white = Beyaz
piece =
    { $rank ->
        [king] { $side ->
            [black] siyah dama
           *[white] beyaz dama
        }
       *[man] { $side ->
            [black] siyah asker
           *[white] beyaz asker
        }
    }

## Sıra kimde

your-turn = Sıra sizde
side-to-move = Sıra: { $side }
thinking = Bilgisayar düşünüyor…
capture-goes-on = Yemeye devam edin
choose-way = Orada biten birden çok yeme var. Hangisi?
confirm-move = Bu hamle oynansın mı?
confirm-yes = Oyna
confirm-no = Geri koy
paused = Duraklatıldı
looking-back = { $move }. hamleden sonra
looking-at-start = Başlangıç konumu
pass-to = Cihazı { $side } oyuncuya verin
pass-done = Tahtayı göster

## Oyuncular

player-you = Siz
player-computer = Bilgisayar, { $level }. seviye
player-plays =
    { $side ->
        [black] (siyah)
       *[white] (beyaz)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] Henüz taş yemedi
            [one] { $kings } dama yedi
           *[other] { $kings } dama yedi
        }
        [one] { $kings ->
            [0] { $men } asker yedi
            [one] { $men } asker ve { $kings } dama yedi
           *[other] { $men } asker ve { $kings } dama yedi
        }
       *[other] { $kings ->
            [0] { $men } asker yedi
            [one] { $men } asker ve { $kings } dama yedi
           *[other] { $men } asker ve { $kings } dama yedi
        }
    }

## İşleyen beraberlik sayaçları

count-no-progress = Taş yenmeden, damaya çıkmadan: { $count } / { $limit }
count-kings-only = Yalnız damalarla, taş yenmeden: { $count } / { $limit }
count-lone-king = Tek damaya karşı: { $count } / { $limit }
count-many-kings = Tek damaya karşı en az { $kings } damayla: { $count } / { $limit }
count-main-road = Tek dama ana çaprazda: { $count } / { $limit }
count-same-material = İki tarafta da dama varken, taş yenmeden, damaya çıkmadan: { $count } / { $limit }
count-repetition = Bu konum { $count } kez oluştu; { $limit } kez olursa oyun berabere

## Sonuç

you-won = Kazandınız
computer-won = Bilgisayar kazandı
side-won = { $side } kazandı
drawn = Berabere
reason-no-pieces = { $side } tarafın taşı kalmadı.
reason-no-moves = { $side } tarafın yapacak hamlesi yok.
reason-resigned = { $side } taraf terk etti.
reason-you-resigned = Siz terk ettiniz.
reason-agreed = İki taraf anlaştı.
reason-time = { $side } süreyi doldurdu.
reason-no-progress = { $limit } hamle boyunca taş yenmedi, damaya çıkmadı.
reason-kings-only = { $limit } hamle boyunca yalnız damalar oynadı, taş yenmedi.
reason-lone-king = Tek damaya karşı { $limit } hamle oynandı.
reason-many-kings = Tek damaya karşı en az { $kings } damayla { $limit } hamle oynandı.
reason-main-road = Tek dama { $limit } hamle boyunca ana çaprazı bırakmadı.
reason-same-material = İki tarafta da dama varken { $limit } hamle boyunca taş yenmedi, damaya çıkmadı.
reason-repetition = Aynı konum { $times } kez oluştu.

## Söylenenler

said-move = { $side }: { $from } karesinden { $to } karesine.
said-capture =
    { $count ->
        [one] { $side }: { $from } karesinden { $to } karesine, bir taş yedi.
       *[other] { $side }: { $from } karesinden { $to } karesine, { $count } taş yedi.
    }
said-crowned = Dama oldu.
said-picked = { $square } karesindeki taş seçildi. Gidebileceği kareler: { $targets }.
said-hopped = Şimdi { $square } karesinde. Yemeye devam edebileceği kareler: { $targets }.
said-put-back = Yerine bırakıldı.
said-undone = Hamle geri alındı.
said-redone = Hamle yeniden oynandı.
said-started = Yeni oyun: { $variant }.
said-hint-asked = İyi bir hamle aranıyor…
said-hint = İpucu: { $from } karesinden { $to } karesine.
said-hint-piece = İpucu: { $square } karesindeki taş. Hamle için bir daha isteyin.

## Neden olmadı

refused-over = Oyun bitti.
refused-turn = Sıra bilgisayarda.
refused-looking = Geçmiş hamlelere bakıyorsunuz. Oynamak için oyuna dönün.
refused-nothing = Önce taşlarınızdan birini seçin.
refused-not-yours = O taş sizin değil, oynayamazsınız.
refused-blocked = Bu taşın gidecek yeri yok.
refused-must-capture =
    { $count ->
        [one] Taş yemek zorunlu: { $squares } karesindeki taşla yemelisiniz.
       *[other] Taş yemek zorunlu: { $squares } karelerindeki taşlardan biriyle yemelisiniz.
    }
refused-not-there = Oraya gidemez.
refused-unfinished = Yemeyi bitirmelisiniz; gidilecek kare: { $squares }.
why-more-pieces = Bununla { $this } taş yeniyor, başka bir yolda { $best }: en çok taş yenen yol seçilmeli.
why-with-king = Dama yiyebiliyor; yeme damayla yapılmalı.
why-more-kings = Bununla { $this } dama yeniyor, başka bir yolda { $best }: sayı eşitse en çok dama yenen yol seçilmeli.
why-kings-earlier = Her şey eşitse, damaya önce rastlayan yeme seçilmeli.
why-lands-where-it-goes-on = Yeme sürüyor; devam edebileceği kareye inmeli.
why-lands-just-behind = Yediği taşın hemen arkasına inmeli.
why-already-captured = Bu taş zaten yendi. Hamle bitene kadar tahtada kalır, üzerinden bir daha atlanamaz.
why-crowning-ends = Son sıraya varan asker dama olur ve hamle biter.
why-crowned-only-at-the-end = Son sıradan asker olarak geçer: ancak hamle orada biterse dama olur.
why-men-move-forward = Asker yalnız ileri gider.
why-men-capture-forward = Asker yalnız ileri doğru yer.
why-king-safe-from-men = Asker damayı yiyemez.
why-man-steps-one = Asker bir kare gider.
why-king-steps-one = Dama bir kare gider.
why-not-diagonal = Taşlar yalnız çapraz gider.
why-occupied = O kare dolu.
why-own-piece = Yolda kendi taşınız var.
why-two-in-line = Arka arkaya duran iki taşın üzerinden atlanamaz.
why-the-rule = Kurala bakın
typed-label = Hamle yazın
typed-malformed = “{ $text }” bir hamle değil. 22-17 ya da c3:e5 gibi yazın.
typed-ambiguous = Böyle yazılan birden çok yeme var: { $moves }. Bütün kareleri yazın.

## Tahta

board-label =
    { $side ->
        [black] Tahta, siyahlar altta
       *[white] Tahta, beyazlar altta
    }
square-empty = { $square }, boş
square-piece = { $square }, { $piece }
square-can-move = oynayabilir
square-in-hand = seçili
square-can-land = buraya gidebilir
square-waiting = yendi, hamle bitince kalkar
square-last-move = son hamle
square-hinted = ipucu

## Yapılabilecekler

undo = Geri al
redo = Yinele
earlier = Önceki
later = Sonraki
flip = Çevir
hint = İpucu
move-now = Hemen oyna
resign = Terk et
new-game = Yeni oyun
rematch = Yeniden oyna
swap-sides = Taraf değiştir
look-back = Baştan bak
back-to-game = Oyuna dön
play-from-here = Buradan oyna
actions-label = İşlemler
resign-question = Bu oyunu terk ediyor musunuz?
resign-yes = Terk et
resign-no = Oyuna devam
offer-draw = Beraberlik öner
draw-question = { $side } beraberlik öneriyor. Öbür taraf kabul ediyor mu?
draw-yes = Berabere bitir
draw-no = Oyuna devam
pause = Duraklat
resume = Devam et

## Hamleler

moves = Hamleler
no-moves-yet = Henüz hamle yok
moves-start = Başlangıç
move-label = { $number }. hamle, { $side }: { $move }

## Yeni oyun

choose-variant = Oyun seçin
choose-opponent = Rakip
opponent-computer = Bilgisayar
opponent-person = Yanınızdaki biri
choose-level = Seviye
level-1 = Neredeyse bakmadan oynar. Bir çocuk yenebilir.
level-2 = Önündeki yemeyi görür, ötesini pek görmez.
level-3 = Bir sonraki cevaba bakar, sık sık yanılır.
level-4 = Basit tuzaklara düşen, keyfine oynayan biri.
level-5 = Mantıklı oynar, uzun kombinasyonları kaçırır.
level-6 = Hataları cezalandırır; dikkatle oynayan yine de yener.
level-7 = Sağlam bir kulüp oyuncusu.
level-8 = Güçlü. Kombinasyonların çoğunu görür.
level-9 = Çok güçlü. Nadiren yanılır.
level-10 = Bütün gücüyle: her hamle için yaklaşık bir saniye.
choose-side = Tarafınız
moves-first = { $side }, ilk oynar
moves-second = { $side }, ikinci oynar
time-title = Saat
time-none = Saatsiz
time-per-move = Hamle başına { $seconds } sn
time-fischer = { $minutes } dk + hamle başına { $seconds } sn
time-sand-glass = Kum saati, { $minutes } dk
time-own = Kendiniz ayarlayın…
time-kind = Süre
time-kind-move = Hamle başına
time-kind-game = Oyunun tümü
time-kind-sand-glass = Kum saati
time-minutes = Dakika
time-seconds = Saniye
time-increment = Hamle başına eklenen saniye
time-wrong = { $field }: { $least } ile { $most } arasında bir tam sayı girin.
time-short = Toplam en az { $seconds } sn olmalı.
start-game = Oyunu başlat

## Kuralların ayırt edici yanları

fact-army = Taraf başına { $men } taş
fact-board = { $size }×{ $size } tahta, taraf başına { $men } taş
fact-men-forward = Askerler yalnız ileri doğru yer
fact-men-both-ways = Askerler geriye doğru da yer
fact-king-short = Dama bir kare gider
fact-king-flies = Dama uçar
fact-king-lands-behind = Dama uçar ama yediği taşın hemen arkasına iner
fact-king-safe-from-men = Asker damayı yiyemez
fact-free-choice = Hangi yemeyi isterseniz
fact-most-pieces = En çok taşı yemek zorunlu
fact-most-kings = En çok taşı, eşitse en çok damayı yemek zorunlu
fact-king-first = Yiyebilen dama yemek zorunda
fact-ladder = Yemelerde kesin bir öncelik sırası var
fact-goes-on-as-king = Yerken dama olan asker dama olarak devam eder
fact-at-once = Yenen taşlar hemen kalkar
fact-optional = Yeme isteğe bağlı

## Ayarlar

settings = Ayarlar
settings-language = Dil
settings-appearance = Görünüm
theme-system = Cihazla aynı
theme-light = Açık
theme-dark = Koyu
settings-coordinates = Karelerin üstünde
coordinates-numbers = Sayılar
coordinates-letters = Harfler
coordinates-none = Boş
coordinates-own = Kurala göre
settings-board = Tahta
board-wood = Ahşap
board-slate = Arduvaz
board-green = Yeşil
board-paper = Kâğıt
settings-pieces = Taşlar
pieces-turned = Torna
pieces-flat = Düz
pieces-ink = Mürekkep
settings-playing = Oynarken
option-auto-play = Tek hamle varsa kendiliğinden oyna
option-confirm = Her hamleden önce sor
option-turn-board = Tahtayı sırası gelene çevir
option-pass = Cihaz el değiştirirken tahtayı kapat
option-evaluation = Bilgisayarın konumu nasıl gördüğünü göster
option-sound = Sesler
option-vibration = Titreşim
evaluation = Bilgisayara göre Beyaz için { $score }
close = Kapat
version = Sürüm { $version }, derleme { $build }
install = Bu cihaza yükle
install-by-hand = Yüklemek için Paylaş’a, sonra “Ana Ekrana Ekle”ye dokunun.
report = Bildirim için kopyala
report-copied = Kopyalandı: oyun, sürüm ve tarayıcı. Bildireceğiniz yere yapıştırın.
report-by-hand = Tarayıcı kopyalamaya izin vermiyor. Buradan seçip kopyalayın.
backup = Bu cihazdaki kayıtlar
aside-kept = Okunamadığı için bir kenara kaldırılan kayıtlı oyun sayısı: { $count }. Dosyada onlar da bulunur.
aside-delete = Onları sil

## Cihazdaki sürüm

offline-ready = Artık internetsiz de oynanır.
update-ready = Yeni sürüm hazır.
update-now = Güncelle
update-later = Sonra
update-waits = Bu hamle bitince güncellenecek.

## Ters giden şeyler

trouble-blocked = Bu tarayıcı sayfanın kayıt tutmasına izin vermiyor. Sayfayı kapatınca oyun kaybolur.
trouble-full = Bu cihazda oyunu kaydedecek yer kalmadı. Sayfayı kapatınca oyun kaybolur.
trouble-unreadable = Kayıtlı oyununuz okunamadı. Bir kenara kaldırıldı, yeni oyun hazır.
trouble-newer = Kayıtlı oyununuz daha yeni bir sürümden. Bir kenara kaldırıldı, yeni oyun hazır.
trouble-stuck = Kayıtlı oyununuz bu sürümle okunamıyor ve onu bir kenara kaldıracak yer yok. Olduğu gibi duruyor; bu yüzden şimdi oynadığınız oyun kaydedilmiyor.
elsewhere = Oyun başka bir pencerede oynanıyor. Oradaki hamleler burada görünür.
play-here = Burada oyna
trouble-texts = Bu dilin metinleri indirilemedi. Bağlantı kurulunca indirilecek.
trouble-place = Açtığınız adreste burada bir şey yok. Bu, oyun tahtası.
trouble-engine = Bilgisayar oyuncu yanıt vermiyor.
ask-again = Yeniden dene
dismiss = Tamam

## The rules

rules-link = Kurallar
rules-of = Kurallar: { $name }
rules-loading = Kurallar getiriliyor…
rules-missing = Bu dildeki kurallar indirilemedi. Bağlantı kurulunca indirilecek.
rules-try-again = Yeniden dene

## The library and the profile

library = Kitaplık
library-loading = Kitaplık getiriliyor…
library-missing = Kitaplık getirilemedi. Ağ bağlantısı gelince getirilecek.
share = Oyunu paylaş
replay = Oyunu izle
choose-profile = Kurallar
profile-table = Bu masadaki gibi
profile-federation = Federasyon kuralları
profile-table-note = Basit beraberlikler, ortak tahta; ilk hamle sizin olabilir.
profile-federation-note = İlk hamle, tahta, kare adları ve beraberlikler federasyonunki gibi.

## Başka yerdeki biriyle oyun

opponent-far = Uzaktaki biri
far-friend = Arkadaşınız
far-turn = Sıra: { $name }
far-won = { $name } kazandı
far-asks =
    { $what ->
        [draw] { $name } beraberlik öneriyor.
        [undo] { $name } son hamleyi geri almak istiyor.
        [pause] { $name } saatleri durdurmak ya da başlatmak istiyor.
       *[rematch] { $name } taraf değiştirip yeniden oynamak istiyor.
    }
far-asked =
    { $what ->
        [draw] Beraberlik önerdiniz.
        [undo] Son hamlenizi geri almak istediniz.
        [pause] Saatleri durdurmak ya da başlatmak istediniz.
       *[rematch] Taraf değiştirip yeniden oynamak istediniz.
    }
far-declined = { $name } kabul etmedi.
far-yes = Kabul et
far-no = Kabul etme
far-send = Bağlantıyı gönder
far-unsent = { $name } bunu bağlantınızı açınca görür. Şimdi gönderin.
