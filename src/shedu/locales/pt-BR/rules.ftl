### As regras de Tigre & Eufrates como o Shedu as joga, para quem joga.
###
### Para quem traduz ou revisa:
### - Um só termo para cada coisa: peça (tile), líder, reino, região, revolta, guerra, tesouro,
###   catástrofe, monumento, construção, maravilha; assentamento, templo, fazenda, mercado; rei,
###   sacerdote, fazendeiro, comerciante; dinastia (o símbolo do jogador), lugar (à mesa).
### - Peças são colocadas, líderes são posicionados, catástrofes são jogadas. Peças da mão são
###   comprometidas em conflitos, trocadas e compradas do saco.
### - "Região" é só o grupo ligado sem líder.

## 1. Componentes e preparação
rules-section-1 = Componentes e preparação

R1-1 = Há quatro cores, e cada uma tem sua peça, seu líder e seu tipo de ponto. O preto tem
    assentamentos, o rei e tijolos; o vermelho, templos, o sacerdote e amuletos; o azul,
    fazendas, o fazendeiro e colheitas; o verde, mercados, o comerciante e mercadorias. As
    quatro dinastias são arqueiro, touro, leão e vaso. Você é uma dinastia e usa as quatro
    cores; nenhum jogador é uma cor.
    .title = Cores e dinastias
    .edition-pegasus-2007 = Os pontos não têm nome próprio, apenas cor.
    .edition-mayfair-2004 = Os pontos não têm nome próprio, apenas cor. A dinastia do vaso se
        chama oleiro.
    .edition-classic-1997 = Os pontos não têm nome próprio, apenas cor. A dinastia do vaso se
        chama oleiro.

R1-2 = O jogo tem 153 peças: 57 templos, 36 fazendas, 30 assentamentos e 30 mercados.
    .title = As peças

R1-3 = O tabuleiro tem 16 colunas e 11 linhas. Cada espaço é de terra ou de rio, e alguns
    espaços de terra são espaços iniciais, que recebem um templo e um tesouro. Há dois mapas, o
    padrão e o avançado. Alguns espaços iniciais têm uma borda especial: no mapa padrão, os
    quatro perto dos cantos; no mapa avançado, os seis que ficam fora dos dois rios.
    .title = O tabuleiro
    .example = Um espaço é indicado por sua coluna, de A a P, e sua linha, de 1 a 11. A1 é o
        canto superior esquerdo.
    .edition-modern = No tabuleiro impresso, o mapa padrão tem a margem dourada e o avançado, a
        margem azul.
    .edition-modern-first = No tabuleiro impresso, o mapa padrão tem a margem dourada e o
        avançado, a margem azul.
    .edition-pegasus-2007 = O livro de regras descreve os espaços com palavras em vez de falar
        de uma borda: os quatro cantos do mapa padrão e tudo o que fica fora dos dois rios no
        avançado. Ele chama o mapa avançado de alternativo.
    .edition-mayfair-2004 = Apenas o mapa padrão. O resumo não fala de bordas, e sim dos quatro
        tesouros mais próximos dos cantos.
    .edition-classic-1997 = Apenas o mapa padrão. O livro de regras não fala de bordas, e sim
        dos quatro templos nos cantos.

R1-4 = Cada espaço inicial recebe um templo com um tesouro em cima: dez no mapa padrão, catorze
    no avançado. Todas as outras peças vão para o saco: 143 no mapa padrão e 139 no avançado.
    .title = Templos iniciais e saco

R1-5 = Você começa com os quatro líderes da sua dinastia, duas catástrofes e uma mão de seis
    peças compradas do saco.
    .title = O que cada jogador recebe

R1-6 = Há seis monumentos, cada um de duas cores, de modo que cada par de cores aparece
    exatamente uma vez: preto e vermelho, preto e azul, preto e verde, vermelho e azul, vermelho
    e verde, azul e verde.
    .title = Os seis monumentos
    .edition-classic-1997 = O livro de regras pode ser lido como se o monumento fosse montado,
        na hora da construção, com duas partes quaisquer. O Shedu usa os seis pares fixos em
        todas as edições.

R1-7 = O primeiro jogador é sorteado. A partir dele, a vez passa em sentido horário, que é a
    ordem dos lugares.
    .title = Quem começa
    .edition-pegasus-2007 = Começa quem tirou férias por último. O Shedu não tem como saber quem
        é; por isso, além do sorteio, há uma segunda maneira: o anfitrião da mesa indica o
        primeiro jogador.
    .edition-mayfair-2004 = O resumo não diz quem começa. O Shedu faz um sorteio.
    .edition-classic-1997 = O livro de regras não diz quem começa. O Shedu faz um sorteio.

## 2. Regiões e reinos
rules-section-2 = Regiões e reinos

R2-1 = Peças e líderes são adjacentes quando seus espaços têm um lado em comum; tocar-se só pelo
    canto nunca basta. Todas as peças e líderes unidos assim, de vizinho em vizinho, estão
    ligados. A maravilha e as peças viradas para baixo ligam como as outras peças. Catástrofes e
    espaços vazios não ligam nada.
    .title = Adjacente e ligado

R2-2 = Um grupo ligado com um ou mais líderes é um reino. Um grupo ligado sem nenhum líder é uma
    região, mesmo que seja uma única peça.
    .title = Reino ou região
    .edition-pegasus-2007 = Este livro de regras chama todo grupo ligado de região, e uma região
        com líder de reino. O jogo é o mesmo.
    .edition-mayfair-2004 = O resumo chama de região todo grupo ligado de dois ou mais
        componentes, e de reino uma região com líder. Para o Shedu, uma única peça também é uma
        região; o jogo é o mesmo.
    .edition-classic-1997 = Este livro de regras chama todo grupo ligado de região, e uma região
        com líder de reino. O jogo é o mesmo.

## 3. Um turno
rules-section-3 = Um turno

R3-1 = No seu turno, você é o jogador ativo e faz até duas ações. A ordem é sua, e as duas podem
    ser do mesmo tipo. Você pode parar depois de uma ação ou não fazer nenhuma. Mesmo assim,
    recebe o que seus monumentos e a maravilha rendem e compra suas peças.
    .title = Até duas ações
    .edition-pegasus-2007 = O livro de regras diz que você pode fazer duas ações e não fala em
        parar antes. O Shedu leva esse "pode" ao pé da letra.

R3-2 = Com cada ação você faz uma de quatro coisas: colocar uma peça, posicionar um líder,
    trocar peças ou jogar uma catástrofe.
    .title = As quatro ações

R3-3 = Uma ação só termina quando tudo o que ela provocou está resolvido. Revoltas e guerras vêm
    primeiro; em seguida, as construções; depois, o monumento ou a maravilha; por último, os
    tesouros.
    .title = Quando uma ação termina
    .example = Você coloca um templo que une dois reinos, completa um quadrado e junta dois
        tesouros. Primeiro travam-se as guerras. Se o quadrado ainda existir, você pode
        construir um monumento. Depois o dono do comerciante pega um tesouro, e só então começa
        sua próxima ação.

## 4. Líderes
rules-section-4 = Líderes

R4-1 = Você posiciona os líderes da sua própria dinastia e nenhum outro. Com uma ação, você põe
    no tabuleiro um líder da sua reserva, move um líder de um espaço para outro ou retira um
    líder do tabuleiro para a sua reserva.
    .title = Só os seus líderes

R4-2 = Um líder fica em um espaço de terra vazio, com pelo menos um templo voltado para cima
    adjacente a esse espaço. Ele nunca pode ir para um rio, uma catástrofe, uma peça ou qualquer
    outro espaço ocupado.
    .title = Onde um líder pode ficar
    .example = Um espaço ao lado de um templo virado para baixo por causa de um monumento não
        serve para um líder, a menos que haja um templo voltado para cima em outro lado dele.

R4-3 = Você não pode pôr um líder onde ele faria de dois reinos um só. Regiões, que não têm
    líder, não atrapalham: ele pode ligar quantas você quiser, a um reino ou umas às outras. Ao
    mover um líder, primeiro tire-o do tabuleiro: quais reinos existem se decide sem ele.
    Devolvê-lo ao espaço de onde saiu não é um movimento.
    .title = Líderes nunca unem reinos
    .example = Seu rei está entre o fazendeiro do leão e o comerciante do touro e é tudo o que
        os liga. Sem ele restam dois reinos; por isso você não pode colocá-lo em outro espaço
        que toque os dois.
    .ruling = Os livros de regras não dizem se um líder em movimento ainda mantém unido seu
        antigo reino. O Shedu o tira primeiro do tabuleiro, como você faz com a mão à mesa.

R4-4 = Quando você põe um líder em um reino onde já está outro líder da mesma cor, começa uma
    revolta. A seção 8 diz como ela se resolve.
    .title = Já há um líder dessa cor

R4-5 = Um líder precisa o tempo todo de um templo voltado para cima ao seu lado. Quando o último
    templo assim adjacente a ele é removido ou virado para baixo, o líder volta imediatamente ao
    dono. Não importa a causa: uma catástrofe, um monumento ou a maravilha.
    .title = Líderes sem templo
    .example = O touro constrói um monumento sobre quatro templos. O comerciante do leão estava
        ao lado de um deles e de nenhum outro templo; por isso, volta ao leão.

R4-6 = Você não ganha pontos por pôr um líder no tabuleiro, por movê-lo nem por retirá-lo.
    .title = Posicionar não dá pontos

## 5. Peças
rules-section-5 = Peças

R5-1 = Você escolhe um espaço vazio e ali coloca uma peça da mão, com a face para cima. O lugar
    das fazendas é nos espaços de rio e em nenhum outro; o dos assentamentos, templos e
    mercados, nos de terra e em nenhum outro. A peça pode ter quaisquer vizinhos ou nenhum.
    Depois disso, você nunca pode movê-la.
    .title = Onde uma peça pode ficar

R5-2 = Você não pode colocar uma peça onde ela uniria três reinos ou mais. Dois é o máximo, e
    regiões, que não têm líder, não contam como reinos.
    .title = No máximo dois reinos

R5-3 = Uma peça colocada em um reino rende um ponto da cor dela. Se o reino tem um líder dessa
    cor, o dono desse líder ganha o ponto; se não tem, ganha o dono do rei que estiver ali; se
    também não há rei, ninguém ganha. Não importa quem colocou a peça, nem se ela liga ao mesmo
    tempo regiões sem líder ao reino.
    .title = Pontos por uma peça
    .example = Você coloca um mercado em um reino com o rei do touro e o sacerdote do leão. Não
        há comerciante; por isso o touro, que tem o rei, ganha um ponto verde.

R5-4 = Uma peça que une dois reinos não rende ponto a ninguém, haja guerra ou não. A peça de
    unificação a cobre até que todas as guerras terminem.
    .title = Peças que unem não pontuam

R5-5 = Os pontos são seus no momento em que você os ganha, antes que o jogo prossiga.
    .title = Pontos na hora

## 6. Catástrofes
rules-section-6 = Catástrofes

R6-1 = Você joga uma catástrofe em qualquer espaço vazio, de terra ou de rio, ou sobre uma peça;
    essa peça sai do jogo. Líderes, monumentos, a maravilha e outras catástrofes não podem ser
    atingidos. Peças com um tesouro ou uma construção também não.
    .title = O que uma catástrofe pode atingir
    .ruling = As quatro peças viradas para baixo sob um monumento fazem parte dele; por isso,
        nenhuma delas pode ser atingida.

R6-2 = Uma catástrofe fica até o fim do jogo, não liga nada e fecha seu espaço para tudo o mais.
    Ela pode partir um reino. Um líder que perde com ela seu último templo voltado para cima
    volta ao dono (R4.5). Você tem duas catástrofes para o jogo inteiro e não recebe outras.
    .title = O que uma catástrofe faz

## 7. Troca de peças
rules-section-7 = Troca de peças

R7-1 = Escolha de uma a seis peças da sua mão, no máximo quantas tiver. Elas saem do jogo sem
    ser mostradas, e você compra do saco a mesma quantidade. Se a troca for sua primeira ação,
    você pode usar as peças novas na segunda.
    .title = Trocar peças

R7-2 = Você pode trocar não importa quantas peças haja no saco, porque esse número é secreto. Se
    houver menos do que o necessário, você recebe as que restam; R13.2 diz como o jogo então
    termina.
    .title = Trocar com poucas peças no saco

## 8. Revoltas
rules-section-8 = Revoltas

R8-1 = Em uma revolta enfrentam-se os dois líderes de uma mesma cor. Quem posicionou o novo
    líder é o atacante, e o dono do líder que já estava ali é o defensor. Nenhum dos dois pode
    retirar o líder para evitar a revolta.
    .title = Atacante e defensor
    .ruling = Os livros de regras da clássica de 1997 e da Pegasus 2007 proíbem retirar o líder;
        os outros se calam. O Shedu proíbe em todas as edições.

R8-2 = Sua força é o número de templos voltados para cima adjacentes ao seu líder, mais os
    templos que você compromete da mão. Um templo ao lado dos dois líderes conta para os dois.
    Primeiro o atacante compromete quantos templos quiser, à vista de todos; depois, o defensor.
    Cada um tem uma única oportunidade e pode não comprometer nenhum.
    .title = Força em uma revolta
    .example = Dois reis se enfrentam: aqui a cor não importa, só os templos. O arqueiro ataca
        com um templo ao lado do rei e dois da mão, três ao todo.

R8-3 = A força maior vence a revolta. Se forem iguais, vence o defensor.
    .title = Quem vence uma revolta
    .example = O atacante tem dois templos no tabuleiro e compromete dois; o defensor tem um e
        compromete três. São quatro a quatro; portanto, o defensor vence.

R8-4 = O vencedor ganha um ponto vermelho, nunca mais que um, seja qual for a cor dos líderes. O
    líder do perdedor volta ao dono. Todos os templos que os dois lados comprometeram saem do
    jogo.
    .title = Depois de uma revolta
    .example = Seu comerciante vence outro comerciante por seis a dois. Você ganha um ponto
        vermelho e nenhum verde, e os templos no tabuleiro ficam onde estão.

## 9. Guerras
rules-section-9 = Guerras

R9-1 = Quando uma peça une dois reinos, examine cada cor. Se os dois reinos têm um líder dessa
    cor, esses dois líderes estão em guerra. Se não há nenhuma cor assim, os reinos viram um só
    em paz.
    .title = Quando começa uma guerra
    .ruling = Ninguém pode retirar um líder do tabuleiro para evitar uma guerra. Os livros de
        regras da clássica de 1997 e da Pegasus 2007 dizem isso, e os outros não permitem nada
        parecido.

R9-2 = Se várias guerras estão em aberto, o jogador ativo escolhe a próxima a ser travada.
    Depois de cada guerra, o tabuleiro é examinado de novo, e é ele que diz quais guerras
    continuam em aberto. Onde dois líderes perderam a ligação, já não há guerra entre eles.
    .title = A ordem das guerras
    .example = Comerciantes e reis estão em guerra. A guerra dos comerciantes vem primeiro e
        remove os mercados que mantinham o reino unido. Os reis agora estão separados, e a
        guerra deles não acontece.

R9-3 = Se um dos dois líderes é do jogador ativo, o jogador ativo ataca. Senão, o atacante é o
    primeiro jogador, em sentido horário a partir do jogador ativo, que é dono de um deles. O
    dono do outro líder defende.
    .title = Quem ataca em uma guerra
    .example = Os lugares são arqueiro, touro, leão, vaso. O arqueiro une reinos em que o vaso e
        o touro têm um fazendeiro cada. O touro é o primeiro depois do arqueiro e ataca.

R9-4 = Sua força é o número de apoiadores do seu líder, mais as peças dessa cor que você
    compromete da mão; primeiro o atacante compromete quantas quiser, depois o defensor, uma vez
    cada um. Apoiadores são as peças voltadas para cima, da cor do líder, ligadas a ele por uma
    cadeia que não passa pela peça de unificação. A peça sob a peça de unificação não apoia
    ninguém, nem as peças de regiões sem líder que só estão ligadas por meio dela. Uma peça
    deixa de contar se uma guerra anterior, na mesma ação, rompeu sua ligação com o líder.
    .title = Força em uma guerra
    .example = Seu fazendeiro está ligado a quatro fazendas. Na guerra anterior, mercados foram
        removidos, e duas das fazendas perderam a ligação com ele. Restam a você dois
        apoiadores.
    .ruling = Os livros de regras mais antigos contam as peças do reino de onde o líder veio e
        não dizem o que acontece com as que uma guerra anterior separou. O livro moderno conta
        só as peças ainda ligadas. O Shedu faz assim em todas as edições.
    .edition-modern = O livro de regras diz expressamente que cada nova guerra é travada com o
        reino como as guerras anteriores o deixaram.
    .edition-modern-first = O livro de regras diz expressamente que cada nova guerra é travada
        com o reino como as guerras anteriores o deixaram.

R9-5 = A força maior vence a guerra. Se forem iguais, mesmo em zero a zero, vence o defensor.
    .title = Quem vence uma guerra

R9-6 = O perdedor recolhe o líder derrotado, cujos apoiadores são removidos do tabuleiro e do
    jogo, exceto os que R9.7 e R9.8 protegem. O vencedor ganha pontos da cor da guerra: um pelo
    líder e um por peça assim removida. As peças comprometidas pelos dois lados também saem do
    jogo, mas não rendem pontos.
    .title = Depois de uma guerra
    .example = O comerciante do leão vence por cinco a três. O perdedor tinha dois mercados no
        tabuleiro e comprometeu um. O leão ganha três pontos verdes: um pelo comerciante e dois
        pelos mercados do tabuleiro.

R9-7 = Quando sacerdotes estão em guerra, alguns templos do perdedor podem estar a salvo. Um
    templo com um tesouro fica, e também um templo adjacente a qualquer líder que não seja o
    sacerdote derrotado. Os templos que ficam não rendem pontos.
    .title = Templos que ficam
    .example = Um sacerdote derrotado tinha quatro templos. Um tem um tesouro e outro é
        adjacente a um rei; portanto, dois são removidos. O vencedor ganha três pontos
        vermelhos: um pelo sacerdote e dois por esses templos.
    .edition-modern = Em um trecho, o livro de regras cita apenas rei, fazendeiro e comerciante
        como esses líderes. Não faz diferença: o sacerdote vencedor nunca pode estar ao lado de
        um apoiador do perdedor.
    .edition-modern-first = Em um trecho, o livro de regras cita apenas rei, fazendeiro e
        comerciante como esses líderes. Não faz diferença: o sacerdote vencedor nunca pode estar
        ao lado de um apoiador do perdedor.

R9-8 = Peças sob construções apoiam seu líder como quaisquer outras. Quando seu lado perde, elas
    ficam no tabuleiro e não rendem ponto.
    .title = Apoiadores sob uma construção

R9-9 = Depois da última guerra, a peça de unificação é retirada. A peça que ela cobria fica no
    tabuleiro.
    .title = Quando as guerras terminam

## 10. A variante inglesa
rules-section-10 = A variante inglesa

R10-1 = É uma opção, tanto para revoltas quanto para guerras. O atacante não compromete nenhuma
    peça ou compromete tantas que seu total supere a força do defensor no tabuleiro. Um atacante
    cuja força no tabuleiro já é maior pode comprometer quantas quiser. Um atacante que não
    consegue chegar lá não compromete nenhuma.
    .title = Variante inglesa: o atacante
    .example = Você ataca com dois no tabuleiro contra quatro. Compromete nenhuma peça, ou três
        ou mais. Se só tiver duas peças que sirvam, não compromete nenhuma.
    .edition-pegasus-2007 = Não faz parte desta edição.
    .edition-classic-1997 = Não faz parte desta edição.

R10-2 = Com a mesma opção, o defensor não compromete nenhuma peça ou compromete exatamente
    quantas igualam as duas forças. Um defensor que não está atrás não compromete nenhuma.
    .title = Variante inglesa: o defensor
    .example = O atacante chegou a seis, você tem quatro no tabuleiro. Você compromete duas
        peças e vence no empate, ou não compromete nenhuma.
    .edition-pegasus-2007 = Não faz parte desta edição.
    .edition-classic-1997 = Não faz parte desta edição.

## 11. Monumentos, construções e a maravilha
rules-section-11 = Monumentos, construções e a maravilha

R11-1 = Depois que você colocou uma peça e as guerras dela terminaram, veja se ela faz parte de
    um quadrado de duas por duas peças voltadas para cima, de uma só cor. Se fizer, você pode
    construir: vire as quatro peças para baixo e ponha sobre elas um monumento que tenha essa
    cor e ainda não tenha sido usado. Só é possível agora; um quadrado que você deixa passar não
    dá direito a construir mais tarde. Se a peça completa vários quadrados, ou se vários
    monumentos têm a cor, a escolha é sua.
    .title = Construir um monumento
    .ruling = Em um quadrado sem monumento, as peças continuam voltadas para cima. Uma peça
        colocada mais tarde pode formar com algumas delas um novo quadrado.

R11-2 = As peças viradas continuam ligando, mas não servem para mais nada. Elas nunca mais podem
    ser destruídas, nem o monumento. Se uma peça virada tem um tesouro, o tesouro fica sobre
    ela. Líderes que perdem seu último templo voltado para cima porque templos foram virados
    voltam aos donos (R4.5).
    .title = Sob um monumento

R11-3 = Quando seu turno termina, examine seus líderes no tabuleiro. Por cada um deles, você
    ganha um ponto da cor dele por monumento dessa cor no reino dele. Um rei só rende pontos por
    monumentos pretos e não substitui um líder ausente.
    .title = Pontos de monumentos
    .example = Seu fazendeiro está em um reino com um monumento vermelho e azul e um azul e
        verde. Você ganha dois pontos azuis quando seu turno termina.
    .edition-modern-first = O texto pode ser entendido como um ponto por líder, não importa
        quantos monumentos haja. A impressão posterior da mesma edição esclarece isso; por isso,
        o Shedu conta cada par de líder e monumento em todas as edições.
    .edition-pegasus-2007 = O livro de regras não menciona o rei aqui. Como um líder precisa de
        um monumento da própria cor, o resultado é o mesmo.

R11-4 = As construções são uma opção: palácio (preto), biblioteca (vermelha), celeiro (azul) e
    mercado público (verde), que começam ao lado do tabuleiro. Se a peça que você colocou fica
    em uma linha reta sem falhas, com pelo menos três peças voltadas para cima, todas da cor
    dela, você pode pôr a construção dessa cor sobre qualquer peça da linha. Uma linha é sempre
    a linha inteira: todas as peças da cor que se seguem sem falha, na horizontal ou na
    vertical, quando as guerras terminaram. A linha horizontal e a vertical são avaliadas cada
    uma por si.
    .title = Colocar uma construção
    .example = Seu mercado tem um mercado à esquerda e um acima. Os três formam um canto, e não
        uma linha; portanto, não há lugar aqui para o mercado público.
    .edition-mayfair-2004 = Não faz parte desta edição.
    .edition-classic-1997 = Não faz parte desta edição.

R11-5 = Uma construção que já está no tabuleiro fica onde está, a menos que sua nova linha seja
    mais longa; nesse caso, você pode levá-la para essa linha. A nova linha precisa superar
    tanto a horizontal quanto a vertical que passam pela peça com a construção, as duas como
    estão naquele momento. Uma linha partida não perde sua construção e conta com as peças que
    ainda tem. Assim, você não pode deslocar uma construção ao longo da própria linha, mas uma
    linha mais longa que a cruza pode tomá-la.
    .title = Tomar uma construção
    .example = O celeiro está em uma linha de três fazendas. Outra linha de três não basta para
        tomá-lo; uma de quatro, sim. Se uma catástrofe tivesse deixado só uma fazenda ao lado
        daquela onde está o celeiro, uma linha de três bastaria.
    .edition-pegasus-2007 = O livro de regras fala de uma só linha da construção. Onde duas
        linhas se cruzam sob ela, o Shedu exige uma linha mais longa que as duas, como o livro
        moderno.

R11-6 = Se você coloca uma peça em um reino que tem a construção da cor dela, a peça rende dois
    pontos em vez de um, para o jogador que R5.3 indica. O reino conta como está com a peça já
    colocada; basta, portanto, que a peça ligue a ele uma região sem líder com a construção.
    Revoltas, guerras e monumentos rendem o mesmo que antes. A peça que permite pôr uma
    construção ainda não se beneficia dela.
    .title = Pontos de construções
    .example = A biblioteca está em um reino com o sacerdote do vaso. Você coloca um templo ali,
        e o vaso ganha dois pontos vermelhos.
    .edition-pegasus-2007 = O livro de regras fala como se o líder fosse de quem coloca a peça.
        O Shedu dá os dois pontos a quem ganharia um.

R11-7 = A construção vem depois das guerras e antes do monumento ou da maravilha. Recusar a
    construção não impede você de construir o monumento. Quando uma peça é virada para baixo ou
    substituída com uma construção sobre ela, a construção volta para o lado do tabuleiro,
    pronta para ser usada de novo.
    .title = Primeiro a construção, depois o monumento
    .edition-pegasus-2007 = O livro de regras põe as guerras antes das construções, mas não diz
        se a construção ou o monumento vem primeiro. O Shedu mantém a ordem acima.

R11-8 = A maravilha é uma opção e só pode ser erigida uma vez por jogo. Se a peça que você
    colocou faz parte de uma cruz, isto é, uma peça com seus quatro vizinhos, as cinco voltadas
    para cima e da mesma cor, você pode remover as cinco e pôr a maravilha no lugar delas. A
    maravilha liga, não serve para mais nada e não pode ser destruída; líderes que perdem com
    ela seu último templo voltado para cima voltam aos donos (R4.5), e um tesouro que estava
    sobre uma das peças fica em seu espaço, agora sobre a maravilha, junto com uma eventual
    borda especial. Se um monumento também for possível, você constrói um dos dois ou nenhum.
    .title = Erigir a maravilha
    .ruling = Os livros de regras dizem apenas que o tesouro é posto sobre a maravilha. O Shedu
        o deixa em seu próprio espaço, para que uma borda especial mantenha seu sentido.
    .edition-pegasus-2007 = Não faz parte desta edição.
    .edition-mayfair-2004 = Não faz parte desta edição.
    .edition-classic-1997 = Não faz parte desta edição.

R11-9 = Se seu rei está no reino da maravilha quando seu turno termina, você ganha um ponto e
    escolhe a cor dele.
    .title = O ponto da maravilha

## 12. Tesouros
rules-section-12 = Tesouros

R12-1 = Sempre que uma ação termina, procure reinos com um comerciante em que haja dois ou mais
    tesouros. Em cada um deles, o dono do comerciante pega todos os tesouros menos um, seja ou
    não o turno dele.
    .title = Pegar tesouros
    .ruling = Se isso acontece em vários reinos ao mesmo tempo, o jogador ativo pega primeiro e
        os outros seguem em sentido horário. Em um jogo a partir da preparação normal isso nunca
        ocorre; só uma posição montada à mão pode levar a isso.
    .edition-mayfair-2004 = O dono do comerciante pode pegá-los, mas não é obrigado (R12.3).

R12-2 = Tesouros em bordas especiais devem ser pegos antes de quaisquer outros. Onde isso deixa
    uma escolha, entre os demais tesouros ou porque só restam tesouros em bordas especiais, o
    dono do comerciante escolhe.
    .title = Bordas especiais primeiro
    .example = Um reino tem dois tesouros, um deles perto de um canto do mapa padrão, em uma
        borda especial. O dono do comerciante pega esse, e o outro fica.

R12-3 = Onde um reino não tem comerciante, seus tesouros esperam até que tenha um.
    .title = Sem comerciante, sem tesouro
    .edition-pegasus-2007 = Em um trecho, o livro de regras diz que um comerciante que chega
        depois pode recolher os tesouros à espera; em outro, diz que o dono do comerciante os
        recebe. O Shedu trata isso como obrigação.
    .edition-mayfair-2004 = O dono do comerciante escolhe entre pegar todos os tesouros menos um
        e não pegar nenhum. A oportunidade só vem com uma ação que junta tesouros: quando ela
        termina, o reino do comerciante deve ter dois que não estavam ligados quando ela
        começou. Um comerciante que chega a tesouros já ligados não recebe nada.

R12-4 = Cada tesouro que você pegou é um ponto de qualquer cor. A cor é escolhida quando o jogo
    acaba, para cada tesouro separadamente.
    .title = Tesouros são curingas

## 13. Fim do turno, fim do jogo
rules-section-13 = Fim do turno, fim do jogo

R13-1 = No fim de um turno, o jogador ativo ganha primeiro os pontos de monumentos e da
    maravilha. Em seguida, ele compra até voltar a ter seis peças e, depois dele, em sentido
    horário, todo jogador com menos de seis faz o mesmo. Por último, verifica-se se o jogo
    acabou.
    .title = O fim de um turno

R13-2 = O jogo acaba se não restam mais que dois tesouros no tabuleiro quando um turno termina.
    Acaba também se um jogador precisa comprar uma peça e encontra o saco vazio; enquanto
    ninguém precisa comprar, um saco vazio não encerra nada. Se faltam peças no saco em uma
    troca, a edição decide: ou o jogo para na hora e ninguém mais pontua monumentos ou a
    maravilha, ou o turno é concluído com seus pontos de monumentos e da maravilha, e a compra
    no fim dele encerra o jogo.
    .title = O fim do jogo
    .example = O saco tem duas peças, você precisa comprar duas, e mais ninguém precisa comprar.
        O jogo continua com o saco vazio. Ele acaba assim que alguém precisar comprar de novo.
    .edition-modern = Na hora, também em uma troca, sem pontos de monumentos ou da maravilha.
    .edition-modern-first = Na hora, também em uma troca, sem pontos de monumentos ou da
        maravilha.
    .edition-pegasus-2007 = Se em uma troca faltam peças no saco, você ainda conclui seu turno e
        ganha os pontos de monumentos dele. A compra seguinte encerra o jogo.
    .edition-mayfair-2004 = Se em uma troca faltam peças no saco, você ainda conclui seu turno e
        ganha os pontos de monumentos dele. A compra seguinte encerra o jogo. Uma opção permite
        que, em vez disso, o jogo acabe na hora.
    .edition-classic-1997 = Na hora, também em uma troca, sem pontos de monumentos. O livro de
        regras diz que o fim pode chegar durante uma troca.

R13-3 = Primeiro, os tesouros de cada jogador são somados às cores em que mais ajudam. Vence o
    jogador cuja cor mais fraca é a melhor. Jogadores empatados comparam sua segunda cor mais fraca,
    depois a terceira, depois a quarta. Os que empatam nas quatro dividem a vitória.
    .title = Quem vence o jogo
    .example = Com os tesouros somados, o leão tem 8, 8, 9 e 15 pontos; o touro, 8, 8, 10 e 10.
        As duas menores cores são iguais, e a terceira decide: dez é mais que nove; portanto, o
        touro vence.
    .ruling = O Shedu calcula sozinho onde os tesouros mais ajudam, primeiro para a cor mais fraca e
        depois para as seguintes. Os livros de regras mais antigos não dizem o que acontece
        quando as quatro cores são iguais; o Shedu deixa esses jogadores dividirem a vitória,
        como o livro moderno.

## 14. Informação oculta
rules-section-14 = Informação oculta

R14-1 = São secretos até o jogo acabar: as mãos, os pontos, os tesouros pegos, quantas peças há
    no saco e em que ordem, e todas as peças que saíram do jogo sem ser vistas. Todos puderam
    ver quando um ponto foi ganho, quando peças foram comprometidas e quando um tesouro foi
    pego. Mesmo assim, os totais permanecem secretos.
    .title = O que é secreto
    .ruling = Nem todo livro de regras lista tudo isso. O Shedu guarda os mesmos segredos em
        todas as edições.
    .edition-modern = O livro de regras cita as mãos, os pontos, os tesouros pegos, as peças
        fora do jogo e quantas peças há no saco.
    .edition-modern-first = O livro de regras não cita os tesouros entre os segredos; a
        impressão posterior cita.

R14-2 = Há duas opções para jogar às claras. Com pontos abertos, todos veem os pontos e os
    tesouros de todos os jogadores. Com o saco aberto, todos veem quantas peças há no saco.
    .title = Jogar com informação aberta

## O jogo em resumo
rules-overview = Tigre & Eufrates é um jogo de Reiner Knizia para dois a quatro jogadores. Cada
    um comanda uma dinastia cujos quatro líderes são rei, sacerdote, fazendeiro e comerciante.
    Com líderes e peças vocês fazem reinos crescer ao longo de dois rios, e líderes de vários
    jogadores muitas vezes dividem um reino. No seu turno, você faz até duas ações: coloca
    peças, põe líderes em jogo ou os move, troca peças da mão ou joga uma catástrofe. Uma peça
    colocada em um reino costuma render um ponto da cor dela ao líder dessa cor, não importa
    quem a colocou. Quando dois líderes da mesma cor se encontram em um reino, eles lutam: em
    uma revolta, se um líder chegou; em uma guerra, se uma peça uniu dois reinos. Monumentos
    rendem pontos turno após turno, e comerciantes juntam tesouros, que contam como a cor que
    você quiser. O jogo acaba quando quase não restam tesouros no tabuleiro ou quando alguém
    precisa comprar uma peça e o saco está vazio. Então só conta sua cor mais fraca, e vence
    o jogador cuja cor mais fraca é a melhor. Por isso, cuide das quatro cores por igual.
    .title = O jogo em resumo
