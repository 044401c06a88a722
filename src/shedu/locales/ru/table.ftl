### Все тексты браузера: начальная страница, стол, просмотр партии, правила, справка.
###
### Слова для предметов игры — те же, что в rules.ftl. К игрокам обращаемся на «вы» (с маленькой
### буквы): так прошедшее время не требует рода. Все династии и все вожди мужского рода.
### В сообщениях, где нужен другой падеж, выбор по $colour, $dynasty или $other выписан целиком.

## Названия

colour-name = { $colour ->
    [black] чёрный
    [red] красный
    [blue] синий
   *[green] зелёный
}
tile-name = { $colour ->
    [black] поселение
    [red] храм
    [blue] угодье
   *[green] рынок
}
# именительный и винительный падежи совпадают
tiles-count = { $colour ->
    [black] { $count ->
        [one] { $count } поселение
        [few] { $count } поселения
        [many] { $count } поселений
       *[other] { $count } поселения
    }
    [red] { $count ->
        [one] { $count } храм
        [few] { $count } храма
        [many] { $count } храмов
       *[other] { $count } храма
    }
    [blue] { $count ->
        [one] { $count } угодье
        [few] { $count } угодья
        [many] { $count } угодий
       *[other] { $count } угодья
    }
   *[green] { $count ->
        [one] { $count } рынок
        [few] { $count } рынка
        [many] { $count } рынков
       *[other] { $count } рынка
    }
}
tiles-name = { $colour ->
    [black] поселения
    [red] храмы
    [blue] угодья
   *[green] рынки
}
leader-name = { $colour ->
    [black] царь
    [red] жрец
    [blue] пахарь
   *[green] купец
}
leaders-name = { $colour ->
    [black] цари
    [red] жрецы
    [blue] пахари
   *[green] купцы
}
building-name = { $colour ->
    [black] дворец
    [red] библиотека
    [blue] амбар
   *[green] крытый рынок
}
points-name = { $colour ->
    [black] кирпичи
    [red] амулеты
    [blue] урожай
   *[green] товары
}
dynasty-name = { $dynasty ->
    [archer] Лучник
    [bull] Бык
    [lion] Лев
   *[pot] Гончар
}
other-name = { $other ->
    [archer] Лучник
    [bull] Бык
    [lion] Лев
   *[pot] Гончар
}
# например: царь Быка
leader-of = { $dynasty ->
    [archer] { leader-name } Лучника
    [bull] { leader-name } Быка
    [lion] { leader-name } Льва
   *[pot] { leader-name } Гончара
}
monument-name = { $monument ->
    [black-red] чёрно-красный монумент
    [black-blue] чёрно-синий монумент
    [black-green] чёрно-зелёный монумент
    [red-blue] красно-синий монумент
    [red-green] красно-зелёный монумент
   *[blue-green] сине-зелёный монумент
}
level-name = { $level ->
    [random] случайный
    [novice] новичок
    [apprentice] ученик
    [skilled] знаток
    [expert] эксперт
    [master] мастер
   *[other] { $level }
}
level-about = { $level ->
    [random] Делает любой допустимый ход наугад. Чтобы просто попробовать.
    [novice] Знает правила и хватает всё, что видит. Для первых партий.
    [apprentice] Бережёт слабый цвет. Его легко застать врасплох.
    [skilled] Взвешивает войны и восстания, прежде чем их начать.
    [expert] Планирует ходы целиком. Думает несколько секунд.
    [master] Самый сильный бот.
   *[other] Бот, добавленный в эту установку Shedu.
}
# the levels as a choice before a game
level-title = { $level ->
    [random] Случайный
    [novice] Лёгкий
    [apprentice] Обычный
    [skilled] Сложный
    [expert] Эксперт
    [master] Мастер
   *[other] { $level }
}
# the name of a bot, one for each level and dynasty
bot-name = { $level ->
    [random] { $dynasty ->
        [archer] Зузу
        [bull] Куку
        [lion] Бабу
       *[pot] Дуду
    }
    [novice] { $dynasty ->
        [archer] Нанни
        [bull] Ибби
        [lion] Лала
       *[pot] Усур
    }
    [apprentice] { $dynasty ->
        [archer] Табни
        [bull] Эриш
        [lion] Манну
       *[pot] Гимиль
    }
    [skilled] { $dynasty ->
        [archer] Ахуни
        [bull] Баласи
        [lion] Ильтани
       *[pot] Амата
    }
    [expert] { $dynasty ->
        [archer] Нарам
        [bull] Ильшу
        [lion] Кубау
       *[pot] Ташмет
    }
    [master] { $dynasty ->
        [archer] Этана
        [bull] Адапа
        [lion] Энхедуанна
       *[pot] Зиусудра
    }
   *[other] { $level }
}
# a few words about the character of the bots of a level; follows a name
bot-kind = { $level ->
    [random] бросает кости
    [novice] вырос на базаре
    [apprentice] юный писец
    [skilled] вожак каравана
    [expert] царский советник
    [master] мудрец
   *[other] гость
}
bot-about = Бот { bot-name }: { bot-kind }. { level-about }
board-name = { $board ->
    [advanced] усложнённая карта
   *[standard] стандартная карта
}

## Шапка, меню, настройки

app-name = Shedu
app-subtitle = Тигр и Евфрат
table-subtitle = Издание: { $preset }; { $treasures ->
    [one] на поле { $treasures } клад
    [few] на поле { $treasures } клада
    [many] на поле { $treasures } кладов
   *[other] на поле { $treasures } клада
}
table-bag = { $count ->
    [0] мешок пуст
    [one] в мешке { $count } жетон
    [few] в мешке { $count } жетона
    [many] в мешке { $count } жетонов
   *[other] в мешке { $count } жетона
}
table-turn = ход { $turn }
menu = Меню
menu-home = На главную
menu-rules = Правила
menu-help = Клавиши и справка
menu-record = Сохранить запись
menu-study = Этюды
menu-replay = Просмотр этой партии
menu-language = Язык
menu-theme = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
menu-text = Размер текста
text-normal = Обычный
text-large = Крупный
text-largest = Очень крупный
menu-pace = Скорость чужих ходов
pace-slow = Медленно
pace-normal = Обычно
pace-fast = Быстро
menu-sound = Звук
sound-on = Вкл.
sound-off = Выкл.
# offered once
signal-offer = Сопровождать ходы звуком?
signal-sound = Включить звук
signal-no = Нет, спасибо
menu-close = Закрыть
toggle-kingdoms = Царства
    .about = Обвести каждое царство
toggle-strengths = Силы
    .about = На каждом вожде: храмы рядом (восстания) и сторонники (войны)
toggle-coordinates = Координаты
    .about = Буквы и числа по краям
connection-lost = Связь с сервером потеряна. Переподключаемся…
loading = Загрузка…
not-found = Такой страницы нет.
go-home = На главную
error-title = Что-то пошло не так

## Игроки

players = Игроки
player-you = вы
player-bot = { bot-name } · { level-title }
player-named-bot = { $name }, бот
player-deciding = ходит
player-deciding-you = Ваш ход
player-thinking = думает…
player-catastrophes = { $count ->
    [0] катастроф не осталось
    [one] осталась { $count } катастрофа
    [few] осталось { $count } катастрофы
    [many] осталось { $count } катастроф
   *[other] осталось { $count } катастрофы
}
player-label = { dynasty-name }. { $leaders ->
    [none] Все вожди на поле
   *[other] В запасе: { $leaders }
}; { player-catastrophes }.

## Поле на слух, клетка за клеткой

board-label = Поле. Стрелки ведут от клетки к клетке.
zoom-whole = Всё поле
space-empty-land = пустая суша
space-empty-river = пустая река
space-tile = { tile-name }
space-face-down = перевёрнутый жетон
space-catastrophe = катастрофа
space-treasure = с кладом
space-building = { $colour ->
    [black] с дворцом
    [red] с библиотекой
    [blue] с амбаром
   *[green] с крытым рынком
}
space-leader = { leader-of }, рядом { $temples ->
    [one] { $temples } храм
    [few] { $temples } храма
    [many] { $temples } храмов
   *[other] { $temples } храма
}, { $supporters ->
    [one] { $supporters } сторонник
    [few] { $supporters } сторонника
    [many] { $supporters } сторонников
   *[other] { $supporters } сторонника
}
space-monument = { monument-name }
space-wonder = чудо
space-unification = жетон объединения
space-special = особая рамка
# чьи вожди в царстве клетки; $dynasties — список из space-owner, в родительном падеже
space-owner = { $dynasty ->
    [archer] Лучника
    [bull] Быка
    [lion] Льва
   *[pot] Гончара
}
space-kingdom = царство { $dynasties }
space-region = регион без вождей
space-legal = сюда можно поставить
space-war = здесь начнётся война

## Вопрос: одна фраза над рукой

prompt-action = { dynasty-name }: { $count ->
    [one] осталось одно действие
    [few] осталось два действия
    [many] осталось { $count } действий
   *[other] осталось { $count } действия
}
prompt-actions-left = { $count ->
    [one] Осталось одно действие.
    [few] Осталось два действия.
    [many] Осталось { $count } действий.
   *[other] Осталось { $count } действия.
}
prompt-place-tile = Поставить { tile-name } на { $space }?
prompt-place-leader = { $colour ->
    [black] Направить царя на { $space }?
    [red] Направить жреца на { $space }?
    [blue] Направить пахаря на { $space }?
   *[green] Направить купца на { $space }?
}
prompt-place-catastrophe = Обрушить катастрофу на { $space }?
prompt-picked-tile = Куда поставить { tile-name }?
prompt-picked-leader = { $colour ->
    [black] Куда направить царя?
    [red] Куда направить жреца?
    [blue] Куда направить пахаря?
   *[green] Куда направить купца?
}
prompt-picked-catastrophe = Куда обрушить катастрофу?
prompt-swap = Какие жетоны обменять?
prompt-swap-count = { $count ->
    [one] Обменять { $count } жетон?
    [few] Обменять { $count } жетона?
    [many] Обменять { $count } жетонов?
   *[other] Обменять { $count } жетона?
}
prompt-war = Войн несколько: с какой начать?
prompt-attack = Ваш { leader-name } нападает: { $mine } против { $theirs }.
prompt-defend = Ваш { leader-name } защищается: { $mine } против { $theirs }.
# после «до» — родительный падеж
prompt-commit-up-to = { $count ->
    [0] { $colour ->
        [black] Добавить поселения вы не можете.
        [red] Добавить храмы вы не можете.
        [blue] Добавить угодья вы не можете.
       *[green] Добавить рынки вы не можете.
    }
    [one] { $colour ->
        [black] Добавьте до { $count } поселения.
        [red] Добавьте до { $count } храма.
        [blue] Добавьте до { $count } угодья.
       *[green] Добавьте до { $count } рынка.
    }
    [few] { $colour ->
        [black] Добавьте до { $count } поселений.
        [red] Добавьте до { $count } храмов.
        [blue] Добавьте до { $count } угодий.
       *[green] Добавьте до { $count } рынков.
    }
    [many] { $colour ->
        [black] Добавьте до { $count } поселений.
        [red] Добавьте до { $count } храмов.
        [blue] Добавьте до { $count } угодий.
       *[green] Добавьте до { $count } рынков.
    }
   *[other] { $colour ->
        [black] Добавьте до { $count } поселения.
        [red] Добавьте до { $count } храма.
        [blue] Добавьте до { $count } угодья.
       *[green] Добавьте до { $count } рынка.
    }
}
prompt-building = { $colour ->
    [black] Построить дворец?
    [red] Построить библиотеку?
    [blue] Построить амбар?
   *[green] Построить крытый рынок?
}
prompt-monument = Построить монумент?
prompt-monument-or-wonder = Построить монумент или чудо?
prompt-wonder = Построить чудо?
prompt-treasure = Какой клад останется на поле?
prompt-wonder-point = Чудо приносит очко. Какого цвета?
prompt-wait-kind = { $kind ->
    [commit] { dynasty-name } добавляет жетоны…
    [war] { dynasty-name } выбирает войну…
    [building] { dynasty-name } может построить здание…
    [monument] { dynasty-name } может строить…
    [treasure] { dynasty-name } забирает клады…
    [wonder-point] { dynasty-name } берёт очко от чуда…
   *[action] { dynasty-name } ходит…
}
prompt-over = Игра окончена.

## Моя ширма

# the area with the prompt and its buttons
prompt-label = Что нужно сделать
tray-label = За вашей ширмой
hand = Рука
leaders = Вожди
leader-ready = готов
leader-on = на { $space }
catastrophes = Катастрофы
catastrophes-left = { $count ->
    [0] не осталось
    [one] осталась { $count }
    [few] осталось { $count }
    [many] осталось { $count }
   *[other] осталось { $count }
}
points = Очки
points-lowest = слабый
    .about = Ваш счёт — это ваш самый слабый цвет. В конце к нему добавятся клады.
treasures = Клады
hand-tile = { tile-name }, клавиша { $key }
hand-leader = { leader-name }, { $where }
points-of = { points-name }: { $count }
screen-spectator = Вы зритель.

## Кнопки

undo = Отменить
undo-here = Отменить до этого места
swap = Обмен
end-turn = Конец хода
put-back = Сброс
skip = Перейти
skip-prompt = К вопросу
skip-board = К полю
skip-log = К журналу
place-on = Поставить на { $space }
place-tile-on = Поставить { tile-name } на { $space }
send-to = Идти на { $space }
strike = Удар по { $space }
withdraw = Отозвать
    .about = Забрать вождя с поля
more = Ещё
hint = Совет
    .about = Как сыграл бы здесь бот?
swap-do = { $count ->
    [0] Обмен
    [one] Обмен: { $count } жетон
    [few] Обмен: { $count } жетона
    [many] Обмен: { $count } жетонов
   *[other] Обмен: { $count } жетона
}
commit-do = { $count ->
    [0] Не добавлять
   *[other] Добавить { tiles-count }
}
war-do = Начать войну
build-do = Строить
decline-treasures = Не брать
decline-build = Не строить
leave-do = Оставить { $space }
take-point = { $colour ->
    [black] Взять чёрное очко
    [red] Взять красное очко
    [blue] Взять синее очко
   *[green] Взять зелёное очко
}
cancel = Отмена
ok = ОК

## Что даст ход: выноска

lens-label = Что даст ход
callout-unites = { $space } объединит два царства
callout-revolt = { $space }: вспыхнет восстание
callout-catastrophe = Катастрофа на { $space }
callout-tile = { $colour ->
    [black] Поселение на { $space }
    [red] Храм на { $space }
    [blue] Угодье на { $space }
   *[green] Рынок на { $space }
}
callout-leader = { $colour ->
    [black] Царь на { $space }
    [red] Жрец на { $space }
    [blue] Пахарь на { $space }
   *[green] Купец на { $space }
}
callout-withdraw = { $colour ->
    [black] Царь уходит с поля
    [red] Жрец уходит с поля
    [blue] Пахарь уходит с поля
   *[green] Купец уходит с поля
}
callout-war = Война: { leaders-name }
callout-revolt-of = Восстание: { leaders-name }
# дальше идёт значок с очками
callout-attack = { $me ->
    [attacker] вы нападаете, на кону
    [defender] { dynasty-name } нападает на вас, на кону
   *[none] { $other ->
        [archer] { dynasty-name } нападает на Лучника
        [bull] { dynasty-name } нападает на Быка
        [lion] { dynasty-name } нападает на Льва
       *[pot] { dynasty-name } нападает на Гончара
    }
}
callout-no-point = За жетон очка нет.
callout-nothing = Ни очков, ни конфликта.
callout-order = Первую войну выбираете вы.
callout-gain = { $me ->
    [yes] получаете вы
   *[no] получает { dynasty-name }
}
callout-monument = { $count ->
    [1] Можно построить монумент.
   *[other] Можно построить монумент, вариантов: { $count }.
}
callout-wonder = Можно построить чудо.
callout-building = { $colour ->
    [black] Можно построить дворец.
    [red] Можно построить библиотеку.
    [blue] Можно построить амбар.
   *[green] Можно построить крытый рынок.
}
callout-treasures = { $me ->
    [yes] вы забираете
   *[no] { dynasty-name } забирает
} { $choice ->
    [yes] { $count ->
        [1] один из кладов на { $spaces }
        [one] { $count } клад из тех, что на { $spaces }
        [few] { $count } клада из тех, что на { $spaces }
        [many] { $count } кладов из тех, что на { $spaces }
       *[other] { $count } клада из тех, что на { $spaces }
    }
   *[no] { $count ->
        [1] клад с { $spaces }
       *[other] клады с { $spaces }
    }
}
callout-removed = { $count ->
    [1] Жетон { $spaces } уходит с поля.
   *[other] Жетоны { $spaces } уходят с поля.
}
callout-leader-lost = { $me ->
    [yes] { $colour ->
        [black] Ваш царь теряет последний храм и уходит с поля.
        [red] Ваш жрец теряет последний храм и уходит с поля.
        [blue] Ваш пахарь теряет последний храм и уходит с поля.
       *[green] Ваш купец теряет последний храм и уходит с поля.
    }
   *[no] { $colour ->
        [black] Царь
        [red] Жрец
        [blue] Пахарь
       *[green] Купец
    } { $dynasty ->
        [archer] Лучника
        [bull] Быка
        [lion] Льва
       *[pot] Гончара
    } теряет последний храм и уходит с поля.
}
callout-splits = Царство распадается.
callout-ends = Этот ход станет последним в игре.

## Конфликты: панель справа

conflict-war = { $colour ->
    [black] Война царей
    [red] Война жрецов
    [blue] Война пахарей
   *[green] Война купцов
}
conflict-revolt = { $colour ->
    [black] Восстание царей
    [red] Восстание жрецов
    [blue] Восстание пахарей
   *[green] Восстание купцов
}
conflict-you-attack = вы нападаете
conflict-attacks = нападает
conflict-you-defend = вы защищаетесь
conflict-defends = защищается
# между двумя числами: «4 : 2»
conflict-to = :
conflict-strengths = { $attack } против { $defence }
conflict-from-hand = с руки
conflict-answers = добавит после вас
conflict-thinks = решает…
conflict-add = { $colour ->
    [black] Добавить поселения с руки
    [red] Добавить храмы с руки
    [blue] Добавить угодья с руки
   *[green] Добавить рынки с руки
}
# «хватит» требует родительного падежа
conflict-tie-note = Ничья за защитником: при счёте { $attack } : { $defence } { $other ->
    [archer] Лучнику
    [bull] Быку
    [lion] Льву
   *[pot] Гончару
} хватит { $count ->
    [0] того, что уже есть
    [one] { $colour ->
        [black] ещё { $count } поселения
        [red] ещё { $count } храма
        [blue] ещё { $count } угодья
       *[green] ещё { $count } рынка
    }
    [few] { $colour ->
        [black] ещё { $count } поселений
        [red] ещё { $count } храмов
        [blue] ещё { $count } угодий
       *[green] ещё { $count } рынков
    }
    [many] { $colour ->
        [black] ещё { $count } поселений
        [red] ещё { $count } храмов
        [blue] ещё { $count } угодий
       *[green] ещё { $count } рынков
    }
   *[other] { $colour ->
        [black] ещё { $count } поселения
        [red] ещё { $count } храма
        [blue] ещё { $count } угодья
       *[green] ещё { $count } рынка
    }
}.
conflict-defend-note = { $count ->
    [0] Вы уже держитесь: ничья за вами.
    [one] { $colour ->
        [black] Хватит ещё { $count } поселения: ничья за вами.
        [red] Хватит ещё { $count } храма: ничья за вами.
        [blue] Хватит ещё { $count } угодья: ничья за вами.
       *[green] Хватит ещё { $count } рынка: ничья за вами.
    }
    [few] { $colour ->
        [black] Хватит ещё { $count } поселений: ничья за вами.
        [red] Хватит ещё { $count } храмов: ничья за вами.
        [blue] Хватит ещё { $count } угодий: ничья за вами.
       *[green] Хватит ещё { $count } рынков: ничья за вами.
    }
    [many] { $colour ->
        [black] Хватит ещё { $count } поселений: ничья за вами.
        [red] Хватит ещё { $count } храмов: ничья за вами.
        [blue] Хватит ещё { $count } угодий: ничья за вами.
       *[green] Хватит ещё { $count } рынков: ничья за вами.
    }
   *[other] { $colour ->
        [black] Хватит ещё { $count } поселения: ничья за вами.
        [red] Хватит ещё { $count } храма: ничья за вами.
        [blue] Хватит ещё { $count } угодья: ничья за вами.
       *[green] Хватит ещё { $count } рынка: ничья за вами.
    }
}
conflict-if-you-win = Если победите вы
conflict-if-wins = Если победит { dynasty-name }
conflict-if-holds = Если устоит { dynasty-name }
conflict-if-you-hold = Если устоите вы
conflict-home = { $me ->
    [yes] { $colour ->
        [black] ваш царь уходит с поля
        [red] ваш жрец уходит с поля
        [blue] ваш пахарь уходит с поля
       *[green] ваш купец уходит с поля
    }
   *[no] { leader-of } уходит с поля
}
conflict-leave = { $count ->
    [1] { tile-name } на { $spaces } уходит с поля
   *[other] { tiles-name } на { $spaces } уходят с поля
}
conflict-stay = { $count ->
    [1] { tile-name } на { $spaces } остаётся
   *[other] { tiles-name } на { $spaces } остаются
}
conflict-waiting = следующими воюют { leaders-name }.
conflict-waiting-note = Если связь между ними прервётся, войны не будет.
conflict-none = нет жетонов
conflict-choose = Выберите первую войну
conflict-choose-note = Она может разделить вождей, и тогда других войн не будет.

## Последствия: исход конфликтов, роль вождей, подсчёт в конце

verdict-clear = { $attack } : { $defence }.
verdict-tie = { $attack } : { $defence }, ничья за защитником.
verdict-wins = { $me ->
    [yes] Вы побеждаете и получаете { $points }
   *[no] { dynasty-name } побеждает и получает { $points }
}
verdict-holds = { $me ->
    [yes] Вы устояли и получаете { $points }
   *[no] { dynasty-name } держится и получает { $points }
}
verdict-go = Дальше
conflict-ends = после этого хода игра закончится
conflict-prize-for = { $me ->
    [yes] вам
   *[no] { $dynasty ->
        [archer] Лучнику
        [bull] Быку
        [lion] Льву
       *[pot] Гончару
    }
}
callout-scores = { $where ->
    [new] Основывает царство; очки там дают { $tiles }.
    [own] В вашем царстве очки вам дают { $tiles }.
   *[shared] Здесь (царство { $dynasties }) очки вам дают { $tiles }.
}
callout-income = { $count ->
    [one] Монументы дают { $count } очко каждый ход.
    [few] Монументы дают { $count } очка каждый ход.
    [many] Монументы дают { $count } очков каждый ход.
   *[other] Монументы дают { $count } очка каждый ход.
}
callout-earns = { $me ->
    [yes] ваш { leader-name }
   *[no] { leader-of }
} получает { $colour ->
    [black] чёрное
    [red] красное
    [blue] синее
   *[green] зелёное
} очко каждый ход.
callout-earns-none = Пока он не даёт очков ни одному вождю.
callout-no-scorer = { $colour ->
    [black] Царя здесь нет: жетон не даёт очков.
    [red] Ни жреца, ни царя здесь нет: жетон не даёт очков.
    [blue] Ни пахаря, ни царя здесь нет: жетон не даёт очков.
   *[green] Ни купца, ни царя здесь нет: жетон не даёт очков.
}
callout-stands-in = { $colour ->
    [red] Жреца здесь нет: его заменяет царь.
    [blue] Пахаря здесь нет: его заменяет царь.
   *[green] Купца здесь нет: его заменяет царь.
}
space-revolt = здесь начнётся восстание
help-mark-revolt = здесь начнётся восстание
end-tie = { $players }: поровну { $same }; { $more } больше, чем { $less }.
end-tie-all = { $players }: поровну во всех четырёх цветах.

## Другие решения справа

choice-building = { building-name }
choice-building-note = Выберите жетон линии. Отныне { tiles-name }, которые ставят в это царство, приносят два очка.
choice-monument = Монумент
choice-monument-note = Четыре жетона переворачивают лицом вниз. Выберите цвета и квадрат.
choice-monument-at = на { $spaces }
choice-wonder = Чудо
choice-wonder-note = Заменит пять жетонов вокруг { $space }.
choice-treasure = Клады
choice-treasure-note = Вы забираете все, кроме одного. Выберите, какой оставить.
choice-wonder-point = Очко чуда
choice-wonder-point-note = Ваш царь стоит в царстве чуда.
choice-swap = Обмен жетонов
choice-swap-note = Они выходят из игры неоткрытыми, а вы берёте столько же. Это одно действие.

## Показ чужих ходов

playback-left = { $count ->
    [one] впереди { $count } шаг
    [few] впереди { $count } шага
    [many] впереди { $count } шагов
   *[other] впереди { $count } шага
}
playback-step = Дальше
playback-skip = Пропустить
playback-pause = Пауза
playback-go = Продолжить

## Журнал

log = Журнал
log-empty = Пока ничего не произошло.
log-turn = Ход { $turn }, { dynasty-name }
log-said = { dynasty-name }: { $text }
log-tile = { tile-name } на { $space }
log-leader = { leader-name } на { $space }
log-leader-off = { leader-name } отозван
log-catastrophe = катастрофа на { $space }
log-swap = { $count ->
    [one] меняет { $count } жетон
    [few] меняет { $count } жетона
    [many] меняет { $count } жетонов
   *[other] меняет { $count } жетона
}
log-swap-own = меняет { $tiles }
log-pass = завершает ход
log-war-choice = сначала воюют { leaders-name }
log-commit = { $count ->
    [0] ничего не добавляет
    [one] добавляет { $count } жетон
    [few] добавляет { $count } жетона
    [many] добавляет { $count } жетонов
   *[other] добавляет { $count } жетона
}
log-building = { building-name } на { $space }
log-monument = { monument-name } на { $space }
log-wonder = чудо вокруг { $space }
log-decline = { $kind ->
    [treasure] не берёт клады
   *[other] ничего не строит
}
log-leave = оставляет клад на { $space }
log-score = { $colour ->
    [black] берёт от чуда чёрное очко
    [red] берёт от чуда красное очко
    [blue] берёт от чуда синее очко
   *[green] берёт от чуда зелёное очко
}
log-unites = два царства объединяются на { $space }
log-revolt = восстание { $colour ->
    [black] царей
    [red] жрецов
    [blue] пахарей
   *[green] купцов
} против { $other ->
    [archer] Лучника
    [bull] Быка
    [lion] Льва
   *[pot] Гончара
}, { $attack } : { $defence }
log-war = война { $colour ->
    [black] царей
    [red] жрецов
    [blue] пахарей
   *[green] купцов
} против { $other ->
    [archer] Лучника
    [bull] Быка
    [lion] Льва
   *[pot] Гончара
}, { $attack } : { $defence }
log-won = побеждает { $high } : { $low }
log-held = держится { $high } : { $low }
log-back = { $cause ->
    [temple] { leader-name } на { $space } лишился храма
   *[other] { leader-name } уходит с { $space }
}
log-removed = { $count ->
    [1] { tile-name } на { $spaces } уходит с поля
   *[other] { tiles-name } на { $spaces } уходят с поля
}
log-building-back = { building-name } уходит с { $space }
log-treasure = клад с { $space }
log-draw-own = берёт { $tiles }
log-income-monument = доход от монументов
log-income-wonder = очко чуда
log-gain = { $count ->
    [one] { $colour ->
        [black] { $count } чёрное очко
        [red] { $count } красное очко
        [blue] { $count } синее очко
       *[green] { $count } зелёное очко
    }
    [few] { $colour ->
        [black] { $count } чёрных очка
        [red] { $count } красных очка
        [blue] { $count } синих очка
       *[green] { $count } зелёных очка
    }
    [many] { $colour ->
        [black] { $count } чёрных очков
        [red] { $count } красных очков
        [blue] { $count } синих очков
       *[green] { $count } зелёных очков
    }
   *[other] { $colour ->
        [black] { $count } чёрного очка
        [red] { $count } красного очка
        [blue] { $count } синего очка
       *[green] { $count } зелёного очка
    }
}
log-gain-said = { $count ->
    [one] { $colour ->
        [black] { dynasty-name } получает { $count } чёрное очко
        [red] { dynasty-name } получает { $count } красное очко
        [blue] { dynasty-name } получает { $count } синее очко
       *[green] { dynasty-name } получает { $count } зелёное очко
    }
    [few] { $colour ->
        [black] { dynasty-name } получает { $count } чёрных очка
        [red] { dynasty-name } получает { $count } красных очка
        [blue] { dynasty-name } получает { $count } синих очка
       *[green] { dynasty-name } получает { $count } зелёных очка
    }
    [many] { $colour ->
        [black] { dynasty-name } получает { $count } чёрных очков
        [red] { dynasty-name } получает { $count } красных очков
        [blue] { dynasty-name } получает { $count } синих очков
       *[green] { dynasty-name } получает { $count } зелёных очков
    }
   *[other] { $colour ->
        [black] { dynasty-name } получает { $count } чёрного очка
        [red] { dynasty-name } получает { $count } красного очка
        [blue] { dynasty-name } получает { $count } синего очка
       *[green] { dynasty-name } получает { $count } зелёного очка
    }
}
log-over = { $why ->
    [bag] мешок пуст: игра окончена
   *[treasures] осталось не больше двух кладов: игра окончена
}

## Конец игры

end-title = Игра окончена
end-bag = Игроку нужно было взять жетон, а мешок пуст.
end-treasures = На поле осталось не больше двух кладов.
end-wins = Победил { dynasty-name }
end-you-win = Вы победили
end-shared = Общая победа
end-place = { $place }.
end-lowest-counts = Считается только самый слабый цвет. Клады добавлены туда, где от них больше пользы.
end-with-treasures = из них { $count ->
    [one] { $count } клад
    [few] { $count } клада
    [many] { $count } кладов
   *[other] { $count } клада
}
end-again = Ещё партию
end-analyse = Разбор
end-look-back = Просмотр
end-chart = Слабый цвет по ходу игры, вместе с кладами
chart-label = График: самый слабый цвет каждого игрока после каждого хода

## Один экран на всех: заслонка между игроками

cover-title = Ходит { dynasty-name }
cover-text = Передайте устройство следующему игроку. До этого все руки скрыты.
cover-button = Это я, { dynasty-name }
cover-button-named = Это я, { $name }

## Начальная страница

start-tagline = Четыре цвета, две реки, одно слабое место: ваш счёт — это ваш самый слабый цвет.
start-play = Играть
start-players = Игроки
start-level = Сила ботов
# $names is a list of the names of bots
start-against = Против вас: { $names }.
start-more = Ещё
start-more-about = Издания, карты и правила, игра на одном устройстве, открыть запись
start-continue = Продолжить
start-continue-about = Ход { $turn } · { $preset }
start-continue-your-move = ваш ход
start-games = Ваши партии
start-finished = Сыгранные партии
start-game-won = Победил { dynasty-name }
start-no-games = Партий пока нет. Начните новую выше.
start-all-games = Показать все партии
game-remove = Удалить эту партию
game-remove-about = Партия и её запись будут удалены безвозвратно.
start-new = Новая партия
start-rules = Издание
start-board = Карта
start-options = Настройки
start-seats = Места
start-seat = Место { $seat }
start-seat-human = Человек
start-seat-bot = Бот: { level-title }
start-seat-name = Имя
start-seat-add = Добавить место
start-seat-remove = Убрать это место
start-seat-dynasty = Династия
start-first = Первый игрок
start-first-random = Случайно
start-begin = Начать партию
start-hot-seat = Несколько игроков играют на этом устройстве. Между ними экран закрывается.
start-record = Открыть запись
start-record-about = Партия, сохранённая как текст: в Shedu или от руки.
start-record-file = Выбрать файл
start-record-paste = Или вставьте её сюда
start-record-open = Открыть
start-record-fault = Строка { $line }: { $reason }
start-record-fault-whole = Не удаётся прочитать запись: { $reason }
start-learn = Изучить правила
start-learn-about = Суть за две минуты, остальное — когда понадобится.
start-puzzles = Решать задачи
start-puzzles-about = Найдите лучший ход: одна задача в день и сколько угодно ещё.
ago-now = только что
ago-minutes = { $count ->
    [1] минуту назад
    [one] { $count } минуту назад
    [few] { $count } минуты назад
    [many] { $count } минут назад
   *[other] { $count } минуты назад
}
ago-hours = { $count ->
    [1] час назад
    [one] { $count } час назад
    [few] { $count } часа назад
    [many] { $count } часов назад
   *[other] { $count } часа назад
}
ago-days = { $count ->
    [1] вчера
    [one] { $count } день назад
    [few] { $count } дня назад
    [many] { $count } дней назад
   *[other] { $count } дня назад
}

## Просмотр партии

replay-title = Просмотр партии
# on a phone, a choice between log, hands, chart and result
replay-part = Что показать под полем
replay-hands = Руки
replay-chart = График
replay-result = Итог
replay-first = В начало
replay-back = Предыдущий ход
replay-forward = Следующий ход
replay-last = В конец
replay-play = Пуск
replay-stop = Стоп
replay-position = Ход { $ply } из { $count }
replay-slider = Ход
replay-link = Ссылка на этот ход
replay-link-copied = Ссылка скопирована
replay-moves = Ходы
replay-analysis = Разбор
replay-study = Другие ходы
replay-export = Сохранить запись

## Страница правил

rules-title = Правила
rules-search = Поиск по правилам
rules-found = { $count ->
    [0] ничего не найдено
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
rules-contents = Содержание
rules-example = Пример
rules-ruling = Трактовка
rules-edition = Издание: { $preset }
rules-link = Ссылка на { $rule }
rules-editions = Издания
rules-options = Настройки
rules-pieces = Состав игры
rules-book = Книга правил
rules-edition-pick = Издание
rules-differences = Показать отличия других изданий
# подписи к рисункам
picture-short-leaders = Очки приносят четыре ваших вождя. Вождь стоит на суше рядом с храмом;
    вместе со всем, что связано с ним сторонами, это царство.
picture-short-tiles = В ходу два действия. Жетон, поставленный в царство, приносит очко своего
    цвета вождю этого цвета, а без него — царю, кто бы его ни поставил.
picture-short-revolt = Вождь входит в царство, где уже есть вождь его цвета: восстание.
    Считаются храмы рядом с каждым и храмы из руки. Ничья за защитником; победитель получает
    красное очко.
picture-short-war = Жетон соединяет два царства: вожди одного цвета воюют. Считаются жетоны
    этого цвета в их царствах и жетоны из руки. Победитель получает очки за вождя и за каждый
    павший жетон.
picture-short-end = Квадрат из четырёх может стать монументом, который в конце вашего хода
    приносит очки вашим вождям. Из двух кладов в царстве купец забирает один — очко любого цвета. Когда их почти не
    осталось, партия кончается, и в счёт идёт только самый слабый ваш цвет.
picture-kingdom = Слева царство, справа регион: вождей в нём нет.
picture-leader = Царь может встать на светлые клетки: рядом с храмом, на суше.
picture-tile-point = Рынок приносит Льву зелёное очко: в царстве стоит купец Льва.
picture-revolt = Пришёл царь Быка: восстание. Считаются храмы рядом с каждым царём.
picture-war = Рынок на D3 объединяет два царства; между купцами война. Считаются рынки.
picture-monument = Четыре храма, стоявшие квадратом, перевёрнуты под монумент.
picture-building = На трёх угодьях в ряд может стоять амбар.
picture-wonder = Пять храмов крестом уступили место чуду.
picture-treasure = Угодье связывает два клада. Сначала хозяин купца забирает тот, что в особой рамке.
picture-catastrophe = Катастрофа раскалывает царство надвое.

## О фишках: подсказки

about-tile = { $colour ->
    [black] Поселение: чёрное очко тому, чей царь в этом царстве.
    [red] Храм: красное очко жрецу. Вожди стоят рядом с храмами.
    [blue] Угодье: синее очко пахарю. Угодья лежат только на реках.
   *[green] Рынок: зелёное очко купцу.
}
about-leader = { $colour ->
    [black] Царь: получает чёрные очки и очки любого цвета, чьего вождя в царстве нет.
    [red] Жрец: получает красные очки.
    [blue] Пахарь: получает синие очки.
   *[green] Купец: получает зелёные очки и забирает клады.
}
about-treasure = Клад: в конце — очко любого цвета.
about-catastrophe = Катастрофа: лежит до конца, ничего не связывает.
about-face-down = Перевёрнутый жетон: только связывает.
about-monument = Монумент: каждый ход — очко вождям его цветов в его царстве.
about-building = { $colour ->
    [black] Дворец: поселения в его царстве приносят два очка.
    [red] Библиотека: храмы в её царстве приносят два очка.
    [blue] Амбар: угодья в его царстве приносят два очка.
   *[green] Крытый рынок: рынки в его царстве приносят два очка.
}
about-wonder = Чудо: каждый ход — очко любого цвета царю в его царстве.
about-unification = Жетон объединения: лежит здесь до конца всех войн.
about-special = Особая рамка: клад отсюда забирают первым.

## Сообщения об ошибках

refused = Сейчас это невозможно.
refused-code = { $code ->
    [illegal] Так нельзя.
    [stale] Игра ушла вперёд. Вот текущая позиция.
    [not-yours] Сейчас не ваш ход.
    [no-undo] Отменить можно только свои действия этого хода, пока не открылось ничего скрытого.
    [many-undos] Слишком много отмен за этот ход или за эту партию. Дальше играйте без отмены.
    [long-game] В этой партии слишком много ходов, продолжить её нельзя.
    [unreadable] Сервер не понял запрос.
    [over] Игра окончена.
    [replay] Это просмотр записи: продолжить партию здесь нельзя.
    [unknown] Такой партии нет. Возможно, её удалили.
    [gone] Эту партию удалили.
    [busy] Сервер ещё занят этим. Подождите несколько секунд и попробуйте снова.
    [analysing] Вы уже разбираете партию, или сервер разбирает слишком много партий. Попробуйте позже.
    [not-analysed] Разобрать можно только целые партии не длиннее 1000 решений.
    [edited] Кто-то уже изменил этот комментарий. Сравните оба и сохраните свой ещё раз.
    [study-full] Этюд не может быть больше. Начните другой.
    [variation] Этого варианта больше нет: кто-то его уже удалил.
    [no-hint] Для этого решения подсказки нет.
    [running] Пока партия идёт, это невозможно.
    [impossible] С такими настройками партию не начать.
    [no-record] Это не запись партии.
    [too-long] Это слишком длинно.
    [offline] Сервер недоступен.
    [internal] На сервере что-то пошло не так.
   *[other] { refused }
}
refused-rule = См. правило { $rule }
why-tile = { $colour ->
    [black] Поселения сейчас некуда поставить.
    [red] Храмы сейчас некуда поставить.
    [blue] Угодья сейчас некуда поставить.
   *[green] Рынки сейчас некуда поставить.
}
why-leader = { $colour ->
    [black] Царя сейчас некуда поставить.
    [red] Жреца сейчас некуда поставить.
    [blue] Пахаря сейчас некуда поставить.
   *[green] Купца сейчас некуда поставить.
}
why-catastrophe = Катастроф у вас больше нет.
why-not-in-conflict = { $colour ->
    [black] В этом конфликте считаются только поселения.
    [red] В этом конфликте считаются только храмы.
    [blue] В этом конфликте считаются только угодья.
   *[green] В этом конфликте считаются только рынки.
}
why-no-tile = На этом месте в руке нет жетона.
why-pick-first = Сначала выберите жетон или вождя.
why-not-now = Сначала сделайте выбор, которого ждёт игра.
why-not-your-turn = Сейчас не ваш ход.

## Советы

hint-thinking = Бот думает…

## Справка

help-title = Клавиши и справка
help-mouse = Мышь
help-mouse-text = Выберите жетон, вождя или катастрофу: допустимые клетки подсветятся. Наведите курсор на клетку, чтобы увидеть, что даст ход. Щёлкните, чтобы сыграть, или нажмите Esc, чтобы сбросить выбор. Можно и перетаскивать.
help-touch = Касание
help-touch-text = Коснитесь фишки, потом клетки, потом кнопки. Увеличить поле можно двумя пальцами или двойным касанием, а затем двигать одним пальцем. Вожди и всё остальное — на нижней панели: потяните её вверх.
help-keys = Клавиши
help-key-hand = выбрать жетон в руке
help-key-leaders = выбрать вождя: царь, жрец, пахарь, купец
help-key-catastrophe = выбрать катастрофу
help-key-arrows = двигаться по полю
help-key-enter = поставить или нажать выделенную кнопку
help-key-escape = сбросить выбор, закрыть
help-key-next = следующая допустимая клетка
help-key-swap = обмен жетонов
help-key-end = конец хода
help-key-undo = отменить
help-key-hint = попросить совета у бота; ещё раз — приготовить ход
help-key-toggles = царства, силы, координаты
help-key-play = следующий шаг при показе ходов
help-key-help = эта страница
help-marks = Знаки на поле
help-mark-temples = храмы рядом с вождём: его сила в восстании
help-mark-supporters = сторонники: его сила в войне
help-mark-mine = золотое кольцо — ваш вождь
help-mark-war = здесь начнётся война
key-space = Пробел
key-enter = Enter
key-escape = Esc
key-arrows = Стрелки
