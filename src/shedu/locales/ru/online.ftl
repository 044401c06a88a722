### Тексты браузера на сервере для многих: имена, столы, чат, часы, учётные записи.

## Кто я

name-title = Как вас зовут?
name-about = Имя видят другие за столом. Учётная запись не нужна.
name-field = Имя
name-enter = Играть
name-give = Назвать имя
name-has-account = У меня есть учётная запись
name-as-guest = Играть гостем

## Время и часы

time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
time-left = Осталось: { $time }
clock-none = без часов
clock-real-time = { $minutes } мин + { $seconds } с на решение
clock-days = { $count ->
    [one] { $count } день на решение
    [few] { $count } дня на решение
    [many] { $count } дней на решение
   *[other] { $count } дня на решение
}

## Начальная страница

start-invite = С друзьями
start-invite-about = Стол на четверых и ссылка для друзей. Пустые места займут боты.
start-make-table = Накрыть стол
lobby = Открытые столы
lobby-empty = Никто не ждёт. Накройте стол, и его увидят здесь.
lobby-nobody = Здесь пока никто не сидит
lobby-free = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
    [many] свободно { $count } мест
   *[other] свободно { $count } места
}
table-waiting = Ждём игроков
table-stopped = Остановлена
seat-me = Я
seat-open = Кто придёт
    .about = Поделитесь ссылкой или покажите стол всем.

## Как приходят за стол

terms-access = Кто может сесть
terms-invited = По приглашению
terms-open = Открыто для всех
terms-spectators = Кто может смотреть
terms-spectators-yes = Со зрителями
terms-spectators-no = Только игроки
terms-clock = Часы
terms-clock-none = Нет
terms-clock-real-time = Сразу
terms-clock-turn-based = По дням
terms-minutes = У каждого игрока
terms-increment = Добавка за решение
terms-days = На каждое решение
terms-timeout = Когда время вышло
terms-timeout-bot = Садится бот
terms-timeout-stop = Игра прекращается
terms-level = Бот

## Стол до игры

room-title = Стол игрока { $name }
room-invite = Позовите остальных
room-invite-about = У кого есть эта ссылка, тот может сесть.
room-link = Ссылка на этот стол
room-copy = Копировать
room-copied = Скопировано
room-here = Ещё здесь
room-start = Начать игру
room-wait-for = Игру начнёт { $name }, когда все соберутся.
room-wait = Игра ещё не началась.
room-opening = Мешок перемешивают. Свою часть ещё не добавили браузеры игроков: { $names }
room-start-without = Начать без них
room-empty-seats = { $count ->
    [one] { $count } пустое место займёт бот:
    [few] { $count } пустых места займут боты:
    [many] { $count } пустых мест займут боты:
   *[other] { $count } пустого места займут боты:
}
room-fair = Мешок перемешивают сервер и все игроки вместе, так что порядок не может выбрать никто.
room-fair-more = Как это устроено
room-remove = Удалить этот стол
room-remove-about = Он исчезнет навсегда. Тем, кто за ним сидит, об этом сообщат.
room-remove-do = Удалить
seat-vacant = свободно
seat-take = Сесть здесь
seat-leave = Встать

## Люди за столом

presence = { $state ->
    [here] здесь
    [away] стол открыт, но не на виду
   *[gone] не здесь
}
log-or-chat = Журнал или чат
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
chat-send = Отправить
chat-unread = { $count ->
    [one] { $count } новая строка
    [few] { $count } новые строки
    [many] { $count } новых строк
   *[other] { $count } новой строки
}
chat-more = Слова игрока { $name }: ещё
chat-mute = Не слышать игрока { $name }
chat-muted = Не слышно: { $names }.
chat-hear-again = Слышать снова
chat-report = Пожаловаться
chat-report-title = Жалоба на игрока { $name }
chat-report-about = Её прочтёт хозяин сервера, а { $name } не увидит.
chat-report-why = Что случилось?
chat-report-send = Отправить жалобу
chat-reported = Спасибо. На это посмотрят.
leave-table = Уйти из-за стола
leave-table-about = За вас будет играть бот, и его результат засчитают вам. Вернуться можно когда угодно.
leave-table-level = Уровень бота
leave-table-do = Уйти
left-about = Вы ушли, и за вас играет бот ({ level-name }).
left-come-back = Вернуться
stopped-about = Время вышло, и игра остановлена.
undo-ask = Попросить вернуть
    .about = Взять назад последнее решение, если другие согласны
undo-asked = { $name } просит взять решение назад.
undo-asked-about = Вы согласны?
undo-agree = Согласиться
undo-refuse = Нет
undo-waiting = Вы попросили вернуть последнее решение. Ещё не ответили: { $names }.
undo-never-mind = Не нужно
end-rematch = Сыграть ещё
end-next-table = К следующей игре

## Перемешивание

proof-title = Честное перемешивание
proof-about = Прежде чем кто-либо сел, сервер вытянул секрет и назвал его хеш: так он связал себя. Браузер каждого игрока тоже вытянул число и запечатал его так же. Печати вскрыли только тогда, когда никто уже не мог сесть. Секрет и числа вместе дают порядок мешка, и никто не мог его выбрать.
proof-commitment = Что обещал сервер: SHA-256 его секрета
proof-changed = Это не то, что было обещано и запечатано вначале.
proof-contributions = Что добавили браузеры игроков
proof-mine = Ваше, как его добавил этот браузер
proof-sealed = Запечатано: SHA-256
proof-nobody = Пока ничего.
proof-secret = Секрет сервера
proof-later = Его откроют, когда игра закончится.
proof-kept = Это то, что было обещано.
proof-broken = Это не то, что было обещано.
proof-verify = В записи есть всё. Любой может проверить перемешивание командой

## Уведомления

notice-your-move = Ваш ход.
notice-your-move-with = Ваш ход. За столом: { $others }.
notice-go = К столу
notices = Уведомления
notices-about = Как вы узнаёте, что ваш ход, когда не смотрите на стол.
notices-page = На любой открытой странице Shedu
notices-push = Через этот браузер, даже если страница закрыта
notices-push-forbidden = Браузер не разрешает уведомления с этой страницы.
notices-mail = По почте на адрес
notices-mail-to = По почте на { $mail }
notices-mail-confirm = Прислать ссылку
notices-mail-sent = Ссылка отправлена на { $mail }: откройте её, чтобы подтвердить адрес.
notices-mail-forget = Забыть этот адрес
notices-webhook = На веб-адрес (вебхук)
notices-webhook-secret = Отправленное туда подписано ключом:
notices-save = Сохранить
mail-confirm = Подтвердить почтовый адрес
mail-confirm-about = Тогда Shedu напишет вам, когда будет ваш ход.
mail-confirmed = Адрес подтверждён.
mail-stop = Больше не писать
mail-stop-about = Тогда Shedu больше не пишет на этот адрес.
mail-stopped = Писем больше не будет.

## Учётная запись

account-title = Учётная запись
account-of = { $name }: учётная запись и уведомления
account-profile = Мой профиль
account-records = Сохранить все мои записи игр
account-rename = Сменить имя
account-make = Завести учётную запись
account-make-about = Она хранит ваши игры и рейтинг, и в неё можно войти из любого браузера.
account-made = Учётная запись есть. Входите со своим именем и этим паролем.
account-password = Пароль
account-old-password = Старый пароль
account-new-password = Новый пароль, не меньше 8 знаков
account-change-password = Сменить пароль
account-password-changed = Пароль изменён. Из всех других браузеров вы вышли.
account-log-in = Войти
account-log-in-about = Ваши гостевые игры перейдут вместе с вами.
account-log-in-passkey = С ключом доступа
account-leave = Уйти
account-log-out = Выйти
account-delete = Удалить учётную запись
account-delete-about = Всё, что носит ваше имя, исчезнет навсегда: учётная запись, рейтинг, чат. В идущих играх ваше место займёт бот.
account-forget = Удалить всё моё
account-forget-about = Всё, что носит ваше имя, исчезнет навсегда: имя, рейтинг, чат. В идущих играх ваше место займёт бот.
account-delete-do = Удалить навсегда
passkeys = Ключи доступа
passkeys-about = Входите по отпечатку, лицу или PIN-коду устройства, без пароля.
passkeys-add = Добавить ключ доступа
passkeys-remove = Убрать
sessions = Браузеры, которые вас знают
sessions-browser = Браузер
sessions-this = этот
sessions-seen = последний раз { $ago }
sessions-end = Выйти там

## Таблица лучших и профили

leaders-title = Лучшие игроки
leaders-about = Рейтинг — то, что игрок почти наверняка превосходит; для него нужно несколько игр. Игры с ботами не считаются.
leaders-empty = Рейтинга пока нет ни у кого.
leaders-size = Стол
leaders-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
leaders-place = Место
leaders-rating = Рейтинг
leaders-games = Игры
leaders-wins = Победы
profile-guest = Гость
profile-since = впервые здесь: { $ago }
profile-unknown = Такого человека нет.
profile-unrated = Пока ни одной игры на рейтинг.
profile-points = Очки за игру
profile-source = { $source ->
    [tile] жетоны
    [war] войны
    [revolt] восстания
    [monument] монументы
    [wonder] чудо
   *[treasure] клады
}
profile-lowest = низший цвет { $points }
profile-no-games = Пока ни одной законченной игры.
profile-more = Ещё

## Отказы

refused-online = { $code ->
    [who-are-you] Сначала назовите имя.
    [logged-out] Этот браузер вас больше не знает. Войдите снова.
    [too-many] У вас открыто слишком много столов, записей или страниц: закройте лишние.
    [too-fast] Слишком много сразу. Подождите немного.
    [no-spectators] На этот стол могут смотреть только игроки.
    [seat-taken] Кто-то успел раньше: выберите другое место.
    [seated] Вы уже сидите за этим столом.
    [dynasty-taken] Эта династия у другого игрока.
    [not-host] Игру начинает тот, кто накрыл стол.
    [begun] Игра уже началась.
    [too-soon] У браузеров остальных есть десять секунд, чтобы добавить свою часть. Попробуйте чуть позже.
    [not-begun] Здесь сейчас не играют.
    [waiting] Игра ещё не началась.
    [empty] Сначала кто-нибудь должен сесть.
    [stopped] Эта игра остановлена.
    [not-over] Игра ещё не закончена.
    [no-hints] Среди людей каждый думает сам.
    [seat-left] Кто-то оставил место боту и может вернуться: спросите, когда вернётся.
    [saying] Так сказать нельзя: слишком длинно, пусто или есть знаки, которые нельзя показать.
    [contribution] Вклад браузера в перемешивание не понят. Попробуйте ещё раз.
    [name] В имени от 1 до 24 знаков, без #.
    [taken] Это имя занято: выберите другое.
    [banned] Эта учётная запись закрыта.
    [account] Учётная запись уже есть.
    [guest] Сначала заведите учётную запись.
    [password] Имя и пароль не подходят друг к другу.
    [password-length] В пароле от 8 до 200 знаков.
    [passkey] Этот ключ доступа не подошёл. Попробуйте ещё раз.
    [last-key] Больше ничто не открывает вашу учётную запись: сначала задайте пароль.
    [mail] Это не почтовый адрес.
    [no-mail] Сначала подтвердите почтовый адрес.
    [mail-failed] На этот адрес не удалось отправить письмо.
    [webhook] На этот адрес нельзя отправлять уведомления.
    [link] Эта ссылка больше не действует.
    [report] Скажите в нескольких словах, что случилось.
    [subscription] Этот браузер нельзя разбудить.
    [away] Сервер не может добраться до своих данных. Попробуйте позже.
   *[other] { refused-code }
}
