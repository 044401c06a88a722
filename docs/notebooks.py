"""Runs the notebooks of docs/tutorials, and turns them into Markdown for the site.

Jupyter is not needed: a cell is plain Python, whose last expression is shown. Jupyter opens and runs the same
files.
"""

import ast
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

TUTORIALS = Path(__file__).parent / "tutorials"
SVG = "image/svg+xml"
PLAIN = "text/plain"


def executed(text: str) -> str:
    """A notebook with the outputs of its cells. An exception of a cell is raised, with the cell's number."""
    notebook = json.loads(text)
    names: dict[str, Any] = {"__name__": "__main__"}
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell["execution_count"] = count
            cell["outputs"] = list(_outputs("".join(cell["source"]), f"cell {count}", count, names))
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def _outputs(code: str, name: str, count: int, names: dict[str, Any]) -> Iterator[dict[str, Any]]:
    body = ast.parse(code, name).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    value = None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(ast.Module(body, []), name, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), name, "eval"), names)
    if printed.getvalue():
        yield {"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())}
    if value is not None:
        data = {PLAIN: _lines(repr(value))}
        if hasattr(value, "_repr_svg_"):
            data[SVG] = _lines(value._repr_svg_())
        yield {"data": data, "execution_count": count, "metadata": {}, "output_type": "execute_result"}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def as_markdown(text: str) -> str:
    """A page with the text, the code and the stored outputs of a notebook."""
    return "\n\n".join(_blocks(json.loads(text))) + "\n"


def _blocks(notebook: dict[str, Any]) -> Iterator[str]:
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            yield source
            continue
        yield f"```python\n{source}\n```"
        for output in cell["outputs"]:
            data = output.get("data", {PLAIN: output.get("text", [])})
            if SVG in data:
                yield "```{raw} html\n" + "".join(data[SVG]).strip() + "\n```"
            else:
                yield "```text\n" + "".join(data[PLAIN]).rstrip() + "\n```"


def main() -> None:
    """Run all notebooks and store their outputs."""
    for path in sorted(TUTORIALS.glob("*.ipynb")):
        path.write_text(executed(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
