"""How much the tests do that gain from more time: `make soak` sets SHEDU_SOAK."""

import os

IS_SOAK = bool(os.environ.get("SHEDU_SOAK"))
