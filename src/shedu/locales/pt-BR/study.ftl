### Studies, the board editor and the analysis in the browser; these pages load them.

study-title = Estudo
study-about = Examine uma partida a fundo: tente outras jogadas, deixe os bots responderem e salve o que achar numa árvore de variantes, com comentários, setas e marcas.
study-begin = Começar da posição inicial
study-editor = Editor do tabuleiro
study-draft = Abrir o último estudo não salvo
study-mine = Seus estudos
study-open = Abrir um estudo ou um registro
study-bad-link = O link está danificado. Copie-o de novo por inteiro.
study-move = { $move ->
    [place-tile] { tile-name } { $space }
    [position-leader] { leader-name } { $space }
    [withdraw-leader] { leader-name } retirado
    [play-catastrophe] catástrofe { $space }
    [swap] troca { $count }
    [pass] fim do turno
    [commit] usa { $count }
    [fight-war] primeiro os { leaders-name }
    [place-building] { building-name } { $space }
    [build-monument] { monument-name } { $space }
    [erect-wonder] maravilha { $space }
    [leave-treasure] tesouro { $space } fica
    [score-wonder] maravilha: { points-name }
   *[decline] recusa
}
study-start = Início
study-empty = Faça uma jogada no tabuleiro: a árvore começa ali. Volte e faça outra para abrir uma variante.
study-tree = Variantes
study-aside = Próxima variante
study-answers = Quem faz as jogadas dos outros
study-by-hand = toda jogada à mão
study-by-bots = bots respondem: { level-title }
study-seat = Seu lugar
study-bot-waits = É a vez de um bot: { dynasty-name }.
study-bot-go = Deixar jogar
study-make-main = Tornar principal
study-remove = Excluir daqui em diante
study-edit-board = Editar o tabuleiro
study-screens = Mãos e pontos
study-all = Todos os estudos
study-comment = Comentário sobre esta posição
study-comment-refused = Outra pessoa mudou este comentário nesse meio-tempo. Você escreveu:
study-draw = Desenhar
    .about = Toque num espaço e depois em outro para uma seta, ou no mesmo para uma marca. Com o mouse, arraste a qualquer momento com o botão direito.
study-draw-clear = Apagar desenhos
study-colour = { $colour ->
    [green] verde
    [red] vermelho
    [blue] azul
   *[yellow] amarelo
}
study-keep = Salvar
study-keep-copy = Salvar uma cópia
study-keep-title = Salvar e compartilhar
study-keep-about = Ainda não salvo: o último estudo fica só neste navegador. Um link copiado contém o estudo inteiro.
study-share = Compartilhar
study-name = Nome
study-link = Copiar um link para esta posição
study-save = Baixar como texto
study-sharing = Quem pode abri-lo pelo link
study-sharing-private = só você
study-sharing-read = todos, para ler
study-sharing-write = todos, para editar
study-sharing-about = Se várias pessoas editarem ao mesmo tempo, toda jogada, marca e comentário fica; um comentário que outra pessoa mudou nesse meio-tempo não é sobrescrito.
study-copy = Você está numa cópia, que ainda não foi salva.
study-of = Um estudo de { $name }, para ler. Se você mudar algo, trabalhará numa cópia.
study-of-together = Um estudo de { $name }, para editar junto.
study-delete = Excluir o estudo
study-delete-about = Não dá para desfazer, e o link deixa de funcionar.
study-delete-do = Excluir para sempre
study-report = Denunciar este estudo
study-report-about = O que há de errado nele?
study-report-do = Enviar
study-reported = Obrigado. O operador deste servidor vai verificar.
study-from-here = Jogar a partir daqui
study-as-study = Abrir como estudo

## Analysis

study-analyse = Analisar esta partida
study-analyse-about = Para cada decisão: a chance de vencer antes e depois, quanto a jogada custou e quanta sorte cada um teve.
study-analyse-do = Analisar
study-analysing = Decisão { $done } de { $total }
study-analysis-failed = A última análise foi interrompida por um erro.
study-time = Tempo
study-time-quick = rápida
study-time-normal = normal
study-time-thorough = minuciosa
study-level = Avaliada por um bot
study-again = Analisar de novo
study-chances = Chances de vencer
study-no-cost = Nenhuma jogada melhor foi encontrada.
study-better = Melhor seria { $move }: { $reason }.
study-played = A jogada feita: { $reason }.
study-point = { $label ->
    [brilliant] brilhante
    [inaccuracy] imprecisão, { $points } pontos percentuais
    [mistake] erro, { $points } pontos percentuais
   *[blunder] erro grave, { $points } pontos percentuais
}
study-point-luck = sorte: { dynasty-name } { $points } pontos percentuais
study-point-back = Virada anterior
study-point-next = Próxima virada
study-players = Jogadores
study-players-about = Erro: custo médio de uma decisão em pontos percentuais. ?!/?/??: imprecisões, erros e erros graves. Sorte: quanto as compras e as peças ocultas mudaram, também em pontos percentuais.
study-labels-about = Imprecisões, erros, erros graves
study-luck = sorte
study-sources = Pontos por origem
study-save-annotated = Salvar com comentários
study-made-by = { $deals ->
    [one] Avaliada por um bot ({ level-title }), com { $deals } distribuição das peças ocultas para cada chance.
   *[other] Avaliada por um bot ({ level-title }), com { $deals } distribuições das peças ocultas para cada chance.
}

## Board editor

editor-tools = Peças
editor-treasure = tesouro
editor-catastrophe = catástrofe
editor-building = construção sobre uma peça da sua cor
editor-wonder = maravilha, pelo centro
editor-erase = Apagar
editor-clear = Esvaziar
editor-defects = { $count ->
    [one] Uma coisa é impossível
   *[other] { $count } coisas são impossíveis
}
editor-defect = Isto não é possível
    .R1-2 = Tabuleiro, mãos e saco têm juntos 30 assentamentos, 57 templos, 36 fazendas e 30
        mercados, contando as peças viradas para baixo.
    .R1-4 = Um tesouro fica sobre um templo, um monumento ou a maravilha.
    .R1-5 = Uma mão tem no máximo seis peças, e um jogador, no máximo duas catástrofes.
    .R4-2 = Um líder não fica no rio.
    .R4-4 = Dois líderes da mesma cor não podem dividir um reino.
    .R4-5 = Um líder precisa de um templo ao seu lado.
    .R5-1 = Fazendas ficam no rio, as outras peças em terra, e cada espaço tem uma só peça.
    .R11-1 = Um monumento precisa de quatro espaços em que podiam estar peças de uma das suas cores.
    .R11-2 = Uma peça só fica virada para baixo sob um monumento.
    .R11-4 = As construções são uma opção, e cada uma fica sobre uma peça da sua cor.
    .R11-8 = A maravilha é uma opção e precisa de uma cruz de cinco espaços em que podiam estar
        peças de uma só cor.
editor-good = Esta posição é possível.
editor-open = Jogar a partir daqui
editor-turn = Quem joga:
editor-actions = Ações restantes:
editor-hand = Mão
editor-drawn = seis peças são compradas
editor-points = Pontos
editor-catastrophes = catástrofes restantes
editor-bag = O saco contém todas as outras peças
