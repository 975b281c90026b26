### The rules pages.

## The pages

rules-title = Pravidla dámy
rules-description = Pravidla osmi druhů dámy s diagramy, které si můžete zahrát: anglická, ruská, brazilská, španělská, italská, česká, mezinárodní a thajská dáma.
rules-intro = Dáma je celá rodina her. Ve všech se hraje na tmavých polích, kameny táhnou vpřed, bere se přeskočením a kameny se proměňují v dámy. Liší se tím, kdo smí brát vzad, jak daleko táhne dáma a které braní je povinné. Vyberte si hru, přečtěte si její pravidla a rovnou si ji zahrajte.
rules-contents = Na této stránce
rules-languages = V jiných jazycích
rules-open-app = Otevřít hru
rules-made = Sestaveno z týchž tabulek pravidel, podle kterých se hraje.
compare-title = Srovnání všech pravidel
compare-description = Osm druhů dámy vedle sebe: deska, kameny, dámy, braní, proměna a remízy.
compare-intro = U každého pravidla stojí, jaké může být a ve kterých hrách takové je. Slova pocházejí z týchž tabulek, podle kterých se hraje.
compare-rule = Pravidlo
play-now = Hrát
part-board = Deska a výchozí postavení
part-moving = Tahy
part-capturing = Braní
part-crowning = Proměna v dámu
part-ending = Výhra a remíza
part-differences = Rozdíly oproti anglické dámě
part-differences-international = Rozdíly oproti mezinárodní dámě
part-tips = Rady pro hru
part-questions = Otázky a odpovědi
part-others = Další druhy dámy
part-changes = Co se mění v jednotlivých hrách
part-names = Další názvy

## The diagrams

diagrams-note = V diagramech hrajete za bílého, zdola nahoru. Tmavá pole jsou očíslovaná po řadách, pole 1 je vlevo nahoře. Zkuste tah zahrát, nebo si ho nechte ukázat.
diagram-show = Ukázat
diagram-again = Od začátku
diagram-right = To je ten tah.
diagram-other = I tento tah je dovolený.
diagram-text = Bílý: { $white }. Černý: { $black }. Na tahu je bílý.
diagram-start-text = Výchozí postavení: bílé kameny na { $white }, černé kameny na { $black }.
diagram-men =
    { $count ->
        [one] kámen na { $squares }
        [few] kameny na { $squares }
       *[other] kameny na { $squares }
    }
diagram-kings =
    { $count ->
        [one] dáma na { $squares }
        [few] dámy na { $squares }
       *[other] dámy na { $squares }
    }

diagram-man-step = Kámen táhne o jedno pole šikmo vpřed, nikdy vzad.
diagram-king-step = Dáma táhne o jedno pole šikmo, vpřed nebo vzad.
diagram-king-flies = Dáma táhne po diagonále přes libovolný počet volných polí, jako střelec v šachu.
diagram-must-capture = Jeden z vašich kamenů může brát, takže jiný tah není dovolený ani jedním z obou kamenů.
diagram-chain = Za prvním skokem následuje druhý. Kámen se nesmí zastavit v půli cesty: obě figury bere jedním tahem.
diagram-man-not-back = Soupeřova figura stojí za vaším kamenem a pole za ní je volné, ale kámen bere jen vpřed. Může jen táhnout dál.
diagram-man-back = Soupeřova figura stojí za vaším kamenem a kámen bere i vzad. Toto braní je tedy povinné.
diagram-man-spares-king = Kámen nesmí brát dámu, ani když je za ní volné pole. Dámu může vzít jen dáma.
diagram-king-captures-back = Dáma bere figuru, která stojí vedle ní, v každém směru, i vzad.
diagram-king-captures-far = Dáma bere na dálku a může se zastavit na kterémkoli volném poli za sebranou figurou.
diagram-king-lands-behind = Dáma bere na dálku, ale dopadá jen na pole hned za sebranou figurou.
diagram-king-goes-on = Jen z jednoho z polí za sebranou figurou může dáma brát dál, a proto si musí zvolit právě to.
diagram-turkish-strike = Sebrané figury zůstávají na desce až do konce tahu a podruhé se přeskočit nesmějí. Zde už sebraná figura zavírá cestu ke třetí.
diagram-turns-back = Sebraná figura mizí hned, takže se dáma může obrátit přímo zpět přes pole, kde tato figura stála.
diagram-majority = Jeden kámen může vzít jednu figuru, druhý dvě. Musí se vzít dvě.
diagram-free-choice = Jeden kámen může vzít jednu figuru, druhý dvě. Zahrát se smí kterékoli z těchto braní.
diagram-most-kings = Každý kámen může vzít jednu figuru, ale jedna z nich je dáma. Ze stejně velkých braní je povinné to, které bere víc dam.
diagram-with-king = Kámen i dáma mohou vzít po jedné figuře. Ze stejně velkých braní je povinné braní dámou.
diagram-kings-count = Každá dáma může vzít jednu figuru a jedna z těchto figur je dáma. Povinné je braní, které bere víc dam.
diagram-kings-earliest = Každá dáma může vzít jednu dámu a jeden kámen. Povinné je braní, při kterém přijde soupeřova dáma na řadu dřív.
diagram-king-first = Kámen by mohl vzít dvě figury, dáma jen jednu. Může-li brát dáma, musí, bez ohledu na to, co by mohl vzít kámen.
diagram-crown = Kámen, který skončí svůj tah na nejvzdálenější řadě, se stává dámou.
diagram-crown-ends = Kámen při braní dojde na poslední řadu a promění se v dámu. Tím tah končí, i když by jako dáma mohl vzít další figuru.
diagram-crown-goes-on = Kámen při braní dojde na poslední řadu, hned se promění v dámu a týmž tahem bere dál jako dáma.
diagram-crown-passes = Kámen se uprostřed braní dostane na poslední řadu a musí pokračovat jako kámen. Skončí jinde a v dámu se nepromění.
diagram-no-moves = Bílý táhne nahoru a poslední kámen černého nemůže táhnout ani brát. Černý prohrál.
diagram-optional = Můžete brát, nebo zahrát tichý tah druhým kamenem. Povinné není nic.
diagram-optional-chain = Nic vás nenutí toto braní začít. Jakmile ale začne, hraje se až do konce.
diagram-optional-majority = Obě braní můžete nechat být. Pokud ale berete, má přednost větší braní.

## Sentences: the board

board-squares = Deska má { $size }×{ $size } polí, střídavě světlých a tmavých. Hraje se jen na tmavých a každý hráč má vlevo dole tmavé rohové pole.
board-men =
    { $men ->
        [one] { $rows ->
            [one] Každá strana má na začátku { $men } kámen na tmavých polích své první řady.
            [few] Každá strana má na začátku { $men } kámen na tmavých polích svých prvních { $rows } řad.
           *[other] Každá strana má na začátku { $men } kámen na tmavých polích svých prvních { $rows } řad.
        }
        [few] { $rows ->
            [one] Každá strana má na začátku { $men } kameny na tmavých polích své první řady.
            [few] Každá strana má na začátku { $men } kameny na tmavých polích svých prvních { $rows } řad.
           *[other] Každá strana má na začátku { $men } kameny na tmavých polích svých prvních { $rows } řad.
        }
       *[other] { $rows ->
            [one] Každá strana má na začátku { $men } kamenů na tmavých polích své první řady.
            [few] Každá strana má na začátku { $men } kamenů na tmavých polích svých prvních { $rows } řad.
           *[other] Každá strana má na začátku { $men } kamenů na tmavých polích svých prvních { $rows } řad.
        }
    }
first-black = Zde začíná černý, dole na desce.
first-white = Zde začíná bílý, dole na desce.
tradition-same = V turnajích se začíná stejně.
tradition-black = V turnajích začíná černý. Všechny hry na malé desce mají zde tytéž barvy; kromě barev se nic nemění.
tradition-white = V turnajích začíná bílý. Všechny hry na malé desce mají zde tutéž desku a tytéž barvy a začíná černý; kromě barev se nic nemění.
tradition-mirrored = Federace navíc otáčí desku tak, aby tmavý roh byl vpravo dole. Je to tatáž hra viděná v zrcadle.

## Sentences: moving

man-moves = Kámen táhne o jedno pole šikmo vpřed na volné tmavé pole.
king-moves-short = Dáma táhne o jedno pole šikmo, vpřed nebo vzad.
king-moves-flying = Dáma táhne po diagonále přes libovolný počet volných polí, vpřed nebo vzad.

## Sentences: capturing

capture-how = Kámen bere tak, že šikmo přeskočí soupeřovu figuru stojící vedle něj na volné pole hned za ní. Sebraná figura se odstraní z desky. Vlastní figury se nepřeskakují nikdy.
capture-forward = Kameny berou jen vpřed.
capture-both-ways = Kameny berou vpřed i vzad, i když táhnou jen vpřed.
capture-spares-king = Kámen nesmí brát dámu.
capture-king-short = Dáma bere stejně, a to ve všech čtyřech směrech: soupeřova figura musí stát šikmo vedle ní.
capture-king-flying = Dáma bere na jakoukoli vzdálenost po volné diagonále: přeskočí první soupeřovu figuru, na kterou narazí, a může dopadnout na kterékoli volné pole za ní, až k další figuře. Dvě figury stojící těsně za sebou přeskočit nelze.
capture-king-behind = Dáma bere na jakoukoli vzdálenost po volné diagonále: přeskočí první soupeřovu figuru, na kterou narazí, a dopadne na pole hned za ní. Dvě figury stojící těsně za sebou přeskočit nelze.
capture-chain = Může-li táž figura z místa dopadu brát znovu, pokračuje podle stejných pravidel v kterémkoli směru, který je jí dovolen, dokud je co brát. To vše je jeden tah a pole, ze kterého figura vyšla, se počítá za volné.
capture-where-it-goes-on = Má-li dáma na výběr více polí dopadu a z některých z nich může brát dál, musí si zvolit jedno z nich.
capture-removed-after = Sebrané figury se odstraní všechny najednou, až když je tah u konce. Do té doby překážejí: žádná se nesmí přeskočit dvakrát a řadu skoků může ukončit figura, která už je sebraná. Hráči tomu říkají turecký úder.
capture-removed-at-once = Každá sebraná figura se odstraní hned po přeskočení. Už nepřekáží a dáma se může obrátit přímo zpět přes uvolněné pole.
capture-once = V jednom tahu se žádná figura nesmí přeskočit dvakrát.
capture-forced = Můžete-li brát, musíte.
capture-optional = Můžete brát, nebo zahrát jakýkoli jiný tah. Začaté braní se hraje až do konce.
choice-free = Máte-li na výběr více braní, volíte svobodně, a to i tam, kde může řada skoků pokračovat dvěma způsoby. Nejdelší braní není povinné.
choice-order = Máte-li na výběr více braní, rozhodují tato pravidla v uvedeném pořadí:
choice-most-pieces = Vzít co nejvíc figur. Dáma se počítá za jednu figuru, stejně jako kámen.
choice-with-king = Brát dámou, ne kamenem.
choice-most-kings = Vzít co nejvíc dam.
choice-kings-earliest = Porovnat braní figuru po figuře v pořadí, v jakém se berou: kde se poprvé liší, hraje se to, které tam bere dámu.
choice-rest = Jsou-li braní i potom rovnocenná, vybíráte si sami.

## Sentences: crowning

crown-ends-move = Kámen, který skončí svůj tah na nejvzdálenější řadě, se stává dámou a od příštího tahu jako dáma táhne.
crown-mid-ends = Kámen, který dojde na nejvzdálenější řadu braním, se tam promění v dámu a tah je u konce, i když by nová dáma mohla brát dál.
crown-mid-goes-on = Kámen, který dojde na nejvzdálenější řadu uprostřed braní, se hned promění v dámu, a může-li, bere dál jako dáma.
crown-mid-passes = Kámen, který dojde na nejvzdálenější řadu uprostřed braní a může brát dál, musí brát dál, a to jako kámen. V dámu se promění jen tehdy, když jeho tah na této řadě skončí.

## Sentences: winning and draws

win-how = Vyhráváte, když soupeři nezbyla žádná figura nebo když je na tahu a nemá žádný dovolený tah.
draws-are = Partie končí remízou sama, nikdo o ni nemusí žádat:
draw-repetition = když stejná pozice se stejnou stranou na tahu nastane { $times }krát
draw-no-progress =
    { $moves ->
        [one] po { $moves } tahu každé strany bez braní a bez proměny
        [few] po { $moves } tazích každé strany bez braní a bez proměny
       *[other] po { $moves } tazích každé strany bez braní a bez proměny
    }
draw-kings-only =
    { $moves ->
        [one] po { $moves } tahu každé strany bez braní a bez tahu kamenem
        [few] po { $moves } tazích každé strany bez braní a bez tahu kamenem
       *[other] po { $moves } tazích každé strany bez braní a bez tahu kamenem
    }
draw-lone-king =
    { $least ->
        [1] { $moves ->
            [one] po { $moves } tahu každé strany, kdy osamocená dáma stojí proti 1 až { $most } figurám, mezi nimiž je aspoň jedna dáma
            [few] po { $moves } tazích každé strany, kdy osamocená dáma stojí proti 1 až { $most } figurám, mezi nimiž je aspoň jedna dáma
           *[other] po { $moves } tazích každé strany, kdy osamocená dáma stojí proti 1 až { $most } figurám, mezi nimiž je aspoň jedna dáma
        }
       *[other] { $moves ->
            [one] po { $moves } tahu každé strany, kdy osamocená dáma stojí proti { $most } figurám, mezi nimiž je aspoň jedna dáma
            [few] po { $moves } tazích každé strany, kdy osamocená dáma stojí proti { $most } figurám, mezi nimiž je aspoň jedna dáma
           *[other] po { $moves } tazích každé strany, kdy osamocená dáma stojí proti { $most } figurám, mezi nimiž je aspoň jedna dáma
        }
    }
draw-many-kings =
    { $moves ->
        [one] po { $moves } tahu každé strany, kdy osamocená dáma stojí proti { $kings } nebo více dámám
        [few] po { $moves } tazích každé strany, kdy osamocená dáma stojí proti { $kings } nebo více dámám
       *[other] po { $moves } tazích každé strany, kdy osamocená dáma stojí proti { $kings } nebo více dámám
    }
draw-main-road =
    { $moves ->
        [one] { $pieces ->
            [one] po { $moves } tahu každé strany, kdy osamocená dáma drží hlavní (dlouhou) diagonálu proti { $pieces } figuře
            [few] po { $moves } tahu každé strany, kdy osamocená dáma drží hlavní (dlouhou) diagonálu proti { $pieces } figurám
           *[other] po { $moves } tahu každé strany, kdy osamocená dáma drží hlavní (dlouhou) diagonálu proti { $pieces } figurám
        }
        [few] { $pieces ->
            [one] po { $moves } tazích každé strany, kdy osamocená dáma drží hlavní (dlouhou) diagonálu proti { $pieces } figuře
            [few] po { $moves } tazích každé strany, kdy osamocená dáma drží hlavní (dlouhou) diagonálu proti { $pieces } figurám
           *[other] po { $moves } tazích každé strany, kdy osamocená dáma drží hlavní (dlouhou) diagonálu proti { $pieces } figurám
        }
       *[other] { $pieces ->
            [one] po { $moves } tazích každé strany, kdy osamocená dáma drží hlavní (dlouhou) diagonálu proti { $pieces } figuře
            [few] po { $moves } tazích každé strany, kdy osamocená dáma drží hlavní (dlouhou) diagonálu proti { $pieces } figurám
           *[other] po { $moves } tazích každé strany, kdy osamocená dáma drží hlavní (dlouhou) diagonálu proti { $pieces } figurám
        }
    }
draw-same-material =
    { $moves ->
        [one] po { $moves } tahu každé strany bez braní a bez proměny, mají-li dámy obě strany a je-li na desce celkem { $least } až { $most } figur
        [few] po { $moves } tazích každé strany bez braní a bez proměny, mají-li dámy obě strany a je-li na desce celkem { $least } až { $most } figur
       *[other] po { $moves } tazích každé strany bez braní a bez proměny, mají-li dámy obě strany a je-li na desce celkem { $least } až { $most } figur
    }
draws-no-repetition = Samotné opakování pozice remízu neznamená.
federation-same = V turnajích platí tytéž podmínky.
federation-are = V turnajích se počítá jinak. Partie tam končí remízou:

## Sentences: comparison

rule-board = Deska a kameny
rule-first = Zde začíná
rule-federation-first = V turnajích začíná
rule-man-captures = Jak berou kameny
rule-man-takes-king = Smí kámen vzít dámu?
rule-king = Dáma
rule-removal = Sebrané figury mizí
rule-crowning = Kámen na poslední řadě uprostřed braní
rule-obligation = Braní
rule-choice = Které braní
rule-draws = Remíza
value-board = { $size }×{ $size }, po { $men }
value-black = Černý
value-white = Bílý
value-man-takes-king = Ano
value-removed-after = Až na konci tahu
value-no-difference = Nehraje roli: dáma táhne o jedno pole
value-crown-ends = Promění se a tah končí
value-crown-passes = Pokračuje jako kámen
value-forced = Povinné
value-draw-repetition = Pozice { $times }krát
value-draw-no-progress =
    { $moves ->
        [one] Každý { $moves } tah bez braní a proměny
        [few] Každý { $moves } tahy bez braní a proměny
       *[other] Každý { $moves } tahů bez braní a proměny
    }
value-draw-kings-only =
    { $moves ->
        [one] Každý { $moves } tah bez braní a tahu kamenem
        [few] Každý { $moves } tahy bez braní a tahu kamenem
       *[other] Každý { $moves } tahů bez braní a tahu kamenem
    }
value-draw-many-kings =
    { $kings ->
        [one] { $moves ->
            [one] { $kings } dáma proti jedné, každý { $moves } tah
            [few] { $kings } dáma proti jedné, každý { $moves } tahy
           *[other] { $kings } dáma proti jedné, každý { $moves } tahů
        }
        [few] { $moves ->
            [one] { $kings } dámy proti jedné, každý { $moves } tah
            [few] { $kings } dámy proti jedné, každý { $moves } tahy
           *[other] { $kings } dámy proti jedné, každý { $moves } tahů
        }
       *[other] { $moves ->
            [one] { $kings } dam proti jedné, každý { $moves } tah
            [few] { $kings } dam proti jedné, každý { $moves } tahy
           *[other] { $kings } dam proti jedné, každý { $moves } tahů
        }
    }
value-draw-main-road =
    { $moves ->
        [one] Osamocená dáma na hlavní diagonále, každý { $moves } tah
        [few] Osamocená dáma na hlavní diagonále, každý { $moves } tahy
       *[other] Osamocená dáma na hlavní diagonále, každý { $moves } tahů
    }
value-draw-same-material =
    { $moves ->
        [one] { $least } až { $most } figur, každý { $moves } tah
        [few] { $least } až { $most } figur, každý { $moves } tahy
       *[other] { $least } až { $most } figur, každý { $moves } tahů
    }
value-draw-lone-king =
    { $moves ->
        [one] Osamocená dáma, každý { $moves } tah
        [few] Osamocená dáma, každý { $moves } tahy
       *[other] Osamocená dáma, každý { $moves } tahů
    }

## Questions everyone asks

ask-must = Musím brát?
answer-must-forced = Ano. Kdykoli některá z vašich figur může brát, musí se brát. Stránka označuje figury, které mohou.
answer-must-optional = Ne. S tímto domácím pravidlem můžete místo braní vždy zahrát tichý tah. Jen braní, které jste začali, se musí dokončit.
ask-which = Které braní si musím vybrat?
answer-which-free = Které chcete. Krátké braní je stejně dobré jako dlouhé, ale to, které začnete, se musí dohrát až do konce.
ask-back = Může kámen brát vzad?
answer-back-no = Ne. Kámen táhne i bere jen vpřed. Dámy oběma směry.
answer-back-yes = Ano. Kámen táhne jen vpřed, ale bere ve všech čtyřech směrech.
ask-last-row = Co když můj kámen dojde na poslední řadu během braní?
ask-king = Jak daleko táhne dáma?
answer-king-short = O jedno pole, po diagonále ve všech čtyřech směrech. Bere jen to, co stojí vedle ní.
answer-king-flying = Tak daleko, jak je diagonála volná. I bere na jakoukoli vzdálenost a sama si volí, kde za sebranou figurou dopadne.
answer-king-behind = Tak daleko, jak je diagonála volná. I bere na jakoukoli vzdálenost, ale dopadá vždy hned za sebranou figuru.
ask-draw = Kdy je remíza?
ask-sure = Jak jistá jsou tato pravidla?

## American

american-title = Pravidla anglické dámy (checkers, americká dáma)
american-description = Jak se hraje anglická dáma (checkers, americká dáma): výchozí postavení, tahy, povinné skákání, dáma, remízy, rady a odpovědi, s diagramy, které si můžete zahrát.
american-intro = Dáma v nejprostší podobě, a přece hluboká. Kameny jdou jen vpřed, dáma táhne o jedno pole kterýmkoli směrem, brát se musí, ale co, to si vybíráte sami. Sil je na desce málo, a tak může rozhodnout jediné tempo a dobré partie se vyhrávají o vlásek. Hraje se v USA, Velké Británii, Irsku a ve velké části anglicky mluvícího světa.
american-names = Anglická dáma, americká dáma, checkers, English draughts; v Británii prostě draughts.
american-tip-1 = Dva kameny nechte doma
    .text = Na své první řadě držte co nejdéle každý druhý kámen. Když je mezi dvěma kameny jedno pole, osamělý soupeřův kámen jen těžko projde do dámy.
american-tip-2 = Postupujte do středu
    .text = Kámen ve středu má dvě cesty a pomáhá sousedům. Kámen na kraji má jen jednu a dá se tam zadržet.
american-tip-3 = Propočítejte každé braní, které dovolíte
    .text = Braní je povinné, takže obětovaný kámen přivede soupeřovu figuru tam, kam chcete. Před každým tahem se ptejte, co soupeř musí vzít a co pak můžete vzít vy.
american-tip-4 = Když vedete, vyměňujte
    .text = Výměny kus za kus vaši převahu zvětšují. Pět proti čtyřem je boj, dva proti jednomu bývá výhra.
american-tip-5 = Spočítejte, komu dojdou tahy
    .text = Když se kameny navzájem blokují, musí ustoupit ten, kdo je na tahu. Výměna změní, kdo je na tahu v rozhodující chvíli; sáhněte po ní, když počet vychází proti vám.
american-tip-6 = Vraťte dámu do práce
    .text = Dáma je silná tím, že útočí na kameny zezadu, kam nedosáhnou. Je ale pomalá: jedno pole za tah. Nenechávejte ji na vzdáleném okraji.
american-ask-1 = Ztratím kámen, když přehlédnu skok?
    .answer = Dnes už ne. Dříve hráč, který přehlédl braní, přišel o figuru, která měla brát. Dnes se braní prostě musí zahrát a tato stránka jiný tah nedovolí.
american-ask-2 = Proč začíná černý?
    .answer = Taková je tradice této hry zde i v turnajích: první táhne tmavší strana.
american-ask-3 = Je tato hra vyřešená?
    .answer = Ze základního postavení ano: v roce 2007 počítačový důkaz ukázal, že při bezchybné hře obou stran je to remíza. Bezchybně ale nehraje nikdo, takže hrou zůstává.
american-sure = Počty tahů souhlasí se zveřejněnými výpočty do poslední pozice. O remíze zde rozhoduje jednoduchý počet uvedený výše; turnajové podmínky vycházejí z popisů, které se navzájem shodují.

## Russian

russian-title = Pravidla ruské dámy (šašky)
russian-description = Jak se hraje ruská dáma (šašky): kameny berou i vzad, dáma létá přes celou desku, proměna uprostřed skákání, remízy, rady a odpovědi, s diagramy, které si můžete zahrát.
russian-intro = Stejná deska a stejné kameny jako v anglické dámě, a přitom mnohem živější hra. Kameny berou i vzad, dámy létají přes celou desku a kámen, který se promění uprostřed braní, letí hned dál jako dáma. Kombinace přicházejí z čistého nebe a partii obrátí jediný tah. Hraje se v Rusku a sousedních zemích a v klubech daleko za jejich hranicemi.
russian-names = Ruská dáma, šašky (rusky шашки); anglicky Russian draughts, shashki.
russian-tip-1 = Hlídejte si záda
    .text = Co je v anglické dámě v bezpečí, může být zde sebráno zezadu. Před každým tahem zkontrolujte braní vzad na obou stranách.
russian-tip-2 = Zastavte první dámu
    .text = Létající dáma má cenu několika kamenů, nejvíc na začátku. Dát jeden kámen, nebo i dva, aby soupeř nedošel na poslední řadu, je často levné.
russian-tip-3 = Držte hlavní diagonálu
    .text = Dlouhá diagonála z rohu do rohu je pro dámu nejlepší místo. Dosáhne odtud na většinu desky a osamocená dáma na ní se chytá velmi těžko.
russian-tip-4 = Vybírejte podle pozice
    .text = Smíte vzít méně, i když je možné delší braní. Často je lepší to, po kterém vaše kameny zůstanou pohromadě, než to, které bere nejvíc.
russian-tip-5 = Ať ho zastaví jeho kořist
    .text = Sebrané figury zůstávají do konce tahu a zavírají cestu. Stavte pozice tak, aby soupeřovo dlouhé braní muselo skončit vedle vašich kamenů.
russian-tip-6 = Nenechávejte díry
    .text = Každé prázdné pole za kamenem je místo k dopadu, a to z obou stran. Kameny, které se dotýkají, se navzájem chrání.
russian-ask-1 = Můj kámen se proměnil uprostřed braní. Smím tam zůstat stát?
    .answer = Jen když nová dáma nemůže brát dál. Pokud může, třeba jen z jediného pole, kam smí dopadnout, musí.
russian-ask-2 = Musím vzít co nejvíc figur?
    .answer = Ne, a to je velký rozdíl oproti brazilské a mezinárodní dámě. Stačí kterékoli braní.
russian-ask-3 = Vyhrají tři dámy proti jedné?
    .answer = Většinou ano, pokud osamocená dáma nestojí na hlavní diagonále. V turnajích má na to silnější strana patnáct tahů; zde ukončí partii jen počet uvedený výše.
russian-sure = Počty tahů souhlasí se zveřejněnými výpočty do poslední pozice. Turnajové remízy se řídí pravidly sekce světové federace pro 64 polí.

## Brazilian

brazilian-title = Pravidla brazilské dámy
brazilian-description = Jak se hraje brazilská dáma: mezinárodní pravidla skákání na desce 8×8, povinné největší braní, létající dáma, remízy, rady a odpovědi, s diagramy, které si můžete zahrát.
brazilian-intro = Mezinárodní pravidla na malé desce. Kameny berou i vzad, dámy létají a největší braní je povinné. Hra je proto ostrá, a přitom se dá spočítat: vidíte-li, co soupeř musí vzít, vidíte i to, kde jeho figury skončí. Hraje se v Brazílii a je to dobrý krok od her 8×8 k velké desce.
brazilian-names = Brazilská dáma; v Brazílii damas, jogo de damas; anglicky Brazilian checkers.
brazilian-tip-1 = Spočítejte nejdelší braní
    .text = Před tahem spočítejte nejdelší braní každé strany. Soupeř nemá na vybranou, takže se jeho odpověď dá předvídat. Vaše také.
brazilian-tip-2 = Obětujte a řiďte
    .text = Nabídněte jednu nebo dvě figury tak, aby nejdelší braní přivedlo soupeřovy kameny tam, kde je chcete mít, a pak vezměte víc.
brazilian-tip-3 = Malým braním se nezachráníte
    .text = Malému braní nemůžete dát přednost, dokud je kdekoli na desce větší. To se musí zahrát, třeba i do pasti.
brazilian-tip-4 = Pozor na týl
    .text = Kameny berou i vzad. Skupina s dírami v zádech je pro soupeře žebřík.
brazilian-tip-5 = Střežte poslední řadu
    .text = Na otevřené desce udeří dáma i z dálky. Po celou střední hru mějte na své první řadě kameny.
brazilian-tip-6 = Nespoléhejte na dámu v průletu
    .text = Kámen, který se poslední řady jen dotkne a musí brát dál, zůstává kamenem. Než začnete počítat s novou dámou, ověřte si, kde braní skončí.
brazilian-ask-1 = Počítá se dáma za víc než kámen?
    .answer = Ne. Při největším braní se dáma počítá za jednu figuru. Dva kameny mají přednost před jednou dámou.
brazilian-ask-2 = Mám dvě stejně velká braní. Které?
    .answer = Kterékoli. Kamenem nebo dámou, berete-li kameny nebo dámy: rozhoduje jen počet.
brazilian-ask-3 = Čím se liší od ruské dámy?
    .answer = Dvěma pravidly. Zde je povinné největší braní, tam stačí kterékoli. Zde kámen, který při braní poslední řadou jen projde, zůstává kamenem, tam se promění v dámu a letí dál.
brazilian-sure = Počty tahů souhlasí se zveřejněnými výpočty do poslední pozice. Turnajové remízy se řídí pravidly sekce světové federace pro 64 polí.

## Spanish

spanish-title = Pravidla španělské dámy
spanish-description = Jak se hraje španělská dáma: létající dáma, kameny berou jen vpřed, nejdřív co nejvíc figur, pak co nejvíc dam, remízy, rady a odpovědi, s diagramy, které si můžete zahrát.
spanish-intro = Jedna z nejstarších podob hry: španělské knihy ji popsaly už v šestnáctém století. Kameny jdou jen vpřed jako v anglické dámě, ale dámy létají. Povinné je největší braní a ze stejně velkých to, které bere víc dam. Často rozhodne první dáma, a tak se bojuje o poslední řadu. Hraje se ve Španělsku a v částech Latinské Ameriky a severní Afriky.
spanish-names = Španělská dáma; španělsky damas, damas españolas, juego de damas clásico.
spanish-tip-1 = První dáma vládne
    .text = Kameny vzad neudeří, takže létající dáma za jejich zády nemusí spěchat. Závoďte o proměnu, ale závod si předem spočítejte.
spanish-tip-2 = Kameny, které prošly, mají klid
    .text = Kámen nikdy nevezme jiný kámen zezadu. Jakmile vaše kameny minou soupeřovy, ohrozí je už jen dámy.
spanish-tip-3 = Nalákejte dámu
    .text = Největší braní je povinné i pro dámu. Obětujte kameny tak, aby soupeřova dáma musela dopadnout tam, kde ji vezmete.
spanish-tip-4 = Myslete na pravidlo kvality
    .text = Při stejném počtu se musí zahrát braní s více dámami. Nabídnutou dámou vyberete braní za soupeře.
spanish-tip-5 = Držte dlouhou diagonálu
    .text = Dáma na dlouhé diagonále z rohu do rohu přehlédne celou desku a těžko se tam chytá.
spanish-tip-6 = Neopouštějte brzy první řadu
    .text = Každý kámen, který odejde, otevře dveře. Dva nebo tři nechte doma, dokud se střed neustálí.
spanish-ask-1 = Má kvalita přednost před počtem?
    .answer = Ne. Nejdřív rozhoduje počet figur. Jen braní se stejným počtem se porovnávají podle toho, kolik dam berou.
spanish-ask-2 = Musí brát dáma, když může?
    .answer = Ne. Na tom, kdo bere, nezáleží, jen na tom, kolik figur a kolik dam se bere.
spanish-ask-3 = Proč je na španělských diagramech deska otočená?
    .answer = Podle tradice tam dlouhá tmavá diagonála vede z pravého dolního rohu. Zde leží všechny malé desky stejně; tahy jsou tytéž, jen v zrcadle.
spanish-sure = Počty tahů souhlasí se zveřejněnými výpočty do poslední pozice. Ustálené znění pravidel federace o remízách jsme nenašli: pro turnaje používáme třetí opakování a počet uvedený výše.

## Italian

italian-title = Pravidla italské dámy
italian-description = Jak se hraje italská dáma: dáma táhne o jedno pole a kámen ji nesmí brát, přísné pořadí skákání, remízy, rady a odpovědi, s diagramy, které si můžete zahrát.
italian-intro = Nejuspořádanější ze všech druhů dámy. Dáma táhne o jedno pole, kameny ji nesmějí brát, a je-li možných víc braní, přísné pořadí určí, které se hraje. Náhodě zbývá tak málo, že silní hráči počítají vynucené varianty na mnoho tahů dopředu. Je to národní hra Itálie a má tam vlastní federaci.
italian-names = Italská dáma; italsky dama, dama italiana; anglicky Italian checkers.
italian-tip-1 = Dáma je před kameny v bezpečí
    .text = Dámu bere jen dáma. Vaše první dáma se může procházet mezi soupeřovými kameny a sbírat je, takže být první má dvojnásobnou cenu.
italian-tip-2 = Využijte pořadí braní
    .text = Soupeř si nevybírá. Nabídněte dvě braní a pořadí zvolí to, které jste připravili: větší braní, braní dámou nebo braní dam.
italian-tip-3 = Odlákejte soupeřovu dámu
    .text = Ze stejně velkých braní je povinné braní dámou. Kámen nabídnutý soupeřově dámě ji může stáhnout z důležitého pole.
italian-tip-4 = Držte první řadu
    .text = Kameny proti dámě nic nezmohou. Každá soupeřova proměna stojí víc než v jiných hrách, a tak zadní kameny zůstávají doma déle.
italian-tip-5 = Veďte dámy po dvou
    .text = Jen dáma zažene dámu. Na jednu soupeřovu dámu potřebujete dvě vlastní, abyste ji zahnali do kouta.
italian-tip-6 = Počítejte až na konec řady skoků
    .text = Braní tří a čtyř figur jsou běžná a největší je povinné. Než braní nabídnete, sledujte skoky až na poslední pole.
italian-ask-1 = Jaké je celé pořadí braní?
    .answer = Nejdřív nejvíc figur; pak braní dámou; pak to, které bere nejvíc dam; pak to, při kterém přijdou dámy na řadu nejdřív, porovnáno figuru po figuře. Z toho, co je i potom rovnocenné, si můžete vybrat.
italian-ask-2 = Smí můj kámen vzít dámu, když nic jiného nejde?
    .answer = Nikdy. Je-li to jediná soupeřova figura v dosahu, žádné braní není a hrajete jiný tah.
italian-ask-3 = Létá dáma přes celou desku?
    .answer = Ne. Táhne o jedno pole, vpřed nebo vzad, a bere jen to, co stojí vedle ní.
italian-sure = Počty tahů souhlasí se zveřejněnými výpočty do poslední pozice; pořadí braní se řídí články italské federace. Turnajové remízy vycházejí z popisů, které se navzájem shodují.

## Czech

czech-title = Pravidla české dámy (klasická dáma)
czech-description = Jak se hraje dáma – pravidla české dámy: dáma táhne libovolně daleko, kameny jdou jen vpřed, dáma má při skákání přednost, remízy, rady a odpovědi, s diagramy, které si můžete zahrát.
czech-intro = Jednoduchá a rychlá hra s jedním pravidlem, které žádná jiná nemá. Kameny jdou jen vpřed, dámy létají a braní si vybíráte sami; může-li ale brát dáma, musí brát dáma. Většina lidí v Česku a na Slovensku se ji učí už jako děti.
czech-names = Dáma, česká dáma, klasická dáma; anglicky Czech checkers, Czech draughts.
czech-tip-1 = Veďte dámu na vodítku
    .text = Dáma, která může brát, musí a žádný kámen to za ni neudělá. Nabídněte kámen a soupeřova dáma půjde, kam chcete.
czech-tip-2 = Dvě nabídky najednou
    .text = Musí-li brát soupeřova dáma, jeho kameny brát nemohou. Nakrmte dámu a zachráníte své kameny před jinou figurou.
czech-tip-3 = Proměňte se první
    .text = Dámy létají a kameny za sebe neudeří. Kdo má dámu první, obvykle brzy získá materiál.
czech-tip-4 = Berte třeba i méně
    .text = Mezi braními stejným druhem figury si můžete vybrat. Zvolte to, po kterém vám nezůstanou díry.
czech-tip-5 = Dáma u soupeřových kamenů je riziko
    .text = I vaše dáma musí brát, když může. Držte ji tam, odkud ji žádný dárek nevtáhne do pasti.
czech-tip-6 = Držte první řadu
    .text = Když na vaší první řadě stojí každý druhý kámen, soupeřův kámen sotva projde.
czech-ask-1 = Moje dáma může vzít jednu figuru, kámen dvě. Co platí?
    .answer = Bere dáma. Kdykoli může brát dáma, musí brát některá z vašich dam, i kdyby kámen mohl vzít sebevíc.
czech-ask-2 = A když mohou brát dvě dámy?
    .answer = Vyberte si kteroukoli a kterékoli z jejích braní. Největší povinné není.
czech-ask-3 = Může kámen vzít dámu?
    .answer = Ano, pokud stojí šikmo přímo před ním a pole za ní je volné.
czech-sure = Počty tahů souhlasí se zveřejněnými výpočty do poslední pozice. Ustálené znění pravidel federace o remízách jsme nenašli: pro turnaje používáme třetí opakování a počet uvedený výše.

## International

international-title = Pravidla mezinárodní dámy (10×10)
international-description = Jak se hraje mezinárodní dáma na desce 10×10: kameny berou i vzad, létající dáma, povinné největší braní, čtyři druhy remízy, rady a odpovědi, s diagramy, které si můžete zahrát.
international-intro = Hra mistrovství světa. Sto polí, dvacet kamenů na každé straně, kameny, které berou i vzad, dámy, které létají, a povinné největší braní. Vyrostla v osmnáctém století v Nizozemsku a ve Francii a dnes se hraje od západní Afriky po Sibiř pod hlavičkou světové federace FMJD. Žádný jiný druh dámy zde není tak hluboký.
international-names = Mezinárodní dáma, polská dáma, dáma 10×10, dáma na 100 polích; anglicky International draughts, International checkers.
international-tip-1 = Spočítejte nejdelší braní
    .text = Skoro každá kombinace stojí na pravidle většiny. Před každým tahem spočítejte nejdelší braní obou stran.
international-tip-2 = Držte se pohromadě
    .text = Kameny v těsném šiku se navzájem chrání. Osamělý kámen je cíl a díra v řadách místo k dopadu.
international-tip-3 = Bojujte o střed
    .text = Kameny ve středu se podporují, mají dvě cesty a tisknou soupeře ke krajům.
international-tip-4 = S výměnami nespěchejte
    .text = Při dvaceti kamenech na každé straně musí kameny dávat ten, komu dřív dojdou bezpečné tahy. Nechávejte si tahy v zásobě.
international-tip-5 = Střežte řadu proměny
    .text = Dáma na dlouhé diagonále má cenu asi tří kamenů. Pár kamenů nechte na první řadě, dokud není rozhodnuto ve středu.
international-tip-6 = Vyhrajte, než zbude poslední dáma
    .text = Jedna dáma proti třem figurám často zremizuje na počet tahů. Výhodu využijte, dokud jsou na desce kameny.
international-ask-1 = Proč jsou pole očíslovaná?
    .answer = Tahy se zapisují čísly: tmavá pole mají čísla 1 až 50 a počítá se od horní řady při pohledu ze strany bílého. 32-28 znamená z pole 32 na pole 28.
international-ask-2 = Počítá se dáma při největším braní za víc?
    .answer = Ne. Dáma se počítá za jednu figuru. Ze stejně velkých braní si vybíráte, ať kamenem, nebo dámou.
international-ask-3 = Dá se na této desce hrát s nepovinným braním?
    .answer = Ne. Domácí pravidlo je jen pro malé desky: bez pravidla většiny ztrácí velká deska smysl.
international-sure = Počty tahů souhlasí se zveřejněnými výpočty do poslední pozice a remízy s přílohou pravidel světové federace.

## Thai

thai-title = Pravidla thajské dámy (makhos)
thai-description = Jak se hraje thajská dáma, makhos: po osmi kamenech, létající dáma dopadá hned za sebranou figuru, volný výběr skoků, remízy, rady a odpovědi, s diagramy, které si můžete zahrát.
thai-intro = Po osmi kamenech na napůl prázdné desce: hra šarvátek, která skončí během pár minut a hraje se po celém Thajsku, často s víčky od lahví na namalované desce. Kameny jdou jen vpřed. Dámy létají, berou po jedné figuře a dopadají hned za ni, a protože sebrané figury mizí okamžitě, dáma se může otočit na místě a letět rovnou zpátky.
thai-names = Makhos, mak-hot (หมากฮอส); anglicky Thai checkers.
thai-tip-1 = Počítá se každý kámen
    .text = Z osmi kamenů je jeden osminou vojska. Žádný nedávejte, pokud nevidíte, že se vám vrátí.
thai-tip-2 = Závoďte o dámu
    .text = Mezi stranami leží čtyři prázdné řady a je kudy proklouznout. Spočítejte kroky nejrychlejšího kamene na obou stranách.
thai-tip-3 = Nechte doma stráž
    .text = Jeden nebo dva kameny na první řadě ztíží soupeři poslední krok. Vyprázdněte ji jen za jistou vlastní dámu.
thai-tip-4 = Obsaďte pole za figurou
    .text = Dáma musí dopadnout na pole hned za tím, co bere. Dejte na to pole kámen a vaše figura je z té strany v bezpečí.
thai-tip-5 = Nestůjte v řadě s mezerami
    .text = Sebrané figury mizí hned, takže dáma může projet tam a vrátit se. Kameny na jedné diagonále s mezerami mezi sebou jsou jako na talíři.
thai-tip-6 = Využijte kraj
    .text = Figuru na okraji přeskočit nelze. V koncovce kameny u kraje vydrží, zatímco vaše dáma pracuje.
thai-ask-1 = Smí dáma po braní dopadnout dál?
    .answer = Ne. K figuře smí přiletět z jakékoli vzdálenosti, ale dopadne na pole hned za ní. Je-li obsazené, žádné braní není.
thai-ask-2 = Musím vzít nejdelší řadu skoků?
    .answer = Ne. Brát musíte a začatou řadu skoků dokončit, ale kterou, to je na vás.
thai-ask-3 = Moje nová dáma by mohla hned brát znovu. Smí?
    .answer = Ne v témže tahu. Proměnou tah končí.
thai-sure = Počty tahů souhlasí s výpočty nezávislých programů do poslední pozice. Ustálená turnajová pravidla neexistují: stejné remízy platí tady i v turnajích a nikdo o ně nemusí žádat.

## Optional capture

optional-title = Dáma bez povinného skákání: domácí pravidlo
optional-description = Dáma, ve které se nemusí brát: co domácí pravidlo mění v jednotlivých hrách, s diagramy, které si můžete zahrát.
optional-intro = V mnoha rodinách se hraje bez povinného braní: můžete brát, nebo to nechat být a zahrát tichý tah. Zde si to můžete zvolit v každé hře na malé desce. Všechno ostatní zůstává: jak se táhne, co se dá brát, jak vznikají dámy. A začaté braní se dokončí.
optional-in-american = Anglická: braní je jen jedním z druhů tahu. Pasti z povinného braní mizí; rozhoduje blokování a tempo.
optional-in-russian = Ruská: dámy dál létají a kameny dál berou i vzad. Kdy, to určujete vy a můžete počkat, až se to vyplatí.
optional-in-brazilian = Brazilská: brát nemusíte. Pokud ale berete, má přednost největší braní.
optional-in-spanish = Španělská: brát nemusíte. Pokud ale berete, rozhoduje počet figur a pak počet dam.
optional-in-italian = Italská: brát nemusíte. Pokud ale berete, platí přísné pořadí.
optional-in-czech = Česká: brát nemusíte. Pokud ale berete a dáma může, musí brát dáma.
optional-in-thai = Thajská: brát nemusíte. Pokud ale berete, řada skoků se dokončí, a vybrat si smíte kteroukoli.
optional-tip-1 = Hrozby trvají
    .text = Figuru, kterou soupeř nevzal teď, může vzít příště. Počítejte na obou stranách hrozby, nejen braní.
optional-tip-2 = Nabídka musí lákat
    .text = Darem figuru nikam neodtáhnete. Dávejte jen tehdy, když je pro soupeře špatné brát a nebrat není o nic lepší.
optional-tip-3 = Hlídejte, co jste nechali
    .text = Když braní vynecháte, podívejte se, co může soupeřova figura udělat příště.
optional-tip-4 = Dámy jsou bezpečnější
    .text = Dámu už nelze stáhnout z její diagonály. Jednou proměněná zůstává silná.
optional-tip-5 = Vyhrávejte blokováním
    .text = Strana bez dovoleného tahu prohrála. Kde braní není povinné, vyhrává se častěji zablokováním kamenů.
optional-ask-1 = Přijdu o figuru, když neberu?
    .answer = Ne. V některých rodinách se taková figura odebere. Zde vynechané braní nestojí nic.
optional-ask-2 = Smím se uprostřed braní zastavit?
    .answer = Ne. Braní můžete nechat být, ale to, které jste začali, se hraje až do konce.
optional-ask-3 = Proč ne na desce 10×10?
    .answer = Tam je pravidlo většiny srdcem hry.
optional-sure = Nabízejí se přesně ta braní, která patří k dané hře; hledá je týž program.
