"""Studies: trees of variations, the board editor, and studies that are kept and shared."""

import json
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.engine.record import parse_record
from shedu.server.admin import Admin, AdminError
from shedu.server.http.routes import studies, study
from shedu.server.moderation import Moderator
from shedu.server.study import shelf
from shedu.server.study.answers import DECISION_MS
from shedu.server.wire import messages as m
from tests.server.clients import PASSWORD, BrowserClient, confirm, log_in, with_account
from tests.server.positions import HAND

Client = TestClient[Litestar]
KING, PASS = "lion king A2", "lion pass"
TEXT = f"{HAND}moves\n{KING}\ncomment Beside the temple.\nlion pass\n"


def tree_of(answer: Any) -> m.StudyTree:
    assert answer.status_code == 200, answer.text
    return msgspec.convert(answer.json(), m.StudyTree)


def edited(client: Client, text: str, *edits: m.TreeEdit) -> Any:
    body = msgspec.to_builtins(m.TreeRequest(text, list(edits)))
    return client.post("/api/study/tree", json=body)


def edits(*each: m.TreeEdit) -> dict[str, Any]:
    return dict(msgspec.to_builtins(m.StudyEdits(list(each))))


def test_a_tree_is_read_and_edited(client: Client) -> None:
    tree = tree_of(
        edited(
            client,
            TEXT,
            m.AddMoves([], ["lion priest A2", "lion pass"]),
            m.SetMark([KING], "A2", "red"),
            m.SetArrow([KING], "A2", "B2", "blue"),
            m.SetTitle("Two leaders"),
        )
    )
    assert [(node.parent, node.move) for node in tree.nodes] == [
        (-1, ""),
        (0, KING),
        (1, PASS),
        (0, "lion priest A2"),
        (3, PASS),
    ]
    assert tree.nodes[1].comment == "Beside the temple."
    assert (tree.nodes[1].marks, tree.nodes[1].arrows) == (
        [m.MarkOn("A2", "red")],
        [m.ArrowOn("A2", "B2", "blue")],
    )
    assert "title Two leaders\n" in tree.text
    assert parse_record(tree.start).entries == ()
    assert tree_of(edited(client, tree.text)) == tree


@pytest.mark.parametrize(
    ("edit", "status", "code"),
    [
        (m.AddMoves([], ["lion king A1"]), 400, "illegal"),
        (m.RemoveMove(["lion priest A2", PASS]), 409, "variation"),
        (m.SetComment([KING], "Mine", ""), 409, "edited"),
        (m.SetComment([KING], "x" * 2_001, "Beside the temple."), 409, "study-full"),
        (m.RemoveMove([]), 400, "impossible"),
        (m.SetMark([], "Q1", "red"), 400, "unreadable"),
    ],
)
def test_what_cannot_be_edited(client: Client, edit: m.TreeEdit, status: int, code: str) -> None:
    answer = edited(client, TEXT, edit)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_bad_record_is_refused_with_its_line(client: Client) -> None:
    answer = edited(client, TEXT + "variation\n")
    assert answer.status_code == 400
    assert (answer.json()["code"], answer.json()["line"]) == ("no-record", TEXT.count("\n") + 1)


def test_the_editor_takes_a_position_and_gives_it_back(client: Client) -> None:
    """The start, a position with a monument, and one inside a conflict, opened at the decision before."""
    body = {"start": HAND, "line": [KING]}
    layout = client.post("/api/study/layout", json=body).json()
    assert {"space": "A2", "seat": 0, "colour": "black"} in layout["leaders"]
    assert layout["seats"][0]["hand"] == [1, 3, 1, 1]
    found = client.post("/api/study/position", json=layout).json()
    assert found["defects"] == []
    again = client.post("/api/study/layout", json={"start": found["record"]}).json()
    assert again == layout


def test_the_start_of_the_editor_is_limited(client: Client) -> None:
    """By its characters and, with the line, by its decisions."""
    body = {"start": HAND + "#" * 40_000, "line": []}
    assert client.post("/api/study/layout", json=body).status_code == 400
    refused = client.post("/api/study/layout", json={"start": TEXT, "line": [PASS] * 999})
    assert (refused.status_code, refused.json()["code"]) == (400, "too-long")


def test_the_editor_names_every_defect_of_the_board(client: Client) -> None:
    layout = client.post("/api/study/layout", json={"start": HAND}).json()
    layout["tiles"].append({"space": "A1", "colour": "blue"})
    layout["leaders"].append({"space": "H6", "seat": 0, "colour": "red"})
    found = client.post("/api/study/position", json=layout).json()
    assert found["record"] is None
    assert {(each["rule"], each["space"]) for each in found["defects"]} == {("R5.1", "A1"), ("R4.5", "H6")}
    for change, rule in (
        ({"bag": [30, 0, 0, 200]}, "R1.2"),
        ({"wonder": "A1"}, "R11.8"),
        ({"leaders": [{"space": "A2", "seat": 3, "colour": "red"}]}, "R4.1"),
        ({"preset": "none"}, ""),
    ):
        fresh = client.post("/api/study/layout", json={"start": HAND}).json()
        found = client.post("/api/study/position", json=fresh | change).json()
        assert [each["rule"] for each in found["defects"]] == [rule], found


def test_monuments_and_the_wonder_cover_tiles(client: Client) -> None:
    """The editor does not record their colours: the bag gets the remaining tiles."""
    layout = client.post("/api/study/layout", json={"start": HAND}).json()
    square = ["E10", "F11", "E11", "F10"]
    cross = ["M10", "L10", "N10", "M9", "M11"]
    layout["tiles"] = [each for each in layout["tiles"] if each["space"] not in square]
    layout["tiles"] += [{"space": space, "colour": None} for space in square]
    layout |= {
        "treasures": [space for space in layout["treasures"] if space not in cross],
        "monuments": [{"space": "E10", "monument": "red-green"}],
        "bag": None,
    }
    found = client.post("/api/study/position", json=layout).json()
    assert found["defects"] == [], found
    assert "monument red-green E10\n" in found["record"]
    layout |= {"options": ["wonder"], "wonder": "I4"}
    assert client.post("/api/study/position", json=layout).json()["defects"] == []


def kept(client: BrowserClient, text: str = TEXT) -> m.Study:
    answer = client.ask("POST", "/api/studies", json={"text": text})
    assert answer.status_code == 201, answer.text
    return msgspec.convert(answer.json(), m.Study)


def test_a_study_is_kept_on_one_machine(client: Client) -> None:
    study = client.post("/api/studies", json={"text": TEXT}).json()
    address = f"/api/studies/{study['info']['id']}"
    assert study["info"]["is_mine"]
    changed = client.post(f"{address}/edits", json=edits(m.SetTitle("Ours"))).json()
    assert (changed["info"]["version"], changed["info"]["title"]) == (2, "Ours")
    assert [each["title"] for each in client.get("/api/studies").json()] == ["Ours"]
    assert client.get(f"{address}?version=2").json()["tree"] is None
    assert client.get(f"{address}?version=1").json()["tree"] == changed["tree"]
    assert client.get(f"{address}/record").text == changed["tree"]["text"]
    assert client.delete(address).status_code == 204
    assert client.get(address).status_code == 404


def test_a_study_is_private_until_it_is_shared(server: Client) -> None:
    ann, bob = with_account(server, "Ann"), BrowserClient(server, "Bob")
    study = kept(ann).info.id
    address = f"/api/studies/{study}"
    edit = edits(m.SetMark([], "A2", "green"))
    assert bob.ask("GET", address).status_code == 404
    assert bob.ask("GET", f"{address}/record").status_code == 404
    assert bob.ask("POST", f"{address}/edits", json=edit).status_code == 404
    assert bob.ask("PUT", f"{address}/sharing", json={"sharing": "write"}).status_code == 404
    assert bob.ask("POST", f"{address}/report", json={"text": "rude"}).status_code == 404
    ann.ask("PUT", f"{address}/sharing", json={"sharing": "read"})
    assert server.get(address).json()["info"]["can_edit"] is False  # without a session
    assert server.post(f"{address}/edits", json=edit).status_code == 401
    refused = bob.ask("POST", f"{address}/edits", json=edit)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
    assert bob.ask("DELETE", address).status_code == 403
    ann.ask("PUT", f"{address}/sharing", json={"sharing": "write"})
    assert bob.ask("POST", f"{address}/edits", json=edit).status_code == 200
    assert [each["is_mine"] for each in bob.ask("GET", "/api/studies").json()] == [False]
    assert bob.ask("PUT", f"{address}/sharing", json={"sharing": "read"}).status_code == 403
    ann.ask("PUT", f"{address}/sharing", json={"sharing": "private"})
    assert bob.ask("GET", "/api/studies").json() == []


def test_two_people_edit_together(server: Client) -> None:
    """Edits of different things are both kept; a comment is not overwritten unseen."""
    ann, bob = with_account(server, "Ann"), BrowserClient(server, "Bob")
    address = f"/api/studies/{kept(ann).info.id}"
    ann.ask("PUT", f"{address}/sharing", json={"sharing": "write"})
    before = "Beside the temple."
    for person, edit in (
        (ann, m.SetComment([KING], "Ann's view", before)),
        (bob, m.AddMoves([], ["lion priest A2"])),
        (bob, m.SetMark([KING], "A2", "blue")),
    ):
        assert person.ask("POST", f"{address}/edits", json=edits(edit)).status_code == 200
    refused = bob.ask("POST", f"{address}/edits", json=edits(m.SetComment([KING], "Bob's view", before)))
    assert (refused.status_code, refused.json()["code"]) == (409, "edited")
    found = msgspec.convert(bob.ask("GET", address).json(), m.Study)
    assert found.tree is not None
    assert found.info.version == 4
    node = found.tree.nodes[1]
    assert (node.comment, node.marks) == ("Ann's view", [m.MarkOn("A2", "blue")])
    assert found.tree.nodes[-1].move == "lion priest A2"


@pytest.mark.both_databases
def test_an_edit_in_flight_is_lost_when_the_study_becomes_private(server: Client) -> None:
    ann, bob = with_account(server, "Ann"), BrowserClient(server, "Bob")
    id = kept(ann).info.id
    store = server.app.state.shelf.store
    store.share(id, "write")
    head = store.head(id)
    store.share(id, "private")
    assert not store.replace(head, "Bob's", TEXT, bob.id)
    assert store.head(id).title == ""
    assert store.replace(head, "Ann's", TEXT, ann.id)


def test_all_edits_of_a_request_are_made_or_none(server: Client) -> None:
    ann = with_account(server, "Ann")
    address = f"/api/studies/{kept(ann).info.id}"
    answer = ann.ask("POST", f"{address}/edits", json=edits(m.SetTitle("New"), m.RemoveMove([])))
    assert answer.status_code == 400
    found = ann.ask("GET", address).json()["info"]
    assert (found["title"], found["version"]) == ("", 1)


def test_a_person_keeps_a_limited_number(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest fewer than an account, because a person can be many guests."""
    monkeypatch.setattr(shelf, "MAX_STUDIES", 2)
    monkeypatch.setattr(shelf, "MAX_GUEST_STUDIES", 1)
    monkeypatch.setattr(type(server.app.state.settings), "has_limits", True)
    ann, bob = with_account(server, "Ann"), BrowserClient(server, "Bob")
    for person, count in ((ann, 2), (bob, 1)):
        for _ in range(count):
            kept(person)
        refused = person.ask("POST", "/api/studies", json={"text": TEXT})
        assert (refused.status_code, refused.json()["code"]) == (409, "many")


def test_keeping_and_adding_moves_is_charged(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the length of the record and of the lines that are played."""
    charged: list[float] = []

    async def note(_request: Any, _kind: str, cost: float) -> None:
        charged.append(cost)

    monkeypatch.setattr(studies, "charge", note)
    assert client.post("/api/studies", json={"text": TEXT}).status_code == 201
    assert charged == [study.tree_cost(TEXT, ())]
    short, long = ([m.AddMoves([], [PASS] * count)] for count in (1, 1_000))
    assert study.tree_cost(TEXT, long) - study.tree_cost(TEXT, short) == pytest.approx(2 * DECISION_MS * 999)


def test_a_muted_person_writes_in_private_only(server: Client) -> None:
    ann, bob = with_account(server, "Ann"), BrowserClient(server, "Bob")
    address = f"/api/studies/{kept(ann).info.id}"
    ann.ask("PUT", f"{address}/sharing", json={"sharing": "write"})
    people = server.app.state.sessions.people
    people.mute(bob.id, 9e9)
    words = bob.ask("POST", f"{address}/edits", json=edits(m.SetComment([], "rude", "")))
    assert words.json()["code"] == "muted"
    assert bob.ask("POST", f"{address}/edits", json=edits(m.SetMark([], "A2", "red"))).status_code == 200
    own = f"/api/studies/{kept(bob).info.id}"
    assert bob.ask("POST", f"{own}/edits", json=edits(m.SetComment([], "mine", ""))).status_code == 200
    assert bob.ask("PUT", f"{own}/sharing", json={"sharing": "read"}).json()["code"] == "muted"


def test_a_study_follows_its_owner(server: Client) -> None:
    """The export contains it, an account takes it over, and it is deleted with the person."""
    ann, bob = with_account(server, "Ann"), BrowserClient(server, "Bob")
    theirs, his = kept(ann).info.id, kept(bob).info.id
    ann.ask("PUT", f"/api/studies/{theirs}/sharing", json={"sharing": "write"})
    bob.ask("POST", f"/api/studies/{theirs}/edits", json=edits(m.SetMark([], "A2", "red")))
    report = {"text": "rude words"}
    assert bob.ask("POST", f"/api/studies/{theirs}/report", json=report).status_code == 204
    assert bob.ask("POST", f"/api/studies/{his}/report", json=report).json()["code"] == "yourself"
    assert [each.game for each in server.app.state.tables.service.chat.reports()] == [theirs]
    exported = json.loads(ann.ask("GET", "/api/account/data").text)
    assert [(each["id"], each["sharing"]) for each in exported["studies"]] == [(theirs, "write")]
    store = server.app.state.shelf.store
    assert [name for _, name, _ in store.authors(theirs)] == ["Bob"]
    assert store.edited_by(bob.id) == [theirs]
    # Bob logs in as Ann: his study becomes hers, and his edits are those of the owner
    assert log_in(server, "Ann", PASSWORD, bob.cookie).status_code == 200
    assert {head.owner for head in store.of(ann.id)} == {ann.id}
    assert {head.id for head in store.of(ann.id)} == {theirs, his}
    assert store.authors(theirs) == []
    confirm(ann)
    assert ann.ask("POST", "/api/account/delete", json={}).status_code in (200, 204)
    assert store.get(theirs) is None
    assert store.get(his) is None


@pytest.mark.both_databases
def test_a_report_keeps_the_reported_version(server: Client) -> None:
    """The owner could change or delete the study before a moderator reads it."""
    ann, bob, carl = with_account(server, "Ann"), BrowserClient(server, "Bob"), BrowserClient(server, "Carl")
    study = kept(ann).info.id
    ann.ask("PUT", f"/api/studies/{study}/sharing", json={"sharing": "write"})
    bob.ask("POST", f"/api/studies/{study}/edits", json=edits(m.SetComment([], "rude words", "")))
    answer = carl.ask("POST", f"/api/studies/{study}/report", json={"text": "look at this"})
    assert answer.status_code == 204, answer.text
    clean = edits(m.SetComment([], "how nice", "rude words"))
    assert bob.ask("POST", f"/api/studies/{study}/edits", json=clean).status_code == 200
    moderator = Moderator(Admin(server.app.state.tables.writer.database), server.app.state.settings)

    def check() -> None:
        found = moderator.report(1).study
        assert found is not None
        assert (found.version, found.owner_name) == (2, "Ann")
        assert [author[:2] for author in found.authors] == [(bob.id, "Bob")]
        assert "comment rude words\n" in found.text

    check()
    assert ann.ask("DELETE", f"/api/studies/{study}").status_code == 204
    check()
    assert "rude words" not in carl.ask("GET", "/api/account/data").text


def test_a_moderator_reads_and_removes_a_study(server: Client) -> None:
    """The moderator sees its editors; the act is logged."""
    ann, bob = with_account(server, "Ann"), BrowserClient(server, "Bob")
    study = kept(ann).info.id
    ann.ask("PUT", f"/api/studies/{study}/sharing", json={"sharing": "write"})
    bob.ask("POST", f"/api/studies/{study}/edits", json=edits(m.SetComment([], "rude words", "")))
    settings = server.app.state.settings
    admin = Admin(server.app.state.tables.writer.database, "Olga", "a report")
    moderator = Moderator(admin, settings)
    details = moderator.study(study)
    assert "comment rude words\n" in details.study.text
    assert [author[:2] for author in details.authors] == [(bob.id, "Bob")]
    moderator.remove_study(study)
    assert ann.ask("GET", f"/api/studies/{study}").status_code == 404
    assert [entry.act for entry in admin.audit.last(5, study)] == ["remove-study"]
    with pytest.raises(AdminError, match="There is no study"):
        moderator.study(study)
