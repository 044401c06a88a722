### Lições do tutorial: título, tarefas, reações a outras jogadas e conclusão.

learn-title = Aprenda no tabuleiro
learn-about = Lições curtas com as peças de verdade. As cinco primeiras levam uns dois minutos.
learn-extras = Para ir além
learn-all = Todas as lições
learn-next = Próxima lição
learn-back = Desfazer
learn-show = Mostrar
learn-again = De novo
learn-play = Jogar a primeira partida
learn-step = Tarefa { $number } de { $count }
learn-done = feita
learn-continue = Continuar: { $lesson }
learn-move = O que a jogada fez

lesson-leader = Coloque um líder
    .task-1 = Você junta pontos em quatro cores com os seus quatro líderes; no fim só conta a sua
        cor mais fraca. Pegue o rei, o líder preto, e coloque-o em terra, lado a lado com um
        templo (peça vermelha).
    .wrong-1 = Primeiro o rei: pegue o líder preto e escolha um espaço ao lado de um templo.
    .wrong-1-other = Esse é outro líder. Funciona do mesmo jeito, mas desfaça e coloque o rei.
    .right = Um templo e um líder: isso é um reino. Toda peça ligada a ele lado a lado faz parte
        dele, não importa quem a colocou; cantos não ligam.

lesson-tile = Pontue com uma peça
    .task-1 = Uma peça colocada em um reino dá um ponto da cor dela ao líder dessa cor. Fazendas
        vão nos rios, as outras peças em terra. O seu comerciante (verde) está aqui: acrescente
        um mercado ao reino.
    .wrong-1 = Coloque um mercado verde ao lado de uma peça ou de um líder do reino.
    .wrong-1-colour = Ninguém pontua: falta um líder dessa cor neste reino, e também um rei.
        Coloque um mercado verde.
    .wrong-1-away = Esse espaço não está ligado ao reino, então ninguém pontua. Coloque o
        mercado ao lado dele.
    .right = Um ponto verde. Foi uma ação: um turno tem duas, e no fim todos compram até ter seis
        peças.

lesson-king = O rei substitui
    .task-1 = Se o reino não tem líder da cor da peça, quem pontua é o rei. Só o seu rei está
        aqui: faça um ponto vermelho com um templo.
    .wrong-1 = Coloque um templo vermelho ligado ao reino do seu rei.
    .wrong-1-own = Preto é a cor do próprio rei. Agora mostre que ele também pontua outras:
        coloque um templo.
    .wrong-1-away = Esse templo está fora do reino, então ninguém pontua. Ligue-o ao reino.
    .right = O rei pontuou em vermelho, a cor do sacerdote. Na dúvida, comece por ele.

lesson-kingdom = Vários líderes em um reino
    .task-1 = Um reino pode ter líderes de vários jogadores; o símbolo em um líder diz de quem ele é.
        O seu sacerdote (vermelho) e o comerciante (verde) do Touro dividem este. Faça um ponto
        para você.
    .wrong-1 = Coloque um templo no reino: vermelho é a cor do seu sacerdote.
    .wrong-1-theirs = O ponto foi para o comerciante do Touro: não importa quem coloca a peça.
        Use a cor do seu sacerdote, o vermelho.
    .right = O ponto vai para o líder, não para quem colocou a peça. Você pode entrar em
        qualquer reino com um líder de uma cor que falta ali, mas um líder não pode unir dois
        reinos.

lesson-revolt = Revolta
    .task-1 = Dois líderes da mesma cor não podem ficar no mesmo reino. Coloque o seu rei no
        reino do rei do Touro, onde mais templos tocam nele: começa uma revolta.
    .task-2 = Uma revolta se decide com templos, seja qual for a cor dos líderes: os que estão
        ao lado de cada um, mais os da mão. Primeiro você, depois o Touro; o empate é do
        defensor. Use templos suficientes.
    .wrong-1 = Pegue o líder preto e um espaço marcado com espadas, no reino do rei do Touro.
    .wrong-2 = O rei do Touro resistiu. Use um templo.
    .wrong-2-tie = O Touro usou um templo: forças iguais, e o empate é do defensor.
        Use pelo menos um templo.
    .right = Venceu: um ponto vermelho, e o rei do Touro volta para casa. Os templos
        usados saem do jogo de qualquer modo. Um líder em casa pode voltar ao tabuleiro,
        e um no tabuleiro pode mudar de lugar ou ir para casa: cada vez é uma ação.

lesson-war = Guerra
    .task-1 = Uma peça que liga dois reinos não pontua. Se os dois têm um líder da mesma cor,
        esses líderes entram em guerra. O seu comerciante enfrenta o do Touro: coloque uma peça
        que una os dois reinos.
    .task-2 = Conta cada peça da cor dos líderes no reino de cada um, mas não a que os une: você
        tem três mercados, o Touro tem dois. Depois entram mercados da mão, primeiro os seus; o
        empate é do defensor.
    .wrong-1 = Coloque uma peça no vão entre os dois reinos.
    .wrong-2 = O comerciante do Touro resistiu. Use mercados.
    .wrong-2-tie = O Touro usou um mercado: três a três, e o empate é do defensor.
        Use pelo menos um mercado.
    .right = O comerciante do Touro volta para casa e os mercados dele saem do tabuleiro: um
        ponto verde pelo líder e um por mercado. As peças usadas saem do jogo.
        Sem líderes assim, dois reinos se unem em paz; nenhuma peça pode unir três. Se nenhum dos
        dois líderes é seu, ataca o próximo jogador na ordem que tiver um deles.

lesson-monument = Construa um monumento
    .task-1 = Quatro peças de uma cor em quadrado podem virar um monumento. Complete o quadrado
        com um templo.
    .task-2 = Você pode virar as quatro peças e construir, agora ou nunca. Um monumento tem a cor
        das peças e mais uma, e cada um existe uma só vez: escolha um para o seu sacerdote.
    .task-3 = No fim do seu turno, cada líder seu das cores dele no reino dele ganha um ponto; os
        líderes dos outros, no fim do turno deles. Encerre o turno.
    .wrong-1 = Três templos formam um canto. Coloque o quarto no vão.
    .wrong-2 = Escolha um monumento e construa.
    .wrong-2-declined = Você deixou o quadrado como está; essa chance não volta. Desfaça e
        construa.
    .wrong-3 = Você ainda tinha uma ação, e o turno continuou. Desfaça e aperte “Fim do
        turno”.
    .right = Um ponto vermelho, e outro no fim de cada turno seu; aqui o rei não substitui ninguém.
        Peças viradas ligam, mas não contam mais: sem o templo em G7 o seu sacerdote teria voltado
        para casa.

lesson-treasure = Pegue um tesouro
    .task-1 = As gemas nos templos são tesouros. Quando uma ação deixa mais de um em um reino,
        quem tem o comerciante (verde) ali pega todos menos um. Ligue o reino do seu comerciante
        ao próximo templo com tesouro.
    .task-2 = Um tesouro fica no tabuleiro, o outro você pega. Escolha qual pegar.
    .wrong-1 = Continue a cadeia de peças até o templo em N5.
    .wrong-2 = Escolha um tesouro.
    .right = No fim, um tesouro vale um ponto de qualquer cor: ele sempre ajuda a sua cor mais
        fraca. Os tesouros em espaços com moldura saem primeiro. O seu comerciante os pega também
        nos turnos dos outros.

lesson-catastrophe = Jogue uma catástrofe
    .task-1 = Você tem duas catástrofes para o jogo inteiro. Uma delas destrói uma peça ou
        bloqueia um espaço vazio. O comerciante do Touro tem só um templo: destrua-o.
    .wrong-1 = Pegue uma catástrofe e o templo ao lado do comerciante do Touro.
    .wrong-1-other = O comerciante do Touro ainda tem o templo. Atinja o templo em L7.
    .right = Um líder sem templo volta para casa na hora. Este espaço fica bloqueado para sempre:
        não liga nada e pode dividir um reino. Líderes, monumentos e peças com tesouro não podem ser
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
    .right = O seu resultado subiu de 1 para 2. Olhe sempre primeiro para a cor mais fraca; os
        pontos dos outros são secretos até o fim.

lesson-end = Como termina
    .task-1 = O jogo termina depois de um turno que deixa dois tesouros ou menos no tabuleiro,
        ou quando alguém precisa comprar e o saco está vazio. Restam três: ligue o reino do seu
        comerciante ao templo em N5.
    .task-2 = Pegue um e termine o jogo.
    .wrong-1 = Coloque uma peça que ligue o reino ao templo em N5.
    .wrong-2 = Escolha um tesouro.
    .right = Os tesouros entram onde mais ajudam. Depois vence a melhor cor mais fraca; no
        empate decide a seguinte. Agora você conhece o jogo.

lesson-wars = Várias guerras
    .task-1 = Aqui dois líderes seus enfrentam dois do Touro. Una os reinos em J7.
    .task-2 = Cada cor que os dois têm é uma guerra à parte; quem está no turno escolhe a ordem.
        O seu rei é fraco: comece pelos comerciantes.
    .task-3 = Três mercados contra dois. Use o que precisar.
    .wrong-1 = Coloque uma peça em J7.
    .wrong-2 = Escolha a guerra dos comerciantes.
    .wrong-2-kings = O seu rei não tem assentamentos, e o do Touro tem dois. Desfaça e comece
        pelos comerciantes.
    .wrong-3 = O comerciante do Touro resistiu. Desfaça.
    .right = Os mercados do Touro caíram, e com eles a ligação com o rei dele: a segunda guerra
        não acontece. Em guerras de sacerdotes ficam os templos com tesouro ou ao lado de outros
        líderes.

lesson-building = Construções
    .task-1 = Uma opção: três peças de uma cor em linha permitem pôr a construção dessa cor.
        Coloque um terceiro mercado.
    .task-2 = Ponha o mercado público sobre uma peça da linha. Mercados colocados no reino dele
        passam a valer dois pontos.
    .wrong-1 = Estenda os dois mercados até uma linha de três.
    .wrong-2 = Escolha uma peça da linha.
    .wrong-2-declined = Você deixou a construção ao lado do tabuleiro. Desfaça e coloque-a.
    .right = Ele rende dois pontos a quem tem aqui o comerciante ou, sem ele, o rei. Uma linha
        mais longa de mercados pode levá-lo embora.

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
    .task-2 = O atacante não usa nada ou o bastante para ficar à frente. O Touro pode então
        chegar exatamente ao empate, ou não usar nada. Vença a revolta.
    .wrong-1 = Coloque o seu rei no reino do rei do Touro.
    .wrong-2 = O rei do Touro resistiu. Use um templo.
    .wrong-2-few = O Touro chegou ao empate, e o empate é do defensor. Use um templo.
    .right = Com esta variante não se gastam peças em uma causa perdida.
