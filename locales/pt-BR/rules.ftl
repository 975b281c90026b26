### The rules pages.
###
### Sentences under "Sentences" are chosen by the facts of a rule set and must be true of every set that has the fact.
### What follows under a rule set's own name is prose about that set alone.

## The pages

rules-title = Regras do jogo de damas
rules-description = As regras de oito jogos de damas, cada um com diagramas para jogar: americanas, russas, brasileiras, espanholas, italianas, tchecas, internacionais e tailandesas.
rules-intro = As damas são uma família. Em todas se joga nas casas escuras, com pedras que andam para frente, capturas por cima da peça inimiga e damas. O que muda é quem pode capturar para trás, até onde vai a dama e qual captura é obrigatória. Escolha um jogo, leia as regras e jogue dali mesmo.
rules-contents = Nesta página
rules-languages = Em outros idiomas
rules-open-app = Abrir o jogo
rules-made = Esta página é feita das mesmas tabelas de regras com que se joga.
compare-title = Todas as regras comparadas
compare-description = Oito jogos de damas lado a lado: tabuleiro, pedras, damas, capturas, coroação e empates.
compare-intro = Sob cada regra está o que ela pode ser e em quais jogos é assim. As palavras vêm das mesmas tabelas com que se joga.
compare-rule = Regra
play-now = Jogar agora
part-board = Tabuleiro e posição inicial
part-moving = Movimento
part-capturing = Captura
part-crowning = Coroação
part-ending = Vitória e empate
part-differences = Diferenças das damas americanas
part-differences-international = Diferenças das damas internacionais
part-tips = Dicas de estratégia
part-questions = Perguntas e respostas
part-others = Outros jogos de damas
part-changes = O que muda em cada jogo
part-names = Outros nomes

## The diagrams

diagrams-note = Nos diagramas você joga com as brancas, de baixo para cima. As casas escuras são numeradas linha por linha; a 1 fica em cima, à esquerda. Tente o lance ou peça para vê-lo.
diagram-show = Mostre
diagram-again = De novo
diagram-right = É esse o lance.
diagram-other = Também é um lance legal.
diagram-text = Brancas: { $white }. Pretas: { $black }. Vez das brancas.
diagram-start-text = O início: pedras brancas em { $white }, pedras pretas em { $black }.
diagram-men =
    { $count ->
        [one] pedra em { $squares }
       *[other] pedras em { $squares }
    }
diagram-kings =
    { $count ->
        [one] dama em { $squares }
       *[other] damas em { $squares }
    }

diagram-man-step = A pedra anda uma casa na diagonal para frente, nunca para trás.
diagram-king-step = A dama anda uma casa na diagonal, para frente ou para trás.
diagram-king-flies = A dama percorre quantas casas vazias quiser numa diagonal, como o bispo no xadrez.
diagram-must-capture = Uma das suas pedras pode capturar, então não é permitido outro lance com nenhuma das duas.
diagram-chain = O primeiro pulo leva a um segundo. A pedra não pode parar no meio do caminho: as duas peças são capturadas num só lance.
diagram-man-not-back = A peça inimiga está atrás da sua pedra, com uma casa vazia além dela, mas a pedra só captura para frente. Ela só pode seguir adiante.
diagram-man-back = A peça inimiga está atrás da sua pedra, e a pedra captura também para trás. Então esta captura tem de ser feita.
diagram-man-spares-king = A pedra não pode capturar uma dama, mesmo com uma casa vazia atrás dela. Só uma dama pode capturar outra dama.
diagram-king-captures-back = A dama captura a peça ao lado dela em qualquer direção, também para trás.
diagram-king-captures-far = A dama captura de longe e pode parar em qualquer casa vazia atrás da peça capturada.
diagram-king-lands-behind = A dama captura de longe, mas pousa na casa logo atrás da peça capturada, e em nenhuma outra.
diagram-king-goes-on = Só uma das casas de chegada deixa a dama capturar de novo, então é essa que ela tem de escolher.
diagram-turkish-strike = As peças capturadas ficam no tabuleiro até o lance acabar e não podem ser puladas duas vezes. Aqui, a peça já capturada fecha o caminho para a terceira.
diagram-turns-back = A peça capturada sai na hora, então a dama pode dar meia-volta e passar de novo pela casa onde ela estava.
diagram-majority = Uma pedra poderia capturar uma peça; a outra, duas. A captura de duas tem de ser feita.
diagram-free-choice = Uma pedra pode capturar uma peça; a outra, duas. Qualquer uma das capturas pode ser feita.
diagram-most-kings = Cada pedra pode capturar uma peça, mas uma das peças é uma dama. Entre capturas iguais, tem de ser feita a que leva mais damas.
diagram-with-king = A pedra e a dama podem capturar uma peça cada uma. Entre capturas iguais, tem de ser feita a da dama.
diagram-kings-count = Cada dama pode capturar uma peça, e uma dessas peças é uma dama. Tem de ser feita a captura que leva mais damas.
diagram-kings-earliest = Cada dama pode capturar uma dama e uma pedra. Tem de ser feita a captura que encontra primeiro a dama inimiga.
diagram-king-first = A pedra poderia capturar duas peças; a dama, só uma. A dama que pode capturar deve capturar, por mais que uma pedra pudesse levar.
diagram-crown = A pedra que termina o lance na última linha vira dama.
diagram-crown-ends = A pedra chega à última linha capturando e é coroada. Ali o lance acaba, embora como dama ela pudesse capturar outra peça.
diagram-crown-goes-on = A pedra chega à última linha capturando, é coroada na hora e continua a capturar como dama no mesmo lance.
diagram-crown-passes = A pedra chega à última linha no meio de uma captura e tem de seguir como pedra. Ela termina em outro lugar e não é coroada.
diagram-no-moves = As brancas avançam, e a última pedra preta não pode nem andar nem capturar. As pretas perderam.
diagram-optional = Você pode capturar, ou fazer o lance sem captura com a outra pedra. Nada é obrigatório.
diagram-optional-chain = Nada obriga você a começar esta captura. Depois de começada, ela vai até o fim.
diagram-optional-majority = Você pode deixar as duas capturas. Mas, se capturar, a captura maior vem primeiro.

## Sentences: the board

board-squares = O tabuleiro tem { $size }×{ $size } casas, claras e escuras alternadas. Só se usam as casas escuras, e cada jogador tem uma casa escura no canto inferior esquerdo.
board-men =
    { $men ->
        [one] Cada lado começa com { $men } pedra nas casas escuras das suas primeiras { $rows } linhas.
       *[other] Cada lado começa com { $men } pedras nas casas escuras das suas primeiras { $rows } linhas.
    }
first-black = Nesta mesa começam as pretas, na parte de baixo do tabuleiro.
first-white = Nesta mesa começam as brancas, na parte de baixo do tabuleiro.
tradition-same = Nos torneios começa-se do mesmo jeito.
tradition-black = Nos torneios começam as pretas. Aqui todos os jogos do tabuleiro pequeno usam as mesmas cores; fora as cores, nada muda.
tradition-white = Nos torneios começam as brancas. Aqui todos os jogos do tabuleiro pequeno usam o mesmo tabuleiro e as mesmas cores, e as pretas começam; fora as cores, nada muda.
tradition-mirrored = A federação também gira o tabuleiro, de modo que o canto escuro fique embaixo à direita. É o mesmo jogo visto num espelho.

## Sentences: moving

man-moves = A pedra anda uma casa na diagonal para frente, para uma casa escura vazia.
king-moves-short = A dama anda uma casa na diagonal, para frente ou para trás.
king-moves-flying = A dama anda qualquer número de casas vazias numa diagonal, para frente ou para trás.

## Sentences: capturing

capture-how = A pedra captura pulando na diagonal por cima de uma peça inimiga vizinha, para a casa vazia logo atrás dela. A peça capturada sai do tabuleiro. Nunca se pula uma peça própria.
capture-forward = As pedras capturam só para frente.
capture-both-ways = As pedras capturam para frente e para trás, embora andem só para frente.
capture-spares-king = A pedra não pode capturar uma dama.
capture-king-short = A dama captura do mesmo modo, nas quatro direções: a peça inimiga tem de estar ao lado dela, na diagonal.
capture-king-flying = A dama captura de qualquer distância por uma diagonal livre: pula a primeira peça inimiga que encontra e pode parar em qualquer casa vazia atrás dela, até a peça seguinte. Duas peças uma atrás da outra não podem ser puladas.
capture-king-behind = A dama captura de qualquer distância por uma diagonal livre: pula a primeira peça inimiga que encontra e pousa na casa logo atrás dela. Duas peças uma atrás da outra não podem ser puladas.
capture-chain = Se, de onde parou, a mesma peça pode capturar de novo, ela continua, em qualquer direção que lhe seja permitida e pelas mesmas regras, até não poder capturar mais. Tudo isso é um só lance, e a casa de onde ela saiu conta como vazia.
capture-where-it-goes-on = Quando a dama tem várias casas de chegada e de algumas pode continuar a capturar, ela tem de escolher uma dessas.
capture-removed-after = As peças capturadas são retiradas juntas quando o lance acaba. Até lá, ficam no caminho: nenhuma pode ser pulada duas vezes, e uma peça já capturada pode interromper a sequência. Os jogadores chamam isso de golpe turco.
capture-removed-at-once = Cada peça capturada é retirada assim que é pulada. Ela não fica mais no caminho, e a dama pode dar meia-volta e passar de novo pela casa vazia.
capture-once = Nenhuma peça pode ser pulada duas vezes no mesmo lance.
capture-forced = Se você pode capturar, tem de capturar.
capture-optional = Você pode capturar ou fazer qualquer outro lance. A captura começada vai até o fim.
choice-free = Se você tem várias capturas, a escolha é livre, também quando uma sequência pode seguir por dois caminhos. A mais longa não é obrigatória.
choice-order = Se você tem várias capturas, decidem estas regras, nesta ordem:
choice-most-pieces = Capturar o maior número possível de peças. A dama conta como uma peça, igual à pedra.
choice-with-king = Capturar com uma dama, e não com uma pedra.
choice-most-kings = Capturar o maior número possível de damas.
choice-kings-earliest = Comparar as capturas peça por peça, na ordem em que são feitas: onde diferem pela primeira vez, joga-se a que captura ali uma dama.
choice-rest = O que ainda for igual, você escolhe.

## Sentences: crowning

crown-ends-move = A pedra que termina o lance na linha mais distante vira dama e anda como dama a partir da vez seguinte.
crown-mid-ends = A pedra que chega à linha mais distante com uma captura é coroada ali e o lance acaba, mesmo que a nova dama pudesse capturar mais.
crown-mid-goes-on = A pedra que chega à linha mais distante no meio de uma captura é coroada na hora e continua a capturar como dama, se puder.
crown-mid-passes = A pedra que chega à linha mais distante no meio de uma captura e pode continuar a capturar tem de continuar, como pedra. Ela só é coroada se o lance terminar nessa linha.

## Sentences: winning and draws

win-how = Você vence quando o outro lado não tem mais peças, ou não tem nenhum lance legal quando é a vez dele.
draws-are = A partida empata, sem que ninguém precise pedir:
draw-repetition =
    { $times ->
        [one] quando a mesma posição, com a vez do mesmo lado, aparece { $times } vez
       *[other] quando a mesma posição, com a vez do mesmo lado, aparece { $times } vezes
    }
draw-no-progress =
    { $moves ->
        [one] após { $moves } lance de cada lado sem captura e sem coroação
       *[other] após { $moves } lances de cada lado sem captura e sem coroação
    }
draw-kings-only =
    { $moves ->
        [one] após { $moves } lance de cada lado sem captura e sem movimento de pedra
       *[other] após { $moves } lances de cada lado sem captura e sem movimento de pedra
    }
draw-lone-king =
    { $least ->
        [1] { $moves ->
            [one] quando uma dama sozinha resistiu por { $moves } lance de cada lado contra um lado com 1 a { $most } peças, pelo menos uma delas dama
           *[other] quando uma dama sozinha resistiu por { $moves } lances de cada lado contra um lado com 1 a { $most } peças, pelo menos uma delas dama
        }
       *[other] { $moves ->
            [one] quando uma dama sozinha resistiu por { $moves } lance de cada lado contra { $most } peças, pelo menos uma delas dama
           *[other] quando uma dama sozinha resistiu por { $moves } lances de cada lado contra { $most } peças, pelo menos uma delas dama
        }
    }
draw-many-kings =
    { $moves ->
        [one] quando uma dama sozinha resistiu por { $moves } lance de cada lado contra { $kings } damas ou mais
       *[other] quando uma dama sozinha resistiu por { $moves } lances de cada lado contra { $kings } damas ou mais
    }
draw-main-road =
    { $moves ->
        [one] quando uma dama sozinha ficou na grande diagonal, a que vai de canto a canto, por { $moves } lance de cada lado contra { $pieces } peças
       *[other] quando uma dama sozinha ficou na grande diagonal, a que vai de canto a canto, por { $moves } lances de cada lado contra { $pieces } peças
    }
draw-same-material =
    { $moves ->
        [one] com damas dos dois lados e de { $least } a { $most } peças no tabuleiro, após { $moves } lance de cada lado sem captura e sem coroação
       *[other] com damas dos dois lados e de { $least } a { $most } peças no tabuleiro, após { $moves } lances de cada lado sem captura e sem coroação
    }
draws-no-repetition = Repetir a posição, por si só, não empata.
federation-same = Os torneios usam as mesmas condições.
federation-are = Os torneios contam de outro jeito. Neles a partida empata:

## Sentences: comparison

rule-board = Tabuleiro e pedras
rule-first = Aqui começam
rule-federation-first = Nos torneios começam
rule-man-captures = Captura das pedras
rule-man-takes-king = A pedra pode capturar uma dama?
rule-king = Damas
rule-removal = As peças capturadas saem
rule-crowning = Pedra que chega à última linha no meio da captura
rule-obligation = Capturar
rule-choice = Qual captura
rule-draws = Empates
value-board = { $size }×{ $size }, { $men } por lado
value-black = Pretas
value-white = Brancas
value-man-takes-king = Sim
value-removed-after = Quando o lance acaba
value-no-difference = Tanto faz: as damas são curtas
value-crown-ends = É coroada, e o lance acaba
value-crown-passes = Segue como pedra
value-forced = Obrigatório
value-draw-repetition =
    { $times ->
        [one] Posição { $times } vez
       *[other] Posição { $times } vezes
    }
value-draw-no-progress =
    { $moves ->
        [one] { $moves } lance por lado sem captura nem coroação
       *[other] { $moves } lances por lado sem captura nem coroação
    }
value-draw-kings-only =
    { $moves ->
        [one] { $moves } lance por lado sem captura nem movimento de pedra
       *[other] { $moves } lances por lado sem captura nem movimento de pedra
    }
value-draw-many-kings =
    { $moves ->
        [one] { $kings } damas contra uma, { $moves } lance por lado
       *[other] { $kings } damas contra uma, { $moves } lances por lado
    }
value-draw-main-road =
    { $moves ->
        [one] Dama sozinha na grande diagonal, { $moves } lance por lado
       *[other] Dama sozinha na grande diagonal, { $moves } lances por lado
    }
value-draw-same-material =
    { $moves ->
        [one] De { $least } a { $most } peças, { $moves } lance por lado
       *[other] De { $least } a { $most } peças, { $moves } lances por lado
    }
value-draw-lone-king =
    { $moves ->
        [one] Dama sozinha, { $moves } lance por lado
       *[other] Dama sozinha, { $moves } lances por lado
    }

## Questions everyone asks

ask-must = Sou obrigado a capturar?
answer-must-forced = Sim. Sempre que uma das suas peças pode capturar, é preciso fazer uma captura. A página marca as peças que podem.
answer-must-optional = Não. Com esta regra da casa você sempre pode fazer, em vez disso, um lance sem captura. Só a captura que você começou tem de ir até o fim.
ask-which = Qual captura devo escolher?
answer-which-free = A que você quiser. Uma captura curta vale tanto quanto uma longa, mas a que você começar tem de ir até o fim.
ask-back = A pedra pode capturar para trás?
answer-back-no = Não. A pedra anda e captura só para frente. As damas vão nos dois sentidos.
answer-back-yes = Sim. A pedra anda só para frente, mas captura nas quatro direções.
ask-last-row = E se a minha pedra chegar à última linha durante uma captura?
ask-king = Até onde vai a dama?
answer-king-short = Uma casa, em qualquer das quatro direções diagonais. Ela só captura o que está ao lado.
answer-king-flying = Até onde a diagonal estiver livre. Ela também captura a qualquer distância e escolhe onde parar atrás da peça capturada.
answer-king-behind = Até onde a diagonal estiver livre. Ela também captura a qualquer distância, mas sempre pousa logo atrás da peça capturada.
ask-draw = Quando é empate?
ask-sure = Quão seguras são estas regras?

## American

american-title = Regras das damas americanas (checkers, damas inglesas)
american-description = Como jogar damas americanas, também chamadas damas inglesas ou checkers: posição inicial, lances, captura obrigatória, damas, empates, dicas e respostas, com diagramas para jogar.
american-intro = O jogo na sua forma mais simples, e ainda assim profundo. As pedras vão para frente, a dama dá um passo em qualquer direção, e a captura é obrigatória, mas a escolha é sua. Com tão pouca força no tabuleiro, um só tempo pode decidir, e as boas partidas se ganham por um triz. São as damas dos Estados Unidos, da Grã-Bretanha, da Irlanda e de boa parte do mundo de língua inglesa.
american-names = Damas inglesas, checkers, English draughts; na Grã-Bretanha, simplesmente draughts.
american-tip-1 = Deixe duas pedras em casa
    .text = Na sua primeira linha, guarde uma pedra sim e outra não, enquanto puder. Duas pedras com uma casa entre elas dificultam que uma pedra inimiga sozinha passe e seja coroada.
american-tip-2 = Vá para o meio
    .text = Uma pedra no centro tem dois caminhos e ajuda as vizinhas. Na borda ela tem um só, e pode ser presa ali.
american-tip-3 = Leia cada captura que você permite
    .text = A captura é obrigatória, então uma pedra entregue leva a peça inimiga para onde você quer. Antes de cada lance pergunte o que o adversário terá de tomar e o que você poderá tomar depois.
american-tip-4 = Troque quando estiver na frente
    .text = Trocar pedra por pedra aumenta a vantagem. Cinco contra quatro é uma luta; dois contra um costuma ser vitória.
american-tip-5 = Conte quem fica sem lances
    .text = Quando as pedras se bloqueiam, cede quem tem de jogar. Uma troca muda de quem é a vez no momento crítico: use-a quando a conta estiver contra você.
american-tip-6 = Ponha a dama de volta ao trabalho
    .text = A dama é forte porque ataca as pedras por trás, onde elas não podem golpear. Mas é lenta: um passo por vez. Não a deixe na borda distante.
american-ask-1 = Existe o sopro?
    .answer = Não mais. Antes, quem deixava passar uma captura perdia a peça que devia fazê-la. Hoje a captura simplesmente tem de ser feita, e esta página não aceita outro lance.
american-ask-2 = Por que as pretas começam?
    .answer = É a tradição deste jogo, aqui e nos torneios: o lado mais escuro joga primeiro.
american-ask-3 = As damas americanas foram resolvidas?
    .answer = A partir da posição inicial, sim: em 2007 uma prova por computador mostrou que, com jogo perfeito dos dois lados, dá empate. Ninguém joga perfeitamente, e por isso continua a ser um jogo.
american-sure = Os lances coincidem com as contagens publicadas até a última posição. A regra de empate jogada aqui é a contagem simples acima; as condições de torneio seguem descrições que concordam entre si.

## Russian

russian-title = Regras das damas russas (shashki)
russian-description = Como jogar damas russas, ou shashki: pedras que capturam para trás, damas voadoras, coroação no meio da captura, empates, dicas e respostas, com diagramas para jogar.
russian-intro = O mesmo tabuleiro e as mesmas pedras das damas americanas, e um jogo bem mais vivo. As pedras capturam para trás, as damas cruzam o tabuleiro voando, e a pedra coroada no meio de uma captura segue voando na mesma hora. As combinações surgem do nada, e a partida vira num só lance. São as damas da Rússia e de seus vizinhos, e de clubes muito além.
russian-names = Shashki, damas russas, Russian draughts.
russian-tip-1 = Cuidado com as costas
    .text = O que nas damas americanas está seguro aqui pode ser tomado por trás. Antes de cada lance, olhe as capturas para trás dos dois lados.
russian-tip-2 = Detenha a primeira dama
    .text = Uma dama voadora vale várias pedras, sobretudo no começo. Dar uma pedra, até duas, para impedir que o adversário chegue à última linha costuma sair barato.
russian-tip-3 = Tome a grande diagonal
    .text = A grande diagonal, de canto a canto, é o melhor lugar para uma dama. Dali ela alcança quase todo o tabuleiro, e uma dama sozinha nela é muito difícil de pegar.
russian-tip-4 = Escolha pela posição
    .text = Você pode fazer a captura curta mesmo havendo outra mais longa. Muitas vezes a que mantém suas pedras juntas é melhor que a que mais toma.
russian-tip-5 = Que as capturadas o detenham
    .text = As peças capturadas ficam até o lance acabar e fecham o caminho. Monte posições em que a captura longa do adversário tenha de acabar ao lado das suas pedras.
russian-tip-6 = Não deixe buracos
    .text = Toda casa vazia atrás de uma pedra é uma casa de chegada, pelos dois lados. Pedras encostadas se protegem.
russian-ask-1 = A minha pedra foi coroada no meio da captura. Posso parar ali?
    .answer = Só se a nova dama não puder continuar a capturar. Se puder, a partir de qualquer casa em que ela possa parar, tem de continuar.
russian-ask-2 = Tenho de capturar o maior número de peças?
    .answer = Não, e essa é a grande diferença para as damas brasileiras e internacionais. Vale qualquer captura.
russian-ask-3 = Três damas contra uma é vitória?
    .answer = Em geral, sim, se a dama sozinha não estiver na grande diagonal. Os torneios dão ao lado mais forte quinze lances para isso; nesta mesa só a contagem acima encerra a partida.
russian-sure = Os lances coincidem com as contagens publicadas até a última posição. Os empates de torneio seguem as regras da seção de 64 casas da federação mundial.

## Brazilian

brazilian-title = Regras das damas brasileiras (jogo de damas)
brazilian-description = Como jogar damas brasileiras: regras internacionais de captura no tabuleiro 8×8, lei da maioria, damas voadoras, empates, dicas e respostas, com diagramas para jogar.
brazilian-intro = As regras internacionais no tabuleiro pequeno. As pedras capturam para trás, as damas voam, e a maior captura é obrigatória: é a lei da maioria. Isso torna o jogo afiado e calculável: se você vê o que o adversário tem de tomar, vê onde as peças dele vão ficar. São as damas do Brasil, e um bom passo dos jogos 8×8 para o tabuleiro grande.
brazilian-names = Damas, jogo de damas, damas de 64 casas; em inglês, Brazilian draughts.
brazilian-tip-1 = Conte a captura mais longa
    .text = Antes de jogar, conte a captura mais longa que cada lado teria. O adversário não tem escolha, então a resposta dele é previsível. A sua também.
brazilian-tip-2 = Entregue para conduzir
    .text = Ofereça uma ou duas peças para que a captura mais longa leve as pedras do adversário aonde você quer, e tome mais de volta.
brazilian-tip-3 = Não há saída curta
    .text = Você não escapa com uma captura pequena enquanto houver uma maior em qualquer parte do tabuleiro. Ela tem de ser feita, mesmo que caia numa armadilha.
brazilian-tip-4 = Cuide da retaguarda
    .text = As pedras capturam para trás. Um grupo com buracos por trás é uma escada para o inimigo.
brazilian-tip-5 = Guarde a última linha
    .text = Num tabuleiro aberto, as damas golpeiam de longe. Mantenha pedras na sua primeira linha enquanto durar o meio-jogo.
brazilian-tip-6 = Não conte com a coroação de passagem
    .text = A pedra que toca a última linha e tem de continuar a capturar continua pedra. Veja onde a captura acaba antes de contar com uma nova dama.
brazilian-ask-1 = Dama vale mais do que pedra?
    .answer = Não. Para a lei da maioria, a dama conta como uma peça. Duas pedras vêm antes de uma dama.
brazilian-ask-2 = Tenho duas capturas de igual número. Qual faço?
    .answer = Qualquer uma. Com pedra ou com dama, tomando pedras ou damas: só o número conta.
brazilian-ask-3 = Qual a diferença para as damas russas?
    .answer = Duas regras. Aqui a maior captura é obrigatória; lá vale qualquer uma. Aqui a pedra que passa pela última linha numa captura continua pedra; lá ela é coroada e segue voando.
brazilian-sure = Os lances coincidem com as contagens publicadas até a última posição. Os empates de torneio seguem as regras da seção de 64 casas da federação mundial.

## Spanish

spanish-title = Regras das damas espanholas
spanish-description = Como jogar damas espanholas: damas voadoras, pedras que capturam só para frente, mais peças e depois mais damas, empates, dicas e respostas, com diagramas para jogar.
spanish-intro = Uma das formas mais antigas do jogo: livros espanhóis a descreviam no século XVI. As pedras vão só para frente, como nas damas americanas, mas as damas voam. A maior captura é obrigatória e, entre as iguais, a que leva mais damas. A primeira dama costuma decidir, então a luta é pela última linha. Joga-se na Espanha e em partes da América Latina e do norte da África.
spanish-names = Damas espanholas, em espanhol damas ou damas clásicas; em inglês, Spanish draughts.
spanish-tip-1 = A primeira dama manda
    .text = As pedras não golpeiam para trás, então uma dama voadora atrás delas trabalha sem pressa. Corra para coroar, e conte a corrida antes de começá-la.
spanish-tip-2 = Quem passou está a salvo
    .text = Uma pedra nunca é capturada por trás por outra pedra. Quando as suas já passaram pelas do adversário, só as damas dele podem incomodá-las.
spanish-tip-3 = Ponha isca para a dama
    .text = A maior captura é obrigatória, também para as damas. Entregue pedras de modo que a dama dele tenha de parar onde você a captura.
spanish-tip-4 = Lembre-se da lei da qualidade
    .text = Entre capturas de mesmo número, é preciso fazer a que leva mais damas. Ofereça uma dama, e a captura do adversário será a que você escolheu.
spanish-tip-5 = Fique na grande diagonal
    .text = Uma dama na grande diagonal, de canto a canto, vigia o tabuleiro inteiro e ali é difícil de prender.
spanish-tip-6 = Não deixe cedo a primeira linha
    .text = Cada pedra que sai dela abre uma porta. Guarde duas ou três em casa até o centro se definir.
spanish-ask-1 = A qualidade vem antes do número?
    .answer = Não. Primeiro conta o número de peças. Só capturas de mesmo número são comparadas pelas damas que levam.
spanish-ask-2 = A dama tem de capturar se puder?
    .answer = Não. Não importa quem captura, só quantas peças e quantas damas são capturadas.
spanish-ask-3 = Por que o tabuleiro aparece girado nos diagramas espanhóis?
    .answer = Por tradição, lá a grande diagonal escura sai do canto inferior direito. Aqui todos os tabuleiros pequenos ficam do mesmo jeito; os lances são os mesmos num espelho.
spanish-sure = Os lances coincidem com as contagens publicadas até a última posição. Não encontramos um texto firme da federação sobre os empates: para os torneios aplicamos a terceira repetição e a contagem acima.

## Italian

italian-title = Regras das damas italianas
italian-description = Como jogar damas italianas: damas curtas que as pedras não podem capturar, ordem rígida das capturas, empates, dicas e respostas, com diagramas para jogar.
italian-intro = O mais ordenado dos jogos de damas. A dama dá um passo, as pedras não podem capturar damas e, quando há várias capturas possíveis, uma ordem rígida diz qual se faz. Sobra tão pouco ao acaso que os fortes calculam muitos lances à frente por linhas forçadas. É o jogo nacional da Itália, com federação própria.
italian-names = Dama, dama italiana, Italian draughts.
italian-tip-1 = A dama não teme as pedras
    .text = Só damas capturam damas. A sua primeira dama pode andar entre as pedras do adversário e ir tomando uma a uma: chegar antes vale em dobro.
italian-tip-2 = Use a ordem das capturas
    .text = O adversário não pode escolher. Ofereça duas capturas, e a ordem escolhe a que você preparou: a maior, a de uma dama, a que leva damas.
italian-tip-3 = Afaste a dama dele
    .text = Entre capturas iguais, tem de ser feita a da dama. Uma pedra oferecida à dama dele pode tirá-la de uma casa-chave.
italian-tip-4 = Guarde a primeira linha
    .text = As pedras não podem nada contra uma dama. Cada coroação inimiga custa mais do que em outros jogos, então as pedras de trás ficam mais tempo em casa.
italian-tip-5 = Traga as damas aos pares
    .text = Só uma dama expulsa outra. Contra uma dama inimiga, você precisa de duas suas para encurralá-la.
italian-tip-6 = Conte até o fim da sequência
    .text = Capturas de três e de quatro são comuns, e a maior é obrigatória. Siga a sequência até a última casa antes de oferecê-la.
italian-ask-1 = Qual é a ordem completa das capturas?
    .answer = Primeiro, o maior número de peças; depois, a captura feita com uma dama; depois, a que leva mais damas; depois, a que encontra damas mais cedo, comparando peça por peça. O que ainda for igual é livre.
italian-ask-2 = A minha pedra pode capturar uma dama se não houver outra coisa?
    .answer = Nunca. Se essa for a única peça inimiga ao alcance, não há captura, e você faz outro lance.
italian-ask-3 = As damas voam?
    .answer = Não. Elas dão um passo, para frente ou para trás, e só capturam o que está ao lado.
italian-sure = Os lances coincidem com as contagens publicadas até a última posição; a ordem das capturas segue os artigos da federação italiana. Os empates de torneio seguem descrições que concordam entre si.

## Czech

czech-title = Regras das damas tchecas
czech-description = Como jogar damas tchecas: damas voadoras, pedras que andam só para frente, a obrigação da dama de capturar, empates, dicas e respostas, com diagramas para jogar.
czech-intro = Simples e rápidas, com uma regra só delas. As pedras vão só para frente, as damas voam, e você pode escolher a captura; mas, se uma dama pode capturar, é uma dama que tem de capturar. É o que a maioria das pessoas aprende em criança na República Tcheca e na Eslováquia.
czech-names = Dáma, česká dáma, Czech draughts.
czech-tip-1 = Leve a dama pelo nariz
    .text = A dama que pode capturar deve capturar, e nenhuma pedra pode fazer isso no lugar dela. Ofereça uma pedra, e a dama dele vai para onde você quer.
czech-tip-2 = Duas ofertas ao mesmo tempo
    .text = Se a dama dele tem de capturar, as pedras dele não podem. Dê comida à dama para livrar as suas pedras da captura por outra peça.
czech-tip-3 = Coroe primeiro
    .text = As damas voam, e as pedras não golpeiam para trás. O lado que coroa antes costuma logo ganhar peças.
czech-tip-4 = Faça a captura pequena
    .text = Entre capturas do mesmo tipo de peça, você pode escolher. Faça a que deixa você sem buracos.
czech-tip-5 = Dama perto das pedras inimigas é risco
    .text = A sua dama também tem de capturar quando pode. Deixe-a onde nenhum presente a puxe para uma armadilha.
czech-tip-6 = Segure a primeira linha
    .text = Com pedras em uma casa sim e outra não da sua primeira linha, uma pedra inimiga mal consegue passar.
czech-ask-1 = A minha dama pode capturar uma peça, a minha pedra, duas. Qual das duas captura?
    .answer = A dama. Sempre que uma dama pode capturar, uma das suas damas tem de capturar, por mais que uma pedra pudesse levar.
czech-ask-2 = E se duas damas podem capturar?
    .answer = Escolha qualquer uma delas, e qualquer uma das capturas dela. A maior não é obrigatória.
czech-ask-3 = A pedra pode capturar uma dama?
    .answer = Sim, se a dama estiver bem à frente dela, na diagonal, com uma casa vazia atrás.
czech-sure = Os lances coincidem com as contagens publicadas até a última posição. Não encontramos um texto firme da federação sobre os empates: para os torneios aplicamos a terceira repetição e a contagem acima.

## International

international-title = Regras das damas internacionais (10×10)
international-description = Como jogar damas internacionais no tabuleiro 10×10, ou de 100 casas: pedras que capturam para trás, damas voadoras, lei da maioria, quatro tipos de empate, dicas e respostas, com diagramas para jogar.
international-intro = O jogo dos campeonatos mundiais. Cem casas, vinte pedras por lado, pedras que capturam para trás, damas que voam e a maior captura obrigatória. Cresceu na Holanda e na França no século XVIII e hoje se joga da África Ocidental à Sibéria, sob a federação mundial, a FMJD. Nenhum outro jogo desta página é tão profundo.
international-names = Damas polonesas, damas de 100 casas, damas 10×10, International draughts.
international-tip-1 = Conte a captura mais longa
    .text = Quase toda combinação se apoia na lei da maioria. Conte a captura mais longa de cada lado antes de cada lance.
international-tip-2 = Mantenha-se compacto
    .text = Pedras em ordem fechada se protegem. Uma pedra solta é um alvo, e um buraco na formação, uma casa de chegada.
international-tip-3 = Lute pelo centro
    .text = As pedras centrais se apoiam, têm dois caminhos e prendem o adversário nas bordas.
international-tip-4 = Não tenha pressa de trocar
    .text = Com vinte pedras por lado, quem fica primeiro sem lances seguros tem de entregar pedras. Guarde lances de reserva.
international-tip-5 = Cuide da linha de coroação
    .text = Uma dama na grande diagonal vale umas três pedras. Deixe algumas pedras na primeira linha até o centro se decidir.
international-tip-6 = Vença antes da última dama
    .text = Uma dama contra três peças muitas vezes empata pela contagem. Aproveite a vantagem enquanto há pedras no tabuleiro.
international-ask-1 = Por que as casas têm números?
    .answer = Os lances se escrevem com números: as casas escuras de 1 a 50, começando pela linha de cima vista do lado das brancas. 32-28 quer dizer da casa 32 para a casa 28.
international-ask-2 = A dama conta mais na lei da maioria?
    .answer = Não. A dama conta como uma peça. Entre capturas iguais, a escolha é sua, com pedra ou com dama.
international-ask-3 = A captura opcional é oferecida neste tabuleiro?
    .answer = Não. A regra da casa é só para os tabuleiros pequenos: sem a lei da maioria, o tabuleiro grande perde a graça.
international-sure = Os lances coincidem com as contagens publicadas até a última posição, e os empates, com o anexo das regras da federação mundial.

## Thai

thai-title = Regras das damas tailandesas (makhos)
thai-description = Como jogar damas tailandesas, ou makhos: oito pedras por lado, damas voadoras que pousam logo atrás da peça capturada, livre escolha da captura, empates, dicas e respostas, com diagramas para jogar.
thai-intro = Oito pedras por lado num tabuleiro meio vazio: um jogo de escaramuças que acaba em minutos e se joga em toda a Tailândia, muitas vezes com tampinhas de garrafa num tabuleiro pintado. As pedras vão só para frente. As damas voam, capturam uma peça de cada vez e pousam logo atrás dela; e, como as capturadas saem na hora, uma dama pode dar meia-volta e voltar direto.
thai-names = Makhos, mak-hot (หมากฮอส); em inglês, Thai checkers.
thai-tip-1 = Cada pedra conta
    .text = De oito pedras, uma é a oitava parte do seu exército. Não dê nenhuma se não vir como recuperá-la.
thai-tip-2 = Corra para coroar
    .text = Quatro linhas vazias separam os lados, e há espaço para escapulir. Conte os passos da pedra mais rápida de cada um.
thai-tip-3 = Deixe uma guarda em casa
    .text = Uma ou duas pedras na primeira linha dificultam o último passo do inimigo. Esvazie a linha só em troca de uma coroação sua e segura.
thai-tip-4 = Ocupe a casa de trás
    .text = A dama tem de parar na casa logo atrás do que captura. Ponha uma pedra nessa casa, e a sua peça fica a salvo desse lado.
thai-tip-5 = Não se alinhe com buracos
    .text = As capturadas saem na hora, então uma dama pode varrer num sentido e voltar. Pedras numa diagonal com buracos entre elas são um banquete.
thai-tip-6 = Use a borda
    .text = Uma peça na borda não pode ser pulada. No final, as pedras da borda resistem enquanto a sua dama trabalha.
thai-ask-1 = A dama pode parar mais longe depois de capturar?
    .answer = Não. Ela pode voar até a vítima de qualquer distância, mas pousa na casa logo atrás dela. Se essa casa estiver ocupada, não há captura.
thai-ask-2 = Tenho de fazer a sequência mais longa?
    .answer = Não. Você tem de capturar e terminar a sequência que começou, mas qual sequência é escolha sua.
thai-ask-3 = A minha nova dama poderia capturar de novo na hora. Ela pode?
    .answer = Não no mesmo lance. A coroação encerra a vez.
thai-sure = Os lances coincidem com as contagens de programas independentes até a última posição. Não há um texto firme de torneio: os mesmos empates valem aqui e nos torneios, e ninguém precisa pedi-los.

## Optional capture

optional-title = Captura opcional: a regra da casa
optional-description = Damas sem captura obrigatória: o que a regra da casa muda em cada jogo, com diagramas para jogar.
optional-intro = Muitas famílias jogam sem captura obrigatória: você pode tomar, ou deixar e fazer um lance sem captura. Aqui ela é oferecida para todos os jogos do tabuleiro pequeno. Todo o resto fica igual: como as peças andam, o que pode ser capturado, como se coroa. E a captura começada vai até o fim.
optional-in-american = Americanas: a captura é um tipo de lance entre outros. Somem as armadilhas de captura forçada; decidem o bloqueio e os tempos.
optional-in-russian = Russas: as damas continuam voando, e as pedras continuam capturando para trás. Você escolhe quando, e pode esperar até valer a pena.
optional-in-brazilian = Brasileiras: você pode deixar passar uma captura. Se capturar, a maior vem primeiro.
optional-in-spanish = Espanholas: você pode deixar passar uma captura. Se capturar, decidem o número e depois as damas.
optional-in-italian = Italianas: você pode deixar passar uma captura. Se capturar, vale a ordem rígida.
optional-in-czech = Tchecas: você pode deixar passar uma captura. Se capturar e uma dama puder, é uma dama que tem de capturar.
optional-in-thai = Tailandesas: você pode deixar passar uma captura. Se capturar, a sequência vai até o fim, e vale qualquer sequência.
optional-tip-1 = A ameaça fica
    .text = A peça que o adversário não tomou agora pode ser tomada na vez seguinte. Conte as ameaças dos dois lados, não só as capturas.
optional-tip-2 = O presente tem de tentar
    .text = Você não pode arrastar uma peça com um presente. Dê algo só se aceitar for ruim para o adversário e recusar não for melhor.
optional-tip-3 = Proteja o que você deixa
    .text = Ao deixar passar uma captura, veja o que a peça dele pode fazer depois.
optional-tip-4 = As damas ficam mais seguras
    .text = Já não se pode tirar uma dama da sua diagonal. Uma vez coroada, ela continua forte.
optional-tip-5 = Bloqueie para vencer
    .text = Perde o lado que não tem lance legal. Onde a captura é livre, prender pedras ganha mais partidas.
optional-ask-1 = Perco uma peça se não capturar?
    .answer = Não. Em algumas famílias se joga com o sopro: a peça é retirada. Aqui deixar passar uma captura não custa nada.
optional-ask-2 = Posso parar no meio de uma captura?
    .answer = Não. Você pode deixar de fazer uma captura, mas a que começou vai até o fim.
optional-ask-3 = Por que não no tabuleiro 10×10?
    .answer = Lá a lei da maioria é o coração do jogo.
optional-sure = As capturas oferecidas são exatamente as do jogo em que a regra se aplica, encontradas pelo mesmo programa.
