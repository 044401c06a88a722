### Тексты браузера только для сетевого сервера: имена, столы, чат, контроль времени, учётные записи.

## Имена

name-title = Как вас зовут?
name-about = Его увидят другие игроки за столом. Учётная запись не нужна.
name-field = Имя
name-enter = Играть
name-give = Ввести имя
name-has-account = У меня есть учётная запись
name-as-guest = Играть как гость

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
clock-none = без контроля времени
clock-real-time = { $minutes } мин + { $seconds } с на ход
clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
    [many] { $count } дней на ход
   *[other] { $count } дня на ход
}

## Начальная страница

start-invite = Играть с друзьями
start-invite-about = Создайте стол на четверых и поделитесь ссылкой. Пустые места займут боты.
start-make-table = Создать стол
lobby = Открытые столы
lobby-empty = Открытых столов нет. Создайте свой, и он появится здесь.
lobby-nobody = Игроков пока нет
lobby-free = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
    [many] свободно { $count } мест
   *[other] свободно { $count } места
}
table-waiting = Ждём игроков
table-stopped = Остановлена
seat-me = Я
seat-open = Свободно
    .about = Поделитесь ссылкой или откройте стол для всех.

## Условия стола

terms-access = Кто может сесть за стол
terms-invited = По приглашению
terms-open = Открыто для всех
terms-spectators = Кто может смотреть
terms-spectators-yes = Зрители допускаются
terms-spectators-no = Только игроки
terms-clock = Контроль времени
terms-clock-none = Нет
terms-clock-real-time = Реальное время
terms-clock-turn-based = Дни на ход
terms-minutes = Время на игрока
terms-increment = Добавка за ход
terms-days = Время на ход
terms-timeout = Когда время истекло
terms-timeout-bot = Играет бот
terms-timeout-stop = Партия прекращается
terms-level = Уровень бота

## Стол до игры

room-title = Стол игрока { $name }
room-invite = Пригласите игроков
room-invite-about = Занять место может любой, у кого есть эта ссылка.
room-link = Ссылка на этот стол
room-copy = Копировать
room-copied = Скопировано
room-here = Ещё здесь
room-start = Начать партию
room-wait-for = Партию начнёт { $name }, когда все соберутся.
room-wait = Партия ещё не началась.
room-opening = Перемешиваем мешок. Ждём браузеры игроков: { $names }
room-start-without = Начать без них
room-empty-seats = { $count ->
    [one] { $count } пустое место займёт бот:
    [few] { $count } пустых места займут боты:
    [many] { $count } пустых мест займут боты:
   *[other] { $count } пустого места займут боты:
}
room-fair = Мешок перемешивают сервер и все игроки вместе, поэтому никто не может выбрать порядок жетонов.
room-fair-more = Как это работает
room-remove = Удалить этот стол
room-remove-about = Стол будет удалён безвозвратно. Сидящие за ним игроки получат уведомление.
room-remove-do = Удалить безвозвратно
seat-vacant = свободно
seat-take = Сесть здесь
seat-leave = Встать

## Игроки за столом

presence = { $state ->
    [here] за столом
    [away] отсутствует: стол открыт в фоне
   *[gone] не в сети
}
log-or-chat = Журнал или чат
chat = Чат
chat-empty = Сообщений пока нет.
chat-say = Напишите сообщение
chat-send = Отправить
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
chat-more = Действия с сообщением игрока { $name }
chat-mute = Заглушить игрока { $name }
chat-muted = Заглушены: { $names }.
chat-hear-again = Показать снова
chat-report = Пожаловаться
chat-report-title = Жалоба на игрока { $name }
chat-report-about = Жалобу прочтут администраторы сервера. { $name } её не увидит.
chat-report-why = Что случилось?
chat-report-send = Отправить жалобу
chat-reported = Спасибо. Мы рассмотрим вашу жалобу.
leave-table = Покинуть стол
leave-table-about = За вас будет играть бот, и его результат засчитают вам. Вернуться можно в любой момент.
leave-table-level = Уровень бота
leave-table-do = Покинуть
left-about = Вы покинули стол. За вас играет бот ({ level-name }).
left-come-back = Вернуться
stopped-about = Время истекло, и партия остановлена.
undo-ask = Попросить отмену
    .about = Отменить последний ход, если остальные согласны
undo-asked = { $name } просит отменить ход.
undo-asked-about = Вы согласны?
undo-agree = Согласиться
undo-refuse = Отказать
undo-waiting = Вы попросили отменить последний ход. Ждём ответа: { $names }.
undo-never-mind = Отозвать просьбу
end-rematch = Сыграть ещё
end-next-table = Перейти к следующей партии

## Перемешивание

proof-title = Честное перемешивание
proof-about = Прежде чем сел первый игрок, сервер выбрал случайный секрет и опубликовал его хеш. Браузер каждого игрока тоже выбрал случайное число и опубликовал его хеш. Числа раскрыли только тогда, когда состав игроков уже не мог измениться. Секрет и числа вместе задают порядок жетонов в мешке, поэтому никто не мог его выбрать.
proof-commitment = Обязательство сервера: SHA-256 его секрета
proof-changed = Это не совпадает с первоначальным обязательством.
proof-contributions = Числа от браузеров игроков
proof-mine = Ваше, отправлено этим браузером
proof-sealed = Ещё не раскрыто. SHA-256:
proof-nobody = Пока ничего.
proof-secret = Секрет сервера
proof-later = Он раскрывается, когда партия окончена.
proof-kept = Совпадает с обязательством.
proof-broken = Не совпадает с обязательством.
proof-verify = Всё это есть в записи партии. Любой может проверить перемешивание командой

## Уведомления

notice-your-move = Ваш ход.
notice-your-move-with = Ваш ход. За столом: { $others }.
notice-go = Перейти к столу
notices = Уведомления
notices-about = Как вы узнаете о своём ходе, когда стол не открыт.
notices-page = На любой открытой странице Shedu
notices-push = В этом браузере, даже если страница закрыта
notices-push-forbidden = Браузер блокирует уведомления с этой страницы.
notices-mail = По почте на адрес
notices-mail-to = По почте на { $mail }
notices-mail-confirm = Прислать ссылку для подтверждения
notices-mail-sent = Мы отправили ссылку на { $mail }. Откройте её, чтобы подтвердить адрес.
notices-mail-forget = Удалить этот адрес
notices-webhook = На URL (вебхук)
notices-webhook-secret = Запросы подписываются этим ключом:
notices-save = Сохранить
mail-confirm = Подтвердите адрес почты
mail-confirm-about = Shedu будет писать вам, когда наступает ваш ход.
mail-confirmed = Адрес почты подтверждён.
mail-stop = Отписаться
mail-stop-about = Shedu больше не будет писать на этот адрес.
mail-stopped = Вы отписались от писем.

## Учётная запись

account-title = Учётная запись
account-of = { $name }: учётная запись и уведомления
account-profile = Мой профиль
account-records = Сохранить записи всех моих партий
account-rename = Сменить имя
account-make = Создать учётную запись
account-make-about = В ней хранятся ваши партии и рейтинг, а войти можно из любого браузера.
account-made = Учётная запись создана. Входите со своим именем и этим паролем.
account-password = Пароль
account-old-password = Текущий пароль
account-new-password = Новый пароль (не менее 8 символов)
account-change-password = Сменить пароль
account-password-changed = Пароль изменён. Во всех остальных браузерах сеанс завершён.
account-log-in = Войти
account-log-in-about = Партии, сыгранные гостем, перейдут в вашу учётную запись.
account-log-in-passkey = Войти с ключом доступа
account-leave = Выход и удаление
account-log-out = Выйти
account-delete = Удалить учётную запись
account-delete-about = Учётная запись, рейтинг и сообщения чата будут удалены безвозвратно. В идущих партиях ваше место займёт бот.
account-forget = Удалить мои данные
account-forget-about = Имя, рейтинг и сообщения чата будут удалены безвозвратно. В идущих партиях ваше место займёт бот.
account-delete-do = Удалить безвозвратно
passkeys = Ключи доступа
passkeys-about = Входите по отпечатку пальца, лицу или PIN-коду устройства вместо пароля.
passkeys-add = Добавить ключ доступа
passkeys-remove = Удалить
sessions = Активные сеансы
sessions-browser = Неизвестный браузер
sessions-this = этот браузер
sessions-seen = последний вход: { $ago }
sessions-end = Завершить сеанс

## Рейтинг игроков и профили

leaders-title = Рейтинг игроков
leaders-about = Рейтинг — осторожная оценка силы игрока, поэтому он растёт с числом партий. Партии с ботами не учитываются.
leaders-empty = Игроков с рейтингом пока нет.
leaders-size = Стол
leaders-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
leaders-place = Место
leaders-rating = Рейтинг
leaders-games = Партии
leaders-wins = Победы
profile-guest = Гость
profile-since = с нами: { $ago }
profile-unknown = Такого игрока нет.
profile-unrated = Рейтинговых партий пока нет.
profile-points = Очки за партию
profile-source = { $source ->
    [tile] жетоны
    [war] войны
    [revolt] восстания
    [monument] монументы
    [wonder] чудо
   *[treasure] клады
}
profile-lowest = слабый цвет: { $points }
profile-no-games = Законченных партий пока нет.
profile-more = Ещё

## Сообщения об ошибках

refused-online = { $code ->
    [who-are-you] Сначала введите имя.
    [logged-out] Сеанс завершён. Войдите снова.
    [too-many] У вас открыто слишком много столов, записей или страниц. Закройте лишние.
    [too-fast] Слишком много запросов. Подождите немного.
    [no-spectators] Этот стол видят только его игроки.
    [seat-taken] Это место только что заняли. Выберите другое.
    [seated] Вы уже сидите за этим столом.
    [dynasty-taken] Эту династию выбрал другой игрок.
    [not-host] Начать партию может только хозяин стола.
    [begun] Партия уже началась.
    [too-soon] У браузеров остальных игроков есть десять секунд, чтобы поучаствовать в перемешивании. Попробуйте чуть позже.
    [not-begun] Здесь сейчас нет идущей партии.
    [waiting] Партия ещё не началась.
    [empty] Сначала за стол должен сесть хотя бы один игрок.
    [stopped] Эта партия остановлена.
    [not-over] Партия ещё не закончена.
    [no-hints] В партиях между людьми подсказок нет.
    [seat-left] Один из игроков оставил место боту и может вернуться. Спросите снова, когда он вернётся.
    [saying] Сообщение не отправлено: оно пустое, слишком длинное или содержит символы, которые нельзя показать.
    [contribution] Сервер не смог прочитать данные вашего браузера для перемешивания. Попробуйте ещё раз.
    [name] В имени должно быть от 1 до 24 символов, без #.
    [taken] Это имя занято. Выберите другое.
    [banned] Эта учётная запись закрыта.
    [account] У вас уже есть учётная запись.
    [guest] Сначала создайте учётную запись.
    [password] Неверное имя или пароль.
    [password-length] В пароле должно быть от 8 до 200 символов.
    [passkey] Этот ключ доступа не сработал. Попробуйте ещё раз.
    [last-key] Это единственный способ войти в вашу учётную запись. Сначала задайте пароль.
    [mail] Это неверный адрес почты.
    [no-mail] Сначала подтвердите адрес почты.
    [mail-failed] Не удалось отправить письмо на этот адрес.
    [webhook] На этот URL нельзя отправлять уведомления.
    [link] Эта ссылка больше не действует.
    [report] Опишите в нескольких словах, что случилось.
    [subscription] Этот браузер не поддерживает push-уведомления.
    [away] Сервер не может подключиться к базе данных. Попробуйте позже.
   *[other] { refused-code }
}
