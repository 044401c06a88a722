"""Bans of address ranges, in the database."""

import ipaddress
from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import ADDRESS_BANS

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class AddressBan:
    network: str
    until: float
    reason: str
    created: str


class AddressBans:
    """Methods block, as those of the storage do."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    def add(self, network: Network, until: float, reason: str) -> None:
        """Ban a network, or change its ban."""
        values = {"id": str(network), "until": until, "reason": reason, "created": now()}
        with self.engine.begin() as connection:
            connection.execute(delete(ADDRESS_BANS).where(ADDRESS_BANS.c.id == str(network)))
            connection.execute(insert(ADDRESS_BANS).values(values))

    def remove(self, network: Network) -> bool:
        """False if the network is not banned."""
        with self.engine.begin() as connection:
            lifted = delete(ADDRESS_BANS).where(ADDRESS_BANS.c.id == str(network))
            return connection.execute(lifted).rowcount > 0

    def active(self, moment: float) -> list[AddressBan]:
        """The bans that have not expired."""
        wanted = select(ADDRESS_BANS).where(ADDRESS_BANS.c.until > moment).order_by(ADDRESS_BANS.c.id)
        with self.engine.connect() as connection:
            return [AddressBan(*row) for row in connection.execute(wanted)]
