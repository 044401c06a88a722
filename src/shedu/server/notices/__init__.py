"""Turn notifications and their delivery: queue, mail, push, webhooks.

Imports people, live tables and wire messages; knows no HTTP handlers.
"""
