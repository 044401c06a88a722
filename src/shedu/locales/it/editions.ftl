### Le edizioni del gioco e le loro opzioni, nella pagina iniziale e nelle regole.
### Valgono anche qui le note di rules.ftl.

## Editions
preset-modern = La stampa più recente dell’edizione moderna, dal suo regolamento inglese; giochi
    con questa se non ne scegli un’altra. Offre entrambe le mappe, la variante inglese, gli
    edifici e la meraviglia. Il proprietario di un mercante deve prendere i tesori, e se il
    sacchetto non basta per uno scambio la partita finisce subito.
    .title = Moderna

preset-modern-first = Una stampa precedente dell’edizione moderna, dal suo regolamento
    portoghese. Offre le stesse mappe e opzioni e si gioca allo stesso modo. Dove il testo sui
    punti dei monumenti è impreciso, vale la stampa successiva.
    .title = Moderna, prima stampa

preset-pegasus-2007 = L’edizione di Pegasus Spiele del 2007, dal suo regolamento italiano. Offre
    entrambe le mappe e gli edifici, ma non la variante inglese né la meraviglia. Se il
    sacchetto non basta per uno scambio, il turno si conclude comunque, con i suoi punti per i
    monumenti.
    .title = Pegasus (2007)

preset-mayfair-2004 = L’edizione Mayfair, come la espone un riassunto delle sue regole del 2004.
    Ha solo la mappa standard e offre la variante inglese. Il proprietario di un mercante può
    lasciare i tesori, e può prenderli solo se l’azione ne ha messi insieme; se il sacchetto non
    basta per uno scambio, prima si conclude il turno oppure, come opzione, la partita finisce
    subito.
    .title = Mayfair (2004)

preset-classic-1997 = Il gioco classico del 1997, da un regolamento russo. Ha la mappa standard
    e nessuna variante: niente variante inglese, edifici o meraviglia. Il proprietario di un
    mercante deve prendere i tesori, e se il sacchetto non basta per uno scambio la partita
    finisce subito.
    .title = Classica (1997)

preset-custom = La tua combinazione. Puoi unire liberamente tutte le opzioni, anche quelle che
    nessuna edizione ha insieme. Ciò che non cambi resta come nell’edizione moderna.
    .title = Personalizzata

## Options
option-board = La mappa su cui giochi. Le edizioni moderne e Pegasus 2007 hanno entrambe le
    mappe; Mayfair 2004 e Classica 1997 solo quella standard.
    .title = Mappa
    .standard = La mappa standard: dieci templi iniziali con tesori, 143 tessere nel sacchetto,
        bordi speciali sulle quattro caselle iniziali vicine agli angoli.
    .advanced = La mappa avanzata: quattordici templi iniziali con tesori, 139 tessere nel
        sacchetto, bordi speciali sulle sei caselle iniziali all’esterno dei due fiumi.

option-english = In rivolte e guerre non puoi aggiungere tessere che non ti diano una
    possibilità di vincere. L’attaccante non ne aggiunge, o quante servono a superare ciò che il
    difensore ha sul tabellone; il difensore non ne aggiunge, o esattamente quante bastano per
    la parità. Così uno scontro perso non è un modo per liberarsi di tessere indesiderate.
    Un’opzione delle edizioni moderne e di Mayfair 2004.
    .title = Variante inglese

option-buildings = Quattro edifici, uno per colore, si possono mettere su linee di tre o più
    tessere del loro colore. Una tessera piazzata in un regno con l’edificio del suo colore
    porta due punti invece di uno. Un’opzione delle edizioni moderne e di Pegasus 2007.
    .title = Edifici

option-wonder = Una volta per partita, una croce di cinque tessere di un solo colore può essere
    sostituita dalla meraviglia. Chi ha il re nel regno della meraviglia guadagna un punto di un
    colore qualsiasi alla fine di ogni proprio turno. Un’opzione delle edizioni moderne.
    .title = Meraviglia

option-bag = Che cosa succede se scambi tessere e il sacchetto non ne ha abbastanza. Lo
    stabilisce l’edizione, ma Mayfair 2004 ti lascia la scelta; anche in una partita
    personalizzata scegli tu.
    .title = Sacchetto vuoto in uno scambio
    .at-once = La partita finisce all’istante. Nessuno guadagna più punti per i monumenti o la
        meraviglia.
    .finish-turn = Completi comunque il turno e guadagni i suoi punti per i monumenti e la
        meraviglia. La pesca che segue chiude la partita.

option-treasures = Se il proprietario di un mercante deve prendere i tesori. Lo stabilisce
    l’edizione: Mayfair 2004 lascia decidere al giocatore, tutte le altre lo impongono. In una
    partita personalizzata scegli tu.
    .title = Prendere tesori
    .must = Quando finisce un’azione e un regno con un mercante ha due o più tesori, il
        proprietario del mercante li prende tutti tranne uno.
    .may-on-joining = Il proprietario del mercante sceglie se prendere tutti i tesori tranne uno
        o nessuno. L’occasione nasce solo con un’azione che mette insieme dei tesori: quando
        finisce, il regno deve averne due che al suo inizio non erano collegati.

option-open-scores = Tutti vedono per l’intera partita i punti e i tesori di tutti i giocatori.
    Senza questa opzione restano segreti fino alla fine.
    .title = Punteggi visibili

option-open-bag = Tutti vedono quante tessere restano nel sacchetto. Quali siano, e in quale
    ordine arriveranno, resta segreto.
    .title = Sacchetto visibile
