### Il maestro delle prime partite: una frase su ciò che conta prima di una decisione.

coach-first-leader = Comincia con un leader accanto a un tempio. Il re è un buon inizio: segna anche i colori il cui leader manca.
coach-leader = { $place ->
    [home] { $colour ->
        [black] Il tuo re non è sul tabellone: lì segna gli insediamenti e fa le veci dei leader assenti.
        [red] Il tuo sacerdote non è sul tabellone: lì i templi ti darebbero punti.
        [blue] Il tuo agricoltore non è sul tabellone: lì le fattorie ti darebbero punti.
       *[green] Il tuo mercante non è sul tabellone: lì i mercati ti darebbero punti, ed è lui a prendere i tesori.
    }
   *[board] { $colour ->
        [black] Il tuo re sarebbe utile altrove: cerca tessere da segnare e templi accanto.
        [red] Il tuo sacerdote sarebbe utile altrove: cerca tessere da segnare e templi accanto.
        [blue] Il tuo agricoltore sarebbe utile altrove: cerca tessere da segnare e templi accanto.
       *[green] Il tuo mercante sarebbe utile altrove: cerca tessere da segnare e templi accanto.
    }
}
coach-withdraw = { $colour ->
    [black] Il tuo re è mal piazzato: tolto dal tabellone, può tornare altrove.
    [red] Il tuo sacerdote è mal piazzato: tolto dal tabellone, può tornare altrove.
    [blue] Il tuo agricoltore è mal piazzato: tolto dal tabellone, può tornare altrove.
   *[green] Il tuo mercante è mal piazzato: tolto dal tabellone, può tornare altrove.
}
coach-attack = { $kind ->
    [revolt] Una rivolta { advice-leaders-of } è possibile: { $mine } a { $theirs } in templi, e conta anche la tua mano.
   *[war] Una guerra { advice-leaders-of } è possibile: { $mine } a { $theirs } sul tabellone, e conta anche la tua mano.
}
coach-end = Puoi chiudere la partita ora e, per quel che sai, vincerla.
coach-treasure = Un tesoro è a portata: di due nel regno del tuo mercante, uno lo prendi.
coach-monument-near = Un quadrato di quattro è a portata. Un monumento rende alla fine di ogni tuo turno.
coach-wonder-near = Una croce di cinque è a portata: può diventare la meraviglia.
coach-building-near = Una linea di tre { tiles-name } è a portata: porta l’edificio di quel colore.
coach-danger = Il tuo { leader-name } è in pericolo: basta una tessera per la guerra con il { leader-of }, { $theirs } a { $mine }.
coach-catastrophe = Qualcosa sul tabellone aiuta gli altri più di te: una catastrofe può cambiarlo.
coach-swap = La tua mano qui rende poco. Uno scambio costa un’azione e porta altre tessere.
coach-pass = C’è poco da guadagnare: puoi terminare il turno.
coach-lowest = { $colour ->
    [black] Il nero è il tuo colore più debole, con { $low }. Un insediamento può alzarlo.
    [red] Il rosso è il tuo colore più debole, con { $low }. Un tempio può alzarlo.
    [blue] Il blu è il tuo colore più debole, con { $low }. Una fattoria può alzarlo.
   *[green] Il verde è il tuo colore più debole, con { $low }. Un mercato può alzarlo.
}
coach-tiles = { tiles-name }
coach-score = Puoi segnare con { $tiles }. Cerca una casella che prepari anche qualcos’altro.
coach-prepare = Ora conta meno un punto subito: rafforza un regno, o prepara un quadrato, un collegamento o un tesoro.
coach-plain = Porta tessere dove i tuoi leader segnano, e bada al colore più debole.
coach-commit = { $case ->
    [ahead] Sei avanti { $mine } a { $theirs }, ma { dynasty-name } può ancora aggiungere { tiles-name }, e la parità è del difensore.
    [behind] Tu sei a { $mine }, { dynasty-name } a { $theirs }: servono { tiles-count } per passare avanti, e di più se ne aggiunge l’altro.
    [held] { $mine } a { $theirs }: resisti già, perché la parità è tua. Tieni i tuoi { tiles-name }.
    [tie] { dynasty-name } è avanti { $theirs } a { $mine }: { tiles-count } danno la parità, e la parità è tua.
   *[lost] { dynasty-name } ha { $theirs } contro { $mine }: la tua mano non basta. Le tessere aggiunte vanno perse.
}
coach-war = { $side ->
    [own] Le tessere che cadono in una guerra mancano nella successiva, e una guerra più tarda può cadere: scegli prima ciò che ti aiuta.
   *[others] Non combatti in nessuna di queste guerre; attacca il prossimo giocatore di turno. Scegli quella che ti aiuta: una guerra più tarda può cadere.
}
coach-monument = { $use ->
    [build] Un monumento rende a ogni leader dei suoi colori nel regno: scegli colori in cui sei tu.
    [wonder] La meraviglia rende al re del suo regno a ogni turno, in qualsiasi colore.
   *[leave] Guarda a chi renderebbe e quali leader perderebbero il tempio. Non sei obbligato a costruire.
}
coach-building = { $use ->
    [place] Scegli la tessera della linea che è più difficile toglierti.
   *[leave] Guarda chi segna queste tessere: l’edificio aiuterebbe lui.
}
coach-treasure-choice = Il tesoro che lasci aspetta il prossimo mercante: lascia quello che gli altri raggiungono tardi.
coach-wonder-point = { $colour ->
    [black] Il nero è il tuo colore più debole.
    [red] Il rosso è il tuo colore più debole.
    [blue] Il blu è il tuo colore più debole.
   *[green] Il verde è il tuo colore più debole.
}
