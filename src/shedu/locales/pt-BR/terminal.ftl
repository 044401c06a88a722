### Textos do terminal: `shedu play`, `shedu show` e `shedu rules`. O histórico e as perguntas estão em table.ftl.
###
### O que se digita (jogadas, comandos, opções) não se traduz: a palavra portuguesa vai entre parênteses, king (rei).
### Os títulos das colunas (terminal-head-…) são curtos: a tabela cabe em 80 colunas.

## Palavras

list-or = { $first } ou { $last }
terminal-none = –
terminal-tiles = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
terminal-you = Você

## Perguntas e respostas

terminal-choices = Digite { $choices }.
terminal-ambiguous = “{ $word }” pode ser { $choices }. Digite mais letras.
terminal-unknown = “{ $word }” não é uma jogada nem um comando. Digite ? para ver a ajuda.
terminal-did-you-mean = “{ $word }” não é uma jogada nem um comando. Você quis dizer { $choices }?
terminal-written-like = Escreva assim: { $example }
terminal-type-move = Digite uma jogada, ou ? para ver a ajuda.
terminal-other-dynasty = Você joga com o { dynasty-name }, não com o { other-name }.
terminal-refused = Isso não é permitido.
terminal-no-such-move = Nenhuma jogada permitida corresponde.
terminal-many-moves = { $count ->
    [one] { $count } jogada; para vê-la, digite: moves { $word }
   *[other] { $count } jogadas; para vê-las, digite: moves { $word }
}
terminal-toolbar = Tab completa · ? ajuda · moves · undo · strengths · rules · quit

## Desfazer

terminal-undone = Desfeito.
terminal-undo-refused = { $why ->
    [not-your-turn] Você só pode desfazer decisões do seu turno.
    [nothing] Não há nada para desfazer: seu turno acabou de começar.
    [drew] Peças foram compradas desde então: não há nada para desfazer.
    [answered] Outro jogador decidiu desde então: não há nada para desfazer.
    [deciding] Outro jogador está decidindo e o tempo dele corre, então não há o que desfazer.
    [by-bot] Um bot tomou esta decisão enquanto você estava fora; ela vale.
   *[not-offered] Você só pode desfazer suas decisões deste turno, até que algo oculto seja revelado.
}

## Salvar

terminal-saved-in = O jogo está salvo em { $path }
terminal-resume-with = Para continuar: { $command }
terminal-not-saved = As últimas decisões não foram salvas.
terminal-file-changed = Outro programa alterou o arquivo. Agora o jogo está salvo em { $path }
terminal-bot-failed = { $bot } falhou, e uma jogada aleatória foi feita em seu lugar: { $why }
terminal-save-failed = Não foi possível salvar o jogo: { $reason }
terminal-copy-saved = Uma cópia do jogo está salva em { $path }
terminal-copy-exists = { $path } já existe. Escolha outro nome.
terminal-copy-failed = Não foi possível salvar o jogo em { $path }: { $reason }

## Tabelas

terminal-head-leaders = líderes
terminal-head-catastrophes = catástr.
terminal-head-hand = mão
terminal-head-colour = { $colour ->
    [black] preto
    [red] verm.
    [blue] azul
   *[green] verde
}
terminal-head-treasures = tes.
terminal-head-place = lugar
terminal-head-lowest = menor
terminal-head-kingdom = reino
terminal-head-leader = líder
terminal-head-space = espaço
terminal-head-temples = templos (revolta)
terminal-head-supporters = apoiadores (guerra)
terminal-no-leader = Nenhum líder está no tabuleiro.
terminal-treasures = tesouros
terminal-treasures-left = { $count ->
    [one] { $count } no tabuleiro: { $spaces }
   *[other] { $count } no tabuleiro: { $spaces }
}
terminal-special-border = borda especial { $spaces }
terminal-monuments = monumentos
terminal-monuments-none = nenhum construído
terminal-monuments-built = { $built }; restam: { $left }
terminal-buildings = construções
terminal-not-placed = fora do tabuleiro
terminal-wonder = maravilha
terminal-wonder-built = no tabuleiro
terminal-wonder-not-built = ainda não erigida
terminal-bag = saco

## Atrás do próprio escudo

terminal-own-hand = Mão: { $tiles }
terminal-own-points = Pontos: { $points }; menor: { $lowest }
terminal-own-pieces = Tesouros: { $taken }; catástrofes restantes: { $left }
terminal-own-leaders = Líderes na reserva: { $leaders }

## O fim do jogo

terminal-shared = { end-shared }: { $names }

## Ajuda

terminal-help-intro = Digite uma jogada como em um registro, ou só o bastante para que fique clara:
terminal-help-leader = posiciona ou move um líder: king (rei), priest (sacerdote), farmer (fazendeiro), trader (comerciante)
terminal-help-off = retira o líder
terminal-help-tile = coloca uma peça: temple (templo), settlement (assentamento), farm (fazenda), market (mercado)
terminal-help-catastrophe = joga uma catástrofe
terminal-help-swap = troca peças
terminal-help-pass = encerra o turno
terminal-help-asked = Respostas a perguntas: { $examples }
terminal-help-commands = Comandos:
terminal-help-moves = lista as jogadas permitidas, por exemplo: moves king, moves f4
terminal-help-board = desenha a mesa de novo
terminal-help-hand = lista o que está atrás do seu escudo
terminal-help-facts = lista tesouros, monumentos e outros componentes
terminal-help-log = mostra o histórico
terminal-help-strengths = mostra a força de todos os líderes
terminal-help-kingdoms = contorna os reinos, ou desenha um tabuleiro menor
terminal-help-rules = mostra as regras, ou uma delas
terminal-help-undo = desfaz decisões do seu turno, até que algo oculto seja revelado
terminal-help-save = mostra onde o jogo está salvo, ou salva uma cópia em FILE
terminal-help-quit = sai do jogo; para continuar: shedu play --resume
terminal-help-letters = No tabuleiro: t templo, s assentamento, f fazenda, m mercado; K rei, P sacerdote, F fazendeiro,
    T comerciante, cada um com a letra da sua dinastia (a Arqueiro, b Touro, l Leão, p Vaso); ! catástrofe,
    w maravilha, x monumento com as letras das suas duas cores.

## Início

terminal-title = Shedu: Tigre & Eufrates no seu terminal
terminal-ask-resume = Continuar o jogo { $game }? [Y/n]
terminal-quick-start = Pressione Enter para jogar já: regras modernas, 3 jogadores, você joga com o { dynasty-name }, e os
    bots são do nível { level-name }.
terminal-ask-quick-start = Enter, ou c para escolher:
terminal-ask-players = Quantos jogadores, de 2 a 4? [{ $default }]
terminal-ask-dynasty = Com qual dinastia você joga: { $choices }? [{ $default }]
terminal-ask-level = Qual é a força dos bots: { $choices }? [{ $default }]
terminal-ask-rules = Quais regras: { $choices }? [{ $default }]
terminal-ask-options = Quais opções, separadas por vírgulas: { $choices }? [{ $default }]
terminal-ask-first = Quem começa: me (você), uma dinastia ou random (sorteio)? [{ $default }]

## Regras

terminal-no-such-rule = “{ $word }” não é uma regra, uma edição nem uma opção, e nenhuma regra fala disso.
terminal-rules-editions = O que cada edição tem
terminal-rules-edition = edição
terminal-rules-option = opção
terminal-rules-always = Todas as edições têm as opções { $options }.
terminal-rules-more = Veja mais com shedu rules R9.7, R9, wonder, classic-1997 ou qualquer palavra, e com --all para todas as
    regras.
