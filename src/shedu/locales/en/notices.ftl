### Notices that it is somebody's turn: pushed to a browser, sent by mail or to a chat server.
###
### For translators: the reader is addressed as elsewhere; $others are names of people or bots, in a
### list; $time is one of the three spans below, in the form that stands after "time left:".

# the head of a push, and the beginning of a mail's subject
notice-title = Your move
notice-turn = It is your move in the game with { $others }.
notice-turn-alone = It is your move.
notice-left = Time left: { $time }.
notice-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
notice-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
notice-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# a link follows
notice-why = You get this mail because you asked for it. To get no more:

## Whether a mail address is right

confirm-mail-subject = Confirm your mail address
# a link follows, in a paragraph of its own
confirm-mail-text = { $name } wants to be told by mail when it is their move in Shedu. If that is you, open this link and confirm the address:
confirm-mail-else = If it is not, do nothing: no more mail will come.
