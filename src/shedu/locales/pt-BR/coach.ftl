### O treinador das primeiras partidas: uma frase sobre o que importa antes de uma decisão.

coach-first-leader = Comece com um líder ao lado de um templo. O rei é um bom começo: ele também pontua cores cujo líder falta.
coach-leader = { $place ->
    [home] { $colour ->
        [black] O seu rei não está no tabuleiro: ali ele pontua assentamentos e substitui líderes ausentes.
        [red] O seu sacerdote não está no tabuleiro: ali os templos pontuariam para você.
        [blue] O seu fazendeiro não está no tabuleiro: ali as fazendas pontuariam para você.
       *[green] O seu comerciante não está no tabuleiro: ali os mercados pontuariam para você, e é ele quem pega tesouros.
    }
   *[board] { $colour ->
        [black] O seu rei seria mais útil em outro lugar: procure peças para pontuar e templos ao lado.
        [red] O seu sacerdote seria mais útil em outro lugar: procure peças para pontuar e templos ao lado.
        [blue] O seu fazendeiro seria mais útil em outro lugar: procure peças para pontuar e templos ao lado.
       *[green] O seu comerciante seria mais útil em outro lugar: procure peças para pontuar e templos ao lado.
    }
}
coach-withdraw = { $colour ->
    [black] O seu rei está mal posicionado: retirado do tabuleiro, pode voltar em outro lugar.
    [red] O seu sacerdote está mal posicionado: retirado do tabuleiro, pode voltar em outro lugar.
    [blue] O seu fazendeiro está mal posicionado: retirado do tabuleiro, pode voltar em outro lugar.
   *[green] O seu comerciante está mal posicionado: retirado do tabuleiro, pode voltar em outro lugar.
}
coach-attack = { $kind ->
    [revolt] Uma revolta dos { leaders-name } é possível: { $mine } a { $theirs } em templos, e a sua mão também conta.
   *[war] Uma guerra dos { leaders-name } é possível: { $mine } a { $theirs } no tabuleiro, e a sua mão também conta.
}
coach-end = Você pode terminar o jogo agora e, pelo que sabe, vencer.
coach-treasure = Há um tesouro ao alcance: de dois no reino do seu comerciante, um é seu.
coach-monument-near = Um quadrado de quatro está ao alcance. Um monumento rende no fim de cada turno seu.
coach-wonder-near = Uma cruz de cinco está ao alcance: ela pode virar a maravilha.
coach-building-near = Uma linha de três { tiles-name } está ao alcance: ela traz a construção dessa cor.
coach-danger = O seu { leader-name } corre perigo: uma peça basta para a guerra com o { leader-of }, { $theirs } a { $mine }.
coach-catastrophe = Algo no tabuleiro ajuda os outros mais do que você: uma catástrofe pode mudar isso.
coach-swap = A sua mão rende pouco aqui. Uma troca custa uma ação e traz outras peças.
coach-pass = Há pouco a ganhar: você pode encerrar o turno.
coach-lowest = { $colour ->
    [black] Preto é a sua cor mais fraca, com { $low }. Um assentamento pode ajudar.
    [red] Vermelho é a sua cor mais fraca, com { $low }. Um templo pode ajudar.
    [blue] Azul é a sua cor mais fraca, com { $low }. Uma fazenda pode ajudar.
   *[green] Verde é a sua cor mais fraca, com { $low }. Um mercado pode ajudar.
}
coach-tiles = { tiles-name }
coach-score = Você pode pontuar com { $tiles }. Procure um espaço que também prepare algo.
coach-prepare = Agora um ponto rápido importa menos: fortaleça um reino, ou prepare um quadrado, uma ligação ou um tesouro.
coach-plain = Leve peças para onde os seus líderes pontuam, e cuide da cor mais fraca.
coach-commit = { $case ->
    [ahead] Você está à frente, { $mine } a { $theirs }, mas { dynasty-name } ainda pode usar { tiles-name }, e o empate é do defensor.
    [behind] Você tem { $mine }, { dynasty-name } tem { $theirs }: faltam { tiles-count } para ficar à frente, e mais se o outro usar peças.
    [held] { $mine } a { $theirs }: você já resiste, pois o empate é seu. Guarde seus { tiles-name }.
    [tie] { dynasty-name } está à frente, { $theirs } a { $mine }: { tiles-count } dão o empate, e o empate é seu.
   *[lost] { dynasty-name } tem { $theirs } contra { $mine }: a sua mão não basta. O que usar se perde.
}
coach-war = { $side ->
    [own] Peças perdidas em uma guerra não contam na seguinte, e uma guerra posterior pode nem acontecer: escolha primeiro o que ajuda você.
   *[others] Você não luta em nenhuma destas guerras; ataca o próximo jogador na ordem. Escolha a que ajuda você: uma guerra posterior pode nem acontecer.
}
coach-monument = { $use ->
    [build] Um monumento rende a cada líder das suas cores no reino: escolha cores em que esse líder é seu.
    [wonder] A maravilha rende ao rei do reino dela a cada turno, em qualquer cor.
   *[leave] Veja a quem renderia e que líderes perderiam o templo. Você não precisa construir.
}
coach-building = { $use ->
    [place] Escolha a peça da linha mais difícil de tirar de você.
   *[leave] Veja quem pontua estas peças: a construção ajudaria esse jogador.
}
coach-treasure-choice = O tesouro que você deixa espera o próximo comerciante: deixe um que os outros demorem a alcançar.
coach-wonder-point = { $colour ->
    [black] Preto é a sua cor mais fraca.
    [red] Vermelho é a sua cor mais fraca.
    [blue] Azul é a sua cor mais fraca.
   *[green] Verde é a sua cor mais fraca.
}
