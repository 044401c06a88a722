"""A bot at an online table: the public protocol of docs/protocol.md with an API token.

    pip install websockets
    python online_bot.py https://table.example --make-token               # asks for an account
    SHEDU_TOKEN=shedu_… python online_bot.py https://table.example GAME   # takes a seat and plays

It plays random moves: replace `choose`. The server sends the legal moves, so no rules are needed here.
"""

import argparse
import getpass
import hashlib
import http.cookiejar
import json
import os
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

Message = dict[str, Any]
Move = dict[str, Any]


def moves_in(choices: dict[str, Any]) -> list[Move]:
    """Every legal move of a decision, from its `choices`."""
    moves: list[Move] = []
    for kind in ("place_tile", "position_leader", "place_building", "build_monument"):
        key = "monument" if kind == "build_monument" else "colour"
        for value, spaces in choices.get(kind, {}).items():
            moves += [{"type": kind.replace("_", "-"), key: value, "space": space} for space in spaces]
    for kind, key in (
        ("withdraw_leader", "colour"),
        ("play_catastrophe", "space"),
        ("fight_war", "colour"),
        ("commit", "count"),
        ("erect_wonder", "space"),
        ("leave_treasure", "space"),
        ("score_wonder", "colour"),
    ):
        moves += [{"type": kind.replace("_", "-"), key: value} for value in choices.get(kind, [])]
    if choices.get("swap"):
        moves.append({"type": "swap", "tiles": choices["swap"]})  # all of them: one of many swaps
    moves += [{"type": kind} for kind in ("pass", "decline") if choices.get(f"can_{kind}")]
    return moves


def choose(decision: Message, rng: random.Random) -> Move:
    """The bot's move. `decision` is a Decision of the protocol; the table is in the messages."""
    return rng.choice(moves_in(decision["choices"]))


class OnlineBot:
    """Plays one game. The server sends what this player may see, and rejects what the rules forbid."""

    def __init__(
        self, address: str, token: str, seed: int | None = None, timeout_s: float | None = None
    ) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.rng = random.Random(seed)
        self.timeout_s = timeout_s  # without a message of the server
        self.contribution = secrets.token_hex(16)  # to the shuffle, so that no side chooses the bag alone
        self.seal = hashlib.sha256(self.contribution.encode()).hexdigest()
        self._is_sealed = self._has_started = self._is_sitting = False

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """An HTTP request with the token."""
        request = urllib.request.Request(
            self.address + path,
            None if body is None else json.dumps(body).encode(),
            {"authorization": f"Bearer {self.token}", "content-type": "application/json"},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read() or b"null")

    def host(self, dynasties: list[str]) -> str:
        """Create a table at which the others take the seats of these dynasties; its id."""
        seats = [{"dynasty": dynasties[0]}]
        seats += [{"dynasty": dynasty, "kind": "open"} for dynasty in dynasties[1:]]
        self._is_sealed = True
        game = self.ask("POST", "/api/games", {"seats": seats, "seal": self.seal})
        return str(game["id"])

    def play(self, game: str) -> list[Message]:
        """Take a seat, play to the end, and return the ranking."""
        me = self.ask("GET", "/api/me")["person"]["id"]
        url = f"{self.address.replace('http', 'ws', 1)}/api/games/{game}/socket"
        headers = {"authorization": f"Bearer {self.token}"}
        with connect(url, additional_headers=headers, max_size=None) as socket:
            say = lambda **message: socket.send(json.dumps(message))  # noqa: E731
            say(type="look", seat=None)
            seat: int | None = None
            while True:
                message = json.loads(socket.recv(self.timeout_s))
                if message["type"] == "room":
                    seat = self._prepare(message, me, seat, say)
                elif message["type"] == "refused" and message["code"] == "seat-taken":
                    self._is_sitting = False  # another player was faster: look for another seat
                    say(type="look", seat=None)
                elif message["type"] == "refused" and message["code"] not in ("stale", "not-yours"):
                    raise RuntimeError(f"refused: {message['code']}: {message['reason']}")
                table = message.get("table", message)  # of `undone` and `missed`
                if table["type"] not in ("table", "step") or seat is None:
                    continue
                if table.get("viewer") != seat:
                    say(type="look", seat=seat)
                elif table.get("ranking"):
                    return list(table["ranking"])
                elif (decision := table.get("decision")) and decision.get("choices"):
                    say(type="play", entry=table["entry"], move=choose(decision, self.rng))

    def _prepare(self, room: Message, me: str, seat: int | None, say: Any) -> int | None:
        """Take a free seat and reveal the contribution; the seat."""
        mine = [number for number, place in enumerate(room["places"]) if place.get("person") == me]
        free = [number for number, place in enumerate(room["places"]) if place["kind"] == "open"]
        is_waiting = room["status"] == "waiting"
        is_opening = bool((room.get("shuffle") or {}).get("is_opening"))
        if not is_waiting:
            if mine and seat is None:
                say(type="look", seat=mine[0])
            return mine[0] if mine else None
        if not mine:
            if self._is_sitting:  # the answer is on its way
                return None
            if not free:
                raise RuntimeError("no seat is free at this table")
            self._is_sealed = self._is_sitting = True
            say(type="sit", seat=free[0], seal=self.seal)
        elif is_opening and self._is_sealed:
            self._is_sealed = False
            say(type="open", contribution=self.contribution)
        elif room["host"] == me and not free and not is_opening and not self._has_started:
            self._has_started = True
            say(type="start")
        return None


def make_token(address: str, account: str, password: str, name: str) -> str:
    """Log in, make the account a bot account if it is none yet, and create a token."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))

    def post(path: str, body: Any = None) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(
            address.rstrip("/") + path, data, {"content-type": "application/json"}, method="POST"
        )
        with opener.open(request, timeout=60) as answer:
            return json.loads(answer.read() or b"null")

    me = post("/api/login", {"name": account, "password": password})
    if not me["person"]["name"].startswith("BOT "):
        post("/api/bot")
    return str(post("/api/tokens", {"name": name})["token"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("address", help="of the server, as in https://table.example")
    parser.add_argument("game", nargs="?", help="the id of a table, the last part of its address")
    parser.add_argument("--make-token", action="store_true", help="create a token instead")
    parser.add_argument("--name", default="bot", help="of the token, for the list of sessions")
    wanted = parser.parse_args()
    if wanted.make_token:
        account = input("Account: ")
        sys.stdout.write(make_token(wanted.address, account, getpass.getpass(), wanted.name) + "\n")
    elif wanted.game and (token := os.environ.get("SHEDU_TOKEN")):
        for standing in OnlineBot(wanted.address, token).play(wanted.game):
            sys.stdout.write(f"{standing}\n")
    else:
        sys.exit("Give a table, and the token in the variable SHEDU_TOKEN.")


if __name__ == "__main__":
    main()
