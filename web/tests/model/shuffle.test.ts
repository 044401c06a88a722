import { describe, expect, test } from "vitest";

import {
  contribution,
  isChanged,
  isKept,
  isTableChanged,
  keepNumber,
  keepPromise,
  remember,
  sealOf,
  toOpen,
} from "../../src/model/shuffle";
import type { Contribution, Dynasty, Room, Shuffle } from "../../src/net/messages";
import { place, room } from "../people";

describe("the shuffle", () => {
  const secret = "00".repeat(32);
  const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; // SHA-256 of 32 zero bytes

  test("matches its commitment, or does not", () => {
    const shuffle = { commitment, contributions: [], is_opening: false, version: 2 };
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
      toOpen(room({ game: "sealed", shuffle: { commitment, contributions, secret: null, is_opening, version: 2 } }));
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
      version: 2,
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

  test("shows a later change of rules, seating or first player", () => {
    const circle = (...dynasties: Dynasty[]) => dynasties.map((dynasty) => place({ dynasty }));
    const shuffle = { commitment, contributions: [], secret: null, is_opening: false, version: 2 };
    const waiting = room({ game: "seated", status: "waiting", places: circle("lion", "pot", "bull"), shuffle });
    keepPromise(waiting);
    expect(isTableChanged({ ...waiting, places: circle("pot", "lion", "bull") })).toBe(false); // not final
    toOpen({ ...waiting, shuffle: { ...shuffle, is_opening: true } });
    const playing: Room = { ...waiting, status: "playing", places: circle("pot", "bull", "lion") };
    expect(isTableChanged(playing)).toBe(false); // the same circle from another seat on
    expect(isTableChanged({ ...playing, places: circle("bull", "pot", "lion") })).toBe(true);
    expect(isTableChanged({ ...playing, options: ["wonder"] })).toBe(true);
    expect(isTableChanged({ ...playing, preset: "classic" })).toBe(true);
    expect(isTableChanged({ ...playing, first: "pot" })).toBe(true);
  });

  test("is not told a number by a browser that saw other rules", () => {
    const added = contribution();
    const mine = { dynasty: "lion" as const, seal: sealOf(added), said: null };
    const shuffle = { commitment, contributions: [mine], secret: null, is_opening: true, version: 2 };
    const seen = room({ game: "ruled", status: "waiting", shuffle });
    keepNumber("ruled", added);
    keepPromise(seen);
    expect(toOpen({ ...seen, first: "bull" })).toEqual([]);
    expect(toOpen(seen)).toEqual([added]);
  });
});
