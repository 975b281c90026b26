app-name = Dama
page-title = { $place } – Dama

## The rule sets

variant-american = Anglická dáma
variant-russian = Ruská dáma
variant-brazilian = Brazilská dáma
variant-spanish = Španělská dáma
variant-italian = Italská dáma
variant-czech = Česká dáma
variant-international = Mezinárodní dáma
variant-thai = Thajská dáma
optional-capture = Nepovinné braní
optional-capture-note = Domácí pravidlo: nemusíte brát a můžete zahrát tichý tah. Začaté braní se dokončí.

## Sides and pieces

side-black = Černý
side-white = Bílý
piece =
    { $rank ->
        [king] { $side ->
            [black] černá dáma
           *[white] bílá dáma
        }
       *[man] { $side ->
            [black] černý kámen
           *[white] bílý kámen
        }
    }

## Whose turn

your-turn = Jste na tahu
side-to-move = { $side } je na tahu
thinking = Počítač přemýšlí…
capture-goes-on = Pokračujte v braní
choose-way = Končí tam víc než jedno braní. Které?
confirm-move = Zahrát tento tah?
confirm-yes = Zahrát
confirm-no = Vrátit
paused = Pozastaveno
looking-back = Po { $move }. tahu
looking-at-start = Výchozí postavení
pass-to = Předejte zařízení: { $side }
pass-done = Ukázat desku

## The players

player-you = Vy
player-computer = Počítač, úroveň { $level }
player-plays =
    { $side ->
        [black] (černý)
       *[white] (bílý)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] Zatím nic nesebráno
            [one] Sebráno: { $kings } dáma
            [few] Sebráno: { $kings } dámy
           *[other] Sebráno: { $kings } dam
        }
        [one] { $kings ->
            [0] Sebráno: { $men } kámen
            [one] Sebráno: { $men } kámen a { $kings } dáma
            [few] Sebráno: { $men } kámen a { $kings } dámy
           *[other] Sebráno: { $men } kámen a { $kings } dam
        }
        [few] { $kings ->
            [0] Sebráno: { $men } kameny
            [one] Sebráno: { $men } kameny a { $kings } dáma
            [few] Sebráno: { $men } kameny a { $kings } dámy
           *[other] Sebráno: { $men } kameny a { $kings } dam
        }
       *[other] { $kings ->
            [0] Sebráno: { $men } kamenů
            [one] Sebráno: { $men } kamenů a { $kings } dáma
            [few] Sebráno: { $men } kamenů a { $kings } dámy
           *[other] Sebráno: { $men } kamenů a { $kings } dam
        }
    }

## Draw counts on their way

count-no-progress = Bez braní a bez proměny: { $count } z { $limit }
count-kings-only = Jen tahy dámou, bez braní: { $count } z { $limit }
count-lone-king = Proti osamocené dámě: { $count } z { $limit }
count-many-kings = { $kings } a více dam proti osamocené: { $count } z { $limit }
count-main-road = Osamocená dáma na hlavní diagonále: { $count } z { $limit }
count-same-material = Dámy na obou stranách, bez braní a bez proměny: { $count } z { $limit }
count-repetition = Tato pozice nastala { $count }krát; až nastane { $limit }krát, je to remíza

## The result

you-won = Vyhráli jste
computer-won = Vyhrál počítač
side-won = { $side } vyhrál
drawn = Remíza
reason-no-pieces = { $side } už nemá žádnou figuru.
reason-no-moves = { $side } nemůže táhnout.
reason-resigned = { $side } se vzdal.
reason-you-resigned = Vzdali jste se.
reason-agreed = Hráči se dohodli.
reason-time = { $side }: vypršel čas.
reason-no-progress =
    { $limit ->
        [one] { $limit } tah obou stran bez braní a bez proměny v dámu.
        [few] { $limit } tahy obou stran bez braní a bez proměny v dámu.
       *[other] { $limit } tahů obou stran bez braní a bez proměny v dámu.
    }
reason-kings-only =
    { $limit ->
        [one] { $limit } tah obou stran jen dámami, bez braní.
        [few] { $limit } tahy obou stran jen dámami, bez braní.
       *[other] { $limit } tahů obou stran jen dámami, bez braní.
    }
reason-lone-king =
    { $limit ->
        [one] Osamocená dáma vydržela { $limit } tah obou stran.
        [few] Osamocená dáma vydržela { $limit } tahy obou stran.
       *[other] Osamocená dáma vydržela { $limit } tahů obou stran.
    }
reason-many-kings =
    { $limit ->
        [one] Osamocená dáma vydržela { $limit } tah obou stran proti { $kings } nebo více dámám.
        [few] Osamocená dáma vydržela { $limit } tahy obou stran proti { $kings } nebo více dámám.
       *[other] Osamocená dáma vydržela { $limit } tahů obou stran proti { $kings } nebo více dámám.
    }
reason-main-road =
    { $limit ->
        [one] Osamocená dáma udržela hlavní diagonálu { $limit } tah obou stran.
        [few] Osamocená dáma udržela hlavní diagonálu { $limit } tahy obou stran.
       *[other] Osamocená dáma udržela hlavní diagonálu { $limit } tahů obou stran.
    }
reason-same-material =
    { $limit ->
        [one] Obě strany mají dámy a zahrály dohromady { $limit } tah bez braní a bez proměny v dámu.
        [few] Obě strany mají dámy a zahrály dohromady { $limit } tahy bez braní a bez proměny v dámu.
       *[other] Obě strany mají dámy a zahrály dohromady { $limit } tahů bez braní a bez proměny v dámu.
    }
reason-repetition = Stejná pozice nastala { $times }krát.

## What is said

said-move = { $side }: z { $from } na { $to }.
said-capture =
    { $count ->
        [one] { $side }: z { $from } na { $to }, bere figuru.
        [few] { $side }: z { $from } na { $to }, bere { $count } figury.
       *[other] { $side }: z { $from } na { $to }, bere { $count } figur.
    }
said-crowned = Proměna v dámu.
said-picked = Figura na { $square } je vybraná. Může na { $targets }.
said-hopped = Teď na { $square }. Braní pokračuje na { $targets }.
said-put-back = Figura je zpátky na místě.
said-undone = Tah vrácen.
said-redone = Tah znovu zahrán.
said-started = Nová partie: { $variant }.
said-hint-asked = Hledá se dobrý tah…
said-hint = Nápověda: z { $from } na { $to }.
said-hint-piece = Nápověda: figura na { $square }. Požádejte znovu a uvidíte tah.

## Why not

refused-over = Partie skončila.
refused-turn = Na tahu je počítač.
refused-looking = Prohlížíte si odehrané tahy. Chcete-li táhnout, vraťte se do hry.
refused-nothing = Nejdřív vyberte svou figuru.
refused-not-yours = S touto figurou teď táhnout nemůžete.
refused-blocked = Tato figura nemá kam táhnout.
refused-must-capture =
    { $count ->
        [one] Braní je povinné: figurou na { $squares }.
        [few] Braní je povinné: jednou z figur na { $squares }.
       *[other] Braní je povinné: jednou z figur na { $squares }.
    }
refused-not-there = Tam táhnout nemůže.
refused-unfinished = Braní se musí dokončit: dál na { $squares }.
why-more-pieces = Takto seberete { $this }, jiným braním { $best }: musí se brát co nejvíc.
why-with-king = Dáma může brát, proto se musí brát dámou.
why-more-kings = Dam sebraných takto: { $this }, jiným braním: { $best }. Při stejném počtu má přednost braní s více dámami.
why-kings-earlier = Je-li vše ostatní stejné, má přednost braní, které dřív narazí na dámu.
why-lands-where-it-goes-on = Braní pokračuje, musí se dopadnout tam, odkud to jde.
why-lands-just-behind = Musí dopadnout hned za sebranou figuru.
why-already-captured = Tato figura už je sebraná. Na desce stojí do konce tahu a podruhé se přeskočit nesmí.
why-crowning-ends = Kámen, který dojde na poslední řadu, se promění v dámu a tah končí.
why-crowned-only-at-the-end = Poslední řadou jen prochází jako kámen: v dámu se promění, jen když tam tah skončí.
why-men-move-forward = Kámen táhne jen vpřed.
why-men-capture-forward = Kámen bere jen vpřed.
why-king-safe-from-men = Kámen nesmí brát dámu.
why-man-steps-one = Kámen táhne o jedno pole.
why-king-steps-one = Dáma táhne o jedno pole.
why-not-diagonal = Figury táhnou jen šikmo.
why-occupied = Toto pole je obsazené.
why-own-piece = V cestě stojí vaše figura.
why-two-in-line = Dvě figury za sebou přeskočit nelze.
why-the-rule = Zobrazit pravidlo
typed-label = Napište tah
typed-malformed = „{ $text }“ není tah. Pište třeba 22-17 nebo c3:e5.
typed-ambiguous = Takto se píše víc braní: { $moves }. Napište všechna pole.

## The board

board-label =
    { $side ->
        [black] Deska, černý dole
       *[white] Deska, bílý dole
    }
square-empty = { $square }, prázdné
square-piece = { $square }, { $piece }
square-can-move = může táhnout
square-in-hand = vybráno
square-can-land = sem může táhnout
square-waiting = sebráno, zmizí na konci tahu
square-last-move = poslední tah
square-hinted = nápověda

## What can be done

undo = Vrátit
redo = Znovu
earlier = Zpět
later = Dál
flip = Otočit
hint = Nápověda
move-now = Táhnout hned
resign = Vzdát
new-game = Nová hra
rematch = Odveta
swap-sides = Vyměnit barvy
look-back = Prohlédnout
back-to-game = Zpět do hry
play-from-here = Hrát odtud
actions-label = Akce
resign-question = Vzdát tuto partii?
resign-yes = Vzdát
resign-no = Hrát dál
offer-draw = Nabídnout remízu
draw-question = { $side } nabízí remízu. Souhlasí druhá strana?
draw-yes = Souhlas s remízou
draw-no = Hrát dál
pause = Pozastavit
resume = Pokračovat

## The moves

moves = Tahy
no-moves-yet = Zatím žádné tahy
moves-start = Začátek
move-label = { $number }. tah, { $side }: { $move }

## A new game

choose-variant = Vyberte hru
choose-opponent = Soupeř
opponent-computer = Počítač
opponent-person = Druhý hráč
choose-level = Úroveň
level-1 = Táhne skoro bez přemýšlení. Vyhraje i dítě.
level-2 = Vidí braní, které má před sebou, a skoro nic víc.
level-3 = Vidí o jednu odpověď dopředu a často chybuje.
level-4 = Hraje pro radost a padá do jednoduchých pastí.
level-5 = Hraje rozumně, delší kombinace přehlédne.
level-6 = Trestá chyby, ale při pozorné hře se dá porazit.
level-7 = Spolehlivý klubový hráč.
level-8 = Silný. Vidí většinu kombinací.
level-9 = Velmi silný. Chybuje zřídka.
level-10 = Všechno, co umí: asi vteřina na každý tah.
choose-side = Vaše barva
moves-first = { $side }, začíná
moves-second = { $side }, táhne jako druhý
time-title = Hodiny
time-none = Bez hodin
time-per-move = { $seconds } s na tah
time-fischer = { $minutes } min + { $seconds } s na tah
time-sand-glass = Přesýpací hodiny, { $minutes } min
time-own = Vlastní čas…
time-kind = Čas
time-kind-move = Na tah
time-kind-game = Na partii
time-kind-sand-glass = Přesýpací hodiny
time-minutes = Minuty
time-seconds = Sekundy
time-increment = Sekundy navíc za každý tah
time-wrong = { $field }: celé číslo od { $least } do { $most }.
time-short = Celkem alespoň { $seconds } s.
start-game = Začít hru

## What makes a rule set what it is

fact-army =
    { $men ->
        [one] Každý má { $men } kámen
        [few] Každý má { $men } kameny
       *[other] Každý má { $men } kamenů
    }
fact-board =
    { $men ->
        [one] Deska { $size }×{ $size }, každý má { $men } kámen
        [few] Deska { $size }×{ $size }, každý má { $men } kameny
       *[other] Deska { $size }×{ $size }, každý má { $men } kamenů
    }
fact-men-forward = Kameny berou jen vpřed
fact-men-both-ways = Kameny berou i vzad
fact-king-short = Dáma táhne o jedno pole
fact-king-flies = Dáma táhne libovolně daleko
fact-king-lands-behind = Dáma táhne libovolně daleko, ale dopadá hned za sebranou figuru
fact-king-safe-from-men = Kámen nesmí brát dámu
fact-free-choice = Braní si volíte sami
fact-most-pieces = Brát se musí co nejvíc figur
fact-most-kings = Brát se musí co nejvíc figur, pak co nejvíc dam
fact-king-first = Může-li brát dáma, musí
fact-ladder = O braní rozhoduje přísné pořadí
fact-goes-on-as-king = Kámen proměněný během braní pokračuje jako dáma
fact-at-once = Sebrané figury mizí hned
fact-optional = Braní není povinné

## Settings

settings = Nastavení
settings-language = Jazyk
settings-appearance = Vzhled
theme-system = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
settings-coordinates = Na polích
coordinates-numbers = Čísla
coordinates-letters = Písmena
coordinates-none = Nic
coordinates-own = Podle pravidel
settings-board = Deska
board-wood = Dřevo
board-slate = Břidlice
board-green = Zelená
board-paper = Papír
settings-pieces = Figury
pieces-turned = Soustružené
pieces-flat = Ploché
pieces-ink = Inkoust
settings-playing = Při hře
option-auto-play = Jediný možný tah zahrát samo
option-confirm = Ptát se před každým tahem
option-turn-board = Otáčet desku k tomu, kdo je na tahu
option-pass = Zakrýt desku při předávání zařízení
option-evaluation = Ukazovat, jak pozici vidí počítač
option-sound = Zvuky
option-vibration = Vibrace
evaluation = Podle počítače: { $score } pro bílého
close = Zavřít
version = Verze { $version }, sestavení { $build }
install = Nainstalovat do zařízení
install-by-hand = Instalace: klepněte na Sdílet a pak na „Přidat na plochu“.
report = Kopírovat pro hlášení
report-copied = Zkopírováno: partie, verze a prohlížeč. Vložte to tam, kde problém hlásíte.
report-by-hand = Prohlížeč kopírování nedovolí. Označte text a zkopírujte ho zde.
backup = Uloženo v tomto zařízení
aside-kept = Uložené partie odložené proto, že je nešlo přečíst: { $count }. Jsou i v souboru.
aside-delete = Smazat je

## Verze v zařízení

offline-ready = Teď už se dá hrát i bez připojení.
update-ready = Je tu nová verze.
update-now = Aktualizovat
update-later = Později
update-waits = Přijde, až tento tah skončí.

## What went wrong

trouble-blocked = Tento prohlížeč nedovolí stránce nic uložit. Když ji zavřete, partie se ztratí.
trouble-full = V zařízení není místo na uložení partie. Když stránku zavřete, partie se ztratí.
trouble-unreadable = Uloženou partii se nepodařilo přečíst. Je odložená a nová partie je připravená.
trouble-newer = Uložená partie je z novější verze. Je odložená a nová partie je připravená.
trouble-stuck = Uloženou partii tato verze nedokáže přečíst a není místo, kam ji odložit. Zůstává, jak je, a proto se nynější partie neukládá.
elsewhere = Partie se hraje v jiném okně. Její tahy vidíte i zde.
play-here = Hrát zde
trouble-texts = Texty v tomto jazyce se nepodařilo načíst. Načtou se, jakmile bude připojení.
trouble-place = Na otevřené adrese tu nic není. Toto je deska.
trouble-engine = Počítačový soupeř neodpovídá.
ask-again = Zkusit znovu
dismiss = Rozumím

## The rules

rules-link = Pravidla
rules-of = Pravidla: { $name }
rules-loading = Načítají se pravidla…
rules-missing = Pravidla v tomto jazyce se nepodařilo načíst. Načtou se, jakmile bude připojení.
rules-try-again = Zkusit znovu

## The library and the profile

library = Knihovna
library-loading = Načítám knihovnu…
library-missing = Knihovnu se nepodařilo načíst. Načte se, jakmile bude síť.
share = Sdílet partii
replay = Přehrání partie
choose-profile = Hraje se
profile-table = Jako u tohoto stolu
profile-federation = Podle svazu
profile-table-note = Jednoduché remízy, společná deska a začít můžete vy.
profile-federation-note = Kdo začíná, deska, názvy polí a remízy jako ve svazu.

## Partie s někým jinde

opponent-far = Někdo na dálku
far-friend = Soupeř
far-turn = Na tahu: { $name }
far-won = Vítěz: { $name }
far-asks =
    { $what ->
        [draw] { $name } nabízí remízu.
        [undo] { $name } žádá o vrácení posledního tahu.
        [pause] { $name } žádá o zastavení nebo spuštění hodin.
       *[rematch] { $name } chce další partii s vyměněnými stranami.
    }
far-asked =
    { $what ->
        [draw] Nabídli jste remízu.
        [undo] Požádali jste o vrácení svého posledního tahu.
        [pause] Požádali jste o zastavení nebo spuštění hodin.
       *[rematch] Požádali jste o další partii s vyměněnými stranami.
    }
far-declined = { $name } nesouhlasí.
far-yes = Souhlasit
far-no = Odmítnout
far-send = Poslat odkaz
far-unsent = { $name } to uvidí po otevření vašeho odkazu. Pošlete ho teď.
