app-name = Dama
page-title = { $place } — Dama

## The rule sets

variant-american = Английские шашки
variant-russian = Русские шашки
variant-brazilian = Бразильские шашки
variant-spanish = Испанские шашки
variant-italian = Итальянские шашки
variant-czech = Чешские шашки
variant-international = Международные шашки
variant-thai = Тайские шашки
optional-capture = Бить не обязательно
optional-capture-note = Домашнее правило: можно не бить и сделать тихий ход. Начатое взятие нужно довести до конца.

## Sides and pieces

side-black = Чёрные
side-white = Белые
piece =
    { $rank ->
        [king] { $side ->
            [black] чёрная дамка
           *[white] белая дамка
        }
       *[man] { $side ->
            [black] чёрная простая
           *[white] белая простая
        }
    }

## Whose turn

your-turn = Ваш ход
side-to-move = { $side } ходят
thinking = Компьютер думает…
capture-goes-on = Бейте дальше
choose-way = Там заканчивается не одно взятие. Какое выбрать?
confirm-move = Сделать этот ход?
confirm-yes = Пойти
confirm-no = Вернуть
paused = Пауза в игре
looking-back = После { $move }-го хода
looking-at-start = Начало партии
pass-to = Передайте устройство: { $side }
pass-done = Показать доску

## The players

player-you = Вы
player-computer = Компьютер, уровень { $level }
player-plays =
    { $side ->
        [black] (чёрные)
       *[white] (белые)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] Пока ничего не взято
            [one] Взято: { $kings } дамка
            [few] Взято: { $kings } дамки
            [many] Взято: { $kings } дамок
           *[other] Взято: { $kings } дамки
        }
        [one] { $kings ->
            [0] Взято: { $men } простая
            [one] Взято: { $men } простая и { $kings } дамка
            [few] Взято: { $men } простая и { $kings } дамки
            [many] Взято: { $men } простая и { $kings } дамок
           *[other] Взято: { $men } простая и { $kings } дамки
        }
        [few] { $kings ->
            [0] Взято: { $men } простые
            [one] Взято: { $men } простые и { $kings } дамка
            [few] Взято: { $men } простые и { $kings } дамки
            [many] Взято: { $men } простые и { $kings } дамок
           *[other] Взято: { $men } простые и { $kings } дамки
        }
        [many] { $kings ->
            [0] Взято: { $men } простых
            [one] Взято: { $men } простых и { $kings } дамка
            [few] Взято: { $men } простых и { $kings } дамки
            [many] Взято: { $men } простых и { $kings } дамок
           *[other] Взято: { $men } простых и { $kings } дамки
        }
       *[other] { $kings ->
            [0] Взято: { $men } простой
            [one] Взято: { $men } простой и { $kings } дамка
            [few] Взято: { $men } простой и { $kings } дамки
            [many] Взято: { $men } простой и { $kings } дамок
           *[other] Взято: { $men } простой и { $kings } дамки
        }
    }

## Draw counts on their way

count-no-progress = Без взятия и новой дамки: { $count } из { $limit }
count-kings-only = Только ходы дамками, без взятия: { $count } из { $limit }
count-lone-king = Против одинокой дамки: { $count } из { $limit }
count-many-kings = { $kings } и более дамок против одинокой: { $count } из { $limit }
count-main-road = Одинокая дамка на большаке: { $count } из { $limit }
count-same-material = Дамки у обеих сторон, без взятия и новой дамки: { $count } из { $limit }
count-repetition =
    { $count ->
        [one] Эта позиция уже была { $count } раз; на { $limit }-й раз — ничья
        [few] Эта позиция уже была { $count } раза; на { $limit }-й раз — ничья
        [many] Эта позиция уже была { $count } раз; на { $limit }-й раз — ничья
       *[other] Эта позиция уже была { $count } раза; на { $limit }-й раз — ничья
    }

## The result

you-won = Вы выиграли
computer-won = Компьютер выиграл
side-won = { $side } выиграли
drawn = Ничья
reason-no-pieces = { $side } остались без шашек.
reason-no-moves = { $side } не могут сделать ход.
reason-resigned = { $side } сдались.
reason-you-resigned = Вы сдались.
reason-agreed = По соглашению сторон.
reason-time = { $side }: время вышло.
reason-no-progress =
    { $limit ->
        [one] { $limit } ход обеих сторон без взятия и без превращения в дамку.
        [few] { $limit } хода обеих сторон без взятия и без превращения в дамку.
        [many] { $limit } ходов обеих сторон без взятия и без превращения в дамку.
       *[other] { $limit } хода обеих сторон без взятия и без превращения в дамку.
    }
reason-kings-only =
    { $limit ->
        [one] { $limit } ход обеих сторон только дамками, без взятия.
        [few] { $limit } хода обеих сторон только дамками, без взятия.
        [many] { $limit } ходов обеих сторон только дамками, без взятия.
       *[other] { $limit } хода обеих сторон только дамками, без взятия.
    }
reason-lone-king =
    { $limit ->
        [one] Одинокая дамка продержалась { $limit } ход обеих сторон.
        [few] Одинокая дамка продержалась { $limit } хода обеих сторон.
        [many] Одинокая дамка продержалась { $limit } ходов обеих сторон.
       *[other] Одинокая дамка продержалась { $limit } хода обеих сторон.
    }
reason-many-kings =
    { $limit ->
        [one] Одинокая дамка продержалась против { $kings } и более дамок { $limit } ход обеих сторон.
        [few] Одинокая дамка продержалась против { $kings } и более дамок { $limit } хода обеих сторон.
        [many] Одинокая дамка продержалась против { $kings } и более дамок { $limit } ходов обеих сторон.
       *[other] Одинокая дамка продержалась против { $kings } и более дамок { $limit } хода обеих сторон.
    }
reason-main-road =
    { $limit ->
        [one] Одинокая дамка удержала большак { $limit } ход обеих сторон.
        [few] Одинокая дамка удержала большак { $limit } хода обеих сторон.
        [many] Одинокая дамка удержала большак { $limit } ходов обеих сторон.
       *[other] Одинокая дамка удержала большак { $limit } хода обеих сторон.
    }
reason-same-material =
    { $limit ->
        [one] Дамки есть у обеих сторон, и вместе они сделали { $limit } ход без взятия и без превращения в дамку.
        [few] Дамки есть у обеих сторон, и вместе они сделали { $limit } хода без взятия и без превращения в дамку.
        [many] Дамки есть у обеих сторон, и вместе они сделали { $limit } ходов без взятия и без превращения в дамку.
       *[other] Дамки есть у обеих сторон, и вместе они сделали { $limit } хода без взятия и без превращения в дамку.
    }
reason-repetition =
    { $times ->
        [one] Одна и та же позиция возникла { $times } раз.
        [few] Одна и та же позиция возникла { $times } раза.
        [many] Одна и та же позиция возникла { $times } раз.
       *[other] Одна и та же позиция возникла { $times } раза.
    }

## What is said

said-move = { $side }: с { $from } на { $to }.
said-capture =
    { $count ->
        [one] { $side }: { $from } бьёт { $to }.
        [few] { $side }: { $from } бьёт { $to }, взято { $count } шашки.
        [many] { $side }: { $from } бьёт { $to }, взято { $count } шашек.
       *[other] { $side }: { $from } бьёт { $to }, взято { $count } шашки.
    }
said-crowned = Простая стала дамкой.
said-picked = Выбрана шашка на { $square }. Ей можно пойти на { $targets }.
said-hopped = Теперь на { $square }. Взятие продолжается на { $targets }.
said-put-back = Шашка снова на месте.
said-undone = Ход отменён.
said-redone = Ход возвращён.
said-started = Новая партия: { $variant }.
said-hint-asked = Ищем хороший ход…
said-hint = Подсказка: с { $from } на { $to }.
said-hint-piece = Подсказка: шашка на { $square }. Спросите ещё раз, чтобы увидеть ход.

## Why not

refused-over = Партия окончена.
refused-turn = Сейчас ходит компьютер.
refused-looking = Вы смотрите сыгранные ходы. Чтобы пойти, вернитесь к партии.
refused-nothing = Сначала выберите свою шашку.
refused-not-yours = Этой шашкой ходите не вы.
refused-blocked = Этой шашке некуда пойти.
refused-must-capture =
    { $count ->
        [one] Бить обязательно — шашкой на { $squares }.
        [few] Бить обязательно — одной из шашек: { $squares }.
        [many] Бить обязательно — одной из шашек: { $squares }.
       *[other] Бить обязательно — одной из шашек: { $squares }.
    }
refused-not-there = Туда пойти нельзя.
refused-unfinished = Взятие нужно закончить: дальше на { $squares }.
why-more-pieces = Так можно взять { $this }, а другим взятием { $best }: надо взять как можно больше.
why-with-king = Бить может дамка, значит, бить надо дамкой.
why-more-kings = Дамок этим взятием: { $this }, другим: { $best }. При равном числе важнее, где дамок больше.
why-kings-earlier = При прочем равенстве бьют там, где дамка встретится раньше.
why-lands-where-it-goes-on = Взятие продолжается: встать надо туда, откуда можно бить дальше.
why-lands-just-behind = Встать можно только сразу за побитой шашкой.
why-already-captured = Эта шашка уже побита. Она стоит до конца хода, и бить её второй раз нельзя.
why-crowning-ends = Простая, дошедшая до последнего ряда, становится дамкой, и ход окончен.
why-crowned-only-at-the-end = Через последний ряд она проходит простой: дамкой станет, только если ход там закончится.
why-men-move-forward = Простая ходит только вперёд.
why-men-capture-forward = Простая бьёт только вперёд.
why-king-safe-from-men = Простая не может бить дамку.
why-man-steps-one = Простая ходит на одно поле.
why-king-steps-one = Дамка ходит на одно поле.
why-not-diagonal = Шашки ходят только по диагоналям.
why-occupied = Это поле занято.
why-own-piece = На пути стоит своя шашка.
why-two-in-line = Две шашки подряд перепрыгнуть нельзя.
why-the-rule = Открыть правило
typed-label = Запишите ход
typed-malformed = «{ $text }» — не ход. Пишите так: 22-17 или c3:e5.
typed-ambiguous = Так записывается не одно взятие: { $moves }. Запишите все поля.

## The board

board-label =
    { $side ->
        [black] Доска, чёрные внизу
       *[white] Доска, белые внизу
    }
square-empty = { $square }, пусто
square-piece = { $square }, { $piece }
square-can-move = может ходить
square-in-hand = выбрана
square-can-land = сюда можно пойти
square-waiting = побита, снимается в конце хода
square-last-move = последний ход
square-hinted = подсказка

## What can be done

undo = Отменить
redo = Вернуть
earlier = Назад
later = Вперёд
flip = Повернуть
hint = Подсказка
move-now = Ходить сразу
resign = Сдаться
new-game = Новая партия
rematch = Реванш
swap-sides = Поменять цвета
look-back = Просмотреть
back-to-game = К партии
play-from-here = Играть отсюда
actions-label = Действия
resign-question = Сдать эту партию?
resign-yes = Сдаться
resign-no = Играть дальше
offer-draw = Предложить ничью
draw-question = { $side } предлагают ничью. Другая сторона согласна?
draw-yes = Согласиться на ничью
draw-no = Играть дальше
pause = Пауза
resume = Продолжить

## The moves

moves = Ходы
no-moves-yet = Ходов пока нет
moves-start = Начало
move-label = Ход { $number }, { $side }: { $move }

## A new game

choose-variant = Выберите игру
choose-opponent = Соперник
opponent-computer = Компьютер
opponent-person = Второй игрок
choose-level = Уровень
level-1 = Ходит почти не глядя. Выиграет и ребёнок.
level-2 = Видит взятие под носом, но мало что ещё.
level-3 = Смотрит на один ответ вперёд и часто зевает.
level-4 = Играет для удовольствия и попадается в простые ловушки.
level-5 = Играет разумно, но не видит длинных комбинаций.
level-6 = Наказывает за ошибки, но при внимании его можно обыграть.
level-7 = Надёжный клубный игрок.
level-8 = Сильный. Видит большинство комбинаций.
level-9 = Очень сильный. Ошибается редко.
level-10 = Всё, на что способен: около секунды на каждый ход.
choose-side = Ваш цвет
moves-first = { $side }, ходят первыми
moves-second = { $side }, ходят вторыми
time-title = Часы
time-none = Без часов
time-per-move = { $seconds } с на ход
time-fischer = { $minutes } мин + { $seconds } с за ход
time-sand-glass = Песочные часы, { $minutes } мин
time-own = Задать своё время…
time-kind = Время
time-kind-move = На ход
time-kind-game = На партию
time-kind-sand-glass = Песочные часы
time-minutes = Минуты
time-seconds = Секунды
time-increment = Добавка за ход, секунды
time-wrong = { $field }: целое число от { $least } до { $most }.
time-short = Всего не меньше { $seconds } с.
start-game = Начать партию

## What makes a rule set what it is

fact-army =
    { $men ->
        [one] По { $men } шашке у каждого
        [few] По { $men } шашки у каждого
        [many] По { $men } шашек у каждого
       *[other] По { $men } шашки у каждого
    }
fact-board =
    { $men ->
        [one] Доска { $size }×{ $size }, по { $men } шашке у каждого
        [few] Доска { $size }×{ $size }, по { $men } шашки у каждого
        [many] Доска { $size }×{ $size }, по { $men } шашек у каждого
       *[other] Доска { $size }×{ $size }, по { $men } шашки у каждого
    }
fact-men-forward = Простые бьют только вперёд
fact-men-both-ways = Простые бьют и назад
fact-king-short = Дамка ходит на одно поле
fact-king-flies = Дамка дальнобойная
fact-king-lands-behind = Дамка дальнобойная, но встаёт сразу за побитой шашкой
fact-king-safe-from-men = Простая не может бить дамку
fact-free-choice = Любое взятие на выбор
fact-most-pieces = Бить нужно как можно больше шашек
fact-most-kings = Бить нужно как можно больше шашек, затем — дамок
fact-king-first = Если дамка может бить, бьёт дамка
fact-ladder = Взятие определяет строгий порядок
fact-goes-on-as-king = Став дамкой во время взятия, простая бьёт дальше как дамка
fact-at-once = Побитые шашки снимаются сразу
fact-optional = Бить не обязательно

## Settings

settings = Настройки
settings-language = Язык
settings-appearance = Вид
theme-system = Как на устройстве
theme-light = Светлый
theme-dark = Тёмный
settings-coordinates = На полях доски
coordinates-numbers = Номера
coordinates-letters = Буквы
coordinates-none = Ничего
coordinates-own = По правилам
settings-board = Доска
board-wood = Дерево
board-slate = Сланец
board-green = Зелёная
board-paper = Бумага
settings-pieces = Шашки
pieces-turned = Точёные
pieces-flat = Плоские
pieces-ink = Чернильные
settings-playing = Во время игры
option-auto-play = Единственный ход делать сразу
option-confirm = Спрашивать перед каждым ходом
option-turn-board = Поворачивать доску к тому, чей ход
option-pass = Закрывать доску, пока устройство передают
option-evaluation = Показывать, как компьютер видит позицию
option-sound = Звуки
option-vibration = Вибрация
evaluation = По мнению компьютера: { $score } у белых
close = Закрыть
version = Версия { $version }, сборка { $build }
install = Установить на это устройство
install-by-hand = Чтобы установить: «Поделиться», затем «На экран „Домой“».
report = Скопировать для сообщения
report-copied = Скопировано: партия, версия и браузер. Вставьте туда, где сообщаете о проблеме.
report-by-hand = Браузер не даёт скопировать. Выделите и скопируйте здесь.
backup = Сохранено на этом устройстве
aside-kept = Сохранённых партий отложено, потому что их не удалось прочитать: { $count }. В файле они тоже есть.
aside-delete = Удалить их

## Версия на устройстве

offline-ready = Теперь можно играть без сети.
update-ready = Вышла новая версия.
update-now = Обновить
update-later = Позже
update-waits = Обновится, когда этот ход закончится.

## What went wrong

trouble-blocked = Этот браузер не разрешает странице ничего сохранять. Когда вы её закроете, партия пропадёт.
trouble-full = На устройстве нет места, чтобы сохранить партию. Когда вы закроете страницу, она пропадёт.
trouble-unreadable = Сохранённую партию не удалось прочитать. Она отложена, новая партия готова.
trouble-newer = Сохранённая партия сделана в более новой версии. Она отложена, новая партия готова.
trouble-stuck = Эта версия не может прочитать сохранённую партию, а отложить её некуда. Она останется как есть, поэтому нынешняя партия не сохраняется.
elsewhere = Партия идёт в другом окне. Её ходы видны и здесь.
play-here = Играть здесь
trouble-texts = Не удалось загрузить тексты на этом языке. Они загрузятся, как только появится сеть.
trouble-place = По этому адресу здесь ничего нет. Это доска.
trouble-engine = Компьютерный соперник не отвечает.
ask-again = Спросить ещё раз
dismiss = Понятно

## The rules

rules-link = Правила
rules-of = Правила: { $name }
rules-loading = Загружаем правила…
rules-missing = Не удалось загрузить правила на этом языке. Они загрузятся, как только появится сеть.
rules-try-again = Попробовать ещё раз

## The library and the profile

library = Библиотека
library-loading = Загружаю библиотеку…
library-missing = Библиотеку не удалось загрузить. Она загрузится, когда появится сеть.
share = Поделиться партией
replay = Просмотр партии
choose-profile = Играем
profile-table = Как за этим столом
profile-federation = По правилам федерации
profile-table-note = Простые ничьи, общая доска, начать можете вы.
profile-federation-note = Первый ход, доска, названия полей и ничьи — как в федерации.

## Партия с тем, кто далеко

opponent-far = Друг на расстоянии
far-friend = Ваш друг
far-turn = Ходит { $name }
far-won = Победа: { $name }
far-asks =
    { $what ->
        [draw] { $name } предлагает ничью.
        [undo] { $name } просит вернуть последний ход.
        [pause] { $name } просит остановить или пустить часы.
       *[rematch] { $name } хочет ещё одну партию, поменявшись цветами.
    }
far-asked =
    { $what ->
        [draw] Вы предложили ничью.
        [undo] Вы попросили вернуть свой последний ход.
        [pause] Вы попросили остановить или пустить часы.
       *[rematch] Вы попросили ещё одну партию, поменявшись цветами.
    }
far-declined = { $name } не соглашается.
far-yes = Согласиться
far-no = Отказаться
far-send = Отправить ссылку
far-unsent = { $name } увидит это, открыв вашу ссылку. Отправьте её сейчас.
