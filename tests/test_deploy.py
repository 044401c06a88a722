"""What docs/hosting.md and the files for containers and systemd say is so."""

import configparser
import re
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from shedu.cli.main import app
from shedu.server.settings import Settings
from tests.pages import blocks

ROOT = Path(__file__).parents[1]
NAMES = {field.name for field in fields(Settings)}


def test_every_setting_is_told_with_its_default() -> None:
    """Each has a line, in the order of the code; none is told that there is not."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page, re.MULTILINE))
    assert list(told) == [field.name for field in fields(Settings)]
    for name, default in told.items():
        value = getattr(Settings(), name)
        if default.startswith("`"):
            assert default == f"`{str(value).lower() if isinstance(value, bool) else value}`", name


@pytest.mark.parametrize("number", [0, 1])
def test_the_examples_of_settings_can_be_read(tmp_path: Path, number: int) -> None:
    """A club and a site."""
    file = tmp_path / "settings.toml"
    file.write_text(blocks("docs/hosting.md", "toml")[number])
    settings = Settings.load(file, {})
    assert settings.online
    assert settings.is_secure
    assert bool(settings.redis) == bool(number)


def test_every_admin_command_is_told() -> None:
    """And none that there is not."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (group,) = [group.typer_instance for group in app.registered_groups if group.name == "admin"]
    assert group is not None
    commands = {command.callback.__name__ for command in group.registered_commands if command.callback}
    for name in commands:
        assert re.search(rf"(`shedu admin |, `){name}\b", page), name
    assert set(re.findall(r"`shedu admin (\w+)", page)) <= commands


def test_containers_are_set_up_by_settings_that_there_are() -> None:
    """Two processes that share a database, a bus and a key."""
    said = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    for name in ("one", "two"):
        process = said["services"][name]
        given = {key.removeprefix("SHEDU_").lower() for key in process["environment"]}
        assert given <= NAMES
        assert {"database", "redis", "key", "public", "proxies"} <= given
        assert set(process["depends_on"]) <= set(said["services"])
        assert process["build"]["dockerfile"] == "Containerfile"
    assert {
        volume.split(":")[0] for service in said["services"].values() for volume in service.get("volumes", [])
    } == {
        *said["volumes"],
        "./deploy/Caddyfile",
    }
    used = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text("utf-8")))
    example = (ROOT / "deploy" / "site.env.example").read_text("utf-8")
    assert used == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_the_container_is_built_from_what_there_is() -> None:
    """Every file that it copies exists, its variables are settings, and it does not run as root."""
    text = (ROOT / "Containerfile").read_text("utf-8")
    for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        for name in line.split():
            assert (ROOT / name).exists(), name
    assert {name.lower() for name in re.findall(r"SHEDU_(\w+)=", text)} <= NAMES
    assert re.search(r"^USER (?!0|root)\S+$", text, re.MULTILINE)


@pytest.mark.parametrize("name", ["shedu.service", "shedu@.service"])
def test_units_can_be_read(name: str) -> None:
    """They start the command, and again when it ends."""
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "deploy" / name)
    assert "shedu serve --no-open" in unit["Service"]["ExecStart"]
    assert unit["Service"]["Restart"] == "always"
    assert unit["Install"]["WantedBy"] == "multi-user.target"
