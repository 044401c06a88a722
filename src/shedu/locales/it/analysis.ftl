### The analysis of a game, in `shedu analyse`, annotated records and the browser.

analysis-turning-points = Momenti decisivi
analysis-no-turning-points = Nessuna decisione o pescata ha deciso da sola questa partita.
analysis-percent = { $share }
analysis-label = { $label ->
    [brilliant] mossa brillante
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}
analysis-change = { dynasty-name }: { $before } → { $after }
analysis-cost = La decisione è costata { $points } punti percentuali.
analysis-luck = { $cause ->
    [draw] { dynasty-name }: fortuna nella pescata { $points }
   *[reveal] { dynasty-name }: fortuna per le tessere rivelate { $points }
}
analysis-better = Meglio { $move }: { $reason }.
analysis-played = { $move }: { $reason }.
analysis-comment = { $label ->
    [brilliant] Mossa brillante: l’unica buona.
   *[other] { analysis-label }, { $cost } punti percentuali; meglio { $best }
}
analysis-summary = { dynasty-name }: errore { $error } per decisione, fortuna { $luck }, risultato senza fortuna { $adjusted }%
analysis-from-here = Per giocare dalla decisione N: shedu play { $file } --decision N
analysis-head = { $column ->
    [start] inizio
    [own] gioco proprio
    [others] gioco altrui
    [draws] pescate
    [reveals] rivelate
    [end] fine
    [adjusted] senza fortuna
    [error] errore
   *[labels] ?!/?/??
}

## The browser

analysis-title = Analisi
analysis-start = Analizza questa partita
analysis-cancel = Annulla
analysis-progress = { $done } decisioni analizzate su { $total }
analysis-failed = L’analisi non è riuscita. Puoi riprovare.
analysis-curve = Probabilità di vittoria in percentuale; clicca o usa le frecce per vedere una decisione
analysis-show-better = Mostra la mossa migliore: { $move }
analysis-players = Giocatori, in punti percentuali
analysis-sources = Punti per fonte fino a qui

## Statistics of a player, in `shedu stats` and the profile

stats-row = { $row ->
    [games] partite vinte
    [lowest] colore più basso in media
    [edition] per edizione
    [players] per giocatori
    [seat] per posto
    [sources] punti per fonte
    [wars] guerre vinte : perse
    [revolts] rivolte vinte : perse
    [analysed] partite analizzate
    [error] errore per decisione
    [luck] fortuna per partita
    [adjusted] risultato senza fortuna
    [labels] giudizi
   *[mistakes] costo per decisione
}
stats-source = { $source ->
    [tile] tessere
    [war] guerre
    [revolt] rivolte
    [monument] monumenti
    [wonder] meraviglia
   *[treasure] tesori
}
stats-kind = { $kind ->
    [action] azioni
    [war] guerre
    [commit] tessere impegnate
    [building] edifici
    [monument] monumenti
    [treasure] tesori
   *[wonder-point] punti meraviglia
}
