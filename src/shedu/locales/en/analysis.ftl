### The analysis of a game, in `shedu analyse` and in annotated records.
###
### For translators:
### - Chances and shares of a victory are percentages. A difference between two of them is in percentage points.
### - $dynasty is archer, bull, lion or pot. $move and $best are in the notation of records: "king F4".

analysis-turning-points = Turning points
analysis-no-turning-points = No single decision or draw turned this game.
analysis-percent = { $share }
analysis-label = { $label ->
    [brilliant] brilliant
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
analysis-change = { dynasty-name }: { $before } → { $after }
analysis-cost = The decision cost { $points } percentage points.
analysis-luck = { $cause ->
    [draw] { dynasty-name }: luck of the draw { $points }
   *[reveal] { dynasty-name }: luck of hidden tiles { $points }
}
# $reason is one of the reasons of advice.ftl
analysis-better = Better was { $move }: { $reason }.
analysis-played = { $move }: { $reason }.
analysis-comment = { $label ->
    [brilliant] Brilliant: the only good move.
   *[other] { analysis-label }, { $cost } percentage points; better { $best }
}
analysis-summary = { dynasty-name }: error { $error } per decision, luck { $luck }, result without luck { $adjusted }%
analysis-from-here = To play on from decision N: shedu play { $file } --decision N
# headings of a table; keep them short
analysis-head = { $column ->
    [start] start
    [own] own play
    [others] others’ play
    [draws] draws
    [reveals] hidden
    [end] end
    [adjusted] without luck
    [error] error
   *[labels] ?!/?/??
}

## Statistics of a player, in `shedu stats` 

stats-row = { $row ->
    [games] games won
    [lowest] mean lowest colour
    [edition] by edition
    [players] by players
    [seat] by seat
    [sources] points by source
    [wars] wars won : lost
    [revolts] revolts won : lost
    [analysed] analysed games
    [error] error per decision
    [luck] luck per game
    [adjusted] result without luck
    [labels] labels
   *[mistakes] cost by decision
}
stats-source = { $source ->
    [tile] tiles
    [war] wars
    [revolt] revolts
    [monument] monuments
    [wonder] wonder
   *[treasure] treasures
}
stats-kind = { $kind ->
    [action] actions
    [war] wars
    [commit] commits
    [building] buildings
    [monument] monuments
    [treasure] treasures
   *[wonder-point] wonder points
}
