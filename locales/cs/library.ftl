## The library

library-empty = Zatím tu nic není. Dohrané partie se ukládají samy; cizí můžete přinést.
library-blocked = Tento prohlížeč stránce nedovolí vést knihovnu. Dohrané partie čekají v zařízení, dokud je tam místo.
library-full = V zařízení už není místo. Co je v knihovně, zůstává; nic dalšího nepřibylo.
games-count =
    { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }
moves-count =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
search = Hledat jména, turnaje, data
hunt = Pozice (FEN) nebo první tahy
hunt-turned = I s prohozenými barvami
quest-nothing = To není pozice ani tahy. Pozice se píše W:W21-32:B1-12, tahy 1. 11-15 23-19.
quest-illegal = „{ $text }“ tam není přípustný tah. Přípustné: { $more }.
quest-ambiguous = „{ $text }“ může být kterýkoli z { $more }.
any-variant = Všechny hry
any-result = Jakýkoli výsledek
unfinished = Nedohráno
order = Pořadí
order-newest = Naposledy přidané první
order-played = Naposledy hrané první
order-players = Podle jména
order-longest = Nejdelší první
more = Zobrazit další
rename = Přejmenovat
name = Jméno nebo turnaj
name-keep = Uložit
export-one = Uložit jako PDN
export-all = Uložit tyto jako PDN
delete = Smazat
deleted = Smazáno: { $name }
undelete = Vrátit
scores = Proti počítači
rule-set = Hra
won = Výhry
drawn-games = Remízy
lost = Prohry

## Bringing games in

import = Přinést partie
import-how = Vložte PDN, pozici (FEN) nebo odkaz, třeba i s e-mailem, ve kterém přišly; vyberte soubory; nebo je sem přetáhněte.
import-text = Partie, pozice nebo odkaz
import-read = Načíst
import-file = Vybrat soubory
import-assume = Když partie neříká, co se hraje
import-ask = Zeptat se
import-stop = Zastavit
import-nothing = V tomto textu není žádná partie ani pozice.
import-empty = Pole je zatím prázdné. Vložte partie, pozici nebo odkaz.
import-unreadable = Soubor nelze přečíst, nebo je větší než 64 MB.
position-which = Tato pozice může být z více her. Vyberte níže, ze které, a vložte ji znovu.
position-bad = To není pozice. { $why }
position-elsewhere = { $name }: taková pozice v této hře není. { $why } Mohla by být zde: { $names }.
report-none = Žádná partie v tom nebyla.
report-kept =
    { $count ->
        [one] Přibyla { $count } partie.
        [few] Přibyly { $count } partie.
       *[other] Přibylo { $count } partií.
    }
report-doubles =
    { $count ->
        [one] { $count } už tu byla.
        [few] { $count } už tu byly.
       *[other] { $count } už tu bylo.
    }
report-faulty =
    { $count ->
        [one] { $count } má chyby:
        [few] { $count } mají chyby:
       *[other] { $count } má chyby:
    }
report-inferred =
    { $count ->
        [one] { $count } partie neříká, co se hraje; její tahy jsou možné jen zde: { $name }.
        [few] { $count } partie neříkají, co se hraje; jejich tahy jsou možné jen zde: { $name }.
        [many] { $count } partie neříká, co se hraje; její tahy jsou možné jen zde: { $name }.
       *[other] { $count } partií neříká, co se hraje; jejich tahy jsou možné jen zde: { $name }.
    }
report-stopped = Zastaveno před koncem.
report-game = Partie { $number }, řádek { $line }
report-ask-none = Neříká, co se hraje, a podle žádných pravidel ji nelze přehrát celou.
report-ask = Neříká, co se hraje. Může to být: { $names }. Vyberte výše a načtěte ji znovu.

## What is wrong with a game

at-move = Tah { $number }, { $side }: { $why }
problem-illegal = „{ $text }“ není přípustné. Přípustné: { $more }. Uloženo až sem.
problem-after-end = „{ $text }“ přichází po konci partie.
problem-ambiguous = „{ $text }“ může být kterýkoli z { $more }. Uloženo až sem.
problem-stray = „{ $text }“ není tah. Uloženo až sem.
problem-position = Pozice může stát jen před prvním tahem. Uloženo až sem.
problem-too-deep = Příliš mnoho variant v sobě; tato byla vynechána.
problem-too-long = Více tahů, než se čte. Uloženo až sem.
problem-tag = „{ $text }“ není značka; byla vynechána.
problem-tag-twice = Značka { $text } je uvedena dvakrát; platí první.
problem-result = „{ $text }“ není výsledek; byl vynechán. Výsledek vypadá jako 1‑0, 2‑0, 1/2‑1/2 nebo *.
problem-comment = Komentář není uzavřen.
problem-results = Výsledek je { $text }, ačkoli značka říká { $more }.
refusal-other-game = Toto se zde nehraje: { $why }.
other-game =
    { $number ->
        [0] šachy
        [1] čínské šachy
        [23] poolová dáma
        [27] kanadská dáma
        [28] portugalská dáma
        [30] turecká dáma
        [40] fríská dáma
        [41] spantsiretti
        [50] Othello
       *[other] jiná hra
    }
refusal-game-type = GameType „{ $text }“ není znám.
refusal-start = Začátek „{ $text }“ není pozice. { $why }
refusal-house-rule = Pravidla „{ $text }“ nejsou pro tuto hru známa.
refusal-not-pdn = „{ $text }“ není partie.
fen-empty = Je prázdná. Pozice se píše W:W21-32:B1-12.
fen-too-long = Je delší než každá pozice.
fen-turn = Místo strany na tahu, W nebo B, stojí „{ $text }“.
fen-list = „{ $text }“ není seznam figur: začíná W nebo B, třeba W21,K30.
fen-side-twice = Figury { $text } jsou uvedeny dvakrát; čeká se W jednou a B jednou.
fen-square = „{ $text }“ není pole této desky. Pole: { $more }.
fen-no-square = „{ $text }“ není pole této desky.
fen-range = „{ $text }“ není rozsah polí jako 1-12.
fen-square-twice = Pole { $text } je uvedeno dvakrát.
fen-uncrowned = Kámen na { $text } stojí na své poslední řadě; tam musí být dáma: K{ $text }.
fen-no-piece = Na desce není žádná figura.
fen-off-board = Jedna figura stojí mimo desku.

## Links

link-bad = Tento odkaz nelze otevřít
link-none = Nevede k partii ani k pozici. Možná se kus ztratil.
link-too-long = Je delší než kterýkoli odkaz Damy.
link-damaged = Je poškozený: písmena chybějí nebo nesedí. Zkopírujte ho znovu celý.
link-newer = Vytvořila ho novější verze Damy. Načtěte stránku znovu, ať ji máte.
link-nonsense = Je celý, ale to, co říká, na desce být nemůže.
share-title = Partie dámy
share-what = Co sdílet
share-less = Odkaz nese tahy, výsledek a jména. Komentáře, varianty a vše ostatní jdou s PDN.
share-by-post = Aby tato partie pokračovala, pošlete soupeři její vlastní odkaz. Co se sdílí níže, je jen na prohlížení.
share-game = Celou partii
share-position = Jen pozici
share-names = Jména, která jdou s ní
share-link = Odkaz
share-copy = Zkopírovat odkaz
share-send = Odeslat…
share-copied = Zkopírováno. Kdo ho otevře, uvidí partii a o nic svého nepřijde.
share-by-hand = Prohlížeč kopírování nedovolí. Je vybraný: zkopírujte ho ručně.
share-code = Pro fotoaparát jiného zařízení
share-too-long = Tato partie je na kód příliš dlouhá. Zkopírujte odkaz.
share-nothing = Na stole není žádná partie ke sdílení.

## Looking through a game

a-position = Pozice
step-back = O tah zpět
step-on = O tah dál
step-end = Na konec
run = Přehrávat
pause = Pozastavit
keep = Uložit do knihovny
kept = Je v knihovně.
game-gone = Tato partie už v knihovně není.
table-busy = Partie na stole se nedohraná uloží do knihovny. Můžete v ní odtud pokračovat.
table-stays = Partii na stole se nepodařilo uložit do knihovny, takže zůstává, kde je.
save-as = Uložit jako
save-png = Obrázek (PNG)
save-picture = Obrázek (SVG)
save-film = Webová stránka
save-failed = Prohlížeč uložení nedovolí.
find-title = Najít v knihovně
find-position = Partie s touto pozicí
find-opening = Partie, které takto začínají

## Everything in one file

backup-what = V jednom souboru je všechno: partie na stole, nastavení a všechny partie z knihovny. Uložte ho na bezpečné místo nebo ho přeneste na jiné zařízení.
backup-save = Uložit vše do souboru
backup-read = Obnovit ze souboru
backup-game = V souboru je partie: { $name }, tahů: { $count }. Přijde na stůl; ta, která tam je, půjde do knihovny.
backup-games =
    { $count ->
        [one] Je v něm { $count } partie pro knihovnu. Co tu už je, nepřibude dvakrát.
        [few] Jsou v něm { $count } partie pro knihovnu. Co tu už je, nepřibude dvakrát.
        [many] Je v něm { $count } partie pro knihovnu. Co tu už je, nepřibude dvakrát.
       *[other] Je v něm { $count } partií pro knihovnu. Co tu už je, nepřibude dvakrát.
    }
backup-unread = Je v něm partie, kterou nelze přečíst. Odloží se tak, jak je, a žádnou jinou nenahradí.
backup-settings = Nastavení bude podle souboru.
backup-yes = Obnovit
backup-no = Nechat, jak je
backup-done = Vše ze souboru je zpět.
backup-short = Konec souboru chybí: byl uříznut. Partie pro knihovnu, které v něm nebyly: { $count }.
backup-bad = Toto není soubor z Dama, nebo je poškozený. Nic se nezměnilo.
backup-newer = Tento soubor je z novější verze Dama. Nic se nezměnilo.

## Partie na dálku

far-title = Partie na dálku
far-how = Vy hrajete tady, druhý hráč na svém zařízení. Bez účtu a bez prostředníka.
far-name = Vaše jméno, jak ho uvidí druhý hráč
far-you-begin = Hrajete stranu „{ $side }“ a začínáte.
far-you-follow = Hrajete stranu „{ $side }“, druhý hráč začíná.
far-by-post = Při korespondenční hře je každý tah odkaz. Pošlete ho zprávou nebo e-mailem; druhý hráč ho otevře, táhne a pošle vám odkaz zpátky. Může to trvat minuty i dny.
post-begin = Začít korespondenčně
# Within a sentence; where most sentences begin with it, as at their beginning.
post-friend = soupeř
post-send = Pošlete tento odkaz: { $name }
post-how = Nese celou partii. Po otevření { $name } uvidí, co jste udělali, a pokračuje odtud.
post-copied = Zkopírováno. Teď ho vložte do zprávy.
post-nothing = Na stole není korespondenční partie.
post-to-board = K desce
post-invited = { $name } vás zve ke hře
post-invited-note = Místo má ten, kdo pozvánku otevře první a pošle odkaz zpátky.
post-accept = Posadit se a hrát
post-rematch = { $name } chce další partii
post-taken = Partie: { $name }
post-older = Tento odkaz je starší než vaše partie
post-older-note = Vaše partie mezitím pokračovala. Zůstává, jak je.
post-crossed = Oba jste něco udělali zároveň
post-crossed-yours = Platí, co jste udělali vy. Pošlete odkaz znovu, aby to { $name } věděl.
post-crossed-theirs = Platí, co udělal { $name }; váš poslední krok je zrušen.
post-claims = Podle odkazu jste udělali něco, o čem toto zařízení neví
post-claims-note = Do tahu { $number } je to vaše partie. Jestli jste pokračovali jinde, převezměte ji; jinak nechte svou.
post-claims-take = To jsem byl já: převzít
post-changed = Tento odkaz vypráví partii jinak
post-changed-note = V tahu { $number } se liší od partie na tomto zařízení. Vaše zůstává, jak je; správný odkaz má { $name }.
post-seat-taken = Na tomto místě sedí někdo jiný
post-seat-taken-note = Na pozvánku odpověděl někdo jiný. U vás se nic nezměnilo.
post-other-terms = Tento odkaz není vaše partie
post-other-terms-note = Má číslo vaší partie, ale jiná pravidla nebo jiný začátek. U vás se nic nezměnilo.
post-forged = Je celý, ale v tahu { $number } se v něm děje něco, co pravidla nedovolují. Někdo ho upravil.
post-stranger = Partie: { $names }
post-stranger-note = Není to žádná z partií na tomto zařízení. Můžete si ji prohlédnout.
post-look = Prohlédnout partii
post-mine = Jste jeden z nich? Pokračujte na tomto zařízení jako
post-games = Korespondenční partie
post-put-away = Odebrat ze seznamu

## Živá partie

live-title = Hrát živě
live-how = Oba prohlížeče spolu mluví přímo, bez serveru mezi nimi. Každý pošle druhému jeden odkaz; pak nechají oba stránku otevřenou.
live-begin = Vytvořit pozvánku
live-preparing = Okamžik: prohlížeč zjišťuje, kde je k zastižení.
live-send = Pošlete tento odkaz a nechte stránku otevřenou
live-copied = Zkopírováno. Pošlete ho a počkejte tady na odpověď.
live-answer = Odpověď
live-answer-how = Druhý hráč vám pošle odkaz zpátky. Otevřete ho v tomto prohlížeči, nebo ho vložte sem.
live-answer-bad = Tohle není odpověď na tuto pozvánku.
live-connect = Spojit
live-goes-on = Rozehraná partie pokračuje, jak stojí.
live-invited = { $name } vás zve k živé partii
live-invited-nobody = Jste zváni k živé partii
live-accept = Přijmout
live-reply = Pošlete tento odkaz zpátky a nechte stránku otevřenou
live-waiting = Čeká se na druhého hráče. Partie začne sama.
live-reaching = Spojování…
live-passed-on = Odpověď má vaše druhé okno. Toto můžete zavřít.
live-nobody-waits = Žádné okno tohoto prohlížeče na tuto odpověď nečeká. Otevřete ji tam, kde vznikla pozvánka, nebo ji tam vložte.
live-no-browser = Tento prohlížeč se s jiným spojit neumí.
live-no-way = Prohlížeč nenašel síť, přes kterou by byl k zastižení.
live-not-reached = Obě zařízení se nespojila. Ve stejné síti to zpravidla jde; mezi sítěmi často jen se serverem, který uvedete níže.
live-lost = Průběh této partie už v tomto zařízení není a druhá strana na něj spoléhala.
live-version = Druhá strana má jinou verzi Damy. Načtěte stránku znovu na obou zařízeních.
live-once-more = Zkusit znovu
live-by-post = Hrát raději korespondenčně
live-servers = Servery pro různé sítě
live-servers-how = Bez serveru se oslovuje jen zařízení druhého hráče. Server STUN řekne prohlížeči jeho adresu na internetu; server TURN přeposílá všechno. Kdo ho provozuje, zná obě vaše adresy. Každý na řádek: stun:host nebo turn:host jméno heslo.
live-servers-kept = Uloženo. Platí od příštího pokusu.
live-servers-bad = Tohle není takový server: { $line }
live-open = Spojeno
live-silent = Přerušeno. Hodiny stojí; až se spojení vrátí, hra pokračuje sama.
live-apart = Nespojeno. Partie je uložená.
live-left = Druhý hráč odešel. Partie je uložená.
live-cut = Od druhé strany přišlo něco nesmyslného, spojení bylo přerušeno. Partie je uložená.
live-again = Pozvat znovu
live-claim = Uplatnit výhru
live-claimed = Druhý hráč se nevrátil a vy jste partii ukončili.
live-differ = Obě desky se liší, partie se zastavila. Každé zařízení má svou.
live-clocks = Oboje hodiny se příliš liší, partie se zastavila. Každé zařízení má svou.
live-other-game = Druhá strana hraje jinou partii.
live-say = Něco říct
phrase-hello = Dobrý den!
phrase-luck = Hodně štěstí!
phrase-good = Dobrý tah!
phrase-oops = Jejda!
phrase-wait = Okamžik, prosím.
phrase-thanks = Děkuji!
phrase-game = Pěkná partie!
phrase-go = Musím jít.
