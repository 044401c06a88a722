### Почему бот советует ход: в `shedu advise` и в подсказках браузера.
###
### Довод — одно предложение с маленькой буквы без подлежащего (это сам ход) или два через точку с
### запятой. К игроку обращаемся на «вы». Падежи выписаны в сообщениях ниже; $dynasty бывает «you».

## Слова

list-and = { $first } и { $last }
advice-whom = { $dynasty ->
    [you] вы
   *[other] { dynasty-name }
}
advice-other-whom = { $other ->
    [you] вы
   *[other] { other-name }
}
advice-dynasty-genitive = { $dynasty ->
    [you] вас
    [archer] Лучника
    [bull] Быка
    [lion] Льва
   *[pot] Гончара
}
advice-dynasty-dative = { $dynasty ->
    [you] вам
    [archer] Лучнику
    [bull] Быку
    [lion] Льву
   *[pot] Гончару
}
advice-of = { advice-dynasty-genitive }
advice-owner = { $dynasty ->
    [you] ваши
   *[other] { advice-dynasty-genitive }
}
advice-with = { $dynasty ->
    [you] вами
    [archer] Лучником
    [bull] Быком
    [lion] Львом
   *[pot] Гончаром
}
advice-for = { advice-dynasty-genitive }
advice-from = { advice-dynasty-dative }
advice-winner = { advice-whom }
advice-leader-genitive = { $colour ->
    [black] царя
    [red] жреца
    [blue] пахаря
   *[green] купца
}
advice-leader-dative = { $colour ->
    [black] царю
    [red] жрецу
    [blue] пахарю
   *[green] купцу
}
advice-leader-instrumental = { $colour ->
    [black] царём
    [red] жрецом
    [blue] пахарем
   *[green] купцом
}
advice-leaders-genitive = { $colour ->
    [black] царей
    [red] жрецов
    [blue] пахарей
   *[green] купцов
}
advice-tile-genitive = { $colour ->
    [black] поселения
    [red] храма
    [blue] угодья
   *[green] рынка
}
advice-tiles-genitive = { $colour ->
    [black] поселений
    [red] храмов
    [blue] угодий
   *[green] рынков
}
advice-tiles-count-genitive = { $count ->
    [one] { $count } { advice-tile-genitive }
    [few] { $count } { advice-tiles-genitive }
    [many] { $count } { advice-tiles-genitive }
   *[other] { $count } { advice-tiles-genitive }
}
advice-temples = { $count ->
    [one] { $count } храм
    [few] { $count } храма
    [many] { $count } храмов
   *[other] { $count } храма
}
advice-building-accusative = { $colour ->
    [black] дворец
    [red] библиотеку
    [blue] амбар
   *[green] крытый рынок
}
# вождь в родительном падеже, он же винительный: вашего царя, царя Быка
advice-leader = { $dynasty ->
    [you] вашего { advice-leader-genitive }
   *[other] { advice-leader-genitive } { advice-dynasty-genitive }
}
advice-leader-object = { advice-leader }
advice-leader-from = { advice-leader }
advice-own-leader = { advice-leader-genitive }
advice-fallen-leader = { advice-leader-genitive }
advice-lost-leader = { advice-leader-genitive }
advice-trader = { $dynasty ->
    [you] вашего купца
   *[other] купца { advice-dynasty-genitive }
}
advice-colour = { colour-name }
advice-points = { $count ->
    [one] { $count } { $colour ->
        [black] чёрное
        [red] красное
        [blue] синее
       *[green] зелёное
    } очко
    [few] { $count } { advice-colours } очка
    [many] { $count } { advice-colours } очков
   *[other] { $count } { advice-colours } очка
}
advice-colours = { $colour ->
    [black] чёрных
    [red] красных
    [blue] синих
   *[green] зелёных
}
advice-chance = { $size ->
    [under] меньше { $chance }
    [over] больше { $chance }
   *[about] { $chance }
}
advice-treasures = { $count ->
    [one] { $count } клад
    [few] { $count } клада
    [many] { $count } кладов
   *[other] { $count } клада
}
advice-lowest = { " " }({ $named ->
    [yes] { $which }: { $count ->
        [1] ваш самый слабый цвет
       *[other] из самых слабых ваших цветов
    }
   *[no] { $count ->
        [1] ваш самый слабый цвет
       *[other] один из самых слабых ваших цветов
    }
})

## Восстания и войны

advice-conflict = { $kind ->
    [war] войну { advice-leaders-genitive }
   *[revolt] восстание { advice-leaders-genitive }
}
advice-wins = выигрывает { advice-conflict } { $mine } : { $theirs }{ $added }{ $odds }{ $surplus }{ $gain }
advice-loses = проигрывает { advice-conflict } { $mine } : { $theirs }{ $added }{ $tie }{ $price }{ $remedy }
advice-added = , если добавить { tiles-count }
advice-cannot-reach = , { advice-whom } столько не наберёт
advice-unless = , разве что у { advice-dynasty-genitive } найдётся { tiles-count } ({ $chance })
advice-only-if = , только если у { advice-dynasty-genitive } { $count ->
    [1] нет { advice-tiles-genitive }
   *[other] меньше { advice-tiles-count-genitive }
} ({ $chance })
advice-surplus = , причём { tiles-count } сверх нужного
advice-tie = { " " }(ничья за защитником)
advice-for-points = , это { $points }{ $lowest }
advice-price = , вы теряете { $lost }
advice-more-would-lead = ; ещё { tiles-count }, и перевес ваш
advice-more-would-win = ; ещё { tiles-count }, и победа ваша
advice-only-changes = ; лишь меняет { tiles-count } на новые жетоны
advice-too-few = ; для победы у вас мало { advice-tiles-genitive }
advice-sets-at-war = сталкивает { advice-leader-genitive } { advice-dynasty-genitive } с { advice-leader-instrumental } { $other ->
    [archer] Лучника
    [bull] Быка
    [lion] Льва
   *[pot] Гончара
}, { $attack } : { $defence }
advice-spares-war = разъединяет { advice-leaders-genitive }: войны между ними не будет
advice-peace = объединяет два царства без войны

## Конец, клады, очки

advice-ends = { $when ->
    [turn] заканчивает игру с этим ходом; пока так
   *[now] заканчивает игру
}: { $result ->
    [won] { $sure ->
        [no] тогда побеждаете вы
       *[yes] побеждаете вы
    }
    [shared] { $sure ->
        [no] тогда вы делите победу
       *[yes] вы делите победу
    }
   *[lost] { $count ->
        [1] побеждает
       *[other] побеждают
    } { $winners }
}{ $known ->
    [no] { " " }по очкам, которые все видели
   *[yes] { "" }
}
advice-takes-treasures = приносит вам { advice-treasures }
advice-gives-treasures = { $may ->
    [yes] предлагает { advice-dynasty-dative } { advice-treasures }
   *[no] отдаёт { advice-dynasty-dative } { advice-treasures }
}
advice-leaves = оставляет клад на { $space }
advice-leaves-where = оставляет клад на { $space }, { $where ->
    [far] самый далёкий от купца { advice-dynasty-genitive }
   *[near] самый близкий к купцу { advice-dynasty-genitive }
}
advice-leaves-shield = оставляет клад на { $space }, чтобы катастрофа не тронула единственный храм вашего { $leaders }
advice-scores = приносит вам { $points }{ $source ->
    [monument] { " " }от монументов
   *[other] { "" }
}{ $lowest }
advice-scores-for = приносит { advice-dynasty-dative } { $points }

## Монументы, чудо, здания

advice-monument = { $how ->
    [builds] строит
   *[completes] позволяет построить
} { monument-name }: { $count ->
    [0] пока он никому не приносит очков
   *[other] { $pays }
}
advice-pays = { advice-dynasty-dative } { $points } за ход
advice-wonder = строит чудо: { $dynasty ->
    [nobody] пока оно никому не приносит очков
   *[other] { advice-dynasty-dative } очко любого цвета каждый ход
}
advice-building = ставит { advice-building-accusative } на { $space }: { tiles-name } там приносят по два очка { $dynasty ->
    [nobody] пока никому
   *[other] { advice-dynasty-dative }
}
advice-building-taken = лишает здания { advice-dynasty-genitive }
advice-declines-building = оставляет { advice-building-accusative } { $where ->
    [beside] рядом с полем
   *[there] на прежнем месте
}{ $dynasty ->
    [you] { "" }
    [nobody] : здесь от этого никому нет пользы
   *[other] : здесь польза досталась бы { advice-dynasty-dative }
}
advice-declines-monument = ничего не строит: жетоны остаются открытыми{ $serves ->
    [you] { "" }
    [nobody] , а монумент никому не приносил бы очков
   *[others] , а монумент приносил бы очки только другим
}
advice-declines-treasures = не берёт кладов{ $count ->
    [0] { "" }
   *[other] : иначе ход { $end }
}

## Вожди

advice-fall = { $dynasty ->
    [you] { $count ->
        [1] лишает вашего { $leaders } последнего храма
       *[other] лишает ваших { $leaders } последних храмов
    }
   *[other] лишает { $leaders } { advice-dynasty-genitive } { $count ->
        [1] последнего храма
       *[other] последних храмов
    }
}
advice-income-more = приносит { advice-dynasty-dative } { $points } за ход от монументов
advice-income-less = стоит { advice-dynasty-dative } { $points } за ход от монументов
advice-income-kept = сохраняет вам { $points } за ход от монументов
advice-founds = основывает царство с вашим { advice-leader-instrumental }
advice-moves-within = переводит вашего { advice-leader-genitive } { $where }{ $change }
advice-to-temples = , теперь рядом { advice-temples } вместо { $before }
advice-brings-into = приводит вашего { advice-leader-genitive } { $where }
advice-makes-score = очки за { tiles-name } { $where } теперь идут вам{ $count ->
    [0] { "" }
   *[other] , а не { $rivals }
}
advice-kingdom-own = { $way ->
    [into] в ваше царство
    [within] внутри вашего царства
   *[in] в вашем царстве
}
advice-kingdom-shared = { $way ->
    [into] в царство, общее с { $owners }
    [within] внутри царства, общего с { $owners }
   *[in] в царстве, общем с { $owners },
}
advice-kingdom-others = { $way ->
    [into] в царство { $owners }
    [within] внутри царства { $owners }
   *[in] в царстве { $owners }
}
advice-stands = даёт ему рядом { advice-temples }
advice-stands-now = { advice-stands } вместо { $before }
advice-withdraws = отзывает вашего { advice-leader-genitive }

## Что другим не удастся

advice-stops-war = не даёт начаться войне { advice-leaders-genitive } на { $space }: { advice-whom } { $more }, { advice-other-whom } { $less }
advice-keeps-apart = не даёт сойтись на { $space } двум царствам, где стоят вожди: { $owners }
advice-stops-treasures = не даёт { advice-dynasty-dative } взять через { $space } { advice-treasures }{ $end ->
    [yes] { " " }и закончить игру
   *[no] { "" }
}
advice-stops-monument = портит квадрат { advice-tiles-genitive }, где мог встать монумент для { $owners }
advice-stops-wonder = портит крест { advice-tiles-genitive }, где могло встать чудо для { $owners }
advice-stops-revolt = занимает лучшее место для восстания против вашего { advice-leader-genitive } ({ $more } : { $less })
advice-parts = отделяет { $here } от { $there }
advice-cuts-off = отрезает { tiles-count } от { advice-leader }
advice-fewer-temples = оставляет { $dynasty ->
    [you] вашему { advice-leader-dative }
   *[other] { advice-leader-dative } { advice-dynasty-genitive }
} { advice-temples }
advice-treasures-cut = отрезает { advice-treasures } от { advice-trader }
advice-out-of-reach = убирает { advice-treasures } из досягаемости { advice-trader }
advice-deserts = оставляет { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
} без вождя

## Жетоны, обмены, прочее

advice-reach = приближает { advice-treasures } к вашему купцу: остаётся один жетон
advice-more-temples = даёт вашему { advice-leader-dative } { advice-temples } рядом
advice-more-supporters = даёт вашему { advice-leader-dative } { tiles-count } в войне
advice-square = готовит монумент: для квадрата не хватает { advice-tile-genitive } на { $count ->
    [1] { $spaces }
   *[other] одной из клеток { $spaces }
}
advice-passes = завершает ход
advice-swaps = меняет { $tiles }{ $use ->
    [none] : очков это сейчас не дало бы
   *[some] { $count ->
        [1] { " " }на другой жетон
       *[other] { " " }на другие жетоны
    }
}
advice-destroys = уничтожает { tile-name } на { $space }
advice-blocks = навсегда закрывает { $space }
advice-scoreless = ставит { tile-name }, за что никто не получает очков
advice-plain = не меняет ничего важного
advice-then = дальше { $move }: { $fact }

## Ответ `shedu advise`

advice-head-move = ход
advice-head-value = победа
advice-head-reason = почему
advice-chances = Шансы на победу
