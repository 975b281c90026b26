app-name = Dama
page-title = { $place } – Dama

## The rule sets

variant-american = Damas americanas
variant-russian = Damas russas
variant-brazilian = Damas brasileiras
variant-spanish = Damas espanholas
variant-italian = Damas italianas
variant-czech = Damas tchecas
variant-international = Damas internacionais
variant-thai = Damas tailandesas
optional-capture = Captura opcional
optional-capture-note = Regra da casa: você pode deixar passar uma captura e fazer outro lance. A captura começada vai até o fim.

## Sides and pieces

side-black = Pretas
side-white = Brancas
piece =
    { $rank ->
        [king] { $side ->
            [black] dama preta
           *[white] dama branca
        }
       *[man] { $side ->
            [black] pedra preta
           *[white] pedra branca
        }
    }

## Whose turn

your-turn = Sua vez
side-to-move = Vez das { $side }
thinking = O computador está pensando…
capture-goes-on = Continue capturando
choose-way = Mais de uma captura termina ali. Qual delas?
confirm-move = Jogar este lance?
confirm-yes = Jogar
confirm-no = Devolver
paused = Em pausa
looking-back = Após o lance { $move }
looking-at-start = O início
pass-to = Passe o aparelho para as { $side }
pass-done = Mostrar o tabuleiro

## The players

player-you = Você
player-computer = Computador, nível { $level }
player-plays =
    { $side ->
        [black] (pretas)
       *[white] (brancas)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] Nenhuma captura ainda
            [one] Capturou { $kings } dama
           *[other] Capturou { $kings } damas
        }
        [one] { $kings ->
            [0] Capturou { $men } pedra
            [one] Capturou { $men } pedra e { $kings } dama
           *[other] Capturou { $men } pedra e { $kings } damas
        }
       *[other] { $kings ->
            [0] Capturou { $men } pedras
            [one] Capturou { $men } pedras e { $kings } dama
           *[other] Capturou { $men } pedras e { $kings } damas
        }
    }

## Draw counts on their way

count-no-progress = { $count } de { $limit } sem captura nem coroação
count-kings-only = { $count } de { $limit } só com damas e sem captura
count-lone-king = { $count } de { $limit } contra uma dama sozinha
count-many-kings = { $count } de { $limit } com { $kings } damas ou mais contra uma sozinha
count-main-road = { $count } de { $limit } com a dama sozinha na grande diagonal
count-same-material = { $count } de { $limit } com damas dos dois lados, sem captura nem coroação
count-repetition =
    { $count ->
        [one] Esta posição apareceu uma vez; com { $limit }, é empate
       *[other] Esta posição apareceu { $count } vezes; com { $limit }, é empate
    }

## The result

you-won = Você venceu
computer-won = O computador venceu
side-won = { $side } vencem
drawn = Empate
reason-no-pieces = { $side } ficaram sem peças.
reason-no-moves = { $side } não têm como mover.
reason-resigned = { $side } abandonaram.
reason-you-resigned = Você abandonou.
reason-agreed = De comum acordo.
reason-time = { $side }: acabou o tempo.
reason-no-progress =
    { $limit ->
        [one] Um lance sem captura nem coroação.
       *[other] { $limit } lances sem captura nem coroação.
    }
reason-kings-only =
    { $limit ->
        [one] Um lance só com damas e sem captura.
       *[other] { $limit } lances só com damas e sem captura.
    }
reason-lone-king =
    { $limit ->
        [one] Um lance contra uma dama sozinha.
       *[other] { $limit } lances contra uma dama sozinha.
    }
reason-many-kings =
    { $limit ->
        [one] Um lance com { $kings } damas ou mais contra uma sozinha.
       *[other] { $limit } lances com { $kings } damas ou mais contra uma sozinha.
    }
reason-main-road =
    { $limit ->
        [one] A dama sozinha ficou na grande diagonal durante um lance.
       *[other] A dama sozinha ficou na grande diagonal durante { $limit } lances.
    }
reason-same-material =
    { $limit ->
        [one] Damas dos dois lados e um lance sem captura nem coroação.
       *[other] Damas dos dois lados e { $limit } lances sem captura nem coroação.
    }
reason-repetition =
    { $times ->
        [one] A mesma posição apareceu uma vez.
       *[other] A mesma posição apareceu { $times } vezes.
    }

## What is said

said-move = { $side }: de { $from } para { $to }.
said-capture =
    { $count ->
        [one] { $side }: de { $from } para { $to }, capturando uma peça.
       *[other] { $side }: de { $from } para { $to }, capturando { $count } peças.
    }
said-crowned = Virou dama.
said-picked = Peça de { $square } na mão. Pode ir para { $targets }.
said-hopped = Em { $square }. A captura continua para { $targets }.
said-put-back = De volta ao lugar.
said-undone = Lance desfeito.
said-redone = Lance refeito.
said-started = Nova partida: { $variant }.
said-hint-asked = Procurando um bom lance…
said-hint = Dica: de { $from } para { $to }.
said-hint-piece = Dica: a peça em { $square }. Peça de novo para ver o lance.

## Why not

refused-over = A partida acabou.
refused-turn = É a vez do computador.
refused-looking = Você está olhando para trás. Volte à partida para jogar.
refused-nothing = Escolha primeiro uma das suas peças.
refused-not-yours = Essa peça não é sua.
refused-blocked = Esta peça não tem para onde ir.
refused-must-capture =
    { $count ->
        [one] É preciso capturar, com a peça de { $squares }.
       *[other] É preciso capturar, com uma das peças de { $squares }.
    }
refused-not-there = Ela não pode ir para lá.
refused-unfinished = É preciso terminar a captura: siga para { $squares }.
why-more-pieces = Esta captura toma { $this } e outra toma { $best }: é preciso capturar o maior número.
why-with-king = Uma dama pode capturar: é preciso capturar com a dama.
why-more-kings = Damas tomadas por esta captura: { $this }; pela outra: { $best }. Em número igual, vem antes a que toma mais damas.
why-kings-earlier = Sendo o resto igual, vem antes a captura que encontra uma dama primeiro.
why-lands-where-it-goes-on = A captura continua: é preciso parar onde ela possa continuar.
why-lands-just-behind = Ela deve parar logo atrás da peça capturada.
why-already-captured = Essa peça já foi capturada. Fica no tabuleiro até o fim do lance e não pode ser pulada de novo.
why-crowning-ends = A pedra que chega à última linha é coroada, e o lance termina.
why-crowned-only-at-the-end = Ela passa pela última linha como pedra: só é coroada se o lance terminar ali.
why-men-move-forward = A pedra só anda para frente.
why-men-capture-forward = A pedra só captura para frente.
why-king-safe-from-men = A pedra não pode capturar uma dama.
why-man-steps-one = A pedra anda uma casa.
why-king-steps-one = A dama anda uma casa.
why-not-diagonal = As peças só andam na diagonal.
why-occupied = Essa casa está ocupada.
why-own-piece = Há uma peça sua no caminho.
why-two-in-line = Não se pode pular duas peças seguidas.
why-the-rule = Ver a regra
typed-label = Escreva um lance
typed-malformed = “{ $text }” não é um lance. Escreva assim: 22-17 ou c3:e5.
typed-ambiguous = Mais de uma captura se escreve assim: { $moves }. Escreva todas as casas.

## The board

board-label =
    { $side ->
        [black] Tabuleiro, pretas embaixo
       *[white] Tabuleiro, brancas embaixo
    }
square-empty = { $square }, vazia
square-piece = { $square }, { $piece }
square-can-move = pode mover
square-in-hand = na mão
square-can-land = pode ir para cá
square-waiting = capturada, sai quando o lance acabar
square-last-move = último lance
square-hinted = dica

## What can be done

undo = Desfazer
redo = Refazer
earlier = Anterior
later = Próximo
flip = Girar
hint = Dica
move-now = Jogue já
resign = Abandonar
new-game = Nova partida
rematch = Revanche
swap-sides = Trocar de lado
look-back = Rever
back-to-game = Voltar à partida
play-from-here = Continuar daqui
actions-label = Ações
resign-question = Abandonar esta partida?
resign-yes = Abandonar
resign-no = Continuar
offer-draw = Oferecer empate
draw-question = { $side } oferecem empate. O outro lado aceita?
draw-yes = Aceitar empate
draw-no = Continuar jogando
pause = Pausar
resume = Continuar

## The moves

moves = Lances
no-moves-yet = Nenhum lance ainda
moves-start = Início
move-label = Lance { $number }, { $side }: { $move }

## A new game

choose-variant = Escolha um jogo
choose-opponent = Contra
opponent-computer = O computador
opponent-person = Outra pessoa
choose-level = Nível
level-1 = Joga quase sem olhar. Uma criança pode vencer.
level-2 = Vê a captura à sua frente e pouco mais.
level-3 = Olha uma resposta adiante e erra com frequência.
level-4 = Joga por prazer e cai em armadilhas simples.
level-5 = Joga com sensatez; deixa escapar combinações longas.
level-6 = Castiga os erros; com cuidado, ainda dá para vencer.
level-7 = Um jogador de clube regular.
level-8 = Forte. Vê quase todas as combinações.
level-9 = Muito forte. Raramente falha.
level-10 = Tudo o que sabe: cerca de um segundo por lance.
choose-side = Seu lado
moves-first = { $side }, jogam primeiro
moves-second = { $side }, jogam depois
time-title = Relógio
time-none = Sem relógio
time-per-move = { $seconds } s por lance
time-fischer = { $minutes } min + { $seconds } s por lance
time-sand-glass = Ampulheta, { $minutes } min
time-own = Definir os tempos…
time-kind = Tempo
time-kind-move = Por lance
time-kind-game = Por partida
time-kind-sand-glass = Ampulheta
time-minutes = Minutos
time-seconds = Segundos
time-increment = Segundos somados por lance
time-wrong = { $field }: um número inteiro de { $least } a { $most }.
time-short = No mínimo { $seconds } s ao todo.
start-game = Começar a partida

## What makes a rule set what it is

fact-army =
    { $men ->
        [one] { $men } pedra por lado
       *[other] { $men } pedras por lado
    }
fact-board =
    { $men ->
        [one] Tabuleiro { $size }×{ $size }, { $men } pedra por lado
       *[other] Tabuleiro { $size }×{ $size }, { $men } pedras por lado
    }
fact-men-forward = Pedras capturam só para frente
fact-men-both-ways = Pedras capturam também para trás
fact-king-short = Damas curtas: uma casa
fact-king-flies = Damas voadoras
fact-king-lands-behind = Damas voadoras, mas pousam logo atrás do que capturam
fact-king-safe-from-men = Pedras não podem capturar damas
fact-free-choice = Vale qualquer captura
fact-most-pieces = A maior captura é obrigatória
fact-most-kings = A maior captura é obrigatória; depois, a que leva mais damas
fact-king-first = A dama que pode capturar deve capturar
fact-ladder = Uma ordem rígida decide entre as capturas
fact-goes-on-as-king = A pedra coroada no meio da captura segue como dama
fact-at-once = As peças capturadas saem na hora
fact-optional = Capturar é opcional

## Settings

settings = Ajustes
settings-language = Idioma
settings-appearance = Aparência
theme-system = Igual ao aparelho
theme-light = Claro
theme-dark = Escuro
settings-coordinates = Nas casas
coordinates-numbers = Números
coordinates-letters = Letras
coordinates-none = Nada
coordinates-own = Pela regra
settings-board = Tabuleiro
board-wood = Madeira
board-slate = Ardósia
board-green = Verde
board-paper = Papel
settings-pieces = Peças
pieces-turned = Torneadas
pieces-flat = Planas
pieces-ink = Tinta
settings-playing = Ao jogar
option-auto-play = Jogar sozinho o único lance possível
option-confirm = Perguntar antes de cada lance
option-turn-board = Virar o tabuleiro para quem joga
option-pass = Cobrir o tabuleiro ao passar o aparelho
option-evaluation = Mostrar o que o computador acha da posição
option-sound = Sons
option-vibration = Vibração
evaluation = Para o computador: { $score } para as brancas
close = Fechar
version = Versão { $version }, compilação { $build }
install = Instalar neste aparelho
install-by-hand = Para instalar: toque em Compartilhar e depois em “Adicionar à Tela de Início”.
report = Copiar para um relato
report-copied = Copiado: a partida, a versão e o navegador. Cole onde for relatar o problema.
report-by-hand = O navegador não permite copiar. Selecione e copie aqui.
backup = Salvo neste aparelho
aside-kept = Partidas salvas postas de lado porque não puderam ser lidas: { $count }. Elas também vão no arquivo.
aside-delete = Apagar essas partidas

## The rules

rules-link = Regras
rules-of = Regras: { $name }
rules-loading = Buscando as regras…
rules-missing = Não foi possível buscar as regras neste idioma. Elas virão assim que houver rede.
rules-try-again = Tentar de novo

## A versão no aparelho

offline-ready = Já dá para jogar sem internet.
update-ready = Há uma nova versão.
update-now = Atualizar
update-later = Depois
update-waits = Ela chega quando este lance terminar.

## What went wrong

trouble-blocked = Este navegador não deixa a página guardar nada. A partida será perdida quando você fechar a página.
trouble-full = Não há mais espaço neste aparelho para salvar a partida. Ela será perdida quando você fechar a página.
trouble-unreadable = Não foi possível ler a sua partida salva. Ela foi posta de lado, e há uma nova partida pronta.
trouble-newer = A sua partida salva é de uma versão mais nova. Ela foi posta de lado, e há uma nova partida pronta.
trouble-stuck = Esta versão não consegue ler a sua partida salva, e não há espaço para pô-la de lado. Ela fica como está, por isso a partida de agora não é salva.
elsewhere = A partida está sendo jogada em outra janela. Os lances aparecem aqui.
play-here = Jogar aqui
trouble-texts = Não foi possível buscar os textos deste idioma. Eles virão assim que houver rede.
trouble-place = O endereço aberto não leva a nada aqui. Este é o tabuleiro.
trouble-engine = O computador não responde.
ask-again = Pedir de novo
dismiss = OK

## The library and the profile

library = Biblioteca
library-loading = Carregando a biblioteca…
library-missing = Não foi possível carregar a biblioteca. Ela será carregada assim que houver rede.
share = Compartilhar a partida
replay = Ver a partida
choose-profile = Joga-se
profile-table = Como nesta mesa
profile-federation = Pelas regras da federação
profile-table-note = Empates simples, um tabuleiro comum, e você pode começar.
profile-federation-note = Quem começa, tabuleiro, nomes das casas e empates como na federação.

## Uma partida com alguém em outro lugar

opponent-far = Alguém longe
far-friend = Seu adversário
far-turn = Vez de { $name }
far-won = Vitória de { $name }
far-asks =
    { $what ->
        [draw] { $name } oferece empate.
        [undo] { $name } pede para voltar o último lance.
        [pause] { $name } pede para parar ou retomar os relógios.
       *[rematch] { $name } quer outra partida, com os lados trocados.
    }
far-asked =
    { $what ->
        [draw] Você ofereceu empate.
        [undo] Você pediu para voltar seu último lance.
        [pause] Você pediu para parar ou retomar os relógios.
       *[rematch] Você pediu outra partida, com os lados trocados.
    }
far-declined = { $name } não aceitou.
far-yes = Aceitar
far-no = Recusar
far-send = Enviar o link
far-unsent = { $name } verá isso ao abrir seu link. Envie agora.
