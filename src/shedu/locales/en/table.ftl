### All texts of the browser client: start page, table, replay, rules page, help.
###
### For translators:
### - Keep every identifier, every attribute and every variable ($space, $count). Use the same
###   terms for the components of the game as in rules.ftl.
### - A message may use another one: { tile-name } is the word for the tile of the colour
###   $colour. If your language needs another case or gender there, write the selector out
###   ({ $colour -> [black] … }) or add a message of your own (tile-name-genitive): messages
###   see all variables of the message that uses them.
### - $dynasty and $other are archer, bull, lion or pot; $colour is black, red, blue or green;
###   use them only in selectors. $space is a space like F5, $spaces a list of spaces.
###   $name is a name chosen by a player.
### - Log lines follow the player's emblem, so they have no subject and begin with a lower-case
###   letter: "temple on J6". Screen readers announce them with the player's name (log-said):
###   "Lion: temple on J6".
### - Buttons are short: one or two words. Prompts are one sentence. Address the player
###   directly and informally.
### - In sentences about two players, $me is the role of the reader: attacker, defender or none.

## Names of things

colour-name = { $colour ->
    [black] black
    [red] red
    [blue] blue
   *[green] green
}
tile-name = { $colour ->
    [black] settlement
    [red] temple
    [blue] farm
   *[green] market
}
# $count tiles of a colour, with the number
tiles-count = { $colour ->
    [black] { $count ->
        [one] 1 settlement
       *[other] { $count } settlements
    }
    [red] { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }
    [blue] { $count ->
        [one] 1 farm
       *[other] { $count } farms
    }
   *[green] { $count ->
        [one] 1 market
       *[other] { $count } markets
    }
}
# the tiles of a colour in general
tiles-name = { $colour ->
    [black] settlements
    [red] temples
    [blue] farms
   *[green] markets
}
leader-name = { $colour ->
    [black] king
    [red] priest
    [blue] farmer
   *[green] trader
}
leaders-name = { $colour ->
    [black] kings
    [red] priests
    [blue] farmers
   *[green] traders
}
building-name = { $colour ->
    [black] palace
    [red] library
    [blue] granary
   *[green] market hall
}
# points of a colour have names too: bricks, amulets, crops, goods
points-name = { $colour ->
    [black] bricks
    [red] amulets
    [blue] crops
   *[green] goods
}
dynasty-name = { $dynasty ->
    [archer] Archer
    [bull] Bull
    [lion] Lion
   *[pot] Pot
}
# the second player in a sentence
other-name = { $other ->
    [archer] Archer
    [bull] Bull
    [lion] Lion
   *[pot] Pot
}
# for example: Bull's king
leader-of = { $dynasty ->
    [archer] Archer’s { leader-name }
    [bull] Bull’s { leader-name }
    [lion] Lion’s { leader-name }
   *[pot] Pot’s { leader-name }
}
# a monument by its two colours, for example: black and red monument
monument-name = { $monument ->
    [black-red] black and red monument
    [black-blue] black and blue monument
    [black-green] black and green monument
    [red-blue] red and blue monument
    [red-green] red and green monument
   *[blue-green] blue and green monument
}
level-name = { $level ->
    [random] random
    [novice] novice
    [apprentice] apprentice
    [skilled] skilled
    [expert] expert
    [master] master
   *[other] { $level }
}
level-about = { $level ->
    [random] Plays any legal move at random. For trying things out.
    [novice] Knows the rules and takes what it sees. For your first games.
    [apprentice] Looks after its lowest colour. Still easy to surprise.
    [skilled] Weighs up wars and revolts before starting one.
    [expert] Plans whole turns. Takes a few seconds to think.
    [master] The strongest bot there is.
   *[other] A bot added to this installation of Shedu.
}
# the levels as a choice before a game
level-title = { $level ->
    [random] Random
    [novice] Easy
    [apprentice] Normal
    [skilled] Hard
    [expert] Expert
    [master] Master
   *[other] { $level }
}
# the name of a bot, one for each level and dynasty
bot-name = { $level ->
    [random] { $dynasty ->
        [archer] Zuzu
        [bull] Kuku
        [lion] Babu
       *[pot] Dudu
    }
    [novice] { $dynasty ->
        [archer] Nanni
        [bull] Ibbi
        [lion] Lala
       *[pot] Usur
    }
    [apprentice] { $dynasty ->
        [archer] Tabni
        [bull] Erish
        [lion] Mannu
       *[pot] Gimil
    }
    [skilled] { $dynasty ->
        [archer] Ahuni
        [bull] Balasi
        [lion] Iltani
       *[pot] Amata
    }
    [expert] { $dynasty ->
        [archer] Naram
        [bull] Ilshu
        [lion] Kubau
       *[pot] Tashmet
    }
    [master] { $dynasty ->
        [archer] Etana
        [bull] Adapa
        [lion] Enheduanna
       *[pot] Ziusudra
    }
   *[other] { $level }
}
# a few words about the character of the bots of a level; follows a name
bot-kind = { $level ->
    [random] dice thrower
    [novice] market child
    [apprentice] young scribe
    [skilled] caravan leader
    [expert] royal adviser
    [master] sage
   *[other] guest
}
bot-about = Bot: { bot-name }, { bot-kind }. { level-about }
board-name = { $board ->
    [advanced] advanced map
   *[standard] standard map
}

## Header, menu, settings

app-name = Shedu
app-subtitle = Tigris & Euphrates
# under the name, at the table; $preset is the title of an edition
table-subtitle = { $preset } rules, { $treasures ->
    [one] 1 treasure on the board
   *[other] { $treasures } treasures on the board
}
table-bag = { $count ->
    [0] the bag is empty
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
}
# on a phone, in the bar above the board
table-turn = turn { $turn }
menu = Menu
menu-home = Home
menu-rules = Rules
menu-help = Keys and help
menu-record = Save the record
menu-study = Study
menu-replay = Replay this game
menu-language = Language
menu-theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
menu-text = Text size
text-normal = Normal
text-large = Large
text-largest = Very large
menu-pace = Speed of other players’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
menu-sound = Sound
sound-on = On
sound-off = Off
# offered once
signal-offer = Do you want to hear a sound for each move?
signal-sound = Turn on sound
signal-no = No, thanks
menu-close = Close
toggle-kingdoms = Kingdoms
    .about = Outline each kingdom
toggle-strengths = Strengths
    .about = On each leader: temples beside it (revolts) and supporters (wars)
toggle-coordinates = Coordinates
    .about = Letters and numbers at the edges
connection-lost = Lost the connection to the server. Reconnecting…
loading = Loading…
not-found = This page does not exist.
go-home = Go to the home page
error-title = Something went wrong

## Players

players = Players
player-you = you
player-bot = { bot-name } · { level-title }
# a bot with a name
player-named-bot = { $name }, bot
player-deciding = to move
# on a phone, in the bar above the board
player-deciding-you = Your move
player-thinking = thinking…
player-catastrophes = { $count ->
    [0] no catastrophe left
    [one] 1 catastrophe left
   *[other] { $count } catastrophes left
}
# read by screen readers for each player's panel; $leaders is a list
player-label = { dynasty-name }. { $leaders ->
    [none] All leaders on the board
   *[other] In supply: { $leaders }
}. { player-catastrophes }.

## The board as read by screen readers, space by space

board-label = Board. Arrow keys move from space to space.
zoom-whole = Whole board
space-empty-land = empty land
space-empty-river = empty river
space-tile = { tile-name }
space-face-down = face-down tile
space-catastrophe = catastrophe
space-treasure = with treasure
space-building = with the { building-name }
space-leader = { leader-of }, { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
} beside it, { $supporters ->
    [one] 1 supporter
   *[other] { $supporters } supporters
}
space-monument = { monument-name }
space-wonder = wonder
space-unification = unification tile
space-special = special border
# whose leaders are in the kingdom of a space; $dynasties is a list of space-owner
space-owner = { dynasty-name }
space-kingdom = kingdom of { $dynasties }
space-region = region without a leader
space-legal = you can place here
space-war = a war would start here

## Prompts: one sentence above the hand

prompt-action = { dynasty-name }: { $count ->
    [one] one action left
   *[other] two actions left
}
prompt-actions-left = { $count ->
    [one] One action left.
   *[other] Two actions left.
}
prompt-place-tile = Place the { tile-name } on { $space }?
prompt-place-leader = { $colour ->
    [black] Place the king on { $space }?
    [red] Place the priest on { $space }?
    [blue] Place the farmer on { $space }?
   *[green] Place the trader on { $space }?
}
prompt-place-catastrophe = Play a catastrophe on { $space }?
prompt-picked-tile = Where do you want to place the { tile-name }?
prompt-picked-leader = Where do you want to place the { leader-name }?
prompt-picked-catastrophe = Where do you want to play the catastrophe?
prompt-swap = Which tiles do you want to swap?
prompt-swap-count = { $count ->
    [one] Swap 1 tile?
   *[other] Swap { $count } tiles?
}
prompt-war = Several wars broke out: which one is fought first?
prompt-attack = Attack with your { leader-name }: { $mine } against { $theirs }.
prompt-defend = Defend your { leader-name }: { $mine } against { $theirs }.
prompt-commit-up-to = { $count ->
    [0] You have no { tiles-name } to commit.
   *[other] Commit up to { tiles-count }.
}
prompt-building = Build the { building-name }?
prompt-monument = Build a monument?
prompt-monument-or-wonder = Build a monument or the wonder?
prompt-wonder = Erect the wonder?
prompt-treasure = Which treasure stays on the board?
prompt-wonder-point = The wonder scores a point. Which colour?
prompt-wait-kind = { $kind ->
    [commit] { dynasty-name } is committing tiles…
    [war] { dynasty-name } is choosing a war…
    [building] { dynasty-name } may build…
    [monument] { dynasty-name } may build…
    [treasure] { dynasty-name } is taking treasures…
    [wonder-point] { dynasty-name } is taking a point from the wonder…
   *[action] { dynasty-name } is choosing a move…
}
prompt-over = The game is over.

## The player's own pieces

# the area with the prompt and its buttons
prompt-label = What is asked of you
tray-label = Behind your screen
hand = Hand
leaders = Leaders
leader-ready = ready
leader-on = on { $space }
catastrophes = Catastrophes
catastrophes-left = { $count ->
    [0] none left
    [one] 1 left
   *[other] { $count } left
}
points = Points
points-lowest = lowest
    .about = Your score is your lowest colour. Treasures are added at the end.
treasures = Treasures
# accessible label of a tile in the hand; $key is the key that picks it
hand-tile = { tile-name }, key { $key }
hand-leader = { leader-name }, { $where }
points-of = { points-name }: { $count }
screen-spectator = You are a spectator.

## Buttons

undo = Undo
undo-here = Undo to this point
swap = Swap
end-turn = End turn
put-back = Cancel
skip = Skip to
skip-prompt = Skip to the prompt
skip-board = Skip to the board
skip-log = Skip to the log
place-on = Place on { $space }
place-tile-on = Place { tile-name } on { $space }
send-to = Place on { $space }
strike = Strike { $space }
withdraw = Withdraw
    .about = Take the leader off the board
more = More
hint = Hint
    .about = What would a bot do here?
swap-do = { $count ->
    [0] Swap
    [one] Swap 1 tile
   *[other] Swap { $count } tiles
}
commit-do = { $count ->
    [0] Commit no tiles
   *[other] Commit { tiles-count }
}
war-do = Fight this war
build-do = Build
decline-treasures = Take none
decline-build = Don’t build
leave-do = Leave { $space }
take-point = { $colour ->
    [black] Take a black point
    [red] Take a red point
    [blue] Take a blue point
   *[green] Take a green point
}
cancel = Cancel
ok = OK

## Preview of a move

lens-label = Preview of the move
callout-unites = { $space } would unite two kingdoms
callout-revolt = { $space } would start a revolt
callout-catastrophe = A catastrophe on { $space }
callout-tile = { $colour ->
    [black] A settlement on { $space }
    [red] A temple on { $space }
    [blue] A farm on { $space }
   *[green] A market on { $space }
}
callout-leader = { $colour ->
    [black] The king on { $space }
    [red] The priest on { $space }
    [blue] The farmer on { $space }
   *[green] The trader on { $space }
}
callout-withdraw = { $colour ->
    [black] The king leaves the board
    [red] The priest leaves the board
    [blue] The farmer leaves the board
   *[green] The trader leaves the board
}
callout-war = War: { leaders-name }
callout-revolt-of = Revolt: { leaders-name }
# followed by a mark with the points
callout-attack = { $me ->
    [attacker] you attack for
    [defender] { dynasty-name } attacks you for
   *[none] { dynasty-name } attacks { other-name }
}
callout-no-point = The tile scores no point.
callout-nothing = No points, no conflict.
callout-order = You choose the first war.
callout-gain = { $me ->
    [yes] you gain
   *[no] { dynasty-name } gains
}
callout-monument = { $count ->
    [one] A monument could be built.
   *[other] A monument could be built: { $count } to choose from.
}
callout-wonder = The wonder could be erected.
callout-building = The { building-name } could be built.
# $spaces: from where; $choice is yes if the player chooses among them; also after "If you win:"
callout-treasures = { $me ->
    [yes] you take
   *[no] { dynasty-name } takes
} { $choice ->
    [yes] { $count ->
        [one] one of the treasures on { $spaces }
       *[other] { $count } of the treasures on { $spaces }
    }
   *[no] { $count ->
        [one] the treasure on { $spaces }
       *[other] the treasures on { $spaces }
    }
}
callout-removed = { $count ->
    [one] { $spaces } is removed.
   *[other] { $spaces } are removed.
}
callout-leader-lost = { $me ->
    [yes] { $colour ->
        [black] Your king loses its last temple and is removed.
        [red] Your priest loses its last temple and is removed.
        [blue] Your farmer loses its last temple and is removed.
       *[green] Your trader loses its last temple and is removed.
    }
   *[no] { leader-of } loses its last temple and is removed.
}
callout-splits = The kingdom splits.
callout-ends = The game would end after this turn.

## Conflicts: the panel in the right column

conflict-war = War of the { leaders-name }
conflict-revolt = Revolt of the { leaders-name }
conflict-you-attack = you attack
conflict-attacks = attacks
conflict-you-defend = you defend
conflict-defends = defends
# between the two totals: "4 to 2"
conflict-to = to
conflict-strengths = { $attack } to { $defence }
conflict-from-hand = from hand
conflict-answers = commits after you
conflict-thinks = is deciding…
conflict-add = { $colour ->
    [black] Commit settlements from your hand
    [red] Commit temples from your hand
    [blue] Commit farms from your hand
   *[green] Commit markets from your hand
}
# $count is the number of tiles the defender still needs
conflict-tie-note = The defender wins ties: at { $attack } to { $defence }, { other-name } holds { $count ->
    [0] without committing tiles
    [one] with one more { tile-name }
   *[other] with { $count } more { tiles-name }
}.
conflict-defend-note = { $count ->
    [0] You already hold: the defender wins ties.
    [one] One more { tile-name } holds: the defender wins ties.
   *[other] { $count } more { tiles-name } hold: the defender wins ties.
}
conflict-if-you-win = If you win
conflict-if-wins = If { dynasty-name } wins
conflict-if-holds = If { dynasty-name } holds
conflict-if-you-hold = If you hold
conflict-home = { $me ->
    [yes] { $colour ->
        [black] your king goes home
        [red] your priest goes home
        [blue] your farmer goes home
       *[green] your trader goes home
    }
   *[no] { leader-of } goes home
}
conflict-leave = { $count ->
    [one] the { tile-name } on { $spaces } is removed
   *[other] the { tiles-name } on { $spaces } are removed
}
conflict-stay = { $count ->
    [one] the { tile-name } on { $spaces } stays
   *[other] the { tiles-name } on { $spaces } stay
}
conflict-waiting = { leaders-name } fight next.
conflict-waiting-note = No war if they are no longer linked.
conflict-none = no tiles
conflict-choose = Choose the first war
conflict-choose-note = It can separate leaders and so prevent the other wars.

## What follows: verdicts of conflicts, duties of leaders, the count at the end

# both strengths, with what was committed from hand
verdict-clear = { $attack } to { $defence }.
verdict-tie = { $attack } to { $defence }: a tie goes to the defender.
# $points is a text like: 3 red points
verdict-wins = { $me ->
    [yes] You win and score { $points }
   *[no] { dynasty-name } wins and scores { $points }
}
verdict-holds = { $me ->
    [yes] You hold and score { $points }
   *[no] { dynasty-name } holds and scores { $points }
}
verdict-go = Continue
conflict-ends = the game ends after this turn
# after a mark with points: +1 for Bull
conflict-prize-for = { $me ->
    [yes] for you
   *[no] for { dynasty-name }
}
# what a leader would do on a space; $tiles is a list, $dynasties a list of space-owner
callout-scores = { $where ->
    [new] Founds a kingdom and scores { $tiles } there.
    [own] Scores { $tiles } in your kingdom.
   *[shared] Scores { $tiles } in the kingdom of { $dynasties }.
}
callout-income = { $count ->
    [one] A monument brings it 1 point each turn.
   *[other] Monuments bring it { $count } points each turn.
}
callout-earns = { $me ->
    [yes] Your { leader-name } gains a { colour-name } point each turn.
   *[no] { leader-of } gains a { colour-name } point each turn.
}
callout-earns-none = It pays no leader yet.
callout-no-scorer = { $colour ->
    [black] No king here: the tile scores nothing.
    [red] No priest or king here: the tile scores nothing.
    [blue] No farmer or king here: the tile scores nothing.
   *[green] No trader or king here: the tile scores nothing.
}
callout-stands-in = { $colour ->
    [red] There is no priest here: the king stands in.
    [blue] There is no farmer here: the king stands in.
   *[green] There is no trader here: the king stands in.
}
space-revolt = a revolt would start here
help-mark-revolt = a revolt would start here
# how a tie for a place was decided; $same is a list of equal numbers, $more and $less the first that differ
end-tie = { $players }: equal on { $same }; { $more } beats { $less }.
end-tie-all = { $players }: equal in all four colours.

## Other choices in the right column

choice-building = The { building-name }
choice-building-note = Choose a tile of the line. From now on, { tiles-name } placed in its kingdom score two points.
choice-monument = A monument
choice-monument-note = Four tiles are turned face down. Choose the colours and the square.
choice-monument-at = on { $spaces }
choice-wonder = The wonder
choice-wonder-note = It replaces the five tiles around { $space }.
choice-treasure = Treasures
choice-treasure-note = You take all but one. Choose the one to leave.
choice-wonder-point = The wonder’s point
choice-wonder-point-note = Your king is in the wonder’s kingdom.
choice-swap = Swap tiles
choice-swap-note = The tiles leave the game face down, and you draw as many. This takes one action.

## Playback of other players' moves

playback-left = { $count ->
    [one] 1 move left
   *[other] { $count } moves left
}
playback-step = Next
playback-skip = Skip
playback-pause = Pause
playback-go = Resume

## The log

log = Log
log-empty = Nothing has happened yet.
log-turn = Turn { $turn }, { dynasty-name }
log-said = { dynasty-name }: { $text }
log-tile = { tile-name } on { $space }
log-leader = { leader-name } to { $space }
log-leader-off = { leader-name } withdrawn
log-catastrophe = catastrophe on { $space }
log-swap = { $count ->
    [one] swaps 1 tile
   *[other] swaps { $count } tiles
}
log-swap-own = swaps { $tiles }
log-pass = ends the turn
log-war-choice = the { leaders-name } fight first
log-commit = { $count ->
    [0] commits no tiles
    [one] commits 1 tile
   *[other] commits { $count } tiles
}
log-building = { building-name } on { $space }
log-monument = { monument-name } on { $space }
log-wonder = wonder around { $space }
log-decline = { $kind ->
    [treasure] takes no treasures
   *[other] builds nothing
}
log-leave = leaves the treasure on { $space }
log-score = takes a { colour-name } point from the wonder
log-unites = two kingdoms unite on { $space }
log-revolt = revolt of the { leaders-name }, { $attack } to { $defence } against { other-name }
log-war = war of the { leaders-name }, { $attack } to { $defence } against { other-name }
log-won = wins { $high } to { $low }
log-held = holds { $high } to { $low }
log-back = { $cause ->
    [temple] { leader-name } on { $space } lost its last temple
   *[other] { leader-name } on { $space } is removed
}
log-removed = { $count ->
    [one] { tile-name } on { $spaces } is removed
   *[other] { tiles-name } on { $spaces } are removed
}
log-building-back = { building-name } on { $space } is removed
log-treasure = treasure from { $space }
log-draw-own = draws { $tiles }
log-income-monument = monument income
log-income-wonder = the wonder’s point
log-gain = { $count ->
    [one] 1 { colour-name } point
   *[other] { $count } { colour-name } points
}
log-gain-said = { $count ->
    [one] { dynasty-name } gains 1 { colour-name } point
   *[other] { dynasty-name } gains { $count } { colour-name } points
}
log-over = { $why ->
    [bag] the bag is empty: the game is over
   *[treasures] two treasures or fewer are left: the game is over
}

## The end of the game

end-title = Game over
end-bag = A player had to draw from an empty bag.
end-treasures = Two treasures or fewer are left on the board.
end-wins = { dynasty-name } wins
end-you-win = You win
end-shared = Shared victory
end-place = { $place }.
end-lowest-counts = Only the lowest colour counts. Treasures are added where they help most.
end-with-treasures = including { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
end-again = Play again
end-analyse = Analyse
end-look-back = Replay
end-chart = Lowest colour over time, treasures included
chart-label = Line chart: each player’s lowest colour after every move

## Hot seat: the cover between players

cover-title = { dynasty-name } to move
cover-text = Pass the device to the next player. All hands are hidden until then.
cover-button = It’s me, { dynasty-name }
cover-button-named = It’s me, { $name }

## Start page

start-tagline = Four colours, two rivers, one weak spot: your lowest colour is your score.
start-play = Play now
start-players = Players
start-level = Strength of the bots
# $names is a list of the names of bots
start-against = You play against { $names }.
start-more = More
start-more-about = Editions, maps and options, several people at this device, open a record
start-continue = Continue
start-continue-about = Turn { $turn } · { $preset }
start-continue-your-move = your move
start-games = Your games
start-finished = Finished games
start-game-won = { dynasty-name } won
start-no-games = No games yet. Start one above.
start-all-games = Show all games
game-remove = Delete this game
game-remove-about = The game and its record will be deleted permanently.
start-new = New game
start-rules = Edition
start-board = Map
start-options = Options
start-seats = Seats
start-seat = Seat { $seat }
start-seat-human = Human player
start-seat-bot = Bot: { level-title }
start-seat-name = Name
start-seat-add = Add a seat
start-seat-remove = Remove this seat
start-seat-dynasty = Dynasty
start-first = First player
start-first-random = Random
start-begin = Start the game
start-hot-seat = Several players share this device. The screen is covered between them.
start-record = Open a record
start-record-about = A game saved as text, by Shedu or by hand.
start-record-file = Choose a file
start-record-paste = Or paste it here
start-record-open = Open
start-record-fault = Line { $line }: { $reason }
start-record-fault-whole = The record cannot be read: { $reason }
start-learn = Learn the rules
start-learn-about = Get the idea in two minutes and look up the rest when you need it.
start-puzzles = Solve puzzles
start-puzzles-about = Find the best move: one a day, and as many more as you like.
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## Replay

replay-title = Replay
# on a phone, a choice between log, hands, chart and result
replay-part = What is shown below the board
replay-hands = Hands
replay-chart = Chart
replay-result = Result
replay-first = Go to the start
replay-back = Previous move
replay-forward = Next move
replay-last = Go to the end
replay-play = Play
replay-stop = Stop
replay-position = Move { $ply } of { $count }
replay-slider = Move
replay-link = Copy a link to this move
replay-link-copied = Link copied
replay-moves = Moves
replay-analysis = Analysis
replay-study = Try other moves
replay-export = Save the record

## Rules page

rules-title = Rules
rules-search = Search the rules
rules-found = { $count ->
    [0] nothing found
    [one] 1 rule
   *[other] { $count } rules
}
rules-contents = Contents
rules-example = Example
rules-ruling = Ruling
rules-edition = In { $preset }
rules-link = Link to { $rule }
rules-editions = Editions
rules-options = Options
rules-pieces = Components
rules-book = The rulebook
rules-edition-pick = Edition
rules-differences = Show what other editions do differently
# captions of drawn examples
picture-short-leaders = Your four leaders earn your points. A leader stands on land beside a
    temple; with everything linked to it edge to edge, that is a kingdom.
picture-short-tiles = A turn has two actions. A tile placed in a kingdom scores a point of its
    colour for the leader of that colour there, or else for the king, whichever
    player placed it.
picture-short-revolt = A leader comes into a kingdom that has one of its colour: a revolt.
    Temples beside each leader count, plus temples from hand. A tie is the defender’s; the
    winner takes a red point.
picture-short-war = A tile links two kingdoms: leaders of the same colour go to war. Tiles of
    that colour in their kingdoms count, plus some from hand. The winner scores for the leader
    and for every tile that falls.
picture-short-end = A square of four can become a monument, which pays your leaders at the end of
    your turn. Of two treasures in a kingdom its trader takes one, a point of any colour. When
    few are left the game ends, and only your lowest colour counts.
picture-kingdom = Left: a kingdom. Right: a region, because it has no leader.
picture-leader = The king may be placed on the light spaces: on land, next to a temple.
picture-tile-point = The market scores a green point for Lion, whose trader is in the kingdom.
picture-revolt = Bull’s king entered the kingdom: a revolt. The temples next to each king count.
picture-war = The market on D3 unites two kingdoms; the traders go to war. Markets count.
picture-monument = Four temples in a square were turned face down for a monument.
picture-building = Three farms in a line allow you to build the granary.
picture-wonder = Five temples in a plus were replaced by the wonder.
picture-treasure = The farm links two treasures. The trader’s owner takes the one on the special border first.
picture-catastrophe = The catastrophe splits the kingdom in two.

## Tooltips for pieces

about-tile = { $colour ->
    [black] Settlement: scores a black point for the king in its kingdom.
    [red] Temple: scores a red point for the priest. Leaders must stand next to a temple.
    [blue] Farm: scores a blue point for the farmer. Farms go on rivers only.
   *[green] Market: scores a green point for the trader.
}
about-leader = { $colour ->
    [black] King: scores black points, and points of any colour that has no leader in the kingdom.
    [red] Priest: scores red points.
    [blue] Farmer: scores blue points.
   *[green] Trader: scores green points and takes treasures.
}
about-treasure = Treasure: a point of any colour at the end of the game.
about-catastrophe = Catastrophe: stays for the rest of the game and links nothing.
about-face-down = Face-down tile: links other tiles and does nothing else.
about-monument = Monument: scores a point each turn for leaders of its colours in its kingdom.
about-building = { $colour ->
    [black] Palace: settlements placed in its kingdom score two points.
    [red] Library: temples placed in its kingdom score two points.
    [blue] Granary: farms placed in its kingdom score two points.
   *[green] Market hall: markets placed in its kingdom score two points.
}
about-wonder = Wonder: scores a point of any colour each turn for the king in its kingdom.
about-unification = Unification tile: stays here until all wars are over.
about-special = Special border: its treasure is taken first.

## Error messages

refused = That is not possible now.
refused-code = { $code ->
    [illegal] That is not allowed.
    [stale] The game has moved on. This is the current position.
    [not-yours] It is not your move.
    [no-undo] You can undo only your own moves of this turn, and only until hidden information is revealed.
    [many-undos] You have undone too often in this turn or this game. Play on without undo.
    [long-game] This game has too many moves to go on.
    [unreadable] The server did not understand the request.
    [over] The game is over.
    [replay] This is a replay. You cannot play on from it.
    [unknown] This game does not exist. It may have been deleted.
    [gone] This game was deleted.
    [busy] The server is busy with this. Wait a few seconds and try again.
    [analysing] You are already analysing a game, or the server is analysing too many. Try again later.
    [not-analysed] Only whole games of up to 1000 decisions can be analysed.
    [edited] Another editor changed this comment in the meantime. Compare both and save yours again.
    [study-full] A study cannot be larger. Begin another one.
    [variation] This variation is not there any more: another editor removed it in the meantime.
    [no-hint] There is no hint for this decision.
    [running] That is not possible while the game is running.
    [impossible] A game cannot start with these settings.
    [no-record] This is not a valid record.
    [too-long] That is too long.
    [offline] The server cannot be reached.
    [internal] Something went wrong on the server.
   *[other] { refused }
}
refused-rule = See rule { $rule }
why-tile = { $colour ->
    [black] There is no space for a settlement now.
    [red] There is no space for a temple now.
    [blue] There is no space for a farm now.
   *[green] There is no space for a market now.
}
why-leader = { $colour ->
    [black] There is no space for the king now.
    [red] There is no space for the priest now.
    [blue] There is no space for the farmer now.
   *[green] There is no space for the trader now.
}
why-catastrophe = You have no catastrophes left.
why-not-in-conflict = { $colour ->
    [black] Only settlements count in this conflict.
    [red] Only temples count in this conflict.
    [blue] Only farms count in this conflict.
   *[green] Only markets count in this conflict.
}
why-no-tile = There is no tile in this place of your hand.
why-pick-first = Pick a tile or a leader first.
why-not-now = Make the open choice first.
why-not-your-turn = It is not your move.

## Hints

hint-thinking = A bot is thinking…

## Help

help-title = Keys and help
help-mouse = Mouse
help-mouse-text = Pick a tile, a leader or a catastrophe, and its legal spaces light up. Hover over a space to preview the move. Click to play it, or press Escape to cancel. You can also drag pieces.
help-touch = Touch
help-touch-text = Tap a piece, tap a space, then tap the Place button. Pinch or double-tap to zoom in, then drag to move the board. Pull up the panel to reach your leaders and everything else.
help-keys = Keys
help-key-hand = pick a tile from your hand
help-key-leaders = pick a leader: king, priest, farmer, trader
help-key-catastrophe = pick a catastrophe
help-key-arrows = move around the board
help-key-enter = place the piece, or press the highlighted button
help-key-escape = cancel, close
help-key-next = next legal space
help-key-swap = swap tiles
help-key-end = end the turn
help-key-undo = undo
help-key-hint = ask a bot for a hint; again: set it up
help-key-toggles = kingdoms, strengths, coordinates
help-key-play = next move in playback
help-key-help = this page
help-marks = Marks on the board
help-mark-temples = temples beside the leader: its strength in a revolt
help-mark-supporters = supporters: its strength in a war
help-mark-mine = a gold ring marks your leaders
help-mark-war = a war would start here
key-space = Space
key-enter = Enter
key-escape = Esc
key-arrows = Arrows
