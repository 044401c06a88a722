"""The `shedu` command."""
