"""Sends mail through the SMTP server of the settings.

`aiosmtplib` belongs to the `online` extra and is imported on first use.
"""

from collections.abc import Mapping, Sequence
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from shedu.server.settings import LOOPBACK, Settings, SettingsError

TIMEOUT_S = 15.0
MAX_ADDRESS_CHARS = 254


class MailError(Exception):
    """The mail was not sent."""

    def __init__(self, is_temporary: bool) -> None:
        super().__init__("The mail could not be sent.")
        self.is_temporary = is_temporary  # a retry may succeed


def tidy_mail(text: str) -> str:
    """A mail address without surrounding space; ValueError."""
    text = text.strip()
    name, _, domain = text.rpartition("@")
    if len(text) > MAX_ADDRESS_CHARS or not name or "." not in domain.strip(".") or not text.isprintable():
        raise ValueError("This is not a mail address.")
    try:
        address = Address(addr_spec=text)
    except (HeaderParseError, ValueError, IndexError):  # the parser raises all three for malformed text
        raise ValueError("This is not a mail address.") from None
    if address.addr_spec != text or not text.isascii():
        raise ValueError("This is not a mail address.")
    return text


class Mailer:
    def __init__(self, settings: Settings) -> None:
        parts = urlsplit(settings.smtp)
        self._host = parts.hostname or ""
        self._is_wrapped = parts.scheme == "smtps"
        self._port = parts.port or (465 if self._is_wrapped else 587)
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None
        self.sender = settings.sender
        if settings.smtp and (parts.scheme not in ("smtp", "smtps") or not self._host):
            raise SettingsError("smtp must be smtp://host:port or smtps://host:port.")
        if settings.smtp and "@" not in parseaddr(self.sender)[1]:
            raise SettingsError("smtp needs sender: set it to the From address of mail.")

    @property
    def is_configured(self) -> bool:
        return bool(self._host)

    async def send(
        self, to: str, subject: str, lines: Sequence[str], headers: Mapping[str, str] | None = None
    ) -> None:
        """Send a plain-text mail, one paragraph per line; MailError."""
        import aiosmtplib  # noqa: PLC0415

        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=parseaddr(self.sender)[1].rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content("\n\n".join(lines) + "\n", cte="quoted-printable")
        # The password is sent over an encrypted connection only.
        must_encrypt = self._user is not None and self._host not in LOOPBACK
        try:
            await aiosmtplib.send(
                message,
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._is_wrapped,
                start_tls=None if self._is_wrapped or not must_encrypt else True,
                timeout=TIMEOUT_S,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise MailError(all(each.code < 500 for each in error.recipients)) from None
        except aiosmtplib.SMTPAuthenticationError:
            raise MailError(is_temporary=True) from None  # until the operator corrects the settings
        except aiosmtplib.SMTPResponseException as error:
            raise MailError(error.code < 500) from None
        except (aiosmtplib.SMTPException, OSError):
            raise MailError(is_temporary=True) from None
