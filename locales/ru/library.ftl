## The library

library-empty = Здесь пока пусто. Сыгранные партии сохраняются сами, чужие можно принести.
library-blocked = Этот браузер не даёт странице вести библиотеку. Сыгранные партии ждут на устройстве, пока хватает места.
library-full = На устройстве больше нет места. Что было в библиотеке, осталось; больше ничего не добавлено.
games-count =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
moves-count =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
search = Искать имена, турниры, даты
any-variant = Все шашки
any-result = Любой результат
unfinished = Не окончена
order = Порядок
order-newest = Сначала добавленные недавно
order-played = Сначала сыгранные недавно
order-players = По имени
order-longest = Сначала самые длинные
more = Показать ещё
rename = Переименовать
name = Имя или турнир
name-keep = Сохранить
export-one = Сохранить в PDN
export-all = Сохранить эти в PDN
delete = Удалить
deleted = Удалено: { $name }
undelete = Вернуть
scores = Против компьютера
won = Победы
drawn-games = Ничьи
lost = Поражения

## Bringing games in

import = Принести партии
import-how = Вставьте PDN, позицию (FEN) или ссылку, можно вместе с письмом; выберите файлы; или перетащите их сюда.
import-text = Партии, позиция или ссылка
import-read = Прочитать
import-file = Выбрать файлы
import-assume = Если в партии не сказано, какие это шашки
import-ask = Спросить меня
import-stop = Остановить
import-nothing = В этом тексте нет ни партии, ни позиции.
import-unreadable = Этот файл не читается, или он больше 64 МБ.
position-which = Такая позиция бывает в разных шашках. Выберите ниже, в каких, и дайте её снова.
position-bad = В этих шашках такой позиции не бывает.
report-none = Партий в нём не было.
report-kept =
    { $count ->
        [one] Добавлена { $count } партия.
        [few] Добавлены { $count } партии.
        [many] Добавлено { $count } партий.
       *[other] Добавлено { $count } партии.
    }
report-doubles =
    { $count ->
        [one] { $count } уже была.
        [few] { $count } уже были.
        [many] { $count } уже было.
       *[other] { $count } уже было.
    }
report-faulty =
    { $count ->
        [one] В { $count } есть ошибки:
        [few] В { $count } есть ошибки:
        [many] В { $count } есть ошибки:
       *[other] В { $count } есть ошибки:
    }
report-stopped = Остановлено до конца.
report-game = Партия { $number }, строка { $line }
report-ask-none = Не сказано, какие это шашки, и ни по каким правилам всю её сыграть нельзя.
report-ask = Не сказано, какие это шашки. Могут быть: { $names }. Выберите выше и прочитайте снова.

## What is wrong with a game

at-move = Ход { $number }, { $side }: { $why }
problem-illegal = «{ $text }» — не по правилам. Можно: { $more }. Сохранено до этого места.
problem-after-end = «{ $text }» стоит после конца партии.
problem-ambiguous = «{ $text }» может значить любой из { $more }. Сохранено до этого места.
problem-stray = «{ $text }» — не ход. Сохранено до этого места.
problem-position = Позиция может стоять только перед первым ходом. Сохранено до этого места.
problem-too-deep = Слишком много вариантов друг в друге; этот пропущен.
problem-too-long = Ходов больше, чем читается. Сохранено до этого места.
problem-tag = «{ $text }» — не тег; пропущено.
problem-comment = Комментарий не закрыт.
problem-results = Результат { $text }, хотя в теге { $more }.
refusal-other-game = Это { $text }, здесь в неё не играют.
refusal-game-type = GameType «{ $text }» неизвестен.
refusal-start = Начало «{ $text }» — не позиция.
refusal-house-rule = Правила «{ $text }» для этой игры неизвестны.
refusal-not-pdn = «{ $text }» — не партия.

## Links

link-bad = Эту ссылку не открыть
link-none = Это не ссылка на партию или позицию. Возможно, часть её потерялась.
link-too-long = Она длиннее любой ссылки этой программы.
link-damaged = Она повреждена: букв не хватает или они не те. Скопируйте её заново целиком.
link-newer = Её сделала более новая версия. Загрузите страницу заново, чтобы получить её.
link-nonsense = Она цела, но такого на доске не бывает.
share-title = Партия в шашки
share-what = Чем поделиться
share-game = Всей партией
share-position = Только позицией
share-link = Ссылка
share-copy = Копировать ссылку
share-send = Отправить…
share-copied = Скопировано. Кто откроет, увидит партию и ничего своего не потеряет.
share-by-hand = Браузер не даёт копировать. Ссылка выделена: скопируйте её сами.
share-code = Для камеры другого устройства
share-too-long = Для кода эта партия слишком длинна. Скопируйте ссылку.
share-nothing = За столом нет партии, которой можно поделиться.

## Looking through a game

a-position = Позиция
step-back = На ход назад
step-on = На ход вперёд
step-end = В конец
run = Показывать самой
pause = Пауза
keep = Сохранить в библиотеке
kept = Она в библиотеке.
game-gone = Этой партии в библиотеке больше нет.
table-busy = Партия за столом отправится в библиотеку неоконченной. Оттуда её можно продолжить.
table-stays = Партию за столом не удалось убрать в библиотеку, поэтому она остаётся на месте.
save-pdn = Сохранить в PDN
save-picture = Сохранить картинку
save-film = Сохранить веб-страницей
save-failed = Браузер не даёт сохранить.
