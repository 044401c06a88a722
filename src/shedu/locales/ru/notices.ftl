### Уведомления о ходе: push-сообщения, почта и вебхуки.

notice-title = Ваш ход
notice-turn = Ваш ход. За столом: { $others }.
notice-turn-alone = Ваш ход.
notice-left = Осталось времени: { $time }.
notice-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
notice-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
notice-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
notice-why = Вы получаете это письмо, потому что подписались на уведомления. Отписаться:

## Подтверждение адреса почты

confirm-mail-subject = Подтвердите адрес почты
confirm-mail-text = Этот адрес указан в Shedu, чтобы получать письма, когда наступает ваш ход. Если его указали вы, откройте ссылку и подтвердите адрес:
confirm-mail-else = Если это не вы, не обращайте внимания на это письмо: других не будет.
reset-mail-subject = Shedu: новый пароль
reset-mail-text = Для учётной записи { $name } запрошен новый пароль. Откройте эту ссылку в течение часа, чтобы задать его. После этого вход будет завершён во всех браузерах.
reset-mail-else = Если вы этого не запрашивали, не обращайте внимания на это письмо: пароль останется прежним.
