"""Coverage-guided fuzzing of the notation and of the kernel.

`targets.py` holds what is fuzzed; `make fuzz` runs it in Atheris with a kernel compiled with sanitizers, and
`test_corpus.py` runs the kept inputs with the ordinary build.
"""
