"""Commands that analyse games and count results: analyse, stats, calibrate."""
