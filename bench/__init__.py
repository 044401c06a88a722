"""Benchmarks; `make bench` runs all of them and writes build/bench.json."""
