### Problemi: trova la mossa migliore.

puzzles-title = Problemi
puzzles-about = Una mossa è nettamente migliore di tutte le altre. Trovala: vedi ciò che sapeva quel giocatore.
puzzles-daily = Problema del giorno
puzzles-day = { DATETIME($date, dateStyle: "long", timeZone: "UTC") }
puzzles-days = { $count ->
    [one] un giorno di fila
   *[other] { $count } giorni di fila
}
puzzles-start = Risolvi
puzzles-train = Allenamento
puzzles-theme = Tema
puzzles-difficulty = Difficoltà
puzzles-any = qualsiasi
puzzles-progress = { $count ->
    [one] Un problema, tentati { $tried }, risolti { $solved }
   *[other] { $count } problemi, tentati { $tried }, risolti { $solved }
}
puzzles-none = Non c’è ancora un problema così. Scegli un altro tema o un’altra difficoltà.
puzzles-record = I tuoi risultati
puzzles-rating = Rating
puzzles-in-a-row = Risolti di fila
puzzles-best = Serie più lunga
puzzle-task = Trova la mossa migliore
puzzle-about = Giochi con la dinastia { dynasty-name }. Fai la mossa sul tabellone: conta la prima.
puzzle-solved = Giusto, è la mossa migliore
puzzle-failed = C’è una mossa migliore
puzzle-given-up = Questa era la mossa migliore
puzzle-chance = probabilità di vincere circa { $chance }
puzzle-better = Meglio: { $move }
puzzle-reply = Che cosa segue di solito:
puzzle-rating = il tuo rating: { $value }
puzzle-streak = { $count ->
    [one] uno risolto di fila
   *[other] { $count } risolti di fila
}
puzzle-next = Prossimo problema
puzzle-again = Riprova
puzzle-show = Mostra la soluzione
puzzle-give-up = Mi arrendo
puzzle-play-on = Continua la partita
puzzle-opponents = Livello dei bot
puzzle-playing = Continui contro i bot ({ level-title }).
puzzle-all = Tutti i problemi
puzzle-difficulty = { $difficulty ->
    [easy] facile
    [medium] medio
    [hard] difficile
   *[very-hard] molto difficile
}
puzzle-theme = { $theme ->
    [war] guerra
    [revolt] rivolta
    [monument] monumento
    [treasure] tesoro
    [defence] difesa
    [lowest] colore più debole
    [end] fine della partita
    [leader] leader
    [catastrophe] catastrofe
   *[quiet] mossa tranquilla
}
