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
import-unreadable = Soubor nelze přečíst, nebo je větší než 64 MB.
position-which = Tato pozice může být z více her. Vyberte níže, ze které, a vložte ji znovu.
position-bad = To není pozice té hry.
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
problem-comment = Komentář není uzavřen.
problem-results = Výsledek je { $text }, ačkoli značka říká { $more }.
refusal-other-game = Toto je { $text }, což se zde nehraje.
refusal-game-type = GameType „{ $text }“ není znám.
refusal-start = Začátek „{ $text }“ není pozice.
refusal-house-rule = Pravidla „{ $text }“ nejsou pro tuto hru známa.
refusal-not-pdn = „{ $text }“ není partie.

## Links

link-bad = Tento odkaz nelze otevřít
link-none = Nevede k partii ani k pozici. Možná se kus ztratil.
link-too-long = Je delší než kterýkoli odkaz Damy.
link-damaged = Je poškozený: písmena chybějí nebo nesedí. Zkopírujte ho znovu celý.
link-newer = Vytvořila ho novější verze Damy. Načtěte stránku znovu, ať ji máte.
link-nonsense = Je celý, ale to, co říká, na desce být nemůže.
share-title = Partie dámy
share-what = Co sdílet
share-game = Celou partii
share-position = Jen pozici
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
save-pdn = Uložit jako PDN
save-picture = Uložit obrázek
save-film = Uložit jako webovou stránku
save-failed = Prohlížeč uložení nedovolí.
