### Notificações de turno: mensagens push, e-mail e webhooks.

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
notice-why = Você recebe este e-mail porque pediu. Para cancelar a inscrição:

## Confirmação de um endereço de e-mail

confirm-mail-subject = Confirme o seu endereço de e-mail
confirm-mail-text = Este endereço foi informado no Shedu, para receber um e-mail quando for a sua vez. Se foi você, abra este link e confirme o endereço:
confirm-mail-else = Se não foi você, ignore esta mensagem. Você não receberá outros e-mails.
reset-mail-subject = Shedu: nova senha
reset-mail-text = Foi pedida uma nova senha para a conta { $name }. Abra este link em até uma hora para escolhê-la. Depois disso, todos os navegadores serão desconectados.
reset-mail-else = Se não foi você, ignore este e-mail: sua senha continua a mesma.
