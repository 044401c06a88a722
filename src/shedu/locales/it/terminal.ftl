### Testi del terminale: `shedu play`, `shedu show` e `shedu rules`. La cronologia e le domande sono in table.ftl.
###
### Ciò che si digita (mosse, comandi, opzioni) non si traduce: la parola italiana sta tra parentesi, king (re).
### Le intestazioni (terminal-head-…) sono brevi: la tabella sta in 80 colonne.

## Parole

list-or = { $first } o { $last }
terminal-none = –
terminal-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
terminal-you = Tu

## Domande e risposte

terminal-choices = Digita { $choices }.
terminal-ambiguous = «{ $word }» può essere { $choices }. Scrivi qualche lettera in più.
terminal-unknown = «{ $word }» non è una mossa né un comando. Digita ? per la guida.
terminal-did-you-mean = «{ $word }» non è una mossa né un comando. Forse { $choices }?
terminal-written-like = Si scrive così: { $example }
terminal-type-move = Digita una mossa, oppure ? per la guida.
terminal-other-dynasty = Giochi con { $dynasty ->
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}, non con { $other ->
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}.
terminal-refused = Non è permesso.
terminal-no-such-move = Nessuna mossa permessa corrisponde.
terminal-many-moves = { $count ->
    [one] 1 mossa; per vederla digita: moves { $word }
   *[other] { $count } mosse; per vederle digita: moves { $word }
}
terminal-toolbar = Tab completa · ? guida · moves · undo · strengths · rules · quit

## Annullare

terminal-undone = Annullato.
terminal-undo-refused = { $why ->
    [not-your-turn] Puoi annullare solo le decisioni del tuo turno.
    [nothing] Non c’è nulla da annullare: il tuo turno è appena iniziato.
    [drew] Nel frattempo sono state pescate tessere: non c’è nulla da annullare.
    [answered] Nel frattempo ha deciso un altro giocatore: non c’è nulla da annullare.
    [deciding] Un altro giocatore sta decidendo e il suo tempo scorre: non si può annullare.
    [by-bot] Questa decisione l’ha presa un bot mentre eri via: resta valida.
   *[not-offered] Puoi annullare solo le tue decisioni di questo turno, finché non si rivela qualcosa di nascosto.
}

## Salvataggio

terminal-saved-in = La partita è salvata in { $path }
terminal-resume-with = Per riprenderla: { $command }
terminal-not-saved = Le ultime decisioni non sono salvate.
terminal-file-changed = Un altro programma ha modificato il file. Ora la partita è salvata in { $path }
terminal-bot-failed = { $bot } ha avuto un errore; al suo posto è stata giocata una mossa a caso: { $why }
terminal-save-failed = La partita non può essere salvata: { $reason }
terminal-copy-saved = Una copia della partita è salvata in { $path }
terminal-copy-exists = { $path } esiste già. Scegli un altro nome.
terminal-copy-failed = La partita non può essere salvata in { $path }: { $reason }

## Tabelle

terminal-head-leaders = leader
terminal-head-catastrophes = catastr.
terminal-head-hand = mano
terminal-head-colour = { $colour ->
    [black] nero
    [red] rosso
    [blue] blu
   *[green] verde
}
terminal-head-treasures = tesori
terminal-head-place = posto
terminal-head-lowest = minimo
terminal-head-kingdom = regno
terminal-head-leader = leader
terminal-head-space = casella
terminal-head-temples = templi (rivolta)
terminal-head-supporters = seguaci (guerra)
terminal-no-leader = Nessun leader è sul tabellone.
terminal-treasures = tesori
terminal-treasures-left = { $count ->
    [one] 1 sul tabellone: { $spaces }
   *[other] { $count } sul tabellone: { $spaces }
}
terminal-special-border = bordo speciale { $spaces }
terminal-monuments = monumenti
terminal-monuments-none = nessuno costruito
terminal-monuments-built = { $built }; restano: { $left }
terminal-buildings = edifici
terminal-not-placed = a lato del tabellone
terminal-wonder = meraviglia
terminal-wonder-built = sul tabellone
terminal-wonder-not-built = non ancora costruita
terminal-bag = sacchetto

## Dietro il proprio schermo

terminal-own-hand = Mano: { $tiles }
terminal-own-points = Punti: { $points }; più debole: { $lowest }
terminal-own-pieces = Tesori: { $taken }; catastrofi rimaste: { $left }
terminal-own-leaders = Leader in riserva: { $leaders }

## La fine della partita

terminal-shared = { end-shared }: { $names }

## Guida

terminal-help-intro = Digita una mossa come in una trascrizione, oppure quanto basta perché sia chiara:
terminal-help-leader = posiziona o sposta un leader: king (re), priest (sacerdote), farmer (agricoltore), trader (mercante)
terminal-help-off = ritira il leader
terminal-help-tile = piazza una tessera: temple (tempio), settlement (insediamento), farm (fattoria), market (mercato)
terminal-help-catastrophe = gioca una catastrofe
terminal-help-swap = scambia tessere
terminal-help-pass = termina il turno
terminal-help-asked = Risposte alle domande: { $examples }
terminal-help-commands = Comandi:
terminal-help-moves = elenca le mosse permesse, per esempio: moves king, moves f4
terminal-help-board = ridisegna il tavolo
terminal-help-hand = elenca ciò che è dietro il tuo schermo
terminal-help-facts = elenca tesori, monumenti e altri pezzi
terminal-help-log = mostra la cronologia
terminal-help-strengths = mostra la forza di tutti i leader
terminal-help-kingdoms = traccia i confini dei regni, o disegna un tabellone più piccolo
terminal-help-rules = leggi le regole, o una sola
terminal-help-undo = annulla decisioni del tuo turno, finché non si rivela qualcosa di nascosto
terminal-help-save = mostra dove è salvata la partita, o salva una copia in FILE
terminal-help-quit = lascia la partita; per riprenderla: shedu play --resume
terminal-help-letters = Sul tabellone: t tempio, s insediamento, f fattoria, m mercato; K re, P sacerdote, F agricoltore,
    T mercante, ciascuno con la lettera della sua dinastia (a Arciere, b Toro, l Leone, p Vaso); ! catastrofe,
    w meraviglia, x monumento con le lettere dei suoi due colori.

## Inizio

terminal-title = Shedu: Tigri ed Eufrate nel tuo terminale
terminal-ask-resume = Riprendere la partita { $game }? [Y/n]
terminal-quick-start = Premi Invio per giocare subito: regole moderne, 3 giocatori, tu giochi con { $dynasty ->
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}, i bot sono di livello { level-name }.
terminal-ask-quick-start = Invio, oppure c per scegliere:
terminal-ask-players = Quanti giocatori, da 2 a 4? [{ $default }]
terminal-ask-dynasty = Con quale dinastia giochi: { $choices }? [{ $default }]
terminal-ask-level = Quanto sono forti i bot: { $choices }? [{ $default }]
terminal-ask-rules = Quali regole: { $choices }? [{ $default }]
terminal-ask-options = Quali opzioni, separate da virgole: { $choices }? [{ $default }]
terminal-ask-first = Chi inizia: me (tu), una dinastia o random (a caso)? [{ $default }]

## Regole

terminal-no-such-rule = «{ $word }» non è una regola, un’edizione o un’opzione, e nessuna regola ne parla.
terminal-rules-editions = Che cosa c’è in ogni edizione
terminal-rules-edition = edizione
terminal-rules-option = opzione
terminal-rules-always = Tutte le edizioni hanno le opzioni { $options }.
terminal-rules-more = Altro con shedu rules R9.7, R9, wonder, classic-1997 o una parola qualsiasi, e con --all per tutte le
    regole.
