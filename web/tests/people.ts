/** A person, a room and chat lines for tests of online tables. */

import type { Me, OwnProfile, Place, Room, Said } from "../src/net/messages";

export const mine: OwnProfile = {
  id: "ann",
  name: "Ann",
  is_guest: true,
  mail: null,
  language: "en",
  page: true,
  push: false,
  by_mail: false,
  webhook: "",
  muted: ["eve"],
  has_password: false,
  is_bot: false,
};
export const me: Me = {
  online: true,
  person: mine,
  mail: false,
  passkeys: false,
  guests: "open",
  registration: "open",
};

export function place(changes: Partial<Place>): Place {
  return {
    dynasty: "lion",
    kind: "human",
    level: null,
    name: "",
    person: null,
    left: null,
    is_returning: false,
    ...changes,
  };
}

export function room(changes: Partial<Room> = {}): Room {
  return {
    type: "room",
    game: "g",
    status: "playing",
    host: "ann",
    preset: "modern",
    options: [],
    first: null,
    places: [
      place({ person: "bob", dynasty: "bull" }),
      place({ person: "ann" }),
      place({ kind: "bot", level: "skilled", left: "ann", dynasty: "pot" }),
    ],
    terms: {},
    present: [
      { person: "ann", name: "Ann", is_away: false },
      { person: "bob", name: "Bob", is_away: true },
    ],
    shuffle: { commitment: "c0", contributions: [], secret: null, is_opening: false, version: 2 },
    undo: null,
    rematch: null,
    absent: null,
    ...changes,
  };
}

export function line(number: number, person: string): Said {
  return { type: "said", number, person, name: person, text: "hello", at: "2026-01-01T00:00:00Z" };
}
