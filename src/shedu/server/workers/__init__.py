"""Work outside the event loop: worker processes, and the scheduler that shares them between people.

Knows neither tables nor messages. `live/jobs.py` defines what the workers compute.
"""
