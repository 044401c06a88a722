"""Training of networks by self-play. Needs NumPy and PyTorch: `pip install 'shedu[train]'`.

`samples` plays games and collects what a network learns from, `duels` compares planners, `model` is the
network in PyTorch, `learning` fits it to samples, `training` repeats all of it. May import everything up to
`play`, and is imported by `cli` alone.
"""
