### The rules of Tigris & Euphrates as Shedu plays them, for people who play.
###
### For translators:
### - Keep every identifier (R4-5, preset-modern, option-bag) and every attribute name. A rule
###   called R4.5 in a text has the identifier R4-5; leave such numbers in the text as they are.
### - A line break inside a text is only there for the width of this file. It means a blank.
### - Use one word for each thing, and always the same one: leader, kingdom, region, revolt,
###   war, treasure, catastrophe, monument, building, wonder; settlement, temple, farm, market;
###   king, priest, farmer, trader; dynasty (the symbol a player plays), seat (a place at the
###   table).
### - "Region" is used only for a linked group that has no leader.
### - .title is a heading. .example is one small case. .ruling says what Shedu does where the
###   rulebooks leave something open. .edition-* says where a single edition differs.

## 1. Pieces and set-up
rules-section-1 = Pieces and set-up

R1-1 = There are four colours, and each has its own tile, leader and kind of point. Black has
    settlements, the king and bricks; red has temples, the priest and amulets; blue has farms,
    the farmer and crops; green has markets, the trader and goods. The four dynasties are
    archer, bull, lion and pot. You are a dynasty and use all four colours; no player is ever a
    colour.
    .title = Colours and dynasties
    .edition-pegasus-2007 = Points have no names of their own, only colours.
    .edition-mayfair-2004 = Points have no names of their own, only colours. The pot dynasty is
        called the potter.
    .edition-classic-1997 = Points have no names of their own, only colours. The pot dynasty is
        called the potter.

R1-2 = The game has 153 tiles: 57 temples, 36 farms, 30 settlements and 30 markets.
    .title = The tiles

R1-3 = The board has 16 columns and 11 rows. Every space is land or river, and some land spaces
    are start spaces, which get a temple and a treasure. There are two maps, standard and
    advanced. Some start spaces have a special border: on the standard map the four near the
    corners, on the advanced map the six that lie outside the two rivers.
    .title = The board
    .example = A space is named by its column, A to P, and its row, 1 to 11. A1 is the corner at
        the top left.
    .edition-modern = On the printed board the standard map has a golden edge and the advanced
        map a blue one.
    .edition-modern-first = On the printed board the standard map has a golden edge and the
        advanced map a blue one.
    .edition-pegasus-2007 = The rulebook describes the spaces in words instead of naming a
        border: the four corners of the standard map, and whatever lies outside the two rivers
        on the advanced one. It calls the advanced map the alternative one.
    .edition-mayfair-2004 = Only the standard map. The summary does not speak of borders but of
        the four treasures nearest to the corners.
    .edition-classic-1997 = Only the standard map. The rulebook does not speak of borders but of
        the four temples in the corners.

R1-4 = Every start space gets a temple with a treasure on it: ten of them on the standard map,
    fourteen on the advanced one. All other tiles go into the bag, 143 on the standard map and
    139 on the advanced one.
    .title = Start temples and bag

R1-5 = You begin with the four leaders of your dynasty, two catastrophes and a hand of six tiles
    drawn from the bag.
    .title = What each player gets

R1-6 = There are six monuments, each in two colours, so that every pair of colours occurs
    exactly once: black-red, black-blue, black-green, red-blue, red-green and blue-green.
    .title = The six monuments
    .edition-classic-1997 = The rulebook can be read as if a monument were put together from any
        two parts when it is built. Shedu plays with the six fixed pairs in every edition.

R1-7 = The first player is chosen at random. Play then passes clockwise, in the order of the
    seats.
    .title = First player
    .edition-pegasus-2007 = The player who was last on holiday begins. Shedu cannot know who
        that is, so the host of the table may also name the first player.
    .edition-mayfair-2004 = The summary does not say who begins. Shedu chooses at random.
    .edition-classic-1997 = The rulebook does not say who begins. Shedu chooses at random.

## 2. Regions and kingdoms
rules-section-2 = Regions and kingdoms

R2-1 = Tiles and leaders are adjacent when their spaces have an edge in common; meeting at a
    corner is never enough. All tiles and leaders that are connected in this way, neighbour to
    neighbour, are linked. The wonder and tiles lying face down link just as other tiles do.
    Catastrophes and empty spaces link nothing.
    .title = Adjacent and linked

R2-2 = A linked group that holds one leader or more is a kingdom. A linked group without any
    leader is a region, even if it is a single tile.
    .title = Kingdom or region
    .edition-pegasus-2007 = This rulebook calls every linked group a region, and a region with a
        leader a kingdom. The play is the same.
    .edition-mayfair-2004 = The summary calls every linked group of two or more pieces a region,
        and a region with a leader a kingdom. Shedu counts a single tile as a region too; the
        play is the same.
    .edition-classic-1997 = This rulebook calls every linked group a region, and a region with a
        leader a kingdom. The play is the same.

## 3. A turn
rules-section-3 = A turn

R3-1 = On your turn you are the active player and take up to two actions. You choose their
    order, and both may be of the same kind. You may stop after one action, or take none. Even
    then you score your monuments and the wonder and draw tiles.
    .title = Up to two actions
    .edition-pegasus-2007 = The rulebook says that you may take two actions and does not speak
        of stopping early. Shedu takes the "may" at its word.

R3-2 = With each action you do one of four things: place a tile, position a leader, swap tiles,
    or play a catastrophe.
    .title = The four actions

R3-3 = An action is over only when everything that it set off is settled. Revolts and wars come
    first; buildings are next; after them comes the monument or the wonder; treasures are last.
    .title = When an action ends
    .example = You place a temple that unites two kingdoms, completes a square and brings two
        treasures together. First the wars are fought. If the square is still there, you may
        build a monument. Then the trader's owner takes a treasure, and only then does your next
        action begin.

## 4. Leaders
rules-section-4 = Leaders

R4-1 = You position the leaders of your own dynasty and no others. With one action you put a
    leader from your supply onto the board, move one from its space to another space, or take
    one off the board into your supply.
    .title = Your own leaders only

R4-2 = A leader stands on an empty land space, and at least one face-up temple must be adjacent
    to that space. It can never go onto a river, a catastrophe, a tile or any other space that
    is taken.
    .title = Where leaders may stand
    .example = A space beside a temple that was turned face down for a monument is not open to a
        leader, unless there is a face-up temple on another side of it.

R4-3 = You may not put a leader where it would unite two kingdoms. Leaderless regions are no
    obstacle: it may link as many of them as you like, to one kingdom or to each other. When you
    move a leader, lift it from the board first: the kingdoms are judged without it. Putting it
    back onto the space it came from is not a move.
    .title = Leaders never unite kingdoms
    .example = Your king stands between the lion's farmer and the bull's trader and is all that
        links them. Lifted, it leaves two kingdoms behind, so you may not set it down on another
        space that touches both.
    .ruling = The rulebooks do not say whether a leader that moves still holds its old kingdom
        together. Shedu lifts it first, as you do with your hand at the table.

R4-4 = When you put a leader into a kingdom where another leader of the same colour stands, a
    revolt breaks out. Section 8 says how it is settled.
    .title = Starting a revolt

R4-5 = A leader needs a face-up temple beside it all the time. When the last face-up temple
    adjacent to it is gone or turned face down, the leader returns to its owner at once. It does
    not matter what caused this: a catastrophe, a monument or the wonder.
    .title = Leaders without a temple
    .example = The bull builds a monument on four temples. The lion's trader stood next to one
        of them and to no other temple, so it returns to the lion.

R4-6 = You gain no points for putting a leader on the board, for moving one or for taking one
    off.
    .title = No points for positioning

## 5. Tiles
rules-section-5 = Tiles

R5-1 = You take a tile from your hand and place it face up on a space that is empty. Farms
    belong on river spaces and nowhere else; settlements, temples and markets belong on land
    spaces and nowhere else. The tile may have any neighbours or none. You can never move it
    afterwards.
    .title = Where tiles may lie

R5-2 = You may not place a tile where it would unite three kingdoms or more. Two is the most,
    and leaderless regions do not count as kingdoms.
    .title = At most two kingdoms

R5-3 = A tile placed in a kingdom scores one point of its colour. If the kingdom has a leader of
    this colour, that leader's owner gains the point; if not, the owner of the king there gains
    it; if there is no king either, no player gains it. It does not matter who placed the tile,
    or whether the tile links leaderless regions to the kingdom at the same time.
    .title = Points for a tile
    .example = You place a market in a kingdom with the bull's king and the lion's priest. There
        is no trader, so the bull, who has the king, gains one green point.

R5-4 = A tile that unites two kingdoms scores no point for any player, whether a war follows or
    not. The unification tile covers it until all wars are over.
    .title = Uniting tiles score nothing

R5-5 = Points are yours the moment you earn them, before play goes on.
    .title = Points at once

## 6. Catastrophes
rules-section-6 = Catastrophes

R6-1 = You play a catastrophe onto any empty space, land or river, or onto a tile; that tile
    leaves the game. Leaders, monuments, the wonder and other catastrophes cannot be hit. Tiles
    that bear a treasure or a building cannot be hit either.
    .title = Where catastrophes may strike
    .ruling = The four face-down tiles below a monument are part of it, so none of them can be
        hit.

R6-2 = A catastrophe remains for the rest of the game, links nothing, and closes its space to
    every other piece. It may break a kingdom into parts. A leader that loses its last face-up
    temple because of it returns to its owner (R4.5). You have two catastrophes for the whole
    game and get no more.
    .title = What a catastrophe does

## 7. Swapping tiles
rules-section-7 = Swapping tiles

R7-1 = Choose one to six tiles of your hand, at most as many as you have. They leave the game
    without being shown, and you draw the same number from the bag. After a swap as your first
    action you may use the new tiles in your second.
    .title = Swapping tiles

R7-2 = You may swap no matter how many tiles are in the bag, because that number is secret. If
    there are too few, you get those that are left; R13.2 says how the game then ends.
    .title = Swapping with few tiles left

## 8. Revolts
rules-section-8 = Revolts

R8-1 = A revolt is fought by the two leaders of one colour. The player who positioned the new
    leader is the attacker, and the owner of the leader that was already there is the defender.
    Neither of them may take the leader away to avoid the revolt.
    .title = Attacker and defender
    .ruling = The classic 1997 and Pegasus 2007 rulebooks forbid taking the leader away; the
        others are silent. Shedu forbids it in every edition.

R8-2 = Your strength is the number of face-up temples adjacent to your leader, plus the temples
    you commit from your hand. A temple next to both leaders counts for both. First the attacker
    commits any number of temples, face up, then the defender does so. Each has one chance only,
    and may commit none.
    .title = Strength in a revolt
    .example = Two kings fight: colours do not matter here, only temples do. The archer attacks
        with one temple next to the king and two from the hand, which makes three.

R8-3 = The higher strength wins the revolt. If both are equal, the defender wins.
    .title = Who wins a revolt
    .example = The attacker has two temples on the board and commits two, the defender has one
        and commits three. It is four to four, so the defender wins.

R8-4 = The winner gains one red point, never more, whatever colour the leaders are. The loser's
    leader returns to its owner. All temples that either side committed leave the game.
    .title = After a revolt
    .example = Your trader beats another trader by six to two. You gain one red point and no
        green one, and the temples on the board stay where they are.

## 9. Wars
rules-section-9 = Wars

R9-1 = When a tile unites two kingdoms, look at each colour. If both kingdoms have a leader of
    that colour, those two leaders are at war. If there is no such colour, the kingdoms become
    one in peace.
    .title = When war breaks out
    .ruling = No player may take a leader off the board to avoid a war. The classic 1997 and
        Pegasus 2007 rulebooks say so, and the others allow nothing of the kind.

R9-2 = If several wars are open, the active player chooses the one to be fought next. After each
    war, look at the board again to see which wars are still open. Two leaders that are no
    longer linked do not fight.
    .title = The order of wars
    .example = Traders and kings are at war. The traders' war comes first and removes the
        markets that held the kingdom together. The kings are now apart, and their war is never
        fought.

R9-3 = If one of the two leaders belongs to the active player, the active player attacks.
    Otherwise the attacker is the first player, going clockwise from the active player, who owns
    one of them. The owner of the other leader defends.
    .title = Who attacks in a war
    .example = The seats are archer, bull, lion, pot. The archer unites kingdoms in which the
        pot and the bull each have a farmer. The bull comes first after the archer and attacks.

R9-4 = Your strength is the number of your leader's supporters, plus the tiles of that colour
    you commit from your hand; first the attacker commits any number, then the defender, once
    each. Supporters are the face-up tiles of the leader's colour that are linked to the leader
    by a chain that does not pass over the unification tile. The tile below the unification tile
    supports no leader, and neither do tiles in leaderless regions that are linked only through
    it. A tile no longer counts if a war fought before in this same action has broken its link
    to the leader.
    .title = Strength in a war
    .example = Your farmer is linked to four farms. In the war before, markets were removed, and
        two of the farms lost their link to your farmer. You have two supporters left.
    .ruling = The older rulebooks count the tiles of the kingdom a leader came from, and do not
        say what becomes of those that an earlier war cut off. The modern rulebook counts only
        tiles that are still linked. Shedu does so in every edition.
    .edition-modern = The rulebook says outright that each further war is fought with the
        kingdom as the wars before it have left it.
    .edition-modern-first = The rulebook says outright that each further war is fought with the
        kingdom as the wars before it have left it.

R9-5 = The higher strength wins the war. If both are equal, even at zero to zero, the defender
    wins.
    .title = Who wins a war

R9-6 = The loser takes back the beaten leader, whose supporters are removed from the board and
    from the game, except those that R9.7 and R9.8 protect. The winner gains points of the war's
    colour: one for the leader and one for every tile removed in this way. Committed tiles of
    both sides leave the game too, but score no points.
    .title = After a war
    .example = The lion's trader wins five to three. The loser had two markets on the board and
        committed one. The lion gains three green points: one for the trader and two for the
        markets on the board.

R9-7 = When priests are at war, some of the loser's temples may be safe. A temple with a
    treasure on it stays, and so does a temple adjacent to any leader other than the beaten
    priest. Temples that stay score no points.
    .title = Temples that stay
    .example = A beaten priest had four temples. One holds a treasure and one is adjacent to a
        king, so two are removed. The winner gains three red points: one for the priest and two
        for those temples.
    .edition-modern = In one place the rulebook names only king, farmer and trader as such
        leaders. That makes no difference: the winning priest can never stand beside a supporter
        of the losing one.
    .edition-modern-first = In one place the rulebook names only king, farmer and trader as such
        leaders. That makes no difference: the winning priest can never stand beside a supporter
        of the losing one.

R9-8 = Tiles under buildings support their leader like any others. When their side loses, they
    stay on the board and score no point.
    .title = Supporters under a building

R9-9 = After the last war the unification tile is taken away. The tile that it covered stays on
    the board.
    .title = When wars are over

## 10. The English variant
rules-section-10 = The English variant

R10-1 = This is an option, for revolts and wars alike. The attacker commits either no tiles, or
    so many that the total becomes higher than the defender's strength on the board. An attacker
    whose strength on the board is higher already may commit any number. An attacker who cannot
    get there commits none.
    .title = English variant: the attacker
    .example = You attack with two on the board against four. You commit none, or three or more.
        If you hold only two fitting tiles, you commit none.
    .edition-pegasus-2007 = Not part of this edition.
    .edition-classic-1997 = Not part of this edition.

R10-2 = With the same option, the defender commits either no tiles, or exactly the number that
    makes both strengths equal. A defender who is not behind commits none.
    .title = English variant: the defender
    .example = The attacker has reached six, you have four on the board. You commit two tiles
        and win the tie, or you commit none.
    .edition-pegasus-2007 = Not part of this edition.
    .edition-classic-1997 = Not part of this edition.

## 11. Monuments, buildings and the wonder
rules-section-11 = Monuments, buildings and the wonder

R11-1 = After you have placed a tile and its wars are over, check whether that tile is part of a
    square of two by two face-up tiles of one colour. If so, you may build: turn the four tiles
    over, so that they lie face down, and put a monument on them, one that has this colour and
    is still available. You can do this only now; a square that you leave unbuilt cannot be used
    later. If the tile completes several squares, or several monuments have the colour, the
    choice is yours.
    .title = Building a monument
    .ruling = A square left unbuilt keeps its tiles face up. A tile placed later can be part of
        a new square that uses some of them.

R11-2 = Tiles that were turned face down still link, but count for nothing else. They can never
    be destroyed, and neither can the monument. If a turned tile bears a treasure, the treasure
    stays on it. Leaders that lose their last face-up temple because temples were turned return
    to their owners (R4.5).
    .title = Under a monument

R11-3 = When your turn ends, look at your leaders on the board. For each of them, you gain one
    point of its colour for every monument in its kingdom that has this colour. A king scores
    black monuments only and does not stand in for a missing leader.
    .title = Points from monuments
    .example = Your farmer is in one kingdom with a red-blue and a blue-green monument. You gain
        two blue points when your turn ends.
    .edition-modern-first = The wording can be taken to mean one point for each leader, however
        many monuments there are. The later printing of the same edition settles it, so Shedu
        counts every pair of leader and monument in all editions.
    .edition-pegasus-2007 = The rulebook does not mention the king here. Since a leader needs a
        monument of its own colour, the result is the same.

R11-4 = Buildings are an option: palace (black), library (red), granary (blue) and market hall
    (green), which begin beside the board. If the tile you placed lies in a straight line
    without gaps, at least three face-up tiles long and all of its colour, you may put the
    building of that colour on any tile of the line. A line always means all of it: every tile
    of the colour that follows on without a gap, across or down, when the wars are over. The
    line across and the line down are each judged on their own.
    .title = Placing a building
    .example = Your market has one market to its left and one above it. These three form a
        corner and not a line, so you may not place the market hall.
    .edition-mayfair-2004 = Not part of this edition.
    .edition-classic-1997 = Not part of this edition.

R11-5 = A building that is already on the board stays there unless your new line is longer; then
    you may take it to that line. It must beat the line across and also the line down that go
    through the tile with the building, both as they are at that time. A broken line does not
    lose its building, and it counts with the tiles it still has. So you cannot shift a building
    along its own line, but a longer line crossing that one can take it.
    .title = Taking a building away
    .example = The granary stands on a line of three farms. Another line of three is not enough
        to take it, a line of four is. Had a catastrophe left the granary with a single farm
        beside its own, a line of three would do.
    .edition-pegasus-2007 = The rulebook speaks of one line of the building only. Where two
        lines cross under it, Shedu asks for a line longer than both, as the modern rulebook
        does.

R11-6 = If you place a tile in a kingdom that holds the building of its colour, it scores two
    points instead of one, for the player named by R5.3. The kingdom counts as it is with the
    tile in place, so it is enough if the tile links a leaderless region with the building to
    it. Revolts, wars and monuments score as before. The tile that lets you place a building
    does not yet benefit from it.
    .title = Points from buildings
    .example = The library stands in a kingdom with the pot's priest. You place a temple there,
        and the pot gains two red points.
    .edition-pegasus-2007 = The rulebook words this as if the player who places the tile had the
        leader. Shedu gives the two points to the player who would gain the one.

R11-7 = The building comes after the wars and before the monument or the wonder. You may decline
    the building and still build the monument. When a tile is turned face down or replaced while
    a building stands on it, the building returns to its place beside the board, ready for use
    again.
    .title = Building first, monument after
    .edition-pegasus-2007 = The rulebook puts wars before buildings, but does not say whether
        the building or the monument comes first. Shedu keeps to the order above.

R11-8 = The wonder is an option and can be built once in a game. If the tile you placed belongs
    to a plus, which is a tile with its four neighbours, all five face up and of the same
    colour, you may remove the five and put the wonder in their place. The wonder links, counts
    for nothing else and cannot be destroyed; leaders that lose their last face-up temple
    because of it return to their owners (R4.5), and a treasure that lay on one of the tiles
    stays on its space, now on the wonder, together with any special border. If a monument is
    possible too, you build one of them or neither.
    .title = Building the wonder
    .ruling = The rulebooks say only that the treasure is put onto the wonder. Shedu leaves it
        on its own space, so that a special border still applies.
    .edition-pegasus-2007 = Not part of this edition.
    .edition-mayfair-2004 = Not part of this edition.
    .edition-classic-1997 = Not part of this edition.

R11-9 = If you have your king in the wonder's kingdom when your turn ends, you gain one point
    and choose its colour.
    .title = The wonder's point

## 12. Treasures
rules-section-12 = Treasures

R12-1 = Whenever an action ends, look for kingdoms with a trader in which two or more treasures
    lie. In each of them the owner of the trader takes all treasures except one, whether it is
    that player's turn or not.
    .title = Taking treasures
    .ruling = If this happens in several kingdoms at once, the active player takes first and the
        others follow clockwise. In a game from the normal start this never comes up; only a
        position that was set up by hand can lead to it.
    .edition-mayfair-2004 = The owner of the trader may take them, but need not (R12.3).

R12-2 = Treasures on special borders must be taken before any others. Where that leaves a
    choice, among the other treasures or because only treasures on special borders remain, the
    trader's owner chooses.
    .title = Special borders first
    .example = A kingdom holds two treasures, one of them near a corner of the standard map on a
        special border. The trader's owner takes that one, and the other stays.

R12-3 = Where a kingdom has no trader, its treasures wait until it has one.
    .title = No trader, no treasure
    .edition-pegasus-2007 = In one place the rulebook says that a trader who arrives later may
        collect the waiting treasures; elsewhere it says that the trader's owner receives them.
        Shedu treats it as compulsory.
    .edition-mayfair-2004 = The trader's owner chooses between taking all treasures but one and
        taking none. The chance comes only with an action that brings treasures together: when
        it ends, the trader's kingdom must hold two that were not linked when it began. A trader
        who comes to treasures that are linked already gets nothing.

R12-4 = Each treasure you have taken is one point of any colour. Its colour is chosen when the
    game is over, for each treasure by itself.
    .title = Treasures are wild

## 13. Ending a turn, ending the game
rules-section-13 = Ending a turn, ending the game

R13-1 = At the end of a turn the active player first gains the points from monuments and the
    wonder. Then the active player draws back up to six tiles, and after that, clockwise, every
    other player who has fewer than six does the same. Last comes the check whether the game is
    over.
    .title = The end of a turn

R13-2 = The game is over if no more than two treasures remain on the board when a turn ends. It
    is also over if a player must draw a tile and finds the bag empty; as long as no player must
    draw, an empty bag does not end the game. If the bag runs short in a swap, the edition
    decides: either the game ends at once, and monuments and the wonder score no more points, or
    the turn is finished with its points from monuments and the wonder, and the draw at its end
    ends the game.
    .title = The end of the game
    .example = The bag holds two tiles, you must draw two, and no other player must draw. The
        game goes on with an empty bag. It is over as soon as a player must draw again.
    .edition-modern = At once, in a swap too, without points from monuments or the wonder.
    .edition-modern-first = At once, in a swap too, without points from monuments or the wonder.
    .edition-pegasus-2007 = If a swap finds too few tiles in the bag, you still complete your
        turn and gain its points from monuments. The draw that follows ends the game.
    .edition-mayfair-2004 = If a swap finds too few tiles in the bag, you still complete your
        turn and gain its points from monuments. The draw that follows ends the game. An option
        lets the game end at once instead.
    .edition-classic-1997 = At once, in a swap too, without points from monuments. The rulebook
        says that the end can come during a swap.

R13-3 = First every player's treasures are added to the colours where they help most. The winner
    is the player whose lowest colour is the highest. Players who are equal compare their second
    lowest colour, then the third, then the fourth. Those who are equal in all four share the
    victory.
    .title = Who wins the game
    .example = With its treasures added, the lion has 8, 8, 9 and 15 points, the bull 8, 8, 10
        and 10. The two lowest colours are equal, and the third decides: ten beats nine, so the
        bull wins.
    .ruling = Shedu works out by itself where treasures help most, for the lowest colour first
        and then for the next ones. The older rulebooks do not say what happens when all four
        colours are equal; Shedu lets those players share the victory, as the modern rulebook
        does.

## 14. Hidden information
rules-section-14 = Hidden information

R14-1 = These are secret until the game is over: hands, points, treasures taken, how many tiles
    the bag holds and in which order, and any tiles put out of the game unseen. All players saw
    each point gained, each tile committed and each treasure taken when it happened. The totals
    are secret all the same.
    .title = What is secret
    .ruling = Not every rulebook lists all of this. Shedu keeps the same secrets in every
        edition.
    .edition-modern = The rulebook names hands, points, treasures taken, tiles out of the game
        and how many tiles the bag holds.
    .edition-modern-first = The rulebook does not name treasures among the secrets; its later
        printing does.

R14-2 = There are two options for open play. With open scores, the points and treasures of all
    players are visible. With an open bag, the number of tiles in the bag is visible.
    .title = Playing with open information

## The game in short
rules-overview = Tigris & Euphrates is a game by Reiner Knizia for two to four players. Each of
    you leads a dynasty whose four leaders are king, priest, farmer and trader. With leaders and
    tiles you make kingdoms grow along two rivers, and leaders of several players often share
    one kingdom. On your turn you take up to two actions: you place tiles, bring leaders in or
    move them, swap tiles of your hand, or strike with a catastrophe. A tile placed in a kingdom
    usually scores a point of its colour for the leader of that colour, no matter who placed it.
    When two leaders of one colour meet in a kingdom they fight: in a revolt if a leader came
    in, in a war if a tile united two kingdoms. Monuments score points turn after turn, and
    traders collect treasures, which count as any colour you like. The game ends when hardly any
    treasures are left on the board, or when a player must draw a tile and the bag is empty.
    Then only your weakest colour counts, and the player whose weakest colour is the strongest
    wins. So look after all four colours.
    .title = The game in short
