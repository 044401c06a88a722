"""Bounds of everything that clients send: no string, list or number of a request is without a limit.

The bounds protect memory and the database. Where a person can reach a limit, for example with a long name, a
check with a readable error has a lower one. Strings contain no NUL, which PostgreSQL cannot store.
"""

from typing import Annotated

from msgspec import Meta

MAX_INTEGER = 2**31 - 1  # of a database column
NO_NUL = r"^[^\x00]*$"

Id = Annotated[str, Meta(max_length=64, pattern=NO_NUL)]  # of a game or a person
Word = Annotated[str, Meta(max_length=64, pattern=NO_NUL)]  # a level, a language, an edition, an option
Name = Annotated[str, Meta(max_length=1_000, pattern=NO_NUL)]
Password = Annotated[str, Meta(max_length=1_000, pattern=NO_NUL)]
Digest = Annotated[str, Meta(max_length=200, pattern=NO_NUL)]  # hexadecimal digits or base64
Prose = Annotated[str, Meta(max_length=8_000, pattern=NO_NUL)]  # a chat line, a report
Url = Annotated[str, Meta(max_length=2_000, pattern=NO_NUL)]
Mail = Annotated[str, Meta(max_length=500, pattern=NO_NUL)]
Token = Annotated[str, Meta(max_length=2_000, pattern=NO_NUL)]
Credential = Annotated[str, Meta(max_length=32_000, pattern=NO_NUL)]  # of a passkey, as JSON
RecordText = Annotated[str, Meta(max_length=1_000_000, pattern=NO_NUL)]
StudyText = Annotated[str, Meta(max_length=40_000, pattern=NO_NUL)]  # a record of 1,000 decisions
WholeStudy = Annotated[str, Meta(max_length=200_000, pattern=NO_NUL)]  # a record with variations and notes
LineMove = Annotated[str, Meta(max_length=64, pattern=NO_NUL)]  # a move with its player

Entry = Annotated[int, Meta(ge=0, le=MAX_INTEGER)]  # also a ply, or the number of a chat line
SeatNumber = Annotated[int, Meta(ge=0, le=255)]
Seconds = Annotated[int, Meta(ge=0, le=MAX_INTEGER)]
Seed = Annotated[int, Meta(ge=0)]  # at most 2**64 - 1, which msgspec cannot express; the engine checks it
