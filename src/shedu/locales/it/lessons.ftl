### Le lezioni del tutorial: titolo, compiti, reazioni alle altre mosse, conclusione.

learn-title = Impara sul tabellone
learn-about = Brevi lezioni con i pezzi veri. Le prime cinque durano circa due minuti.
learn-extras = Per chi vuole di più
learn-all = Tutte le lezioni
learn-next = Prossima lezione
learn-back = Annulla la mossa
learn-show = Mostrami
learn-again = Di nuovo
learn-play = Gioca una prima partita
learn-step = Compito { $number } di { $count }
learn-done = fatto
learn-continue = Continua: { $lesson }
learn-move = Che cosa ha fatto la mossa

lesson-leader = Piazza un leader
    .task-1 = Raccogli punti in quattro colori con i tuoi quattro leader; alla fine conta solo
        il colore più debole. Prendi il re, il leader nero, e mettilo sulla terra, lato contro
        lato con un tempio (tessera rossa).
    .wrong-1 = Prima il re: prendi il leader nero, poi una casella accanto a un tempio.
    .wrong-1-other = È un altro leader. Funziona allo stesso modo, ma annulla la mossa e piazza
        il re.
    .right = Un tempio e un leader: ecco un regno. Ne fa parte ogni tessera collegata lato
        contro lato, chiunque l’abbia piazzata; gli angoli non collegano.

lesson-tile = Segna con una tessera
    .task-1 = Una tessera piazzata in un regno dà un punto del suo colore al leader di quel
        colore. Le fattorie vanno sui fiumi, le altre tessere sulla terra. Qui c’è il tuo
        mercante (verde): aggiungi un mercato al regno.
    .wrong-1 = Piazza un mercato verde accanto a una tessera o a un leader del regno.
    .wrong-1-colour = Nessuno segna: in questo regno manca un leader di quel colore, e manca il
        re. Piazza un mercato verde.
    .wrong-1-away = Quella casella non è collegata al regno, quindi nessuno segna. Piazza il
        mercato accanto.
    .right = Un punto verde. Era un’azione: un turno ne ha due, e alla fine tutti pescano fino ad
        avere sei tessere.

lesson-king = Il re fa le veci
    .task-1 = Se nel regno manca il leader del colore della tessera, segna il re. Qui c’è solo
        il tuo re: fai un punto rosso con un tempio.
    .wrong-1 = Piazza un tempio rosso collegato al regno del tuo re.
    .wrong-1-own = Il nero è il colore del re. Ora mostra che segna anche gli altri: piazza un
        tempio.
    .wrong-1-away = Quel tempio è fuori dal regno, quindi nessuno segna. Collegalo al regno.
    .right = Il re ha segnato in rosso, il colore del sacerdote. Nel dubbio, comincia da lui.

lesson-kingdom = Più leader in un regno
    .task-1 = In un regno possono stare leader di più giocatori; il simbolo su un leader dice di chi
        è. Qui ci sono il tuo sacerdote (rosso) e il mercante (verde) del Toro. Fai un punto per te.
    .wrong-1 = Piazza un tempio nel regno: il rosso è il colore del tuo sacerdote.
    .wrong-1-theirs = Il punto è andato al mercante del Toro: non importa chi piazza la tessera.
        Usa il colore del tuo sacerdote, il rosso.
    .right = Il punto va al leader, non a chi ha piazzato la tessera. Puoi entrare in ogni regno
        con un leader di un colore che vi manca, ma nessun leader può unire due regni.

lesson-revolt = La rivolta
    .task-1 = Due leader dello stesso colore non possono stare nello stesso regno. Metti il tuo
        re nel regno del re del Toro, dove tocca più templi: comincia una rivolta.
    .task-2 = Una rivolta si decide con i templi, qualunque sia il colore dei leader: quelli
        accanto a ciascuno, più quelli dalla mano. Prima aggiungi tu, poi il Toro; la parità è
        del difensore. Aggiungi abbastanza templi.
    .wrong-1 = Prendi il leader nero e una casella segnata con le spade, nel regno del re del
        Toro.
    .wrong-2 = Il re del Toro ha resistito. Aggiungi un tempio.
    .wrong-2-tie = Il Toro ha aggiunto un tempio: forze pari, e la parità è del difensore.
        Aggiungi almeno un tempio.
    .right = Vinta: un punto rosso, e il re del Toro torna a casa. I templi aggiunti escono
        comunque dal gioco. Un leader a casa si può piazzare di nuovo, uno sul tabellone si può
        spostare o riportare a casa: ogni volta è un’azione.

lesson-war = La guerra
    .task-1 = Una tessera che collega due regni non dà punti. Se in entrambi c’è un leader dello
        stesso colore, i due si fanno guerra. Il tuo mercante sta di fronte a quello del Toro:
        piazza una tessera che unisca i due regni.
    .task-2 = Conta ogni tessera del colore dei leader nel rispettivo regno, ma non quella che li
        unisce: tu hai tre mercati, il Toro due. Poi si aggiungono mercati dalla mano, prima i tuoi;
        la parità è del difensore.
    .wrong-1 = Piazza una tessera nello spazio tra i due regni.
    .wrong-2 = Il mercante del Toro ha resistito. Aggiungi mercati.
    .wrong-2-tie = Il Toro ha aggiunto un mercato: tre a tre, e la parità è del difensore.
        Aggiungi almeno un mercato.
    .right = Il mercante del Toro torna a casa e i suoi mercati lasciano il tabellone: un punto
        verde per il leader e uno per ogni mercato. Le tessere aggiunte escono dal gioco.
        Senza leader così due regni si uniscono in pace; nessuna tessera può unirne tre. Se nessuno
        dei due leader è tuo, attacca il prossimo giocatore di turno che ne ha uno.

lesson-monument = Costruisci un monumento
    .task-1 = Quattro tessere di un colore in quadrato possono diventare un monumento. Completa
        il quadrato con un tempio.
    .task-2 = Puoi girare le quattro tessere e costruire, ora o mai più. Un monumento ha il colore
        delle tessere e un altro, e ognuno esiste una volta sola: scegline uno per il tuo sacerdote.
    .task-3 = Alla fine del tuo turno ogni tuo leader dei suoi colori nel suo regno segna un punto;
        i leader degli altri, alla fine del loro. Termina il turno.
    .wrong-1 = Tre templi formano un angolo. Piazza il quarto nel vuoto.
    .wrong-2 = Scegli un monumento e costruiscilo.
    .wrong-2-declined = Hai lasciato il quadrato com’è; l’occasione non torna. Annulla la mossa
        e costruisci.
    .wrong-3 = Avevi ancora un’azione e il turno è andato avanti. Annulla la mossa e premi «Fine
        turno».
    .right = Un punto rosso, e un altro alla fine di ogni tuo turno; qui il re non fa le veci. Le
        tessere girate collegano, ma non contano più: senza il tempio in G7 il tuo sacerdote sarebbe
        tornato a casa.

lesson-treasure = Prendi un tesoro
    .task-1 = Le gemme sui templi sono tesori. Quando dopo un’azione un regno ne ha più di uno,
        chi ha lì il mercante (verde) li prende tutti tranne uno. Collega il regno del tuo
        mercante al prossimo tempio con un tesoro.
    .task-2 = Un tesoro resta sul tabellone, l’altro lo prendi tu. Scegli quello che prendi.
    .wrong-1 = Prolunga la catena di tessere verso il tempio in N5.
    .wrong-2 = Scegli un tesoro.
    .right = Alla fine un tesoro vale un punto di qualsiasi colore: aiuta sempre il più debole.
        I tesori sulle caselle con la cornice si prendono per primi. Il tuo mercante li prende anche
        nei turni degli altri.

lesson-catastrophe = Gioca una catastrofe
    .task-1 = Hai due catastrofi per tutta la partita. Una catastrofe distrugge una tessera o
        blocca una casella vuota. Il mercante del Toro ha un solo tempio: distruggilo.
    .wrong-1 = Prendi una catastrofe e il tempio accanto al mercante del Toro.
    .wrong-1-other = Il mercante del Toro ha ancora il suo tempio. Colpisci il tempio in L7.
    .right = Un leader senza tempio torna subito a casa. La casella resta bloccata per sempre: non
        collega nulla e può dividere un regno. Leader, monumenti e tessere con un tesoro non si
        possono colpire.

lesson-swap = Scambia tessere
    .task-1 = Sei fattorie e nessun fiume utile. Con un’azione puoi scambiare quante tessere
        vuoi. Scambiane alcune.
    .wrong-1 = Premi «Scambia», segna le tessere e conferma.
    .right = Le vecchie tessere escono dal gioco e nessuno le vede. Lo scambio costa un’azione:
        usalo quando serve.

lesson-lowest = Il colore più debole
    .task-1 = Alla fine conta solo il tuo colore più debole. Hai 1 nero, 6 rosso, 5 blu e 7
        verde. Fai un punto che conta.
    .wrong-1 = Il nero è il tuo colore più debole. Piazza un insediamento nel regno del tuo re.
    .wrong-1-strong = Un punto, ma non nel colore più debole: il risultato resta 1. Piazza un
        insediamento nero.
    .right = Il tuo risultato è salito da 1 a 2. Guarda sempre prima il colore più debole; i
        punti degli altri restano segreti fino alla fine.

lesson-end = Come finisce
    .task-1 = La partita finisce dopo un turno che lascia sul tabellone due tesori o meno, o
        quando qualcuno deve pescare e il sacchetto è vuoto. Ne restano tre: collega il regno
        del tuo mercante al tempio in N5.
    .task-2 = Prendine uno e chiudi la partita.
    .wrong-1 = Piazza una tessera che colleghi il regno al tempio in N5.
    .wrong-2 = Scegli un tesoro.
    .right = I tesori si aggiungono dove servono di più. Poi vince il miglior colore più debole;
        in parità decide quello dopo. Ora conosci il gioco.

lesson-wars = Più guerre
    .task-1 = Qui due tuoi leader stanno di fronte a due del Toro. Unisci i regni in J7.
    .task-2 = Ogni colore che entrambi hanno è una guerra a sé; l’ordine lo sceglie chi è di
        turno. Il tuo re è debole: comincia dai mercanti.
    .task-3 = Tre mercati contro due. Aggiungi quelli che servono.
    .wrong-1 = Piazza una tessera in J7.
    .wrong-2 = Scegli la guerra dei mercanti.
    .wrong-2-kings = Il tuo re non ha insediamenti, quello del Toro ne ha due. Annulla la mossa
        e comincia dai mercanti.
    .wrong-3 = Il mercante del Toro ha resistito. Annulla la mossa.
    .right = I mercati del Toro sono caduti e con loro il collegamento al suo re: la seconda
        guerra non c’è più. Nelle guerre dei sacerdoti restano i templi con un tesoro o accanto
        ad altri leader.

lesson-building = Gli edifici
    .task-1 = Un’opzione: tre tessere di un colore in linea permettono di piazzare l’edificio di
        quel colore. Piazza un terzo mercato.
    .task-2 = Metti il mercato coperto su una tessera della linea. I mercati piazzati nel suo
        regno varranno due punti.
    .wrong-1 = Prolunga i due mercati in una linea di tre.
    .wrong-2 = Scegli una tessera della linea.
    .wrong-2-declined = Hai lasciato l’edificio accanto al tabellone. Annulla la mossa e
        piazzalo.
    .right = Ora rende due punti a chi ha qui il mercante, o altrimenti il re. Una linea più
        lunga di mercati può portarlo via.

lesson-wonder = La meraviglia
    .task-1 = Un’opzione: una croce di cinque tessere di un colore può diventare la meraviglia.
        Completa la croce con un insediamento.
    .task-2 = Erigi la meraviglia al posto di un monumento.
    .wrong-1 = Piazza un insediamento sul braccio aperto della croce.
    .wrong-2 = Scegli la meraviglia e costruiscila.
    .wrong-2-declined = Non hai costruito nulla. Annulla la mossa ed erigi la meraviglia.
    .right = Chi ha il re nel regno della meraviglia riceve un punto di un colore a scelta alla
        fine di ogni suo turno.

lesson-english = La variante inglese
    .task-1 = Un’opzione per i conflitti. Comincia una rivolta: metti il tuo re dove tocca più
        templi del re del Toro.
    .task-2 = L’attaccante non aggiunge nulla, oppure abbastanza per essere in vantaggio. Il
        Toro può poi arrivare giusto alla parità, o non aggiungere nulla. Vinci la rivolta.
    .wrong-1 = Metti il tuo re nel regno del re del Toro.
    .wrong-2 = Il re del Toro ha resistito. Aggiungi un tempio.
    .wrong-2-few = Il Toro è arrivato alla parità, che è del difensore. Aggiungi un tempio.
    .right = Con questa variante non si sprecano tessere in una causa persa.
