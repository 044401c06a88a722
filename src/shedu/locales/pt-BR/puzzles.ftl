### Desafios: encontre a melhor jogada.

puzzles-title = Desafios
puzzles-about = Uma jogada é claramente melhor que todas as outras. Encontre-a: você vê o que aquele jogador sabia.
puzzles-daily = Desafio do dia
puzzles-day = { DATETIME($date, dateStyle: "long", timeZone: "UTC") }
puzzles-days = { $count ->
    [one] um dia seguido
   *[other] { $count } dias seguidos
}
puzzles-start = Resolver
puzzles-train = Treino
puzzles-theme = Tema
puzzles-difficulty = Dificuldade
puzzles-any = qualquer
puzzles-progress = { $count ->
    [one] Um desafio, tentados { $tried }, resolvidos { $solved }
   *[other] { $count } desafios, tentados { $tried }, resolvidos { $solved }
}
puzzles-none = Ainda não há um desafio assim. Escolha outro tema ou outra dificuldade.
puzzles-record = Seus resultados
puzzles-rating = Rating
puzzles-in-a-row = Resolvidos em sequência
puzzles-best = Maior sequência
puzzle-task = Encontre a melhor jogada
puzzle-about = Você é { dynasty-name }. Faça a jogada no tabuleiro; a primeira é a que conta.
puzzle-solved = Certo, é a melhor jogada
puzzle-failed = Há uma jogada melhor
puzzle-given-up = Esta era a melhor jogada
puzzle-chance = chance de vencer de cerca de { $chance }
puzzle-better = Melhor: { $move }
puzzle-reply = O que costuma acontecer:
puzzle-rating = seu rating: { $value }
puzzle-streak = { $count ->
    [one] um resolvido em sequência
   *[other] { $count } resolvidos em sequência
}
puzzle-next = Próximo desafio
puzzle-again = Tentar de novo
puzzle-show = Mostrar a solução
puzzle-give-up = Desisto
puzzle-play-on = Continuar a partida
puzzle-opponents = Nível dos bots
puzzle-playing = Você continua contra bots ({ level-title }).
puzzle-all = Todos os desafios
puzzle-difficulty = { $difficulty ->
    [easy] fácil
    [medium] médio
    [hard] difícil
   *[very-hard] muito difícil
}
puzzle-theme = { $theme ->
    [war] guerra
    [revolt] revolta
    [monument] monumento
    [treasure] tesouro
    [defence] defesa
    [lowest] cor mais fraca
    [end] fim da partida
    [leader] líder
    [catastrophe] catástrofe
   *[quiet] jogada tranquila
}
