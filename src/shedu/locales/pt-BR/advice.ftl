### Por que um bot aconselha um lance: em `shedu advise` e nas dicas do navegador.
###
### Uma razão é um fato, ou dois com ponto e vírgula; o sujeito oculto é o lance. O jogador é
### tratado por "você"; $dynasty pode ser "you". [one] vale também para 0: o número não vai à mão.

## Palavras

list-and = { $first } e { $last }
advice-whom = { $dynasty ->
    [you] você
   *[other] o { dynasty-name }
}
advice-other-whom = { $other ->
    [you] você
   *[other] o { other-name }
}
advice-to-whom = { $dynasty ->
    [you] a você
   *[other] ao { dynasty-name }
}
advice-of = { $dynasty ->
    [you] de você
   *[other] do { dynasty-name }
}
advice-with = { advice-whom }
advice-for = { advice-whom }
advice-from = { advice-to-whom }
advice-owner = { $dynasty ->
    [you] seus
   *[other] { advice-of }
}
advice-winner = { advice-whom }
advice-temples = { $count ->
    [one] { $count } templo
   *[other] { $count } templos
}
advice-building-article = { $colour ->
    [red] a { building-name }
   *[other] o { building-name }
}
advice-tiles-article = { $colour ->
    [blue] as { tiles-name }
   *[other] os { tiles-name }
}
# seu rei, o rei do Touro
advice-leader = { $dynasty ->
    [you] seu { leader-name }
   *[other] o { leader-of }
}
# do seu rei, do rei do Touro
advice-leader-from = { $dynasty ->
    [you] do seu { leader-name }
   *[other] do { leader-of }
}
advice-leader-object = { advice-leader }
advice-own-leader = { leader-name }
advice-fallen-leader = { leader-name }
advice-lost-leader = seu { leader-name }
advice-trader-of = { $dynasty ->
    [you] do seu comerciante
   *[other] do comerciante do { dynasty-name }
}
advice-colour = { colour-name }
advice-points = { $count ->
    [one] { $count } ponto { colour-name }
   *[other] { $count } pontos { $colour ->
        [black] pretos
        [red] vermelhos
        [blue] azuis
       *[green] verdes
    }
}
advice-chance = { $size ->
    [under] menos de { $chance }
    [over] mais de { $chance }
   *[about] { $chance }
}
advice-treasures = { $count ->
    [one] { $count } tesouro
   *[other] { $count } tesouros
}
advice-lowest = { " " }({ $named ->
    [yes] { $which }: { $count ->
        [one] sua cor mais fraca
       *[other] entre suas cores mais fracas
    }
   *[no] { $count ->
        [one] sua cor mais fraca
       *[other] uma de suas cores mais fracas
    }
})

## Revoltas e guerras

advice-conflict = { $kind ->
    [war] a guerra dos { leaders-name }
   *[revolt] a revolta dos { leaders-name }
}
advice-wins = vence { advice-conflict } por { $mine } a { $theirs }{ $added }{ $odds }{ $surplus }{ $gain }
advice-loses = perde { advice-conflict } por { $mine } a { $theirs }{ $added }{ $tie }{ $price }{ $remedy }
advice-added = { " " }usando { tiles-count }
advice-cannot-reach = : { advice-whom } não alcança isso
advice-unless = , a não ser que { advice-whom } tenha { tiles-count } ({ $chance })
advice-only-if = { " " }só se { advice-whom } { $count ->
    [1] não tiver { tiles-name }
   *[other] tiver menos de { tiles-count }
} ({ $chance })
advice-surplus = , com { tiles-count } além do necessário
advice-tie = { " " }(o empate é do defensor)
advice-for-points = , por { $points }{ $lowest }
advice-price = , e você perde { $lost }
advice-more-would-lead = ; com mais { tiles-count } você ficaria à frente
advice-more-would-win = ; com mais { tiles-count } você venceria
advice-only-changes = ; só troca { tiles-count } por novas peças
advice-too-few = ; você tem { $colour ->
    [blue] poucas { tiles-name }
   *[other] poucos { tiles-name }
} para vencer
advice-sets-at-war = põe em guerra o { leader-of } e o { $other ->
    [archer] do Arqueiro
    [bull] do Touro
    [lion] do Leão
   *[pot] do Vaso
}, { $attack } a { $defence }
advice-spares-war = separa os { leaders-name }: não há guerra entre eles
advice-peace = une dois reinos sem guerra

## O fim, tesouros, pontos

advice-ends = { $when ->
    [turn] encerra o jogo neste turno; por enquanto
   *[now] encerra o jogo
}: { $result ->
    [won] { $sure ->
        [no] assim você vence
       *[yes] você vence
    }
    [shared] { $sure ->
        [no] assim você divide a vitória
       *[yes] você divide a vitória
    }
   *[lost] { $winners } { $count ->
        [one] vence
       *[other] vencem
    }
}{ $known ->
    [no] { " " }pelos pontos que todos viram
   *[yes] { "" }
}
advice-takes-treasures = pega { advice-treasures }
advice-gives-treasures = { $may ->
    [yes] oferece { advice-treasures } { advice-to-whom }
   *[no] dá { advice-treasures } { advice-to-whom }
}
advice-leaves = deixa o de { $space }
advice-leaves-where = deixa o de { $space }, { $where ->
    [far] o mais longe do comerciante { advice-of }
   *[near] o mais perto do comerciante { advice-of }
}
advice-leaves-shield = deixa o de { $space }, para que nenhuma catástrofe atinja o único templo do seu { $leaders }
advice-scores = dá a você { $points }{ $source ->
    [monument] { " " }dos monumentos
   *[other] { "" }
}{ $lowest }
advice-scores-for = dá { $points } { advice-to-whom }

## Monumentos, maravilha, construções

advice-monument = { $how ->
    [builds] constrói
   *[completes] completa
} o { monument-name }: { $count ->
    [0] por enquanto não rende a ninguém
   *[other] { $pays }
}
advice-pays = { $points } por turno { $dynasty ->
    [you] para você
   *[other] para o { dynasty-name }
}
advice-wonder = erige a maravilha: { $dynasty ->
    [nobody] por enquanto não rende a ninguém
   *[other] um ponto de qualquer cor por turno para { advice-whom }
}
advice-building = põe { advice-building-article } em { $space }: ali { advice-tiles-article } rendem dois pontos { $dynasty ->
    [nobody] a ninguém por enquanto
   *[other] { advice-to-whom }
}
advice-building-taken = tira a construção { advice-of }
advice-declines-building = deixa { advice-building-article } { $where ->
    [beside] fora do tabuleiro
   *[there] onde está
}{ $dynasty ->
    [you] { "" }
    [nobody] : aqui não serviria a ninguém
   *[other] : aqui serviria { advice-to-whom }
}
advice-declines-monument = não constrói nada: as peças ficam voltadas para cima{ $serves ->
    [you] { "" }
    [nobody] , e um monumento não renderia a ninguém
   *[others] , e um monumento só renderia a outros
}
advice-declines-treasures = não pega tesouros{ $count ->
    [0] { "" }
   *[other] : pegá-los { $end }
}

## Líderes

advice-fall = { $dynasty ->
    [you] { $count ->
        [one] tira o último templo do seu { $leaders }
       *[other] tira os últimos templos de seu { $leaders }
    }
   *[other] { $count ->
        [one] tira o último templo do { $leaders } { advice-of }
       *[other] tira os últimos templos de { $leaders } { advice-of }
    }
}
advice-income-more = rende { advice-to-whom } { $points } por turno dos monumentos
advice-income-less = custa { advice-to-whom } { $points } por turno dos monumentos
advice-income-kept = conserva para você { $points } por turno dos monumentos
advice-founds = funda um reino com seu { leader-name }
advice-moves-within = move seu { leader-name } { $where }{ $change }
advice-to-temples = , de { $before } para { advice-temples }
advice-brings-into = leva seu { leader-name } { $where }
advice-makes-score = faz { advice-tiles-article } { $where } darem pontos a você{ $count ->
    [0] { "" }
   *[other] , e não { $rivals }
}
advice-kingdom-own = { $way ->
    [into] para seu reino
    [within] dentro do seu reino
   *[in] no seu reino
}
advice-kingdom-shared = { $way ->
    [into] para o reino que você divide com { $owners }
    [within] dentro do reino que você divide com { $owners }
   *[in] no reino que você divide com { $owners }
}
advice-kingdom-others = { $way ->
    [into] para o reino { $owners }
    [within] dentro do reino { $owners }
   *[in] no reino { $owners }
}
advice-stands = fica ao lado de { advice-temples }
advice-stands-now = { advice-stands } em vez de { $before }
advice-withdraws = retira seu { leader-name } do tabuleiro

## O que se impede aos outros

advice-stops-war = impede uma guerra dos { leaders-name } em { $space }: { advice-whom } { $more }, { advice-other-whom } { $less }
advice-keeps-apart = mantém separados em { $space } dois reinos com os líderes { $owners }
advice-stops-treasures = impede { advice-whom } de pegar { advice-treasures } por { $space }{ $end ->
    [yes] { " " }e de encerrar o jogo
   *[no] { "" }
}
advice-stops-monument = estraga um quadrado de { tiles-name } que poderia virar um monumento para { $owners }
advice-stops-wonder = estraga uma cruz de { tiles-name } que poderia virar a maravilha para { $owners }
advice-stops-revolt = ocupa o melhor espaço para uma revolta contra seu { leader-name }: { $more } a { $less }
advice-parts = separa { $here } { $there }
advice-cuts-off = corta { tiles-count } { advice-leader-from }
advice-fewer-temples = deixa { advice-leader } com { advice-temples }
advice-treasures-cut = corta { advice-treasures } { advice-trader-of }
advice-out-of-reach = põe { advice-treasures } fora do alcance { advice-trader-of }
advice-deserts = deixa { $count ->
    [one] { $count } peça
   *[other] { $count } peças
} sem líder

## Peças, trocas, o resto

advice-reach = traz { advice-treasures } a uma peça do seu comerciante
advice-more-temples = põe seu { leader-name } ao lado de { advice-temples }
advice-more-supporters = dá ao seu { leader-name } { tiles-count } numa guerra
advice-square = prepara um monumento: falta ao quadrado { $colour ->
    [blue] uma { tile-name }
   *[other] um { tile-name }
} em { $count ->
    [1] { $spaces }
   *[other] um destes espaços: { $spaces }
}
advice-passes = encerra o turno
advice-swaps = troca { $tiles }{ $use ->
    [none] , que agora não renderiam pontos
   *[some] { $count ->
        [1] { " " }por outra peça
       *[other] { " " }por outras peças
    }
}
advice-destroys = destrói { $colour ->
    [blue] a { tile-name }
   *[other] o { tile-name }
} em { $space }
advice-blocks = bloqueia { $space } para sempre
advice-scoreless = coloca { $colour ->
    [blue] uma { tile-name }
   *[other] um { tile-name }
} sem pontos para ninguém
advice-plain = não muda nada de importante
advice-then = depois { $move }: { $fact }

## A resposta de `shedu advise`

advice-head-move = jogada
advice-head-value = vitória
advice-head-reason = razão
advice-chances = Chances de vitória
