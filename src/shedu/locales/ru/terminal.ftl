### Тексты терминала: `shedu play`, `shedu show` и `shedu rules`. Журнал и вопросы — в table.ftl.
###
### То, что набирают (ходы, команды, опции), не переводится; русское слово стоит в скобках: king (царь).
### Заголовки столбцов (terminal-head-…) короткие: таблица должна уместиться в 80 столбцов.

## Слова

list-or = { $first } или { $last }
terminal-none = нет
terminal-tiles = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
terminal-you = Вы

## Вопросы и ответы

terminal-choices = Введите { $choices }.
terminal-ambiguous = «{ $word }» может значить { $choices }. Введите больше букв.
terminal-unknown = «{ $word }» — не ход и не команда. Введите ?, чтобы увидеть справку.
terminal-did-you-mean = «{ $word }» — не ход и не команда. Возможно, { $choices }?
terminal-written-like = Это пишется так: { $example }
terminal-type-move = Введите ход или ?, чтобы увидеть справку.
terminal-other-dynasty = Вы играете за { $dynasty ->
    [archer] Лучника
    [bull] Быка
    [lion] Льва
   *[pot] Гончара
}, а не за { $other ->
    [archer] Лучника
    [bull] Быка
    [lion] Льва
   *[pot] Гончара
}.
terminal-refused = Так нельзя.
terminal-no-such-move = Таких разрешённых ходов нет.
terminal-many-moves = { $count ->
    [one] { $count } ход; полный список: moves { $word }
    [few] { $count } хода; полный список: moves { $word }
    [many] { $count } ходов; полный список: moves { $word }
   *[other] { $count } хода; полный список: moves { $word }
}
terminal-toolbar = Tab дополняет · ? справка · moves · undo · strengths · rules · quit

## Отмена

terminal-undone = Отменено.
terminal-undo-refused = { $why ->
    [not-your-turn] Отменять можно только решения своего хода.
    [nothing] Отменять нечего: ваш ход только начался.
    [drew] С тех пор были взяты жетоны, отменять нечего.
    [answered] С тех пор решение принял другой игрок, отменять нечего.
    [deciding] Другой игрок принимает решение, и его часы идут: отменить нельзя.
    [by-bot] Это решение принял бот, пока вас не было; отменить его нельзя.
   *[not-offered] Отменять можно только свои решения этого хода, пока не открыто что-то скрытое.
}

## Сохранение

terminal-saved-in = Игра сохранена в { $path }
terminal-resume-with = Чтобы продолжить: { $command }
terminal-not-saved = Последние решения не сохранены.
terminal-file-changed = Файл изменила другая программа. Теперь игра сохраняется в { $path }
terminal-bot-failed = Сбой бота { $bot }, вместо него сделан случайный ход: { $why }
terminal-save-failed = Не удалось сохранить игру: { $reason }
terminal-copy-saved = Копия игры сохранена в { $path }
terminal-copy-exists = { $path } уже существует. Выберите другое имя.
terminal-copy-failed = Не удалось сохранить игру в { $path }: { $reason }

## Таблицы

terminal-head-leaders = вожди
terminal-head-catastrophes = катастр.
terminal-head-hand = рука
terminal-head-colour = { $colour ->
    [black] чёрн.
    [red] крас.
    [blue] син.
   *[green] зел.
}
terminal-head-treasures = клады
terminal-head-place = место
terminal-head-lowest = слабый
terminal-head-kingdom = царство
terminal-head-leader = вождь
terminal-head-space = клетка
terminal-head-temples = храмы (восстание)
terminal-head-supporters = сторонники (война)
terminal-no-leader = На поле нет вождей.
terminal-treasures = клады
terminal-treasures-left = { $count ->
    [one] { $count } на поле: { $spaces }
    [few] { $count } на поле: { $spaces }
    [many] { $count } на поле: { $spaces }
   *[other] { $count } на поле: { $spaces }
}
terminal-special-border = с особой рамкой { $spaces }
terminal-monuments = монументы
terminal-monuments-none = не построены
terminal-monuments-built = { $built }; остались: { $left }
terminal-buildings = здания
terminal-not-placed = вне поля
terminal-wonder = чудо
terminal-wonder-built = на поле
terminal-wonder-not-built = ещё не построено
terminal-bag = мешок

## За своей ширмой

terminal-own-hand = Рука: { $tiles }
terminal-own-points = Очки: { $points }; слабее всего: { $lowest }
terminal-own-pieces = Клады: { $taken }; осталось катастроф: { $left }
terminal-own-leaders = Вожди в запасе: { $leaders }

## Конец игры

terminal-shared = { end-shared }: { $names }

## Справка

terminal-help-intro = Введите ход, как он пишется в записи, или столько букв, чтобы он был понятен:
terminal-help-leader = поставить или передвинуть вождя: king (царь), priest (жрец), farmer (пахарь), trader (купец)
terminal-help-off = отозвать вождя
terminal-help-tile = поставить жетон: temple (храм), settlement (поселение), farm (угодье), market (рынок)
terminal-help-catastrophe = сыграть катастрофу
terminal-help-swap = обменять жетоны
terminal-help-pass = закончить ход
terminal-help-asked = Ответы на вопросы: { $examples }
terminal-help-commands = Команды:
terminal-help-moves = показать разрешённые ходы, например: moves king, moves f4
terminal-help-board = нарисовать стол заново
terminal-help-hand = показать, что у вас за ширмой
terminal-help-facts = показать клады, монументы и прочее
terminal-help-log = показать журнал
terminal-help-strengths = показать силу всех вождей
terminal-help-kingdoms = обвести царства или нарисовать поле поменьше
terminal-help-rules = прочитать правила или одно из них
terminal-help-undo = отменить решения своего хода, пока не открыто что-то скрытое
terminal-help-save = показать, где сохранена игра, или сохранить копию в FILE
terminal-help-quit = выйти; продолжить можно так: shedu play --resume
terminal-help-letters = На поле: t храм, s поселение, f угодье, m рынок; K царь, P жрец, F пахарь, T купец, у каждого буква его
    династии (a Лучник, b Бык, l Лев, p Гончар); ! катастрофа, w чудо, x монумент с буквами двух его цветов.

## Начало

terminal-title = Shedu: «Тигр и Евфрат» в вашем терминале
terminal-ask-resume = Продолжить игру { $game }? [Y/n]
terminal-quick-start = Нажмите Enter, чтобы начать сразу: современные правила, 3 игрока, вы играете за { $dynasty ->
    [archer] Лучника
    [bull] Быка
    [lion] Льва
   *[pot] Гончара
}, уровень ботов: { level-name }.
terminal-ask-quick-start = Enter или c, чтобы выбрать:
terminal-ask-players = Сколько игроков, от 2 до 4? [{ $default }]
terminal-ask-dynasty = За какую династию вы играете: { $choices }? [{ $default }]
terminal-ask-level = Насколько сильны боты: { $choices }? [{ $default }]
terminal-ask-rules = По каким правилам: { $choices }? [{ $default }]
terminal-ask-options = С какими опциями, через запятую: { $choices }? [{ $default }]
terminal-ask-first = Кто начинает: me (вы), династия или random (жребий)? [{ $default }]

## Правила

terminal-no-such-rule = «{ $word }» — не правило, не издание и не опция, и в правилах такого слова нет.
terminal-rules-editions = Что есть в каждом издании
terminal-rules-edition = издание
terminal-rules-option = опция
terminal-rules-always = Во всех изданиях есть опции { $options }.
terminal-rules-more = Подробнее: shedu rules R9.7, R9, wonder, classic-1997 или любое слово, а с --all — все правила.
