### Notifiche di turno: messaggi push, e-mail e webhook.

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
notice-why = Ricevi questa e-mail perché l’hai richiesta. Per annullare l’iscrizione:

## Conferma di un indirizzo e-mail

confirm-mail-subject = Conferma il tuo indirizzo e-mail
confirm-mail-text = Questo indirizzo è stato inserito in Shedu, per ricevere un’e-mail quando è il tuo turno. Se l’hai inserito tu, apri questo link e conferma l’indirizzo:
confirm-mail-else = In caso contrario ignora questo messaggio: non riceverai altre e-mail.
reset-mail-subject = Shedu: nuova password
reset-mail-text = È stata richiesta una nuova password per l’account { $name }. Apri questo link entro un’ora per sceglierla. Tutti i browser verranno poi disconnessi.
reset-mail-else = Se non l’hai richiesta tu, ignora questa e-mail: la tua password non cambia.
