### Lições do tutorial: título, tarefas, reações a outras jogadas e conclusão.

learn-title = Aprenda no tabuleiro
learn-about = Lições curtas com as peças de verdade. As cinco primeiras levam uns dois minutos.
learn-extras = Opções
learn-all = Todas as lições
learn-next = Próxima lição
learn-back = Desfazer
learn-show = Mostrar
learn-again = De novo
learn-play = Jogar a primeira partida
learn-step = Tarefa { $number } de { $count }
learn-done = feita

lesson-leader = Coloque um líder
    .task-1 = Você pontua com os seus líderes. Um líder fica em terra, ao lado de um templo
        (peça vermelha). Pegue o rei, o líder preto, e coloque-o ao lado de um templo.
    .wrong-1 = Primeiro o rei: pegue o líder preto e escolha um espaço ao lado de um templo.
    .wrong-1-other = Esse é outro líder. Funciona do mesmo jeito, mas desfaça e coloque o rei.
    .right = Um templo e um líder: isso é um reino. Todas as peças ligadas a ele agora fazem
        parte dele.

lesson-tile = Pontue com uma peça
    .task-1 = Uma peça colocada em um reino dá um ponto da cor dela ao líder dessa cor. O seu
        comerciante (verde) está aqui: acrescente um mercado ao reino.
    .wrong-1 = Coloque um mercado verde ao lado de uma peça ou de um líder do reino.
    .wrong-1-colour = Ninguém pontua: falta um líder dessa cor neste reino, e também um rei.
        Coloque um mercado verde.
    .wrong-1-away = Esse espaço não está ligado ao reino, então ninguém pontua. Coloque o
        mercado ao lado dele.
    .right = Um ponto verde. Os pontos ficam nas quatro cores, e só a sua cor mais fraca vai
        contar.

lesson-king = O rei substitui
    .task-1 = Se o reino não tem líder da cor da peça, quem pontua é o rei. Só o seu rei está
        aqui: faça um ponto vermelho com um templo.
    .wrong-1 = Coloque um templo vermelho ligado ao reino do seu rei.
    .wrong-1-own = Preto é a cor do próprio rei. Agora mostre que ele também pontua outras:
        coloque um templo.
    .wrong-1-away = Esse templo está fora do reino, então ninguém pontua. Ligue-o ao reino.
    .right = O rei pontuou em vermelho, a cor do sacerdote. Na dúvida, comece por ele.

lesson-kingdom = Vários líderes em um reino
    .task-1 = Um reino pode ter líderes de vários jogadores. O seu sacerdote (vermelho) e o
        comerciante (verde) do Touro dividem este. Faça um ponto para você.
    .wrong-1 = Coloque um templo no reino: vermelho é a cor do seu sacerdote.
    .wrong-1-theirs = O ponto foi para o comerciante do Touro: não importa quem coloca a peça.
        Use a cor do seu sacerdote, o vermelho.
    .right = O ponto vai para o líder, não para quem colocou a peça.

lesson-revolt = Revolta
    .task-1 = Dois líderes da mesma cor não podem ficar no mesmo reino. Coloque o seu rei no
        reino do rei do Touro, onde mais templos tocam nele: começa uma revolta.
    .task-2 = Na revolta contam os templos ao lado de cada líder, mais templos da mão. O empate
        é do defensor, o Touro. Comprometa templos suficientes.
    .wrong-1 = Pegue o líder preto e um espaço marcado com espadas, no reino do rei do Touro.
    .wrong-2 = O rei do Touro resistiu. Comprometa um templo.
    .wrong-2-tie = O Touro comprometeu um templo: forças iguais, e o empate é do defensor.
        Comprometa pelo menos um templo.
    .right = Venceu: um ponto vermelho, e o rei do Touro volta para casa. Os templos
        comprometidos saem do jogo de qualquer modo.

lesson-war = Guerra
    .task-1 = Uma peça que liga dois reinos com líderes da mesma cor começa uma guerra entre
        eles. O seu comerciante enfrenta o do Touro. Coloque uma peça que una os dois reinos.
    .task-2 = Na guerra contam todas as peças da cor dos líderes em cada reino, mais as da mão.
        Você tem três mercados no tabuleiro, o Touro tem dois. O empate é do defensor.
    .wrong-1 = Coloque uma peça no vão entre os dois reinos.
    .wrong-2 = O comerciante do Touro resistiu. Comprometa mercados.
    .wrong-2-tie = O Touro comprometeu um mercado: três a três, e o empate é do defensor.
        Comprometa pelo menos um mercado.
    .right = O comerciante derrotado volta para casa e os mercados dele saem do tabuleiro. Você
        pontua pelo líder e por cada um deles.

lesson-monument = Construa um monumento
    .task-1 = Quatro peças de uma cor em quadrado podem virar um monumento. Complete o quadrado
        com um templo.
    .task-2 = Vire as quatro peças e construa: o monumento dá um ponto por turno em cada uma das
        duas cores, se os seus líderes dessas cores estiverem no reino. O seu sacerdote vai pontuar
        em vermelho.
    .wrong-1 = Três templos formam um canto. Coloque o quarto no vão.
    .wrong-2 = Escolha um monumento e construa.
    .wrong-2-declined = Você deixou o quadrado como está; essa chance não volta. Desfaça e
        construa.
    .right = A partir de agora ele rende ao seu sacerdote no fim de cada turno seu. Todos vão
        querer este reino.

lesson-treasure = Pegue um tesouro
    .task-1 = Alguns templos têm um tesouro. Quando um reino tem dois, o jogador com o
        comerciante (verde) pega um. Ligue o reino do seu comerciante ao próximo templo com tesouro.
    .task-2 = Um tesouro fica no tabuleiro, o outro você pega. Escolha qual pegar.
    .wrong-1 = Continue a cadeia de peças até o templo em N5.
    .wrong-2 = Escolha um tesouro.
    .right = No fim, um tesouro vale um ponto de qualquer cor: ele sempre ajuda a sua cor mais
        fraca.

lesson-catastrophe = Jogue uma catástrofe
    .task-1 = Você tem duas catástrofes para o jogo inteiro. Uma delas destrói uma peça ou
        bloqueia um espaço vazio. O comerciante do Touro tem só um templo: destrua-o.
    .wrong-1 = Pegue uma catástrofe e o templo ao lado do comerciante do Touro.
    .wrong-1-other = O comerciante do Touro ainda tem o templo. Atinja o templo em L7.
    .right = Um líder sem templo volta para casa na hora. Líderes e tesouros não podem ser
        atingidos.

lesson-swap = Troque peças
    .task-1 = Seis fazendas e nenhum rio útil. Com uma ação você pode trocar quantas peças
        quiser. Troque algumas.
    .wrong-1 = Aperte “Trocar”, marque as peças e confirme.
    .right = As peças antigas saem do jogo e ninguém as vê. A troca custa uma ação: use quando
        precisar.

lesson-lowest = A cor mais fraca
    .task-1 = No fim só conta a sua cor mais fraca. Você tem 1 preto, 6 vermelho, 5 azul e 7
        verde. Faça um ponto que conta.
    .wrong-1 = Preto é a sua cor mais fraca. Coloque um assentamento no reino do seu rei.
    .wrong-1-strong = Um ponto, mas não na cor mais fraca: o resultado continua 1. Coloque um
        assentamento preto.
    .right = O seu resultado subiu de 1 para 2. Olhe sempre primeiro para a cor mais fraca.

lesson-end = Como termina
    .task-1 = O jogo termina depois do turno em que restam dois tesouros ou menos no tabuleiro,
        ou quando o saco acaba. Restam três: ligue o reino do seu comerciante ao templo em N5.
    .task-2 = Pegue um e termine o jogo.
    .wrong-1 = Coloque uma peça que ligue o reino ao templo em N5.
    .wrong-2 = Escolha um tesouro.
    .right = Os tesouros entram onde mais ajudam, depois comparam-se as cores mais fracas. Agora
        você conhece o jogo.

lesson-building = Construções
    .task-1 = Uma opção: três peças de uma cor em linha permitem pôr a construção dessa cor.
        Coloque um terceiro mercado.
    .task-2 = Ponha o mercado público sobre uma peça da linha. Mercados colocados no reino dele
        passam a valer dois pontos.
    .wrong-1 = Estenda os dois mercados até uma linha de três.
    .wrong-2 = Escolha uma peça da linha.
    .wrong-2-declined = Você deixou a construção ao lado do tabuleiro. Desfaça e coloque-a.
    .right = Uma linha mais longa pode levar a construção embora.

lesson-wonder = A maravilha
    .task-1 = Uma opção: uma cruz de cinco peças de uma cor pode virar a maravilha. Complete a
        cruz com um assentamento.
    .task-2 = Erga a maravilha em vez de um monumento.
    .wrong-1 = Coloque um assentamento no braço aberto da cruz.
    .wrong-2 = Escolha a maravilha e construa.
    .wrong-2-declined = Você não construiu nada. Desfaça e erga a maravilha.
    .right = Quem tem o rei no reino da maravilha ganha um ponto de qualquer cor no fim de cada
        turno seu.

lesson-english = A variante inglesa
    .task-1 = Uma opção para conflitos. Comece uma revolta: coloque o seu rei onde mais templos
        tocam nele do que no rei do Touro.
    .task-2 = O atacante compromete nada ou o bastante para ficar à frente. O Touro pode então
        chegar exatamente ao empate, ou não comprometer nada. Vença a revolta.
    .wrong-1 = Coloque o seu rei no reino do rei do Touro.
    .wrong-2 = O rei do Touro resistiu. Comprometa um templo.
    .wrong-2-few = O Touro chegou ao empate, e o empate é do defensor. Comprometa um templo.
    .right = Com esta variante não se gastam peças em uma causa perdida.
