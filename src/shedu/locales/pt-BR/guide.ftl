### Orientação na mesa: por que uma jogada é recusada, o que poderia ser feito, conselhos para as primeiras
### partidas, dicas. As notas para tradutores de table.ftl valem aqui também.

## Recusas

why-placement = { $why ->
    [not-held] { $colour ->
        [black] Você não tem assentamentos na mão.
        [red] Você não tem templos na mão.
        [blue] Você não tem fazendas na mão.
       *[green] Você não tem mercados na mão.
    }
    [not-empty] Este espaço não está vazio.
    [needs-river] Uma fazenda precisa de um espaço de rio.
    [needs-land] { $colour ->
        [black] Um assentamento precisa de um espaço de terra.
        [red] Um templo precisa de um espaço de terra.
       *[green] Um mercado precisa de um espaço de terra.
    }
    [unites-too-many] Uma peça pode unir no máximo dois reinos.
    [stands-there] O líder já está aqui.
    [leader-on-river] Um líder não pode ficar em um rio.
    [no-temple] Um líder precisa de um templo ao lado.
    [leader-unites] Um líder não pode unir reinos.
    [no-catastrophe-left] Você não tem mais catástrofes.
    [on-leader] Uma catástrofe não pode atingir um líder.
    [on-catastrophe] Já existe uma catástrofe aqui.
    [on-wonder] Uma catástrofe não pode atingir a maravilha.
    [on-monument] Uma catástrofe não pode atingir um monumento nem uma peça virada.
    [on-treasure] Uma catástrofe não pode atingir uma peça com tesouro.
    [on-building] Uma catástrofe não pode atingir uma peça com construção.
    [other-building] Esta construção não corresponde à peça.
    [line-not-longer] Esta linha não é mais longa que a da construção.
    [not-on-line] A construção precisa ficar na linha da peça que você colocou.
    [no-treasure] Não há tesouro para pegar aqui.
   *[special-first] O tesouro com a borda especial é pego primeiro.
}
why-nothing-fits = Nenhuma das suas peças pode ficar aqui.
why-looking-back = Você está revendo a partida. Volte primeiro ao jogo.
why-playback = As últimas jogadas ainda estão sendo mostradas.
space-refused = não é possível: { $reason }

## Peças que poderiam ir para um espaço

offers-title = O que você quer colocar em { $space }?

## Conselhos para as primeiras partidas

menu-coach = Linha de conselhos
coach-auto = Primeiras partidas
coach-on = Sempre
coach-off = Nunca
coach-line = { $case ->
    [first-leader] Comece com um líder ao lado de um templo.
    [action] As peças pontuam para seu líder da mesma cor no mesmo reino. Só conta sua cor mais fraca.
    [last-action] Mais uma ação, ou encerre o turno.
    [building] Com a construção, as peças da sua cor valem dois pontos no reino.
    [war] O vencedor pontua pelos apoiadores do perdedor: comece pela guerra que você pode vencer.
    [monument] No fim do turno de cada jogador um monumento rende aos líderes dele dessas cores no reino.
    [treasure] Um tesouro vale um ponto de qualquer cor no fim.
    [wonder-point] Pegue a cor de que você tem menos.
    [swap] Marque as peças que você quer trocar.
   *[wait] Os outros jogam. As marcas no tabuleiro mostram o que muda.
}

## Dicas

hint-panel = Dica
hint-move = { $move ->
    [place-tile] { $colour ->
        [black] Assentamento em { $space }
        [red] Templo em { $space }
        [blue] Fazenda em { $space }
       *[green] Mercado em { $space }
    }
    [position-leader] { $colour ->
        [black] Rei em { $space }
        [red] Sacerdote em { $space }
        [blue] Fazendeiro em { $space }
       *[green] Comerciante em { $space }
    }
    [withdraw-leader] { $colour ->
        [black] Retire o rei
        [red] Retire o sacerdote
        [blue] Retire o fazendeiro
       *[green] Retire o comerciante
    }
    [play-catastrophe] Catástrofe em { $space }
    [swap] { $count ->
        [one] Troque { $count } peça
       *[other] Troque { $count } peças
    }
    [pass] Encerre o turno
    [fight-war] Lute primeiro a guerra dos { leaders-name }
    [commit] { $count ->
        [0] Não use peças
       *[other] Use { tiles-count }
    }
    [place-building] { building-name } em { $space }
    [build-monument] { monument-name } em { $space }
    [erect-wonder] Erga a maravilha em volta de { $space }
    [leave-treasure] Deixe o tesouro em { $space }
    [score-wonder] { $colour ->
        [black] Pegue um ponto preto
        [red] Pegue um ponto vermelho
        [blue] Pegue um ponto azul
       *[green] Pegue um ponto verde
    }
   *[decline] Não faça nada
}
hint-follow = Preparar
    .about = Prepara a jogada. Você ainda confirma.
hint-close = Esconder a dica

## Fim do turno

menu-confirm = Antes do fim do turno
confirm-auto = Conforme a partida
confirm-every = Perguntar
confirm-window = 4 segundos
confirm-none = Nada
prompt-end-turn = Encerrar o turno?
prompt-end-early = Já encerrar o turno?
take-back = Voltar atrás
undo-casual = Contra bots você pode desfazer mesmo depois de comprar: as mesmas peças voltam.
prompt-treasure-take = Qual tesouro você pega?
choice-treasure-take-note = Você pega todos menos um. O que você não escolher fica.
take-do = Pegar { $space }
take-do-none = Pegar

## Rever jogadas durante a partida

back-begin = Rever
    .about = Uma jogada atrás. Cada linha do histórico também mostra o tabuleiro depois da jogada.
back-since = Desde a sua vez
    .about = Mostra o que os outros fizeram desde a sua última vez
back-earlier = Anterior
back-later = Próxima
back-present = Voltar ao jogo
back-start = O início da partida
space-changed = mudou desde a sua última vez
help-key-back = rever, uma jogada atrás
help-key-later = uma jogada à frente
help-key-since = mostrar o que aconteceu desde a sua última vez
help-mark-changed = mudou desde a sua última vez

## Várias pessoas na mesma tela

handover = Agora é a vez do { dynasty-name }: passe o aparelho.
handover-do = Esconder as peças

## Primeira visita

first-title = É a sua primeira partida?
first-about = Cinco lições curtas no tabuleiro levam dois minutos. Você também pode jogar já, com um conselho para cada decisão.
first-learn = Aprender no tabuleiro
first-play = Jogar já

## O treinador

coach-warning = Tem certeza?
coach-late = Foi um erro
coach-cost = Pelo que você pode saber, a sua chance de vencer cai de { $best } para { $chance }.
coach-yours = A sua jogada: { $reason }.
coach-better = Melhor: { $move } – { $reason }.
coach-anyway = Jogar assim mesmo
coach-keep = Deixar assim
coach-praise = Boa jogada: { $reason }.
coach-stop = Chega de conselhos
coach-stopped = Sem mais conselhos. O menu os traz de volta.
