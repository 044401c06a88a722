### Studies, the board editor and the analysis in the browser; these pages load them.

study-title = Studio
study-about = Esamina a fondo una partita: prova altre mosse, fai rispondere i bot e salva quello che trovi in un albero di varianti, con commenti, frecce e segni.
study-begin = Comincia dalla disposizione iniziale
study-editor = Editor del tabellone
study-draft = Apri l’ultimo studio non salvato
study-mine = I tuoi studi
study-open = Apri uno studio o una trascrizione
study-bad-link = Il link è danneggiato. Copialo di nuovo per intero.
study-move = { $move ->
    [place-tile] { tile-name } { $space }
    [position-leader] { leader-name } { $space }
    [withdraw-leader] { leader-name } ritirato
    [play-catastrophe] catastrofe { $space }
    [swap] scambia { $count }
    [pass] fine turno
    [commit] aggiunge { $count }
    [fight-war] prima { $colour ->
        [blue] gli { leaders-name }
       *[other] i { leaders-name }
    }
    [place-building] { building-name } { $space }
    [build-monument] { monument-name } { $space }
    [erect-wonder] meraviglia { $space }
    [leave-treasure] tesoro { $space } resta
    [score-wonder] meraviglia: { points-name }
   *[decline] rinuncia
}
study-start = Inizio
study-empty = Fai una mossa sul tabellone: da lì nasce l’albero. Torna indietro e fanne un’altra per aprire una variante.
study-tree = Varianti
study-aside = Variante successiva
study-answers = Chi fa le mosse degli altri giocatori
study-by-hand = ogni mossa a mano
study-by-bots = rispondono i bot: { level-title }
study-seat = Il tuo posto
study-bot-waits = Tocca a un bot: { dynasty-name }.
study-bot-go = Fallo muovere
study-make-main = Rendi principale
study-remove = Elimina da qui
study-edit-board = Modifica il tabellone
study-screens = Mani e punti
study-all = Tutti gli studi
study-comment = Commento a questa posizione
study-comment-refused = Nel frattempo qualcun altro ha cambiato questo commento. Avevi scritto:
study-draw = Disegna
    .about = Premi una casella, poi un’altra per una freccia o la stessa per un segno. Con il mouse puoi sempre trascinare con il tasto destro.
study-draw-clear = Cancella i disegni
study-colour = { $colour ->
    [green] verde
    [red] rosso
    [blue] blu
   *[yellow] giallo
}
study-keep = Salva
study-keep-copy = Salva una copia
study-keep-title = Salvare e condividere
study-keep-about = Non ancora salvato: l’ultimo studio resta solo in questo browser. Un link copiato contiene tutto lo studio.
study-share = Condividi
study-name = Nome
study-link = Copia un link a questa posizione
study-save = Scarica come testo
study-sharing = Chi può aprirlo con il link
study-sharing-private = solo tu
study-sharing-read = tutti, in lettura
study-sharing-write = tutti, per modificarlo
study-sharing-about = Se più persone modificano insieme, ogni mossa, segno e commento resta; un commento cambiato nel frattempo da qualcun altro non viene sovrascritto.
study-copy = Stai lavorando su una copia, non ancora salvata.
study-of = Uno studio di { $name }, in lettura. Se cambi qualcosa, lavori su una copia.
study-of-together = Uno studio di { $name }, da modificare insieme.
study-delete = Elimina lo studio
study-delete-about = Non si può annullare, e il link smette di funzionare.
study-delete-do = Elimina per sempre
study-report = Segnala questo studio
study-report-about = Che cosa non va?
study-report-do = Invia
study-reported = Grazie. Il gestore di questo server lo esaminerà.
study-from-here = Giocala da qui
study-as-study = Apri come studio

## Analysis

study-analyse = Analizza questa partita
study-analyse-about = Per ogni decisione: la probabilità di vincere prima e dopo, quanto è costata la mossa e quanta fortuna ha avuto ogni giocatore.
study-analyse-do = Analizza
study-analysing = Decisione { $done } di { $total }
study-analysis-failed = L’ultima analisi è stata interrotta da un errore.
study-time = Tempo
study-time-quick = rapida
study-time-normal = normale
study-time-thorough = accurata
study-level = Valutata da un bot
study-again = Analizza di nuovo
study-chances = Probabilità di vincere
study-no-cost = Non è stata trovata una mossa migliore.
study-better = Meglio era { $move }: { $reason }.
study-played = La mossa giocata: { $reason }.
study-point = { $label ->
    [brilliant] geniale
    [inaccuracy] imprecisione, { $points } punti percentuali
    [mistake] errore, { $points } punti percentuali
   *[blunder] errore grave, { $points } punti percentuali
}
study-point-luck = fortuna: { dynasty-name } { $points } punti percentuali
study-point-back = Svolta precedente
study-point-next = Svolta successiva
study-players = Giocatori
study-players-about = Errore: costo medio di una decisione in punti percentuali. ?!/?/??: imprecisioni, errori ed errori gravi. Fortuna: quanto hanno cambiato le pesche e le tessere nascoste, anch’essa in punti percentuali.
study-labels-about = Imprecisioni, errori, errori gravi
study-luck = fortuna
study-sources = Punti per origine
study-save-annotated = Salva con i commenti
study-made-by = { $deals ->
    [one] Valutata da un bot ({ level-title }), con 1 distribuzione delle tessere nascoste per ogni probabilità.
   *[other] Valutata da un bot ({ level-title }), con { $deals } distribuzioni delle tessere nascoste per ogni probabilità.
}

## Board editor

editor-tools = Pezzi
editor-treasure = tesoro
editor-catastrophe = catastrofe
editor-building = edificio su una tessera del suo colore
editor-wonder = meraviglia, dal suo centro
editor-erase = Cancella
editor-clear = Svuota
editor-defects = { $count ->
    [one] Una cosa è impossibile
   *[other] { $count } cose sono impossibili
}
editor-defect = Questo non è possibile
    .R1-2 = Tabellone, mani e sacchetto hanno insieme 30 insediamenti, 57 templi, 36 fattorie e 30
        mercati, comprese le tessere coperte.
    .R1-4 = Un tesoro sta su un tempio, su un monumento o sulla meraviglia.
    .R1-5 = Una mano ha al massimo sei tessere, e un giocatore al massimo due catastrofi.
    .R4-2 = Un leader non sta sul fiume.
    .R4-4 = Due leader dello stesso colore non possono stare nello stesso regno.
    .R4-5 = Un leader ha bisogno di un tempio accanto.
    .R5-1 = Le fattorie stanno sul fiume, le altre tessere sulla terra, e su una casella c’è un solo
        pezzo.
    .R11-1 = Un monumento vuole quattro caselle su cui potevano stare tessere di uno dei suoi
        colori.
    .R11-2 = Una tessera è coperta solo sotto un monumento.
    .R11-4 = Gli edifici sono un’opzione, e ognuno sta su una tessera del suo colore.
    .R11-8 = La meraviglia è un’opzione, e vuole una croce di cinque caselle su cui potevano stare
        tessere di un solo colore.
editor-good = Questa posizione è possibile.
editor-open = Gioca da qui
editor-turn = Tocca a:
editor-actions = Azioni rimaste:
editor-hand = Mano
editor-drawn = si pescano sei tessere
editor-points = Punti
editor-catastrophes = tessere catastrofe rimaste
editor-bag = Nel sacchetto ci sono tutte le altre tessere
