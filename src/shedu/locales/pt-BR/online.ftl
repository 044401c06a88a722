### Textos do navegador que só um servidor on-line usa: nomes, mesas, bate-papo, tempo, contas.

## Nomes

name-title = Qual é o seu nome?
name-about = Os outros jogadores da mesa veem o nome. Você não precisa de conta.
name-field = Nome
name-enter = Jogar
name-give = Escolher um nome
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
clock-none = sem limite de tempo
clock-real-time = { $minutes } min + { $seconds } s por jogada
clock-days = { $count ->
    [one] { $count } dia por jogada
   *[other] { $count } dias por jogada
}

## Página inicial

start-invite = Jogar com amigos
start-invite-about = Crie uma mesa para quatro e compartilhe o link. Bots ocupam os lugares vazios.
start-make-table = Criar mesa
lobby = Mesas abertas
lobby-empty = Nenhuma mesa aberta. Crie uma e ela aparecerá aqui.
lobby-nobody = Nenhum jogador ainda
lobby-free = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
table-waiting = Esperando jogadores
table-stopped = Interrompida
seat-me = Eu
seat-open = Lugar aberto
    .about = Compartilhe o link ou abra a mesa a todos.

## Condições de uma mesa

terms-access = Quem pode participar
terms-invited = Por convite
terms-open = Aberta a todos
terms-spectators = Quem pode assistir
terms-spectators-yes = Com espectadores
terms-spectators-no = Só os jogadores
terms-clock = Tempo
terms-clock-none = Sem limite
terms-clock-real-time = Tempo real
terms-clock-turn-based = Dias por jogada
terms-minutes = Tempo por jogador
terms-increment = Acréscimo por jogada
terms-days = Tempo por jogada
terms-timeout = Quando o tempo acabar
terms-timeout-bot = Um bot assume
terms-timeout-stop = A partida é interrompida
terms-level = Nível do bot

## A mesa antes da partida

room-title = Mesa de { $name }
room-invite = Convide jogadores
room-invite-about = Qualquer pessoa com este link pode ocupar um lugar.
room-link = Link para esta mesa
room-copy = Copiar
room-copied = Copiado
room-here = Também aqui
room-start = Iniciar a partida
room-wait-for = { $name } inicia a partida quando todos chegarem.
room-wait = A partida ainda não começou.
room-opening = O saco está sendo embaralhado. Aguardando os navegadores de: { $names }
room-start-without = Iniciar sem eles
room-empty-seats = { $count ->
    [one] Um bot ocupa { $count } lugar vazio:
   *[other] Bots ocupam { $count } lugares vazios:
}
room-fair = O servidor e todos os jogadores embaralham o saco juntos, então ninguém pode escolher a ordem.
room-fair-more = Como funciona
room-remove = Excluir esta mesa
room-remove-about = A mesa será excluída definitivamente. Os jogadores sentados serão avisados.
room-remove-do = Excluir definitivamente
seat-vacant = livre
seat-take = Sentar aqui
seat-leave = Deixar o lugar

## Jogadores na mesa

presence = { $state ->
    [here] na mesa
    [away] ausente: a mesa está aberta em segundo plano
   *[gone] desconectado
}
log-or-chat = Histórico ou bate-papo
chat = Bate-papo
chat-empty = Nenhuma mensagem ainda.
chat-say = Escreva uma mensagem
chat-send = Enviar
chat-unread = { $count ->
    [one] { $count } mensagem nova
   *[other] { $count } mensagens novas
}
chat-more = Opções da mensagem de { $name }
chat-mute = Silenciar { $name }
chat-muted = Silenciados: { $names }.
chat-hear-again = Reativar
chat-report = Denunciar
chat-report-title = Denunciar { $name }
chat-report-about = A administração do servidor vai ler a denúncia. { $name } não vai vê-la.
chat-report-why = O que aconteceu?
chat-report-send = Enviar denúncia
chat-reported = Agradecemos o aviso. A denúncia será analisada.
leave-table = Sair da mesa
leave-table-about = Um bot assume o seu lugar, e o resultado dele conta como seu. Você pode voltar quando quiser.
leave-table-level = Nível do bot
leave-table-do = Sair
left-about = Você saiu da mesa. Um bot está jogando por você ({ level-name }).
left-come-back = Voltar ao jogo
stopped-about = O tempo acabou e a partida foi interrompida.
undo-ask = Pedir para desfazer
    .about = Desfazer sua última jogada, se os outros concordarem
undo-asked = { $name } pede para desfazer uma jogada.
undo-asked-about = Você concorda?
undo-agree = Aceitar
undo-refuse = Recusar
undo-waiting = Você pediu para desfazer sua última jogada. Aguardando { $names }.
undo-never-mind = Cancelar o pedido
end-rematch = Jogar de novo
end-next-table = Ir para a próxima partida

## Embaralhamento justo

proof-title = Embaralhamento justo
proof-about = Antes que o primeiro jogador se sentasse, o servidor sorteou um segredo e publicou o hash dele. O navegador de cada jogador também sorteou um número e publicou o hash. Os números só foram revelados depois que os lugares estavam definidos. O segredo e os números juntos determinam a ordem do saco, então ninguém pôde escolhê-la.
proof-commitment = Compromisso do servidor: SHA-256 do segredo
proof-changed = Isso difere do compromisso inicial.
proof-contributions = Contribuições dos navegadores dos jogadores
proof-mine = A sua, enviada por este navegador
proof-sealed = Ainda não revelado. SHA-256:
proof-nobody = Nenhuma ainda.
proof-secret = O segredo do servidor
proof-later = É revelado quando a partida acaba.
proof-kept = Confere com o compromisso.
proof-broken = Não confere com o compromisso.
proof-verify = O registro contém tudo isso. Qualquer pessoa pode verificar o embaralhamento inteiro com

## Notificações

notice-your-move = É a sua vez.
notice-your-move-with = É a sua vez na partida com { $others }.
notice-go = Ir para a mesa
notices = Notificações
notices-about = Como você é avisado de que é a sua vez quando não está vendo a mesa.
notices-page = Em qualquer página aberta do Shedu
notices-push = Neste navegador, mesmo sem página aberta
notices-push-forbidden = O navegador bloqueia as notificações desta página.
notices-mail = Por e-mail para
notices-mail-to = Por e-mail para { $mail }
notices-mail-confirm = Enviar link de confirmação
notices-mail-sent = Enviamos um link para { $mail }. Abra-o para confirmar o endereço.
notices-mail-forget = Remover este endereço
notices-webhook = Para uma URL (webhook)
notices-webhook-secret = As requisições são assinadas com esta chave:
notices-save = Salvar
mail-confirm = Confirme o seu e-mail
mail-confirm-about = O Shedu enviará um e-mail quando for a sua vez.
mail-confirmed = O seu e-mail está confirmado.
mail-stop = Cancelar a inscrição
mail-stop-about = O Shedu não enviará mais e-mails para este endereço.
mail-stopped = Inscrição cancelada.

## Conta

account-title = Conta
account-of = { $name }: conta e notificações
account-profile = Meu perfil
account-records = Salvar todas as minhas partidas
account-rename = Mudar nome
account-make = Criar conta
account-make-about = Uma conta guarda suas partidas e seu rating, e você pode entrar de qualquer navegador.
account-made = Sua conta foi criada. Entre com o seu nome e esta senha.
account-password = Senha
account-old-password = Senha atual
account-new-password = Nova senha (pelo menos 8 caracteres)
account-change-password = Mudar senha
account-password-changed = A senha foi alterada. Todos os outros navegadores foram desconectados.
account-log-in = Entrar
account-log-in-about = As partidas que você jogou como visitante passam para a sua conta.
account-log-in-passkey = Usar uma chave de acesso
account-leave = Sair ou excluir
account-log-out = Sair da conta
account-delete = Excluir conta
account-delete-about = Sua conta, seu rating e suas mensagens serão excluídos definitivamente. Nas partidas em andamento, um bot assume o seu lugar.
account-forget = Excluir meus dados
account-forget-about = Seu nome, seu rating e suas mensagens serão excluídos definitivamente. Nas partidas em andamento, um bot assume o seu lugar.
account-delete-do = Excluir definitivamente
passkeys = Chaves de acesso
passkeys-about = Entre com a digital, o rosto ou o PIN do aparelho em vez de uma senha.
passkeys-add = Adicionar uma chave de acesso
passkeys-remove = Remover
sessions = Sessões ativas
sessions-browser = Navegador desconhecido
sessions-this = este navegador
sessions-seen = último acesso { $ago }
sessions-end = Encerrar sessão

## Classificação e perfis

leaders-title = Classificação
leaders-about = O rating é uma estimativa cautelosa da força de um jogador, por isso sobe com o número de partidas. Partidas com bots não contam.
leaders-empty = Nenhum jogador com rating ainda.
leaders-size = Mesa
leaders-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
leaders-place = Posição
leaders-rating = Rating
leaders-games = Partidas
leaders-wins = Vitórias
profile-guest = Visitante
profile-since = entrou { $ago }
profile-unknown = Este jogador não existe.
profile-unrated = Nenhuma partida classificada ainda.
profile-points = Pontos por partida
profile-source = { $source ->
    [tile] peças
    [war] guerras
    [revolt] revoltas
    [monument] monumentos
    [wonder] maravilha
   *[treasure] tesouros
}
profile-lowest = menor cor { $points }
profile-no-games = Nenhuma partida terminada ainda.
profile-more = Mais

## Mensagens de erro

refused-online = { $code ->
    [who-are-you] Escolha um nome primeiro.
    [logged-out] Sua sessão expirou. Entre de novo.
    [too-many] Você tem mesas, registros ou páginas demais abertos. Feche alguns primeiro.
    [too-fast] Solicitações demais. Espere um momento.
    [no-spectators] Só os jogadores podem ver esta mesa.
    [seat-taken] Este lugar acabou de ser ocupado. Escolha outro.
    [seated] Você já tem um lugar nesta mesa.
    [dynasty-taken] Outro jogador tem esta dinastia.
    [not-host] Só o anfitrião pode iniciar a partida.
    [begun] A partida já começou.
    [too-soon] Os navegadores dos outros jogadores têm dez segundos para contribuir com o embaralhamento. Tente de novo daqui a pouco.
    [not-begun] Não há partida em andamento aqui.
    [waiting] A partida ainda não começou.
    [empty] Pelo menos um jogador precisa se sentar primeiro.
    [stopped] Esta partida foi interrompida.
    [not-over] A partida ainda não acabou.
    [no-hints] Não há dicas em partidas entre pessoas.
    [seat-left] Um jogador deixou o lugar para um bot e pode voltar. Peça de novo quando ele voltar.
    [saying] Esta mensagem não pode ser enviada: está vazia, é longa demais ou contém caracteres que não podem ser exibidos.
    [contribution] O servidor não conseguiu ler a contribuição do seu navegador para o embaralhamento. Tente de novo.
    [name] Um nome tem de 1 a 24 caracteres, sem #.
    [taken] Este nome já está em uso. Escolha outro.
    [banned] Esta conta foi encerrada.
    [account] Você já tem uma conta.
    [guest] Crie uma conta primeiro.
    [password] Nome ou senha incorretos.
    [password-length] Uma senha tem de 8 a 200 caracteres.
    [passkey] Esta chave de acesso não funcionou. Tente de novo.
    [last-key] Esta é a única forma de entrar na sua conta. Defina uma senha primeiro.
    [mail] Este não é um e-mail válido.
    [no-mail] Confirme um e-mail primeiro.
    [mail-failed] Não foi possível enviar o e-mail para este endereço.
    [webhook] Não é possível enviar notificações para esta URL.
    [link] Este link não é mais válido.
    [report] Descreva em poucas palavras o que aconteceu.
    [subscription] Este navegador não aceita notificações push.
    [away] O servidor não consegue acessar o banco de dados. Tente de novo em breve.
   *[other] { refused-code }
}
