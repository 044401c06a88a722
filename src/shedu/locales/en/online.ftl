### Texts of the browser on a server for many people: names, tables, chat, clocks, accounts.
###
### For translators: as in table.ftl. $name is a name that somebody chose, $names and $others are
### lists of them. $time is one of the spans of time below. $ago is one of `ago-…` in table.ftl.

## Who I am

name-title = What is your name?
name-about = The others at the table see it. You need no account.
name-field = Name
name-enter = Play
name-give = Say your name
name-has-account = I have an account
name-as-guest = Play as a guest

## Spans of time, and clocks

time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
time-left = Time left: { $time }
# how a table is played, in a list of its terms
clock-none = no clock
clock-real-time = { $minutes } min + { $seconds } s a decision
clock-days = { $count ->
    [one] 1 day a decision
   *[other] { $count } days a decision
}

## Start page

start-invite = Play with friends
start-invite-about = A table for four and a link to share. Bots take empty seats.
start-make-table = Make the table
lobby = Open tables
lobby-empty = No table is waiting. Make one, and others will see it here.
lobby-nobody = Nobody sits here yet
lobby-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
table-waiting = Waiting for players
table-stopped = Stopped
seat-me = Me
seat-open = Whoever comes
    .about = Share the link, or have the table listed.

## How people come to a table

terms-access = Who can sit down
terms-invited = By invitation
terms-open = Open to anybody
terms-spectators = Who can look on
terms-spectators-yes = Spectators welcome
terms-spectators-no = Players only
terms-clock = Clock
terms-clock-none = None
terms-clock-real-time = Real time
terms-clock-turn-based = Days
terms-minutes = Each player has
terms-increment = More at each decision
terms-days = For each decision
terms-timeout = When time is up
terms-timeout-bot = A bot takes over
terms-timeout-stop = The game stops
terms-level = The bot

## The table before the game

room-title = { $name }’s table
room-invite = Invite the others
room-invite-about = Whoever has this link can sit down.
room-link = Link to this table
room-copy = Copy
room-copied = Copied
room-here = Also here
room-start = Start the game
room-wait-for = { $name } starts the game when everybody is there.
room-wait = The game has not begun.
room-opening = The bag is being shuffled. The browsers of these players still have to add their part: { $names }
room-start-without = Start without them
room-empty-seats = { $count ->
    [one] 1 empty seat goes to a bot:
   *[other] { $count } empty seats go to bots:
}
room-fair = The bag is shuffled by the server and all players together, so that nobody can choose its order.
room-fair-more = How that works
room-remove = Remove this table
room-remove-about = It goes for good. Whoever sits here will be told.
room-remove-do = Remove it
seat-vacant = free
seat-take = Sit here
seat-leave = Get up

## People at the table

presence = { $state ->
    [here] is here
    [away] has the table open, out of sight
   *[gone] is not here
}
log-or-chat = Log or chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
chat-more = What { $name } said: more
chat-mute = Mute { $name }
chat-muted = Muted: { $names }.
chat-hear-again = Hear them again
chat-report = Report
chat-report-title = Report { $name }
chat-report-about = Whoever runs this server will read it. { $name } will not.
chat-report-why = What happened?
chat-report-send = Send the report
chat-reported = Thank you. It will be looked at.
leave-table = Leave the table
leave-table-about = A bot plays on for you, and its result counts as yours. You can come back at any time.
leave-table-level = Level of the bot
leave-table-do = Leave
left-about = You left, and a bot plays for you ({ level-name }).
left-come-back = Come back
stopped-about = Time was up, and the game was stopped.
undo-ask = Ask to undo
    .about = Take your last decision back, if the others agree
undo-asked = { $name } would like to take a decision back.
undo-asked-about = Do you agree?
undo-agree = Agree
undo-refuse = No
undo-waiting = You asked to take your last decision back. Waiting for { $names }.
undo-never-mind = Never mind
end-rematch = Play again
end-next-table = To the next game

## The shuffle

proof-title = A fair shuffle
proof-about = Before anybody sat down, the server drew a secret and told its hash: so it was bound. Each player’s browser drew a number, too, and sealed it in the same way. Only when nobody could sit down any more were the seals opened. Secret and numbers together make the order of the bag, so nobody could choose it.
proof-commitment = What the server promised: SHA-256 of its secret
proof-changed = It is not what was promised and sealed at first.
proof-contributions = What the players’ browsers added
proof-mine = Yours, as this browser added it
proof-sealed = Sealed: its SHA-256
proof-nobody = Nothing yet.
proof-secret = The server’s secret
proof-later = It is told when the game is over.
proof-kept = It is what was promised.
proof-broken = It is not what was promised.
proof-verify = The record has all of it. Anybody can verify the whole shuffle with

## Notices

notice-your-move = It is your move.
notice-your-move-with = It is your move with { $others }.
notice-go = To the table
notices = Notices
notices-about = How you hear that it is your move when you are not looking at the table.
notices-page = In any open page of Shedu
notices-push = By this browser, though no page is open
notices-push-forbidden = The browser does not allow notices from this page.
notices-mail = By mail to
notices-mail-to = By mail to { $mail }
notices-mail-confirm = Send a link
notices-mail-sent = A link was sent to { $mail }: open it to confirm the address.
notices-mail-forget = Forget this address
notices-webhook = To a web address (webhook)
notices-webhook-secret = What is sent there is signed with:
notices-save = Save
mail-confirm = Confirm the mail address
mail-confirm-about = Shedu then tells you by mail when it is your move.
mail-confirmed = The address is confirmed.
mail-stop = No more mail
mail-stop-about = Shedu then sends no more mail to this address.
mail-stopped = No more mail will come.

## Account

account-title = Account
account-of = { $name }: account and notices
account-profile = My profile
account-records = Save all my records
account-rename = Change the name
account-make = Make an account
account-make-about = It keeps your games and ratings, and you can come back to it from any browser.
account-made = You have an account. Log in with your name and this password.
account-password = Password
account-old-password = Old password
account-new-password = New password, 8 characters or more
account-change-password = Change the password
account-password-changed = The password is changed. All other browsers were logged out.
account-log-in = Log in
account-log-in-about = Your games as a guest come along.
account-log-in-passkey = With a passkey
account-leave = Leave
account-log-out = Log out
account-delete = Delete the account
account-delete-about = All that names you goes, for good: account, ratings, chat. In running games a bot takes your seat.
account-forget = Delete all that is mine
account-forget-about = All that names you goes, for good: name, ratings, chat. In running games a bot takes your seat.
account-delete-do = Delete it for good
passkeys = Passkeys
passkeys-about = Log in with your fingerprint, your face or your device’s PIN, without a password.
passkeys-add = Add a passkey
passkeys-remove = Remove
sessions = Browsers that know you
sessions-browser = A browser
sessions-this = this one
sessions-seen = last seen { $ago }
sessions-end = Log out there

## Leader board and profiles

leaders-title = Leader board
leaders-about = The rating is what a player most likely surpasses; it needs some games. Games with bots do not count.
leaders-empty = Nobody has a rating yet.
leaders-size = Table
leaders-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
leaders-place = Place
leaders-rating = Rating
leaders-games = Games
leaders-wins = Won
profile-guest = Guest
profile-since = here since { $ago }
profile-unknown = There is no such person.
profile-unrated = No rated game yet.
profile-points = Points a game
profile-source = { $source ->
    [tile] tiles
    [war] wars
    [revolt] revolts
    [monument] monuments
    [wonder] wonder
   *[treasure] treasures
}
# a finished game, in a list
profile-lowest = lowest colour { $points }
profile-no-games = No finished game yet.
profile-more = More

## Refusals

refused-online = { $code ->
    [who-are-you] Say your name first.
    [logged-out] This browser is not known any more. Log in again.
    [too-many] Too many of your tables, records or pages are open: close some.
    [too-fast] Too much at once. Wait a moment.
    [no-spectators] Only those who play may look at this table.
    [seat-taken] Somebody else was faster: take another seat.
    [seated] You sit at this table already.
    [dynasty-taken] Somebody else has this dynasty.
    [not-host] Whoever made the table starts the game.
    [begun] The game has begun.
    [too-soon] The others’ browsers have ten seconds to add their part. Try again in a moment.
    [not-begun] No game is going on here.
    [waiting] The game has not begun.
    [empty] Somebody has to sit down first.
    [stopped] This game was stopped.
    [not-over] The game is not over yet.
    [no-hints] Among people everybody thinks for themselves.
    [seat-left] Somebody left a seat to a bot and may come back: ask them then.
    [saying] That cannot be said: it is too long, empty, or has signs that cannot be shown.
    [contribution] The browser’s part of the shuffle was not understood. Try again.
    [name] A name has 1 to 24 characters, none of them #.
    [taken] Somebody else has this name: choose another.
    [banned] This account has been closed.
    [account] There is an account already.
    [guest] Make an account first.
    [password] Name and password do not go together.
    [password-length] A password has 8 to 200 characters.
    [passkey] This passkey did not work. Try again.
    [last-key] This is all that opens your account: set a password first.
    [mail] This is not a mail address.
    [no-mail] Confirm a mail address first.
    [mail-failed] No mail could be sent to this address.
    [webhook] Notices cannot be sent to this address.
    [link] This link is not valid any more.
    [report] Say in a few words what happened.
    [subscription] This browser cannot be woken.
    [away] The server cannot reach its data. Try again soon.
   *[other] { refused-code }
}
