### The analysis of a game, in `shedu analyse` and in annotated records.

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
   *[reveal] { dynasty-name }: fortuna con le tessere nascoste { $points }
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
    [reveals] nascoste
    [end] fine
    [adjusted] senza fortuna
    [error] errore
   *[labels] ?!/?/??
}

## Statistics of a player, in `shedu stats` 

stats-row = { $row ->
    [games] partite vinte
    [lowest] colore più debole in media
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
    [commit] tessere aggiunte
    [building] edifici
    [monument] monumenti
    [treasure] tesori
   *[wonder-point] punti meraviglia
}
