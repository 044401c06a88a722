### Guida al tavolo: perché una mossa è rifiutata, che cosa si potrebbe fare, consigli per le prime partite,
### suggerimenti. Valgono anche qui le note per i traduttori di table.ftl.

## Rifiuti

why-placement = { $why ->
    [not-held] { $colour ->
        [black] Non hai insediamenti in mano.
        [red] Non hai templi in mano.
        [blue] Non hai fattorie in mano.
       *[green] Non hai mercati in mano.
    }
    [not-empty] Questa casella non è vuota.
    [needs-river] Una fattoria va su una casella di fiume.
    [needs-land] { $colour ->
        [black] Un insediamento va su una casella di terra.
        [red] Un tempio va su una casella di terra.
       *[green] Un mercato va su una casella di terra.
    }
    [unites-too-many] Una tessera può unire al massimo due regni.
    [stands-there] Il leader è già qui.
    [leader-on-river] Un leader non può stare su un fiume.
    [no-temple] Un leader ha bisogno di un tempio accanto.
    [leader-unites] Un leader non può unire regni.
    [no-catastrophe-left] Non hai più catastrofi.
    [on-leader] Una catastrofe non può colpire un leader.
    [on-catastrophe] Qui c’è già una catastrofe.
    [on-wonder] Una catastrofe non può colpire la meraviglia.
    [on-monument] Una catastrofe non può colpire un monumento né una tessera coperta.
    [on-treasure] Una catastrofe non può colpire una tessera con un tesoro.
    [on-building] Una catastrofe non può colpire una tessera con un edificio.
    [other-building] Questo edificio non corrisponde alla tessera.
    [line-not-longer] Questa linea non è più lunga di quella su cui sta l’edificio.
    [not-on-line] L’edificio va sulla linea della tessera che hai piazzato.
    [no-treasure] Qui non c’è nessun tesoro da prendere.
   *[special-first] Il tesoro con il bordo speciale si prende per primo.
}
why-nothing-fits = Nessuno dei tuoi pezzi può andare qui.
why-looking-back = Stai rivedendo la partita. Prima torna alla posizione attuale.
why-playback = Le ultime mosse vengono ancora mostrate.
space-refused = non possibile: { $reason }

## Pezzi che potrebbero andare in una casella

offers-title = Che cosa vuoi mettere in { $space }?

## Consigli per le prime partite

menu-coach = Riga dei consigli
coach-auto = Prime partite
coach-on = Sempre
coach-off = Mai
coach-line = { $case ->
    [first-leader] Comincia con un leader accanto a un tempio.
    [action] Le tessere danno punti al tuo leader di quel colore nello stesso regno. Conta il tuo colore più debole.
    [last-action] Ancora un’azione, oppure chiudi il turno.
    [building] Con l’edificio le tessere del suo colore valgono due punti nel suo regno.
    [war] Chi vince segna i sostenitori di chi perde: comincia dalla guerra che puoi vincere.
    [monument] Alla fine del turno di ogni giocatore un monumento rende ai suoi leader di quei colori nel regno.
    [treasure] Un tesoro è un punto di un colore qualsiasi alla fine.
    [wonder-point] Prendi il colore di cui hai meno punti.
    [swap] Segna le tessere che vuoi cambiare.
   *[wait] Giocano gli altri. I segni sul tabellone mostrano che cosa cambia.
}

## Suggerimenti

hint-panel = Suggerimento
hint-move = { $move ->
    [place-tile] { $colour ->
        [black] Insediamento in { $space }
        [red] Tempio in { $space }
        [blue] Fattoria in { $space }
       *[green] Mercato in { $space }
    }
    [position-leader] { $colour ->
        [black] Re in { $space }
        [red] Sacerdote in { $space }
        [blue] Agricoltore in { $space }
       *[green] Mercante in { $space }
    }
    [withdraw-leader] { $colour ->
        [black] Ritira il re
        [red] Ritira il sacerdote
        [blue] Ritira l’agricoltore
       *[green] Ritira il mercante
    }
    [play-catastrophe] Catastrofe in { $space }
    [swap] { $count ->
        [one] Scambia 1 tessera
       *[other] Scambia { $count } tessere
    }
    [pass] Termina il turno
    [fight-war] Combatti prima la guerra dei { leaders-name }
    [commit] { $count ->
        [0] Non aggiungere tessere
       *[other] Aggiungi { tiles-count }
    }
    [place-building] { building-name } in { $space }
    [build-monument] { monument-name } in { $space }
    [erect-wonder] Erigi la meraviglia intorno a { $space }
    [leave-treasure] Lascia il tesoro in { $space }
    [score-wonder] { $colour ->
        [black] Prendi un punto nero
        [red] Prendi un punto rosso
        [blue] Prendi un punto blu
       *[green] Prendi un punto verde
    }
   *[decline] Rinuncia
}
hint-follow = Preparala
    .about = Prepara la mossa. Poi la confermi tu.
hint-close = Nascondi il suggerimento

## Fine del turno

menu-confirm = Prima della fine del turno
confirm-auto = Secondo la partita
confirm-every = Chiedi
confirm-window = 4 secondi
confirm-none = Niente
prompt-end-turn = Chiudere il turno?
prompt-end-early = Chiudere già il turno?
take-back = Riprendi
undo-casual = Contro i bot puoi annullare anche dopo aver pescato: tornano le stesse tessere.
prompt-treasure-take = Quale tesoro prendi?
choice-treasure-take-note = Li prendi tutti tranne uno. Quello che non scegli resta.
take-do = Prendi { $space }
take-do-none = Prendi

## Rivedere le mosse durante la partita

back-begin = Rivedi
    .about = Una mossa indietro. Anche ogni riga della cronologia mostra il tabellone dopo la sua mossa.
back-since = Dal tuo turno
    .about = Mostra che cosa hanno fatto gli altri dopo il tuo ultimo turno
back-earlier = Indietro
back-later = Avanti
back-present = Torna alla partita
back-start = L’inizio della partita
space-changed = cambiato dopo il tuo ultimo turno
help-key-back = rivedi, una mossa indietro
help-key-later = una mossa avanti
help-key-since = mostra che cosa è successo dopo il tuo ultimo turno
help-mark-changed = cambiato dopo il tuo ultimo turno

## Più persone allo stesso schermo

handover = Ora tocca { $dynasty ->
    [archer] all’Arciere
    [bull] al Toro
    [lion] al Leone
   *[pot] al Vaso
}: passa il dispositivo.
handover-do = Nascondi le tessere

## Prima visita

first-title = È la tua prima partita?
first-about = Cinque brevi lezioni sul tabellone durano due minuti. Puoi anche giocare subito, con un consiglio per ogni decisione.
first-learn = Impara sul tabellone
first-play = Gioca subito

## Il maestro

coach-warning = Sei sicuro?
coach-late = È stato un errore
coach-cost = Per quel che puoi sapere, le tue possibilità di vittoria scendono da { $best } a { $chance }.
coach-yours = La tua mossa: { $reason }.
coach-better = Meglio: { $move } – { $reason }.
coach-anyway = Gioca comunque
coach-keep = Va bene così
coach-praise = Ben trovato: { $reason }.
coach-stop = Basta consigli
coach-stopped = Niente più consigli. Si riattivano dal menu.
