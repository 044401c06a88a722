### Le lezioni del tutorial: titolo, compiti, reazioni alle altre mosse, conclusione.

learn-title = Impara sul tabellone
learn-about = Brevi lezioni con i pezzi veri. Le prime cinque durano circa due minuti.
learn-extras = Opzioni
learn-all = Tutte le lezioni
learn-next = Prossima lezione
learn-back = Annulla la mossa
learn-show = Mostrami
learn-again = Di nuovo
learn-play = Gioca una prima partita
learn-step = Compito { $number } di { $count }
learn-done = fatto

lesson-leader = Piazza un leader
    .task-1 = I punti arrivano dai tuoi leader. Un leader sta sulla terra accanto a un tempio
        (tessera rossa). Prendi il re, il leader nero, e mettilo accanto a un tempio.
    .wrong-1 = Prima il re: prendi il leader nero, poi una casella accanto a un tempio.
    .wrong-1-other = È un altro leader. Funziona allo stesso modo, ma annulla la mossa e piazza
        il re.
    .right = Un tempio e un leader: ecco un regno. Tutte le tessere collegate ora ne fanno
        parte.

lesson-tile = Segna con una tessera
    .task-1 = Una tessera piazzata in un regno dà un punto del suo colore al leader di quel
        colore. Qui c’è il tuo mercante (verde): aggiungi un mercato al regno.
    .wrong-1 = Piazza un mercato verde accanto a una tessera o a un leader del regno.
    .wrong-1-colour = Nessuno segna: in questo regno manca un leader di quel colore, e manca il
        re. Piazza un mercato verde.
    .wrong-1-away = Quella casella non è collegata al regno, quindi nessuno segna. Piazza il
        mercato accanto.
    .right = Un punto verde. I punti restano divisi in quattro colori, e conterà solo il tuo
        colore più basso.

lesson-king = Il re fa le veci
    .task-1 = Se nel regno manca il leader del colore della tessera, segna il re. Qui c’è solo
        il tuo re: fai un punto rosso con un tempio.
    .wrong-1 = Piazza un tempio rosso collegato al regno del tuo re.
    .wrong-1-own = Il nero è il colore del re. Ora mostra che segna anche gli altri: piazza un
        tempio.
    .wrong-1-away = Quel tempio è fuori dal regno, quindi nessuno segna. Collegalo al regno.
    .right = Il re ha segnato in rosso, il colore del sacerdote. Nel dubbio, comincia da lui.

lesson-kingdom = Più leader in un regno
    .task-1 = In un regno possono stare leader di più giocatori. Qui ci sono il tuo sacerdote
        (rosso) e il mercante (verde) del Toro. Fai un punto per te.
    .wrong-1 = Piazza un tempio nel regno: il rosso è il colore del tuo sacerdote.
    .wrong-1-theirs = Il punto è andato al mercante del Toro: non importa chi piazza la tessera.
        Usa il colore del tuo sacerdote, il rosso.
    .right = Il punto va al leader, non a chi ha piazzato la tessera.

lesson-revolt = La rivolta
    .task-1 = Due leader dello stesso colore non possono stare nello stesso regno. Metti il tuo
        re nel regno del re del Toro, dove tocca più templi: comincia una rivolta.
    .task-2 = Nella rivolta contano i templi accanto a ciascun leader, più i templi dalla mano.
        In parità vince il difensore, il Toro. Aggiungi abbastanza templi.
    .wrong-1 = Prendi il leader nero e una casella segnata con le spade, nel regno del re del
        Toro.
    .wrong-2 = Il re del Toro ha resistito. Aggiungi un tempio.
    .wrong-2-tie = Il Toro ha aggiunto un tempio: forze pari, e la parità è del difensore.
        Aggiungi almeno un tempio.
    .right = Vinta: un punto rosso, e il re del Toro torna a casa. I templi aggiunti escono
        comunque dal gioco.

lesson-war = La guerra
    .task-1 = Una tessera che collega due regni con leader dello stesso colore fa scoppiare una
        guerra. Il tuo mercante sta di fronte a quello del Toro. Piazza una tessera che unisca i due
        regni.
    .task-2 = In guerra contano tutte le tessere del colore dei leader nei due regni, più quelle
        dalla mano. Tu hai tre mercati sul tabellone, il Toro due. La parità è del difensore.
    .wrong-1 = Piazza una tessera nello spazio tra i due regni.
    .wrong-2 = Il mercante del Toro ha resistito. Aggiungi mercati.
    .wrong-2-tie = Il Toro ha aggiunto un mercato: tre a tre, e la parità è del difensore.
        Aggiungi almeno un mercato.
    .right = Il mercante sconfitto torna a casa e i suoi mercati lasciano il tabellone. Segni
        per il leader e per ognuno di essi.

lesson-monument = Costruisci un monumento
    .task-1 = Quattro tessere di un colore in quadrato possono diventare un monumento. Completa
        il quadrato con un tempio.
    .task-2 = Gira le quattro tessere e costruisci: il monumento dà un punto a turno in ciascuno
        dei suoi due colori, se nel regno ci sono i tuoi leader di quei colori. Il tuo sacerdote
        segnerà in rosso.
    .wrong-1 = Tre templi formano un angolo. Piazza il quarto nel vuoto.
    .wrong-2 = Scegli un monumento e costruiscilo.
    .wrong-2-declined = Hai lasciato il quadrato com’è; l’occasione non torna. Annulla la mossa
        e costruisci.
    .right = Da ora rende al tuo sacerdote alla fine di ogni tuo turno. Tutti vorranno questo
        regno.

lesson-treasure = Prendi un tesoro
    .task-1 = Alcuni templi portano un tesoro. Quando un regno ne ha due, ne prende uno il
        giocatore con il mercante (verde). Collega il regno del tuo mercante al prossimo tempio con
        un tesoro.
    .task-2 = Un tesoro resta sul tabellone, l’altro lo prendi tu. Scegli quello che prendi.
    .wrong-1 = Prolunga la catena di tessere verso il tempio in N5.
    .wrong-2 = Scegli un tesoro.
    .right = Alla fine un tesoro vale un punto di qualsiasi colore: aiuta sempre il tuo colore
        più debole.

lesson-catastrophe = Gioca una catastrofe
    .task-1 = Hai due catastrofi per tutta la partita. Una catastrofe distrugge una tessera o
        blocca una casella vuota. Il mercante del Toro ha un solo tempio: distruggilo.
    .wrong-1 = Prendi una catastrofe e il tempio accanto al mercante del Toro.
    .wrong-1-other = Il mercante del Toro ha ancora il suo tempio. Colpisci il tempio in L7.
    .right = Un leader senza tempio torna subito a casa. Leader e tesori non si possono colpire.

lesson-swap = Scambia tessere
    .task-1 = Sei fattorie e nessun fiume utile. Con un’azione puoi scambiare quante tessere
        vuoi. Scambiane alcune.
    .wrong-1 = Premi «Scambia», segna le tessere e conferma.
    .right = Le vecchie tessere escono dal gioco e nessuno le vede. Lo scambio costa un’azione:
        usalo quando serve.

lesson-lowest = Il colore più basso
    .task-1 = Alla fine conta solo il tuo colore più basso. Hai 1 nero, 6 rosso, 5 blu e 7
        verde. Fai un punto che conta.
    .wrong-1 = Il nero è il tuo colore più basso. Piazza un insediamento nel regno del tuo re.
    .wrong-1-strong = Un punto, ma non nel colore più basso: il risultato resta 1. Piazza un
        insediamento nero.
    .right = Il tuo risultato è salito da 1 a 2. Guarda sempre prima il colore più basso.

lesson-end = Come finisce
    .task-1 = La partita finisce dopo il turno in cui sul tabellone restano due tesori o meno, o
        quando il sacchetto è vuoto. Ne restano tre: collega il regno del tuo mercante al tempio in
        N5.
    .task-2 = Prendine uno e chiudi la partita.
    .wrong-1 = Piazza una tessera che colleghi il regno al tempio in N5.
    .wrong-2 = Scegli un tesoro.
    .right = I tesori si aggiungono dove servono di più, poi si confrontano i colori più bassi.
        Ora conosci il gioco.

lesson-building = Gli edifici
    .task-1 = Un’opzione: tre tessere di un colore in linea permettono di piazzare l’edificio di
        quel colore. Piazza un terzo mercato.
    .task-2 = Metti il mercato coperto su una tessera della linea. I mercati piazzati nel suo
        regno varranno due punti.
    .wrong-1 = Prolunga i due mercati in una linea di tre.
    .wrong-2 = Scegli una tessera della linea.
    .wrong-2-declined = Hai lasciato l’edificio accanto al tabellone. Annulla la mossa e
        piazzalo.
    .right = Una linea più lunga può portare via l’edificio.

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
