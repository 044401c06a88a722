"""Requirements for all committed files."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def committed() -> list[Path]:
    """All tracked and untracked files that Git does not ignore; empty outside a checkout."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("this is not a git checkout")
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def texts() -> dict[str, str]:
    found = {}
    for path in committed():
        try:
            found[str(path.relative_to(ROOT))] = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
    return found


def test_no_address_of_a_package_registry() -> None:
    """Lock files contain versions and hashes, but no download locations."""
    hosts = [".".join(parts) for parts in (["pypi", "org"], ["pythonhosted", "org"], ["npmjs", "org"])]
    for name, text in texts().items():
        for host in hosts:
            assert host not in text, f"{name} names {host}"
        if name.startswith("requirements/"):
            assert "://" not in text, f"{name} names an address"


def test_every_dependency_is_pinned_with_hashes() -> None:
    """Each requirement of a lock file is a version with its hashes."""
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        for entry in path.read_text().replace("\\\n", " ").splitlines():
            assert re.match(r"[a-z0-9.-]+==\S+ ", entry), f"{path.name}: {entry[:40]}"
            assert "--hash=sha256:" in entry, f"{path.name}: {entry[:40]}"


def test_no_machine_specific_paths() -> None:
    """No home folders and no build folders of a particular machine."""
    pattern = re.compile(r"(?<![\w.])/(?:home|root|Users|work)/\w")
    for name, text in texts().items():
        assert not pattern.search(text), f"{name}: {pattern.search(text)}"


def test_files_have_a_readable_size() -> None:
    """No file over a megabyte, no source over 600 lines."""
    for path in committed():
        assert path.stat().st_size < 1_000_000, path
        if path.suffix in (".py", ".ts", ".svelte"):
            text = path.read_text("utf-8")
            assert len(text.splitlines()) <= 600 or text.startswith("// Generated from"), path


def test_test_modules_do_not_import_each_other() -> None:
    """Helpers live in conftest.py and in helper modules."""
    for path in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = []
            if isinstance(node, ast.ImportFrom):
                names = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
            elif isinstance(node, ast.Import):
                names = [part for alias in node.names for part in alias.name.split(".")]
            is_test = names[:1] == ["tests"] and any(name.startswith("test_") for name in names)
            assert not is_test, f"{path.relative_to(ROOT)}: {ast.unparse(node)}"


def test_the_version_is_the_same_everywhere() -> None:
    """In the package, the citation and the changelog."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f"\nversion: {project['version']}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\n## [{project['version']}]" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_migrations_form_one_line() -> None:
    """Two that follow the same one would stop every server at its start."""
    folder = ROOT / "src" / "shedu" / "server" / "storage" / "migrations" / "versions"
    earlier = [
        re.findall(r"^down_revision = (.+)$", file.read_text("utf-8"), re.MULTILINE)
        for file in sorted(folder.glob("*.py"))
    ]
    assert len(earlier) > 10
    assert all(len(found) == 1 for found in earlier)
    assert len({found[0] for found in earlier}) == len(earlier)
