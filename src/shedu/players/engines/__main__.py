"""`python -m shedu.players.engines PLAYER`: a bot behind the engine protocol, as `shedu engine` starts it."""

import sys

from shedu.players.engines.specs import serve_player

if __name__ == "__main__":
    serve_player(sys.argv[1])
