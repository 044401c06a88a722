### Задачи: найдите лучший ход.

puzzles-title = Задачи
puzzles-about = Один ход явно лучше всех остальных. Найдите его: вы видите то, что знал этот игрок.
puzzles-daily = Задача дня
puzzles-day = { DATETIME($date, dateStyle: "long", timeZone: "UTC") }
puzzles-days = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
puzzles-start = Решать
puzzles-train = Тренировка
puzzles-theme = Тема
puzzles-difficulty = Сложность
puzzles-any = любая
puzzles-progress = { $count ->
    [one] { $count } задача, опробовано: { $tried }, решено: { $solved }
    [few] { $count } задачи, опробовано: { $tried }, решено: { $solved }
    [many] { $count } задач, опробовано: { $tried }, решено: { $solved }
   *[other] { $count } задачи, опробовано: { $tried }, решено: { $solved }
}
puzzles-none = Таких задач пока нет. Выберите другую тему или сложность.
puzzles-record = Ваши результаты
puzzles-rating = Рейтинг
puzzles-in-a-row = Решено подряд
puzzles-best = Лучшая серия
puzzle-task = Найдите лучший ход
puzzle-about = Ваша династия: { dynasty-name }. Сделайте ход на поле; засчитывается первый.
puzzle-solved = Верно, это лучший ход
puzzle-failed = Есть ход лучше
puzzle-given-up = Лучшим ходом был этот
puzzle-chance = вероятность победы около { $chance }
puzzle-better = Лучше: { $move }
puzzle-reply = Что обычно следует:
puzzle-rating = ваш рейтинг: { $value }
puzzle-streak = { $count ->
    [one] { $count } решена подряд
    [few] { $count } решены подряд
    [many] { $count } решено подряд
   *[other] { $count } решено подряд
}
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-show = Показать решение
puzzle-give-up = Сдаюсь
puzzle-play-on = Играть дальше отсюда
puzzle-opponents = Уровень ботов
puzzle-playing = Вы играете дальше против ботов ({ level-title }).
puzzle-all = Все задачи
puzzle-difficulty = { $difficulty ->
    [easy] легко
    [medium] средне
    [hard] трудно
   *[very-hard] очень трудно
}
puzzle-theme = { $theme ->
    [war] война
    [revolt] восстание
    [monument] монумент
    [treasure] клад
    [defence] защита
    [lowest] слабейший цвет
    [end] конец партии
    [leader] вождь
    [catastrophe] катастрофа
   *[quiet] тихий ход
}
