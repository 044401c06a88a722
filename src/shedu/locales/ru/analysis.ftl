### The analysis of a game, in `shedu analyse` and in annotated records.

analysis-turning-points = Переломные моменты
analysis-no-turning-points = Ни одно решение и ни один добор сами по себе не решили эту партию.
analysis-percent = { $share }
analysis-label = { $label ->
    [brilliant] блестящий ход
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}
analysis-change = { dynasty-name }: { $before } → { $after }
analysis-cost = Цена решения в процентных пунктах: { $points }.
analysis-luck = { $cause ->
    [draw] { dynasty-name }: везение при доборе { $points }
   *[reveal] { dynasty-name }: везение со скрытыми жетонами { $points }
}
analysis-better = Лучше было { $move }: { $reason }.
analysis-played = { $move }: { $reason }.
analysis-comment = { $label ->
    [brilliant] Блестящий ход: единственный хороший.
   *[other] { analysis-label }, { $cost } п. п.; лучше было { $best }
}
analysis-summary = { dynasty-name }: ошибка { $error } на решение, везение { $luck }, результат без везения { $adjusted }%
analysis-from-here = Чтобы играть с решения N: shedu play { $file } --decision N
analysis-head = { $column ->
    [start] начало
    [own] своя игра
    [others] игра других
    [draws] добор
    [reveals] скрытые
    [end] конец
    [adjusted] без везения
    [error] ошибка
   *[labels] ?!/?/??
}

## Statistics of a player, in `shedu stats` 

stats-row = { $row ->
    [games] побед в партиях
    [lowest] низший цвет в среднем
    [edition] по изданиям
    [players] по числу игроков
    [seat] по местам
    [sources] очки по источникам
    [wars] войны: выиграно : проиграно
    [revolts] восстания: выиграно : проиграно
    [analysed] разобрано партий
    [error] ошибка на решение
    [luck] везение за партию
    [adjusted] результат без везения
    [labels] оценки
   *[mistakes] цена по видам решений
}
stats-source = { $source ->
    [tile] жетоны
    [war] войны
    [revolt] восстания
    [monument] монументы
    [wonder] чудо
   *[treasure] клады
}
stats-kind = { $kind ->
    [action] действия
    [war] войны
    [commit] подкрепления
    [building] здания
    [monument] монументы
    [treasure] клады
   *[wonder-point] очки чуда
}
