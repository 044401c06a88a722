### Testi del browser che servono solo a un server online: nomi, tavoli, chat, tempo, account.

## Nomi

name-title = Come ti chiami?
name-about = Lo vedranno gli altri giocatori al tavolo. Non serve un account.
name-field = Nome
name-enter = Gioca
name-give = Scegli un nome
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
clock-none = senza limite di tempo
clock-real-time = { $minutes } min + { $seconds } s a mossa
clock-days = { $count ->
    [one] { $count } giorno a mossa
   *[other] { $count } giorni a mossa
}

## Pagina iniziale

start-invite = Gioca con gli amici
start-invite-about = Crea un tavolo e condividi il link. I posti vuoti vanno ai bot.
start-more-online = Edizioni, mappe, opzioni e orologi, apri una trascrizione
start-make-table = Crea tavolo
lobby = Tavoli aperti
lobby-empty = Nessun tavolo aperto. Creane uno e comparirà qui.
lobby-nobody = Ancora nessun giocatore
lobby-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
table-waiting = In attesa di giocatori
table-stopped = Interrotta
seat-me = Io
seat-open = Posto libero
    .about = Condividi il link oppure apri il tavolo a tutti.

## Condizioni di un tavolo

terms-access = Chi può partecipare
terms-invited = Su invito
terms-open = Aperto a tutti
terms-spectators = Chi può guardare
terms-spectators-yes = Spettatori ammessi
terms-spectators-no = Solo i giocatori
terms-clock = Tempo
terms-clock-none = Senza limite
terms-clock-real-time = Tempo reale
terms-clock-turn-based = Giorni a mossa
terms-minutes = Tempo per giocatore
terms-increment = Incremento per mossa
terms-days = Tempo per mossa
terms-timeout = Allo scadere del tempo
terms-timeout-bot = Subentra un bot
terms-timeout-stop = La partita si interrompe
terms-level = Livello del bot

## Il tavolo prima della partita

room-title = Il tavolo di { $name }
room-invite = Invita i giocatori
room-invite-about = Chiunque abbia questo link può prendere posto.
room-link = Link a questo tavolo
room-copy = Copia
room-copied = Copiato
room-here = Sono qui anche
room-start = Inizia la partita
room-wait-for = { $name } inizierà la partita quando ci saranno tutti.
room-wait = La partita non è ancora iniziata.
room-opening = Mescolamento del sacchetto in corso. In attesa dei browser di: { $names }
room-start-without = Inizia senza di loro
room-empty-seats = { $count ->
    [one] Un bot occupa { $count } posto vuoto:
   *[other] I bot occupano { $count } posti vuoti:
}
room-fair = Il server e tutti i giocatori mescolano insieme il sacchetto: nessuno può sceglierne l’ordine.
room-fair-more = Come funziona
room-remove = Elimina questo tavolo
room-remove-about = Il tavolo verrà eliminato definitivamente. I giocatori seduti saranno avvisati.
room-remove-do = Elimina definitivamente
seat-vacant = libero
seat-take = Siediti qui
seat-leave = Lascia il posto

## I giocatori al tavolo

presence = { $state ->
    [here] al tavolo
    [away] assente: il tavolo è aperto in background
   *[gone] non collegato
}
log-or-chat = Cronologia o chat
chat = Chat
chat-empty = Ancora nessun messaggio.
chat-say = Scrivi un messaggio
chat-send = Invia
chat-unread = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
chat-more = Opzioni per il messaggio di { $name }
chat-mute = Silenzia { $name }
chat-muted = Silenziati: { $names }.
chat-hear-again = Riattiva
chat-report = Segnala
chat-report-title = Segnala { $name }
chat-report-about = La segnalazione verrà letta da chi gestisce il server. { $name } non la vedrà.
chat-report-why = Che cosa è successo?
chat-report-send = Invia la segnalazione
chat-reported = Grazie. La segnalazione verrà esaminata.
# to give the seat to a bot, for a while or for good
leave-table = Lascia o abbandona
signal-offer-online = Vuoi sentire un suono a ogni mossa, o ricevere un avviso quando tocca a te?
leave-table-about = Un bot prende il tuo posto e il suo risultato vale come tuo. Puoi rientrare quando vuoi.
leave-table-about-people = Un bot prende il tuo posto ({ level-title }) e il suo risultato vale come tuo. Puoi rientrare al tuo prossimo turno. Se il bot prende la maggior parte delle tue decisioni, una partita classificata conta come persa.
leave-table-level = Livello del bot
leave-table-do = Lascia
left-about = Un bot gioca al tuo posto ({ level-title }) perché hai lasciato il tavolo o eri assente.
left-come-back = Rientra
left-returning = Rientri al tuo prossimo turno. Fino ad allora gioca per te un bot ({ level-title }).
left-stay-away = Resta fuori
absent-about = { $name } non è al tavolo.
absent-wait = Tra { $time } potrai affidare il posto a un bot.
absent-ready = Puoi affidare il posto a un bot ({ level-title }). { $name } potrà riprenderlo in un turno successivo.
absent-do = Affida il posto a un bot
stopped-about = Il tempo è scaduto e la partita è stata interrotta.
undo-ask = Chiedi di annullare
    .about = Annulla la tua ultima mossa, se gli altri sono d’accordo
undo-asked = { $name } chiede di annullare una mossa.
undo-asked-about = Sei d’accordo?
undo-agree = Accetta
undo-refuse = Rifiuta
undo-waiting = Hai chiesto di annullare la tua ultima mossa. In attesa di { $names }.
undo-never-mind = Ritira la richiesta
end-rematch = Gioca di nuovo
end-next-table = Vai alla prossima partita

## Mescolamento equo

proof-title = Mescolamento equo
proof-about = Prima che si sedesse il primo giocatore, il server ha estratto un segreto e ne ha pubblicato l’hash. Anche il browser di ogni giocatore ha estratto un numero e ne ha pubblicato l’hash. I numeri sono stati rivelati solo a posti definitivi. Il segreto e i numeri determinano insieme l’ordine del sacchetto, quindi nessuno ha potuto sceglierlo.
proof-commitment = Impegno del server: SHA-256 del suo segreto
proof-changed = Non corrisponde all’impegno iniziale.
proof-table = Posti attorno al tavolo e primo di turno
proof-first-chosen = Chi ha creato il tavolo ha scelto che cominci { $name }.
proof-first-drawn = Chi comincia è estratto a sorte.
proof-table-changed = Le regole, i posti o il primo giocatore non sono quelli che questo browser ha visto prima della partita.
proof-contributions = Contributi dei browser dei giocatori
proof-mine = Il tuo, inviato da questo browser
proof-sealed = Non ancora rivelato. Il suo SHA-256:
proof-nobody = Ancora nessuno.
proof-secret = Il segreto del server
proof-later = Verrà rivelato a partita finita.
proof-kept = Corrisponde all’impegno.
proof-broken = Non corrisponde all’impegno.
proof-verify = La trascrizione contiene tutto. Chiunque può verificare l’intero mescolamento con

## Notifiche

notice-your-move = Tocca a te.
notice-your-move-with = Tocca a te nella partita con { $others }.
notice-go = Vai al tavolo
notices = Notifiche
notices-about = Come ricevere l’avviso che tocca a te quando non stai guardando il tavolo.
notices-page = In qualsiasi pagina aperta di Shedu
notices-push = In questo browser, anche senza pagine aperte
notices-push-forbidden = Il browser blocca le notifiche di questa pagina.
notices-mail = Per e-mail a
notices-mail-to = Per e-mail a { $mail }
notices-mail-confirm = Invia link di conferma
notices-mail-sent = Abbiamo inviato un link a { $mail }. Aprilo per confermare l’indirizzo.
notices-mail-forget = Rimuovi questo indirizzo
notices-webhook = A un URL (webhook)
notices-webhook-secret = Le richieste sono firmate con questa chiave:
notices-save = Salva
mail-confirm = Conferma il tuo indirizzo e-mail
mail-confirm-about = Shedu ti scriverà quando tocca a te.
mail-confirmed = Il tuo indirizzo e-mail è confermato.
mail-stop = Annulla l’iscrizione
mail-stop-about = Shedu non invierà più e-mail a questo indirizzo.
mail-stopped = Iscrizione annullata.

## Account

account-title = Account
account-of = { $name }: account e notifiche
account-profile = Il mio profilo
account-records = Salva tutte le mie partite
account-rename = Cambia nome
account-make = Crea account
account-make-about = Un account conserva le tue partite e il tuo rating, e puoi accedere da qualsiasi browser.
account-made = Il tuo account è stato creato. Accedi con il tuo nome e questa password.
account-password = Password
account-new-password = Nuova password (almeno 8 caratteri)
account-change-password = Cambia password
account-password-changed = La password è stata cambiata. Tutti gli altri browser sono stati disconnessi.
account-log-in = Accedi
account-log-in-about = Le partite giocate come ospite vengono aggiunte al tuo account.
account-log-in-passkey = Usa una passkey
account-leave = Uscita ed eliminazione
account-log-out = Esci
account-delete = Elimina l’account
account-delete-about = L’account, il rating e i messaggi di chat verranno eliminati definitivamente. Nelle partite in corso un bot prenderà il tuo posto.
account-forget = Elimina i miei dati
account-forget-about = Il nome, il rating e i messaggi di chat verranno eliminati definitivamente. Nelle partite in corso un bot prenderà il tuo posto.
account-delete-do = Elimina definitivamente
invitation = Codice d’invito
guests-closed = Su questo server serve un account per giocare.
registration-closed = Al momento questo server non crea nuovi account.
forgot = Password dimenticata?
forgot-name = Inserisci prima il nome del tuo account.
forgot-sent = Se questo account ha un indirizzo e-mail confermato, riceverà un link valido per un’ora.
forgot-operator = Questo server non invia e-mail. Chiedi al gestore un link per scegliere una nuova password.
reset-title = Nuova password
reset-about = Scegli una nuova password. Tutti i browser verranno disconnessi e con questo accederai subito.

confirm-title = Sei tu?
confirm-about = Conferma la modifica con la password o con una passkey. Per cinque minuti non ti verrà più chiesto.
confirm-do = Conferma
confirm-passkey = Usa una passkey

my-data = I miei dati
my-data-about = Salva tutto ciò che questo server conserva su di te: profilo, sessioni, partite con le trascrizioni, messaggi di chat, segnalazioni e impostazioni.
my-data-save = Salva i miei dati

privacy-title = Privacy
privacy-stored = Che cosa viene conservato
privacy-person = Il tuo nome, le tue impostazioni e, con un account, la password in forma cifrata (hash) o le chiavi pubbliche delle passkey, finché non elimini l’account.
privacy-cookie = Un solo cookie, che riconosce il tuo browser, e una sessione con il tipo di browser o il nome di un token API. { $days ->
    [one] Entrambi vengono eliminati un giorno dopo l’ultimo uso.
   *[other] Entrambi vengono eliminati { $days } giorni dopo l’ultimo uso.
}
privacy-guest = Gli ospiti senza sessione e senza partite, studi, messaggi di chat o segnalazioni aperte. { $days ->
    [one] Vengono eliminati dopo un giorno.
   *[other] Vengono eliminati dopo { $days } giorni.
}
privacy-games = Partite, risultati, rating, tentativi ai problemi e messaggi di chat, finché non elimini l’account o il tavolo viene eliminato. { $days ->
    [one] I tavoli in attesa di giocatori vengono eliminati dopo un giorno di inattività.
   *[other] I tavoli in attesa di giocatori vengono eliminati dopo { $days } giorni di inattività.
}
privacy-studies = Gli studi che salvi, finché non li elimini o elimini l’account. Quello che scrivi nello studio di un’altra persona resta lì; il server registra che l’hai modificato, finché non elimini l’account.
privacy-mail = Il tuo indirizzo e-mail, se l’hai confermato, finché non lo rimuovi. Serve per le notifiche e per una password dimenticata.
privacy-push = Gli indirizzi dei browser che hai iscritto alle notifiche, finché non li disiscrivi o esci.
privacy-address = L’indirizzo internet da cui è iniziata una sessione e quelli degli accessi falliti, per proteggere il server. { $days ->
    [one] Vengono eliminati dopo un giorno.
   *[other] Vengono eliminati dopo { $days } giorni.
}
privacy-attempts = I conteggi delle password errate, senza nomi. { $minutes ->
    [one] Scadono dopo un minuto.
   *[other] Scadono dopo { $minutes } minuti.
}
privacy-moderation = Per i moderatori: messaggi di chat rimossi ({ $lines } giorni), segnalazioni con una copia dello studio segnalato (fino a { $reports } giorni dopo la chiusura) e il registro degli interventi ({ $audit } giorni).
privacy-not = Non ci sono pubblicità né tracciamento, e nulla viene trasmesso ad altri, tranne le notifiche ai servizi che hai scelto.
privacy-rights = I tuoi diritti
privacy-rights-about = Nella pagina dell’account puoi salvare tutto ciò che è conservato su di te, correggere il nome ed eliminare l’account o i tuoi dati di ospite. Dopo l’eliminazione un bot prende il tuo posto nelle partite in corso, e nelle partite finite resta un posto senza nome.
privacy-operator = Gestore di questo server
privacy-no-imprint = Il gestore non ha indicato un contatto.

passkeys = Passkey
passkeys-about = Accedi con l’impronta, il volto o il PIN del dispositivo invece della password.
passkeys-add = Aggiungi una passkey
passkeys-remove = Rimuovi
sessions = Sessioni attive
sessions-browser = Browser sconosciuto
sessions-this = questo browser
sessions-seen = ultimo accesso { $ago }
sessions-end = Termina sessione
bots-title = Account bot
bots-about = Per un account bot gioca un programma, con il protocollo pubblico. I bot hanno una classifica a parte e il loro nome comincia con BOT.
bots-convert = Trasforma in account bot
bots-convert-about = Non si può annullare. Serve un account che non abbia partite con rating e non sieda a nessun tavolo. Poi non usarlo più per giocare di persona: creane un altro per te.
bots-convert-do = Trasforma
bots-tokens-about = Un programma accede con un token API. Dai a ogni programma il suo token, così puoi revocarne uno solo.
bots-token-name = Nome del programma
bots-token-create = Crea un token
bots-token-new = Nuovo token API
bots-token-once = Copialo adesso: viene mostrato una volta sola.
bots-token-revoke = Revoca
bots-token-revoke-named = Revoca il token { $token }

## Classifica e profili

leaders-title = Classifica
leaders-about = Il rating è una stima prudente della forza di un giocatore, perciò sale con il numero di partite. Non contano le partite con i bot, né quelle che si interrompono allo scadere del tempo.
leaders-empty = Ancora nessun giocatore con un rating.
leaders-kind = Classifica di
leaders-people = Persone
leaders-bots = Bot
leaders-bots-about = Rating degli account bot, per i quali giocano programmi. Contano anche le partite con persone, che però non cambiano il rating di queste.
leaders-bots-empty = Ancora nessun bot con rating.
leaders-size = Tavolo
leaders-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
leaders-place = Posizione
leaders-rating = Rating
leaders-games = Partite
leaders-wins = Vinte
profile-guest = Ospite
profile-since = iscrizione: { $ago }
profile-unknown = Questo giocatore non esiste.
profile-unrated = Ancora nessuna partita classificata.
profile-points = Punti a partita
profile-source = { $source ->
    [tile] tessere
    [war] guerre
    [revolt] rivolte
    [monument] monumenti
    [wonder] meraviglia
   *[treasure] tesori
}
profile-lowest = colore più debole { $points }
profile-no-games = Ancora nessuna partita conclusa.
profile-more = Altre

## Messaggi di errore

refused-online = { $code ->
    [who-are-you] Prima scegli un nome.
    [logged-out] La sessione è scaduta. Accedi di nuovo.
    [too-many] Hai troppe pagine aperte. Chiudine qualcuna.
    [many] Hai raggiunto il limite. Prima eliminane uno, oppure riprova più tardi.
    [many-tables] Hai troppi tavoli o trascrizioni aperti. Finiscine o eliminane qualcuno.
    [too-fast] Troppe richieste. Attendi un momento.
    [no-spectators] Solo i giocatori possono vedere questo tavolo.
    [seat-taken] Questo posto è appena stato occupato. Scegline un altro.
    [seated] Hai già un posto a questo tavolo.
    [dynasty-taken] Questa dinastia è di un altro giocatore.
    [not-absent] Il giocatore è tornato o ha ancora tempo per tornare.
    [not-host] Solo chi ha creato il tavolo può iniziare la partita.
    [begun] La partita è già iniziata.
    [too-soon] I browser degli altri giocatori hanno dieci secondi per contribuire al mescolamento. Riprova tra poco.
    [not-begun] Qui non c’è nessuna partita in corso.
    [waiting] La partita non è ancora iniziata.
    [empty] Prima deve sedersi almeno un giocatore.
    [stopped] Questa partita è stata interrotta.
    [not-over] La partita non è ancora finita.
    [no-hints] I suggerimenti non sono disponibili nelle partite tra persone.
    [seat-left] Tutti gli altri hanno lasciato il posto a un bot. Riprova quando qualcuno sarà tornato.
    [saying] Il messaggio non può essere inviato: è vuoto, troppo lungo o contiene caratteri che non si possono visualizzare.
    [contribution] Il server non ha potuto leggere il contributo del tuo browser al mescolamento. Riprova.
    [name] Un nome ha da 1 a 24 caratteri visibili, senza #, con lettere di un solo alfabeto.
    [taken] Questo nome è già in uso. Scegline un altro.
    [address-banned] Il gestore di questo server ha bloccato il tuo indirizzo.
    [closed] Al momento questo server non accetta nuovi giocatori.
    [confirm] Conferma prima la tua identità.
    [invitation] Questo codice d’invito è sconosciuto, esaurito o scaduto. Chiedine uno nuovo.
    [muted] Un moderatore ti ha tolto la parola per un certo tempo. Puoi comunque giocare.
    [weak-password] Questa password è troppo facile da indovinare. Scegli più parole insolite, senza il tuo nome.
    [banned] Questo account è stato chiuso.
    [account] Hai già un account.
    [bot] Per un account bot gioca un programma. Con questo account non è possibile.
    [guest] Prima crea un account.
    [password] Nome o password errati.
    [password-length] Una password ha da 8 a 200 caratteri.
    [passkey] Questa passkey non ha funzionato. Riprova.
    [last-key] È l’unico modo per accedere al tuo account. Prima imposta una password.
    [mail] Questo indirizzo e-mail non è valido.
    [no-mail] Prima conferma un indirizzo e-mail.
    [mail-failed] Non è stato possibile inviare l’e-mail a questo indirizzo.
    [webhook] Non è possibile inviare notifiche a questo URL.
    [link] Questo link non è più valido.
    [report] Descrivi in poche parole che cosa è successo.
    [subscription] Questo browser non supporta le notifiche push.
    [away] Il server non riesce a raggiungere il database. Riprova tra poco.
   *[other] { refused-code }
}

## Statistics in a profile
statistics-title = Statistiche
statistics-about = { $count ->
    [one] L’ultima partita finita che puoi vedere.
   *[other] Le ultime { $count } partite finite che puoi vedere.
}
statistics-course = Colore più debole, partita per partita (pieno: vinta)
statistics-course-about = { $count ->
    [one] Colore più debole in una partita: { $last }.
   *[other] Colore più debole in { $count } partite: da { $least } a { $most }, ultima { $last }.
}
statistics-of = { $won } su { $games }
statistics-sizes = Vittorie per numero di giocatori
statistics-editions = Vittorie per edizione
statistics-seats = Vittorie per posto
statistics-seat = Posto { $seat }
statistics-sources = Punti a partita, per origine
statistics-fought = Conflitti vinti
statistics-conflicts = { $kind ->
    [war] Guerre
   *[revolt] Rivolte
}
statistics-analysed = { $count ->
    [one] Da una partita analizzata, in punti percentuali
   *[other] Da { $count } partite analizzate, in punti percentuali
}
statistics-error = Errore per decisione
statistics-luck = Fortuna per partita
statistics-adjusted = Risultato senza fortuna
statistics-labels = Decisioni segnalate
statistics-label = { $label ->
    [brilliant] Brillanti
    [inaccuracy] Imprecisioni
    [mistake] Errori
   *[blunder] Errori gravi
}
statistics-costs = Errori tipici, per costo
statistics-share = { $share }
statistics-kind = { $kind ->
    [action] Azioni
    [war] Ordine delle guerre
    [commit] Tessere aggiunte
    [building] Edifici
    [monument] Monumenti
    [treasure] Tesori
   *[wonder-point] Punti della meraviglia
}
