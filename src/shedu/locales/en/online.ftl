### Texts of the browser client that only an online server needs: names, tables, chat, clocks, accounts.
###
### For translators: as in table.ftl. $name is a name chosen by a player, $names and $others are
### lists of names. $time is one of the durations below. $ago is one of `ago-…` in table.ftl.

## Names

name-title = What is your name?
name-about = The other players at the table see it. You do not need an account.
name-field = Name
name-enter = Play
name-give = Enter your name
name-has-account = I have an account
name-as-guest = Play as a guest

## Durations and clocks

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
# in the list of a table's terms
clock-none = no clock
clock-real-time = { $minutes } min + { $seconds } s per move
clock-days = { $count ->
    [one] 1 day per move
   *[other] { $count } days per move
}

## Start page

start-invite = Play with friends
start-invite-about = Create a table and share the link. Bots fill empty seats.
start-more-online = Editions, maps, options and clocks, open a record
start-make-table = Create table
lobby = Open tables
lobby-empty = There are no open tables. Create one and it will be listed here.
lobby-nobody = No players yet
lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
table-waiting = Waiting for players
table-stopped = Stopped
seat-me = Me
seat-open = Open seat
    .about = Share the link, or open the table to everyone.

## Terms of a table

terms-access = Who can join
terms-invited = By invitation
terms-open = Open to everyone
terms-spectators = Who can watch
terms-spectators-yes = Spectators allowed
terms-spectators-no = Players only
terms-clock = Clock
terms-clock-none = None
terms-clock-real-time = Real time
terms-clock-turn-based = Days per move
terms-minutes = Time per player
terms-increment = Added per move
terms-days = Time per move
terms-timeout = When time runs out
terms-timeout-bot = A bot takes over
terms-timeout-stop = The game stops
terms-level = Level of the bot

## Waiting room

room-title = { $name }’s table
room-invite = Invite players
room-invite-about = Anyone with this link can take a seat.
room-link = Link to this table
room-copy = Copy
room-copied = Copied
room-here = Also here
room-start = Start the game
room-wait-for = { $name } starts the game when everyone is here.
room-wait = The game has not started yet.
room-opening = The bag is being shuffled. Waiting for the browsers of: { $names }
room-start-without = Start without them
room-empty-seats = { $count ->
    [one] A bot takes 1 empty seat:
   *[other] Bots take { $count } empty seats:
}
room-fair = The server and all players shuffle the bag together, so no one can choose its order.
room-fair-more = How it works
room-remove = Delete this table
room-remove-about = The table will be deleted permanently. Seated players will be notified.
room-remove-do = Delete permanently
seat-vacant = free
seat-take = Sit here
seat-leave = Leave seat

## Players at the table

presence = { $state ->
    [here] at the table
    [away] away: the table is open in the background
   *[gone] absent
}
log-or-chat = Log or chat
chat = Chat
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
chat-more = Options for { $name }’s message
chat-mute = Mute { $name }
chat-muted = Muted: { $names }.
chat-hear-again = Unmute
chat-report = Report
chat-report-title = Report { $name }
chat-report-about = The operators of this server will read your report. { $name } will not see it.
chat-report-why = What happened?
chat-report-send = Send report
chat-reported = Thank you. Your report will be reviewed.
# to give the seat to a bot, for a while or for good
leave-table = Leave or resign
signal-offer-online = Do you want to hear a sound for each move, or be notified when it is your turn?
leave-table-about = A bot takes over your seat, and its result counts as yours. You can come back at any time.
leave-table-about-people = A bot takes over your seat ({ level-title }), and its result counts as yours. You can come back at your next turn. If the bot makes most of your decisions, a rated game counts as a loss.
leave-table-level = Level of the bot
leave-table-do = Leave
left-about = A bot has your seat ({ level-title }) because you left or were away.
left-come-back = Rejoin
left-returning = You come back at your next turn. Until then a bot plays for you ({ level-title }).
left-stay-away = Stay away
absent-about = { $name } is not at the table.
absent-wait = In { $time } you can give the seat to a bot.
absent-ready = You can give the seat to a bot ({ level-title }). { $name } can take it back at a later turn.
absent-do = Give the seat to a bot
stopped-about = Time ran out and the game was stopped.
undo-ask = Request undo
    .about = Undo your last move if the other players agree
undo-asked = { $name } asks to undo a move.
undo-asked-about = Do you agree?
undo-agree = Agree
undo-refuse = Decline
undo-waiting = You asked to undo your last move. Waiting for { $names }.
undo-never-mind = Cancel request
end-rematch = Play again
end-next-table = Go to the next game

## Fair shuffling

proof-title = Fair shuffling
proof-about = Before the first player sat down, the server drew a secret and published its hash. Every player’s browser also drew a number and published its hash. The numbers were revealed only after the seats were final. The secret and the numbers together determine the order of the bag, so no one could choose it.
proof-commitment = The server’s commitment: SHA-256 of its secret
proof-changed = This differs from the commitment made at first.
proof-table = Seats around the table, and who begins
proof-first-chosen = The host chose { $name } to begin.
proof-first-drawn = The first player is drawn.
proof-table-changed = The rules, the seats or the first player differ from what this browser saw before the game.
proof-contributions = Contributions of the players’ browsers
proof-mine = Yours, as sent by this browser
proof-sealed = Not revealed yet. Its SHA-256:
proof-nobody = None yet.
proof-secret = The server’s secret
proof-later = It is revealed when the game is over.
proof-kept = It matches the commitment.
proof-broken = It does not match the commitment.
proof-verify = The record contains all of this. Anyone can verify the whole shuffle with

## Notifications

notice-your-move = It is your move.
notice-your-move-with = It is your move in the game with { $others }.
notice-go = Go to the table
notices = Notifications
notices-about = How you are notified that it is your move when you are not viewing the table.
notices-page = On any open page of Shedu
notices-push = In this browser, even when no page is open
notices-push-forbidden = Your browser blocks notifications from this page.
notices-mail = By email to
notices-mail-to = By email to { $mail }
notices-mail-confirm = Send confirmation link
notices-mail-sent = We sent a link to { $mail }. Open it to confirm the address.
notices-mail-forget = Remove this address
notices-webhook = To a URL (webhook)
notices-webhook-secret = Requests are signed with this key:
notices-save = Save
mail-confirm = Confirm your email address
mail-confirm-about = Shedu will email you when it is your move.
mail-confirmed = Your email address is confirmed.
mail-stop = Unsubscribe
mail-stop-about = Shedu will no longer send email to this address.
mail-stopped = You are unsubscribed.

## Account

account-title = Account
account-of = { $name }: account and notifications
account-profile = My profile
account-records = Save all my game records
account-rename = Change name
account-make = Create account
account-make-about = An account keeps your games and ratings, and you can log in from any browser.
account-made = Your account was created. Log in with your name and this password.
account-password = Password
account-new-password = New password (at least 8 characters)
account-change-password = Change password
account-password-changed = Your password was changed. All other browsers were logged out.
account-log-in = Log in
account-log-in-about = Games you played as a guest are added to your account.
account-log-in-passkey = Use a passkey
account-leave = Log out or delete
account-log-out = Log out
account-delete = Delete account
account-delete-about = Your account, ratings and chat messages will be deleted permanently. Bots take over your seats in running games.
account-forget = Delete my data
account-forget-about = Your name, ratings and chat messages will be deleted permanently. Bots take over your seats in running games.
account-delete-do = Delete permanently
invitation = Invitation code
guests-closed = You need an account to play on this server.
registration-closed = This server creates no new accounts at present.
forgot = Forgot your password?
forgot-name = Enter the name of your account first.
forgot-sent = If this account has a confirmed email address, a link is on its way to it. The link is valid for an hour.
forgot-operator = This server sends no email. Ask its operator for a link to set a new password.
reset-title = New password
reset-about = Choose a new password. All browsers will be logged out, and this one logged in.

confirm-title = Is it you?
confirm-about = Confirm this change with your password or a passkey. It is then not asked again for five minutes.
confirm-do = Confirm
confirm-passkey = Use a passkey

my-data = My data
my-data-about = Save everything that this server stores about you: profile, sessions, games with their records, chat messages, reports and settings.
my-data-save = Save my data

privacy-title = Privacy
privacy-stored = What is stored
privacy-person = Your name, your settings and, with an account, your password as a hash or the public keys of your passkeys, until you delete the account.
privacy-cookie = One cookie, which recognises your browser, and a session with the kind of browser or the name of an API token. { $days ->
    [one] Both are deleted a day after their last use.
   *[other] Both are deleted { $days } days after their last use.
}
privacy-guest = Guests without a session and without games, studies, chat messages or open reports. { $days ->
    [one] They are deleted after a day.
   *[other] They are deleted after { $days } days.
}
privacy-games = Games, results, ratings, attempts at puzzles and chat messages, until you delete your account or the table is deleted. { $days ->
    [one] Tables that wait for players are deleted after a day without activity.
   *[other] Tables that wait for players are deleted after { $days } days without activity.
}
privacy-studies = Studies that you keep, until you delete them or your account. What you write into another person’s study stays there; the server stores that you edited it, until you delete your account.
privacy-mail = Your email address, if you confirmed one, until you remove it. It is used for notifications and for a forgotten password.
privacy-push = The addresses of browsers that you subscribed to notifications, until you unsubscribe them or log out.
privacy-address = The internet address from which a session started, and those of failed log-ins, to protect the server. { $days ->
    [one] They are deleted after a day.
   *[other] They are deleted after { $days } days.
}
privacy-attempts = Counters of wrong passwords, without names. { $minutes ->
    [one] They expire after a minute.
   *[other] They expire after { $minutes } minutes.
}
privacy-moderation = For moderators: removed chat messages ({ $lines } days), reports with a copy of the reported study (until { $reports } days after they are closed), and the log of what moderators did ({ $audit } days).
privacy-not = There are no advertisements and no trackers, and nothing is passed on to others, except notifications to the services that you chose for them.
privacy-rights = Your rights
privacy-rights-about = On the account page you can save everything that is stored about you, correct your name, and delete your account or your data as a guest. After deletion, bots take over your seats in running games, and finished games keep a seat without a name.
privacy-operator = Operator of this server
privacy-no-imprint = The operator has given no contact.

passkeys = Passkeys
passkeys-about = Log in with your fingerprint, your face or your device’s PIN instead of a password.
passkeys-add = Add a passkey
passkeys-remove = Remove
sessions = Active sessions
sessions-browser = Unknown browser
sessions-this = this browser
sessions-seen = last used { $ago }
sessions-end = End session
bots-title = Bot account
bots-about = A bot account belongs to a program that plays by the public protocol. It has a rating list of its own, and its name begins with BOT.
bots-convert = Make this a bot account
bots-convert-about = This cannot be undone, and it needs an account that has played no rated game and sits at no table. Do not play with this account yourself afterwards: create another one.
bots-convert-do = Make it a bot account
bots-tokens-about = A program logs in with an API token. Give each program a token of its own, so that you can revoke one alone.
bots-token-name = Name of the program
bots-token-create = Create a token
bots-token-new = New API token
bots-token-once = Copy it now: it is shown only once.
bots-token-revoke = Revoke
bots-token-revoke-named = Revoke the token { $token }

## Leaderboard and profiles

leaders-title = Leaderboard
leaders-about = The rating is a cautious estimate of a player’s skill, so it rises with the number of games. Games with bots are not rated, nor are games that stop when time runs out.
leaders-empty = No rated players yet.
leaders-kind = Ratings of
leaders-people = People
leaders-bots = Bots
leaders-bots-about = Ratings of bot accounts, which programs play. Games against people count too; people are not rated there.
leaders-bots-empty = No rated bots yet.
leaders-size = Table
leaders-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
leaders-place = Rank
leaders-rating = Rating
leaders-games = Games
leaders-wins = Won
profile-guest = Guest
profile-since = joined { $ago }
profile-unknown = This player does not exist.
profile-unrated = No rated games yet.
profile-points = Points per game
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
profile-no-games = No finished games yet.
profile-more = More

## Error messages

refused-online = { $code ->
    [who-are-you] Enter your name first.
    [logged-out] You are no longer logged in. Please log in again.
    [too-many] You have too many pages open. Close some of them first.
    [many] You have reached the limit. Delete one first, or try again later.
    [many-tables] You have too many tables or records open. Finish or delete some of them first.
    [too-fast] Too many requests. Please wait a moment.
    [no-spectators] Only players can view this table.
    [seat-taken] This seat was just taken. Please choose another one.
    [seated] You already have a seat at this table.
    [dynasty-taken] Another player has this dynasty.
    [not-absent] The player is back, or still has time to come back.
    [not-host] Only the host can start the game.
    [begun] The game has already started.
    [too-soon] The other players’ browsers have ten seconds to contribute to the shuffle. Try again in a moment.
    [not-begun] There is no game in progress here.
    [waiting] The game has not started yet.
    [empty] At least one player must take a seat first.
    [stopped] This game was stopped.
    [not-over] The game is not over yet.
    [no-hints] Hints are not available in games between people.
    [seat-left] The other players have left their seats to bots. Ask again when one is back.
    [saying] This message cannot be sent: it is empty, too long, or contains characters that cannot be displayed.
    [contribution] The server could not read your browser’s contribution to the shuffle. Please try again.
    [name] A name has 1 to 24 visible characters without #, and its letters come from one script.
    [taken] This name is taken. Please choose another one.
    [address-banned] The operator of this server has blocked your address.
    [closed] This server does not admit new players at present.
    [confirm] Confirm first that it is you.
    [invitation] This invitation code is unknown, used up or expired. Ask for a new one.
    [muted] A moderator has muted you for some time. You can still play.
    [weak-password] This password is too easy to guess. Choose several uncommon words, without your name.
    [banned] This account has been closed.
    [account] You already have an account.
    [bot] A program plays for a bot account. This is not possible for this account.
    [guest] Create an account first.
    [password] The name or the password is wrong.
    [password-length] A password has 8 to 200 characters.
    [passkey] This passkey did not work. Please try again.
    [last-key] This is the only way to log in to your account. Set a password first.
    [mail] This is not a valid email address.
    [no-mail] Confirm an email address first.
    [mail-failed] The email could not be sent to this address.
    [webhook] Notifications cannot be sent to this URL.
    [link] This link is no longer valid.
    [report] Please describe what happened in a few words.
    [subscription] This browser does not support push notifications.
    [away] The server cannot reach its database. Please try again shortly.
   *[other] { refused-code }
}

## Statistics in a profile
statistics-title = Statistics
statistics-about = { $count ->
    [one] The latest finished game that you may see.
   *[other] The latest { $count } finished games that you may see.
}
statistics-course = Lowest colour, game by game (filled: won)
statistics-course-about = { $count ->
    [one] Lowest colour in one game: { $last }.
   *[other] Lowest colour in { $count } games: from { $least } to { $most }, last { $last }.
}
statistics-of = { $won } of { $games }
statistics-sizes = Won by number of players
statistics-editions = Won by edition
statistics-seats = Won by seat
statistics-seat = Seat { $seat }
statistics-sources = Points per game, by source
statistics-fought = Conflicts won
statistics-conflicts = { $kind ->
    [war] Wars
   *[revolt] Revolts
}
statistics-analysed = { $count ->
    [one] From one analysed game, in percentage points
   *[other] From { $count } analysed games, in percentage points
}
statistics-error = Error per decision
statistics-luck = Luck per game
statistics-adjusted = Result without luck
statistics-labels = Marked decisions
statistics-label = { $label ->
    [brilliant] Brilliant
    [inaccuracy] Inaccuracies
    [mistake] Mistakes
   *[blunder] Blunders
}
statistics-costs = Typical mistakes, by cost
statistics-share = { $share }
statistics-kind = { $kind ->
    [action] Actions
    [war] Order of wars
    [commit] Tiles committed
    [building] Buildings
    [monument] Monuments
    [treasure] Treasures
   *[wonder-point] Points of the wonder
}
