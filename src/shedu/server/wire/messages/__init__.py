"""Messages between server and browser: every message is one of these types.

`make types` generates `game` from the engine's moves and events, and the browser's types from all modules.
Spaces are written like F5, colours and dynasties by name. Anything that a seat may not see is
None or left out; nothing here is ever made from a position, only from a view of it.
"""

from shedu.server.wire.messages.analysis import *
from shedu.server.wire.messages.game import *
from shedu.server.wire.messages.people import *
from shedu.server.wire.messages.requests import *
from shedu.server.wire.messages.socket import *
from shedu.server.wire.messages.study import *
from shedu.server.wire.messages.table import *
from shedu.server.wire.messages.trees import *
