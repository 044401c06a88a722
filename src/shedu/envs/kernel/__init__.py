"""Many games at once on the engine's kernel: plain Python, compiled for speed.

`lanes` plays one game of a batch and its successors, `batch` all of them, without the GIL. May import
`engine` and is compiled against `engine.kernel`.
"""
