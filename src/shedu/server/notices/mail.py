"""Mail that the server sends."""

from collections.abc import Mapping, Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from shedu.server.settings import LOOPBACK, Settings, SettingsError

TIMEOUT = 15.0  # seconds
MAIL_LIMIT = 254  # characters of an address


class MailError(Exception):
    """Mail that could not be sent; whether it may go better later."""

    def __init__(self, is_passing: bool) -> None:
        super().__init__("mail could not be sent")
        self.is_passing = is_passing


def tidy_mail(said: str) -> str:
    """A mail address; ValueError if it cannot be one."""
    said = said.strip()
    name, _, domain = said.rpartition("@")
    if len(said) > MAIL_LIMIT or not name or "." not in domain.strip(".") or not said.isprintable():
        raise ValueError("this is no mail address")
    try:
        address = Address(addr_spec=said)
    except Exception:  # whatever the parser trips over
        raise ValueError("this is no mail address") from None
    if address.addr_spec != said or not said.isascii():
        raise ValueError("this is no mail address")
    return said


class Mailer:
    """Sends mail through the server that the settings name."""

    def __init__(self, settings: Settings) -> None:
        parts = urlsplit(settings.smtp)
        self._host = parts.hostname or ""
        self._is_wrapped = parts.scheme == "smtps"
        self._port = parts.port or (465 if self._is_wrapped else 587)
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None
        self.sender = settings.sender
        if settings.smtp and (parts.scheme not in ("smtp", "smtps") or not self._host):
            raise SettingsError("smtp is smtp://host:port or smtps://host:port")
        if settings.smtp and "@" not in parseaddr(self.sender)[1]:
            raise SettingsError("set sender, the address from which mail comes, as well as smtp")

    @property
    def is_there(self) -> bool:
        """Whether this server sends mail."""
        return bool(self._host)

    async def send(
        self, to: str, subject: str, lines: Sequence[str], headers: Mapping[str, str] | None = None
    ) -> None:
        """Send a mail of some paragraphs; MailError."""
        import aiosmtplib  # noqa: PLC0415  # an extra

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
        # A password goes over the net only if nobody can listen.
        must_hide = self._user is not None and self._host not in LOOPBACK
        try:
            await aiosmtplib.send(
                message,
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._is_wrapped,
                start_tls=None if self._is_wrapped or not must_hide else True,
                timeout=TIMEOUT,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise MailError(all(each.code < 500 for each in error.recipients)) from None
        except aiosmtplib.SMTPAuthenticationError:
            raise MailError(is_passing=True) from None  # whoever runs the server can mend it
        except aiosmtplib.SMTPResponseException as error:
            raise MailError(error.code < 500) from None
        except (aiosmtplib.SMTPException, OSError):
            raise MailError(is_passing=True) from None
