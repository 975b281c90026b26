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
optional-capture = Yemek zorunlu değil
optional-capture-note = Bir ev kuralı: yemek yerine başka bir hamle yapabilirsiniz. Başlanan yeme tamamlanır.

## Taraflar ve taşlar

side-black = Siyah
side-white = Beyaz
piece =
    { $rank ->
        [king] { $side ->
            [black] siyah papaz
           *[white] beyaz papaz
        }
       *[man] { $side ->
            [black] siyah taş
           *[white] beyaz taş
        }
    }

## Sıra kimde

your-turn = Sıra sizde
side-to-move = Sıra: { $side }
thinking = Bilgisayar düşünüyor…
capture-goes-on = Yemeye devam edin
looking-back = { $move }. hamleden sonra
looking-at-start = Başlangıç konumu

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
           *[other] { $kings } papaz yedi
        }
       *[other] { $kings ->
            [0] { $men } taş yedi
           *[other] { $men } taş ve { $kings } papaz yedi
        }
    }

## İşleyen beraberlik sayaçları

count-no-progress = Yeme ve papaz olmadan { $count } / { $limit }
count-kings-only = Yalnız papazlarla, yeme olmadan { $count } / { $limit }
count-lone-king = Tek papaza karşı { $count } / { $limit }
count-many-kings = Tek papaza karşı en az { $kings } papazla { $count } / { $limit }
count-main-road = Tek papaz ana köşegende { $count } / { $limit }
count-same-material = İki tarafta da papaz varken, yeme ve papaz çıkışı olmadan { $count } / { $limit }
count-repetition = Bu konum { $count } kez oluştu; { $limit } kez olursa berabere

## Sonuç

you-won = Kazandınız
computer-won = Bilgisayar kazandı
side-won = { $side } kazandı
drawn = Berabere
reason-no-pieces = { $side } tarafın taşı kalmadı.
reason-no-moves = { $side } tarafın hamlesi kalmadı.
reason-resigned = { $side } taraf terk etti.
reason-no-progress = { $limit } hamle boyunca yeme de papaz çıkışı da olmadı.
reason-kings-only = { $limit } hamle boyunca yalnız papazlar oynadı, yeme olmadı.
reason-lone-king = Tek papaza karşı { $limit } hamle oynandı.
reason-many-kings = Tek papaza karşı en az { $kings } papazla { $limit } hamle oynandı.
reason-main-road = Tek papaz { $limit } hamle boyunca ana köşegeni tuttu.
reason-same-material = İki tarafta da papaz varken { $limit } hamle boyunca yeme de papaz çıkışı da olmadı.
reason-repetition = Aynı konum { $times } kez oluştu.

## Söylenenler

said-move = { $side }: { $from } karesinden { $to } karesine.
said-capture =
    { $count ->
        [one] { $side }: { $from } karesinden { $to } karesine, bir taş yedi.
       *[other] { $side }: { $from } karesinden { $to } karesine, { $count } taş yedi.
    }
said-crowned = Papaz oldu.
said-picked = { $square } seçildi. Gidebileceği kareler: { $targets }.
said-hopped = Şimdi { $square } karesinde. Yeme sürüyor: { $targets }.
said-put-back = Geri kondu.
said-undone = Hamle geri alındı.
said-redone = Hamle yinelendi.
said-started = Yeni oyun: { $variant }.
said-hint-asked = İyi bir hamle aranıyor…
said-hint = İpucu: { $from } karesinden { $to } karesine.

## Neden olmadı

refused-over = Oyun bitti.
refused-turn = Sıra bilgisayarda.
refused-looking = Geriye bakıyorsunuz. Oynamak için oyuna dönün.
refused-nothing = Önce taşlarınızdan birini seçin.
refused-not-yours = O taş sizin değil.
refused-blocked = Bu taşın gidecek yeri yok.
refused-must-capture =
    { $count ->
        [one] Yemek zorunlu: { $squares } karesindeki taşla.
       *[other] Yemek zorunlu: { $squares } karelerindeki taşlardan biriyle.
    }
refused-other-capture =
    { $count ->
        [one] Bu kurallarda öncelik { $squares } karesindeki taşın yemesinde.
       *[other] Bu kurallarda öncelik { $squares } karelerindeki taşlardan birinin yemesinde.
    }
refused-not-there = Oraya gidemez.
refused-unfinished = Yeme tamamlanmalı; sıradaki kare: { $squares }.

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
square-waiting = yendi, hamle bitince kalkacak
square-last-move = son hamle
square-hinted = ipucu

## Yapılabilecekler

undo = Geri al
redo = Yinele
flip = Çevir
hint = İpucu
move-now = Hemen oyna
resign = Terk et
new-game = Yeni oyun
rematch = Yeniden oyna
back-to-game = Oyuna dön
play-from-here = Buradan oyna
actions-label = İşlemler
resign-question = Oyunu terk ediyor musunuz?
resign-yes = Terk et
resign-no = Oyuna devam

## Hamleler

moves = Hamleler
no-moves-yet = Henüz hamle yok
moves-start = Başlangıç
move-label = { $number }. hamle, { $side }: { $move }

## Yeni oyun

choose-variant = Hangi dama
choose-opponent = Rakip
opponent-computer = Bilgisayar
opponent-person = Yanımdaki biri
choose-level = Seviye
level-1 = Neredeyse bakmadan oynar. Bir çocuk yenebilir.
level-2 = Önündeki yemeyi görür, fazlasını değil.
level-3 = Bir hamle ilerisine bakar, sık sık yanılır.
level-4 = Basit tuzaklara düşen, keyfine oynayan biri.
level-5 = Mantıklı oynar, uzun kombinezonları kaçırır.
level-6 = Hataları cezalandırır; dikkatle yenilir.
level-7 = Sağlam bir kulüp oyuncusu.
level-8 = Güçlü. Kombinezonların çoğunu görür.
level-9 = Çok güçlü. Nadiren yanılır.
level-10 = Elinden gelenin hepsi: her hamle için bir saniye kadar.
choose-side = Tarafınız
moves-first = { $side }, ilk oynar
moves-second = { $side }, ikinci oynar
start-game = Oyunu başlat

## Kuralların ayırt edici yanları

fact-army = Taraf başına { $men } taş
fact-board = { $size }×{ $size } tahta, taraf başına { $men } taş
fact-men-forward = Taşlar yalnız ileri yer
fact-men-both-ways = Taşlar geriye de yer
fact-king-short = Papaz bir kare gider
fact-king-flies = Papaz uçar
fact-king-lands-behind = Papaz uçar ama yediği taşın hemen arkasına iner
fact-king-safe-from-men = Taş papazı yiyemez
fact-free-choice = Dilediğiniz yemeyi seçersiniz
fact-most-pieces = En çok taş yiyen yol zorunlu
fact-most-kings = En çok taş, sonra en çok papaz yiyen yol zorunlu
fact-king-first = Yiyebilen papaz yemek zorunda
fact-ladder = Yemeler arasında kesin bir öncelik sırası var
fact-goes-on-as-king = Yerken papaz olan taş papaz olarak devam eder
fact-at-once = Yenen taşlar hemen kalkar
fact-optional = Yemek zorunlu değil

## Ayarlar

settings = Ayarlar
settings-language = Dil
settings-appearance = Görünüm
theme-system = Sistem gibi
theme-light = Açık
theme-dark = Koyu
settings-coordinates = Karelerin üstünde
coordinates-numbers = Sayılar
coordinates-letters = Harfler
coordinates-none = Hiçbir şey
close = Kapat
version = Sürüm { $version }, derleme { $build }
install = Bu cihaza yükle
install-by-hand = Yüklemek için Paylaş’a, sonra “Ana Ekrana Ekle”ye dokunun.
report = Bildirim için kopyala
report-copied = Kopyalandı: oyun, sürüm ve tarayıcı. Bildireceğiniz yere yapıştırın.
report-by-hand = Tarayıcı kopyalamaya izin vermiyor. Buradan seçip kopyalayın.

## Cihazdaki sürüm

offline-ready = Artık internetsiz de oynanır.
update-ready = Yeni sürüm hazır.
update-now = Güncelle
update-later = Sonra
update-waits = Bu hamle bitince güncellenecek.

## Ters giden şeyler

trouble-blocked = Bu tarayıcı sayfanın kayıt tutmasına izin vermiyor. Sayfayı kapatınca oyun kaybolur.
trouble-full = Bu cihazda oyunu kaydedecek yer kalmadı. Sayfayı kapatınca oyun kaybolur.
trouble-unreadable = Kayıtlı oyununuz okunamadı. Bir kenara kondu, yeni oyun hazır.
trouble-newer = Kayıtlı oyununuz daha yeni bir sürümden. Bir kenara kondu, yeni oyun hazır.
trouble-texts = Bu dilin metinleri alınamadı. Ağ bağlantısı olduğunda alınacak.
trouble-engine = Bilgisayar oyuncu yanıt vermiyor.
ask-again = Yeniden sor
dismiss = Anladım
