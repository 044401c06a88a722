"""docs/hosting.md and the files for containers and systemd agree with the code."""

import configparser
import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from shedu.cli.main import app
from shedu.server.http.metrics import Metrics
from shedu.server.settings import Settings
from tests.pages import blocks

ROOT = Path(__file__).parents[1]
NAMES = {field.name for field in fields(Settings)}


def test_every_setting_is_documented_with_its_default() -> None:
    """One line per setting, in the order of the code, and no other lines."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    documented = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page, re.MULTILINE))
    assert list(documented) == [field.name for field in fields(Settings)]
    for name, default in documented.items():
        value = getattr(Settings(), name)
        if default.startswith("`"):
            assert default == f"`{str(value).lower() if isinstance(value, bool) else value}`", name


@pytest.mark.parametrize("number", [0, 1])
def test_example_settings_load(tmp_path: Path, number: int) -> None:
    """The example for one process and the one for several."""
    file = tmp_path / "settings.toml"
    file.write_text(blocks("docs/hosting.md", "toml")[number])
    settings = Settings.load(file, {})
    assert settings.online
    assert settings.is_secure
    assert bool(settings.redis) == bool(number)


def test_every_admin_command_is_documented() -> None:
    """And every documented command exists."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (group,) = [group.typer_instance for group in app.registered_groups if group.name == "admin"]
    assert group is not None
    commands = {
        command.name or command.callback.__name__ for command in group.registered_commands if command.callback
    }
    for name in commands:
        assert re.search(rf"(`shedu admin |, `){name}\b", page), name
    assert set(re.findall(r"`shedu admin ([\w-]+)", page)) <= commands


def test_containers_use_existing_settings() -> None:
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


def test_the_container_copies_existing_files() -> None:
    """Its variables are settings, and it does not run as root."""
    text = (ROOT / "Containerfile").read_text("utf-8")
    for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        for name in line.split():
            assert (ROOT / name).exists(), name
    assert {name.lower() for name in re.findall(r"SHEDU_(\w+)=", text)} <= NAMES
    assert re.search(r"^USER (?!0|root)\S+$", text, re.MULTILINE)


@pytest.mark.parametrize("name", ["shedu.service", "shedu@.service"])
def test_systemd_units_are_valid(name: str) -> None:
    """They start the command and restart it when it exits."""
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "src/shedu/server/operations/systemd" / name)
    assert "shedu serve --no-open" in unit["Service"]["ExecStart"]
    assert unit["Service"]["Restart"] == "always"
    assert unit["Service"]["Type"] == "notify"  # serve.notify_systemd
    assert unit["Install"]["WantedBy"] == "multi-user.target"


def test_fail2ban_reads_all_processes_and_rejects_with_nftables() -> None:
    """Debian 12 has no iptables, HTTP/3 comes by UDP, and shedu@8001 is in the slice system-shedu."""
    jail = configparser.RawConfigParser()
    jail.read(ROOT / "deploy" / "fail2ban" / "jail.d" / "shedu.conf")
    assert jail["shedu"]["banaction"].startswith("nftables")
    assert set(jail["shedu"]["protocol"].split(",")) == {"tcp", "udp"}
    wanted = jail["shedu"]["journalmatch"].split(" + ")
    assert wanted == ["_SYSTEMD_UNIT=shedu.service", "_SYSTEMD_SLICE=system-shedu.slice"]


def metric_names() -> set[str]:
    """The names that a process exports, with the suffixes of counters and histograms."""
    metrics = Metrics(Settings())
    found = set()
    for family in metrics.registry.collect():
        found |= {sample.name for sample in family.samples} | {family.name}
        if family.type == "counter":
            found.add(f"{family.name}_total")
        if family.type == "histogram":
            found |= {f"{family.name}_{part}" for part in ("bucket", "sum", "count")}
    return found


@pytest.mark.parametrize("name", ["alerts.yml", "grafana.json"])
def test_monitoring_names_existing_metrics(name: str) -> None:
    """Alerts and the dashboard use all that is measured, and nothing else of ours."""
    text = (ROOT / "deploy" / "monitoring" / name).read_text("utf-8")
    yaml.safe_load(text)
    used = set(re.findall(r"\bshedu_\w+", text))
    assert used
    assert used <= metric_names()
    if name == "grafana.json":
        families = {family.name for family in Metrics(Settings()).registry.collect()}
        assert all(any(metric.startswith(family) for metric in used) for family in families)


def test_the_alert_for_slow_bots_can_fire() -> None:
    """No more bots think than the setting `bots` allows, however many wait."""
    said = yaml.safe_load((ROOT / "deploy" / "monitoring" / "alerts.yml").read_text("utf-8"))
    rules = {rule["alert"]: rule["expr"] for group in said["groups"] for rule in group["rules"]}
    assert "shedu_bots_waiting" in rules["SheduBotsBehind"]
    assert not any("shedu_bots_thinking" in expression for expression in rules.values())


def test_alert_rules_are_valid() -> None:
    """As Prometheus reads them."""
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool is not installed")
    folder = ROOT / "deploy" / "monitoring"
    checks = (["rules", "alerts.yml"], ["config", "--syntax-only", "prometheus.yml"])
    for *check, file in checks:
        done = subprocess.run(
            [promtool, "check", *check, str(folder / file)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr


def test_containers_have_limits_and_pinned_images() -> None:
    """Every image is one variable, and its value is a digest, so that a tag cannot change what runs."""
    said = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    for name, service in said["services"].items():
        assert service.get("mem_limit"), name
        assert service["image"] == "shedu" or re.fullmatch(r"\$\{\w+_IMAGE\}", service["image"]), name
    container = (ROOT / "Containerfile").read_text("utf-8")
    bases = re.findall(r"^FROM (\S+)", container, re.MULTILINE)
    assert bases
    assert all(re.fullmatch(r"\$\{\w+_IMAGE\}", base) for base in bases)
    example = (ROOT / "deploy" / "site.env.example").read_text("utf-8")
    images = re.findall(r"^(?:ARG )?\w+_IMAGE=(\S*)", container + example, re.MULTILINE)
    assert len(images) == len({*bases, "proxy", "database", "bus"})
    assert all(re.fullmatch(r"docker\.io/\w+/\w+@sha256:[0-9a-f]{64}", image) for image in images), images
