"""Tables in memory: the registry, live tables with their viewers, bots, clocks and chat; account changes.

`LiveTable` serialises, stores and broadcasts; its parts do not know it. Imports everything up to
`wire`, no HTTP.
"""
