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
import-unreadable = Bu dosya okunamıyor ya da 64 MB’tan büyük.
position-which = Bu konum birkaç damaya ait olabilir. Aşağıdan seçip yeniden verin.
position-bad = Bu, o damanın bir konumu değil.
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
problem-comment = Bir yorum kapatılmamış.
problem-results = Etikette { $more } yazıyor, ama sonuç { $text }.
refusal-other-game = Bu { $text }; burada oynanmıyor.
refusal-game-type = “{ $text }” GameType değeri bilinmiyor.
refusal-start = “{ $text }” başlangıcı bir konum değil.
refusal-house-rule = “{ $text }” kuralları bu oyun için bilinmiyor.
refusal-not-pdn = “{ $text }” bir oyun değil.

## Links

link-bad = Bu bağlantı açılamıyor
link-none = Bu, bir oyunun ya da konumun bağlantısı değil. Belki bir parçası eksik.
link-too-long = Dama’nın bütün bağlantılarından daha uzun.
link-damaged = Bağlantı bozulmuş: harfler eksik ya da yanlış. Tamamını yeniden kopyalayın.
link-newer = Bağlantıyı daha yeni bir Dama sürümü yapmış. O sürümü almak için sayfayı yeniden yükleyin.
link-nonsense = Bağlantı sağlam, ama söylediği bir tahtada olamaz.
share-title = Bir dama oyunu
share-what = Paylaşılacak olan
share-game = Bütün oyun
share-position = Yalnız konum
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
save-pdn = PDN olarak kaydet
save-picture = Resmi kaydet
save-film = Web sayfası olarak kaydet
save-failed = Tarayıcı kaydetmeye izin vermiyor.
