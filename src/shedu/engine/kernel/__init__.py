"""The rules on small integers and sets of spaces: plain Python, compiled for speed.

Every rule is implemented in one place, by its section of the rulebook:

| module       | rules                                                      |
|--------------|------------------------------------------------------------|
| `kingdoms`   | R2 regions and kingdoms                                    |
| `turn`       | R3 a turn, R13 its end and the end of the game             |
| `leaders`    | R4 positioning leaders                                     |
| `tiles`      | R5 placing tiles, R6 catastrophes                          |
| `bag`        | R7 swapping, and every draw                                |
| `conflicts`  | R8 revolts, R9 wars, R10 the English variant               |
| `structures` | R11 buildings, monuments, the wonder; but the points of a  |
|              | tile with a building (R11.6) are with tiles                |
| `treasures`  | R12 treasures                                              |
| `scores`     | R13.3 final scores                                         |
| `hidden`     | R14 what a seat may know                                   |

`state` holds a position, `buffers` the outputs of functions, `legal` collects the legal moves of the open
decision, `playout` plays random games, and `sets` lets a test compare the sets of spaces of both builds.
`shedu.engine` offers typed objects over all this; nothing here checks its arguments.
"""
