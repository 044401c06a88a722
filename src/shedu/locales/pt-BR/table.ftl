### Todos os textos do navegador: página inicial, mesa, replay, página de regras, ajuda.
###
### Para quem traduz ou revisa:
### - Os termos são os de rules.ftl.
### - Dinastias e líderes são masculinos (o Arqueiro, o Touro, o Leão, o Vaso; o rei…), por isso
###   { dynasty-name } e { leader-name } aceitam artigo fixo. Entre as peças, "fazenda" é feminina;
###   entre as construções, "biblioteca": ali o seletor está escrito por extenso.
### - Em português, [one] vale também para 0: onde 0 é possível, o número não está escrito à mão.
### - Linhas do histórico vêm depois do selo do jogador, sem sujeito e com minúscula.
### - Os jogadores são tratados por "você".

## Nomes das coisas

colour-name = { $colour ->
    [black] preto
    [red] vermelho
    [blue] azul
   *[green] verde
}
tile-name = { $colour ->
    [black] assentamento
    [red] templo
    [blue] fazenda
   *[green] mercado
}
# $count peças de uma cor, com o número
tiles-count = { $colour ->
    [black] { $count ->
        [one] { $count } assentamento
       *[other] { $count } assentamentos
    }
    [red] { $count ->
        [one] { $count } templo
       *[other] { $count } templos
    }
    [blue] { $count ->
        [one] { $count } fazenda
       *[other] { $count } fazendas
    }
   *[green] { $count ->
        [one] { $count } mercado
       *[other] { $count } mercados
    }
}
# as peças de uma cor em geral
tiles-name = { $colour ->
    [black] assentamentos
    [red] templos
    [blue] fazendas
   *[green] mercados
}
leader-name = { $colour ->
    [black] rei
    [red] sacerdote
    [blue] fazendeiro
   *[green] comerciante
}
leaders-name = { $colour ->
    [black] reis
    [red] sacerdotes
    [blue] fazendeiros
   *[green] comerciantes
}
building-name = { $colour ->
    [black] palácio
    [red] biblioteca
    [blue] celeiro
   *[green] mercado público
}
# os pontos de cada cor também têm nome
points-name = { $colour ->
    [black] tijolos
    [red] amuletos
    [blue] colheitas
   *[green] mercadorias
}
dynasty-name = { $dynasty ->
    [archer] Arqueiro
    [bull] Touro
    [lion] Leão
   *[pot] Vaso
}
# o segundo jogador de uma frase
other-name = { $other ->
    [archer] Arqueiro
    [bull] Touro
    [lion] Leão
   *[pot] Vaso
}
# por exemplo: rei do Touro
leader-of = { $dynasty ->
    [archer] { leader-name } do Arqueiro
    [bull] { leader-name } do Touro
    [lion] { leader-name } do Leão
   *[pot] { leader-name } do Vaso
}
# um monumento por suas duas cores, por exemplo: monumento preto e vermelho
monument-name = { $monument ->
    [black-red] monumento preto e vermelho
    [black-blue] monumento preto e azul
    [black-green] monumento preto e verde
    [red-blue] monumento vermelho e azul
    [red-green] monumento vermelho e verde
   *[blue-green] monumento azul e verde
}
level-name = { $level ->
    [random] aleatório
    [novice] novato
    [apprentice] aprendiz
    [skilled] hábil
    [expert] especialista
    [master] mestre
   *[other] { $level }
}
level-about = { $level ->
    [random] Joga qualquer jogada permitida, ao acaso. Para experimentar.
    [novice] Conhece as regras e pega o que vê. Para suas primeiras partidas.
    [apprentice] Cuida da própria cor mais fraca. Ainda é fácil de surpreender.
    [skilled] Avalia guerras e revoltas antes de começá-las.
    [expert] Planeja turnos inteiros. Pensa por alguns segundos.
    [master] O bot mais forte que existe.
   *[other] Um bot adicionado a esta instalação do Shedu.
}
# the levels as a choice before a game
level-title = { $level ->
    [random] Aleatório
    [novice] Fácil
    [apprentice] Normal
    [skilled] Difícil
    [expert] Especialista
    [master] Mestre
   *[other] { $level }
}
# the name of a bot, one for each level and dynasty
bot-name = { $level ->
    [random] { $dynasty ->
        [archer] Zuzu
        [bull] Kuku
        [lion] Babu
       *[pot] Dudu
    }
    [novice] { $dynasty ->
        [archer] Nani
        [bull] Ibbi
        [lion] Lala
       *[pot] Usur
    }
    [apprentice] { $dynasty ->
        [archer] Tabni
        [bull] Erish
        [lion] Mannu
       *[pot] Gimil
    }
    [skilled] { $dynasty ->
        [archer] Ahuni
        [bull] Balasi
        [lion] Iltani
       *[pot] Amata
    }
    [expert] { $dynasty ->
        [archer] Naram
        [bull] Ilshu
        [lion] Kubau
       *[pot] Tashmet
    }
    [master] { $dynasty ->
        [archer] Etana
        [bull] Adapa
        [lion] Enheduana
       *[pot] Ziusudra
    }
   *[other] { $level }
}
# a few words about the character of the bots of a level; follows a name
bot-kind = { $level ->
    [random] confia nos dados
    [novice] cresce na feira
    [apprentice] jovem escriba
    [skilled] guia de caravanas
    [expert] da corte do rei
    [master] voz da sabedoria
   *[other] visita
}
bot-about = Bot: { bot-name }, { bot-kind }. { level-about }
board-name = { $board ->
    [advanced] mapa avançado
   *[standard] mapa padrão
}

## Cabeçalho, menu, configurações

app-name = Shedu
app-subtitle = Tigre & Eufrates
# sob o nome, à mesa; $preset é o título de uma edição
table-subtitle = Edição { $preset }, { $treasures ->
    [0] nenhum tesouro no tabuleiro
    [one] { $treasures } tesouro no tabuleiro
   *[other] { $treasures } tesouros no tabuleiro
}
table-bag = { $count ->
    [0] saco vazio
    [one] { $count } peça no saco
   *[other] { $count } peças no saco
}
# no celular, na barra acima do tabuleiro
table-turn = turno { $turn }
menu = Menu
menu-home = Página inicial
menu-rules = Regras
menu-help = Teclas e ajuda
menu-record = Salvar o registro
menu-study = Estudo
menu-replay = Rever esta partida
menu-language = Idioma
menu-theme = Tema
theme-auto = Sistema
theme-light = Claro
theme-dark = Escuro
menu-text = Tamanho do texto
text-normal = Normal
text-large = Grande
text-largest = Muito grande
menu-pace = Velocidade das jogadas dos outros
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
menu-sound = Som
sound-on = Sim
sound-off = Não
# offered once
signal-offer = Quer ouvir um som a cada jogada?
signal-sound = Ligar o som
signal-no = Não, obrigado
menu-close = Fechar
toggle-kingdoms = Reinos
    .about = Contornar cada reino
toggle-strengths = Forças
    .about = Em cada líder: templos ao lado (revoltas) e apoiadores (guerras)
toggle-coordinates = Coordenadas
    .about = Letras e números nas margens
connection-lost = Conexão com o servidor perdida. Reconectando…
loading = Carregando…
not-found = Esta página não existe.
go-home = Ir para a página inicial
error-title = Algo deu errado

## Jogadores

players = Jogadores
player-you = você
player-bot = { bot-name } · { level-title }
# um bot com nome
player-named-bot = { $name }, bot
player-deciding = na vez
# no celular, na barra acima do tabuleiro
player-deciding-you = Sua vez
player-thinking = pensando…
player-catastrophes = { $count ->
    [0] nenhuma catástrofe
    [one] { $count } catástrofe restante
   *[other] { $count } catástrofes restantes
}
# o leitor de tela diz isto no painel de cada jogador; $leaders é uma lista
player-label = { dynasty-name }. { $leaders ->
    [none] Todos os líderes no tabuleiro
   *[other] Na reserva: { $leaders }
}. { player-catastrophes }.

## O tabuleiro, ouvido e lido espaço por espaço

board-label = Tabuleiro. As setas movem de espaço em espaço.
zoom-whole = Tabuleiro inteiro
space-empty-land = terra vazia
space-empty-river = rio vazio
space-tile = { tile-name }
space-face-down = peça virada para baixo
space-catastrophe = catástrofe
space-treasure = com tesouro
space-building = { $colour ->
    [red] com a biblioteca
   *[other] com o { building-name }
}
space-leader = { leader-of }, { $temples ->
    [0] nenhum templo
    [one] { $temples } templo
   *[other] { $temples } templos
} ao lado, { $supporters ->
    [0] nenhum apoiador
    [one] { $supporters } apoiador
   *[other] { $supporters } apoiadores
}
space-monument = { monument-name }
space-wonder = maravilha
space-unification = peça de unificação
space-special = borda especial
# de quem são os líderes no reino de um espaço; $dynasties é uma lista de space-owner
space-owner = do { dynasty-name }
space-kingdom = reino { $dynasties }
space-region = região sem líder
space-legal = você pode jogar aqui
space-war = uma guerra começaria aqui

## Instruções: uma frase acima da mão

prompt-action = { dynasty-name }: { $count ->
    [one] resta uma ação
   *[other] restam duas ações
}
prompt-actions-left = { $count ->
    [one] Resta uma ação.
   *[other] Restam duas ações.
}
prompt-place-tile = { $colour ->
    [blue] Colocar a fazenda em { $space }?
   *[other] Colocar o { tile-name } em { $space }?
}
prompt-place-leader = { $colour ->
    [black] Posicionar o rei em { $space }?
    [red] Posicionar o sacerdote em { $space }?
    [blue] Posicionar o fazendeiro em { $space }?
   *[green] Posicionar o comerciante em { $space }?
}
prompt-place-catastrophe = Jogar uma catástrofe em { $space }?
prompt-picked-tile = { $colour ->
    [blue] Onde colocar a fazenda?
   *[other] Onde colocar o { tile-name }?
}
prompt-picked-leader = Onde posicionar o { leader-name }?
prompt-picked-catastrophe = Onde jogar a catástrofe?
prompt-swap = Quais peças você quer trocar?
prompt-swap-count = { $count ->
    [one] Trocar { $count } peça?
   *[other] Trocar { $count } peças?
}
prompt-war = Há várias guerras: qual vem primeiro?
prompt-attack = Ataque com seu { leader-name }: { $mine } contra { $theirs }.
prompt-defend = Defenda seu { leader-name }: { $mine } contra { $theirs }.
prompt-commit-up-to = { $count ->
    [0] Você não tem { tiles-name } para usar.
   *[other] Use até { tiles-count }.
}
prompt-building = { $colour ->
    [red] Colocar a biblioteca?
   *[other] Colocar o { building-name }?
}
prompt-monument = Construir um monumento?
prompt-monument-or-wonder = Construir um monumento ou a maravilha?
prompt-wonder = Erigir a maravilha?
prompt-treasure = Qual tesouro fica no tabuleiro?
prompt-wonder-point = A maravilha dá um ponto. De que cor?
prompt-wait-kind = { $kind ->
    [commit] O { dynasty-name } está usando peças…
    [war] O { dynasty-name } está escolhendo uma guerra…
    [building] O { dynasty-name } pode construir…
    [monument] O { dynasty-name } pode construir…
    [treasure] O { dynasty-name } está pegando tesouros…
    [wonder-point] O { dynasty-name } está pegando um ponto da maravilha…
   *[action] É a vez do { dynasty-name }…
}
prompt-over = O jogo acabou.

## Meu escudo

# the area with the prompt and its buttons
prompt-label = O que você deve fazer
tray-label = Atrás do seu escudo
hand = Mão
leaders = Líderes
leader-ready = pronto
leader-on = em { $space }
catastrophes = Catástrofes
catastrophes-left = { $count ->
    [0] nenhuma
    [one] resta { $count }
   *[other] restam { $count }
}
points = Pontos
points-lowest = menor
    .about = Sua pontuação é a da sua cor mais fraca. Os tesouros são somados no fim.
treasures = Tesouros
# rótulo de uma peça da mão; $key é a tecla que a escolhe
hand-tile = { tile-name }, tecla { $key }
hand-leader = { leader-name }, { $where }
points-of = { points-name }: { $count }
screen-spectator = Você está assistindo à partida.

## Botões

undo = Desfazer
undo-here = Desfazer até aqui
swap = Trocar
end-turn = Fim do turno
put-back = Cancelar
skip = Ir para
skip-prompt = Ir para a pergunta
skip-board = Ir para o tabuleiro
skip-log = Ir para o histórico
place-on = Colocar em { $space }
place-tile-on = Pôr { tile-name } em { $space }
send-to = Pôr em { $space }
strike = Atingir { $space }
withdraw = Retirar
    .about = Tirar o líder do tabuleiro
more = Mais
hint = Dica
    .about = O que um bot faria aqui?
swap-do = { $count ->
    [0] Trocar
    [one] Trocar { $count } peça
   *[other] Trocar { $count } peças
}
commit-do = { $count ->
    [0] Não usar nada
   *[other] Usar { tiles-count }
}
war-do = Travar esta guerra
build-do = Construir
decline-treasures = Não pegar
decline-build = Não construir
leave-do = Deixar { $space }
take-point = { $colour ->
    [black] Pegar ponto preto
    [red] Pegar ponto vermelho
    [blue] Pegar ponto azul
   *[green] Pegar ponto verde
}
cancel = Cancelar
ok = OK

## Prévia de uma jogada

lens-label = Prévia da jogada
callout-unites = { $space } uniria dois reinos
callout-revolt = { $space } causaria uma revolta
callout-catastrophe = Uma catástrofe em { $space }
callout-tile = { $colour ->
    [black] Um assentamento em { $space }
    [red] Um templo em { $space }
    [blue] Uma fazenda em { $space }
   *[green] Um mercado em { $space }
}
callout-leader = { $colour ->
    [black] O rei em { $space }
    [red] O sacerdote em { $space }
    [blue] O fazendeiro em { $space }
   *[green] O comerciante em { $space }
}
callout-withdraw = { $colour ->
    [black] O rei sai do tabuleiro
    [red] O sacerdote sai do tabuleiro
    [blue] O fazendeiro sai do tabuleiro
   *[green] O comerciante sai do tabuleiro
}
callout-war = Guerra: { leaders-name }
callout-revolt-of = Revolta: { leaders-name }
# depois segue uma marca com os pontos
callout-attack = { $me ->
    [attacker] você ataca por
    [defender] o { dynasty-name } ataca você por
   *[none] o { dynasty-name } ataca o { other-name }
}
callout-no-point = A peça não rende ponto.
callout-nothing = Sem pontos, sem conflito.
callout-order = Você escolhe a primeira guerra.
callout-gain = { $me ->
    [yes] você ganha
   *[no] o { dynasty-name } ganha
}
callout-monument = { $count ->
    [one] Permite construir um monumento.
   *[other] Permite construir um monumento: { $count } opções.
}
callout-wonder = Permite erigir a maravilha.
callout-building = { $colour ->
    [red] Permite colocar a biblioteca.
   *[other] Permite colocar o { building-name }.
}
callout-treasures = { $me ->
    [yes] você pega
   *[no] o { dynasty-name } pega
} { $choice ->
    [yes] { $count ->
        [one] um dos tesouros em { $spaces }
       *[other] { $count } dos tesouros em { $spaces }
    }
   *[no] { $count ->
        [one] o tesouro em { $spaces }
       *[other] os tesouros em { $spaces }
    }
}
callout-removed = { $count ->
    [one] { $spaces } sai do tabuleiro.
   *[other] { $spaces } saem do tabuleiro.
}
callout-leader-lost = { $me ->
    [yes] { $colour ->
        [black] Seu rei perde o último templo e volta à reserva.
        [red] Seu sacerdote perde o último templo e volta à reserva.
        [blue] Seu fazendeiro perde o último templo e volta à reserva.
       *[green] Seu comerciante perde o último templo e volta à reserva.
    }
   *[no] O { leader-of } perde o último templo e volta à reserva.
}
callout-splits = O reino se divide.
callout-ends = O jogo acabaria depois deste turno.

## Conflitos: o painel na coluna da direita

conflict-war = Guerra dos { leaders-name }
conflict-revolt = Revolta dos { leaders-name }
conflict-you-attack = você ataca
conflict-attacks = ataca
conflict-you-defend = você defende
conflict-defends = defende
# entre os dois totais: "4 a 2"
conflict-to = a
conflict-strengths = { $attack } a { $defence }
conflict-from-hand = da mão
conflict-answers = usa peças depois
conflict-thinks = está decidindo…
conflict-add = { $colour ->
    [black] Usar assentamentos da mão
    [red] Usar templos da mão
    [blue] Usar fazendas da mão
   *[green] Usar mercados da mão
}
# mais $count bastam ao defensor
conflict-tie-note = O empate é do defensor: com { $attack } a { $defence }, o { other-name } resiste com { $count ->
    [0] o que já tem
    [one] { $colour ->
        [blue] mais uma fazenda
       *[other] mais um { tile-name }
    }
   *[other] mais { $count } { tiles-name }
}.
conflict-defend-note = { $count ->
    [0] Você já resiste: o empate é seu.
    [one] { $colour ->
        [blue] Mais uma fazenda basta: o empate é seu.
       *[other] Mais um { tile-name } basta: o empate é seu.
    }
   *[other] Mais { $count } { tiles-name } bastam: o empate é seu.
}
conflict-if-you-win = Se você vencer
conflict-if-wins = Se o { dynasty-name } vencer
conflict-if-holds = Se o { dynasty-name } resistir
conflict-if-you-hold = Se você resistir
# segue conflict-leave ou conflict-stay: "o rei do Touro volta à reserva e perde D3 e D4"
conflict-home = { $me ->
    [yes] { $colour ->
        [black] seu rei volta à reserva
        [red] seu sacerdote volta à reserva
        [blue] seu fazendeiro volta à reserva
       *[green] seu comerciante volta à reserva
    }
   *[no] o { leader-of } volta à reserva
}
conflict-leave = { $count ->
    [one] { $colour ->
        [blue] a { tile-name } em { $spaces } sai
       *[other] o { tile-name } em { $spaces } sai
    }
   *[other] { $colour ->
        [blue] as { tiles-name } em { $spaces } saem
       *[other] os { tiles-name } em { $spaces } saem
    }
}
conflict-stay = { $count ->
    [one] { $colour ->
        [blue] a { tile-name } em { $spaces } fica
       *[other] o { tile-name } em { $spaces } fica
    }
   *[other] { $colour ->
        [blue] as { tiles-name } em { $spaces } ficam
       *[other] os { tiles-name } em { $spaces } ficam
    }
}
conflict-waiting = depois lutam os { leaders-name }.
conflict-waiting-note = Se não estiverem mais ligados, não há guerra.
conflict-none = sem peças
conflict-choose = Escolha a primeira guerra
conflict-choose-note = Ela pode separar líderes e assim evitar as outras guerras.

## O que segue: resultados de conflitos, o papel dos líderes, a contagem no fim

verdict-clear = { $attack } a { $defence }.
verdict-tie = { $attack } a { $defence }: o empate é do defensor.
verdict-wins = { $me ->
    [yes] Você vence e ganha { $points }
   *[no] O { dynasty-name } vence e ganha { $points }
}
verdict-holds = { $me ->
    [yes] Você resiste e ganha { $points }
   *[no] O { dynasty-name } resiste e ganha { $points }
}
verdict-go = Continuar
conflict-ends = o jogo acaba depois deste turno
conflict-prize-for = { $me ->
    [yes] para você
   *[no] para o { dynasty-name }
}
callout-scores = { $where ->
    [new] Funda um reino; lá pontuam para você: { $tiles }.
    [own] No seu reino pontuam para você: { $tiles }.
   *[shared] No reino { $dynasties } pontuam para você: { $tiles }.
}
callout-income = { $count ->
    [one] Um monumento lhe dá { $count } ponto por turno.
   *[other] Monumentos lhe dão { $count } pontos por turno.
}
callout-earns = { $me ->
    [yes] Seu { leader-name } ganha um ponto { colour-name } por turno.
   *[no] O { leader-of } ganha um ponto { colour-name } por turno.
}
callout-earns-none = Por enquanto, não dá pontos a nenhum líder.
callout-no-scorer = { $colour ->
    [black] Não há rei aqui: a peça não rende ponto.
    [red] Não há sacerdote nem rei aqui: a peça não rende ponto.
    [blue] Não há fazendeiro nem rei aqui: a peça não rende ponto.
   *[green] Não há comerciante nem rei aqui: a peça não rende ponto.
}
callout-stands-in = { $colour ->
    [red] Não há sacerdote aqui: o rei o substitui.
    [blue] Não há fazendeiro aqui: o rei o substitui.
   *[green] Não há comerciante aqui: o rei o substitui.
}
space-revolt = uma revolta começaria aqui
help-mark-revolt = uma revolta começaria aqui
end-tie = { $players }: iguais em { $same }; { $more } vence { $less }.
end-tie-all = { $players }: iguais nas quatro cores.

## Outras escolhas na coluna da direita

choice-building = { $colour ->
    [red] A biblioteca
   *[other] O { building-name }
}
choice-building-note = Escolha uma peça da linha. A partir de agora, { $colour ->
    [blue] as { tiles-name } colocadas
   *[other] os { tiles-name } colocados
} no reino valem dois pontos.
choice-monument = Um monumento
choice-monument-note = Quatro peças são viradas para baixo. Escolha as cores e o quadrado.
choice-monument-at = em { $spaces }
choice-wonder = A maravilha
choice-wonder-note = Substitui as cinco peças em torno de { $space }.
choice-treasure = Tesouros
choice-treasure-note = Você pega todos menos um. Escolha o que fica.
choice-wonder-point = O ponto da maravilha
choice-wonder-point-note = Seu rei está no reino da maravilha.
choice-swap = Trocar peças
choice-swap-note = Elas saem do jogo sem serem vistas e você compra o mesmo número. Isso gasta uma ação.

## O que os outros fizeram, passo a passo

playback-left = { $count ->
    [0] última jogada
    [one] falta { $count } jogada
   *[other] faltam { $count } jogadas
}
playback-step = Próxima
playback-skip = Pular
playback-pause = Pausar
playback-go = Retomar

## O histórico

log = Histórico
log-empty = Nada aconteceu ainda.
log-turn = Turno { $turn }, { dynasty-name }
log-said = { dynasty-name }: { $text }
log-tile = { tile-name } em { $space }
log-leader = { leader-name } para { $space }
log-leader-off = { leader-name } retirado
log-catastrophe = catástrofe em { $space }
log-swap = { $count ->
    [one] troca { $count } peça
   *[other] troca { $count } peças
}
log-swap-own = troca { $tiles }
log-pass = encerra o turno
log-war-choice = os { leaders-name } lutam primeiro
log-commit = { $count ->
    [0] não usa nada
    [one] usa { $count } peça
   *[other] usa { $count } peças
}
log-building = { building-name } em { $space }
log-monument = { monument-name } em { $space }
log-wonder = maravilha em torno de { $space }
log-decline = { $kind ->
    [treasure] não pega tesouros
   *[other] não constrói nada
}
log-leave = deixa o tesouro em { $space }
log-score = pega um ponto { colour-name } da maravilha
log-unites = dois reinos se unem em { $space }
log-revolt = revolta dos { leaders-name }, { $attack } a { $defence } contra o { other-name }
log-war = guerra dos { leaders-name }, { $attack } a { $defence } contra o { other-name }
log-won = vence por { $high } a { $low }
log-held = resiste por { $high } a { $low }
log-back = { $cause ->
    [temple] { leader-name } em { $space } perdeu o templo
   *[other] { leader-name } em { $space } volta à reserva
}
log-removed = { $count ->
    [one] { tile-name } em { $spaces } sai do jogo
   *[other] { tiles-name } em { $spaces } saem do jogo
}
log-building-back = { building-name } sai de { $space }
log-treasure = tesouro de { $space }
log-draw-own = compra { $tiles }
log-income-monument = pontos de monumentos
log-income-wonder = o ponto da maravilha
log-gain = { $count ->
    [one] { $count } ponto { colour-name }
   *[other] { $count } pontos { $colour ->
        [black] pretos
        [red] vermelhos
        [blue] azuis
       *[green] verdes
    }
}
log-gain-said = { $count ->
    [one] O { dynasty-name } ganha { $count } ponto { colour-name }
   *[other] O { dynasty-name } ganha { $count } pontos { $colour ->
        [black] pretos
        [red] vermelhos
        [blue] azuis
       *[green] verdes
    }
}
log-over = { $why ->
    [bag] o saco está vazio: o jogo acabou
   *[treasures] restam dois tesouros ou menos: o jogo acabou
}

## O fim do jogo

end-title = Fim de jogo
end-bag = Um jogador precisava comprar, mas o saco estava vazio.
end-treasures = Restam dois tesouros ou menos no tabuleiro.
end-wins = O { dynasty-name } venceu
end-you-win = Você venceu
end-shared = Vitória dividida
end-place = { $place }º
end-lowest-counts = Só a cor mais fraca conta. Os tesouros entram onde mais ajudam.
end-with-treasures = inclui { $count ->
    [one] { $count } tesouro
   *[other] { $count } tesouros
}
end-again = Jogar de novo
end-analyse = Analisar
end-look-back = Rever
end-chart = A cor mais fraca ao longo do jogo, com tesouros
chart-label = Gráfico: a cor mais fraca de cada jogador depois de cada jogada

## Mesma tela para vários: a cobertura entre jogadores

cover-title = É a vez do { dynasty-name }
cover-text = Passe o aparelho para o próximo jogador. Até lá, todas as mãos ficam ocultas.
cover-button = Sou eu, { dynasty-name }
cover-button-named = Sou eu, { $name }

## Página inicial

start-tagline = Quatro cores, dois rios, um ponto fraco: sua cor mais fraca é sua pontuação.
start-play = Jogar agora
start-players = Jogadores
start-level = Força dos bots
# $names is a list of the names of bots
start-against = Você joga contra { $names }.
start-more = Mais
start-more-about = Edições, mapas e opções, várias pessoas neste aparelho, abrir um registro
start-continue = Continuar
start-continue-about = Turno { $turn } · { $preset }
start-continue-your-move = sua vez
start-games = Suas partidas
start-finished = Partidas encerradas
start-game-won = O { dynasty-name } venceu
start-no-games = Nenhuma partida ainda. Comece uma acima.
start-all-games = Mostrar todas as partidas
game-remove = Excluir esta partida
game-remove-about = A partida e o registro serão excluídos definitivamente.
start-new = Nova partida
start-rules = Edição
start-board = Mapa
start-options = Opções
start-seats = Lugares
start-seat = Lugar { $seat }
start-seat-human = Jogador humano
start-seat-bot = Bot: { level-title }
start-seat-name = Nome
start-seat-add = Adicionar lugar
start-seat-remove = Remover este lugar
start-seat-dynasty = Dinastia
start-first = Primeiro jogador
start-first-random = Aleatório
start-begin = Iniciar a partida
start-hot-seat = Vários jogadores usam este aparelho. A tela é coberta entre um e outro.
start-record = Abrir um registro
start-record-about = Uma partida salva como texto, pelo Shedu ou à mão.
start-record-file = Escolher arquivo
start-record-paste = Ou cole aqui
start-record-open = Abrir
start-record-fault = Linha { $line }: { $reason }
start-record-fault-whole = Não foi possível ler o registro: { $reason }
start-learn = Aprenda as regras
start-learn-about = A ideia em dois minutos, o resto quando você precisar.
start-puzzles = Resolver desafios
start-puzzles-about = Encontre a melhor jogada: uma por dia, e quantas mais quiser.
ago-now = agora mesmo
ago-minutes = { $count ->
    [one] há um minuto
   *[other] há { $count } minutos
}
ago-hours = { $count ->
    [one] há uma hora
   *[other] há { $count } horas
}
ago-days = { $count ->
    [one] ontem
   *[other] há { $count } dias
}

## Replay

replay-title = Replay
# on a phone, a choice between log, hands, chart and result
replay-part = O que mostrar abaixo do tabuleiro
replay-hands = Mãos
replay-chart = Gráfico
replay-result = Resultado
replay-first = Ir para o início
replay-back = Jogada anterior
replay-forward = Próxima jogada
replay-last = Ir para o fim
replay-play = Assistir
replay-stop = Parar
replay-position = Jogada { $ply } de { $count }
replay-slider = Jogada
replay-link = Copiar link para esta jogada
replay-link-copied = Link copiado
replay-moves = Jogadas
replay-analysis = Análise
replay-study = Tentar outras jogadas
replay-export = Salvar o registro

## Página de regras

rules-title = Regras
rules-search = Buscar nas regras
rules-found = { $count ->
    [0] nada encontrado
    [one] { $count } regra
   *[other] { $count } regras
}
rules-contents = Sumário
rules-example = Exemplo
rules-ruling = No Shedu
rules-edition = Na edição { $preset }
rules-link = Link para { $rule }
rules-editions = Edições
rules-options = Opções
rules-pieces = Os componentes
rules-book = O livro de regras
rules-edition-pick = Edição
rules-differences = Mostrar as diferenças das outras edições
# legendas dos exemplos desenhados
picture-short-leaders = Os seus quatro líderes fazem os pontos. Um líder fica em terra, ao lado
    de um templo; com tudo o que se liga a ele lado a lado, isso é um reino.
picture-short-tiles = Um turno tem duas ações. Uma peça colocada em um reino dá um ponto da cor
    dela ao líder dessa cor ou, sem ele, ao rei, não importa quem a colocou.
picture-short-revolt = Um líder entra em um reino que já tem um da sua cor: revolta. Contam os
    templos ao lado de cada um, mais os da mão. O empate é do defensor; quem vence ganha um
    ponto vermelho.
picture-short-war = Uma peça liga dois reinos: líderes da mesma cor entram em guerra. Contam as
    peças dessa cor nos reinos deles, mais as da mão. Quem vence pontua pelo líder e por cada
    peça que cai.
picture-short-end = Um quadrado de quatro pode virar um monumento, que rende aos seus líderes
    no fim do seu turno. De dois tesouros em um reino, o comerciante pega um, um ponto de qualquer cor. Quando restam
    poucos o jogo termina, e só a sua cor mais fraca conta.
picture-kingdom = À esquerda, um reino; à direita, uma região: não tem líder.
picture-leader = O rei pode ficar nos espaços claros: ao lado de um templo, em terra.
picture-tile-point = O mercado rende ao Leão um ponto verde: o comerciante do Leão está no reino.
picture-revolt = O rei do Touro chegou: uma revolta. Contam os templos ao lado de cada rei.
picture-war = O mercado em D3 une dois reinos; os comerciantes entram em guerra. Contam os mercados.
picture-monument = Quatro templos em quadrado foram virados para baixo para um monumento.
picture-building = Três fazendas em linha permitem construir o celeiro.
picture-wonder = Cinco templos em cruz foram substituídos pela maravilha.
picture-treasure = A fazenda liga dois tesouros. O dono do comerciante pega primeiro o da borda especial.
picture-catastrophe = A catástrofe divide o reino em dois.

## Sobre os componentes: dicas

about-tile = { $colour ->
    [black] Assentamento: um ponto preto para quem tem o rei no reino.
    [red] Templo: um ponto vermelho para o sacerdote. Líderes ficam ao lado de templos.
    [blue] Fazenda: um ponto azul para o fazendeiro. Fazendas só ficam em rios.
   *[green] Mercado: um ponto verde para o comerciante.
}
about-leader = { $colour ->
    [black] Rei: ganha pontos pretos e os de qualquer cor cujo líder falte no reino.
    [red] Sacerdote: ganha pontos vermelhos.
    [blue] Fazendeiro: ganha pontos azuis.
   *[green] Comerciante: ganha pontos verdes e pega tesouros.
}
about-treasure = Tesouro: um ponto de qualquer cor no fim.
about-catastrophe = Catástrofe: fica até o fim do jogo e não liga nada.
about-face-down = Peça virada para baixo: liga e não serve para mais nada.
about-monument = Monumento: um ponto por turno para líderes das cores dele no reino.
about-building = { $colour ->
    [black] Palácio: assentamentos no reino rendem dois pontos.
    [red] Biblioteca: templos no reino rendem dois pontos.
    [blue] Celeiro: fazendas no reino rendem dois pontos.
   *[green] Mercado público: mercados no reino rendem dois pontos.
}
about-wonder = Maravilha: um ponto de qualquer cor a cada turno para o rei no reino.
about-unification = Peça de unificação: fica aqui até todas as guerras terminarem.
about-special = Borda especial: o tesouro dela é o primeiro a ser pego.

## Mensagens de erro

refused = Isso não é possível agora.
refused-code = { $code ->
    [illegal] Isso não é permitido.
    [stale] O jogo avançou. Esta é a posição atual.
    [not-yours] Não é a sua vez.
    [no-undo] Você só pode desfazer suas próprias jogadas deste turno, e só até algo oculto ser revelado.
    [many-undos] Você desfez jogadas vezes demais neste turno ou nesta partida. Continue sem desfazer.
    [long-game] Esta partida tem jogadas demais e não pode continuar.
    [unreadable] O servidor não entendeu a solicitação.
    [over] O jogo acabou.
    [replay] Este é um replay: não é possível continuar a partida a partir dele.
    [unknown] Esta partida não existe. Talvez tenha sido excluída.
    [gone] Esta partida foi excluída.
    [busy] O servidor ainda está ocupado com isso. Espere alguns segundos e tente de novo.
    [analysing] Você já está analisando uma partida, ou o servidor está analisando partidas demais. Tente mais tarde.
    [not-analysed] Só partidas inteiras de até 1000 decisões podem ser analisadas.
    [edited] Outra pessoa mudou este comentário nesse meio-tempo. Compare os dois e salve o seu de novo.
    [study-full] Um estudo não pode ser maior. Comece outro.
    [variation] Esta variante não existe mais: alguém a removeu nesse meio-tempo.
    [no-hint] Não há dica para esta decisão.
    [running] Isso não é possível com a partida em andamento.
    [impossible] Uma partida não pode começar com estas configurações.
    [no-record] Este não é um registro válido.
    [too-long] Isso é longo demais.
    [offline] Não foi possível acessar o servidor.
    [internal] Algo deu errado no servidor.
   *[other] { refused }
}
refused-rule = Veja a regra { $rule }
why-tile = { $colour ->
    [black] Não há onde colocar assentamentos agora.
    [red] Não há onde colocar templos agora.
    [blue] Não há onde colocar fazendas agora.
   *[green] Não há onde colocar mercados agora.
}
why-leader = { $colour ->
    [black] Não há onde posicionar o rei agora.
    [red] Não há onde posicionar o sacerdote agora.
    [blue] Não há onde posicionar o fazendeiro agora.
   *[green] Não há onde posicionar o comerciante agora.
}
why-catastrophe = Você não tem mais catástrofes.
why-not-in-conflict = { $colour ->
    [black] Só assentamentos contam neste conflito.
    [red] Só templos contam neste conflito.
    [blue] Só fazendas contam neste conflito.
   *[green] Só mercados contam neste conflito.
}
why-no-tile = Não há peça nesta posição da sua mão.
why-pick-first = Escolha primeiro uma peça ou um líder.
why-not-now = Faça primeiro a escolha em aberto.
why-not-your-turn = Não é a sua vez.

## Dicas

hint-thinking = Um bot está pensando…

## Ajuda

help-title = Teclas e ajuda
help-mouse = Mouse
help-mouse-text = Escolha uma peça, um líder ou uma catástrofe, e os espaços permitidos se acendem. Passe o mouse sobre um espaço para ver a prévia da jogada. Clique para jogar ou aperte Esc para cancelar. Você também pode arrastar.
help-touch = Toque
help-touch-text = Toque em um componente, em um espaço e depois no botão. Amplie com dois dedos ou com um toque duplo, depois arraste para mover o tabuleiro. Puxe o painel para cima para ver os líderes e o resto.
help-keys = Teclas
help-key-hand = escolher uma peça da mão
help-key-leaders = escolher um líder: rei, sacerdote, fazendeiro, comerciante
help-key-catastrophe = escolher uma catástrofe
help-key-arrows = mover-se pelo tabuleiro
help-key-enter = colocar, ou acionar o botão destacado
help-key-escape = cancelar, fechar
help-key-next = próximo espaço permitido
help-key-swap = trocar peças
help-key-end = encerrar o turno
help-key-undo = desfazer
help-key-hint = pedir uma dica a um bot; de novo: preparar a jogada
help-key-toggles = reinos, forças, coordenadas
help-key-play = próxima jogada dos outros
help-key-help = esta página
help-marks = Marcas no tabuleiro
help-mark-temples = templos ao lado do líder: a força dele em uma revolta
help-mark-supporters = apoiadores: a força dele em uma guerra
help-mark-mine = o anel dourado marca os seus líderes
help-mark-war = uma guerra começaria aqui
key-space = Espaço
key-enter = Enter
key-escape = Esc
key-arrows = Setas
