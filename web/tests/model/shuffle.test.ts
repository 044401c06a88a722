import { describe, expect, test } from "vitest";

import { contribution, isChanged, isKept, keepNumber, remember, sealOf, toOpen } from "../../src/model/shuffle";
import type { Contribution, Shuffle } from "../../src/net/messages";
import { room } from "../people";

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
