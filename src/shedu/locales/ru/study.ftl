### Studies, the board editor and the analysis in the browser; these pages load them.

study-title = Этюд
study-about = Разберите партию: попробуйте другие ходы, дайте ботам ответить и сохраните найденное деревом вариантов с комментариями, стрелками и метками.
study-begin = Начать с исходной расстановки
study-editor = Редактор поля
study-draft = Открыть последний несохранённый
study-mine = Ваши этюды
study-open = Открыть этюд или запись партии
study-bad-link = Ссылка повреждена. Скопируйте её ещё раз целиком.
study-move = { $move ->
    [place-tile] { tile-name } { $space }
    [position-leader] { leader-name } { $space }
    [withdraw-leader] { leader-name } отозван
    [play-catastrophe] катастрофа { $space }
    [swap] обмен { $count }
    [pass] конец хода
    [commit] добавить { $count }
    [fight-war] сначала { leaders-name }
    [place-building] { building-name } { $space }
    [build-monument] { monument-name } { $space }
    [erect-wonder] чудо { $space }
    [leave-treasure] клад { $space } остаётся
    [score-wonder] чудо: { points-name }
   *[decline] отказ
}
study-start = Начало
study-empty = Сделайте ход на поле: с него начнётся дерево. Вернитесь и сделайте другой — появится вариант.
study-tree = Варианты
study-aside = Следующий вариант
study-answers = Кто ходит за других игроков
study-by-hand = все ходы вручную
study-by-bots = отвечают боты: { level-title }
study-seat = Ваше место
study-bot-waits = Ходит бот: { dynasty-name }.
study-bot-go = Пусть ходит
study-make-main = Сделать основным
study-remove = Удалить отсюда
study-edit-board = Изменить поле
study-screens = Руки и очки
study-all = Все этюды
study-comment = Комментарий к этой позиции
study-comment-refused = Кто-то уже изменил этот комментарий. Вы написали:
study-draw = Рисовать
    .about = Нажмите на клетку, затем на другую — будет стрелка, на ту же — метка. Мышью можно в любой момент тянуть правой кнопкой.
study-draw-clear = Стереть рисунки
study-colour = { $colour ->
    [green] зелёный
    [red] красный
    [blue] синий
   *[yellow] жёлтый
}
study-keep = Сохранить
study-keep-copy = Сохранить копию
study-keep-title = Сохранить и поделиться
study-keep-about = Пока не сохранён: последний этюд остаётся только в этом браузере. Скопированная ссылка содержит весь этюд.
study-share = Поделиться
study-name = Название
study-link = Скопировать ссылку на эту позицию
study-save = Скачать текстом
study-sharing = Кто может открыть его по ссылке
study-sharing-private = только вы
study-sharing-read = все, для чтения
study-sharing-write = все, для правки
study-sharing-about = Если правят сразу несколько человек, сохраняются все ходы, метки и комментарии; комментарий, который кто-то успел изменить, не затирается.
study-copy = Вы работаете с копией, она пока не сохранена.
study-of = Этюд игрока { $name }, для чтения. Если вы что-то измените, получится копия.
study-of-together = Этюд игрока { $name }, правьте вместе.
study-delete = Удалить этюд
study-delete-about = Отменить это нельзя, и ссылка перестанет работать.
study-delete-do = Удалить навсегда
study-report = Пожаловаться на этюд
study-report-about = Что с ним не так?
study-report-do = Отправить
study-reported = Спасибо. Администратор сервера посмотрит.
study-from-here = Сыграть отсюда
study-as-study = Открыть как этюд

## Analysis

study-analyse = Разобрать эту партию
study-analyse-about = Для каждого решения: шансы на победу до и после, цена хода и везение каждого игрока.
study-analyse-do = Разобрать
study-analysing = Решение { $done } из { $total }
study-analysis-failed = Последний разбор прервался из-за ошибки.
study-time = Время
study-time-quick = быстро
study-time-normal = обычно
study-time-thorough = тщательно
study-level = Оценивает бот
study-again = Разобрать заново
study-chances = Шансы на победу
study-no-cost = Хода лучше не нашлось.
study-better = Лучше было { $move }: { $reason }.
study-played = Сделанный ход: { $reason }.
study-point = { $label ->
    [brilliant] блестяще
    [inaccuracy] неточность, { $points } п. п.
    [mistake] ошибка, { $points } п. п.
   *[blunder] зевок, { $points } п. п.
}
study-point-luck = везение: { dynasty-name } { $points } п. п.
study-point-back = Предыдущий перелом
study-point-next = Следующий перелом
study-players = Игроки
study-players-about = Ошибка: средняя цена решения в процентных пунктах. ?!/?/??: неточности, ошибки и зевки. Везение: что изменили добор и скрытые жетоны, тоже в процентных пунктах.
study-labels-about = Неточности, ошибки, зевки
study-luck = везение
study-sources = Очки по источникам
study-save-annotated = Сохранить с комментариями
study-made-by = { $deals ->
    [one] Оценивает бот ({ level-title }), { $deals } раздача скрытых жетонов на каждую оценку.
    [few] Оценивает бот ({ level-title }), { $deals } раздачи скрытых жетонов на каждую оценку.
    [many] Оценивает бот ({ level-title }), { $deals } раздач скрытых жетонов на каждую оценку.
   *[other] Оценивает бот ({ level-title }), { $deals } раздачи скрытых жетонов на каждую оценку.
}

## Board editor

editor-tools = Фигуры
editor-treasure = клад
editor-catastrophe = катастрофа
editor-building = здание на жетоне своего цвета
editor-wonder = чудо, по центру
editor-erase = Стереть
editor-clear = Пустое поле
editor-defects = { $count ->
    [one] Невозможно в { $count } месте
    [few] Невозможно в { $count } местах
    [many] Невозможно в { $count } местах
   *[other] Невозможно в { $count } местах
}
editor-defect = Так не бывает
    .R1-2 = На поле, в руках и в мешке вместе 30 поселений, 57 храмов, 36 угодий и 30 рынков, считая
        перевёрнутые жетоны.
    .R1-4 = Клад лежит на храме, монументе или чуде.
    .R1-5 = В руке не больше шести жетонов, а у игрока не больше двух катастроф.
    .R4-2 = Вождь не стоит на реке.
    .R4-4 = Два вождя одного цвета не могут стоять в одном царстве.
    .R4-5 = Вождю нужен храм рядом.
    .R5-1 = Угодья лежат на реке, остальные жетоны — на суше, и на клетке что-то одно.
    .R11-1 = Монументу нужны четыре клетки, на которых могли лежать жетоны одного из его цветов.
    .R11-2 = Перевёрнутый жетон бывает только под монументом.
    .R11-4 = Здания — дополнение, и каждое стоит на жетоне своего цвета.
    .R11-8 = Чудо — дополнение, и ему нужен крест из пяти клеток, на которых могли лежать жетоны
        одного цвета.
editor-good = Такая позиция возможна.
editor-open = Играть отсюда
editor-turn = Ходит:
editor-actions = Осталось действий:
editor-hand = Рука
editor-drawn = добираются шесть жетонов
editor-points = Очки
editor-catastrophes = осталось катастроф
editor-bag = В мешке все остальные жетоны
