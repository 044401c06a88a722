"""Turn notifications and their delivery: queue, mail, push, webhooks."""
