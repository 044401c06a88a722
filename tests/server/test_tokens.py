"""Signed tokens, and that those of the first release stay valid."""

from shedu.server.tokens import Tokens

# Made by release 0.1.0 with this key: an upgrade must not log anyone out or break links in mails.
KEY = b"key"
COOKIE = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.V520z-1OtRQil7P5irdtQSJh"
SESSION = "22a48051594c1949deed7040850c1f0f8764537f5191be56732d16a54c1d8153"
WEBHOOK_SECRET = "78c3b28fe3d4b6cfce5cbbe7476903890815d857e499fb087c77755aa1a7e064"
LINK = "WzQxMDI0NDQ4MDAsImFiYyIsImJvYkBjbHViLmV4YW1wbGUiXQ.eMLN8LCZ0-PDZIy1D8l1jqEkJSnbzBnIPJk33hA39xY"


def test_tokens_of_the_first_release_are_valid() -> None:
    tokens = Tokens(KEY)
    assert tokens.session_id(COOKIE) == SESSION
    assert tokens.secret("webhook", "abc").hex() == WEBHOOK_SECRET
    assert tokens.verify("stop-mail", LINK, 4102444800.0) == ["abc", "bob@club.example"]
    assert tokens.issue("stop-mail", ["abc", "bob@club.example"], 4102444800.0) == LINK


def test_a_token_is_valid_for_one_purpose_until_it_expires() -> None:
    tokens = Tokens(KEY)
    token = tokens.issue("purpose", ["one", "two"], 100.0)
    assert tokens.verify("purpose", token, 100.0) == ["one", "two"]
    assert tokens.verify("purpose", token, 101.0) is None
    assert tokens.verify("other", token, 1.0) is None
    assert Tokens(b"other").verify("purpose", token, 1.0) is None
    for malformed in ("", ".", "x.y", "é.é", token[:-1], f"{token}a", token.replace(".", "")):
        assert tokens.verify("purpose", malformed, 1.0) is None


def test_session_tokens_are_signed() -> None:
    tokens = Tokens(KEY)
    token = tokens.new_session_token()
    assert tokens.session_id(token) is not None
    assert tokens.session_id(token) != tokens.session_id(tokens.new_session_token())
    assert Tokens(b"other").session_id(token) is None
    for malformed in ("", ".", "x.y", "é.é", token[:-1], f"{token}a", token.replace(".", ""), f"a{token}"):
        assert tokens.session_id(malformed) is None
