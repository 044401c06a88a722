### Studies, the board editor and the analysis in the browser; these pages load them.
###
### For translators:
### - study-move is a move in a few characters, in trees: "king F4".
### - $points are percentage points, with a sign where it matters. A difference between two chances is in points.
### - $level is one of level-title.

study-title = Study
study-about = Take a game apart: try other moves, let bots answer, keep what you find as a tree of variations with comments, arrows and marks.
study-begin = Begin from the set-up
study-editor = Board editor
study-draft = Reopen your last unsaved study
study-mine = Your studies
study-open = Open a study or a record
study-bad-link = This link is incomplete. Copy the whole link again.
study-move = { $move ->
    [place-tile] { tile-name } { $space }
    [position-leader] { leader-name } { $space }
    [withdraw-leader] { leader-name } off
    [play-catastrophe] catastrophe { $space }
    [swap] swap { $count }
    [pass] end of turn
    [commit] commit { $count }
    [fight-war] { leaders-name } first
    [place-building] { building-name } { $space }
    [build-monument] { monument-name } { $space }
    [erect-wonder] wonder { $space }
    [leave-treasure] treasure { $space } stays
    [score-wonder] wonder: { points-name }
   *[decline] decline
}
study-start = Start
study-empty = Make a move on the board: it begins the tree. Go back and make another one to branch.
study-tree = Variations
study-aside = Next variation
study-answers = Who makes the other players’ moves
study-by-hand = every move by hand
study-by-bots = bots answer: { level-title }
study-seat = Your seat
study-bot-waits = It is a bot’s decision: { dynasty-name }.
study-bot-go = Let the bot move
study-make-main = Make this the main line
study-remove = Delete from here
study-edit-board = Edit the board
study-screens = Hands and points
study-all = All studies
study-comment = Comment on this position
study-comment-refused = Another editor changed this comment in the meantime. You wrote:
study-draw = Draw
    .about = Press a space, then another one for an arrow or the same one for a mark. With the mouse, drag with the right button at any time.
study-draw-clear = Erase drawings
study-colour = { $colour ->
    [green] green
    [red] red
    [blue] blue
   *[yellow] yellow
}
study-keep = Save
study-keep-copy = Save a copy
study-keep-title = Save and share
study-keep-about = Not saved yet: the last study stays in this browser only. A copied link holds the whole study.
study-share = Share
study-name = Name
study-link = Copy a link to this position
study-save = Download as text
study-sharing = Who may open it by the link
study-sharing-private = only you
study-sharing-read = everyone, to read
study-sharing-write = everyone, to edit
study-sharing-about = If several people edit at the same time, every move, mark and comment is kept; a comment that another editor changed in the meantime is not overwritten.
study-copy = You are working on a copy, which is not saved yet.
study-of = A study of { $name }, to read. If you change something, you work on a copy.
study-of-together = A study of { $name }, to edit together.
study-delete = Delete the study
study-delete-about = This cannot be undone, and the link stops working.
study-delete-do = Delete permanently
study-report = Report this study
study-report-about = What is wrong with it?
study-report-do = Send
study-reported = Thank you. The operator of this server will look at it.
study-from-here = Play it from here
study-as-study = Open as a study

## Analysis

study-analyse = Analyse this game
study-analyse-about = For every decision: the chance to win before and after, what the move cost, and how lucky each player was.
study-analyse-do = Analyse
study-analysing = Decision { $done } of { $total }
study-analysis-failed = The last analysis was interrupted by an error.
study-time = Time
study-time-quick = quick
study-time-normal = normal
study-time-thorough = thorough
study-level = Judged by a bot
study-again = Analyse again
study-chances = Chances to win
study-no-cost = No better move was found.
study-better = Better was { $move }: { $reason }.
study-played = The move played: { $reason }.
study-point = { $label ->
    [brilliant] brilliant
    [inaccuracy] inaccuracy, { $points } percentage points
    [mistake] mistake, { $points } percentage points
   *[blunder] blunder, { $points } percentage points
}
study-point-luck = luck of { dynasty-name }: { $points } percentage points
study-point-back = Turning point before
study-point-next = Next turning point
study-players = Players
study-players-about = Error: mean cost of a decision in percentage points. ?!/?/??: inaccuracies, mistakes and blunders. Luck: what draws and hidden tiles changed, in percentage points too.
study-labels-about = Inaccuracies, mistakes, blunders
study-luck = luck
study-sources = Points by source
study-save-annotated = Save with comments
study-made-by = { $deals ->
    [one] Judged by a bot ({ level-title }), with 1 deal of the hidden tiles for each chance.
   *[other] Judged by a bot ({ level-title }), with { $deals } deals of the hidden tiles for each chance.
}

## Board editor

editor-tools = Pieces
editor-treasure = treasure
editor-catastrophe = catastrophe
editor-building = building on a tile of its colour
editor-wonder = wonder, by its centre
editor-erase = Erase
editor-clear = Empty board
editor-defects = { $count ->
    [one] One thing is impossible
   *[other] { $count } things are impossible
}
# The attributes name rules; in English the engine's own words are shown, which also have the space.
editor-defect = This is not possible
    .R1-2 = Board, hands and bag together have 30 settlements, 57 temples, 36 farms and 30 markets,
        those face down included.
    .R1-4 = A treasure lies on a temple, a monument or the wonder.
    .R1-5 = A hand has at most six tiles, and a player has at most two catastrophes.
    .R4-2 = A leader does not stand on the river.
    .R4-4 = Two leaders of one colour cannot share a kingdom.
    .R4-5 = A leader needs a temple beside it.
    .R5-1 = Farms lie on the river and all other tiles on land, one piece on a space.
    .R11-1 = A monument needs four spaces on which tiles of one of its colours can have lain.
    .R11-2 = A tile lies face down only under a monument.
    .R11-4 = Buildings are an option, and each stands on a tile of its colour.
    .R11-8 = The wonder is an option, and it needs a plus of five spaces on which tiles of one
        colour can have lain.
editor-good = This position is possible.
editor-open = Play on from here
editor-turn = To move:
editor-actions = Actions left:
editor-hand = Hand
editor-drawn = drawn at random
editor-points = Points
editor-catastrophes = catastrophe tiles left
editor-bag = The bag holds all other tiles
