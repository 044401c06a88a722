"""`shedu leaderboard`."""

from pathlib import Path

from tests.cli.command import shedu


def test_the_page_has_ratings_for_each_number_of_players_and_is_reproducible(tmp_path: Path) -> None:
    """Two runs write the same bytes, also when the second one resumes the games of the first."""
    pages = [tmp_path / "a.md", tmp_path / "b.md"]
    for page in pages:
        ended = shedu(
            *("leaderboard", "random", "novice", "random:seed=3", "--games", "2", "--players", "2,3"),
            *("--jobs", "1", "--out", str(tmp_path / "games"), "--page", str(page)),
        )
        assert ended.status == 0, ended.err
    text = pages[0].read_text("utf-8")
    assert text == pages[1].read_text("utf-8")
    assert "## 2 players" in text
    assert "## 3 players" in text
    assert text.count("| novice |") == 2
    assert text.count("digest of the results") == 2


def test_wrong_tables_are_usage_errors(tmp_path: Path) -> None:
    page = str(tmp_path / "page.md")
    assert "write some of 2,3,4" in shedu("leaderboard", "--players", "5", "--page", page).err
    refused = shedu("leaderboard", "random", "novice", "--players", "3", "--page", page)
    assert "a table for 3 needs 3 levels or more" in refused.err
