### Lessons of the tutorial. A lesson's text has its title, what to do in each task, what to say about other moves, and the end.

learn-title = Learn on the board
learn-about = Short lessons with the real pieces. The first five take about two minutes.
learn-extras = Going further
learn-all = All lessons
learn-next = Next lesson
learn-back = Take it back
learn-show = Show me
learn-again = Again
learn-play = Play a first game
learn-step = Task { $number } of { $count }
learn-done = done
learn-continue = Continue: { $lesson }
learn-move = What the move did

lesson-leader = Place a leader
    .task-1 = You collect points in four colours through your four leaders, and only your lowest
        colour counts in the end. Pick your king, the black leader, and place him on land, edge
        to edge with a temple (red tile).
    .wrong-1 = The king first: pick the black leader, then a space beside a temple.
    .wrong-1-other = That is another leader. It works the same way, but take it back and place
        the king.
    .right = A temple, a leader: that is a kingdom. Every tile linked to it edge to edge belongs
        to it, no matter which player placed it; corners do not link.

lesson-tile = Score a tile
    .task-1 = A tile placed in a kingdom scores one point of its colour for the leader of that
        colour. Farms go on rivers, all other tiles on land. Your trader (green) is here: add a
        market to the kingdom.
    .wrong-1 = Place a green market next to a tile or leader of the kingdom.
    .wrong-1-colour = No player scores: that colour has no leader in this kingdom, and no king.
        Place a green market.
    .wrong-1-away = That space is not linked to the kingdom, so no player scores. Place the market
        next to it.
    .right = One green point. That was one action: a turn has two, and at its end all players
        draw up to six tiles.

lesson-king = The king stands in
    .task-1 = If a kingdom has no leader of the tile’s colour, its king scores the point. Only
        your king is here: score a red point with a temple.
    .wrong-1 = Place a red temple linked to your king’s kingdom.
    .wrong-1-own = Black is the king’s own colour. Now show that he also scores others: place a
        temple.
    .wrong-1-away = That temple is outside the kingdom, so no player scores. Link it to the
        kingdom.
    .right = The king scored red although it is the priest’s colour. Start with him if you are
        unsure.

lesson-kingdom = Several leaders in a kingdom
    .task-1 = A kingdom can hold leaders of several players; the symbol on a leader tells whose it
        is. Your priest (red) and Bull’s trader (green) share this one. Score a point for yourself.
    .wrong-1 = Place a temple in the kingdom: red is your priest’s colour.
    .wrong-1-theirs = Bull’s trader took that point: it does not matter who placed the tile. Use
        your priest’s colour, red.
    .right = The point goes to the leader, not to the player who placed the tile. You may join
        any kingdom with a leader of a colour it lacks, but no leader may unite two kingdoms.

lesson-revolt = Revolt
    .task-1 = Two leaders of the same colour cannot stay in one kingdom. Place your king into
        the kingdom of Bull’s king where more temples touch him: a revolt begins.
    .task-2 = A revolt is decided by temples, for leaders of every colour: those beside
        each leader, plus temples from hand. You add first, then Bull, and a tie is the
        defender’s. Add enough temples.
    .wrong-1 = Pick the black leader and a space marked with swords, in the kingdom of Bull’s
        king.
    .wrong-2 = Bull’s king held. Add a temple.
    .wrong-2-tie = Bull added one temple: equal strength, and a tie is the defender’s. Add at
        least one temple.
    .right = Won: one red point, and Bull’s king goes home. The added temples are gone in any
        case. A leader at home can be placed again, and one on the board moved or taken home:
        each is an action.

lesson-war = War
    .task-1 = A tile that links two kingdoms scores nothing. If both have a leader of the same
        colour, these two go to war. Your trader faces Bull’s: place a tile that joins the two
        kingdoms.
    .task-2 = Every tile of the leaders’ colour in their own kingdoms counts, but not the tile that
        joins them: you have three markets, Bull has two. Then markets from hand are added, yours
        first, and a tie is the defender’s.
    .wrong-1 = Place any tile on the gap between the two kingdoms.
    .wrong-2 = Bull’s trader held. Add markets.
    .wrong-2-tie = Bull added a market: three to three, and a tie is the defender’s. Add at
        least one market.
    .right = Bull’s trader goes home and his markets leave the board: one green point for the
        leader and one for each market. All added tiles are gone.
        Without such leaders two kingdoms join in peace; no tile may unite three. If neither leader
        is yours, the next player in turn who has one of them attacks.

lesson-monument = Build a monument
    .task-1 = Four tiles of one colour in a square can become a monument. Complete the square
        with a temple.
    .task-2 = You may turn the four tiles over and build, now or never. A monument has the colour
        of the tiles and another one, and each exists once: choose one for your priest.
    .task-3 = At the end of your turn, each of your leaders of its colours in its kingdom scores a
        point; leaders of others score at the end of theirs. End the turn.
    .wrong-1 = Three temples form a corner. Place the fourth temple into the gap.
    .wrong-2 = Choose a monument and build it.
    .wrong-2-declined = You left the square as it is; that chance does not come back. Take it
        back and build.
    .wrong-3 = You still had an action, so the turn went on. Take it back and press “End turn”.
    .right = One red point, and another at the end of each of your turns; the king does not stand
        in here. Turned tiles link, but count for nothing: without the temple on G7 your priest would
        have gone home.

lesson-treasure = Take a treasure
    .task-1 = The gems on temples are treasures. When an action leaves more than one in a
        kingdom, the player with the trader (green) there takes all but one. Link your trader’s
        kingdom to the next temple with a treasure.
    .task-2 = One treasure stays on the board, you take the other. Choose the one you take.
    .wrong-1 = Continue the chain of tiles towards the temple on N5.
    .wrong-2 = Choose a treasure.
    .right = A treasure is a point of any colour at the end: it always helps your weakest one.
        Treasures on ornamented corners are taken first. Your trader takes them in turns of other
        players too.

lesson-catastrophe = Play a catastrophe
    .task-1 = You have two catastrophes for the whole game. One destroys a tile, or blocks an
        empty space. Bull’s trader stands on one temple only: destroy it.
    .wrong-1 = Pick a catastrophe and the temple beside Bull’s trader.
    .wrong-1-other = Bull’s trader still has its temple. Strike the temple on L7.
    .right = A leader without a temple goes home at once. This space stays blocked for good: it
        links nothing, and can split a kingdom. Leaders, monuments and tiles with treasures cannot be
        struck.

lesson-swap = Swap tiles
    .task-1 = Six farms and no river in reach. As an action you may swap as many tiles as you
        like. Swap some of them.
    .wrong-1 = Press “Swap”, mark tiles, and confirm.
    .right = The old tiles are out of the game, unseen. A swap costs an action, so
        do it when you must.

lesson-lowest = The lowest colour
    .task-1 = Only your lowest colour counts at the end. You have 1 black, 6 red, 5 blue and 7
        green. Score a point that counts.
    .wrong-1 = Black is your lowest colour. Place a settlement in the kingdom of your king.
    .wrong-1-strong = A point, but not in your lowest colour: your result stays at 1. Place a
        black settlement.
    .right = Your result rose from 1 to 2. Look at your lowest colour first; what the others
        have stays secret until the end.

lesson-end = How it ends
    .task-1 = The game ends after a turn that leaves two treasures or fewer on the board, or
        when someone must draw and the bag is empty. Three are left: link your trader’s kingdom
        to the temple on N5.
    .task-2 = Take one and end the game.
    .wrong-1 = Place a tile that links the kingdom to the temple on N5.
    .wrong-2 = Choose a treasure.
    .right = Treasures are added where they help most. Then the best lowest colour wins; a tie
        goes to the next lowest. You know the game now.

lesson-wars = Several wars
    .task-1 = Here two leaders of yours stand against two of Bull’s. Join the kingdoms on J7.
    .task-2 = Each colour that both have is a war of its own; the player whose turn it is chooses the
        order. Your king is weak: begin with the traders.
    .task-3 = Three markets to two. Commit what you need.
    .wrong-1 = Place any tile on J7.
    .wrong-2 = Choose the war of the traders.
    .wrong-2-kings = Your king has no settlement and Bull’s has two. Take it back and begin with
        the traders.
    .wrong-3 = Bull’s trader held. Take it back.
    .right = Bull’s markets fell, and with them the link to his king: the second war is off. In
        wars of priests, temples with treasures or beside other leaders stay.

lesson-building = Buildings
    .task-1 = An option: three tiles of one colour in a line let you place the building of that
        colour. Place a third market.
    .task-2 = Put the market hall on a tile of the line. Markets placed in its kingdom then
        score two points.
    .wrong-1 = Extend the two markets to a line of three.
    .wrong-2 = Choose a tile of the line.
    .wrong-2-declined = You left the building beside the board. Take it back and place it.
    .right = It scores two for the player with the trader here, or else with the king. A longer line of
        markets may take the hall away.

lesson-wonder = The wonder
    .task-1 = An option: a plus of five tiles of one colour can become the wonder. Complete the
        plus with a settlement.
    .task-2 = Erect the wonder instead of a monument.
    .wrong-1 = Place a settlement on the open arm of the plus.
    .wrong-2 = Choose the wonder and build it.
    .wrong-2-declined = You built nothing. Take it back and erect the wonder.
    .right = The wonder gives the player with the king in its kingdom a point of any colour at
        the end of each of their turns.

lesson-english = The English variant
    .task-1 = An option for conflicts. Start a revolt: place your king where more temples touch
        him than Bull’s king.
    .task-2 = The attacker adds either no tiles or enough to be ahead. Bull may then add just
        enough for a tie, or nothing. Win the revolt.
    .wrong-1 = Place your king into the kingdom of Bull’s king.
    .wrong-2 = Bull’s king held. Add a temple.
    .wrong-2-few = Bull reached a tie, and a tie is the defender’s. Add a temple.
    .right = With this variant tiles are never wasted on a lost cause.
