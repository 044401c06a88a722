### The editions of the game and their options, on the start page and in the rules.
### The notes for translators in rules.ftl apply here too.

## Editions
preset-modern = The later printing of the modern edition, taken from its English rulebook; you
    play it unless you choose another. It offers both maps, the English variant, buildings and
    the wonder. A trader's owner must take treasures, and if the bag runs short in a swap, the
    game ends at once.
    .title = Modern

preset-modern-first = An earlier printing of the modern edition, taken from its Portuguese
    rulebook. It offers the same maps and options and plays the same way. Where its wording on
    points from monuments is loose, the later printing settles the matter.
    .title = Modern, first printing

preset-pegasus-2007 = The edition by Pegasus Spiele of 2007, taken from its Italian rulebook. It
    offers both maps and the buildings, but neither the English variant nor the wonder. If the
    bag runs short in a swap, the turn is still finished, with its points from monuments.
    .title = Pegasus (2007)

preset-mayfair-2004 = The Mayfair edition, according to a summary of its rules from 2004. It has
    the standard map only and offers the English variant. A trader's owner may leave treasures
    and can take them only when the action brought treasures together; if the bag runs short in
    a swap, the turn is finished first or, as an option, the game ends at once.
    .title = Mayfair (2004)

preset-classic-1997 = The classic game of 1997, taken from a Russian rulebook. It has the
    standard map and no variants: no English variant, no buildings, no wonder. A trader's owner
    must take treasures, and if the bag runs short in a swap, the game ends at once.
    .title = Classic (1997)

preset-custom = Your own mix. You may combine all options freely, even those that no single
    edition offers together. Everything you do not change is as in the modern edition.
    .title = Custom

## Options
option-board = Which map you play on. Both maps are in the modern editions and in Pegasus 2007;
    Mayfair 2004 and classic 1997 have the standard map only.
    .title = Map
    .standard = The standard map: ten start temples with treasures, 143 tiles in the bag,
        special borders on the four start spaces near the corners.
    .advanced = The advanced map: fourteen start temples with treasures, 139 tiles in the bag,
        special borders on the six start spaces outside the two rivers.

option-english = In revolts and wars you may not commit tiles that give you no chance to win.
    The attacker commits none, or enough to get above what the defender has on the board; the
    defender commits none, or exactly enough for a tie. So a lost fight is no way to get rid of
    unwanted tiles. An option of the modern editions and of Mayfair 2004.
    .title = English variant

option-buildings = Four buildings, one of each colour, can be put on lines of three or more
    tiles of their colour. A tile placed in a kingdom with the building of its colour scores two
    points instead of one. An option of the modern editions and of Pegasus 2007.
    .title = Buildings

option-wonder = Once in a game, a plus of five tiles of one colour can be replaced by the
    wonder. A player whose king is in its kingdom gains a point of any colour at the end of each
    of their turns. An option of the modern editions.
    .title = Wonder

option-bag = What happens when you swap tiles and the bag does not hold enough. The edition
    fixes it, except that Mayfair 2004 leaves you the choice; in a custom game you choose as
    well.
    .title = Empty bag in a swap
    .at-once = The game ends at once. Monuments and the wonder score no more points.
    .finish-turn = You still complete your turn and gain its points from monuments and the
        wonder. The draw that follows ends the game.

option-treasures = Whether the owner of a trader has to take treasures. The edition fixes it:
    Mayfair 2004 leaves it to the player, all others demand it. In a custom game you choose.
    .title = Taking treasures
    .must = Whenever an action ends and a kingdom with a trader holds two or more treasures, the
        trader's owner takes all but one.
    .may-on-joining = The trader's owner chooses between taking all treasures but one and taking
        none. The chance comes only with an action that brings treasures together: when it ends,
        the kingdom must hold two that were not linked when it began.

option-open-scores = The points and treasures of all players are visible throughout the game.
    Without this option they are secret until the end.
    .title = Open scores

option-open-bag = The number of tiles left in the bag is visible. Which tiles they are, and in
    which order they will be drawn, stays secret.
    .title = Open bag
