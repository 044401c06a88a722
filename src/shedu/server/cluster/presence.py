"""Who looks at which table through which other process, also at tables that are not open here."""

from collections.abc import Mapping

from shedu.server.wire.messages import Visitor


class Elsewhere:
    """What the other processes say of their people."""

    def __init__(self) -> None:
        self._at: dict[str, dict[str, list[Visitor]]] = {}  # by process and table

    def take(self, process: str, game: str, people: list[Visitor]) -> None:
        """Who looks at a table there, from now on."""
        at = self._at.setdefault(process, {})
        if people:
            at[game] = people
        else:
            at.pop(game, None)

    def take_all(self, process: str, everybody: Mapping[str, list[Visitor]]) -> set[str]:
        """Everybody who looks at any table there; the tables at which that is new."""
        old, new = self._at.get(process, {}), {game: who for game, who in everybody.items() if who}
        self._at[process] = new
        return {game for game in old.keys() | new.keys() if old.get(game) != new.get(game)}

    def forget(self, process: str) -> set[str]:
        """A process is gone; the tables at which that is seen."""
        return set(self._at.pop(process, {}))

    def at(self, game: str) -> list[Visitor]:
        """Who looks at a table."""
        return [who for at in self._at.values() for who in at.get(game, ())]

    def sees(self, game: str, person: str) -> bool:
        """Whether somebody looks at a table, and has it in sight."""
        return any(who.person == person and not who.is_away for who in self.at(game))
