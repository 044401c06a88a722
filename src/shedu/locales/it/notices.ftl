### Avvisi che tocca a qualcuno: inviati al browser, per e-mail o a un servizio di chat.

notice-title = Tocca a te
notice-turn = Tocca a te nella partita con { $others }.
notice-turn-alone = Tocca a te.
notice-left = Tempo rimasto: { $time }.
notice-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
notice-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
notice-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
notice-why = Ricevi questa e-mail perché l’hai chiesto. Per non riceverne più:

## Se un indirizzo è giusto

confirm-mail-subject = Conferma il tuo indirizzo e-mail
confirm-mail-text = { $name } vuole essere avvisato per e-mail quando è il suo turno in Shedu. Se sei tu, apri questo link e conferma l’indirizzo:
confirm-mail-else = Se non sei tu, non fare nulla: non arriveranno altre e-mail.
