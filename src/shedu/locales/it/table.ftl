### Tutti i testi del browser: pagina iniziale, tavolo, replay, regole, guida.
###
### Si dà del tu. Le parole del gioco sono quelle di rules.ftl. Nelle frasi le dinastie hanno
### l’articolo (il Leone, l’Arciere), nelle etichette no (Leone: tempio in J6).

## Names of things

colour-name = { $colour ->
    [black] nero
    [red] rosso
    [blue] blu
   *[green] verde
}
tile-name = { $colour ->
    [black] insediamento
    [red] tempio
    [blue] fattoria
   *[green] mercato
}
# $count tiles of a colour, with the number
tiles-count = { $colour ->
    [black] { $count ->
        [one] 1 insediamento
       *[other] { $count } insediamenti
    }
    [red] { $count ->
        [one] 1 tempio
       *[other] { $count } templi
    }
    [blue] { $count ->
        [one] 1 fattoria
       *[other] { $count } fattorie
    }
   *[green] { $count ->
        [one] 1 mercato
       *[other] { $count } mercati
    }
}
# the tiles of a colour in general
tiles-name = { $colour ->
    [black] insediamenti
    [red] templi
    [blue] fattorie
   *[green] mercati
}
leader-name = { $colour ->
    [black] re
    [red] sacerdote
    [blue] agricoltore
   *[green] mercante
}
leaders-name = { $colour ->
    [black] re
    [red] sacerdoti
    [blue] agricoltori
   *[green] mercanti
}
building-name = { $colour ->
    [black] palazzo
    [red] biblioteca
    [blue] granaio
   *[green] mercato coperto
}
# points of a colour have names too: bricks, amulets, crops, goods
points-name = { $colour ->
    [black] mattoni
    [red] amuleti
    [blue] raccolti
   *[green] merci
}
dynasty-name = { $dynasty ->
    [archer] Arciere
    [bull] Toro
    [lion] Leone
   *[pot] Vaso
}
# the second player of a sentence
other-name = { $other ->
    [archer] Arciere
    [bull] Toro
    [lion] Leone
   *[pot] Vaso
}
# for example: Bull's king
leader-of = { $dynasty ->
    [archer] { leader-name } dell’Arciere
    [bull] { leader-name } del Toro
    [lion] { leader-name } del Leone
   *[pot] { leader-name } del Vaso
}
# a monument by its two colours, for example: black and red monument
monument-name = { $monument ->
    [black-red] monumento nero e rosso
    [black-blue] monumento nero e blu
    [black-green] monumento nero e verde
    [red-blue] monumento rosso e blu
    [red-green] monumento rosso e verde
   *[blue-green] monumento blu e verde
}
level-name = { $level ->
    [random] casuale
    [novice] principiante
    [apprentice] apprendista
    [skilled] abile
    [expert] esperto
    [master] maestro
   *[other] { $level }
}
level-about = { $level ->
    [random] Gioca una mossa valida a caso. Per fare delle prove.
    [novice] Conosce le regole e prende ciò che vede. Per le tue prime partite.
    [apprentice] Cura il suo colore più debole. Si lascia ancora sorprendere.
    [skilled] Valuta guerre e rivolte prima di scatenarle.
    [expert] Pianifica turni interi. Pensa per qualche secondo.
    [master] Il bot più forte che ci sia.
   *[other] Un bot aggiunto a questa installazione di Shedu.
}
# the levels as a choice before a game
level-title = { $level ->
    [random] Casuale
    [novice] Facile
    [apprentice] Normale
    [skilled] Difficile
    [expert] Esperto
    [master] Maestro
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
        [archer] Nanni
        [bull] Ibbi
        [lion] Lala
       *[pot] Usur
    }
    [apprentice] { $dynasty ->
        [archer] Tabni
        [bull] Eris
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
        [bull] Ilsu
        [lion] Kubau
       *[pot] Tasmet
    }
    [master] { $dynasty ->
        [archer] Etana
        [bull] Adapa
        [lion] Enheduanna
       *[pot] Ziusudra
    }
   *[other] { $level }
}
# a few words about the character of the bots of a level; follows a name
bot-kind = { $level ->
    [random] si affida ai dadi
    [novice] alle prime armi al mercato
    [apprentice] giovane scriba
    [skilled] guida di carovane
    [expert] alla corte del re
    [master] voce della saggezza
   *[other] ospite
}
bot-about = Bot: { bot-name }, { bot-kind }. { level-about }
board-name = { $board ->
    [advanced] mappa avanzata
   *[standard] mappa standard
}

## Header, menu, settings

app-name = Shedu
app-subtitle = Tigri ed Eufrate
# under the name, at the table; $preset is the title of an edition
table-subtitle = Edizione { $preset }, { $treasures ->
    [one] 1 tesoro sul tabellone
   *[other] { $treasures } tesori sul tabellone
}
table-bag = { $count ->
    [0] sacchetto vuoto
    [one] 1 tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
# on a phone, in the bar above the board
table-turn = turno { $turn }
menu = Menu
menu-home = Inizio
menu-rules = Regole
menu-help = Tasti e guida
menu-record = Salva trascrizione
menu-study = Studio
menu-replay = Rivedi questa partita
menu-language = Lingua
menu-theme = Tema
theme-auto = Sistema
theme-light = Chiaro
theme-dark = Scuro
menu-text = Dimensione del testo
text-normal = Normale
text-large = Grande
text-largest = Molto grande
menu-pace = Velocità delle mosse altrui
pace-slow = Lento
pace-normal = Normale
pace-fast = Veloce
menu-sound = Audio
sound-on = Sì
sound-off = No
# offered once
signal-offer = Vuoi sentire un suono a ogni mossa?
signal-sound = Attiva il suono
signal-no = No, grazie
menu-close = Chiudi
toggle-kingdoms = Regni
    .about = Contorno di ogni regno
toggle-strengths = Forze
    .about = Su ogni leader: templi accanto (rivolte) e seguaci (guerre)
toggle-coordinates = Coordinate
    .about = Lettere e numeri ai margini
connection-lost = Connessione al server persa. Riconnessione…
loading = Caricamento…
not-found = Questa pagina non esiste.
go-home = Vai alla pagina iniziale
error-title = Qualcosa è andato storto

## Players

players = Giocatori
player-you = tu
player-bot = { bot-name } · { level-title }
# a bot with a name
player-named-bot = { $name }, bot
player-deciding = di turno
# on a phone, in the bar above the board
player-deciding-you = Tocca a te
player-thinking = pensa…
player-catastrophes = { $count ->
    [0] nessuna catastrofe rimasta
    [one] 1 catastrofe rimasta
   *[other] { $count } catastrofi rimaste
}
# a screen reader hears this for each player's panel; $leaders is a list
player-label = { dynasty-name }. { $leaders ->
    [none] Tutti i leader sul tabellone
   *[other] In riserva: { $leaders }
}. { player-catastrophes }.

## The board, heard and read space by space

board-label = Tabellone. Le frecce spostano di casella in casella.
zoom-whole = Tutto il tabellone
space-empty-land = terra vuota
space-empty-river = fiume vuoto
space-tile = { tile-name }
space-face-down = tessera coperta
space-catastrophe = catastrofe
space-treasure = con tesoro
space-building = { $colour ->
    [red] con la { building-name }
   *[other] con il { building-name }
}
space-leader = { leader-of }, { $temples ->
    [one] 1 tempio
   *[other] { $temples } templi
} accanto, { $supporters ->
    [one] 1 seguace
   *[other] { $supporters } seguaci
}
space-monument = { monument-name }
space-wonder = meraviglia
space-unification = tessera unificazione
space-special = bordo speciale
# di chi sono i leader nel regno di una casella; $dynasties è un elenco di space-owner
space-owner = { $dynasty ->
    [archer] dell’Arciere
    [bull] del Toro
    [lion] del Leone
   *[pot] del Vaso
}
space-kingdom = regno { $dynasties }
space-region = regione senza leader
space-legal = qui puoi piazzare
space-war = qui scoppierebbe una guerra

## What is asked: one sentence above the hand

prompt-action = { dynasty-name }: { $count ->
    [one] resta un’azione
   *[other] restano due azioni
}
prompt-actions-left = { $count ->
    [one] Resta un’azione.
   *[other] Restano due azioni.
}
prompt-place-tile = { $colour ->
    [black] Piazzare l’insediamento in { $space }?
    [red] Piazzare il tempio in { $space }?
    [blue] Piazzare la fattoria in { $space }?
   *[green] Piazzare il mercato in { $space }?
}
prompt-place-leader = { $colour ->
    [black] Mandare il re in { $space }?
    [red] Mandare il sacerdote in { $space }?
    [blue] Mandare l’agricoltore in { $space }?
   *[green] Mandare il mercante in { $space }?
}
prompt-place-catastrophe = Colpire { $space } con una catastrofe?
prompt-picked-tile = { $colour ->
    [black] Dove va l’insediamento?
    [red] Dove va il tempio?
    [blue] Dove va la fattoria?
   *[green] Dove va il mercato?
}
prompt-picked-leader = { $colour ->
    [black] Dove va il re?
    [red] Dove va il sacerdote?
    [blue] Dove va l’agricoltore?
   *[green] Dove va il mercante?
}
prompt-picked-catastrophe = Dove colpisce la catastrofe?
prompt-swap = Quali tessere vuoi scambiare?
prompt-swap-count = { $count ->
    [one] Scambiare 1 tessera?
   *[other] Scambiare { $count } tessere?
}
prompt-war = Ci sono più guerre: quale si combatte per prima?
prompt-attack = Attacca con il tuo { leader-name }: { $mine } contro { $theirs }.
prompt-defend = Difendi il tuo { leader-name }: { $mine } contro { $theirs }.
prompt-commit-up-to = { $count ->
    [0] Non hai { tiles-name } da aggiungere.
    [one] Puoi aggiungere { tiles-count }.
   *[other] Aggiungi fino a { tiles-count }.
}
prompt-building = { $colour ->
    [red] Piazzare la { building-name }?
   *[other] Piazzare il { building-name }?
}
prompt-monument = Costruire un monumento?
prompt-monument-or-wonder = Costruire un monumento o la meraviglia?
prompt-wonder = Costruire la meraviglia?
prompt-treasure = Quale tesoro resta sul tabellone?
prompt-wonder-point = La meraviglia dà un punto. Di quale colore?
prompt-wait-kind = { $dynasty ->
    [archer] L’Arciere
    [bull] Il Toro
    [lion] Il Leone
   *[pot] Il Vaso
} { $kind ->
    [commit] sta aggiungendo tessere…
    [war] sta scegliendo una guerra…
    [building] può costruire un edificio…
    [monument] può costruire…
    [treasure] sta prendendo i tesori…
    [wonder-point] sta prendendo un punto dalla meraviglia…
   *[action] sta scegliendo una mossa…
}
prompt-over = La partita è finita.

## My screen

# the area with the prompt and its buttons
prompt-label = Che cosa devi fare
tray-label = Dietro il tuo schermo
hand = Mano
leaders = Leader
leader-ready = pronto
leader-on = in { $space }
catastrophes = Catastrofi
catastrophes-left = { $count ->
    [0] finite
    [one] 1 rimasta
   *[other] { $count } rimaste
}
points = Punti
points-lowest = minimo
    .about = Il tuo punteggio è il tuo colore più debole. I tesori si aggiungono alla fine.
treasures = Tesori
# aria label of a tile in the hand; $key is the key that picks it
hand-tile = { tile-name }, tasto { $key }
hand-leader = { leader-name }, { $where }
points-of = { points-name }: { $count }
screen-spectator = Sei tra gli spettatori.

## Buttons

undo = Annulla
undo-here = Annulla fino a qui
swap = Scambia
end-turn = Fine turno
put-back = Riponi
skip = Vai a
skip-prompt = Vai alla domanda
skip-board = Vai al tabellone
skip-log = Vai alla cronologia
place-on = Piazza in { $space }
place-tile-on = Piazza { tile-name } in { $space }
send-to = Manda in { $space }
strike = Colpisci { $space }
withdraw = Ritira
    .about = Togli il leader dal tabellone
more = Altro
hint = Consiglio
    .about = Che cosa farebbe qui un bot?
swap-do = { $count ->
    [0] Scambia
    [one] Scambia 1 tessera
   *[other] Scambia { $count } tessere
}
commit-do = { $count ->
    [0] Non aggiungere
   *[other] Aggiungi { tiles-count }
}
war-do = Combatti
build-do = Costruisci
decline-treasures = Lasciali
decline-build = Non costruire
leave-do = Lascia { $space }
take-point = { $colour ->
    [black] Prendi un punto nero
    [red] Prendi un punto rosso
    [blue] Prendi un punto blu
   *[green] Prendi un punto verde
}
cancel = Rinuncia
ok = OK

## What a move would bring: the callout

lens-label = Anteprima della mossa
callout-unites = { $space } unirebbe due regni
callout-revolt = { $space } scatenerebbe una rivolta
callout-catastrophe = Una catastrofe in { $space }
callout-tile = { $colour ->
    [black] Un insediamento in { $space }
    [red] Un tempio in { $space }
    [blue] Una fattoria in { $space }
   *[green] Un mercato in { $space }
}
callout-leader = { $colour ->
    [black] Il re in { $space }
    [red] Il sacerdote in { $space }
    [blue] L’agricoltore in { $space }
   *[green] Il mercante in { $space }
}
callout-withdraw = { $colour ->
    [black] Il re lascia il tabellone
    [red] Il sacerdote lascia il tabellone
    [blue] L’agricoltore lascia il tabellone
   *[green] Il mercante lascia il tabellone
}
callout-war = Guerra: { leaders-name }
callout-revolt-of = Rivolta: { leaders-name }
# then a mark with the points follows
callout-attack = { $me ->
    [attacker] attacchi per
    [defender] { $dynasty ->
        [archer] l’Arciere
        [bull] il Toro
        [lion] il Leone
       *[pot] il Vaso
    } ti attacca per
   *[none] { $dynasty ->
        [archer] l’Arciere
        [bull] il Toro
        [lion] il Leone
       *[pot] il Vaso
    } attacca { $other ->
        [archer] l’Arciere
        [bull] il Toro
        [lion] il Leone
       *[pot] il Vaso
    }
}
callout-no-point = La tessera non dà punti.
callout-nothing = Nessun punto, nessun conflitto.
callout-order = Scegli tu la prima guerra.
callout-gain = { $me ->
    [yes] per te
   *[no] per { $dynasty ->
        [archer] l’Arciere
        [bull] il Toro
        [lion] il Leone
       *[pot] il Vaso
    }
}
callout-monument = { $count ->
    [one] Si potrebbe costruire un monumento.
   *[other] Si potrebbe costruire un monumento, a scelta tra { $count }.
}
callout-wonder = Si potrebbe costruire la meraviglia.
callout-building = { $colour ->
    [red] Si potrebbe piazzare la { building-name }.
   *[other] Si potrebbe piazzare il { building-name }.
}
callout-treasures = { $me ->
    [yes] prendi
   *[no] { $dynasty ->
        [archer] l’Arciere
        [bull] il Toro
        [lion] il Leone
       *[pot] il Vaso
    } prende
} { $choice ->
    [yes] { $count ->
        [one] uno dei tesori in { $spaces }
       *[other] { $count } dei tesori in { $spaces }
    }
   *[no] { $count ->
        [one] il tesoro in { $spaces }
       *[other] i tesori in { $spaces }
    }
}
callout-removed = { $count ->
    [one] { $spaces } lascia il tabellone.
   *[other] { $spaces } lasciano il tabellone.
}
callout-leader-lost = { $me ->
    [yes] { $colour ->
        [black] Il tuo re perde l’ultimo tempio e torna in riserva.
        [red] Il tuo sacerdote perde l’ultimo tempio e torna in riserva.
        [blue] Il tuo agricoltore perde l’ultimo tempio e torna in riserva.
       *[green] Il tuo mercante perde l’ultimo tempio e torna in riserva.
    }
   *[no] { $colour ->
        [blue] L’{ leader-of } perde l’ultimo tempio e torna in riserva.
       *[other] Il { leader-of } perde l’ultimo tempio e torna in riserva.
    }
}
callout-splits = Un regno si divide.
callout-ends = La partita finirebbe dopo questo turno.

## Conflicts: the panel in the right column

conflict-war = { $colour ->
    [blue] Guerra degli { leaders-name }
   *[other] Guerra dei { leaders-name }
}
conflict-revolt = { $colour ->
    [blue] Rivolta degli { leaders-name }
   *[other] Rivolta dei { leaders-name }
}
conflict-you-attack = attacchi
conflict-attacks = attacca
conflict-you-defend = difendi
conflict-defends = difende
# between the two totals: "4 to 2"
conflict-to = a
conflict-strengths = { $attack } a { $defence }
conflict-from-hand = dalla mano
conflict-answers = aggiunge dopo di te
conflict-thinks = sta decidendo…
conflict-add = { $colour ->
    [black] Aggiungi insediamenti dalla mano
    [red] Aggiungi templi dalla mano
    [blue] Aggiungi fattorie dalla mano
   *[green] Aggiungi mercati dalla mano
}
# $count more are enough for the defender
conflict-tie-note = In parità vince chi difende: con { $attack } a { $defence }, { $other ->
    [archer] all’Arciere
    [bull] al Toro
    [lion] al Leone
   *[pot] al Vaso
} { $count ->
    [0] basta ciò che ha
    [one] { $colour ->
        [black] basta un altro insediamento
        [red] basta un altro tempio
        [blue] basta un’altra fattoria
       *[green] basta un altro mercato
    }
   *[other] { $colour ->
        [black] bastano altri { $count } insediamenti
        [red] bastano altri { $count } templi
        [blue] bastano altre { $count } fattorie
       *[green] bastano altri { $count } mercati
    }
}.
conflict-defend-note = { $count ->
    [0] Resisti già: in parità vinci tu.
    [one] { $colour ->
        [black] Ti basta un altro insediamento: in parità vinci tu.
        [red] Ti basta un altro tempio: in parità vinci tu.
        [blue] Ti basta un’altra fattoria: in parità vinci tu.
       *[green] Ti basta un altro mercato: in parità vinci tu.
    }
   *[other] { $colour ->
        [black] Ti bastano altri { $count } insediamenti: in parità vinci tu.
        [red] Ti bastano altri { $count } templi: in parità vinci tu.
        [blue] Ti bastano altre { $count } fattorie: in parità vinci tu.
       *[green] Ti bastano altri { $count } mercati: in parità vinci tu.
    }
}
conflict-if-you-win = Se vinci
conflict-if-wins = Se vince { $dynasty ->
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}
conflict-if-holds = Se resiste { $dynasty ->
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}
conflict-if-you-hold = Se resisti
conflict-home = { $me ->
    [yes] { $colour ->
        [black] il tuo re torna in riserva
        [red] il tuo sacerdote torna in riserva
        [blue] il tuo agricoltore torna in riserva
       *[green] il tuo mercante torna in riserva
    }
   *[no] { $colour ->
        [blue] l’{ leader-of } torna in riserva
       *[other] il { leader-of } torna in riserva
    }
}
conflict-leave = { $count ->
    [one] { $colour ->
        [black] l’{ tile-name } in { $spaces } esce
        [blue] la { tile-name } in { $spaces } esce
       *[other] il { tile-name } in { $spaces } esce
    }
   *[other] { $colour ->
        [black] gli { tiles-name } in { $spaces } escono
        [blue] le { tiles-name } in { $spaces } escono
       *[other] i { tiles-name } in { $spaces } escono
    }
}
conflict-stay = { $count ->
    [one] { $colour ->
        [black] l’{ tile-name } in { $spaces } resta
        [blue] la { tile-name } in { $spaces } resta
       *[other] il { tile-name } in { $spaces } resta
    }
   *[other] { $colour ->
        [black] gli { tiles-name } in { $spaces } restano
        [blue] le { tiles-name } in { $spaces } restano
       *[other] i { tiles-name } in { $spaces } restano
    }
}
conflict-waiting = { $colour ->
    [blue] poi combattono gli { leaders-name }.
   *[other] poi combattono i { leaders-name }.
}
conflict-waiting-note = Niente guerra se non sono più collegati.
conflict-none = 0 tessere
conflict-choose = Scegli la prima guerra
conflict-choose-note = Può separare i leader ed evitare così le altre guerre.

## What follows: verdicts of conflicts, duties of leaders, the count at the end

verdict-clear = { $attack } a { $defence }.
verdict-tie = { $attack } a { $defence }: in parità vince chi difende.
verdict-wins = { $me ->
    [yes] Vinci e ottieni { $points }
   *[no] { $dynasty ->
        [archer] L’Arciere
        [bull] Il Toro
        [lion] Il Leone
       *[pot] Il Vaso
    } vince e ottiene { $points }
}
verdict-holds = { $me ->
    [yes] Resisti e ottieni { $points }
   *[no] { $dynasty ->
        [archer] L’Arciere
        [bull] Il Toro
        [lion] Il Leone
       *[pot] Il Vaso
    } resiste e ottiene { $points }
}
verdict-go = Continua
conflict-ends = la partita finisce dopo questo turno
conflict-prize-for = { $me ->
    [yes] per te
   *[no] per { $dynasty ->
        [archer] l’Arciere
        [bull] il Toro
        [lion] il Leone
       *[pot] il Vaso
    }
}
callout-scores = { $where ->
    [new] Fonda un regno; lì fanno punti per te: { $tiles }.
    [own] Nel tuo regno fanno punti per te: { $tiles }.
   *[shared] Nel regno { $dynasties } fanno punti per te: { $tiles }.
}
callout-income = { $count ->
    [one] Un monumento gli dà 1 punto ogni turno.
   *[other] I monumenti gli danno { $count } punti ogni turno.
}
callout-earns = { $me ->
    [yes] Il tuo { leader-name } ottiene un punto { colour-name } ogni turno.
   *[no] { $colour ->
        [blue] L’{ leader-of } ottiene un punto { colour-name } ogni turno.
       *[other] Il { leader-of } ottiene un punto { colour-name } ogni turno.
    }
}
callout-earns-none = Per ora non dà punti a nessun leader.
callout-no-scorer = { $colour ->
    [black] Qui non c’è un re: la tessera non dà punti.
    [red] Qui non c’è né un sacerdote né un re: la tessera non dà punti.
    [blue] Qui non c’è né un agricoltore né un re: la tessera non dà punti.
   *[green] Qui non c’è né un mercante né un re: la tessera non dà punti.
}
callout-stands-in = { $colour ->
    [red] Qui manca un sacerdote: il re ne fa le veci.
    [blue] Qui manca un agricoltore: il re ne fa le veci.
   *[green] Qui manca un mercante: il re ne fa le veci.
}
space-revolt = qui scoppierebbe una rivolta
help-mark-revolt = qui scoppierebbe una rivolta
end-tie = { $players }: pari su { $same }; { $more } batte { $less }.
end-tie-all = { $players }: pari in tutti e quattro i colori.

## Other choices in the right column

choice-building = { $colour ->
    [red] La { building-name }
   *[other] Il { building-name }
}
choice-building-note = Scegli una tessera della linea. Da ora in poi { $colour ->
    [blue] le { tiles-name } piazzate
    [black] gli { tiles-name } piazzati
   *[other] i { tiles-name } piazzati
} nel suo regno danno due punti.
choice-monument = Un monumento
choice-monument-note = Quattro tessere vengono girate a faccia in giù. Scegli i colori e il quadrato.
choice-monument-at = in { $spaces }
choice-wonder = La meraviglia
choice-wonder-note = Sostituisce le cinque tessere intorno a { $space }.
choice-treasure = Tesori
choice-treasure-note = Li prendi tutti tranne uno. Scegli quello da lasciare.
choice-wonder-point = Il punto della meraviglia
choice-wonder-point-note = Il tuo re è nel regno della meraviglia.
choice-swap = Scambia tessere
choice-swap-note = Escono dal gioco senza essere viste e ne peschi altrettante. Costa un’azione.

## Playback of what others did

playback-left = { $count ->
    [one] ancora 1 mossa
   *[other] ancora { $count } mosse
}
playback-step = Avanti
playback-skip = Salta
playback-pause = Pausa
playback-go = Riprendi

## The log

log = Cronologia
log-empty = Non è ancora successo nulla.
log-turn = Turno { $turn }, { dynasty-name }
log-said = { dynasty-name }: { $text }
log-tile = { tile-name } in { $space }
log-leader = { leader-name } in { $space }
log-leader-off = { leader-name } ritirato
log-catastrophe = catastrofe in { $space }
log-swap = { $count ->
    [one] scambia 1 tessera
   *[other] scambia { $count } tessere
}
log-swap-own = scambia { $tiles }
log-pass = termina il turno
log-war-choice = { $colour ->
    [blue] prima combattono gli { leaders-name }
   *[other] prima combattono i { leaders-name }
}
log-commit = { $count ->
    [0] non aggiunge nulla
    [one] aggiunge 1 tessera
   *[other] aggiunge { $count } tessere
}
log-building = { building-name } in { $space }
log-monument = { monument-name } in { $space }
log-wonder = meraviglia intorno a { $space }
log-decline = { $kind ->
    [treasure] non prende tesori
   *[other] non costruisce nulla
}
log-leave = lascia il tesoro in { $space }
log-score = prende un punto { colour-name } dalla meraviglia
log-unites = due regni si uniscono in { $space }
log-revolt = rivolta { $colour ->
    [blue] degli { leaders-name }
   *[other] dei { leaders-name }
}, { $attack } a { $defence } contro { $other ->
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}
log-war = guerra { $colour ->
    [blue] degli { leaders-name }
   *[other] dei { leaders-name }
}, { $attack } a { $defence } contro { $other ->
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}
log-won = vince { $high } a { $low }
log-held = resiste { $high } a { $low }
log-back = { $colour ->
    [blue] l’{ leader-name }
   *[other] il { leader-name }
} in { $space } { $cause ->
    [temple] ha perso il tempio
   *[other] torna in riserva
}
log-removed = { $count ->
    [one] { $colour ->
        [blue] { tile-name } in { $spaces } rimossa
       *[other] { tile-name } in { $spaces } rimosso
    }
   *[other] { $colour ->
        [blue] { tiles-name } in { $spaces } rimosse
       *[other] { tiles-name } in { $spaces } rimossi
    }
}
log-building-back = { $colour ->
    [red] la { building-name }
   *[other] il { building-name }
} in { $space } torna a lato
log-treasure = tesoro da { $space }
log-draw-own = pesca { $tiles }
log-income-monument = punti dai monumenti
log-income-wonder = il punto della meraviglia
log-gain = { $count ->
    [one] 1 punto { colour-name }
   *[other] { $count } punti { $colour ->
        [black] neri
        [red] rossi
        [blue] blu
       *[green] verdi
    }
}
log-gain-said = { $dynasty ->
    [archer] L’Arciere
    [bull] Il Toro
    [lion] Il Leone
   *[pot] Il Vaso
} guadagna { $count ->
    [one] 1 punto { colour-name }
   *[other] { $count } punti { $colour ->
        [black] neri
        [red] rossi
        [blue] blu
       *[green] verdi
    }
}
log-over = { $why ->
    [bag] il sacchetto è vuoto: la partita è finita
   *[treasures] restano al massimo due tesori: la partita è finita
}

## The end of the game

end-title = Partita finita
end-bag = Un giocatore doveva pescare, ma il sacchetto era vuoto.
end-treasures = Sul tabellone restano al massimo due tesori.
end-wins = Vince { $dynasty ->
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}
end-you-win = Hai vinto
end-shared = Vittoria condivisa
end-place = { $place }º
end-lowest-counts = Conta solo il colore più debole. I tesori si aggiungono dove servono di più.
end-with-treasures = di cui { $count ->
    [one] 1 tesoro
   *[other] { $count } tesori
}
end-again = Rigioca
end-analyse = Analizza
end-look-back = Rivedi
end-chart = Il colore più debole nel tempo, tesori inclusi
chart-label = Grafico: il colore più debole di ogni giocatore dopo ogni mossa

## Hot seat: the cover between players

cover-title = Tocca { $dynasty ->
    [archer] all’Arciere
    [bull] al Toro
    [lion] al Leone
   *[pot] al Vaso
}
cover-text = Passa il dispositivo al prossimo giocatore. Fino ad allora le mani restano nascoste.
cover-button = Sono { $dynasty ->
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}
cover-button-named = Sono { $name }

## Start page

start-tagline = Quattro colori, due fiumi, un punto debole: il tuo colore più debole è il tuo punteggio.
start-play = Gioca ora
start-players = Giocatori
start-level = Forza dei bot
# $names is a list of the names of bots
start-against = Giochi contro { $names }.
start-more = Altro
start-more-about = Edizioni, mappe e opzioni, più persone su questo dispositivo, apri una trascrizione
start-continue = Continua
start-continue-about = Turno { $turn } · { $preset }
start-continue-your-move = tocca a te
start-games = Le tue partite
start-finished = Partite finite
start-game-won = Ha vinto { $dynasty ->
    [archer] l’Arciere
    [bull] il Toro
    [lion] il Leone
   *[pot] il Vaso
}
start-no-games = Ancora nessuna partita. Iniziane una qui sopra.
start-all-games = Mostra tutte le partite
game-remove = Elimina questa partita
game-remove-about = La partita e la sua trascrizione verranno eliminate definitivamente.
start-new = Nuova partita
start-rules = Edizione
start-board = Mappa
start-options = Opzioni
start-seats = Posti
start-seat = Posto { $seat }
start-seat-human = Giocatore umano
start-seat-bot = Bot: { level-title }
start-seat-name = Nome
start-seat-add = Aggiungi un posto
start-seat-remove = Togli questo posto
start-seat-dynasty = Dinastia
start-first = Primo giocatore
start-first-random = Casuale
start-begin = Inizia la partita
start-hot-seat = Più giocatori usano questo dispositivo. Lo schermo viene coperto tra l’uno e l’altro.
start-record = Apri una trascrizione
start-record-about = Una partita salvata come testo, da Shedu o a mano.
start-record-file = Scegli un file
start-record-paste = Oppure incollala qui
start-record-open = Apri
start-record-fault = Riga { $line }: { $reason }
start-record-fault-whole = Impossibile leggere la trascrizione: { $reason }
start-learn = Impara le regole
start-learn-about = L’idea in due minuti, il resto quando ti serve.
start-puzzles = Risolvi problemi
start-puzzles-about = Trova la mossa migliore: una al giorno, e quante altre ne vuoi.
ago-now = poco fa
ago-minutes = { $count ->
    [one] un minuto fa
   *[other] { $count } minuti fa
}
ago-hours = { $count ->
    [one] un’ora fa
   *[other] { $count } ore fa
}
ago-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}

## Replay

replay-title = Replay
# on a phone, a choice between log, hands, chart and result
replay-part = Che cosa mostrare sotto il tabellone
replay-hands = Mani
replay-chart = Grafico
replay-result = Risultato
replay-first = Vai all’inizio
replay-back = Mossa precedente
replay-forward = Mossa successiva
replay-last = Vai alla fine
replay-play = Avvia
replay-stop = Ferma
replay-position = Mossa { $ply } di { $count }
replay-slider = Mossa
replay-link = Copia il link a questa mossa
replay-link-copied = Link copiato
replay-moves = Mosse
replay-analysis = Analisi
replay-study = Prova altre mosse
replay-export = Salva trascrizione

## Rules page

rules-title = Regole
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] nessun risultato
    [one] 1 regola
   *[other] { $count } regole
}
rules-contents = Indice
rules-example = Esempio
rules-ruling = Chiarimento
rules-edition = Edizione { $preset }
rules-link = Link a { $rule }
rules-editions = Edizioni
rules-options = Opzioni
rules-pieces = I componenti
rules-book = Il regolamento
rules-edition-pick = Edizione
rules-differences = Mostra le differenze delle altre edizioni
# captions of drawn examples
picture-short-leaders = I punti arrivano dai tuoi quattro leader. Un leader sta sulla terra
    accanto a un tempio; con tutto ciò che vi è collegato lato contro lato è un regno.
picture-short-tiles = Un turno ha due azioni. Una tessera piazzata in un regno dà un punto del
    suo colore al leader di quel colore, o altrimenti al re, chiunque l’abbia piazzata.
picture-short-revolt = Un leader entra in un regno che ne ha già uno del suo colore: rivolta.
    Contano i templi accanto a ciascuno, più quelli dalla mano. La parità è del difensore; chi
    vince prende un punto rosso.
picture-short-war = Una tessera collega due regni: i leader dello stesso colore vanno in guerra.
    Contano le tessere di quel colore nei loro regni, più quelle dalla mano. Chi vince segna per
    il leader e per ogni tessera che cade.
picture-short-end = Un quadrato di quattro può diventare un monumento, che rende ai tuoi
    leader alla fine del tuo turno. Di due tesori in un regno il mercante ne prende uno, un punto di qualsiasi colore. Quando ne
    restano pochi la partita finisce, e conta solo il tuo colore più debole.
picture-kingdom = A sinistra un regno, a destra una regione: non ha leader.
picture-leader = Il re può stare sulle caselle chiare: accanto a un tempio, su terra.
picture-tile-point = Il mercato dà al Leone un punto verde: il suo mercante è nel regno.
picture-revolt = È arrivato il re del Toro: una rivolta. Contano i templi accanto a ciascun re.
picture-war = Il mercato in D3 unisce due regni; i mercanti entrano in guerra. Contano i mercati.
picture-monument = Quattro templi in quadrato sono stati girati per un monumento.
picture-building = Tre fattorie in linea permettono di costruire il granaio.
picture-wonder = Cinque templi a croce sono stati sostituiti dalla meraviglia.
picture-treasure = La fattoria collega due tesori. Il proprietario del mercante prende prima quello sul bordo speciale.
picture-catastrophe = La catastrofe divide il regno in due.

## About pieces: tooltips

about-tile = { $colour ->
    [black] Insediamento: un punto nero per chi ha il re in quel regno.
    [red] Tempio: un punto rosso per il sacerdote. I leader stanno accanto ai templi.
    [blue] Fattoria: un punto blu per l’agricoltore. Le fattorie vanno solo sui fiumi.
   *[green] Mercato: un punto verde per il mercante.
}
about-leader = { $colour ->
    [black] Re: guadagna i punti neri, e quelli di ogni colore il cui leader manca nel regno.
    [red] Sacerdote: guadagna i punti rossi.
    [blue] Agricoltore: guadagna i punti blu.
   *[green] Mercante: guadagna i punti verdi e prende i tesori.
}
about-treasure = Tesoro: alla fine, un punto di un colore qualsiasi.
about-catastrophe = Catastrofe: resta per sempre, non collega nulla.
about-face-down = Tessera coperta: collega e non serve ad altro.
about-monument = Monumento: un punto a turno per i leader dei suoi colori nel suo regno.
about-building = { $colour ->
    [black] Palazzo: gli insediamenti piazzati nel suo regno danno due punti.
    [red] Biblioteca: i templi piazzati nel suo regno danno due punti.
    [blue] Granaio: le fattorie piazzate nel suo regno danno due punti.
   *[green] Mercato coperto: i mercati piazzati nel suo regno danno due punti.
}
about-wonder = Meraviglia: ogni turno un punto di un colore qualsiasi per il re nel suo regno.
about-unification = Tessera unificazione: resta qui finché non sono finite tutte le guerre.
about-special = Bordo speciale: il suo tesoro si prende per primo.

## Refusals

refused = Ora non è possibile.
refused-code = { $code ->
    [illegal] Non è permesso.
    [stale] La partita è andata avanti. Questa è la posizione attuale.
    [not-yours] Non tocca a te.
    [no-undo] Puoi annullare solo le tue mosse di questo turno, e solo finché non si rivela nulla di nascosto.
    [many-undos] Hai annullato troppe volte in questo turno o in questa partita. Continua senza annullare.
    [long-game] La partita ha troppe mosse: non può continuare.
    [unreadable] Il server non ha capito la richiesta.
    [over] La partita è finita.
    [replay] Questo è un replay: la partita non può continuare da qui.
    [unknown] Questa partita non esiste. Forse è stata eliminata.
    [gone] Questa partita è stata eliminata.
    [busy] Il server è ancora occupato con questa richiesta. Aspetta qualche secondo e riprova.
    [analysing] Stai già analizzando una partita, oppure il server ne sta analizzando troppe. Riprova più tardi.
    [not-analysed] Si possono analizzare solo partite intere, fino a 1000 decisioni.
    [edited] Nel frattempo qualcun altro ha cambiato questo commento. Confrontali e salva di nuovo il tuo.
    [study-full] Uno studio non può essere più grande. Iniziane un altro.
    [variation] Questa variante non c’è più: nel frattempo qualcuno l’ha tolta.
    [no-hint] Nessun suggerimento per questa decisione.
    [running] Non è possibile mentre la partita è in corso.
    [impossible] La partita non può iniziare con queste impostazioni.
    [no-record] Questa non è una trascrizione valida.
    [too-long] È troppo lungo.
    [offline] Il server non è raggiungibile.
    [internal] Si è verificato un errore sul server.
   *[other] { refused }
}
refused-rule = Vedi regola { $rule }
why-tile = { $colour ->
    [black] Ora non c’è posto per altri insediamenti.
    [red] Ora non c’è posto per altri templi.
    [blue] Ora non c’è posto per altre fattorie.
   *[green] Ora non c’è posto per altri mercati.
}
why-leader = { $colour ->
    [black] Ora non c’è posto per il re.
    [red] Ora non c’è posto per il sacerdote.
    [blue] Ora non c’è posto per l’agricoltore.
   *[green] Ora non c’è posto per il mercante.
}
why-catastrophe = Non hai più catastrofi.
why-not-in-conflict = { $colour ->
    [black] In questo conflitto contano solo gli insediamenti.
    [red] In questo conflitto contano solo i templi.
    [blue] In questo conflitto contano solo le fattorie.
   *[green] In questo conflitto contano solo i mercati.
}
why-no-tile = In questo posto della mano non c’è alcuna tessera.
why-pick-first = Prima scegli una tessera o un leader.
why-not-now = Prima completa la scelta in corso.
why-not-your-turn = Non tocca a te.

## Hints

hint-thinking = Un bot sta pensando…

## Help

help-title = Tasti e guida
help-mouse = Mouse
help-mouse-text = Scegli una tessera, un leader o una catastrofe: le caselle valide si illuminano. Passa sopra una casella per l’anteprima della mossa. Fai clic per giocarla o premi Esc per riporre il pezzo. Puoi anche trascinare i pezzi.
help-touch = Tocco
help-touch-text = Tocca un pezzo, poi una casella, poi il pulsante Piazza. Ingrandisci con due dita o con un doppio tocco, poi trascina per spostare il tabellone. Tira su il pannello per i leader e tutto il resto.
help-keys = Tasti
help-key-hand = scegli una tessera della mano
help-key-leaders = scegli un leader: re, sacerdote, agricoltore, mercante
help-key-catastrophe = scegli una catastrofe
help-key-arrows = muoviti sul tabellone
help-key-enter = piazza, o premi il pulsante evidenziato
help-key-escape = riponi, chiudi
help-key-next = prossima casella valida
help-key-swap = scambia tessere
help-key-end = termina il turno
help-key-undo = annulla
help-key-hint = chiedi un consiglio a un bot; di nuovo: prepara la mossa
help-key-toggles = regni, forze, coordinate
help-key-play = prossima mossa da rivedere
help-key-help = questa pagina
help-marks = Segni sul tabellone
help-mark-temples = templi accanto al leader: la sua forza in una rivolta
help-mark-supporters = seguaci: la sua forza in una guerra
help-mark-mine = l’anello dorato indica i tuoi leader
help-mark-war = qui scoppierebbe una guerra
key-space = Spazio
key-enter = Invio
key-escape = Esc
key-arrows = Frecce
