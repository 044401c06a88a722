"""Presence across processes: who views which table through another process."""

from collections.abc import Iterable, Mapping, Sequence

from shedu.server.tables.seats import Visitor


class RemotePresence:
    """The visitors that other processes report, also of tables that are not loaded here."""

    def __init__(self) -> None:
        self._visitors: dict[str, dict[str, Sequence[Visitor]]] = {}  # by process and game

    def update(self, process: str, game: str, visitors: Sequence[Visitor]) -> None:
        """Replace the visitors of one table at a process."""
        games = self._visitors.setdefault(process, {})
        if visitors:
            games[game] = visitors
        else:
            games.pop(game, None)

    def replace(self, process: str, tables: Mapping[str, Sequence[Visitor]]) -> set[str]:
        """Replace the visitors of all tables at a process; the tables that changed."""
        old, new = self._visitors.get(process, {}), {game: who for game, who in tables.items() if who}
        self._visitors[process] = new
        return {game for game in old.keys() | new.keys() if old.get(game) != new.get(game)}

    def remove_process(self, process: str) -> set[str]:
        """Forget a process; the tables that changed."""
        return set(self._visitors.pop(process, {}))

    def visitors(self, game: str) -> list[Visitor]:
        return [visitor for games in self._visitors.values() for visitor in games.get(game, ())]

    def is_viewing(self, game: str, person: str) -> bool:
        """Whether a person has the table visible in a page."""
        return is_viewing(self.visitors(game), person)


def is_viewing(visitors: Iterable[Visitor], person: str) -> bool:
    return any(visitor.person == person and not visitor.is_away for visitor in visitors)
