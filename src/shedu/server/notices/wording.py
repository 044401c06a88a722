"""Notices in words, in the language of whoever gets them."""

from collections.abc import Sequence

from msgspec import Struct

from shedu.locales import Phrase, languages, texts
from shedu.server.tables.seats import Seat
from shedu.server.tables.summary import Summary

MINUTE, HOUR, DAY = 60, 3600, 86_400


class Wording(Struct, frozen=True):
    """What a notice says."""

    title: str
    text: str
    left: str | None  # how much time there is


def others(seats: Sequence[Seat], person: str) -> list[str]:
    """Who else plays, by name."""
    return [
        name
        for seat in seats
        if seat.person != person and (name := seat.name or (seat.level or "").capitalize())
    ]


def your_turn(info: Summary, person: str, language: str, now: float) -> Wording:
    """That it is somebody's turn."""
    said = texts(_known(language))
    names = others(info.seats, person)
    text = Phrase("notice-turn", {"others": names}) if names else Phrase("notice-turn-alone")
    left = (
        None
        if info.deadline is None
        else said.say(Phrase("notice-left", {"time": _span(info.deadline - now)}))
    )
    return Wording(said.say(Phrase("notice-title")), said.say(text), left)


def _span(seconds: float) -> Phrase:
    """About how long: in days from two on, then in hours, then in minutes."""
    days, hours, minutes = (max(0, round(seconds / unit)) for unit in (DAY, HOUR, MINUTE))
    if days >= 2:
        return Phrase("notice-days", {"count": days})
    if hours >= 2:
        return Phrase("notice-hours", {"count": hours})
    return Phrase("notice-minutes", {"count": minutes})


def turn_mail(wording: Wording, language: str, link: str, stop: str) -> list[str]:
    """The paragraphs of a mail that says so."""
    said = texts(_known(language))
    return [
        " ".join(part for part in (wording.text, wording.left) if part),
        link,
        f"{said.say(Phrase('notice-why'))} {stop}",
    ]


def confirm_mail(language: str, name: str, link: str) -> tuple[str, list[str]]:
    """Subject and paragraphs of a mail that asks whether an address is right."""
    said = texts(_known(language))
    return said.say(Phrase("confirm-mail-subject")), [
        said.say(Phrase("confirm-mail-text", {"name": name})),
        link,
        said.say(Phrase("confirm-mail-else")),
    ]


def _known(language: str) -> str:
    return language if language in languages() else "en"
