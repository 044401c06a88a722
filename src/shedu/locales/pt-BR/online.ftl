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
start-invite-about = Crie uma mesa e compartilhe o link. Bots ocupam os lugares vazios.
start-more-online = Edições, mapas, opções e relógios, abrir um registro
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
# to give the seat to a bot, for a while or for good
leave-table = Sair ou desistir
signal-offer-online = Quer ouvir um som a cada jogada ou receber um aviso quando for sua vez?
leave-table-about = Um bot assume o seu lugar, e o resultado dele conta como seu. Você pode voltar quando quiser.
leave-table-about-people = Um bot assume o seu lugar ({ level-title }), e o resultado dele conta como seu. Você pode voltar na sua próxima vez. Se o bot tomar a maioria das suas decisões, uma partida que vale pontos conta como derrota.
leave-table-level = Nível do bot
leave-table-do = Sair
left-about = Um bot está no seu lugar ({ level-title }) porque você saiu ou ficou ausente.
left-come-back = Voltar ao jogo
left-returning = Você volta na sua próxima vez. Até lá, um bot joga por você ({ level-title }).
left-stay-away = Continuar fora
absent-about = { $name } não está na mesa.
absent-wait = Em { $time } você poderá passar o lugar a um bot.
absent-ready = Você pode passar o lugar a um bot ({ level-title }). { $name } poderá voltar em outra vez.
absent-do = Passar o lugar a um bot
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
proof-table = Lugares ao redor da mesa e quem começa
proof-first-chosen = Quem criou a mesa escolheu { $name } para começar.
proof-first-drawn = Quem começa é sorteado.
proof-table-changed = As regras, os lugares ou o primeiro jogador diferem do que este navegador viu antes da partida.
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
invitation = Código de convite
guests-closed = Neste servidor é preciso ter uma conta para jogar.
registration-closed = No momento, este servidor não cria novas contas.
forgot = Esqueceu a senha?
forgot-name = Digite antes o nome da sua conta.
forgot-sent = Se esta conta tem um endereço de e-mail confirmado, um link foi enviado a ele. O link vale por uma hora.
forgot-operator = Este servidor não envia e-mails. Peça ao operador um link para escolher uma nova senha.
reset-title = Nova senha
reset-about = Escolha uma nova senha. Todos os navegadores serão desconectados, e este entrará na conta.

confirm-title = É você?
confirm-about = Confirme esta mudança com a sua senha ou uma chave de acesso. Depois disso, ela não será pedida de novo por cinco minutos.
confirm-do = Confirmar
confirm-passkey = Usar uma chave de acesso

my-data = Meus dados
my-data-about = Salve tudo o que este servidor guarda sobre você: perfil, sessões, partidas com os registros, mensagens, denúncias e configurações.
my-data-save = Salvar meus dados

privacy-title = Privacidade
privacy-stored = O que é guardado
privacy-person = Seu nome, suas configurações e, com uma conta, sua senha como hash ou as chaves públicas das suas chaves de acesso, até você excluir a conta.
privacy-cookie = Um único cookie, que reconhece o seu navegador, e uma sessão com o tipo de navegador ou o nome de um token de API. { $days ->
    [one] Ambos são excluídos um dia depois do último uso.
   *[other] Ambos são excluídos { $days } dias depois do último uso.
}
privacy-guest = Visitantes sem sessão e sem partidas, mensagens ou denúncias abertas. { $days ->
    [one] Eles são excluídos depois de um dia.
   *[other] Eles são excluídos depois de { $days } dias.
}
privacy-games = Partidas, resultados, ratings, tentativas em desafios e mensagens, até você excluir a conta ou a mesa ser excluída. { $days ->
    [one] Mesas à espera de jogadores são excluídas depois de um dia sem atividade.
   *[other] Mesas à espera de jogadores são excluídas depois de { $days } dias sem atividade.
}
privacy-studies = Os estudos que você salva, até excluí-los ou excluir a conta. O que você escreve no estudo de outra pessoa fica lá; o servidor registra que você o editou, até você excluir a conta.
privacy-mail = Seu endereço de e-mail, se você confirmou um, até você removê-lo. Ele serve para notificações e para uma senha esquecida.
privacy-push = Os endereços dos navegadores que você inscreveu nas notificações, até você cancelar a inscrição ou sair da conta.
privacy-address = O endereço de internet em que uma sessão começou e os das tentativas de entrada malsucedidas, para proteger o servidor. { $days ->
    [one] Eles são excluídos depois de um dia.
   *[other] Eles são excluídos depois de { $days } dias.
}
privacy-attempts = Contadores de senhas erradas, sem nomes. { $minutes ->
    [one] Eles expiram depois de um minuto.
   *[other] Eles expiram depois de { $minutes } minutos.
}
privacy-moderation = Para os moderadores: mensagens removidas ({ $lines } dias), denúncias com uma cópia do estudo denunciado (até { $reports } dias após o encerramento) e o registro do que os moderadores fizeram ({ $audit } dias).
privacy-not = Não há anúncios nem rastreadores, e nada é repassado a outros, exceto as notificações aos serviços que você escolheu.
privacy-rights = Seus direitos
privacy-rights-about = Na página da conta você pode salvar tudo o que é guardado sobre você, corrigir o seu nome e excluir a conta ou os seus dados de visitante. Depois da exclusão, bots assumem os seus lugares nas partidas em andamento, e as partidas terminadas mantêm um lugar sem nome.
privacy-operator = Operador deste servidor
privacy-no-imprint = O operador não informou um contato.

passkeys = Chaves de acesso
passkeys-about = Entre com a digital, o rosto ou o PIN do aparelho em vez de uma senha.
passkeys-add = Adicionar uma chave de acesso
passkeys-remove = Remover
sessions = Sessões ativas
sessions-browser = Navegador desconhecido
sessions-this = este navegador
sessions-seen = último acesso { $ago }
sessions-end = Encerrar sessão
bots-title = Conta de bot
bots-about = Um programa joga por uma conta de bot, pelo protocolo público. Os bots têm um ranking próprio, e o nome deles começa com BOT.
bots-convert = Transformar em conta de bot
bots-convert-about = Isso não pode ser desfeito. É preciso uma conta que não tenha jogado partidas com rating e não esteja em nenhuma mesa. Depois, não jogue você mesmo com ela: crie outra conta para si.
bots-convert-do = Transformar
bots-tokens-about = Um programa entra com um token de API. Dê a cada programa o seu token, para poder revogar só um deles.
bots-token-name = Nome do programa
bots-token-create = Criar um token
bots-token-new = Novo token de API
bots-token-once = Copie agora: ele é mostrado só uma vez.
bots-token-revoke = Revogar
bots-token-revoke-named = Revogar o token { $token }

## Classificação e perfis

leaders-title = Classificação
leaders-about = O rating é uma estimativa cautelosa da força de um jogador, por isso sobe com o número de partidas. Não contam partidas com bots nem as que são interrompidas quando o tempo acaba.
leaders-empty = Nenhum jogador com rating ainda.
leaders-kind = Ranking de
leaders-people = Pessoas
leaders-bots = Bots
leaders-bots-about = Rating das contas de bot, pelas quais programas jogam. Partidas com pessoas também contam, mas não mudam o rating delas.
leaders-bots-empty = Ainda não há bots com rating.
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
profile-lowest = cor mais fraca { $points }
profile-no-games = Nenhuma partida terminada ainda.
profile-more = Mais

## Mensagens de erro

refused-online = { $code ->
    [who-are-you] Escolha um nome primeiro.
    [logged-out] Sua sessão expirou. Entre de novo.
    [too-many] Você tem páginas demais abertas. Feche algumas primeiro.
    [many] Você atingiu o limite. Exclua um primeiro ou tente de novo mais tarde.
    [many-tables] Você tem mesas ou registros demais abertos. Termine ou exclua alguns primeiro.
    [too-fast] Solicitações demais. Espere um momento.
    [no-spectators] Só os jogadores podem ver esta mesa.
    [seat-taken] Este lugar acabou de ser ocupado. Escolha outro.
    [seated] Você já tem um lugar nesta mesa.
    [dynasty-taken] Outro jogador tem esta dinastia.
    [not-absent] O jogador voltou ou ainda tem tempo para voltar.
    [not-host] Só o anfitrião pode iniciar a partida.
    [begun] A partida já começou.
    [too-soon] Os navegadores dos outros jogadores têm dez segundos para contribuir com o embaralhamento. Tente de novo daqui a pouco.
    [not-begun] Não há partida em andamento aqui.
    [waiting] A partida ainda não começou.
    [empty] Pelo menos um jogador precisa se sentar primeiro.
    [stopped] Esta partida foi interrompida.
    [not-over] A partida ainda não acabou.
    [no-hints] Não há dicas em partidas entre pessoas.
    [seat-left] Todos os outros deixaram o lugar para um bot. Peça de novo quando alguém voltar.
    [saying] Esta mensagem não pode ser enviada: está vazia, é longa demais ou contém caracteres que não podem ser exibidos.
    [contribution] O servidor não conseguiu ler a contribuição do seu navegador para o embaralhamento. Tente de novo.
    [name] Um nome tem de 1 a 24 caracteres visíveis, sem #, com letras de um só alfabeto.
    [taken] Este nome já está em uso. Escolha outro.
    [address-banned] O operador deste servidor bloqueou o seu endereço.
    [closed] No momento, este servidor não aceita novos jogadores.
    [confirm] Confirme antes que é você.
    [invitation] Este código de convite é desconhecido, já foi usado ou expirou. Peça outro.
    [muted] Um moderador silenciou você por algum tempo. Você ainda pode jogar.
    [weak-password] Esta senha é fácil demais de adivinhar. Escolha várias palavras incomuns, sem o seu nome.
    [banned] Esta conta foi encerrada.
    [account] Você já tem uma conta.
    [bot] Um programa joga por uma conta de bot. Com esta conta, isso não é possível.
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

## Statistics in a profile
statistics-title = Estatísticas
statistics-about = { $count ->
    [one] A última partida concluída que você pode ver.
   *[other] As últimas { $count } partidas concluídas que você pode ver.
}
statistics-course = Cor mais fraca, partida por partida (cheio: vitória)
statistics-course-about = { $count ->
    [one] Cor mais fraca em uma partida: { $last }.
   *[other] Cor mais fraca em { $count } partidas: de { $least } a { $most }, última { $last }.
}
statistics-of = { $won } de { $games }
statistics-sizes = Vitórias por número de jogadores
statistics-editions = Vitórias por edição
statistics-seats = Vitórias por lugar
statistics-seat = Lugar { $seat }
statistics-sources = Pontos por partida, por origem
statistics-fought = Conflitos vencidos
statistics-conflicts = { $kind ->
    [war] Guerras
   *[revolt] Revoltas
}
statistics-analysed = { $count ->
    [one] De uma partida analisada, em pontos percentuais
   *[other] De { $count } partidas analisadas, em pontos percentuais
}
statistics-error = Erro por decisão
statistics-luck = Sorte por partida
statistics-adjusted = Resultado sem sorte
statistics-labels = Decisões assinaladas
statistics-label = { $label ->
    [brilliant] Brilhantes
    [inaccuracy] Imprecisões
    [mistake] Erros
   *[blunder] Erros graves
}
statistics-costs = Erros típicos, por custo
statistics-share = { $share }
statistics-kind = { $kind ->
    [action] Ações
    [war] Ordem das guerras
    [commit] Peças acrescentadas
    [building] Construções
    [monument] Monumentos
    [treasure] Tesouros
   *[wonder-point] Pontos da maravilha
}
