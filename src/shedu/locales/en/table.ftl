### All texts of the browser: start page, table, replay, rules page, help.
###
### For translators:
### - Keep every identifier, every attribute and every variable ($space, $count). Use the same
###   words for the things of the game as in rules.ftl.
### - A message may use another one: { tile-name } is the word for the tile of the colour
###   $colour. If your language needs another case or gender there, write the selector out
###   ({ $colour -> [black] … }) or add a message of your own (tile-name-genitive): messages
###   see all variables of the one that uses them.
### - $dynasty and $other are archer, bull, lion or pot; $colour is black, red, blue or green;
###   use them only in selectors. $space is a space like F5, $spaces a list of them.
###   $name is a name that somebody typed.
### - Log lines stand after the player's seal, so they have no subject and begin with a small
###   letter: "temple on J6". A screen reader hears `said` around them: "Lion: temple on J6".
### - Buttons are short: one or two words. Prompts are one sentence. Players are addressed
###   directly and informally.
### - $seat-like choices: $me says what you are in a sentence about two players:
###   attacker, defender, or none.

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
# the second player of a sentence
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
    [random] Any legal move, at random. For trying things out.
    [novice] Knows the rules and grabs what it sees. For your first games.
    [apprentice] Looks after its lowest colour. Still easily surprised.
    [skilled] Weighs wars and revolts before it starts one.
    [expert] Plans whole turns. Takes a few seconds to think.
    [master] The strongest bot there is.
   *[other] A bot that was added to this Shedu.
}
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
menu-home = Start page
menu-rules = Rules
menu-help = Keys and help
menu-record = Save the record
menu-replay = Look back at this game
menu-language = Language
menu-theme = Light or dark
theme-auto = As the system
theme-light = Light
theme-dark = Dark
menu-pace = Pace of others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
menu-sound = Sound
sound-on = On
sound-off = Off
menu-close = Close
toggle-kingdoms = Kingdoms
    .about = Outline each kingdom
toggle-strengths = Strengths
    .about = On each leader: temples beside it (revolts) and supporters (wars)
toggle-coordinates = Coordinates
    .about = Letters and numbers at the edges
connection-lost = The connection is lost. Trying again…
loading = One moment…
not-found = There is nothing at this address.
go-home = To the start page
error-title = Something went wrong

## Players

players = Players
player-you = you
player-bot = { level-name } bot
# a bot with a name
player-named-bot = { $name }, bot
player-deciding = to decide
# on a phone, in the bar above the board
player-deciding-you = Your move
player-thinking = thinking…
player-catastrophes = { $count ->
    [0] no catastrophe left
    [one] 1 catastrophe left
   *[other] { $count } catastrophes left
}
# a screen reader hears this for each player's panel; $leaders is a list
player-label = { dynasty-name }. { $leaders ->
    [none] All leaders on the board
   *[other] In supply: { $leaders }
}. { player-catastrophes }.

## The board, heard and read space by space

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
space-region = region without leader
space-legal = you can place here
space-war = a war would start here

## What is asked: one sentence above the hand

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
    [black] Send the king to { $space }?
    [red] Send the priest to { $space }?
    [blue] Send the farmer to { $space }?
   *[green] Send the trader to { $space }?
}
prompt-place-catastrophe = Strike { $space } with a catastrophe?
prompt-picked-tile = Where does the { tile-name } go?
prompt-picked-leader = Where does the { leader-name } go?
prompt-picked-catastrophe = Where does the catastrophe strike?
prompt-swap = Which tiles do you swap?
prompt-swap-count = { $count ->
    [one] Swap 1 tile?
   *[other] Swap { $count } tiles?
}
prompt-war = Two wars or more: which is fought first?
prompt-attack = Attack with your { leader-name }: { $mine } against { $theirs }.
prompt-defend = Defend your { leader-name }: { $mine } against { $theirs }.
prompt-commit-up-to = { $count ->
    [0] You have no { tiles-name } to add.
   *[other] Add up to { tiles-count }.
}
prompt-building = Put up the { building-name }?
prompt-monument = Build a monument?
prompt-monument-or-wonder = Build a monument or the wonder?
prompt-wonder = Erect the wonder?
prompt-treasure = Which treasure stays on the board?
prompt-wonder-point = The wonder brings a point. Of which colour?
prompt-wait-kind = { $kind ->
    [commit] { dynasty-name } answers in the conflict…
    [war] { dynasty-name } chooses a war…
    [building] { dynasty-name } may put up a building…
    [monument] { dynasty-name } may build…
    [treasure] { dynasty-name } takes treasures…
    [wonder-point] { dynasty-name } takes a point from the wonder…
   *[action] { dynasty-name } is on the move…
}
prompt-playback = { dynasty-name } moved.
prompt-over = The game is over.
prompt-hint-lowest = Only your lowest colour will count.

## My screen

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
    .about = Your score is your lowest colour; treasures will fill it up at the end.
treasures = Treasures
# aria label of a tile in the hand; $key is the key that picks it
hand-tile = { tile-name }, key { $key }
hand-leader = { leader-name }, { $where }
points-of = { points-name }: { $count }
screen-spectator = You are looking on.

## Buttons

undo = Undo
undo-here = Back to before this
swap = Swap
end-turn = End turn
put-back = Put back
place-on = Place on { $space }
place-tile-on = Place { tile-name } on { $space }
send-to = Send to { $space }
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
    [0] Commit nothing
   *[other] Commit { tiles-count }
}
war-do = Fight this war
build-do = Build
decline-treasures = Take none
decline-build = Build nothing
leave-do = { $space } stays
take-point = { $colour ->
    [black] Take a black point
    [red] Take a red point
    [blue] Take a blue point
   *[green] Take a green point
}
cancel = Cancel
ok = Good

## What a move would bring: the callout

lens-label = What the move would bring
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
# then a mark with the points follows
callout-attack = { $me ->
    [attacker] you attack for
    [defender] { dynasty-name } attacks you for
   *[none] { dynasty-name } attacks { other-name }
}
callout-no-point = No point for the tile.
callout-nothing = No points, no conflict.
callout-order = You pick the first war.
callout-gain = { $me ->
    [yes] you gain
   *[no] { dynasty-name } gains
}
callout-monument = { $count ->
    [one] A monument could be built.
   *[other] A monument could be built: { $count } to choose from.
}
callout-wonder = The wonder could be erected.
callout-building = The { building-name } could be put up.
callout-treasures = { $count ->
    [one] { dynasty-name } takes a treasure.
   *[other] { dynasty-name } takes { $count } treasures.
}
callout-treasures-you = { $count ->
    [one] You take a treasure.
   *[other] You take { $count } treasures.
}
callout-removed = { $count ->
    [one] { $spaces } leaves the board.
   *[other] { $spaces } leave the board.
}
callout-leader-lost = { $me ->
    [yes] { $colour ->
        [black] Your king loses its last temple and goes home.
        [red] Your priest loses its last temple and goes home.
        [blue] Your farmer loses its last temple and goes home.
       *[green] Your trader loses its last temple and goes home.
    }
   *[no] { leader-of } loses its last temple and goes home.
}
callout-splits = A kingdom falls apart.
callout-ends = The game would end with this turn.

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
conflict-answers = answers after you
conflict-thinks = is deciding…
conflict-add = { $colour ->
    [black] Add settlements from your hand
    [red] Add temples from your hand
    [blue] Add farms from your hand
   *[green] Add markets from your hand
}
# $count more are enough for the defender
conflict-tie-note = A tie is the defender’s: at { $attack } to { $defence }, { other-name } holds with { $count ->
    [0] what is there
    [one] one more { tile-name }
   *[other] { $count } more { tiles-name }
}.
conflict-defend-note = { $count ->
    [0] You hold already: a tie is yours.
    [one] One more { tile-name } holds: a tie is yours.
   *[other] { $count } more { tiles-name } hold: a tie is yours.
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
    [one] { $spaces } leaves
   *[other] { $spaces } leave
}
conflict-stay = { $count ->
    [one] { $spaces } stays
   *[other] { $spaces } stay
}
conflict-waiting = { leaders-name } wait.
conflict-waiting-note = No war once they are cut off.
conflict-none = no tiles
conflict-choose = Choose the first war
conflict-choose-note = The board after it decides which wars are still open.

## Other choices in the right column

choice-building = The { building-name }
choice-building-note = On any tile of the line. It doubles later { tiles-name } of its kingdom; this one does not count yet.
choice-monument = A monument
choice-monument-note = Four tiles are turned face down. Choose colours and square.
choice-monument-at = on { $spaces }
choice-wonder = The wonder
choice-wonder-note = It takes the place of the five tiles around { $space }.
choice-treasure = Treasures
choice-treasure-note = You take all but one. Choose the one that stays.
choice-wonder-point = The wonder’s point
choice-wonder-point-note = Your king is in the wonder’s kingdom.
choice-swap = Swap tiles
choice-swap-note = They leave the game unseen, and you draw as many. This is one action.

## Playback of what others did

playback-left = { $count ->
    [one] 1 move to come
   *[other] { $count } moves to come
}
playback-step = Next
playback-skip = Skip
playback-pause = Pause
playback-go = Go on

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
    [0] adds nothing
    [one] adds 1 tile
   *[other] adds { $count } tiles
}
log-building = { building-name } on { $space }
log-monument = { monument-name } on { $space }
log-wonder = wonder around { $space }
log-decline = { $kind ->
    [treasure] takes no treasures
   *[other] builds nothing
}
log-leave = leaves the treasure on { $space }
log-score = asks the wonder for a { colour-name } point
log-unites = two kingdoms unite on { $space }
log-revolt = revolt of the { leaders-name }, { $attack } to { $defence } against { other-name }
log-war = war of the { leaders-name }, { $attack } to { $defence } against { other-name }
log-won = wins { $high } to { $low }
log-back = { $cause ->
    [temple] { leader-name } on { $space } lost its temple
   *[other] { leader-name } on { $space } goes home
}
log-removed = { $count ->
    [one] { tile-name } on { $spaces } is gone
   *[other] { tiles-name } on { $spaces } are gone
}
log-building-back = { building-name } on { $space } goes back
log-treasure = treasure of { $space }
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

end-title = The game is over
end-bag = Somebody had to draw, and the bag was empty.
end-treasures = No more than two treasures are left on the board.
end-wins = { dynasty-name } wins
end-you-win = You win
end-shared = A shared victory
end-place = { $place }.
end-lowest-counts = The lowest colour counts. Treasures stand where they help most.
end-with-treasures = of it { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
end-again = Play again
end-look-back = Look back
end-chart = Lowest colour over time
chart-label = Lines: the lowest colour of each player after each move

## Hot seat: the cover between players

cover-title = { dynasty-name } decides
cover-text = Hand the screen over. Nothing of anybody’s is shown until then.
cover-button = It’s me, { dynasty-name }
cover-button-named = It’s me, { $name }

## Start page

start-tagline = Four colours, two rivers, one weak spot: your lowest colour is your score.
start-play = Play now
start-play-about = You against three bots. Modern rules, standard map.
start-continue = Continue
start-continue-about = Turn { $turn } · { $preset }
start-continue-your-move = your move
start-games = Your games
start-finished = Finished games
start-game-won = { dynasty-name } won
start-no-games = No game yet. One click above begins one.
start-all-games = Show all games
game-remove = Remove this game
game-remove-about = It goes for good, with its record.
start-new = New game
start-rules = Edition
start-board = Map
start-options = Options
start-seats = Seats
start-seat = Seat { $seat }
start-seat-human = A person here
start-seat-bot = Bot: { level-name }
start-seat-name = Name
start-seat-add = Add a seat
start-seat-remove = Remove this seat
start-seat-dynasty = Dynasty
start-first = Who begins
start-first-random = Drawn by lot
start-begin = Begin
start-hot-seat = Several people here share this screen; it is covered between them.
start-record = Open a record
start-record-about = A game written down as text, from Shedu or by hand.
start-record-file = Choose a file
start-record-paste = Or paste it here
start-record-open = Open
start-record-fault = Line { $line }: { $reason }
start-record-fault-whole = It cannot be read: { $reason }
start-learn = Learn the rules
start-learn-about = Two minutes for the idea, the rest when you need it.
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

replay-title = Looking back
replay-first = To the beginning
replay-back = One back
replay-forward = One on
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-position = Decision { $ply } of { $count }
replay-slider = Decision
replay-link = Copy a link to this decision
replay-link-copied = Copied.
replay-export = Save the record

## Rules page

rules-title = The rules
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
rules-pieces = The pieces
# captions of drawn examples
picture-kingdom = Left a kingdom, right a region: it has no leader.
picture-leader = The king may stand on the light spaces: beside a temple, on land.
picture-tile-point = The market brings Lion a green point: Lion’s trader is in the kingdom.
picture-revolt = Bull’s king came in: a revolt. The temples beside each king count.
picture-war = The market on D3 unites two kingdoms; the traders go to war. Markets count.
picture-monument = Four temples in a square were turned face down for a monument.
picture-building = Three farms in a line may carry the granary.
picture-wonder = Five temples in a plus made way for the wonder.
picture-treasure = The farm links two treasures. The trader’s owner takes the one on the special border first.
picture-catastrophe = The catastrophe splits the kingdom in two.

## About pieces: tooltips

about-tile = { $colour ->
    [black] Settlement: a black point for whoever has the king in its kingdom.
    [red] Temple: a red point for the priest. Leaders stand beside temples.
    [blue] Farm: a blue point for the farmer. Farms lie on rivers only.
   *[green] Market: a green point for the trader.
}
about-leader = { $colour ->
    [black] King: gains black points, and any colour whose leader is missing in the kingdom.
    [red] Priest: gains red points.
    [blue] Farmer: gains blue points.
   *[green] Trader: gains green points, and takes treasures.
}
about-treasure = Treasure: a point of any colour at the end.
about-catastrophe = Catastrophe: lies for good, links nothing.
about-face-down = Face-down tile: links, and counts for nothing else.
about-monument = Monument: a point a turn for leaders of its colours in its kingdom.
about-building = { $colour ->
    [black] Palace: settlements in its kingdom bring two points.
    [red] Library: temples in its kingdom bring two points.
    [blue] Granary: farms in its kingdom bring two points.
   *[green] Market hall: markets in its kingdom bring two points.
}
about-wonder = Wonder: a point of any colour each turn for the king in its kingdom.
about-unification = Unification tile: it lies here until all wars are over.
about-special = Special border: its treasure is taken first.

## Refusals

refused = That is not possible now.
refused-code = { $code ->
    [illegal] That is not allowed.
    [stale] The table has moved on. Here it is as it is now.
    [not-yours] It is not your decision.
    [no-undo] Only your own moves of this turn can be taken back, until something hidden is shown.
    [unreadable] The server did not understand.
    [over] The game is over.
    [replay] This is a record to look at: nobody can play on in it.
    [unknown] There is no such game; it may have been deleted.
    [gone] This game was deleted.
    [busy] A bot is still thinking about the last hint.
    [no-hint] There is no hint for this.
    [running] Not while the game goes on.
    [impossible] No game can begin like this.
    [no-record] This is not how records are written.
    [too-long] That is too long.
    [offline] The server cannot be reached.
    [internal] Something went wrong on the server.
   *[other] { refused }
}
refused-rule = See rule { $rule }
why-tile = { $colour ->
    [black] Settlements cannot be placed anywhere now.
    [red] Temples cannot be placed anywhere now.
    [blue] Farms cannot be placed anywhere now.
   *[green] Markets cannot be placed anywhere now.
}
why-leader = { $colour ->
    [black] The king can go nowhere now.
    [red] The priest can go nowhere now.
    [blue] The farmer can go nowhere now.
   *[green] The trader can go nowhere now.
}
why-catastrophe = There is no catastrophe left.
why-not-in-conflict = { $colour ->
    [black] Only settlements count in this conflict.
    [red] Only temples count in this conflict.
    [blue] Only farms count in this conflict.
   *[green] Only markets count in this conflict.
}
why-not-now = First comes the open choice.
why-not-your-turn = It is not your decision.

## Hints

# $move is a line of the log: temple on J6
hint-title = A bot would play: { $move }
hint-thinking = A bot is thinking…

## Help

help-title = Keys and help
help-mouse = Mouse
help-mouse-text = Pick a tile, a leader or a catastrophe; legal spaces light up. Over a space you see what the move would bring. Click to do it, Escape to put it back. Dragging works too.
help-touch = Touch
help-touch-text = Tap a piece, tap a space, then Place. Two fingers or a double tap enlarge the board, one finger moves it then. Pull the sheet up for leaders and all else.
help-keys = Keys
help-key-hand = pick a tile of the hand
help-key-leaders = pick a leader: king, priest, farmer, trader
help-key-catastrophe = pick a catastrophe
help-key-arrows = move over the board
help-key-enter = place, or the marked button
help-key-escape = put back, close
help-key-next = next legal space
help-key-swap = swap tiles
help-key-end = end the turn
help-key-undo = undo
help-key-hint = ask a bot for a hint
help-key-toggles = kingdoms, strengths, coordinates
help-key-play = next move in playback
help-key-help = this page
help-marks = Marks on the board
help-mark-temples = temples beside the leader: its strength in a revolt
help-mark-supporters = supporters: its strength in a war
help-mark-mine = the gold ring is yours
help-mark-war = a war would start here
key-space = Space
key-enter = Enter
key-escape = Esc
key-arrows = Arrows
