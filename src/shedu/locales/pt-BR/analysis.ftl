### The analysis of a game, in `shedu analyse` and in annotated records.

analysis-turning-points = Momentos decisivos
analysis-no-turning-points = Nenhuma decisão ou compra sozinha decidiu esta partida.
analysis-percent = { $share }
analysis-label = { $label ->
    [brilliant] jogada brilhante
    [inaccuracy] imprecisão
    [mistake] erro
   *[blunder] erro grave
}
analysis-change = { dynasty-name }: { $before } → { $after }
analysis-cost = A decisão custou { $points } pontos percentuais.
analysis-luck = { $cause ->
    [draw] { dynasty-name }: sorte na compra { $points }
   *[reveal] { dynasty-name }: sorte com as peças ocultas { $points }
}
analysis-better = Melhor seria { $move }: { $reason }.
analysis-played = { $move }: { $reason }.
analysis-comment = { $label ->
    [brilliant] Lance brilhante: o único bom.
   *[other] { analysis-label }, { $cost } pontos percentuais; melhor seria { $best }
}
analysis-summary = { dynasty-name }: erro { $error } por decisão, sorte { $luck }, resultado sem sorte { $adjusted }%
analysis-from-here = Para jogar a partir da decisão N: shedu play { $file } --decision N
analysis-head = { $column ->
    [start] início
    [own] jogo próprio
    [others] jogo alheio
    [draws] compras
    [reveals] ocultas
    [end] fim
    [adjusted] sem sorte
    [error] erro
   *[labels] ?!/?/??
}

## Statistics of a player, in `shedu stats` 

stats-row = { $row ->
    [games] partidas vencidas
    [lowest] cor mais fraca em média
    [edition] por edição
    [players] por jogadores
    [seat] por lugar
    [sources] pontos por fonte
    [wars] guerras vencidas : perdidas
    [revolts] revoltas vencidas : perdidas
    [analysed] partidas analisadas
    [error] erro por decisão
    [luck] sorte por partida
    [adjusted] resultado sem sorte
    [labels] avaliações
   *[mistakes] custo por decisão
}
stats-source = { $source ->
    [tile] peças
    [war] guerras
    [revolt] revoltas
    [monument] monumentos
    [wonder] maravilha
   *[treasure] tesouros
}
stats-kind = { $kind ->
    [action] ações
    [war] guerras
    [commit] peças usadas
    [building] construções
    [monument] monumentos
    [treasure] tesouros
   *[wonder-point] pontos da maravilha
}
