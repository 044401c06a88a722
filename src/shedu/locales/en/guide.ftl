### Guidance at the table: why a move is refused, what could be done instead, advice for the first games,
### hints. The notes for translators in table.ftl apply here too.

## Refusals

# in a few words; the number of the rule follows
why-placement = { $why ->
    [not-held] { $colour ->
        [black] You have no settlement in your hand.
        [red] You have no temple in your hand.
        [blue] You have no farm in your hand.
       *[green] You have no market in your hand.
    }
    [not-empty] This space is not empty.
    [needs-river] A farm needs a river space.
    [needs-land] { $colour ->
        [black] A settlement needs a land space.
        [red] A temple needs a land space.
       *[green] A market needs a land space.
    }
    [unites-too-many] A tile may unite two kingdoms at most.
    [stands-there] The leader already stands here.
    [leader-on-river] A leader cannot stand on a river.
    [no-temple] A leader needs a temple next to it.
    [leader-unites] A leader may not unite kingdoms.
    [no-catastrophe-left] You have no catastrophes left.
    [on-leader] A catastrophe cannot hit a leader.
    [on-catastrophe] There is a catastrophe here already.
    [on-wonder] A catastrophe cannot hit the wonder.
    [on-monument] A catastrophe cannot hit a monument or a face-down tile.
    [on-treasure] A catastrophe cannot hit a tile with a treasure.
    [on-building] A catastrophe cannot hit a tile with a building.
    [other-building] This building does not match the tile.
    [line-not-longer] This line is no longer than the one the building stands on.
    [not-on-line] The building must stand on the line of the tile you placed.
    [no-treasure] There is no treasure to take here.
   *[special-first] The treasure with the special border is taken first.
}
why-nothing-fits = None of your pieces can go here.
why-looking-back = You are looking back. Return to the present first.
why-playback = The last moves are still being shown.
# for screen readers, after the content of a space
space-refused = not possible: { $reason }

## Pieces that could go to a space

offers-title = What do you want to place on { $space }?

## Advice for the first games

menu-coach = Advice line
coach-auto = First games
coach-on = Always
coach-off = Never
coach-line = { $case ->
    [first-leader] Start with a leader next to a temple.
    [action] Tiles score for your leader of their colour in the same kingdom. Your lowest colour is your score.
    [last-action] One more action, or end the turn.
    [building] A building makes tiles of its colour score two points in its kingdom.
    [war] The winner’s points are the loser’s followers: start with the war you can win.
    [monument] At the end of each player’s turn a monument scores for that player’s leaders of its colours in its kingdom.
    [treasure] A treasure is a point of any colour at the end.
    [wonder-point] Take the colour of which you have least.
    [swap] Mark the tiles that you want to replace.
   *[wait] The others move. Marks on the board show what they change.
}

## Hints

hint-panel = Hint
hint-move = { $move ->
    [place-tile] { $colour ->
        [black] Settlement on { $space }
        [red] Temple on { $space }
        [blue] Farm on { $space }
       *[green] Market on { $space }
    }
    [position-leader] { $colour ->
        [black] King to { $space }
        [red] Priest to { $space }
        [blue] Farmer to { $space }
       *[green] Trader to { $space }
    }
    [withdraw-leader] { $colour ->
        [black] Take the king off the board
        [red] Take the priest off the board
        [blue] Take the farmer off the board
       *[green] Take the trader off the board
    }
    [play-catastrophe] Catastrophe on { $space }
    [swap] { $count ->
        [one] Swap 1 tile
       *[other] Swap { $count } tiles
    }
    [pass] End the turn
    [fight-war] Fight the war of the { leaders-name } first
    [commit] { $count ->
        [0] Commit no tiles
       *[other] Commit { tiles-count }
    }
    [place-building] Put the { building-name } on { $space }
    [build-monument] Build the { monument-name } on { $space }
    [erect-wonder] Erect the wonder around { $space }
    [leave-treasure] Leave the treasure on { $space }
    [score-wonder] { $colour ->
        [black] Take a black point
        [red] Take a red point
        [blue] Take a blue point
       *[green] Take a green point
    }
   *[decline] Do without it
}
hint-follow = Set it up
    .about = Prepares the move. You still confirm it.
hint-close = Hide the hint

## The end of a turn

menu-confirm = Before a turn ends
confirm-auto = By game
confirm-every = Ask
confirm-window = 4 seconds
confirm-none = Nothing
prompt-end-turn = End the turn?
prompt-end-early = End the turn already?
take-back = Take back
undo-casual = Against bots you can take back moves even after drawing: the same tiles come again.
prompt-treasure-take = Which treasure do you take?
choice-treasure-take-note = You take all but one. The one you do not choose stays.
take-do = Take { $space }
take-do-none = Take

## Looking back during a game

# a button: one move back
back-begin = Look back
    .about = One move back. Each line of the log shows the board after its move, too.
back-since = Since your turn
    .about = Plays what the others did since your last turn
back-earlier = Earlier
back-later = Later
back-present = Back to now
back-start = The start of the game
# for screen readers, after the content of a space
space-changed = changed since your last turn
help-key-back = look back, one move earlier
help-key-later = one move later
help-key-since = play what happened since your last turn
help-mark-changed = changed since your last turn

## Several people at one screen

# for some seconds the player still sees what the move did
handover = { $dynasty ->
    [archer] Archer
    [bull] Bull
    [lion] Lion
   *[pot] Pot
} is next: pass the device on.
handover-do = Hide my tiles

## First visit

first-title = Is this your first game?
first-about = Five short lessons on the board take two minutes. You can play at once as well, with advice for each decision.
first-learn = Learn on the board
first-play = Play at once

## The coach

coach-warning = Are you sure?
coach-late = That was a mistake
# chances to win, in percent
coach-cost = As far as you can know, this move lowers your chance to win from { $best } to { $chance }.
coach-yours = Your move: { $reason }.
coach-better = Better: { $move } – { $reason }.
coach-anyway = Play it anyway
coach-keep = Keep my move
coach-praise = Well found: { $reason }.
coach-stop = No more advice
coach-stopped = No more advice. The menu brings it back.
