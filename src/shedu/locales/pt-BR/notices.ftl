### Avisos de que é a vez de alguém: enviados ao navegador, por e-mail ou a um serviço de chat.

notice-title = É a sua vez
notice-turn = É a sua vez na partida com { $others }.
notice-turn-alone = É a sua vez.
notice-left = Tempo restante: { $time }.
notice-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
notice-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
notice-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
notice-why = Você recebeu este e-mail porque pediu. Para não receber mais:

## Se um endereço está certo

confirm-mail-subject = Confirme o seu endereço de e-mail
confirm-mail-text = { $name } quer ser avisado por e-mail quando for a sua vez no Shedu. Se for você, abra este link e confirme o endereço:
confirm-mail-else = Se não for você, não faça nada: nenhum outro e-mail chegará.
