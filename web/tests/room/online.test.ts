import { beforeAll, describe, expect, test } from "vitest";

import { RoomState, seatsOf } from "../../src/game/room-state.svelte";
import { contribution, isChanged, isKept, keepNumber, recall, remember, sealOf, toOpen } from "../../src/model/shuffle";
import type { Contribution, Me, Mine, Place, Room, Said, Shuffle, Table } from "../../src/net/messages";
import { setSession, askName, answerName, isNameAsked } from "../../src/net/session.svelte";
import { clockOf, meAnd, newSeats, online } from "../../src/start/table-maker";
import { clockWords, secondsLeft, timeWords, timesOf, untilWords } from "../../src/text/clock";
import { setLanguage } from "../../src/text/i18n.svelte";
import { refusalNote } from "../../src/text/refusals";

const mine: Mine = {
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
};
const me: Me = { online: true, person: mine, mail: false, passkeys: false };

function place(changes: Partial<Place>): Place {
  return { dynasty: "lion", kind: "human", level: null, name: "", person: null, left: null, ...changes };
}

function room(changes: Partial<Room> = {}): Room {
  return {
    type: "room",
    game: "g",
    status: "playing",
    host: "ann",
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
    shuffle: { commitment: "c0", contributions: [], secret: null, is_opening: false },
    undo: null,
    rematch: null,
    ...changes,
  };
}

function line(number: number, person: string): Said {
  return { type: "said", number, person, name: person, text: "hello", at: "2026-01-01T00:00:00Z" };
}

beforeAll(() => setLanguage("en"));

describe("the state of a room", () => {
  test("knows a person's seats, and those that a bot has taken over", () => {
    setSession(me);
    const roomState = new RoomState("g1");
    roomState.setRoom(room());
    expect(roomState.mine).toEqual([1]);
    expect(roomState.left).toEqual([2]);
    expect(roomState.isHost).toBe(true);
    expect(roomState.isShared).toBe(true);
    expect(["ann", "bob", "cleo", null].map((who) => roomState.presence(who))).toEqual([
      "here",
      "away",
      "gone",
      "gone",
    ]);
    expect(seatsOf(room().places, null)).toEqual([]);
  });

  test("gives no seat to a visitor without a name", () => {
    setSession({ ...me, person: null });
    const roomState = new RoomState("g2");
    roomState.setRoom(room({ host: null }));
    expect(roomState.mine).toEqual([]);
    expect(roomState.isHost).toBe(false);
    setSession(me);
  });

  test("has each line once and in order, without muted people", () => {
    const roomState = new RoomState("g3");
    for (const said of [line(2, "bob"), line(1, "ann"), line(2, "bob"), line(3, "eve")]) roomState.addLine(said);
    expect(roomState.visible.map(({ number }) => number)).toEqual([1, 2]);
    expect(roomState.unread).toBe(1); // own lines are not unread
    roomState.markRead();
    expect(roomState.unread).toBe(0);
    roomState.addLine(line(4, "bob"));
    expect(roomState.unread).toBe(1);
    expect(new RoomState("g3").unread).toBe(0);
  });

  test("keeps the first commitment", () => {
    const roomState = new RoomState("g4");
    roomState.setRoom(room());
    roomState.setRoom(room({ shuffle: { commitment: "c1", contributions: [], secret: null, is_opening: false } }));
    expect(recall("g4").commitment).toBe("c0");
  });
});

describe("clocks", () => {
  const seats = [{ kind: "human" }, { kind: "bot" }];
  const table = (seat: number | null, clocks: number[] | null) =>
    ({ clocks, seats, decision: seat === null ? null : { seat } }) as unknown as Table;

  test("run for the deciding person, and not for a bot", () => {
    const times = timesOf(table(0, [90, 60]), 1000);
    expect(times && secondsLeft(times, 0, 11_000)).toBe(80);
    expect(times && secondsLeft(times, 1, 11_000)).toBe(60);
    expect(times && secondsLeft(times, 0, 999_000)).toBe(0);
    expect(timesOf(table(1, [90, 60]), 0)?.ticking).toBeNull();
    expect(timesOf(table(null, [90, 60]), 0)?.ticking).toBeNull();
    expect(timesOf(table(0, null), 0)).toBeNull();
  });

  test("show short times in figures and long times in words", () => {
    expect(timeWords(250)).toBe("4:10");
    expect(timeWords(3850)).toBe("1:04:10");
    expect(timeWords(59.2)).toBe("1:00");
    expect(timeWords(3 * 86_400)).toBe("3 days");
    expect(untilWords(86_400 * 3 + 50, 0)).toBe("3 days");
    expect(untilWords(5 * 3600, 0)).toBe("5 hours");
    expect(untilWords(90, 0)).toBe("1 minute");
    expect(untilWords(-5, 0)).toBe("0 minutes");
    expect(clockWords({ clock: { type: "real-time", budget: 1200, increment: 20 } })).toBe("20 min + 20 s a decision");
    expect(clockWords({ clock: { type: "turn-based", days: 1 } })).toBe("1 day a decision");
    expect(clockWords({})).toBe("no clock");
  });
});

describe("the request for a new table", () => {
  test("has seats for the person, for others and for bots", () => {
    expect(newSeats(meAnd("open")).map(({ kind }) => kind)).toEqual(["human", "open", "open", "open"]);
    expect(newSeats(meAnd("skilled"))[1]).toEqual({ dynasty: "archer", kind: "bot", level: "skilled" });
    expect(newSeats([{ dynasty: "pot", who: "human", name: " Ann " }])).toEqual([
      { dynasty: "pot", kind: "human", name: "Ann" },
    ]);
  });

  test("has the chosen time control", () => {
    const wish = { kind: "none" as const, minutes: 20, seconds: 5, days: 3 as const };
    expect(clockOf(wish)).toBeNull();
    expect(clockOf({ ...wish, kind: "real-time" })).toEqual({ type: "real-time", budget: 1200, increment: 5 });
    expect(clockOf({ ...wish, kind: "turn-based" })).toEqual({ type: "turn-based", days: 3 });
  });

  test("has a new contribution to the shuffle each time", () => {
    const made = online({ seats: [] }, { access: "open" });
    expect(made.added).toMatch(/^[0-9a-f]{32}$/);
    expect(made.wish).toEqual({ seats: [], terms: { access: "open" }, seal: sealOf(made.added) });
    expect(contribution()).not.toBe(contribution());
  });
});

describe("the shuffle", () => {
  const secret = "00".repeat(32);
  const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; // SHA-256 of 32 zero bytes

  test("matches its commitment, or does not", () => {
    const shuffle = { commitment, contributions: [], is_opening: false };
    expect(isKept({ ...shuffle, secret })).toBe(true);
    expect(isKept({ ...shuffle, secret: "01".repeat(32) })).toBe(false);
    expect(isKept({ ...shuffle, secret: "nonsense" })).toBe(false);
    expect(isKept({ ...shuffle, secret: null })).toBeNull();
  });

  test("receives sealed contributions once, when seals are opened", () => {
    const added = contribution();
    const mine = { dynasty: "lion" as const, seal: sealOf(added), said: null };
    const others = { dynasty: "pot" as const, seal: sealOf(contribution()), said: null };
    const at = (is_opening: boolean, ...contributions: Contribution[]) =>
      toOpen(room({ game: "sealed", shuffle: { commitment, contributions, secret: null, is_opening } }));
    remember("sealed", { commitment });
    expect(at(true, mine)).toEqual([]);
    keepNumber("sealed", added);
    keepNumber("sealed", contribution()); // a second click
    expect(at(false, mine, others)).toEqual([]);
    expect(at(true, mine, others)).toEqual([added]);
    expect(at(true, others)).toEqual([]);
    expect(at(true, { ...mine, said: added }, others)).toEqual([]);
    remember("sealed", { commitment: "another" });
    expect(at(true, mine, others)).toEqual([]);
  });

  test("shows a later change of the commitment or of a seal", () => {
    const [mine, others] = [contribution(), contribution()].map(sealOf) as [string, string];
    const shuffle = (pot: string, changes: Partial<Shuffle> = {}): Shuffle => ({
      commitment,
      contributions: [
        { dynasty: "lion", seal: mine, said: null },
        { dynasty: "pot", seal: pot, said: null },
      ],
      secret: null,
      is_opening: false,
      ...changes,
    });
    remember("watched", { commitment });
    expect(isChanged("watched", shuffle(others))).toBe(false); // seats may change before the game
    toOpen(room({ game: "watched", shuffle: shuffle(others, { is_opening: true }) }));
    expect(isChanged("watched", shuffle(others))).toBe(false);
    expect(isChanged("watched", shuffle(mine))).toBe(true);
    expect(isChanged("watched", shuffle(others, { contributions: [] }))).toBe(true);
    expect(isChanged("watched", shuffle(others, { commitment: "another" }))).toBe(true);
  });
});

describe("a name", () => {
  test("is asked for once, and only where it is needed", async () => {
    setSession({ ...me, person: null });
    const asked = askName();
    expect(isNameAsked()).toBe(true);
    answerName(false);
    expect(await asked).toBe(false);
    const again = askName();
    answerName(true);
    expect(await again).toBe(true);
    setSession(me);
    expect(await askName()).toBe(true);
    expect(isNameAsked()).toBe(false);
    setSession({ ...me, online: false, person: null });
    expect(await askName()).toBe(true);
  });
});

test("rejections of an online server have their own texts", () => {
  expect(refusalNote({ code: "seat-taken" }).text).toBe("Somebody else was faster: take another seat.");
  expect(refusalNote({ code: "over" }).text).toBe("The game is over.");
  expect(refusalNote({ code: "unheard-of" }).text).toBe("That is not possible now.");
});
