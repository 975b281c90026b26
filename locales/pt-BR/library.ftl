## The library

library-empty = Ainda não há nada aqui. As partidas que você termina são guardadas sozinhas; as de outros você pode trazer.
library-blocked = Este navegador não deixa a página guardar uma biblioteca. As partidas terminadas esperam no aparelho enquanto houver espaço.
library-full = Não há mais espaço neste aparelho. O que está na biblioteca continua lá; nada mais foi acrescentado.
games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
moves-count =
    { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
search = Buscar nomes, torneios, datas
hunt = Posição (FEN) ou primeiros lances
hunt-turned = Também com as cores trocadas
quest-nothing = Isto não é posição nem lances. Uma posição se escreve W:W21-32:B1-12; lances, 1. 11-15 23-19.
quest-illegal = “{ $text }” não é permitido ali. Permitidos: { $more }.
quest-ambiguous = “{ $text }” pode ser qualquer um destes: { $more }.
any-variant = Todas as damas
any-result = Qualquer resultado
unfinished = Não terminou
order = Ordem
order-newest = Últimas acrescentadas primeiro
order-played = Últimas jogadas primeiro
order-players = Por nome
order-longest = Mais longas primeiro
more = Mostrar mais
rename = Renomear
name = Nome ou torneio
name-keep = Guardar
export-one = Salvar como PDN
export-all = Salvar estas como PDN
delete = Apagar
deleted = Apagada: { $name }
undelete = Desfazer
scores = Contra o computador
rule-set = Damas
won = Vitórias
drawn-games = Empates
lost = Derrotas

## Bringing games in

import = Trazer partidas
import-how = Cole PDN, uma posição (FEN) ou um link, ou o e-mail em que veio; escolha arquivos; ou solte-os aqui.
import-text = Partidas, uma posição ou um link
import-read = Ler
import-file = Escolher arquivos
import-assume = Se uma partida não diz que damas são
import-ask = Pergunte-me
import-stop = Parar
import-nothing = Não há partida nem posição neste texto.
import-empty = O campo está vazio. Cole partidas, uma posição ou um link.
import-unreadable = Este arquivo não pode ser lido ou passa de 64 MB.
position-which = Esta posição pode ser de várias damas. Escolha abaixo de quais e dê-a de novo.
position-bad = Isto não é uma posição. { $why }
position-elsewhere = { $name }: não é uma posição dessas damas. { $why } Seria de: { $names }.
report-none = Não havia nenhuma partida.
report-kept =
    { $count ->
        [one] { $count } partida acrescentada.
       *[other] { $count } partidas acrescentadas.
    }
report-doubles =
    { $count ->
        [one] { $count } já estava aqui.
       *[other] { $count } já estavam aqui.
    }
report-faulty =
    { $count ->
        [one] { $count } tem erros:
       *[other] { $count } têm erros:
    }
report-inferred =
    { $count ->
        [one] { $count } partida não diz que damas são; seus lances só são possíveis nestas: { $name }.
       *[other] { $count } partidas não dizem que damas são; seus lances só são possíveis nestas: { $name }.
    }
report-stopped = Parado antes do fim.
report-game = Partida { $number }, linha { $line }
report-ask-none = Não diz que damas são, e por nenhuma regra pode ser jogada inteira.
report-ask = Não diz que damas são. Poderiam ser: { $names }. Escolha acima e leia de novo.

## What is wrong with a game

at-move = Lance { $number }, { $side }: { $why }
problem-illegal = “{ $text }” não é legal. Legais: { $more }. Guardada até aqui.
problem-after-end = “{ $text }” vem depois do fim da partida.
problem-ambiguous = “{ $text }” pode ser qualquer um de { $more }. Guardada até aqui.
problem-stray = “{ $text }” não é um lance. Guardada até aqui.
problem-position = Uma posição só pode vir antes do primeiro lance. Guardada até aqui.
problem-too-deep = Variantes demais umas dentro das outras; esta ficou de fora.
problem-too-long = Mais lances do que se lê. Guardada até aqui.
problem-tag = “{ $text }” não é uma etiqueta; ficou de fora.
problem-tag-twice = A etiqueta { $text } aparece duas vezes; vale a primeira.
problem-result = “{ $text }” não é um resultado; ficou de fora. Um resultado é como 1‑0, 2‑0, 1/2‑1/2 ou *.
problem-comment = Um comentário não está fechado.
problem-results = O resultado é { $text }, embora a etiqueta diga { $more }.
refusal-other-game = Isto não se joga aqui: { $why }.
other-game =
    { $number ->
        [0] xadrez
        [1] xadrez chinês
        [23] damas pool
        [27] damas canadenses
        [28] damas portuguesas
        [30] damas turcas
        [40] damas frísias
        [41] spantsiretti
        [50] othello
       *[other] outro jogo
    }
refusal-game-type = O GameType “{ $text }” não é conhecido.
refusal-start = O início “{ $text }” não é uma posição. { $why }
refusal-house-rule = As regras “{ $text }” não são conhecidas para estas damas.
refusal-not-pdn = “{ $text }” não é uma partida.
fen-empty = Está vazia. Uma posição se escreve W:W21-32:B1-12.
fen-too-long = É mais longa que qualquer posição.
fen-turn = Onde deve estar de quem é a vez, W ou B, está “{ $text }”.
fen-list = “{ $text }” não é uma lista de peças: ela começa com W ou B, como W21,K30.
fen-side-twice = As peças de { $text } estão duas vezes; espera-se W uma vez e B uma vez.
fen-square = “{ $text }” não é uma casa deste tabuleiro. Casas: { $more }.
fen-no-square = “{ $text }” não é uma casa deste tabuleiro.
fen-range = “{ $text }” não é um intervalo de casas como 1-12.
fen-square-twice = A casa { $text } está duas vezes.
fen-uncrowned = A pedra em { $text } está na última linha; ali tem de ser dama: K{ $text }.
fen-no-piece = Não há nenhuma peça no tabuleiro.
fen-off-board = Há uma peça fora do tabuleiro.

## Links

link-bad = Este link não pode ser aberto
link-none = Não é um link para uma partida ou posição. Talvez uma parte tenha sido cortada.
link-too-long = É mais longo que qualquer link do Dama.
link-damaged = Está danificado: faltam letras ou estão erradas. Copie-o de novo, inteiro.
link-newer = Foi feito por uma versão mais nova do Dama. Recarregue a página para tê-la.
link-nonsense = Está inteiro, mas o que diz não pode estar num tabuleiro.
share-title = Uma partida de damas
share-what = O que compartilhar
share-less = Um link leva os lances, o resultado e os nomes. Comentários, variantes e o resto vão com PDN.
share-by-post = Para continuar esta partida, envie ao seu adversário o link dela. O que se compartilha abaixo é só para ver.
share-game = A partida inteira
share-position = Só a posição
share-names = Nomes que vão junto
share-link = O link
share-copy = Copiar o link
share-send = Enviar…
share-copied = Copiado. Quem abrir vê a partida e não perde nada seu.
share-by-hand = O navegador não deixa copiar. Está selecionado: copie à mão.
share-code = Para a câmera de outro aparelho
share-too-long = Esta partida é longa demais para um código. Copie o link.
share-nothing = Não há partida na mesa para compartilhar.

## Looking through a game

a-position = Uma posição
step-back = Um lance para trás
step-on = Um lance para a frente
step-end = Até o fim
run = Passar sozinha
pause = Pausar
keep = Guardar na biblioteca
kept = Está na biblioteca.
game-gone = Esta partida não está mais na biblioteca.
table-busy = A partida da mesa vai para a biblioteca, sem terminar. De lá você pode continuá-la.
table-stays = A partida da mesa não pôde ir para a biblioteca, então fica onde está.
save-as = Salvar como
save-png = Imagem (PNG)
save-picture = Imagem (SVG)
save-film = Página da web
save-failed = O navegador não deixa salvar.
find-title = Procurar na biblioteca
find-position = Partidas com esta posição
find-opening = Partidas que começam assim

## Everything in one file

backup-what = Um só arquivo guarda tudo: a partida da mesa, os ajustes e todas as partidas da biblioteca. Guarde-o em lugar seguro ou leve-o para outro aparelho.
backup-save = Salvar tudo em um arquivo
backup-read = Recuperar de um arquivo
backup-game = O arquivo tem uma partida: { $name }, lances: { $count }. Ela vem para a mesa; a que está lá vai para a biblioteca.
backup-games =
    { $count ->
        [one] Ele tem { $count } partida para a biblioteca. O que já está aqui não se repete.
       *[other] Ele tem { $count } partidas para a biblioteca. O que já está aqui não se repete.
    }
backup-unread = Tem uma partida que não pode ser lida. Ela é guardada à parte como está e não toma o lugar de outra.
backup-settings = Os ajustes passam a ser os do arquivo.
backup-yes = Recuperar
backup-no = Deixar como está
backup-done = Tudo o que estava no arquivo voltou.
backup-short = Falta o fim do arquivo: ele foi cortado. Partidas para a biblioteca que não estavam nele: { $count }.
backup-bad = Este não é um arquivo do Dama ou está danificado. Nada mudou.
backup-newer = Este arquivo é de uma versão mais nova do Dama. Nada mudou.

## Uma partida à distância

far-title = Uma partida à distância
far-how = Você joga aqui e a outra pessoa no aparelho dela. Sem conta e sem ninguém no meio.
far-name = Seu nome, como a outra pessoa vai ver
far-you-begin = Você joga com as { $side } e começa.
far-you-follow = Você joga com as { $side } e a outra pessoa começa.
far-by-post = Por correspondência, cada lance é um link. Você envia por mensagem ou e-mail; a outra pessoa abre, joga e devolve um link. Pode levar minutos ou dias.
post-begin = Começar por correspondência
# Within a sentence; where most sentences begin with it, as at their beginning.
post-friend = seu adversário
post-send = Envie este link para { $name }
post-how = Ele leva a partida inteira. Ao abrir, { $name } vê o que você fez e continua dali.
post-copied = Copiado. Agora cole numa mensagem.
post-nothing = Não há partida por correspondência na mesa.
post-to-board = Ao tabuleiro
post-invited = { $name } convida você para uma partida
post-invited-note = O lugar é de quem abrir este convite primeiro e devolver um link.
post-accept = Sentar e jogar
post-rematch = { $name } quer outra partida
post-taken = A partida com { $name }
post-older = Este link é mais antigo que sua partida
post-older-note = Sua partida já avançou desde então. Ela fica como está.
post-crossed = Vocês fizeram algo ao mesmo tempo
post-crossed-yours = Vale o que você fez. Envie seu link de novo para { $name } saber.
post-crossed-theirs = Vale o que { $name } fez; seu último passo foi desfeito.
post-claims = Este link diz que você fez algo que este aparelho não conhece
post-claims-note = Até o lance { $number } é a sua partida. Se você continuou em outro aparelho, aceite; se não, fique com a sua.
post-claims-take = Fui eu: aceitar
post-changed = Este link conta a partida de outro jeito
post-changed-note = No lance { $number } ele difere da partida neste aparelho. A sua fica como está; peça a { $name } o link certo.
post-seat-taken = Outra pessoa está neste lugar
post-seat-taken-note = Outra pessoa respondeu ao convite. Nada seu mudou.
post-other-terms = Este link não é da sua partida
post-other-terms-note = Tem o número da sua partida, mas outras regras ou outro início. Nada seu mudou.
post-forged = Está inteiro, mas no lance { $number } há algo que as regras não permitem. Alguém mexeu nele.
post-stranger = Uma partida entre { $names }
post-stranger-note = Não é nenhuma das partidas deste aparelho. Você pode ver.
post-look = Ver a partida
post-mine = Você é um dos dois? Continue neste aparelho como
post-games = Partidas por correspondência
post-put-away = Tirar da lista

## Uma partida ao vivo

live-title = Jogar ao vivo
live-how = Os dois navegadores conversam diretamente, sem servidor no meio. Cada um envia um link ao outro; depois os dois deixam a página aberta.
live-begin = Criar um convite
live-preparing = Um momento: o navegador está vendo por onde pode ser alcançado.
live-send = Envie este link e deixe esta página aberta
live-copied = Copiado. Envie e espere a resposta aqui.
live-answer = A resposta
live-answer-how = A outra pessoa devolve um link. Abra neste navegador ou cole aqui.
live-answer-bad = Esta não é a resposta a este convite.
live-connect = Conectar
live-goes-on = A partida começada continua de onde estava.
live-invited = { $name } convida você para jogar ao vivo
live-invited-nobody = Você foi convidado para jogar ao vivo
live-accept = Aceitar
live-reply = Devolva este link e deixe esta página aberta
live-waiting = Esperando a outra pessoa. A partida começa sozinha.
live-reaching = Conectando…
live-passed-on = Sua outra janela tem a resposta. Pode fechar esta.
live-nobody-waits = Nenhuma janela deste navegador espera esta resposta. Abra onde o convite foi criado ou cole lá.
live-no-browser = Este navegador não consegue se conectar a outro.
live-no-way = O navegador não encontrou uma rede por onde possa ser alcançado.
live-not-reached = Os dois aparelhos não se alcançaram. Na mesma rede costuma funcionar; entre redes diferentes, muitas vezes só com um servidor que você indicar abaixo.
live-lost = O andamento desta partida não está mais neste aparelho, e o outro lado contava com ele.
live-version = O outro lado tem outra versão do Dama. Recarreguem a página nos dois aparelhos.
live-once-more = Tentar de novo
live-by-post = Jogar por correspondência
live-servers = Servidores, para redes diferentes
live-servers-how = Sem servidor, só o aparelho da outra pessoa é contatado. Um servidor STUN diz ao navegador o endereço dele na internet; um TURN repassa tudo. Quem o mantém fica sabendo os dois endereços. Um por linha: stun:host ou turn:host nome senha.
live-servers-kept = Guardado. Vale a partir da próxima tentativa.
live-servers-bad = Isto não é um servidor desses: { $line }
live-open = Conectado
live-silent = Interrompido. Os relógios estão parados; continua sozinho quando a conexão voltar.
live-apart = Sem conexão. A partida está guardada.
live-left = A outra pessoa saiu. A partida está guardada.
live-cut = O que veio do outro lado não fazia sentido e a conexão foi cortada. A partida está guardada.
live-again = Convidar de novo
live-claim = Reivindicar a vitória
live-claimed = A outra pessoa não voltou e você encerrou a partida.
live-differ = Os dois tabuleiros diferem e a partida parou. Cada aparelho guarda o seu.
live-clocks = Os dois relógios diferem demais e a partida parou. Cada aparelho guarda o seu.
live-other-game = O outro lado está jogando outra partida.
live-say = Dizer algo
phrase-hello = Olá!
phrase-luck = Boa sorte!
phrase-good = Boa jogada!
phrase-oops = Opa!
phrase-wait = Um momento, por favor.
phrase-thanks = Obrigado!
phrase-game = Boa partida!
phrase-go = Preciso ir.
