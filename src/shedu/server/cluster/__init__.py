"""What the processes of one server share: bus, presence, heartbeat, admin commands.

Imports storage, people and tables.
"""
