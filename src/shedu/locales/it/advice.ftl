### Perché un bot consiglia una mossa: in `shedu advise` e nei suggerimenti del browser.
###
### Un motivo è un fatto, o due con un punto e virgola; il soggetto sottinteso è la mossa. Si dà del
### tu. Le dinastie hanno l’articolo; $dynasty può essere «you».

## Words

list-and = { $first } e { $last }
advice-whom = { $dynasty ->
    [you] tu
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}
advice-other-whom = { $other ->
    [you] tu
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}
# a te, al Toro
advice-to-whom = { $dynasty ->
    [you] a te
    [archer] all’Arciere
    [bull] al Toro
    [lion] al Leone
   *[pot] al Vaso
}
advice-of = { $dynasty ->
    [you] di te
    [archer] dell’Arciere
    [bull] del Toro
    [lion] del Leone
   *[pot] del Vaso
}
advice-with = { $dynasty ->
    [you] te
   *[other] { advice-whom }
}
advice-for = { advice-with }
advice-from = { advice-to-whom }
advice-owner = { $dynasty ->
    [you] tuoi
   *[other] { advice-of }
}
advice-winner = { advice-whom }
advice-leader-article = { $colour ->
    [blue] l’{ leader-name }
   *[other] il { leader-name }
}
advice-leaders-of = { $colour ->
    [blue] degli { leaders-name }
   *[other] dei { leaders-name }
}
advice-tiles-article = { $colour ->
    [black] gli insediamenti
    [red] i templi
    [blue] le fattorie
   *[green] i mercati
}
advice-building-article = { $colour ->
    [red] la { building-name }
   *[other] il { building-name }
}
advice-temples = { $count ->
    [one] 1 tempio
   *[other] { $count } templi
}
# il tuo re, il re del Toro
advice-leader = { $dynasty ->
    [you] il tuo { leader-name }
   *[other] { advice-leader-article } { advice-of }
}
# dal tuo re, dal re del Toro
advice-leader-from = { $dynasty ->
    [you] dal tuo { leader-name }
   *[other] { $colour ->
        [blue] dall’{ leader-name }
       *[other] dal { leader-name }
    } { advice-of }
}
advice-leader-object = { advice-leader }
advice-own-leader = { leader-name }
advice-fallen-leader = { advice-leader-article }
advice-lost-leader = il tuo { leader-name }
advice-trader-from = { $dynasty ->
    [you] dal tuo mercante
   *[other] dal mercante { advice-of }
}
advice-colour = { colour-name }
advice-points = { $count ->
    [one] 1 punto { colour-name }
   *[other] { $count } punti { $colour ->
        [black] neri
        [red] rossi
        [blue] blu
       *[green] verdi
    }
}
advice-chance = { $size ->
    [under] meno dell’{ $chance }
    [over] oltre il { $chance }
   *[about] { $chance }
}
advice-treasures = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesori
}
advice-lowest = { " " }({ $named ->
    [yes] { $which }: { $count ->
        [one] il tuo colore più debole
       *[other] tra i tuoi colori più deboli
    }
   *[no] { $count ->
        [one] il tuo colore più debole
       *[other] uno dei tuoi colori più deboli
    }
})

## Revolts and wars

advice-conflict = { $kind ->
    [war] la guerra { advice-leaders-of }
   *[revolt] la rivolta { advice-leaders-of }
}
advice-wins = vince { advice-conflict } { $mine } a { $theirs }{ $added }{ $odds }{ $surplus }{ $gain }
advice-loses = perde { advice-conflict } { $mine } a { $theirs }{ $added }{ $tie }{ $price }{ $remedy }
advice-added = { " " }aggiungendo { tiles-count }
advice-cannot-reach = : { advice-whom } non ci può arrivare
advice-unless = , a meno che { advice-whom } non abbia { tiles-count } ({ $chance })
advice-only-if = { " " }solo se { advice-whom } { $count ->
    [one] non ha { tiles-name }
   *[other] ha meno di { tiles-count }
} ({ $chance })
advice-surplus = , con { tiles-count } più del necessario
advice-tie = { " " }(in parità vince chi difende)
advice-for-points = , per { $points }{ $lowest }
advice-price = , e perdi { $lost }
advice-more-would-lead = ; con { tiles-count } in più saresti in vantaggio
advice-more-would-win = ; con { tiles-count } in più la vinceresti
advice-only-changes = ; serve solo a cambiare { tiles-count } con nuove tessere
advice-too-few = ; hai troppo { $colour ->
    [blue] poche { tiles-name }
   *[other] pochi { tiles-name }
} per vincerla
advice-sets-at-war = mette in guerra { advice-leader-article } { advice-of } e quello { $other ->
    [archer] dell’Arciere
    [bull] del Toro
    [lion] del Leone
   *[pot] del Vaso
}, { $attack } a { $defence }
advice-spares-war = separa { $colour ->
    [blue] gli { leaders-name }
   *[other] i { leaders-name }
}: tra loro niente guerra
advice-peace = unisce due regni senza guerra

## The end, treasures, points

advice-ends = { $when ->
    [turn] chiude la partita con questo turno; per ora
   *[now] chiude la partita
}: { $result ->
    [won] { $sure ->
        [no] così vinci tu
       *[yes] vinci tu
    }
    [shared] { $sure ->
        [no] così vinci a pari merito
       *[yes] vinci a pari merito
    }
   *[lost] { $count ->
        [one] vince
       *[other] vincono
    } { $winners }
}{ $known ->
    [no] , secondo i punti che si sono visti
   *[yes] { "" }
}
advice-takes-treasures = prende { advice-treasures }
advice-gives-treasures = { $may ->
    [yes] offre { advice-treasures } { advice-to-whom }
   *[no] regala { advice-treasures } { advice-to-whom }
}
advice-leaves = lascia quello in { $space }
advice-leaves-where = lascia quello in { $space }, { $where ->
    [far] il più lontano dal mercante { advice-of }
   *[near] il più vicino al mercante { advice-of }
}
advice-leaves-shield = lascia quello in { $space }, così nessuna catastrofe colpisce l’unico tempio del tuo { $leaders }
advice-scores = ti dà { $points }{ $source ->
    [monument] { " " }dai monumenti
   *[other] { "" }
}{ $lowest }
advice-scores-for = dà { $points } { advice-to-whom }

## Monuments, wonder, buildings

advice-monument = { $how ->
    [builds] costruisce
   *[completes] completa
} il { monument-name }: { $count ->
    [0] per ora non dà punti a nessuno
   *[other] { $pays }
}
advice-pays = { $points } a turno { $dynasty ->
    [you] per te
   *[other] per { advice-whom }
}
advice-wonder = costruisce la meraviglia: { $dynasty ->
    [nobody] per ora non dà punti a nessuno
    [you] un punto di un colore qualsiasi a turno per te
   *[other] un punto di un colore qualsiasi a turno per { advice-whom }
}
advice-building = mette { advice-building-article } in { $space }: lì { advice-tiles-article } danno due punti { $dynasty ->
    [nobody] per ora a nessuno
   *[other] { advice-to-whom }
}
advice-building-taken = toglie l’edificio { advice-to-whom }
advice-declines-building = lascia { advice-building-article } { $where ->
    [beside] fuori dal tabellone
   *[there] dov’è
}{ $dynasty ->
    [you] { "" }
    [nobody] : qui non servirebbe a nessuno
   *[other] : qui servirebbe { advice-to-whom }
}
advice-declines-monument = non costruisce nulla: le tessere restano scoperte{ $serves ->
    [you] { "" }
    [nobody] , e un monumento non darebbe punti a nessuno
   *[others] , e un monumento darebbe punti solo ad altri
}
advice-declines-treasures = non prende tesori{ $count ->
    [0] { "" }
   *[other] : prenderli { $end }
}

## Leaders

advice-fall = { $dynasty ->
    [you] { $count ->
        [one] toglie l’ultimo tempio al tuo { $leaders }
       *[other] toglie l’ultimo tempio ai tuoi { $leaders }
    }
   *[other] { $count ->
        [one] manda via { $leaders } { advice-of }, senza più templi
       *[other] manda via { $leaders } { advice-of }, senza più templi
    }
}
advice-income-more = porta { advice-to-whom } { $points } a turno dai monumenti
advice-income-less = costa { advice-to-whom } { $points } a turno dai monumenti
advice-income-kept = ti conserva { $points } a turno dai monumenti
advice-founds = fonda un regno con il tuo { leader-name }
advice-moves-within = sposta il tuo { leader-name } { $where }{ $change }
advice-to-temples = , da { $before } a { advice-temples }
advice-brings-into = porta il tuo { leader-name } { $where }
advice-makes-score = fa sì che { advice-tiles-article } { $where } diano punti a te{ $count ->
    [0] { "" }
   *[other] { " " }invece che { $rivals }
}
advice-kingdom-own = { $way ->
    [into] nel tuo regno
    [within] dentro il tuo regno
   *[in] nel tuo regno
}
advice-kingdom-shared = { $way ->
    [within] dentro il regno che dividi con { $owners }
   *[in] nel regno che dividi con { $owners }
}
advice-kingdom-others = { $way ->
    [within] dentro il regno { $owners }
   *[in] nel regno { $owners }
}
advice-stands = sta accanto a { advice-temples }
advice-stands-now = { advice-stands } invece di { $before }
advice-withdraws = ritira il tuo { leader-name } dal tabellone

## What others are kept from

advice-stops-war = impedisce una guerra { advice-leaders-of } in { $space }: { advice-whom } { $more }, { advice-other-whom } { $less }
advice-keeps-apart = tiene separati in { $space } due regni con i leader { $owners }
advice-stops-treasures = impedisce { advice-to-whom } di prendere { advice-treasures } passando da { $space }{ $end ->
    [yes] { " " }e di chiudere la partita
   *[no] { "" }
}
advice-stops-monument = rovina un quadrato di { tiles-name } che poteva diventare un monumento per { $owners }
advice-stops-wonder = rovina una croce di { tiles-name } che poteva diventare la meraviglia per { $owners }
advice-stops-revolt = occupa la casella migliore per una rivolta contro il tuo { leader-name }: { $more } a { $less }
advice-parts = separa { $here } { $there }
advice-cuts-off = stacca { tiles-count } { advice-leader-from }
advice-fewer-temples = lascia { $dynasty ->
    [you] al tuo { leader-name }
   *[other] { $colour ->
        [blue] all’{ leader-name }
       *[other] al { leader-name }
    } { advice-of }
} { advice-temples }
advice-treasures-cut = stacca { advice-treasures } { advice-trader-from }
advice-out-of-reach = allontana { advice-treasures } { advice-trader-from }
advice-deserts = lascia { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} senza leader

## Tiles, swaps, the rest

advice-reach = porta { advice-treasures } a una tessera dal tuo mercante
advice-more-temples = mette il tuo { leader-name } accanto a { advice-temples }
advice-more-supporters = dà al tuo { leader-name } { tiles-count } in una guerra
advice-square = prepara un monumento: al quadrato manca { $colour ->
    [blue] una { tile-name }
   *[other] un { tile-name }
} in { $count ->
    [one] { $spaces }
   *[other] una di queste caselle: { $spaces }
}
advice-passes = termina il turno
advice-swaps = scambia { $tiles }{ $use ->
    [none] : ora non porterebbero punti
   *[some] { $count ->
        [one] { " " }con un’altra tessera
       *[other] { " " }con altre tessere
    }
}
advice-destroys = distrugge { $colour ->
    [black] l’insediamento
    [red] il tempio
    [blue] la fattoria
   *[green] il mercato
} in { $space }
advice-blocks = blocca { $space } per sempre
advice-scoreless = piazza { $colour ->
    [blue] una { tile-name }
   *[other] un { tile-name }
} senza punti per nessuno
advice-plain = non cambia nulla d’importante
advice-then = poi { $move }: { $fact }

## The answer of `shedu advise`

advice-head-move = mossa
advice-head-value = vittoria
advice-head-reason = motivo
advice-chances = Probabilità di vittoria
