### De pagina’s met spelregels.
###
### De zinnen onder ‘Zinnen’ worden door de regels van een spel gekozen en moeten voor elk spel met die eigenschap kloppen.
### Wat onder de naam van een spel staat, gaat alleen over dat spel.

## De pagina’s

rules-title = Spelregels dammen
rules-description = De spelregels van acht soorten dammen, met diagrammen die je zelf kunt spelen: Amerikaans, Russisch, Braziliaans, Spaans, Italiaans, Tsjechisch, internationaal en Thais dammen.
rules-intro = Dammen is een familie. De acht leden hier worden op de donkere velden gespeeld, met schijven die vooruitgaan, met slagen door te springen en met dammen. Het verschil zit in wie achteruit mag slaan, hoe ver een dam gaat en welke slag verplicht is. Kies een spel, lees de regels en speel het meteen.
rules-contents = Op deze pagina
rules-languages = In andere talen
rules-open-app = Open het spel
rules-made = Gemaakt uit dezelfde regeltabellen waarmee het spel gespeeld wordt.
compare-title = Alle spelregels vergeleken
compare-description = Acht soorten dammen naast elkaar: bord, schijven, dammen, slaan, promotie en remise.
compare-intro = Onder elke regel staat hoe hij kan luiden en voor welke spelen dat geldt. De woorden komen uit de tabellen waarmee ook gespeeld wordt.
compare-rule = Regel
play-now = Speel nu
part-board = Bord en beginstand
part-moving = Zetten
part-capturing = Slaan
part-crowning = Dam worden
part-ending = Winst en remise
part-differences = Verschillen met Amerikaans dammen
part-differences-international = Verschillen met internationaal dammen
part-tips = Tips
part-questions = Vragen en antwoorden
part-others = Andere spelsoorten
part-changes = Wat er in elk spel verandert
part-names = Andere namen

## De diagrammen

diagrams-note = In de diagrammen speel je met Wit, van onder naar boven. De donkere velden zijn rij voor rij genummerd, met 1 linksboven. Probeer de zet, of laat hem voordoen.
diagram-show = Laat zien
diagram-again = Opnieuw
diagram-right = Dat is de zet.
diagram-other = Ook een geldige zet.
diagram-text = Wit: { $white }. Zwart: { $black }. Wit aan zet.
diagram-start-text = De beginstand: witte schijven op { $white }, zwarte schijven op { $black }.
diagram-men =
    { $count ->
        [one] schijf op { $squares }
       *[other] schijven op { $squares }
    }
diagram-kings =
    { $count ->
        [one] dam op { $squares }
       *[other] dammen op { $squares }
    }

diagram-man-step = Een schijf gaat één veld schuin vooruit, nooit achteruit.
diagram-king-step = Een dam gaat één veld schuin, vooruit of achteruit.
diagram-king-flies = Een dam schuift over zoveel lege velden van een lijn als je wilt, zoals een loper bij het schaken.
diagram-must-capture = Een van je schijven kan slaan, dus een andere zet mag niet, met geen van beide schijven.
diagram-chain = De eerste sprong leidt tot een tweede. De schijf mag niet halverwege stoppen: beide stukken worden in één zet geslagen.
diagram-man-not-back = Het vijandelijke stuk staat achter je schijf, met een leeg veld erachter, maar een schijf slaat alleen vooruit. Hij mag hier alleen vooruit zetten.
diagram-man-back = Het vijandelijke stuk staat achter je schijf, en een schijf slaat ook achteruit. Deze slag is dus verplicht.
diagram-man-spares-king = Een schijf mag geen dam slaan, ook niet met een leeg veld erachter. Alleen een dam kan een dam slaan.
diagram-king-captures-back = Een dam slaat een stuk op een aangrenzend veld in elke richting, ook achteruit.
diagram-king-captures-far = Een dam slaat van een afstand en mag op elk leeg veld achter het geslagen stuk stoppen.
diagram-king-lands-behind = Een dam slaat van een afstand, maar komt op het veld direct achter het geslagen stuk neer en nergens anders.
diagram-king-goes-on = Vanaf maar één veld kan de dam verder slaan. Daar moet hij dus neerkomen.
diagram-turkish-strike = Geslagen stukken blijven staan tot de zet voorbij is, en je mag er niet nog eens overheen. Hier verspert het stuk dat al geslagen is de weg naar het derde.
diagram-turns-back = Een geslagen stuk gaat meteen van het bord. Daarom mag de dam recht terugkeren over het veld waar het stond.
diagram-majority = De ene schijf kan één stuk slaan, de andere twee. De slag van twee is verplicht.
diagram-free-choice = De ene schijf kan één stuk slaan, de andere twee. Beide slagen zijn toegestaan.
diagram-most-kings = Elke schijf kan één stuk slaan, maar een van die stukken is een dam. Bij gelijke slagen moet de slag met de meeste geslagen dammen gespeeld worden.
diagram-with-king = De schijf en de dam kunnen elk één stuk slaan. Bij gelijke slagen moet die van de dam gespeeld worden.
diagram-kings-count = Elke dam kan één stuk slaan, en een daarvan is een dam. De slag met de meeste geslagen dammen moet gespeeld worden.
diagram-kings-earliest = Elke dam kan één dam en één schijf slaan. De slag die het eerst de vijandelijke dam tegenkomt, moet gespeeld worden.
diagram-king-first = De schijf zou twee stukken kunnen slaan, de dam maar één. Een dam die kan slaan, moet slaan, wat een schijf ook zou kunnen slaan.
diagram-crown = Een schijf die zijn zet op de verste rij eindigt, wordt dam.
diagram-crown-ends = De schijf slaat zich een weg naar de laatste rij en wordt dam. Daar eindigt de zet, ook al zou de dam nog een stuk kunnen slaan.
diagram-crown-goes-on = De schijf slaat zich een weg naar de laatste rij, wordt meteen dam en slaat in dezelfde zet als dam verder.
diagram-crown-passes = De schijf komt midden in een slag op de laatste rij en moet als schijf verder. Hij eindigt ergens anders en wordt geen dam.
diagram-no-moves = Wit zet vooruit, en de laatste schijf van Zwart kan niet meer zetten of slaan. Zwart heeft verloren.
diagram-optional = Je mag slaan, of een gewone zet doen met de andere schijf. Niets is verplicht.
diagram-optional-chain = Niets dwingt je om aan deze slag te beginnen. Maar begin je eraan, dan maak je hem af.
diagram-optional-majority = Je mag beide slagen laten liggen. Maar sla je, dan gaat de grootste slag voor.

## Zinnen: het bord

board-squares = Het bord heeft { $size }×{ $size } velden, om en om licht en donker. Alleen de donkere velden worden gebruikt, en elke speler heeft linksonder een donker hoekveld.
board-men =
    { $men ->
        [one] Elke speler begint met { $men } schijf op de donkere velden van zijn eerste { $rows } rijen.
       *[other] Elke speler begint met { $men } schijven op de donkere velden van zijn eerste { $rows } rijen.
    }
first-black = Hier begint Zwart, onder aan het bord.
first-white = Hier begint Wit, onder aan het bord.
tradition-same = In toernooien begint dezelfde kleur.
tradition-black = In toernooien begint Zwart. Alle spelen op het kleine bord delen hier dezelfde kleuren; behalve de kleuren verandert er niets.
tradition-white = In toernooien begint Wit. Alle spelen op het kleine bord delen hier één bord en dezelfde kleuren, en Zwart begint; behalve de kleuren verandert er niets.
tradition-mirrored = De bond draait ook het bord, zodat het donkere hoekveld rechtsonder ligt. Dat is hetzelfde spel in spiegelbeeld.

## Zinnen: zetten

man-moves = Een schijf gaat één veld schuin vooruit, naar een leeg donker veld.
king-moves-short = Een dam gaat één veld schuin, vooruit of achteruit.
king-moves-flying = Een dam gaat over zoveel lege velden van een lijn als je wilt, vooruit of achteruit.

## Zinnen: slaan

capture-how = Een schijf slaat door schuin over een vijandelijk stuk op een aangrenzend veld te springen, naar het lege veld er direct achter. Het geslagen stuk gaat van het bord. Over je eigen stukken spring je nooit.
capture-forward = Schijven slaan alleen vooruit.
capture-both-ways = Schijven slaan vooruit en achteruit, al zetten ze alleen vooruit.
capture-spares-king = Een schijf mag geen dam slaan.
capture-king-short = Een dam slaat op dezelfde manier, in alle vier de richtingen: het vijandelijke stuk moet schuin op een aangrenzend veld staan.
capture-king-flying = Een dam slaat van elke afstand over een open lijn: hij springt over het eerste vijandelijke stuk dat hij tegenkomt en mag op elk leeg veld erachter neerkomen, tot aan het volgende stuk. Over twee stukken direct achter elkaar kan niet worden gesprongen.
capture-king-behind = Een dam slaat van elke afstand over een open lijn: hij springt over het eerste vijandelijke stuk dat hij tegenkomt en komt op het veld er direct achter neer. Over twee stukken direct achter elkaar kan niet worden gesprongen.
capture-chain = Kan hetzelfde stuk vanaf het veld waar het neerkomt opnieuw slaan, dan gaat het verder, in elke richting die het mag en volgens dezelfde regels, tot het niet meer kan slaan. Dat alles is één zet, en het veld waar het begon telt als leeg.
capture-where-it-goes-on = Kan een dam op verschillende velden neerkomen en vanaf sommige daarvan verder slaan, dan moet hij een van die velden kiezen.
capture-removed-after = Geslagen stukken gaan pas samen van het bord als de zet voorbij is. Tot dan staan ze in de weg: over geen enkel stuk mag twee keer worden gesprongen, en een slag kan worden afgebroken door een stuk dat al geslagen is. Dammers noemen dit de Turkse slag.
capture-removed-at-once = Elk geslagen stuk gaat van het bord zodra erover gesprongen is. Het staat niet meer in de weg, en een dam mag recht terugkeren over het lege veld.
capture-once = In één zet mag over geen enkel stuk twee keer worden gesprongen.
capture-forced = Als je kunt slaan, moet je slaan.
capture-optional = Je mag slaan of een andere zet doen. Een slag waaraan je begint, maak je af.
choice-free = Kun je op meer manieren slaan, dan ben je vrij om te kiezen, ook als een slag op twee manieren verder kan gaan. De langste slag is niet verplicht.
choice-order = Kun je op meer manieren slaan, dan beslissen deze regels, de eerste het eerst:
choice-most-pieces = Sla zo veel mogelijk stukken. Een dam telt als één stuk, net als een schijf.
choice-with-king = Sla met een dam in plaats van met een schijf.
choice-most-kings = Sla zo veel mogelijk dammen.
choice-kings-earliest = Vergelijk de geslagen stukken één voor één, in de volgorde van het slaan: waar de slagen voor het eerst verschillen, wordt de slag gespeeld die daar een dam slaat.
choice-rest = Wat dan nog gelijk is, kies je zelf.

## Zinnen: dam worden

crown-ends-move = Een schijf die zijn zet op de verste rij eindigt, wordt dam en speelt vanaf de volgende beurt als dam.
crown-mid-ends = Een schijf die slaand de verste rij bereikt, wordt daar dam en de zet is voorbij, ook als de nieuwe dam verder zou kunnen slaan.
crown-mid-goes-on = Een schijf die midden in een slag de verste rij bereikt, wordt meteen dam en slaat als dam verder als dat kan.
crown-mid-passes = Een schijf die midden in een slag de verste rij bereikt en verder kan slaan, moet dat doen, als schijf. Hij wordt alleen dam als zijn zet op die rij eindigt.

## Zinnen: winst en remise

win-how = Je wint als de tegenstander geen stukken meer heeft, of als hij aan zet is en geen geldige zet kan doen.
draws-are = De partij is remise, zonder dat iemand het hoeft te claimen:
draw-repetition =
    { $times ->
        [one] als dezelfde stand, met dezelfde speler aan zet, { $times } keer is voorgekomen
       *[other] als dezelfde stand, met dezelfde speler aan zet, { $times } keer is voorgekomen
    }
draw-no-progress =
    { $moves ->
        [one] na { $moves } zet van elke speler zonder slag en zonder promotie
       *[other] na { $moves } zetten van elke speler zonder slag en zonder promotie
    }
draw-kings-only =
    { $moves ->
        [one] na { $moves } zet van elke speler zonder slag en zonder zet met een schijf
       *[other] na { $moves } zetten van elke speler zonder slag en zonder zet met een schijf
    }
draw-lone-king =
    { $least ->
        [1] { $moves ->
            [one] als een eenzame dam gedurende { $moves } zet van elke speler heeft standgehouden tegen 1 tot en met { $most } stukken, waaronder minstens één dam
           *[other] als een eenzame dam gedurende { $moves } zetten van elke speler heeft standgehouden tegen 1 tot en met { $most } stukken, waaronder minstens één dam
        }
       *[other] { $moves ->
            [one] als een eenzame dam gedurende { $moves } zet van elke speler heeft standgehouden tegen { $most } stukken, waaronder minstens één dam
           *[other] als een eenzame dam gedurende { $moves } zetten van elke speler heeft standgehouden tegen { $most } stukken, waaronder minstens één dam
        }
    }
draw-many-kings =
    { $moves ->
        [one] als een eenzame dam gedurende { $moves } zet van elke speler heeft standgehouden tegen { $kings } of meer dammen
       *[other] als een eenzame dam gedurende { $moves } zetten van elke speler heeft standgehouden tegen { $kings } of meer dammen
    }
draw-main-road =
    { $moves ->
        [one] als een eenzame dam tegen { $pieces } stukken gedurende { $moves } zet van elke speler de hoofdlijn, de lange lijn, bezet heeft gehouden
       *[other] als een eenzame dam tegen { $pieces } stukken gedurende { $moves } zetten van elke speler de hoofdlijn, de lange lijn, bezet heeft gehouden
    }
draw-same-material =
    { $moves ->
        [one] met dammen aan beide kanten en { $least } tot en met { $most } stukken op het bord, na { $moves } zet van elke speler zonder slag en zonder promotie
       *[other] met dammen aan beide kanten en { $least } tot en met { $most } stukken op het bord, na { $moves } zetten van elke speler zonder slag en zonder promotie
    }
draws-no-repetition = Herhaling van een stand geeft op zichzelf geen remise.
federation-same = In toernooien gelden dezelfde voorwaarden.
federation-are = In toernooien wordt anders geteld. Daar is de partij remise:

## Zinnen: vergelijking

rule-board = Bord en schijven
rule-first = Begint hier
rule-federation-first = Begint in toernooien
rule-man-captures = Hoe schijven slaan
rule-man-takes-king = Mag een schijf een dam slaan?
rule-king = Dammen
rule-removal = Geslagen stukken verdwijnen
rule-crowning = Schijf bereikt tijdens een slag de laatste rij
rule-obligation = Slaan
rule-choice = Welke slag
rule-draws = Remise
value-board = { $size }×{ $size }, elk { $men }
value-black = Zwart
value-white = Wit
value-man-takes-king = Ja
value-removed-after = Als de zet voorbij is
value-no-difference = Maakt geen verschil: dammen gaan één veld
value-crown-ends = Wordt dam, en de zet eindigt
value-crown-passes = Gaat verder als schijf
value-forced = Verplicht
value-draw-repetition =
    { $times ->
        [one] Stand { $times } keer
       *[other] Stand { $times } keer
    }
value-draw-no-progress =
    { $moves ->
        [one] Elk { $moves } zet zonder slag of promotie
       *[other] Elk { $moves } zetten zonder slag of promotie
    }
value-draw-kings-only =
    { $moves ->
        [one] Elk { $moves } zet zonder slag of zet met een schijf
       *[other] Elk { $moves } zetten zonder slag of zet met een schijf
    }
value-draw-many-kings =
    { $moves ->
        [one] { $kings } dammen tegen één, elk { $moves } zet
       *[other] { $kings } dammen tegen één, elk { $moves } zetten
    }
value-draw-main-road =
    { $moves ->
        [one] Eenzame dam op de hoofdlijn, elk { $moves } zet
       *[other] Eenzame dam op de hoofdlijn, elk { $moves } zetten
    }
value-draw-same-material =
    { $moves ->
        [one] { $least } t/m { $most } stukken, elk { $moves } zet
       *[other] { $least } t/m { $most } stukken, elk { $moves } zetten
    }
value-draw-lone-king =
    { $moves ->
        [one] Eenzame dam, elk { $moves } zet
       *[other] Eenzame dam, elk { $moves } zetten
    }

## Vragen die iedereen stelt

ask-must = Is slaan verplicht?
answer-must-forced = Ja. Zodra een van je stukken kan slaan, moet er geslagen worden. De pagina wijst de stukken aan die kunnen slaan.
answer-must-optional = Nee. Met deze huisregel mag je altijd een gewone zet doen. Alleen een slag waaraan je begonnen bent, moet je afmaken.
ask-which = Welke slag moet ik kiezen?
answer-which-free = Welke je wilt. Een korte slag is even goed als een lange, maar de slag waaraan je begint, moet je afmaken.
ask-back = Mag een schijf achteruit slaan?
answer-back-no = Nee. Een schijf zet en slaat alleen vooruit. Dammen gaan beide kanten op.
answer-back-yes = Ja. Een schijf zet alleen vooruit, maar slaat in alle vier de richtingen.
ask-last-row = Wat als mijn schijf tijdens een slag de laatste rij bereikt?
ask-king = Hoe ver gaat een dam?
answer-king-short = Eén veld, in alle vier de schuine richtingen. Hij slaat alleen wat op een aangrenzend veld staat.
answer-king-flying = Zo ver als de lijn vrij is. Ook slaan doet hij van elke afstand, en hij kiest waar hij achter het geslagen stuk neerkomt.
answer-king-behind = Zo ver als de lijn vrij is. Ook slaan doet hij van elke afstand, maar hij komt altijd direct achter het geslagen stuk neer.
ask-draw = Wanneer is het remise?
ask-sure = Hoe zeker zijn deze regels?

## Amerikaans

american-title = Spelregels Amerikaans dammen (checkers)
american-description = Zo speel je Amerikaans dammen, ook checkers of Engels dammen genoemd: beginstand, zetten, slaan, dammen, remise, tips en antwoorden, met diagrammen die je zelf kunt spelen.
american-intro = Dammen in de eenvoudigste vorm, en toch diep. Schijven gaan vooruit, dammen gaan één veld in elke richting, en slaan is verplicht, maar welke slag je kiest is aan jou. Met zo weinig kracht op het bord kan één tempo beslissen, en goede partijen worden met een neuslengte gewonnen. Het is het dammen van de Verenigde Staten, Groot-Brittannië, Ierland en een groot deel van de Engelstalige wereld.
american-names = Checkers, straight checkers, Engels dammen, English draughts; in Groot-Brittannië gewoon draughts.
american-tip-1 = Laat twee schijven thuis
    .text = Laat op je eerste rij om en om een schijf staan, zo lang het kan. Twee schijven met één veld ertussen maken het voor een enkele vijandelijke schijf moeilijk om erdoor te komen en dam te halen.
american-tip-2 = Loop naar het midden
    .text = Een schijf in het centrum kan twee kanten op en helpt zijn buren. Een schijf aan de rand kan maar één kant op en kan daar worden vastgezet.
american-tip-3 = Bekijk elke slag die je toelaat
    .text = Slaan is verplicht, dus met een offer trek je een vijandelijk stuk naar de plek waar je het wilt hebben. Vraag je voor elke zet af wat je tegenstander moet slaan, en wat jij daarna kunt slaan.
american-tip-4 = Ruil als je voorstaat
    .text = Schijf tegen schijf, één om één: zo wordt een voorsprong groter. Vijf tegen vier is een strijd, twee tegen één is meestal gewonnen.
american-tip-5 = Tel wie het eerst door zijn zetten heen is
    .text = Als schijven elkaar blokkeren, moet wie aan zet is wijken. Een ruil verandert wie er op het kritieke moment aan zet is. Ruil dus als de telling tegen je is.
american-tip-6 = Zet je dam weer aan het werk
    .text = Een dam is sterk omdat hij schijven van achteren aanvalt, waar ze niet kunnen slaan. Maar hij is langzaam: één veld per beurt. Laat hem niet aan de overkant staan.
american-ask-1 = Mag je een stuk ‘blazen’?
    .answer = Niet meer. Wie een slag over het hoofd zag, verloor vroeger het stuk dat had moeten slaan. Nu moet de slag gewoon gespeeld worden, en deze pagina laat geen andere zet toe.
american-ask-2 = Waarom begint Zwart?
    .answer = Dat is de traditie van dit spel, hier en in toernooien: de donkere kleur zet het eerst.
american-ask-3 = Is checkers opgelost?
    .answer = Vanuit de beginstand wel: in 2007 toonde een computerbewijs aan dat foutloos spel van beide kanten remise oplevert. Niemand speelt foutloos, dus het blijft een spel.
american-sure = De zetten komen tot de laatste stand overeen met gepubliceerde tellingen. De remiseregel die hier geldt, is de eenvoudige telling hierboven; de toernooivoorwaarden volgen beschrijvingen die met elkaar overeenstemmen.

## Russisch

russian-title = Spelregels Russisch dammen (sjasjki)
russian-description = Zo speel je Russisch dammen (sjasjki, shashki): schijven slaan achteruit, dammen gaan over de hele lijn, dam worden tijdens een slag, remise, tips en antwoorden, met diagrammen die je zelf kunt spelen.
russian-intro = Hetzelfde bord en dezelfde schijven als bij Amerikaans dammen, maar een veel levendiger spel. Schijven slaan achteruit, dammen vliegen over het bord, en een schijf die midden in een slag dam wordt, vliegt meteen verder. Combinaties komen uit het niets en een partij kan in één zet kantelen. Het is het dammen van Rusland en zijn buurlanden, en van clubs tot ver daarbuiten.
russian-names = Sjasjki, shashki, Russian draughts, Russian checkers.
russian-tip-1 = Let op je rug
    .text = Wat bij Amerikaans dammen veilig staat, kan hier van achteren geslagen worden. Bekijk voor elke zet de slagen achteruit van beide kanten.
russian-tip-2 = Houd de eerste dam tegen
    .text = Een dam die over het hele bord vliegt, is een paar schijven waard, vooral vroeg in de partij. Eén schijf geven, of zelfs twee, om de tegenstander van de laatste rij te houden is vaak goedkoop.
russian-tip-3 = Bezet de hoofdlijn
    .text = De lange lijn van hoek tot hoek is de beste plaats voor een dam. Hij bestrijkt van daaruit het grootste deel van het bord, en een eenzame dam op die lijn is heel moeilijk te vangen.
russian-tip-4 = Kies voor de stand
    .text = Je mag de korte slag nemen als er ook een langere is. De slag die je schijven bij elkaar houdt, is vaak beter dan de slag die het meeste oplevert.
russian-tip-5 = Laat de geslagen stukken in de weg staan
    .text = Geslagen stukken blijven staan tot de zet voorbij is en versperren de weg. Bouw standen waarin de lange slag van je tegenstander naast jouw schijven moet eindigen.
russian-tip-6 = Laat geen gaten
    .text = Elk leeg veld achter een schijf is een veld om neer te komen, van twee kanten. Schijven die elkaar raken, beschermen elkaar.
russian-ask-1 = Mijn schijf wordt midden in een slag dam. Mag ik daar stoppen?
    .answer = Alleen als de nieuwe dam niet verder kan slaan. Kan dat wel, vanaf welk veld dan ook waar hij mag neerkomen, dan moet het.
russian-ask-2 = Moet ik de meeste stukken slaan?
    .answer = Nee, en dat is het grote verschil met Braziliaans en internationaal dammen. Elke slag is goed.
russian-ask-3 = Is drie dammen tegen één gewonnen?
    .answer = Meestal wel, als de eenzame dam niet op de hoofdlijn staat. In toernooien krijgt de sterkere kant er vijftien zetten voor; hier maakt alleen de telling hierboven een einde aan de partij.
russian-sure = De zetten komen tot de laatste stand overeen met gepubliceerde tellingen. De remiseregels voor toernooien volgen de regels van de afdeling 64 velden van de wereldbond.

## Braziliaans

brazilian-title = Spelregels Braziliaans dammen
brazilian-description = Zo speel je Braziliaans dammen: de internationale slagregels op het 8×8-bord, meerslag gaat voor, dammen over de hele lijn, remise, tips en antwoorden, met diagrammen die je zelf kunt spelen.
brazilian-intro = Internationale regels op het kleine bord. Schijven slaan achteruit, dammen vliegen, en meerslag gaat voor. Dat maakt het spel scherp en berekenbaar: zie je wat je tegenstander moet slaan, dan zie je waar zijn stukken terechtkomen. Het is het dammen van Brazilië, en een mooie stap van de 8×8-spelen naar het grote bord.
brazilian-names = Damas, jogo de damas, Brazilian draughts, Brazilian checkers.
brazilian-tip-1 = Tel de langste slag
    .text = Tel voor je zet de langste slag van beide kanten. Je tegenstander heeft geen keus, dus zijn antwoord is te voorzien. Dat van jou ook.
brazilian-tip-2 = Geef om te sturen
    .text = Bied een of twee stukken aan, zodat de langste slag zijn schijven brengt waar jij ze wilt hebben, en sla er meer terug.
brazilian-tip-3 = Geen korte uitweg
    .text = Je kunt niet ontsnappen met een kleine slag zolang er ergens op het bord een grotere is. Die moet gespeeld worden, ook als hij in een val leidt.
brazilian-tip-4 = Dek je rug
    .text = Schijven slaan achteruit. Een groep met gaten erachter is een ladder voor de tegenstander.
brazilian-tip-5 = Bewaak de laatste rij
    .text = Dammen slaan op een open bord van verre toe. Houd je eerste rij bezet zolang het middenspel duurt.
brazilian-tip-6 = Reken niet op een dam in het voorbijgaan
    .text = Een schijf die de laatste rij aantikt en verder moet slaan, blijft schijf. Kijk waar de slag eindigt voordat je op een nieuwe dam rekent.
brazilian-ask-1 = Telt een dam zwaarder dan een schijf?
    .answer = Nee. Voor de meerslag telt een dam als één stuk. Twee schijven gaan vóór één dam.
brazilian-ask-2 = Ik heb twee even grote slagen. Welke moet ik spelen?
    .answer = Maakt niet uit. Met een schijf of met een dam, schijven of dammen slaan: alleen het aantal telt.
brazilian-ask-3 = Wat is het verschil met Russisch dammen?
    .answer = Twee regels. Hier gaat meerslag voor, daar mag elke slag. Hier blijft een schijf die tijdens een slag langs de laatste rij komt schijf, daar wordt hij meteen dam en vliegt hij verder.
brazilian-sure = De zetten komen tot de laatste stand overeen met gepubliceerde tellingen. De remiseregels voor toernooien volgen de regels van de afdeling 64 velden van de wereldbond.

## Spaans

spanish-title = Spelregels Spaans dammen
spanish-description = Zo speel je Spaans dammen: dammen over de hele lijn, schijven die alleen vooruit slaan, eerst de meeste stukken en dan de meeste dammen, remise, tips en antwoorden, met diagrammen die je zelf kunt spelen.
spanish-intro = Een van de oudste vormen van het spel: Spaanse boeken beschreven het al in de zestiende eeuw. Schijven gaan alleen vooruit, zoals bij Amerikaans dammen, maar dammen vliegen. Meerslag gaat voor, en bij gelijke slagen die met de meeste geslagen dammen. De eerste dam beslist vaak, dus gaat de strijd om de laatste rij. Het wordt gespeeld in Spanje en in delen van Latijns-Amerika en Noord-Afrika.
spanish-names = Damas, damas españolas, juego de damas clásico, Spanish draughts.
spanish-tip-1 = De eerste dam is de baas
    .text = Schijven kunnen niet achteruit slaan, dus een dam achter hun rug heeft alle tijd. Race om het eerst naar dam, en tel de stappen voordat je eraan begint.
spanish-tip-2 = Voorbij is veilig
    .text = Een schijf wordt nooit van achteren geslagen door een schijf. Zijn jouw schijven die van je tegenstander voorbij, dan kunnen alleen zijn dammen ze nog lastigvallen.
spanish-tip-3 = Lok de dam
    .text = Meerslag gaat voor, ook voor dammen. Geef schijven zo weg dat de vijandelijke dam moet neerkomen waar jij hem slaat.
spanish-tip-4 = Denk aan de kwaliteitsregel
    .text = Bij slagen van hetzelfde aantal moet die met de meeste dammen gespeeld worden. Bied een dam aan en jij kiest welke slag je tegenstander speelt.
spanish-tip-5 = Houd de lange lijn
    .text = Een dam op de lijn van hoek tot hoek kijkt over het hele bord en is daar moeilijk te vangen.
spanish-tip-6 = Verlaat de eerste rij niet te vroeg
    .text = Elke schijf die weggaat, zet een deur open. Houd er twee of drie thuis tot het midden beslist is.
spanish-ask-1 = Gaat kwaliteit vóór aantal?
    .answer = Nee. Eerst telt het aantal stukken. Alleen slagen van hetzelfde aantal worden vergeleken op de dammen die ze slaan.
spanish-ask-2 = Moet een dam die kan slaan de slag maken?
    .answer = Nee. Wie er slaat, maakt niet uit; alleen hoeveel stukken en hoeveel dammen er geslagen worden.
spanish-ask-3 = Waarom ligt het bord in Spaanse diagrammen gedraaid?
    .answer = Volgens de traditie begint de lange donkere lijn daar rechtsonder. Hier liggen alle kleine borden hetzelfde; de zetten zijn in spiegelbeeld dezelfde.
spanish-sure = De zetten komen tot de laatste stand overeen met gepubliceerde tellingen. Over de remiseregels van de bond vonden we geen vaste tekst: voor toernooien hanteren we de derde herhaling en de telling hierboven.

## Italiaans

italian-title = Spelregels Italiaans dammen
italian-description = Zo speel je Italiaans dammen: dammen die één veld gaan en die schijven niet mogen slaan, de vaste volgorde van slagen, remise, tips en antwoorden, met diagrammen die je zelf kunt spelen.
italian-intro = Het meest geordende dammen. Dammen gaan één veld, schijven mogen geen dammen slaan, en als er meer slagen mogelijk zijn, zegt een vaste volgorde welke gespeeld wordt. Zo weinig blijft aan het toeval over dat sterke spelers langs gedwongen varianten vele zetten vooruitdenken. Het is het nationale damspel van Italië, met een eigen bond.
italian-names = Dama, dama italiana, Italian draughts, Italian checkers.
italian-tip-1 = Een dam is veilig voor schijven
    .text = Alleen dammen slaan dammen. Je eerste dam kan tussen de schijven van je tegenstander wandelen en ze oppikken. De eerste zijn telt dus dubbel.
italian-tip-2 = Gebruik de volgorde van de slagen
    .text = Je tegenstander kan niet kiezen. Bied twee slagen aan, en de volgorde kiest die jij hebt voorbereid: de grootste, die met een dam, die waarin dammen geslagen worden.
italian-tip-3 = Trek de dam weg
    .text = Bij gelijke slagen moet die van de dam gespeeld worden. Met een schijf die je de dam aanbiedt, trek je hem van een sleutelveld.
italian-tip-4 = Houd de eerste rij bezet
    .text = Schijven kunnen helemaal niets tegen een dam. Elke dam van de tegenstander kost meer dan in andere spelen, dus de achterste schijven blijven langer thuis.
italian-tip-5 = Breng dammen in paren
    .text = Alleen een dam kan een dam verjagen. Tegen één vijandelijke dam heb je er twee nodig om hem in het nauw te drijven.
italian-tip-6 = Tel tot het einde van de slag
    .text = Slagen van drie en vier komen vaak voor, en meerslag gaat voor. Volg de slag tot het laatste veld voordat je hem aanbiedt.
italian-ask-1 = Wat is de hele volgorde van de slagen?
    .answer = Eerst de meeste stukken; dan de slag met een dam; dan de slag met de meeste geslagen dammen; dan de slag die het eerst dammen tegenkomt, één voor één vergeleken. Wat dan nog gelijk is, is vrij.
italian-ask-2 = Mag mijn schijf een dam slaan als er niets anders kan?
    .answer = Nooit. Is dat het enige vijandelijke stuk binnen bereik, dan is er geen slag en doe je een andere zet.
italian-ask-3 = Gaan dammen over de hele lijn?
    .answer = Nee. Ze gaan één veld, vooruit of achteruit, en slaan alleen wat op een aangrenzend veld staat.
italian-sure = De zetten komen tot de laatste stand overeen met gepubliceerde tellingen; de volgorde van de slagen volgt de artikelen van de Italiaanse bond. De remiseregels voor toernooien volgen beschrijvingen die met elkaar overeenstemmen.

## Tsjechisch

czech-title = Spelregels Tsjechisch dammen
czech-description = Zo speel je Tsjechisch dammen: dammen over de hele lijn, schijven die alleen vooruitgaan, de slagplicht van de dam, remise, tips en antwoorden, met diagrammen die je zelf kunt spelen.
czech-intro = Eenvoudig en snel, met één heel eigen regel. Schijven gaan alleen vooruit, dammen vliegen en je mag je slag kiezen; maar als een dam kan slaan, moet er met een dam worden geslagen. Het is wat de meeste mensen in Tsjechië en Slowakije als kind leren.
czech-names = Dáma, česká dáma, Czech draughts, Czech checkers.
czech-tip-1 = Neem de dam bij de neus
    .text = Een dam die kan slaan, moet slaan, en geen schijf mag het in zijn plaats doen. Bied een schijf aan en de vijandelijke dam gaat waar jij hem wilt hebben.
czech-tip-2 = Twee offers tegelijk
    .text = Moet de dam van je tegenstander slaan, dan kunnen zijn schijven het niet. Voer de dam om je schijven te redden van een slag door een ander stuk.
czech-tip-3 = Haal het eerst dam
    .text = Dammen vliegen, en schijven kunnen niet achteruit slaan. Wie het eerst dam haalt, wint meestal snel materiaal.
czech-tip-4 = Neem de kleine slag
    .text = Tussen slagen met dezelfde soort stuk mag je kiezen. Neem de slag die geen gaten bij je achterlaat.
czech-tip-5 = Een dam dicht bij vijandelijke schijven is een risico
    .text = Ook jouw eigen dam moet slaan als het kan. Houd hem waar geen cadeau hem in een val kan lokken.
czech-tip-6 = Houd de eerste rij bezet
    .text = Staan er om en om schijven op je eerste rij, dan komt een vijandelijke schijf er nauwelijks door.
czech-ask-1 = Mijn dam kan één stuk slaan, mijn schijf twee. Welke gaat voor?
    .answer = De dam. Zodra een dam kan slaan, moet een van je dammen slaan, hoeveel een schijf ook zou kunnen slaan.
czech-ask-2 = En als twee dammen kunnen slaan?
    .answer = Kies een van beide, en een slag van die dam naar keuze. De grootste slag is niet verplicht.
czech-ask-3 = Mag een schijf een dam slaan?
    .answer = Ja, als de dam schuin pal voor hem staat, met een leeg veld erachter.
czech-sure = De zetten komen tot de laatste stand overeen met gepubliceerde tellingen. Over de remiseregels van de bond vonden we geen vaste tekst: voor toernooien hanteren we de derde herhaling en de telling hierboven.

## Internationaal

international-title = Spelregels internationaal dammen (10×10)
international-description = Zo speel je dammen op het bord van 10×10: schijven slaan achteruit, dammen gaan over de hele lijn, meerslag gaat voor, vier soorten remise, tips en antwoorden, met diagrammen die je zelf kunt spelen.
international-intro = Het spel van de wereldkampioenschappen. Honderd velden, twintig schijven per speler, schijven die achteruit slaan, dammen die vliegen, en meerslag gaat voor. Het kwam in de achttiende eeuw tot bloei in Nederland en Frankrijk en wordt nu gespeeld van West-Afrika tot Siberië, onder de wereldbond FMJD. Geen ander damspel hier gaat zo diep.
international-names = Dammen, Pools dammen, 10×10-dammen, International draughts, International checkers.
international-tip-1 = Tel de langste slag
    .text = Bijna elke combinatie berust op de meerslagregel. Tel voor elke zet de langste slag van beide kanten.
international-tip-2 = Blijf bij elkaar
    .text = Aaneengesloten schijven beschermen elkaar. Een losse schijf is een doelwit, en een gat in de formatie een veld om neer te komen.
international-tip-3 = Vecht om het centrum
    .text = Schijven in het centrum steunen elkaar, kunnen twee kanten op en drukken de tegenstander naar de randen.
international-tip-4 = Ruil niet te haastig
    .text = Met twintig schijven per speler moet wie het eerst door zijn veilige zetten heen is, schijven weggeven. Houd zetten achter de hand.
international-tip-5 = Bewaak de damrij
    .text = Een dam op de hoofdlijn is ongeveer drie schijven waard. Laat een paar schijven op je eerste rij tot het centrum beslist is.
international-tip-6 = Win voordat er één dam overblijft
    .text = Eén dam tegen drie stukken redt door de telling vaak remise. Gebruik een voordeel zolang er schijven op het bord staan.
international-ask-1 = Waarom zijn de velden genummerd?
    .answer = Zetten worden met nummers genoteerd: de donkere velden van 1 tot en met 50, vanaf de bovenste rij, van Wit uit gezien. 32-28 betekent: van veld 32 naar veld 28.
international-ask-2 = Telt een dam zwaarder bij de meerslag?
    .answer = Nee. Een dam telt als één stuk. Bij gelijke slagen mag je kiezen, met een schijf of met een dam.
international-ask-3 = Kan ik hier ook zonder slagplicht spelen?
    .answer = Nee. Die huisregel is alleen voor de kleine borden: zonder de meerslagregel verliest het grote bord zijn zin.
international-sure = De zetten komen tot de laatste stand overeen met gepubliceerde tellingen, en de remiseregels met de bijlage bij de regels van de wereldbond.

## Thais

thai-title = Spelregels Thais dammen (makhos)
thai-description = Zo speel je Thais dammen, makhos: elk acht schijven, dammen over de hele lijn die direct achter het geslagen stuk neerkomen, vrije slagkeuze, remise, tips en antwoorden, met diagrammen die je zelf kunt spelen.
thai-intro = Elk acht schijven op een half leeg bord: een spel van schermutselingen, binnen een paar minuten voorbij en in heel Thailand gespeeld, vaak met kroonkurken op een geschilderd bord. Schijven gaan alleen vooruit. Dammen vliegen, slaan één stuk tegelijk en komen er direct achter neer, en omdat geslagen stukken meteen verdwijnen, kan een dam zich omdraaien en recht terugkomen.
thai-names = Makhos, mak-hot (หมากฮอส), Thai draughts, Thai checkers.
thai-tip-1 = Elke schijf telt
    .text = Met acht schijven is één schijf een achtste van je leger. Geef er geen weg als je niet ziet hoe je hem terugkrijgt.
thai-tip-2 = Race om de eerste dam
    .text = Tussen de twee legers liggen vier lege rijen, en er is ruimte om erdoor te glippen. Tel de stappen van de snelste schijf van beide kanten.
thai-tip-3 = Laat een wacht thuis
    .text = Een of twee schijven op de eerste rij maken de laatste stap van de tegenstander moeilijk. Maak de rij pas leeg als je zelf zeker dam haalt.
thai-tip-4 = Bezet het veld erachter
    .text = Een dam moet neerkomen op het veld direct achter het stuk dat hij slaat. Zet daar een schijf en je stuk is uit die richting veilig.
thai-tip-5 = Zet geen lijn met gaten op
    .text = Geslagen stukken verdwijnen meteen, dus een dam kan heen vegen en weer terugkomen. Schijven op één lijn met gaten ertussen zijn een maaltijd.
thai-tip-6 = Gebruik de rand
    .text = Over een stuk aan de rand kan niemand springen. In het eindspel houden schijven aan de rand stand terwijl je dam werkt.
thai-ask-1 = Mag een dam na een slag verder weg neerkomen?
    .answer = Nee. Hij mag van elke afstand naar het stuk toe vliegen, maar komt op het veld er direct achter neer. Is dat veld bezet, dan is er geen slag.
thai-ask-2 = Moet ik de langste slag nemen?
    .answer = Nee. Je moet slaan en de slag afmaken waaraan je begonnen bent, maar welke slag dat is, kies je zelf.
thai-ask-3 = Mijn nieuwe dam zou meteen weer kunnen slaan. Mag dat?
    .answer = Niet in dezelfde zet. Met de promotie eindigt de beurt.
thai-sure = De zetten komen tot de laatste stand overeen met tellingen van onafhankelijke programma’s. Er is geen vaste toernooitekst: dezelfde remiseregels gelden hier en in toernooien, en niemand hoeft ze te claimen.

## Slaan niet verplicht

optional-title = Dammen zonder slagplicht: de huisregel
optional-description = Dammen zonder verplicht slaan: wat de huisregel in elk spel verandert, met diagrammen die je zelf kunt spelen.
optional-intro = In veel gezinnen is slaan niet verplicht: je mag slaan, of de slag laten liggen en een gewone zet doen. Hier kan dat bij elk spel op het kleine bord. Al het andere blijft: hoe stukken gaan, wat geslagen kan worden, hoe je dam haalt. En een slag waaraan je begint, maak je af.
optional-in-american = Amerikaans: slaan is één soort zet naast andere. Vallen met gedwongen slagen bestaan niet meer; blokkade en tempo beslissen.
optional-in-russian = Russisch: dammen vliegen nog steeds en schijven slaan nog steeds achteruit. Jij kiest wanneer, en mag wachten tot het loont.
optional-in-brazilian = Braziliaans: je mag een slag laten liggen. Sla je wel, dan gaat de grootste slag voor.
optional-in-spanish = Spaans: je mag een slag laten liggen. Sla je wel, dan bepalen eerst het aantal en dan de dammen welke.
optional-in-italian = Italiaans: je mag een slag laten liggen. Sla je wel, dan geldt de vaste volgorde.
optional-in-czech = Tsjechisch: je mag een slag laten liggen. Sla je wel en kan een dam slaan, dan moet een dam het doen.
optional-in-thai = Thais: je mag een slag laten liggen. Sla je wel, dan maak je de slag af, en welke je kiest is vrij.
optional-tip-1 = Dreigingen blijven staan
    .text = Wat je tegenstander nu niet slaat, kan hij de volgende beurt slaan. Tel de dreigingen van beide kanten, niet alleen de slagen.
optional-tip-2 = Een offer moet verleiden
    .text = Met een cadeau trek je geen stuk meer weg. Geef alleen iets als slaan slecht is voor je tegenstander en niet slaan geen haar beter.
optional-tip-3 = Bewaak wat je laat staan
    .text = Laat je een slag liggen, kijk dan wat het vijandelijke stuk daarna kan doen.
optional-tip-4 = Dammen staan veiliger
    .text = Een dam kan niet meer van zijn lijn worden getrokken. Eenmaal dam, blijft hij sterk.
optional-tip-5 = Sluit in om te winnen
    .text = Wie geen geldige zet meer heeft, verliest. Waar slaan vrij is, win je vaker door schijven in te sluiten.
optional-ask-1 = Verlies ik een stuk als ik niet sla?
    .answer = Nee. In sommige gezinnen wordt het stuk dan van het bord genomen. Hier kost het niets om een slag te laten liggen.
optional-ask-2 = Mag ik midden in een slag stoppen?
    .answer = Nee. Je mag een slag laten liggen, maar een slag waaraan je begonnen bent, maak je af.
optional-ask-3 = Waarom niet op het 10×10-bord?
    .answer = Daar is de meerslagregel het hart van het spel.
optional-sure = De slagen die je kunt maken, zijn precies die van het spel waarin je speelt, gevonden door hetzelfde programma.
