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
import-unreadable = Este arquivo não pode ser lido ou passa de 64 MB.
position-which = Esta posição pode ser de várias damas. Escolha abaixo de quais e dê-a de novo.
position-bad = Isto não é uma posição dessas damas.
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
problem-comment = Um comentário não está fechado.
problem-results = O resultado é { $text }, embora a etiqueta diga { $more }.
refusal-other-game = Isto é { $text }, que aqui não se joga.
refusal-game-type = O GameType “{ $text }” não é conhecido.
refusal-start = O início “{ $text }” não é uma posição.
refusal-house-rule = As regras “{ $text }” não são conhecidas para estas damas.
refusal-not-pdn = “{ $text }” não é uma partida.

## Links

link-bad = Este link não pode ser aberto
link-none = Não é um link para uma partida ou posição. Talvez uma parte tenha sido cortada.
link-too-long = É mais longo que qualquer link do Dama.
link-damaged = Está danificado: faltam letras ou estão erradas. Copie-o de novo, inteiro.
link-newer = Foi feito por uma versão mais nova do Dama. Recarregue a página para tê-la.
link-nonsense = Está inteiro, mas o que diz não pode estar num tabuleiro.
share-title = Uma partida de damas
share-what = O que compartilhar
share-game = A partida inteira
share-position = Só a posição
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
save-pdn = Salvar como PDN
save-picture = Salvar a imagem
save-film = Salvar como página web
save-failed = O navegador não deixa salvar.
