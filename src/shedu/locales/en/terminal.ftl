### Texts of the terminal: `shedu play`, `shedu show` and `shedu rules`. The log and the questions are in table.ftl.
###
### For translators:
### - What is typed (moves, commands, options) is the same in every language and is not translated. Where a message
###   explains such a word, give your word for it in brackets: king (re).
### - Table headings (terminal-head-…) are short: the table fits into 80 columns. Limits are given where they matter.
### - $choices, $word, $example, $path and $command are typed text. $reason is a message of the operating system.

## Words

# the last of a list of choices and what stands before it: king, priest or trader
list-or = { $first } or { $last }
terminal-none = none
terminal-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
# the person at the keyboard, in the table of players
terminal-you = You

## Questions and answers

terminal-choices = Type { $choices }.
terminal-ambiguous = “{ $word }” could be { $choices }. Type more of it.
terminal-unknown = “{ $word }” is not a move or a command. Type ? for help.
terminal-did-you-mean = “{ $word }” is not a move or a command. Did you mean { $choices }?
terminal-written-like = Write it like this: { $example }
terminal-type-move = Type a move, or ? for help.
terminal-other-dynasty = You play { dynasty-name }, not { other-name }.
terminal-refused = That is not allowed.
terminal-no-such-move = No legal move matches.
terminal-many-moves = { $count ->
    [one] 1 move; to list it, type: moves { $word }
   *[other] { $count } moves; to list them, type: moves { $word }
}
terminal-toolbar = Tab completes · ? help · moves · undo · strengths · rules · quit

## Undo

terminal-undone = Undone.
terminal-undo-refused = { $why ->
    [not-your-turn] You can only undo decisions of your own turn.
    [nothing] There is nothing to undo: your turn has just begun.
    [drew] Tiles have been drawn since, so there is nothing to undo.
    [answered] Another player has decided since, so there is nothing to undo.
    [deciding] Another player is deciding and their clock runs, so there is nothing to undo.
    [by-bot] A bot made this decision while you were away, so it stands.
   *[not-offered] You can only undo your own decisions of this turn, until hidden information is revealed.
}

## Saving

terminal-saved-in = The game is saved in { $path }
terminal-resume-with = Resume it with: { $command }
terminal-not-saved = The last decisions are not saved.
terminal-file-changed = The file was changed by another program. The game is now saved in { $path }
terminal-bot-failed = { $bot } failed, and a random move was played for it: { $why }
terminal-save-failed = The game cannot be saved: { $reason }
terminal-copy-saved = A copy of the game is saved in { $path }
terminal-copy-exists = { $path } already exists. Choose another name.
terminal-copy-failed = The game cannot be saved in { $path }: { $reason }

## Tables

# at most 7 characters
terminal-head-leaders = leaders
# at most 8 characters
terminal-head-catastrophes = catastr.
terminal-head-hand = hand
# at most 5 characters each
terminal-head-colour = { $colour ->
    [black] black
    [red] red
    [blue] blue
   *[green] green
}
# at most 6 characters
terminal-head-treasures = treas.
terminal-head-place = place
terminal-head-lowest = lowest
terminal-head-kingdom = kingdom
terminal-head-leader = leader
terminal-head-space = space
terminal-head-temples = temples (revolt)
terminal-head-supporters = supporters (war)
terminal-no-leader = No leader is on the board.
terminal-treasures = treasures
# $spaces is a list of spaces
terminal-treasures-left = { $count ->
    [one] 1 on the board: { $spaces }
   *[other] { $count } on the board: { $spaces }
}
terminal-special-border = special border { $spaces }
terminal-monuments = monuments
terminal-monuments-none = none built
# $built and $left are lists of monuments by their colours
terminal-monuments-built = { $built }; left: { $left }
terminal-buildings = buildings
terminal-not-placed = not placed
terminal-wonder = wonder
terminal-wonder-built = on the board
terminal-wonder-not-built = not yet built
terminal-bag = bag

## Behind the player's own screen

terminal-own-hand = Hand: { $tiles }
terminal-own-points = Points: { $points }; lowest: { $lowest }
terminal-own-pieces = Treasures: { $taken }; catastrophes left: { $left }
terminal-own-leaders = Leaders in supply: { $leaders }

## The end of the game

# $names is a list of dynasties
terminal-shared = { end-shared }: { $names }

## Help

terminal-help-intro = Type a move as in a record, or as much of it as is unambiguous:
terminal-help-leader = place or move a leader: king, priest, farmer, trader
terminal-help-off = withdraw the leader
terminal-help-tile = place a tile: temple, settlement, farm, market
terminal-help-catastrophe = play a catastrophe
terminal-help-swap = swap tiles
terminal-help-pass = end the turn
terminal-help-asked = Answers to questions: { $examples }
terminal-help-commands = Commands:
terminal-help-moves = list the legal moves, for example: moves king, moves f4
terminal-help-board = draw the table again
terminal-help-hand = list what is behind your screen
terminal-help-facts = list treasures, monuments and other pieces
terminal-help-log = show the log
terminal-help-strengths = show the strengths of all leaders
terminal-help-kingdoms = outline kingdoms, or draw a smaller board
terminal-help-rules = read the rules, or one of them
terminal-help-undo = undo decisions of your turn, until hidden information is revealed
terminal-help-save = show where the game is saved, or save a copy in FILE
terminal-help-quit = leave the game; resume it with: shedu play --resume
terminal-help-letters = On the board: t temple, s settlement, f farm, m market; K king, P priest, F farmer, T trader, each with
    the first letter of its dynasty; ! catastrophe, w wonder, x monument with the letters of its two colours.

## Start

terminal-title = Shedu: Tigris & Euphrates in your terminal
terminal-ask-resume = Resume your game { $game }? [Y/n]
terminal-quick-start = Press Enter to play at once: modern rules, 3 players, you play { dynasty-name }, the bots are at level
    { level-name }.
terminal-ask-quick-start = Enter, or c to choose:
terminal-ask-players = How many players, 2 to 4? [{ $default }]
terminal-ask-dynasty = Which dynasty do you play: { $choices }? [{ $default }]
terminal-ask-level = How strong are the bots: { $choices }? [{ $default }]
terminal-ask-rules = Which rules: { $choices }? [{ $default }]
terminal-ask-options = Which options, separated by commas: { $choices }? [{ $default }]
terminal-ask-first = Who begins: me, a dynasty or random? [{ $default }]

## Rules

terminal-no-such-rule = “{ $word }” is not a rule, an edition or an option, and no rule mentions it.
terminal-rules-editions = What each edition has
terminal-rules-edition = edition
terminal-rules-option = option
# $options: a list of options that every edition has
terminal-rules-always = All editions have the options { $options }.
terminal-rules-more = Read more with shedu rules R9.7, R9, wonder, classic-1997 or any word, and with --all for every rule.
