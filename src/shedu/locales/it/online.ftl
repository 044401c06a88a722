### Testi del browser su un server per molte persone: nomi, tavoli, chat, orologi, account.

## Chi sono

name-title = Come ti chiami?
name-about = Gli altri al tavolo vedono il nome. Non serve un account.
name-field = Nome
name-enter = Gioca
name-give = Di’ il tuo nome
name-has-account = Ho un account
name-as-guest = Gioca come ospite

## Intervalli di tempo e orologi

time-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
time-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
time-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
time-left = Tempo rimasto: { $time }
clock-none = senza orologio
clock-real-time = { $minutes } min + { $seconds } s a decisione
clock-days = { $count ->
    [one] { $count } giorno a decisione
   *[other] { $count } giorni a decisione
}

## Pagina iniziale

start-invite = Gioca con amici
start-invite-about = Un tavolo per quattro e un link da condividere. I bot occupano i posti vuoti.
start-make-table = Prepara il tavolo
lobby = Tavoli aperti
lobby-empty = Nessun tavolo aspetta. Preparane uno: gli altri lo vedranno qui.
lobby-nobody = Qui non siede ancora nessuno
lobby-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
table-waiting = In attesa di giocatori
table-stopped = Interrotta
seat-me = Io
seat-open = Chiunque venga
    .about = Condividi il link, o fai elencare il tavolo.

## Come si arriva a un tavolo

terms-access = Chi può sedersi
terms-invited = Su invito
terms-open = Aperto a tutti
terms-spectators = Chi può guardare
terms-spectators-yes = Spettatori benvenuti
terms-spectators-no = Solo chi gioca
terms-clock = Orologio
terms-clock-none = Nessuno
terms-clock-real-time = Tempo reale
terms-clock-turn-based = Giorni
terms-minutes = Ognuno ha
terms-increment = In più a ogni decisione
terms-days = Per ogni decisione
terms-timeout = Quando il tempo è scaduto
terms-timeout-bot = Subentra un bot
terms-timeout-stop = La partita si ferma
terms-level = Il bot

## Il tavolo prima della partita

room-title = Il tavolo di { $name }
room-invite = Invita gli altri
room-invite-about = Chi ha questo link può sedersi.
room-link = Link a questo tavolo
room-copy = Copia
room-copied = Copiato
room-here = Qui anche
room-start = Inizia la partita
room-wait-for = { $name } inizia la partita quando ci sono tutti.
room-wait = La partita non è iniziata.
room-opening = Si mescola il sacchetto. Devono ancora aggiungere la loro parte i browser di: { $names }
room-start-without = Inizia senza di loro
room-empty-seats = { $count ->
    [one] { $count } posto vuoto va a un bot:
   *[other] { $count } posti vuoti vanno a bot:
}
room-fair = Il sacchetto è mescolato dal server e da tutti i giocatori insieme, così nessuno può sceglierne l’ordine.
room-fair-more = Come funziona
room-remove = Elimina questo tavolo
room-remove-about = Sparisce per sempre. Chi è seduto qui verrà avvisato.
room-remove-do = Elimina
seat-vacant = libero
seat-take = Siediti qui
seat-leave = Alzati

## Le persone al tavolo

presence = { $state ->
    [here] è qui
    [away] ha il tavolo aperto, ma non in vista
   *[gone] non è qui
}
log-or-chat = Diario o chat
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia
chat-unread = { $count ->
    [one] { $count } riga nuova
   *[other] { $count } righe nuove
}
chat-more = Quel che ha detto { $name }: altro
chat-mute = Silenzia { $name }
chat-muted = In silenzio: { $names }.
chat-hear-again = Torna a sentirli
chat-report = Segnala
chat-report-title = Segnala { $name }
chat-report-about = Lo leggerà chi gestisce questo server, e non { $name }.
chat-report-why = Che cosa è successo?
chat-report-send = Invia la segnalazione
chat-reported = Grazie. Sarà esaminato.
leave-table = Lascia il tavolo
leave-table-about = Un bot gioca al posto tuo, e il suo risultato vale come tuo. Puoi tornare quando vuoi.
leave-table-level = Livello del bot
leave-table-do = Lascia
left-about = Hai lasciato il tavolo, e un bot gioca per te ({ level-name }).
left-come-back = Torna
stopped-about = Il tempo era scaduto, e la partita è stata interrotta.
undo-ask = Chiedi di annullare
    .about = Riprendi la tua ultima decisione, se gli altri sono d’accordo
undo-asked = { $name } vorrebbe riprendere una decisione.
undo-asked-about = Ti va bene?
undo-agree = Va bene
undo-refuse = No
undo-waiting = Hai chiesto di riprendere la tua ultima decisione. Si aspetta { $names }.
undo-never-mind = Lascia perdere
end-rematch = Gioca ancora
end-next-table = Alla prossima partita

## La mescolata

proof-title = Una mescolata onesta
proof-about = Prima che qualcuno si sedesse, il server ha estratto un segreto e ne ha detto l’impronta: così era vincolato. Anche il browser di ogni giocatore ha estratto un numero e l’ha sigillato allo stesso modo. Solo quando nessuno poteva più sedersi i sigilli sono stati aperti. Segreto e numeri insieme fanno l’ordine del sacchetto, e nessuno poteva sceglierlo.
proof-commitment = Che cosa ha promesso il server: SHA-256 del suo segreto
proof-changed = Non è ciò che era stato promesso e sigillato all’inizio.
proof-contributions = Che cosa hanno aggiunto i browser dei giocatori
proof-mine = Il tuo, come questo browser l’ha aggiunto
proof-sealed = Sigillato: il suo SHA-256
proof-nobody = Ancora nulla.
proof-secret = Il segreto del server
proof-later = Si dice a partita finita.
proof-kept = È quello promesso.
proof-broken = Non è quello promesso.
proof-verify = La trascrizione contiene tutto. Chiunque può verificare l’intera mescolata con

## Avvisi

notice-your-move = Tocca a te.
notice-your-move-with = Tocca a te nella partita con { $others }.
notice-go = Al tavolo
notices = Avvisi
notices-about = Come vieni a sapere che tocca a te quando non guardi il tavolo.
notices-page = In ogni pagina aperta di Shedu
notices-push = Dal browser, anche se nessuna pagina è aperta
notices-push-forbidden = Il browser non permette avvisi da questa pagina.
notices-mail = Per posta a
notices-mail-to = Per posta a { $mail }
notices-mail-confirm = Invia un link
notices-mail-sent = Un link è stato inviato a { $mail }: aprilo per confermare l’indirizzo.
notices-mail-forget = Dimentica questo indirizzo
notices-webhook = A un indirizzo web (webhook)
notices-webhook-secret = Ciò che vi si invia è firmato con:
notices-save = Salva
mail-confirm = Conferma l’indirizzo di posta
mail-confirm-about = Poi Shedu ti avvisa per posta quando tocca a te.
mail-confirmed = L’indirizzo è confermato.
mail-stop = Niente più posta
mail-stop-about = Poi Shedu non invia più posta a questo indirizzo.
mail-stopped = Non arriverà più posta.

## Account

account-title = Account
account-of = { $name }: account e avvisi
account-profile = Il mio profilo
account-records = Salva tutte le mie trascrizioni
account-rename = Cambia il nome
account-make = Crea un account
account-make-about = Conserva le tue partite e i punteggi, e puoi tornarci da qualsiasi browser.
account-made = Hai un account. Entra con il tuo nome e questa password.
account-password = Password
account-old-password = Vecchia password
account-new-password = Nuova password, almeno 8 caratteri
account-change-password = Cambia la password
account-password-changed = La password è cambiata. Tutti gli altri browser sono usciti.
account-log-in = Entra
account-log-in-about = Le tue partite da ospite vengono con te.
account-log-in-passkey = Con una passkey
account-leave = Uscire
account-log-out = Esci
account-delete = Elimina l’account
account-delete-about = Tutto ciò che porta il tuo nome sparisce per sempre: account, punteggi, chat. Nelle partite in corso un bot prende il tuo posto.
account-forget = Elimina tutto ciò che è mio
account-forget-about = Tutto ciò che porta il tuo nome sparisce per sempre: nome, punteggi, chat. Nelle partite in corso un bot prende il tuo posto.
account-delete-do = Elimina per sempre
passkeys = Passkey
passkeys-about = Entra con l’impronta, il volto o il PIN del dispositivo, senza password.
passkeys-add = Aggiungi una passkey
passkeys-remove = Rimuovi
sessions = Browser che ti conoscono
sessions-browser = Un browser
sessions-this = questo
sessions-seen = visto { $ago }
sessions-end = Esci di là

## Classifica e profili

leaders-title = Classifica
leaders-about = Il punteggio è ciò che un giocatore molto probabilmente supera; servono alcune partite. Le partite con bot non contano.
leaders-empty = Nessuno ha ancora un punteggio.
leaders-size = Tavolo
leaders-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
leaders-place = Posto
leaders-rating = Punteggio
leaders-games = Partite
leaders-wins = Vinte
profile-guest = Ospite
profile-since = prima visita: { $ago }
profile-unknown = Questa persona non esiste.
profile-unrated = Ancora nessuna partita valida per il punteggio.
profile-points = Punti a partita
profile-source = { $source ->
    [tile] tessere
    [war] guerre
    [revolt] rivolte
    [monument] monumenti
    [wonder] meraviglia
   *[treasure] tesori
}
profile-lowest = colore più basso { $points }
profile-no-games = Ancora nessuna partita finita.
profile-more = Altre

## Rifiuti

refused-online = { $code ->
    [who-are-you] Prima di’ il tuo nome.
    [logged-out] Questo browser non è più conosciuto. Entra di nuovo.
    [too-many] Hai troppi tavoli, trascrizioni o pagine aperti: chiudine qualcuno.
    [too-fast] Troppo in una volta. Aspetta un momento.
    [no-spectators] Solo chi gioca può guardare questo tavolo.
    [seat-taken] Qualcuno è stato più veloce: prendi un altro posto.
    [seated] Siedi già a questo tavolo.
    [dynasty-taken] Qualcun altro ha questa dinastia.
    [not-host] Inizia la partita chi ha preparato il tavolo.
    [begun] La partita è iniziata.
    [too-soon] I browser degli altri hanno dieci secondi per aggiungere la loro parte. Riprova tra un momento.
    [not-begun] Qui non si sta giocando.
    [waiting] La partita non è iniziata.
    [empty] Prima qualcuno deve sedersi.
    [stopped] Questa partita è stata interrotta.
    [not-over] La partita non è ancora finita.
    [no-hints] Tra persone ognuno pensa da sé.
    [seat-left] Qualcuno ha lasciato il posto a un bot e può tornare: chiedi quando torna.
    [saying] Questo non si può dire: è troppo lungo, vuoto, o ha segni che non si possono mostrare.
    [contribution] La parte del browser nella mescolata non è stata capita. Riprova.
    [name] Un nome ha da 1 a 24 caratteri, senza #.
    [taken] Qualcun altro ha questo nome: scegline un altro.
    [banned] Questo account è stato chiuso.
    [account] C’è già un account.
    [guest] Prima crea un account.
    [password] Nome e password non vanno insieme.
    [password-length] Una password ha da 8 a 200 caratteri.
    [passkey] Questa passkey non ha funzionato. Riprova.
    [last-key] È tutto ciò che apre il tuo account: prima imposta una password.
    [mail] Questo non è un indirizzo di posta.
    [no-mail] Prima conferma un indirizzo di posta.
    [mail-failed] Non è stato possibile inviare posta a questo indirizzo.
    [webhook] Non si possono inviare avvisi a questo indirizzo.
    [link] Questo link non è più valido.
    [report] Di’ in poche parole che cosa è successo.
    [subscription] Questo browser non può essere svegliato.
    [away] Il server non raggiunge i suoi dati. Riprova tra poco.
   *[other] { refused-code }
}
