"""Games and positions for learning and statistics: records read as a stream, self-play, tables of positions.

    import shedu.datasets

    for view, move, result in shedu.datasets.open("games").positions():
        ...

May import everything but `research`, `server` and `cli`; NumPy and PyArrow on request.
"""

from shedu.datasets.corpora import CORPORA, Corpus, Part, corpus_named
from shedu.datasets.dataset import Dataset, open
from shedu.datasets.games import Decision, Game
from shedu.datasets.schema import COLUMNS, SCHEMA_VERSION, Column
from shedu.datasets.sources import DatasetError
from shedu.datasets.statistics import DatasetStatistics

__all__ = [
    "COLUMNS",
    "CORPORA",
    "SCHEMA_VERSION",
    "Column",
    "Corpus",
    "Dataset",
    "DatasetError",
    "DatasetStatistics",
    "Decision",
    "Game",
    "Part",
    "corpus_named",
    "open",
]
