"""The help of `shedu play`. Commands are the same in every language; the explanations are translated."""

from shedu.cli.play.screen import Screen

MOVES = (
    ("king F4  (k f4)", "terminal-help-leader"),
    ("king off", "terminal-help-off"),
    ("temple F5  (te f5)", "terminal-help-tile"),
    ("catastrophe H6", "terminal-help-catastrophe"),
    ("swap 2t 1f  (swap all)", "terminal-help-swap"),
    ("pass  (p, end)", "terminal-help-pass"),
)
ANSWERS = "commit 2 (2), war king, monument red-blue E4, wonder G6, library F5, leave F5, score red, decline"
COMMANDS = (
    ("moves [FILTER]", "terminal-help-moves"),
    ("board", "terminal-help-board"),
    ("hand", "terminal-help-hand"),
    ("facts", "terminal-help-facts"),
    ("log [NUMBER]", "terminal-help-log"),
    ("strengths on|off", "terminal-help-strengths"),
    ("kingdoms on|off", "terminal-help-kingdoms"),
    ("rules [R4.3]", "terminal-help-rules"),
    ("undo [NUMBER]", "terminal-help-undo"),
    ("save [FILE]", "terminal-help-save"),
    ("quit", "terminal-help-quit"),
)


def show_help(screen: Screen) -> None:
    """Print how to type moves, the commands, and the letters on the board."""
    words = screen.words
    screen.say(words.say("terminal-help-intro"))
    screen.list_rows((f"  {typed}", words.say(name)) for typed, name in MOVES)
    screen.say(words.say("terminal-help-asked", examples=ANSWERS))
    screen.say()
    screen.say(words.say("terminal-help-commands"))
    screen.list_rows((f"  {typed}", words.say(name)) for typed, name in COMMANDS)
    screen.say()
    screen.say(words.say("terminal-help-letters"))
