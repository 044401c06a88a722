### The coach of the first games, said by the server: one sentence on what matters before a decision.
###
### For translators: the notes of advice.ftl apply. A sentence says what matters; it does not name the best move.

coach-first-leader = Begin with a leader beside a temple. The king is a good start: he also scores colours whose leader is missing.
# $place is home for a leader in supply
coach-leader = { $place ->
    [home] { $colour ->
        [black] Your king is at home. On the board he scores settlements and stands in for missing leaders.
        [red] Your priest is at home. On the board he would score temples for you.
        [blue] Your farmer is at home. On the board he would score farms for you.
       *[green] Your trader is at home. On the board he would score markets for you, and he takes treasures.
    }
   *[board] { $colour ->
        [black] Your king could stand better: look for tiles to score, and for temples beside him.
        [red] Your priest could stand better: look for tiles to score, and for temples beside him.
        [blue] Your farmer could stand better: look for tiles to score, and for temples beside him.
       *[green] Your trader could stand better: look for tiles to score, and for temples beside him.
    }
}
coach-withdraw = { $colour ->
    [black] Your king stands badly: taken off the board, he can return elsewhere.
    [red] Your priest stands badly: taken off the board, he can return elsewhere.
    [blue] Your farmer stands badly: taken off the board, he can return elsewhere.
   *[green] Your trader stands badly: taken off the board, he can return elsewhere.
}
coach-attack = { $kind ->
    [revolt] A revolt of the { leaders-name } looks possible: { $mine } to { $theirs } in temples, and your hand counts too.
   *[war] A war of the { leaders-name } looks possible: { $mine } to { $theirs } on the board, and your hand counts too.
}
coach-end = You can end the game now, and by what you know you win it.
coach-treasure = A treasure is within reach: of two in your trader’s kingdom you take one.
coach-monument-near = A square of four is within reach. A monument pays at the end of each of your turns.
coach-wonder-near = A plus of five is within reach: it can become the wonder.
coach-building-near = A line of three { tiles-name } is within reach: it brings the { building-name }.
coach-danger = Your { leader-name } is in danger: one tile could bring war with { leader-of }, { $theirs } to { $mine }.
coach-catastrophe = Something on the board helps the others more than you: a catastrophe could end that.
coach-swap = Your hand hardly scores here. A swap costs one action and brings other tiles.
coach-pass = There is little to gain: you may end the turn.
coach-lowest = { $colour ->
    [black] Black is your lowest colour, with { $low }. A settlement can raise it.
    [red] Red is your lowest colour, with { $low }. A temple can raise it.
    [blue] Blue is your lowest colour, with { $low }. A farm can raise it.
   *[green] Green is your lowest colour, with { $low }. A market can raise it.
}
# the parts of $tiles
coach-tiles = { tiles-name }
coach-score = You can score with { $tiles }. Look for a space that also prepares something.
coach-prepare = A quick point matters less now: make a kingdom stronger, or prepare a square, a link or a treasure.
coach-plain = Bring tiles where your leaders score, and mind your lowest colour.
# $count tiles are missing: to lead, or as the defender to tie
coach-commit = { $case ->
    [ahead] You lead { $mine } to { $theirs }, but { dynasty-name } may still add { tiles-name }, and a tie is the defender’s.
    [behind] You are at { $mine }, { dynasty-name } at { $theirs }: it takes { tiles-count } to lead, and more if { dynasty-name } adds some.
    [held] { $mine } to { $theirs }: you hold already, for a tie is yours. Keep your { tiles-name }.
    [tie] { dynasty-name } leads { $theirs } to { $mine }: { tiles-count } would tie, and a tie is yours.
   *[lost] { dynasty-name } has { $theirs } to your { $mine }, more than your hand can answer. Tiles you add are lost.
}
coach-war = { $side ->
    [own] Tiles lost in one war do not count in the next, and a later war may fall away: choose what helps you first.
   *[others] You fight in none of these wars; the next player in turn attacks. Choose the one that helps you: a later war may fall away.
}
coach-monument = { $use ->
    [build] A monument pays every leader of its colours in its kingdom: choose colours in which that is you.
    [wonder] The wonder pays the king of its kingdom every turn, in any colour.
   *[leave] Look who would be paid, and which leaders would lose their temple. You need not build.
}
coach-building = { $use ->
    [place] Choose the tile of the line that is hardest to take away from you.
   *[leave] Look who scores these tiles: the building would help that player.
}
coach-treasure-choice = The treasure that you leave waits for the next trader: leave one that others reach late.
coach-wonder-point = { $colour ->
    [black] Black is your lowest colour.
    [red] Red is your lowest colour.
    [blue] Blue is your lowest colour.
   *[green] Green is your lowest colour.
}
