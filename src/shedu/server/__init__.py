"""Tables in the browser: games that are stored, served and played by people and bots.

Needs `pip install 'shedu[server]'`.
"""

from shedu.extras import need

need("server")
