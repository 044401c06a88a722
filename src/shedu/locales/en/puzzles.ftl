### Puzzles: find the best move.

puzzles-title = Puzzles
puzzles-about = One move is clearly better than all others. Find it: you see only what that player knew.
puzzles-daily = Puzzle of the day
puzzles-day = { DATETIME($date, dateStyle: "long", timeZone: "UTC") }
puzzles-days = { $count ->
    [one] one day in a row
   *[other] { $count } days in a row
}
puzzles-start = Solve
puzzles-train = Train
puzzles-theme = Theme
puzzles-difficulty = Difficulty
puzzles-any = any
puzzles-progress = { $count ->
    [one] One puzzle, tried { $tried }, solved { $solved }
   *[other] { $count } puzzles, tried { $tried }, solved { $solved }
}
puzzles-none = No puzzles match. Choose another theme or difficulty.
puzzles-record = Your record
puzzles-rating = Rating
puzzles-in-a-row = Current streak
puzzles-best = Longest streak
puzzle-task = Find the best move
puzzle-about = You are { dynasty-name }. Make the move on the board; the first one counts.
puzzle-solved = Right, that is the best move
puzzle-failed = There is a better move
puzzle-given-up = The best move
puzzle-chance = chance to win about { $chance }
puzzle-better = Better: { $move }
puzzle-reply = A typical reply:
puzzle-rating = your rating: { $value }
puzzle-streak = { $count ->
    [one] one solved in a row
   *[other] { $count } solved in a row
}
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-give-up = Give up
puzzle-play-on = Play on from here
puzzle-opponents = Level of the bots
puzzle-playing = You play on against bots ({ level-title }).
puzzle-all = All puzzles
puzzle-difficulty = { $difficulty ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[very-hard] very hard
}
puzzle-theme = { $theme ->
    [war] war
    [revolt] revolt
    [monument] monument
    [treasure] treasure
    [defence] defence
    [lowest] lowest colour
    [end] end of the game
    [leader] leader
    [catastrophe] catastrophe
   *[quiet] quiet move
}
