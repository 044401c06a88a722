### Turn notifications: push messages, email and webhooks.
###
### For translators: address the reader as in table.ftl. $others is a list of names of players or bots;
### $time is one of the three durations below, in the form used after "Time left:".

# the title of a push message and the beginning of an email's subject
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
# followed by a link
notice-why = You receive this email because you asked for it. To unsubscribe:

## Confirmation of an email address

confirm-mail-subject = Confirm your email address
# followed by a link in a paragraph of its own
confirm-mail-text = This address was entered in Shedu, for an email when it is your move. If you entered it, open this link and confirm the address:
confirm-mail-else = If you did not, ignore this message. You will receive no further email.
reset-mail-subject = Shedu: a new password
reset-mail-text = A new password was requested for the account { $name }. Open this link within an hour to choose one. All browsers will then be logged out.
reset-mail-else = If you did not request this, ignore this email: your password stays as it is.
