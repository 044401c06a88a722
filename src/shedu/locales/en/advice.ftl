### Reasons for a recommended move, in `shedu advise` and in the browser's hints.
###
### For translators:
### - A reason is one fact, or two separated by a semicolon. A fact is a lower-case sentence without
###   its subject, which is the move: "scores 1 red for you".
### - Use the names of table.ftl: { tile-name }, { tiles-count }, { leader-name } and so on. Messages
###   see all variables of the message that uses them, but not those of a part like $points or
###   $lowest, which is passed as finished text. If your language needs a case, add a message of
###   your own for it.
### - $dynasty and $other are archer, bull, lion, pot or "you", the player who asked for advice;
###   some can be "nobody". Never use { dynasty-name } or { leader-of } where it can be "you".
### - Optional parts begin with their own comma, or with { " " }.

## Words

# the last item of a list and the items before it: black, red and green
list-and = { $first } and { $last }
advice-whom = { $dynasty ->
    [you] you
   *[other] { dynasty-name }
}
advice-other-whom = { $other ->
    [you] you
   *[other] { other-name }
}
# forms of a name, for lists: of Bull, with Bull, for Bull, instead of Bull, leaders of Bull's
advice-of = { advice-whom }
advice-with = { advice-whom }
advice-for = { advice-whom }
advice-from = { advice-whom }
advice-owner = { $dynasty ->
    [you] yours
    [archer] Archer’s
    [bull] Bull’s
    [lion] Lion’s
   *[pot] Pot’s
}
advice-winner = { advice-whom }
advice-leader = { $dynasty ->
    [you] your { leader-name }
   *[other] { leader-of }
}
# "separates your king from Bull's trader": the first and the second of them
advice-leader-object = { advice-leader }
advice-leader-from = { advice-leader }
# "your king and priest": one of them after "your", and after another player's name
advice-own-leader = { leader-name }
advice-fallen-leader = { leader-name }
# losses in a war: your king and 2 settlements
advice-lost-leader = your { leader-name }
advice-colour = { colour-name }
# points of a colour: 3 green
advice-points = { $count ->
    [one] 1 { colour-name }
   *[other] { $count } { colour-name }
}
# $chance is in percent: 12%
advice-chance = { $size ->
    [under] under { $chance }
    [over] over { $chance }
   *[about] { $chance }
}
advice-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
# after points; $which is a list of colours, $count how many colours are lowest
advice-lowest = { " " }({ $named ->
    [yes] { $which }: { $count ->
        [one] your lowest colour
       *[other] among your lowest colours
    }
   *[no] { $count ->
        [one] your lowest colour
       *[other] one of your lowest colours
    }
})

## Revolts and wars

advice-conflict = { $kind ->
    [war] the war of the { leaders-name }
   *[revolt] the revolt of the { leaders-name }
}
advice-wins = wins { advice-conflict } { $mine } to { $theirs }{ $added }{ $odds }{ $surplus }{ $gain }
advice-loses = loses { advice-conflict } { $mine } to { $theirs }{ $added }{ $tie }{ $price }{ $remedy }
advice-added = { " " }with { tiles-count } committed
advice-cannot-reach = : { advice-whom } cannot reach that
advice-unless = { " " }unless { advice-whom } holds { tiles-count } ({ $chance })
advice-only-if = { " " }only if { advice-whom } holds { $count ->
    [one] no { tile-name }
   *[other] fewer than { tiles-count }
} ({ $chance })
advice-surplus = , with { tiles-count } more than it takes
advice-tie = { " " }(a tie is the defender’s)
advice-for-points = , for { $points }{ $lowest }
advice-price = , losing { $lost }
advice-more-would-lead = ; { tiles-count } more would lead
advice-more-would-win = ; { tiles-count } more would win it
advice-only-changes = ; only exchanges { tiles-count } for a new draw
advice-too-few = ; you hold too few { tiles-name } to win it
# a war of two others, with their strengths
advice-sets-at-war = sets { leader-of }, { $attack } to { $defence }, at war with { $other ->
    [archer] Archer’s
    [bull] Bull’s
    [lion] Lion’s
   *[pot] Pot’s
}
advice-spares-war = cuts the { leaders-name } off from each other: no war between them
advice-peace = unites two kingdoms without a war

## The end, treasures, points

# $sure is no where a conflict decides; $known is no where points are hidden
advice-ends = { $when ->
    [turn] ends the game with this turn; as it stands
   *[now] ends the game
}: { $result ->
    [won] { $sure ->
        [no] you then win
       *[yes] you win
    }
    [shared] { $sure ->
        [no] you then share the victory
       *[yes] you share the victory
    }
   *[lost] { $winners } { $count ->
        [one] wins
       *[other] win
    }
}{ $known ->
    [no] { " " }by the points that were shown
   *[yes] { "" }
}
advice-takes-treasures = takes { advice-treasures }
# $may is yes in an edition where treasures may be left
advice-gives-treasures = { $may ->
    [yes] offers { dynasty-name } { advice-treasures }
   *[no] gives { dynasty-name } { advice-treasures }
}
advice-leaves = leaves the one on { $space }
# the treasure nearest to, or farthest from, another player's trader
advice-leaves-where = leaves the one on { $space }, { $where ->
    [far] the farthest from { $dynasty ->
        [archer] Archer’s trader
        [bull] Bull’s trader
        [lion] Lion’s trader
       *[pot] Pot’s trader
    }
   *[near] the nearest to { $dynasty ->
        [archer] Archer’s trader
        [bull] Bull’s trader
        [lion] Lion’s trader
       *[pot] Pot’s trader
    }
}
# $leaders is a list of own leaders that have only this temple
advice-leaves-shield = leaves the one on { $space }, so that no catastrophe can strike the only temple of your { $leaders }
advice-scores = scores { $points } for you{ $source ->
    [monument] { " " }from monuments
   *[other] { "" }
}{ $lowest }
advice-scores-for = scores { $points } for { dynasty-name }

## Monuments, wonder, buildings

# $pays is a list, $count how long it is
advice-monument = { $how ->
    [builds] builds
   *[completes] completes
} the { monument-name }: { $count ->
    [0] it scores for no player yet
   *[other] { $pays }
}
advice-pays = { $points } a turn for { advice-whom }
advice-wonder = erects the wonder: { $dynasty ->
    [nobody] it scores for no player yet
   *[other] a point of any colour each turn for { advice-whom }
}
advice-building = puts the { building-name } on { $space }: { tiles-name } there score two for { $dynasty ->
    [nobody] no player yet
   *[other] { advice-whom }
}
advice-building-taken = takes it away from { advice-whom }
advice-declines-building = leaves the { building-name } { $where ->
    [beside] beside the board
   *[there] where it is
}{ $dynasty ->
    [you] { "" }
    [nobody] : here it would help no player
   *[other] : here it would help { dynasty-name }
}
advice-declines-monument = builds nothing: the tiles stay face up{ $serves ->
    [you] { "" }
    [nobody] , and a monument would score for no player
   *[others] , and a monument would score only for others
}
# $end, if there is one, is advice-ends
advice-declines-treasures = takes no treasures{ $count ->
    [0] { "" }
   *[other] : taking them { $end }
}

## Leaders

advice-fall = { $dynasty ->
    [you] costs your { $leaders } { $count ->
        [one] its last temple
       *[other] their last temples
    }
   *[other] costs { $dynasty ->
        [archer] Archer’s
        [bull] Bull’s
        [lion] Lion’s
       *[pot] Pot’s
    } { $leaders } { $count ->
        [one] its last temple
       *[other] their last temples
    }
}
advice-income-more = brings { advice-whom } { $points } a turn from monuments
advice-income-less = costs { advice-whom } { $points } a turn from monuments
advice-income-kept = keeps you { $points } a turn from monuments
advice-founds = founds a kingdom with your { leader-name }
# $change is advice-to-temples or nothing; $before and $count are the temples beside the leader
advice-moves-within = moves your { leader-name } { $where }{ $change }
advice-to-temples = , from { $before } to { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
advice-brings-into = brings your { leader-name } { $where }
# $rivals ($count of them) scored there before
advice-makes-score = makes { tiles-name } { $where } score for you{ $count ->
    [0] { "" }
   *[other] { " " }instead of { $rivals }
}
advice-kingdom-own = { $way ->
    [into] into your kingdom
    [within] within your kingdom
   *[in] in your kingdom
}
advice-kingdom-shared = { $way ->
    [into] into the kingdom that you share with { $owners }
    [within] within the kingdom that you share with { $owners }
   *[in] in the kingdom that you share with { $owners }
}
advice-kingdom-others = { $way ->
    [into] into the kingdom of { $owners }
    [within] within the kingdom of { $owners }
   *[in] in the kingdom of { $owners }
}
advice-stands = stands next to { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
advice-stands-now = { advice-stands } instead of { $before }
advice-withdraws = takes your { leader-name } off the board

## Threats prevented

advice-stops-war = stops a war of the { leaders-name } on { $space }: { advice-whom } { $more }, { advice-other-whom } { $less }
# $owners is a list of advice-owner
advice-keeps-apart = keeps two kingdoms with leaders of { $owners } from meeting on { $space }
advice-stops-treasures = keeps { dynasty-name } from { advice-treasures } over { $space }{ $end ->
    [yes] { " " }and from ending the game
   *[no] { "" }
}
advice-stops-monument = spoils a square of { tiles-name } that could become a monument for { $owners }
advice-stops-wonder = spoils a plus of { tiles-name } that could become the wonder for { $owners }
advice-stops-revolt = takes the best space for a revolt against your { leader-name }: { $more } to { $less }
# leaders of one kingdom that are now in two
advice-parts = separates { $here } from { $there }
advice-cuts-off = cuts { tiles-count } off from { advice-leader }
advice-fewer-temples = leaves { advice-leader } with { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
advice-treasures-cut = cuts { advice-treasures } off from { $dynasty ->
    [you] your trader
    [archer] Archer’s trader
    [bull] Bull’s trader
    [lion] Lion’s trader
   *[pot] Pot’s trader
}
advice-out-of-reach = puts { advice-treasures } out of reach of { $dynasty ->
    [archer] Archer’s trader
    [bull] Bull’s trader
    [lion] Lion’s trader
   *[pot] Pot’s trader
}
advice-deserts = leaves { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} without a leader

## Tiles, swaps, the rest

advice-reach = brings { advice-treasures } within one tile of your trader
advice-more-temples = puts your { leader-name } next to { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
advice-more-supporters = gives your { leader-name } { tiles-count } in a war
# $spaces ($count of them) are the spaces for the fourth tile
advice-square = makes three of a square: a fourth { tile-name } on { $count ->
    [one] { $spaces }
   *[other] one of { $spaces }
} allows a monument
advice-passes = ends the turn
# $use is none if none of these tiles could score now
advice-swaps = swaps { $tiles } { $use ->
    [none] you cannot score now
   *[some] { $count ->
        [one] for another
       *[other] for others
    }
}
advice-destroys = destroys the { tile-name } on { $space }
advice-blocks = blocks { $space } for good
advice-scoreless = places a { tile-name } that scores for no player
advice-plain = changes nothing that matters
# the second action, as a line of the log, and what it does after this first one
advice-then = then { $move }: { $fact }

## Output of `shedu advise`

advice-head-move = move
advice-head-value = win
advice-head-reason = reason
advice-chances = Chances to win
