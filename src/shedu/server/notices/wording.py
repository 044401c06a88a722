"""Texts of notices, in the recipient's language."""

from collections.abc import Sequence

from msgspec import Struct

from shedu.locales import Phrase, languages, texts
from shedu.server.tables.seats import Seat
from shedu.server.tables.summary import Summary

MINUTE_S, HOUR_S, DAY_S = 60, 3600, 86_400


class Wording(Struct, frozen=True):
    title: str
    text: str
    left: str | None  # the time left


def others(seats: Sequence[Seat], person: str) -> list[str]:
    """Names of the other players."""
    return [
        name
        for seat in seats
        if seat.person != person and (name := seat.name or (seat.level or "").capitalize())
    ]


def your_turn(info: Summary, person: str, language: str, now: float) -> Wording:
    translator = texts(_supported(language))
    names = others(info.seats, person)
    text = Phrase("notice-turn", {"others": names}) if names else Phrase("notice-turn-alone")
    left = (
        None
        if info.deadline is None
        else translator.say(Phrase("notice-left", {"time": _span(info.deadline - now)}))
    )
    return Wording(translator.say(Phrase("notice-title")), translator.say(text), left)


def _span(seconds: float) -> Phrase:
    """A rounded duration: in days from two on, else in hours from two on, else in minutes."""
    days, hours, minutes = (max(0, round(seconds / unit)) for unit in (DAY_S, HOUR_S, MINUTE_S))
    if days >= 2:
        return Phrase("notice-days", {"count": days})
    if hours >= 2:
        return Phrase("notice-hours", {"count": hours})
    return Phrase("notice-minutes", {"count": minutes})


def turn_mail(wording: Wording, language: str, link: str, stop: str) -> list[str]:
    """The paragraphs of a turn mail."""
    translator = texts(_supported(language))
    return [
        " ".join(part for part in (wording.text, wording.left) if part),
        link,
        f"{translator.say(Phrase('notice-why'))} {stop}",
    ]


def confirm_mail(language: str, link: str) -> tuple[str, list[str]]:
    """Subject and paragraphs of the mail that confirms an address.

    The recipient may be a stranger: nothing in it is written by the person who asked, not even a name.
    """
    translator = texts(_supported(language))
    return translator.say(Phrase("confirm-mail-subject")), [
        translator.say(Phrase("confirm-mail-text")),
        link,
        translator.say(Phrase("confirm-mail-else")),
    ]


def reset_mail(language: str, name: str, link: str) -> tuple[str, list[str]]:
    """Subject and paragraphs of the mail with a link for a new password."""
    translator = texts(_supported(language))
    return translator.say(Phrase("reset-mail-subject")), [
        translator.say(Phrase("reset-mail-text", {"name": name})),
        link,
        translator.say(Phrase("reset-mail-else")),
    ]


def _supported(language: str) -> str:
    return language if language in languages() else "en"
