"""Communication between the processes of one server: bus, presence, heartbeat, admin commands.

Imports storage, people and tables.
"""
