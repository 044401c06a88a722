### Textos do navegador num servidor para muita gente: nomes, mesas, bate-papo, relógios, contas.

## Quem sou eu

name-title = Qual é o seu nome?
name-about = Os outros na mesa veem o nome. Você não precisa de conta.
name-field = Nome
name-enter = Jogar
name-give = Diga o seu nome
name-has-account = Tenho uma conta
name-as-guest = Jogar como visitante

## Tempos e relógios

time-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
time-left = Tempo restante: { $time }
clock-none = sem relógio
clock-real-time = { $minutes } min + { $seconds } s por decisão
clock-days = { $count ->
    [one] { $count } dia por decisão
   *[other] { $count } dias por decisão
}

## Página inicial

start-invite = Jogar com amigos
start-invite-about = Uma mesa para quatro e um link para compartilhar. Bots ocupam os lugares vazios.
start-make-table = Montar a mesa
lobby = Mesas abertas
lobby-empty = Nenhuma mesa está esperando. Monte uma, e os outros a verão aqui.
lobby-nobody = Ninguém se sentou aqui ainda
lobby-free = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
table-waiting = Esperando jogadores
table-stopped = Interrompida
seat-me = Eu
seat-open = Quem vier
    .about = Compartilhe o link, ou deixe a mesa na lista.

## Como se chega a uma mesa

terms-access = Quem pode se sentar
terms-invited = Por convite
terms-open = Aberta a todos
terms-spectators = Quem pode assistir
terms-spectators-yes = Com espectadores
terms-spectators-no = Só quem joga
terms-clock = Relógio
terms-clock-none = Nenhum
terms-clock-real-time = Tempo real
terms-clock-turn-based = Dias
terms-minutes = Cada jogador tem
terms-increment = A mais em cada decisão
terms-days = Para cada decisão
terms-timeout = Quando o tempo acaba
terms-timeout-bot = Um bot assume
terms-timeout-stop = A partida para
terms-level = O bot

## A mesa antes da partida

room-title = Mesa de { $name }
room-invite = Convide os outros
room-invite-about = Quem tem este link pode se sentar.
room-link = Link para esta mesa
room-copy = Copiar
room-copied = Copiado
room-here = Também aqui
room-start = Começar a partida
room-wait-for = { $name } começa a partida quando todos estiverem aqui.
room-wait = A partida não começou.
room-opening = O saco está sendo embaralhado. Falta a parte dos navegadores de: { $names }
room-start-without = Começar sem eles
room-empty-seats = { $count ->
    [one] { $count } lugar vazio vai para um bot:
   *[other] { $count } lugares vazios vão para bots:
}
room-fair = O saco é embaralhado pelo servidor e por todos os jogadores juntos, para que ninguém possa escolher a ordem.
room-fair-more = Como isso funciona
room-remove = Excluir esta mesa
room-remove-about = Ela some para sempre. Quem está sentado aqui será avisado.
room-remove-do = Excluir
seat-vacant = livre
seat-take = Sentar aqui
seat-leave = Levantar

## As pessoas na mesa

presence = { $state ->
    [here] está aqui
    [away] está com a mesa aberta, mas fora de vista
   *[gone] não está aqui
}
log-or-chat = Histórico ou bate-papo
chat = Bate-papo
chat-empty = Ninguém disse nada ainda.
chat-say = Diga algo
chat-send = Enviar
chat-unread = { $count ->
    [one] { $count } linha nova
   *[other] { $count } linhas novas
}
chat-more = O que { $name } disse: mais
chat-mute = Silenciar { $name }
chat-muted = Em silêncio: { $names }.
chat-hear-again = Voltar a ouvir
chat-report = Denunciar
chat-report-title = Denunciar { $name }
chat-report-about = Quem cuida deste servidor vai ler, e { $name } não.
chat-report-why = O que aconteceu?
chat-report-send = Enviar a denúncia
chat-reported = Obrigado. Isso será examinado.
leave-table = Sair da mesa
leave-table-about = Um bot joga no seu lugar, e o resultado dele conta como seu. Você pode voltar quando quiser.
leave-table-level = Nível do bot
leave-table-do = Sair
left-about = Você saiu, e um bot joga por você ({ level-name }).
left-come-back = Voltar
stopped-about = O tempo acabou, e a partida foi interrompida.
undo-ask = Pedir para desfazer
    .about = Voltar atrás na sua última decisão, se os outros concordarem
undo-asked = { $name } gostaria de voltar atrás numa decisão.
undo-asked-about = Você concorda?
undo-agree = Concordo
undo-refuse = Não
undo-waiting = Você pediu para voltar atrás na sua última decisão. Falta a resposta de { $names }.
undo-never-mind = Deixa para lá
end-rematch = Jogar de novo
end-next-table = Para a próxima partida

## O sorteio

proof-title = Um sorteio justo
proof-about = Antes que alguém se sentasse, o servidor sorteou um segredo e disse o seu hash: assim ficou comprometido. O navegador de cada jogador também sorteou um número e o lacrou da mesma forma. Só quando ninguém mais podia se sentar os lacres foram abertos. O segredo e os números juntos fazem a ordem do saco, e ninguém podia escolhê-la.
proof-commitment = O que o servidor prometeu: SHA-256 do seu segredo
proof-changed = Não é o que foi prometido e lacrado no começo.
proof-contributions = O que os navegadores dos jogadores acrescentaram
proof-mine = O seu, como este navegador o acrescentou
proof-sealed = Lacrado: o seu SHA-256
proof-nobody = Nada ainda.
proof-secret = O segredo do servidor
proof-later = É dito quando a partida acaba.
proof-kept = É o que foi prometido.
proof-broken = Não é o que foi prometido.
proof-verify = O registro contém tudo. Qualquer pessoa pode verificar o sorteio inteiro com

## Avisos

notice-your-move = É a sua vez.
notice-your-move-with = É a sua vez na partida com { $others }.
notice-go = Para a mesa
notices = Avisos
notices-about = Como você fica sabendo que é a sua vez quando não está olhando a mesa.
notices-page = Em qualquer página aberta do Shedu
notices-push = Por este navegador, mesmo sem página aberta
notices-push-forbidden = O navegador não permite avisos desta página.
notices-mail = Por e-mail para
notices-mail-to = Por e-mail para { $mail }
notices-mail-confirm = Enviar um link
notices-mail-sent = Um link foi enviado para { $mail }: abra-o para confirmar o endereço.
notices-mail-forget = Esquecer este endereço
notices-webhook = Para um endereço na web (webhook)
notices-webhook-secret = O que é enviado para lá é assinado com:
notices-save = Salvar
mail-confirm = Confirmar o endereço de e-mail
mail-confirm-about = Então o Shedu avisa por e-mail quando for a sua vez.
mail-confirmed = O endereço está confirmado.
mail-stop = Chega de e-mails
mail-stop-about = Então o Shedu não envia mais e-mails para este endereço.
mail-stopped = Não virão mais e-mails.

## Conta

account-title = Conta
account-of = { $name }: conta e avisos
account-profile = Meu perfil
account-records = Salvar todos os meus registros
account-rename = Mudar o nome
account-make = Criar uma conta
account-make-about = Ela guarda suas partidas e sua pontuação, e você pode voltar a ela de qualquer navegador.
account-made = Você tem uma conta. Entre com o seu nome e esta senha.
account-password = Senha
account-old-password = Senha antiga
account-new-password = Senha nova, com 8 caracteres ou mais
account-change-password = Mudar a senha
account-password-changed = A senha foi mudada. Todos os outros navegadores saíram.
account-log-in = Entrar
account-log-in-about = Suas partidas como visitante vêm junto.
account-log-in-passkey = Com uma chave de acesso
account-leave = Sair
account-log-out = Sair da conta
account-delete = Excluir a conta
account-delete-about = Tudo o que leva o seu nome some para sempre: conta, pontuação, bate-papo. Nas partidas em andamento um bot fica com o seu lugar.
account-forget = Excluir tudo o que é meu
account-forget-about = Tudo o que leva o seu nome some para sempre: nome, pontuação, bate-papo. Nas partidas em andamento um bot fica com o seu lugar.
account-delete-do = Excluir para sempre
passkeys = Chaves de acesso
passkeys-about = Entre com a digital, o rosto ou o PIN do aparelho, sem senha.
passkeys-add = Adicionar uma chave de acesso
passkeys-remove = Remover
sessions = Navegadores que conhecem você
sessions-browser = Um navegador
sessions-this = este
sessions-seen = visto { $ago }
sessions-end = Sair de lá

## Classificação e perfis

leaders-title = Classificação
leaders-about = A pontuação é o que um jogador muito provavelmente supera; ela precisa de algumas partidas. Partidas com bots não contam.
leaders-empty = Ninguém tem pontuação ainda.
leaders-size = Mesa
leaders-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
leaders-place = Lugar
leaders-rating = Pontuação
leaders-games = Partidas
leaders-wins = Vencidas
profile-guest = Visitante
profile-since = primeira visita: { $ago }
profile-unknown = Essa pessoa não existe.
profile-unrated = Ainda nenhuma partida que conte para a pontuação.
profile-points = Pontos por partida
profile-source = { $source ->
    [tile] peças
    [war] guerras
    [revolt] revoltas
    [monument] monumentos
    [wonder] maravilha
   *[treasure] tesouros
}
profile-lowest = cor mais baixa { $points }
profile-no-games = Ainda nenhuma partida terminada.
profile-more = Mais

## Recusas

refused-online = { $code ->
    [who-are-you] Diga primeiro o seu nome.
    [logged-out] Este navegador não é mais conhecido. Entre de novo.
    [too-many] Você tem mesas, registros ou páginas demais abertos: feche alguns.
    [too-fast] Coisa demais de uma vez. Espere um momento.
    [no-spectators] Só quem joga pode olhar esta mesa.
    [seat-taken] Alguém foi mais rápido: escolha outro lugar.
    [seated] Você já está sentado nesta mesa.
    [dynasty-taken] Outra pessoa tem esta dinastia.
    [not-host] Quem montou a mesa começa a partida.
    [begun] A partida já começou.
    [too-soon] Os navegadores dos outros têm dez segundos para acrescentar a sua parte. Tente de novo daqui a pouco.
    [not-begun] Não há partida em andamento aqui.
    [waiting] A partida não começou.
    [empty] Primeiro alguém precisa se sentar.
    [stopped] Esta partida foi interrompida.
    [not-over] A partida ainda não acabou.
    [no-hints] Entre pessoas, cada um pensa por si.
    [seat-left] Alguém deixou o lugar para um bot e pode voltar: pergunte quando voltar.
    [saying] Isso não pode ser dito: é longo demais, vazio, ou tem sinais que não podem ser mostrados.
    [contribution] A parte do navegador no sorteio não foi entendida. Tente de novo.
    [name] Um nome tem de 1 a 24 caracteres, sem #.
    [taken] Outra pessoa tem este nome: escolha outro.
    [banned] Esta conta foi encerrada.
    [account] Já existe uma conta.
    [guest] Primeiro crie uma conta.
    [password] Nome e senha não combinam.
    [password-length] Uma senha tem de 8 a 200 caracteres.
    [passkey] Esta chave de acesso não funcionou. Tente de novo.
    [last-key] Isso é tudo o que abre a sua conta: defina primeiro uma senha.
    [mail] Isso não é um endereço de e-mail.
    [no-mail] Confirme primeiro um endereço de e-mail.
    [mail-failed] Não foi possível enviar e-mail para este endereço.
    [webhook] Não é possível enviar avisos para este endereço.
    [link] Este link não vale mais.
    [report] Diga em poucas palavras o que aconteceu.
    [subscription] Este navegador não pode ser acordado.
    [away] O servidor não alcança os seus dados. Tente de novo em breve.
   *[other] { refused-code }
}
