### Le regole di Tigri ed Eufrate come le gioca Shedu, per chi gioca.
###
### Parole usate: leader, regno, regione (solo senza leader), rivolta, guerra, seguace, tesoro,
### catastrofe, monumento, edificio, meraviglia; insediamento, tempio, fattoria, mercato; re,
### sacerdote, agricoltore, mercante; palazzo, biblioteca, granaio, mercato coperto; dinastia,
### posto (al tavolo). Le parole vengono dal regolamento italiano; fanno eccezione rivolta e
### guerra (conflitto interno ed esterno) e mercato coperto (mercato, come la tessera).

## 1. Pieces and set-up
rules-section-1 = Pezzi e preparazione

R1-1 = I colori sono quattro, e ognuno ha la sua tessera, il suo leader e il suo tipo di punti.
    Il nero ha gli insediamenti, il re e i mattoni; il rosso i templi, il sacerdote e gli
    amuleti; il blu le fattorie, l’agricoltore e i raccolti; il verde i mercati, il mercante e
    le merci. Le quattro dinastie sono Arciere, Toro, Leone e Vaso. Tu sei una dinastia e usi
    tutti e quattro i colori; nessun giocatore è mai un colore.
    .title = Colori e dinastie
    .edition-pegasus-2007 = I punti non hanno un nome, soltanto un colore.
    .edition-mayfair-2004 = I punti non hanno un nome, soltanto un colore. La dinastia del Vaso
        si chiama Vasaio.
    .edition-classic-1997 = I punti non hanno un nome, soltanto un colore. La dinastia del Vaso
        si chiama Vasaio.

R1-2 = Il gioco ha 153 tessere: 57 templi, 36 fattorie, 30 insediamenti e 30 mercati.
    .title = Le tessere

R1-3 = Il tabellone ha 16 colonne e 11 righe. Ogni casella è terra o fiume; alcune caselle di
    terra sono caselle iniziali, che ricevono un tempio e un tesoro. Le mappe sono due, standard
    e avanzata. Alcune caselle iniziali hanno un bordo speciale: sulla mappa standard le quattro
    vicine agli angoli, su quella avanzata le sei che si trovano all’esterno dei due fiumi.
    .title = Il tabellone
    .example = Una casella prende il nome dalla sua colonna, da A a P, e dalla sua riga, da 1 a
        11. A1 è l’angolo in alto a sinistra.
    .edition-modern = Sul tabellone stampato la mappa standard ha un margine dorato, quella
        avanzata un margine blu.
    .edition-modern-first = Sul tabellone stampato la mappa standard ha un margine dorato,
        quella avanzata un margine blu.
    .edition-pegasus-2007 = Il regolamento non parla di bordi ma descrive le caselle a parole: i
        quattro angoli della mappa standard e, su quella avanzata, tutto ciò che sta fuori dai
        due fiumi. La mappa avanzata vi si chiama alternativa.
    .edition-mayfair-2004 = Solo la mappa standard. Il riassunto non parla di bordi, ma dei
        quattro tesori più vicini agli angoli.
    .edition-classic-1997 = Solo la mappa standard. Il regolamento non parla di bordi, ma dei
        quattro templi negli angoli.

R1-4 = Ogni casella iniziale riceve un tempio con sopra un tesoro: sono dieci sulla mappa
    standard, quattordici su quella avanzata. Tutte le altre tessere vanno nel sacchetto: 143
    con la mappa standard, 139 con quella avanzata.
    .title = Templi iniziali e sacchetto

R1-5 = Cominci con i quattro leader della tua dinastia, due catastrofi e una mano di sei tessere
    pescate dal sacchetto.
    .title = La dotazione di ogni giocatore

R1-6 = I monumenti sono sei, ognuno di due colori, così che ogni coppia di colori compare una
    volta sola: nero-rosso, nero-blu, nero-verde, rosso-blu, rosso-verde e blu-verde.
    .title = I sei monumenti
    .edition-classic-1997 = Il regolamento si può anche leggere come se un monumento si
        componesse con due parti qualsiasi nel momento in cui lo si costruisce. Shedu gioca in
        ogni edizione con le sei coppie fisse.

R1-7 = Il primo giocatore è estratto a sorte. Da lì il turno passa in senso orario, cioè
    nell’ordine dei posti.
    .title = Chi comincia
    .edition-pegasus-2007 = Comincia chi è stato in vacanza più di recente. Shedu non può sapere
        chi sia, perciò oltre al sorteggio c’è un secondo modo: chi apre il tavolo indica il
        primo giocatore.
    .edition-mayfair-2004 = Il riassunto non dice chi comincia. Shedu tira a sorte.
    .edition-classic-1997 = Il regolamento non dice chi comincia. Shedu tira a sorte.

## 2. Regions and kingdoms
rules-section-2 = Regioni e regni

R2-1 = Tessere e leader sono adiacenti quando le loro caselle hanno un lato in comune; toccarsi
    per un angolo non basta mai. Tutte le tessere e tutti i leader che si toccano in questo
    modo, uno dopo l’altro, sono collegati. La meraviglia e le tessere coperte collegano come
    le altre tessere. Le catastrofi e le caselle vuote non collegano nulla.
    .title = Adiacente e collegato

R2-2 = Un gruppo collegato con almeno un leader è un regno. Un gruppo collegato senza alcun
    leader è una regione, anche se è formato da una sola tessera.
    .title = Regno o regione
    .edition-pegasus-2007 = Questo regolamento chiama regione ogni gruppo collegato, e regno una
        regione con un leader. Il gioco è lo stesso.
    .edition-mayfair-2004 = Il riassunto chiama regione ogni gruppo collegato di due o più
        pezzi, e regno una regione con un leader. Per Shedu anche una sola tessera è una
        regione; il gioco è lo stesso.
    .edition-classic-1997 = Questo regolamento chiama regione ogni gruppo collegato, e regno una
        regione con un leader. Il gioco è lo stesso.

## 3. A turn
rules-section-3 = Il turno

R3-1 = Nel tuo turno sei il giocatore attivo ed esegui fino a due azioni. L’ordine lo scegli tu,
    e possono anche essere dello stesso tipo. Puoi fermarti dopo un’azione, o non farne nessuna.
    Anche allora ricevi ciò che portano i tuoi monumenti e la meraviglia, e peschi le tue
    tessere.
    .title = Fino a due azioni
    .edition-pegasus-2007 = Il regolamento dice che si possono eseguire due azioni e non parla
        di fermarsi prima. Shedu prende alla lettera quel «possono».

R3-2 = Con ogni azione fai una di queste quattro cose: piazzi una tessera, posizioni un leader,
    scambi tessere o giochi una catastrofe.
    .title = Le quattro azioni

R3-3 = Un’azione finisce solo quando è risolto tutto ciò che ha provocato. Prima vengono rivolte
    e guerre; poi gli edifici; dopo di loro il monumento o la meraviglia; per ultimi i tesori.
    .title = Quando finisce un’azione
    .example = Piazzi un tempio che unisce due regni, completa un quadrato e mette insieme due
        tesori. Prima si combattono le guerre. Se il quadrato c’è ancora, puoi costruire un
        monumento. Poi il proprietario del mercante prende un tesoro, e solo ora comincia la tua
        azione successiva.

## 4. Leaders
rules-section-4 = Leader

R4-1 = Posizioni solo i leader della tua dinastia. Con un’azione metti sul tabellone un leader
    della tua riserva, ne sposti uno dalla sua casella a un’altra, oppure ne ritiri uno dal
    tabellone nella tua riserva.
    .title = Solo i propri leader

R4-2 = Un leader sta su una casella di terra vuota, e almeno un tempio scoperto dev’essere
    adiacente a quella casella. Non può mai stare su un fiume, una catastrofe, una tessera o
    un’altra casella occupata.
    .title = Dove può stare un leader
    .example = Una casella accanto a un tempio girato per un monumento non va bene per un
        leader, a meno che su un altro lato non ci sia un tempio scoperto.

R4-3 = Non puoi mettere un leader dove farebbe di due regni uno solo. Le regioni senza leader
    non sono un ostacolo: può collegarne quante vuoi, a un regno o tra loro. Quando sposti un
    leader, prima toglilo dal tabellone: i regni si valutano senza di lui. Rimetterlo
    sulla casella da cui viene non è uno spostamento.
    .title = I leader non uniscono mai due regni
    .example = Il tuo re sta tra l’agricoltore del Leone e il mercante del Toro ed è tutto ciò
        che li collega. Una volta tolto lascia due regni, quindi non puoi posarlo su un’altra
        casella che li tocchi entrambi.
    .ruling = I regolamenti non dicono se un leader che si sposta tiene ancora unito il suo
        vecchio regno. Shedu prima lo toglie, come fa la tua mano al tavolo.

R4-4 = Quando metti un leader in un regno dove c’è un altro leader dello stesso colore, scoppia
    una rivolta. La sezione 8 spiega come si risolve.
    .title = Un leader di quel colore

R4-5 = Un leader ha sempre bisogno di un tempio scoperto accanto. Quando l’ultimo tempio
    scoperto adiacente sparisce o viene girato, il leader torna subito al proprietario. La causa
    non conta: una catastrofe, un monumento o la meraviglia.
    .title = Leader senza tempio
    .example = Il Toro costruisce un monumento su quattro templi. Il mercante del Leone era
        adiacente a uno di essi e a nessun altro tempio, perciò torna al Leone.

R4-6 = Non guadagni punti se metti un leader sul tabellone, se lo sposti o se lo ritiri.
    .title = Nessun punto per il posizionamento

## 5. Tiles
rules-section-5 = Tessere

R5-1 = Prendi una tessera dalla mano e piazzala scoperta su una casella vuota. Le fattorie vanno
    solo sulle caselle di fiume; insediamenti, templi e mercati solo sulle caselle di terra. La
    tessera può avere qualsiasi vicino, o nessuno. In seguito non puoi più spostarla.
    .title = Dove vanno le tessere

R5-2 = Non puoi piazzare una tessera dove unirebbe tre o più regni. Due è il massimo, e le
    regioni senza leader non contano come regni.
    .title = Al massimo due regni

R5-3 = Una tessera piazzata in un regno porta un punto del suo colore. Se nel regno c’è un
    leader di quel colore, il punto va al suo proprietario; altrimenti va al proprietario del re
    del regno; se manca anche il re, non va a nessuno. Chi ha piazzato la tessera non conta. Non
    importa nemmeno se la tessera collega intanto al regno regioni senza leader.
    .title = Punti per una tessera
    .example = Piazzi un mercato in un regno con il re del Toro e il sacerdote del Leone. Il
        mercante manca, perciò il Toro, che ha il re, guadagna un punto verde.

R5-4 = Una tessera che unisce due regni non porta punti a nessuno, che segua una guerra o no. La
    tessera unificazione la copre finché non sono finite tutte le guerre.
    .title = Le tessere che uniscono non danno punti

R5-5 = I punti sono tuoi nel momento in cui li ottieni, prima che il gioco prosegua.
    .title = Punti immediati

## 6. Catastrophes
rules-section-6 = Catastrofi

R6-1 = Giochi una catastrofe su una casella vuota qualsiasi, terra o fiume, oppure su una
    tessera, che in tal caso esce dal gioco. Leader, monumenti, meraviglia e altre catastrofi
    non si possono colpire. Nemmeno le tessere con un tesoro o un edificio si possono colpire.
    .title = Dove può colpire una catastrofe
    .ruling = Le quattro tessere coperte sotto un monumento ne fanno parte, perciò nessuna di
        esse può essere colpita.

R6-2 = Una catastrofe resta fino alla fine della partita, non collega nulla e chiude la sua
    casella a ogni altro pezzo. Può spezzare un regno in più parti. Un leader che perde così
    l’ultimo tempio scoperto torna al proprietario (R4.5). Hai due catastrofi per tutta la
    partita e non ne ricevi altre.
    .title = Che cosa fa una catastrofe

## 7. Swapping tiles
rules-section-7 = Scambiare tessere

R7-1 = Scegli da una a sei tessere della tua mano, al massimo quante ne hai. Escono dal gioco
    senza essere mostrate, e tu ne peschi altrettante dal sacchetto. Se lo scambio è la tua
    prima azione, puoi usare le nuove tessere nella seconda.
    .title = Scambiare tessere

R7-2 = Puoi scambiare qualunque sia il numero di tessere nel sacchetto, perché quel numero è
    segreto. Se sono troppo poche, ricevi quelle rimaste; R13.2 spiega come finisce allora la
    partita.
    .title = Scambiare con poche tessere rimaste

## 8. Revolts
rules-section-8 = Rivolte

R8-1 = In una rivolta si affrontano i due leader di un colore. Chi ha posizionato il nuovo
    leader è l’attaccante; il proprietario del leader che c’era già è il difensore. Nessuno dei
    due può ritirare il leader per evitare la rivolta.
    .title = Attaccante e difensore
    .ruling = I regolamenti di Classica 1997 e Pegasus 2007 vietano di ritirare il leader; gli
        altri tacciono. Shedu lo vieta in ogni edizione.

R8-2 = La tua forza è il numero di templi scoperti adiacenti al tuo leader, più i templi che
    aggiungi dalla mano. Un tempio adiacente a entrambi i leader conta per entrambi. Prima
    l’attaccante aggiunge quanti templi vuole, scoperti, poi fa lo stesso il difensore. Ognuno
    ha una sola occasione, e può anche non aggiungerne.
    .title = La forza in una rivolta
    .example = Si affrontano due re: qui i colori non contano, contano solo i templi. L’Arciere
        attacca con un tempio accanto al re e due dalla mano, in tutto tre.

R8-3 = La forza maggiore vince la rivolta. In caso di parità vince il difensore.
    .title = Chi vince una rivolta
    .example = L’attaccante ha due templi sul tabellone e ne aggiunge due, il difensore ne ha
        uno e ne aggiunge tre. È quattro a quattro, quindi vince il difensore.

R8-4 = Chi vince guadagna un punto rosso, mai di più, di qualunque colore siano i leader. Il
    leader di chi perde torna al proprietario. Tutti i templi aggiunti dalle due parti escono
    dal gioco.
    .title = Dopo una rivolta
    .example = Il tuo mercante batte un altro mercante sei a due. Guadagni un punto rosso e
        nessun punto verde, e i templi sul tabellone restano dove sono.

## 9. Wars
rules-section-9 = Guerre

R9-1 = Quando una tessera unisce due regni, guarda ogni colore. Se entrambi i regni hanno un
    leader di quel colore, i due leader sono in guerra. Se questo non vale per nessun colore, i
    regni diventano uno in pace.
    .title = Quando scoppia la guerra
    .ruling = Nessuno può ritirare un leader dal tabellone per evitare una guerra. Lo dicono i
        regolamenti di Classica 1997 e Pegasus 2007, e gli altri non permettono nulla del
        genere.

R9-2 = Se ci sono più guerre aperte, il giocatore attivo sceglie la prossima da combattere. Dopo
    ogni guerra si guarda di nuovo il tabellone, ed è questo a decidere quali guerre sono ancora
    aperte. Se due leader non sono più collegati, tra loro non c’è più guerra.
    .title = L’ordine delle guerre
    .example = Sono in guerra i mercanti e i re. La guerra dei mercanti viene prima e rimuove i
        mercati che tenevano unito il regno. I re ora sono separati, e la loro guerra non si
        combatte più.

R9-3 = Se uno dei due leader è del giocatore attivo, attacca il giocatore attivo. Altrimenti
    l’attaccante è il primo giocatore, in senso orario dal giocatore attivo, che ne possiede
    uno. Il proprietario dell’altro leader difende.
    .title = Chi attacca in una guerra
    .example = I posti sono Arciere, Toro, Leone, Vaso. L’Arciere unisce due regni in cui il
        Vaso e il Toro hanno un agricoltore ciascuno. Il Toro è il primo dopo l’Arciere e
        attacca.

R9-4 = La tua forza è il numero di seguaci del tuo leader, più le tessere di quel colore che
    aggiungi dalla mano; prima l’attaccante ne aggiunge quante vuole, poi il difensore, una
    volta ciascuno. I seguaci sono le tessere scoperte del colore del leader collegate al leader
    da una catena che non passa per la tessera unificazione. La tessera sotto la tessera
    unificazione non sostiene nessuno, e nemmeno le tessere di regioni senza leader collegate
    solo attraverso di essa. Una tessera non conta più se una guerra precedente della stessa
    azione ha spezzato il suo collegamento con il leader.
    .title = La forza in una guerra
    .example = Il tuo agricoltore è collegato a quattro fattorie. Nella guerra precedente sono
        stati rimossi dei mercati, e due delle fattorie non sono più collegate al tuo
        agricoltore. Ti restano due seguaci.
    .ruling = I regolamenti più vecchi contano le tessere del regno da cui viene il leader, e
        non dicono che ne è di quelle isolate da una guerra precedente. Il regolamento moderno
        conta solo le tessere ancora collegate. Shedu fa così in ogni edizione.
    .edition-modern = Il regolamento dice espressamente che ogni altra guerra si combatte con il
        regno così come lo hanno lasciato le guerre precedenti.
    .edition-modern-first = Il regolamento dice espressamente che ogni altra guerra si combatte
        con il regno così come lo hanno lasciato le guerre precedenti.

R9-5 = La forza maggiore vince la guerra. In caso di parità, anche zero a zero, vince il
    difensore.
    .title = Chi vince una guerra

R9-6 = Chi perde riprende il leader sconfitto, i cui seguaci sono rimossi dal tabellone e dal
    gioco, tranne quelli protetti da R9.7 e R9.8. Chi vince guadagna punti del colore della
    guerra: uno per il leader e uno per ogni tessera così rimossa. Anche le tessere aggiunte
    dalle due parti escono dal gioco, ma non portano punti.
    .title = Dopo una guerra
    .example = Il mercante del Leone vince cinque a tre. Chi ha perso aveva due mercati sul
        tabellone e ne ha aggiunto uno. Il Leone guadagna tre punti verdi: uno per il mercante e
        due per i mercati sul tabellone.

R9-7 = Quando sono in guerra i sacerdoti, alcuni templi di chi perde possono salvarsi. Un tempio
    con un tesoro resta, e così un tempio adiacente a un leader qualsiasi che non sia il
    sacerdote sconfitto. I templi che restano non portano punti.
    .title = Templi che restano
    .example = Un sacerdote sconfitto aveva quattro templi. Uno ha un tesoro e uno è adiacente a
        un re, quindi ne sono rimossi due. Chi vince guadagna tre punti rossi: uno per il
        sacerdote e due per quei templi.
    .edition-modern = In un punto il regolamento nomina come tali leader solo re, agricoltore e
        mercante. Non fa differenza: il sacerdote vincitore non può mai stare accanto a un
        seguace di quello sconfitto.
    .edition-modern-first = In un punto il regolamento nomina come tali leader solo re,
        agricoltore e mercante. Non fa differenza: il sacerdote vincitore non può mai stare
        accanto a un seguace di quello sconfitto.

R9-8 = Le tessere sotto gli edifici sostengono il loro leader come tutte le altre. Quando la
    loro parte perde, restano sul tabellone e non portano punti.
    .title = Seguaci sotto un edificio

R9-9 = Dopo l’ultima guerra la tessera unificazione viene tolta. La tessera che copriva resta
    sul tabellone.
    .title = Quando le guerre sono finite

## 10. The English variant
rules-section-10 = La variante inglese

R10-1 = È un’opzione, valida sia per le rivolte sia per le guerre. L’attaccante non aggiunge
    tessere, oppure ne aggiunge tante che il totale superi la forza del difensore sul tabellone.
    Un attaccante che sul tabellone è già più forte può aggiungerne quante vuole. Un attaccante
    che non può arrivarci non ne aggiunge.
    .title = Variante inglese: l’attaccante
    .example = Attacchi con due sul tabellone contro quattro. Non aggiungi tessere, oppure ne
        aggiungi tre o più. Se ne hai solo due adatte, non ne aggiungi.
    .edition-pegasus-2007 = Non fa parte di questa edizione.
    .edition-classic-1997 = Non fa parte di questa edizione.

R10-2 = Con la stessa opzione, il difensore non aggiunge tessere, oppure ne aggiunge esattamente
    quante bastano per la parità. Un difensore che non è in svantaggio non ne aggiunge.
    .title = Variante inglese: il difensore
    .example = L’attaccante è arrivato a sei, tu hai quattro sul tabellone. Aggiungi due tessere
        e vinci per la parità, oppure non ne aggiungi.
    .edition-pegasus-2007 = Non fa parte di questa edizione.
    .edition-classic-1997 = Non fa parte di questa edizione.

## 11. Monuments, buildings and the wonder
rules-section-11 = Monumenti, edifici e meraviglia

R11-1 = Dopo che hai piazzato una tessera e le sue guerre sono finite, guarda se la tessera fa
    parte di un quadrato di due per due tessere scoperte di un solo colore. Se è così, puoi
    costruire: gira le quattro tessere, in modo che siano coperte, e mettici sopra un monumento
    che abbia quel colore e sia ancora libero. Puoi farlo solo ora; un quadrato lasciato così
    non dà diritto a costruire più tardi. Se la tessera completa più quadrati, o se più
    monumenti hanno quel colore, la scelta è tua.
    .title = Costruire un monumento
    .ruling = Un quadrato senza monumento tiene scoperte le sue tessere. Una tessera piazzata
        più tardi può far parte di un nuovo quadrato che ne usa alcune.

R11-2 = Le tessere girate continuano a collegare, ma non servono ad altro. Non possono più
    essere distrutte, e il monumento nemmeno. Se una tessera girata porta un tesoro, il tesoro
    vi resta sopra. I leader che perdono l’ultimo tempio scoperto perché sono stati girati dei
    templi tornano ai proprietari (R4.5).
    .title = Sotto un monumento

R11-3 = Quando finisce il tuo turno, guarda i tuoi leader sul tabellone. Per ognuno guadagni un
    punto del suo colore per ogni monumento del suo regno che ha quel colore. Un re porta punti
    solo per i monumenti neri e non sostituisce un leader mancante.
    .title = Punti dai monumenti
    .example = Il tuo agricoltore è in un regno con un monumento rosso-blu e uno blu-verde.
        Guadagni due punti blu alla fine del tuo turno.
    .edition-modern-first = Il testo si può intendere come un punto per ogni leader, qualunque
        sia il numero di monumenti. La stampa successiva della stessa edizione lo chiarisce,
        perciò Shedu conta in tutte le edizioni ogni coppia di leader e monumento.
    .edition-pegasus-2007 = Qui il regolamento non nomina il re. Poiché a un leader serve un
        monumento del suo colore, il risultato è lo stesso.

R11-4 = Gli edifici sono un’opzione: palazzo (nero), biblioteca (rosso), granaio (blu) e mercato
    coperto (verde), che cominciano accanto al tabellone. Se la tessera che hai piazzato è in
    una linea retta senza interruzioni di almeno tre tessere scoperte, tutte del suo colore,
    puoi mettere l’edificio di quel colore su una tessera qualsiasi della linea. Una linea è
    sempre intera: ogni tessera del colore che segue senza interruzioni, in orizzontale o in
    verticale, quando le guerre sono finite. La linea orizzontale e quella verticale si valutano
    ognuna per sé.
    .title = Piazzare un edificio
    .example = Il tuo mercato ha un mercato a sinistra e uno sopra. I tre formano un angolo e
        non una linea, quindi qui non c’è posto per il mercato coperto.
    .edition-mayfair-2004 = Non fa parte di questa edizione.
    .edition-classic-1997 = Non fa parte di questa edizione.

R11-5 = Un edificio che è già sul tabellone vi resta, a meno che la tua nuova linea sia più
    lunga: allora puoi portarlo su quella. Deve battere sia la linea orizzontale sia quella
    verticale che passano per la tessera con l’edificio, entrambe come sono in quel momento. Una
    linea spezzata non perde il suo edificio, e conta con le tessere che le restano. Perciò non
    puoi spostare un edificio lungo la sua stessa linea, ma una linea più lunga che la incrocia
    può prenderlo.
    .title = Prendere un edificio
    .example = Il granaio è su una linea di tre fattorie. Un’altra linea di tre non basta per
        prenderlo, una di quattro sì. Se una catastrofe avesse lasciato al granaio una sola
        fattoria oltre alla sua, basterebbe una linea di tre.
    .edition-pegasus-2007 = Il regolamento parla di una sola linea dell’edificio. Se sotto di
        esso se ne incrociano due, Shedu chiede una linea più lunga di entrambe, come fa il
        regolamento moderno.

R11-6 = Se piazzi una tessera in un regno che ha l’edificio del suo colore, essa porta due punti
    invece di uno, al giocatore indicato da R5.3. Il regno conta com’è con la tessera al suo
    posto, quindi basta che la tessera gli colleghi una regione senza leader con l’edificio.
    Rivolte, guerre e monumenti portano quanto prima. La tessera che ti permette di mettere un
    edificio non ne trae ancora vantaggio.
    .title = Punti dagli edifici
    .example = La biblioteca è in un regno con il sacerdote del Vaso. Vi piazzi un tempio, e il
        Vaso guadagna due punti rossi.
    .edition-pegasus-2007 = Il regolamento si esprime come se il leader fosse di chi piazza la
        tessera. Shedu dà i due punti a chi ne guadagnerebbe uno.

R11-7 = L’edificio viene dopo le guerre e prima del monumento o della meraviglia. Se rinunci
    all’edificio puoi comunque costruire il monumento. Quando la tessera sotto un edificio viene
    girata o sostituita, l’edificio torna al suo posto accanto al tabellone, di nuovo
    disponibile.
    .title = Prima l’edificio, poi il monumento
    .edition-pegasus-2007 = Il regolamento mette le guerre prima degli edifici, ma non dice se
        venga prima l’edificio o il monumento. Shedu segue l’ordine indicato sopra.

R11-8 = La meraviglia è un’opzione e si può costruire una volta per partita. Se la tessera che
    hai piazzato fa parte di una croce, cioè una tessera con le sue quattro vicine, tutte e
    cinque scoperte e dello stesso colore, puoi rimuovere le cinque e mettere al loro posto la
    meraviglia. La meraviglia collega, non serve ad altro e non può essere distrutta; i leader
    che perdono così l’ultimo tempio scoperto tornano ai proprietari (R4.5), e un tesoro che era
    su una delle tessere resta sulla sua casella, ora sulla meraviglia, insieme all’eventuale
    bordo speciale. Se è possibile anche un monumento, costruisci uno dei due o nessuno.
    .title = Costruire la meraviglia
    .ruling = I regolamenti dicono solo che il tesoro si mette sulla meraviglia. Shedu lo lascia
        sulla sua casella, così che un bordo speciale mantenga il suo significato.
    .edition-pegasus-2007 = Non fa parte di questa edizione.
    .edition-mayfair-2004 = Non fa parte di questa edizione.
    .edition-classic-1997 = Non fa parte di questa edizione.

R11-9 = Se quando finisce il tuo turno hai il tuo re nel regno della meraviglia, guadagni un
    punto e ne scegli il colore.
    .title = Il punto della meraviglia

## 12. Treasures
rules-section-12 = Tesori

R12-1 = Alla fine di ogni azione, cerca i regni con un mercante in cui ci sono due o più tesori.
    In ognuno il proprietario del mercante prende tutti i tesori tranne uno, che sia il suo
    turno o no.
    .title = Prendere tesori
    .ruling = Se succede in più regni insieme, prende per primo il giocatore attivo e gli altri
        seguono in senso orario. In una partita con l’inizio normale non capita mai; può
        capitare solo in una posizione preparata a mano.
    .edition-mayfair-2004 = Il proprietario del mercante può prenderli, ma non è obbligato
        (R12.3).

R12-2 = I tesori sui bordi speciali vanno presi prima di tutti gli altri. Se resta una scelta,
    tra gli altri tesori o perché restano solo tesori su bordi speciali, sceglie il proprietario
    del mercante.
    .title = Prima i bordi speciali
    .example = Un regno ha due tesori, uno dei quali vicino a un angolo della mappa standard, su
        un bordo speciale. Il proprietario del mercante prende quello, e l’altro resta.

R12-3 = Se un regno non ha un mercante, i suoi tesori aspettano finché non ne ha uno.
    .title = Senza mercante niente tesori
    .edition-pegasus-2007 = In un punto il regolamento dice che un mercante arrivato più tardi
        può raccogliere i tesori in attesa; altrove dice che il proprietario del mercante li
        riceve. Shedu lo tratta come un obbligo.
    .edition-mayfair-2004 = Il proprietario del mercante sceglie se prendere tutti i tesori
        tranne uno o nessuno. L’occasione nasce solo con un’azione che mette insieme dei tesori:
        quando finisce, il regno del mercante deve averne due che al suo inizio non erano
        collegati. Un mercante che arriva presso tesori già collegati non riceve nulla.

R12-4 = Ogni tesoro che hai preso è un punto di un colore qualsiasi. Il colore si sceglie a fine
    partita, per ogni tesoro separatamente.
    .title = I tesori sono jolly

## 13. Ending a turn, ending the game
rules-section-13 = Fine del turno, fine della partita

R13-1 = Alla fine di un turno il giocatore attivo guadagna prima i punti dei monumenti e della
    meraviglia. Poi torna a sei tessere pescando, e dopo di lui, in senso orario, fa lo stesso
    ogni altro giocatore che ne ha meno di sei. Per ultimo si controlla se la partita è finita.
    .title = La fine del turno

R13-2 = La partita è finita se alla fine di un turno restano al massimo due tesori sul
    tabellone. È finita anche se un giocatore deve pescare una tessera e trova il sacchetto
    vuoto; finché nessuno deve pescare, un sacchetto vuoto non mette fine a nulla. Se il
    sacchetto non basta per uno scambio, decide l’edizione: o la partita si ferma subito e
    nessuno guadagna più punti per i monumenti o la meraviglia, oppure il turno si conclude con
    i suoi punti per i monumenti e la meraviglia, e la pesca alla sua fine chiude la partita.
    .title = La fine della partita
    .example = Il sacchetto ha due tessere, tu devi pescarne due e nessun altro deve pescare. La
        partita continua con il sacchetto vuoto. Finisce appena qualcuno deve pescare di nuovo.
    .edition-modern = Subito, anche in uno scambio, senza punti per i monumenti o la meraviglia.
    .edition-modern-first = Subito, anche in uno scambio, senza punti per i monumenti o la
        meraviglia.
    .edition-pegasus-2007 = Se per uno scambio ci sono troppo poche tessere nel sacchetto,
        completi comunque il turno e guadagni i suoi punti per i monumenti. La pesca che segue
        chiude la partita.
    .edition-mayfair-2004 = Se per uno scambio ci sono troppo poche tessere nel sacchetto,
        completi comunque il turno e guadagni i suoi punti per i monumenti. La pesca che segue
        chiude la partita. Con un’opzione la partita finisce invece subito.
    .edition-classic-1997 = Subito, anche in uno scambio, senza punti per i monumenti. Il
        regolamento dice che la fine può arrivare durante uno scambio.

R13-3 = Prima i tesori di ogni giocatore si aggiungono ai colori in cui sono più utili. Vince il
    giocatore che ha più punti nel proprio colore più debole. Chi è in parità confronta il
    secondo colore più debole, poi il terzo, poi il quarto. Chi è in parità in tutti e quattro
    condivide la vittoria.
    .title = Chi vince la partita
    .example = Aggiunti i tesori, il Leone ha 8, 8, 9 e 15 punti, il Toro 8, 8, 10 e 10. I due
        colori più deboli sono pari e decide il terzo: dieci batte nove, quindi vince il Toro.
    .ruling = Shedu calcola da sé dove i tesori sono più utili, prima per il colore più debole e
        poi per i successivi. I regolamenti più vecchi non dicono che cosa succede quando tutti
        e quattro i colori sono pari; Shedu lascia che quei giocatori condividano la vittoria,
        come fa il regolamento moderno.

## 14. Hidden information
rules-section-14 = Informazioni nascoste

R14-1 = Restano segreti fino alla fine della partita: le mani, i punti, i tesori presi, quante
    tessere ha il sacchetto e in quale ordine, e le tessere uscite dal gioco senza essere viste.
    Tutti hanno potuto vedere quando qualcuno guadagnava un punto, aggiungeva tessere o prendeva
    un tesoro. I totali restano comunque segreti.
    .title = Che cosa è segreto
    .ruling = Non tutti i regolamenti elencano tutto questo. Shedu mantiene gli stessi segreti
        in ogni edizione.
    .edition-modern = Il regolamento nomina le mani, i punti, i tesori presi, le tessere uscite
        dal gioco e quante tessere ha il sacchetto.
    .edition-modern-first = Il regolamento non nomina i tesori tra i segreti; la stampa
        successiva sì.

R14-2 = Ci sono due opzioni per giocare con più informazioni. Con i punteggi visibili tutti
    vedono i punti e i tesori di tutti i giocatori. Con il sacchetto visibile tutti vedono
    quante tessere ha il sacchetto.
    .title = Giocare con informazioni visibili

## The game in short
rules-overview = Tigri ed Eufrate è un gioco di Reiner Knizia per due, tre o quattro giocatori.
    Ognuno guida una dinastia con quattro leader: re, sacerdote, agricoltore e mercante. Con
    leader e tessere fate crescere regni lungo due fiumi, e spesso i leader di più giocatori
    condividono un regno. Nel tuo turno esegui fino a due azioni: piazzi tessere, metti in gioco
    leader o li sposti, scambi tessere della tua mano o colpisci con una catastrofe. Una tessera
    piazzata in un regno di solito porta un punto del suo colore al leader di quel colore,
    chiunque l’abbia piazzata. Quando due leader dello stesso colore si incontrano in un regno,
    combattono: in una rivolta se è arrivato un leader, in una guerra se una tessera ha unito
    due regni. I monumenti portano punti turno dopo turno, e i mercanti raccolgono tesori, che
    valgono come il colore che vuoi. La partita finisce quando sul tabellone non restano quasi
    più tesori, o quando qualcuno deve pescare una tessera e il sacchetto è vuoto. Allora conta
    solo il tuo colore più debole, e vince chi nel proprio colore più debole ha più punti.
    Perciò abbi cura di tutti e quattro i colori.
    .title = Il gioco in breve
