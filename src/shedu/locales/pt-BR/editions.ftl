### As edições do jogo e suas opções, na página inicial e nas regras.
### As notas de rules.ftl valem aqui também.

## Edições
preset-modern = A impressão posterior da edição moderna, segundo seu livro de regras em inglês;
    é a que você joga se não escolher outra. Oferece os dois mapas, a variante inglesa, as
    construções e a maravilha. O dono de um comerciante é obrigado a pegar tesouros e, se faltam
    peças no saco em uma troca, o jogo acaba na hora.
    .title = Moderna

preset-modern-first = Uma impressão anterior da edição moderna, segundo seu livro de regras em
    português. Oferece os mesmos mapas e opções e se joga do mesmo jeito. Onde seu texto sobre
    os pontos de monumentos é vago, vale a impressão posterior.
    .title = Moderna, 1ª impressão

preset-pegasus-2007 = A edição da Pegasus Spiele de 2007, segundo seu livro de regras em
    italiano. Oferece os dois mapas e as construções, mas nem a variante inglesa nem a
    maravilha. Se faltam peças no saco em uma troca, o turno ainda é concluído, com seus pontos
    de monumentos.
    .title = Pegasus (2007)

preset-mayfair-2004 = A edição da Mayfair, segundo um resumo de suas regras de 2004. Tem apenas
    o mapa padrão e oferece a variante inglesa. O dono de um comerciante pode deixar tesouros e
    só pode pegá-los quando a ação juntou tesouros; se faltam peças no saco em uma troca, o
    turno é concluído antes ou, como opção, o jogo acaba na hora.
    .title = Mayfair (2004)

preset-classic-1997 = O jogo clássico de 1997, segundo um livro de regras em russo. Tem o mapa
    padrão e nenhuma variante: nem variante inglesa, nem construções, nem maravilha. O dono de
    um comerciante é obrigado a pegar tesouros e, se faltam peças no saco em uma troca, o jogo
    acaba na hora.
    .title = Clássica (1997)

preset-custom = Sua própria mistura. Você pode combinar todas as opções livremente, também as
    que nenhuma edição tem juntas. O que você não mudar fica como na edição moderna.
    .title = Personalizada

## Opções
option-board = Em qual mapa você joga. As edições modernas e a Pegasus 2007 têm os dois mapas; a
    Mayfair 2004 e a clássica de 1997 têm apenas o padrão.
    .title = Mapa
    .standard = O mapa padrão: dez templos iniciais com tesouros, 143 peças no saco, bordas
        especiais nos quatro espaços iniciais perto dos cantos.
    .advanced = O mapa avançado: catorze templos iniciais com tesouros, 139 peças no saco,
        bordas especiais nos seis espaços iniciais fora dos dois rios.

option-english = Em revoltas e guerras, você não pode comprometer peças sem chance de vencer com
    elas. O atacante não compromete nenhuma ou compromete o bastante para superar o que o
    defensor tem no tabuleiro; o defensor não compromete nenhuma ou compromete exatamente o
    bastante para empatar. Assim, um conflito perdido não serve para se livrar de peças
    indesejadas. Uma opção das edições modernas e da Mayfair 2004.
    .title = Variante inglesa

option-buildings = Quatro construções, uma de cada cor, podem ser postas em linhas de três ou
    mais peças da sua cor. Uma peça colocada em um reino com a construção da cor dela rende dois
    pontos em vez de um. Uma opção das edições modernas e da Pegasus 2007.
    .title = Construções

option-wonder = Uma vez por jogo, uma cruz de cinco peças de uma só cor pode dar lugar à
    maravilha. Um jogador cujo rei está no reino dela ganha um ponto de qualquer cor no fim de
    cada turno seu. Uma opção das edições modernas.
    .title = Maravilha

option-bag = O que acontece quando você troca peças e não há o bastante no saco. A edição
    define, mas a Mayfair 2004 deixa a escolha para você; em um jogo personalizado, você também
    escolhe.
    .title = Saco vazio em uma troca
    .at-once = O jogo acaba na hora. Ninguém mais ganha pontos de monumentos ou da maravilha.
    .finish-turn = Você ainda conclui seu turno e ganha os pontos de monumentos e da maravilha
        dele. A compra seguinte encerra o jogo.

option-treasures = Se o dono de um comerciante é obrigado a pegar tesouros. A edição define: a
    Mayfair 2004 deixa a decisão ao jogador, todas as outras obrigam. Em um jogo personalizado,
    você escolhe.
    .title = Pegar tesouros
    .must = Sempre que uma ação termina e um reino com um comerciante tem dois ou mais tesouros,
        o dono do comerciante pega todos menos um.
    .may-on-joining = O dono do comerciante escolhe entre pegar todos os tesouros menos um e não
        pegar nenhum. A oportunidade só vem com uma ação que junta tesouros: quando ela termina,
        o reino deve ter dois que não estavam ligados quando ela começou.

option-open-scores = Todos veem os pontos e os tesouros de todos os jogadores durante o jogo
    inteiro. Sem esta opção, eles são secretos até o fim.
    .title = Pontos abertos

option-open-bag = Todos veem quantas peças restam no saco. Quais são e em que ordem virão
    continua secreto.
    .title = Saco aberto
