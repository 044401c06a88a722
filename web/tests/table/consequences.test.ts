import { beforeAll, describe, expect, test } from "vitest";

import { notesOf, spacesAbout } from "../../src/table/panels/consequences";
import type { Conflict, Move, Preview } from "../../src/net/messages";
import { setLanguage } from "../../src/text/i18n.svelte";
import { tableWith } from "../tables";

const temple: Move = { type: "place-tile", colour: "red", space: "J6" };
const trader: Move = { type: "position-leader", colour: "green", space: "F4" };
const piece = { temples: 1, supporters: 0 };
const table = tableWith({
  board: {
    leaders: [
      { ...piece, space: "G4", seat: 1, colour: "black" },
      { ...piece, space: "C8", seat: 0, colour: "black" },
    ],
  },
});

beforeAll(() => setLanguage("en"));

function notes(move: Move, preview: Partial<Preview>): string[] {
  return notesOf(move, { move, ...preview }, table);
}

describe("the consequences of a move", () => {
  test("a king that stands in is named, and so is a tile without a scorer", () => {
    const gain = { seat: 0, colour: "red" as const, amount: 1 };
    expect(notes(temple, { gains: [{ ...gain, leader: "black" }], touched: [["C8"]] })).toEqual([
      "There is no priest here: the king stands in.",
    ]);
    expect(notes(temple, { gains: [{ ...gain, leader: "red" }], touched: [["C8"]] })).toEqual([]);
    expect(notes(temple, { touched: [["G4"]] })).toEqual(["No priest or king here: the tile scores nothing."]);
    expect(notesOf(temple, null, table)).toEqual(["No points, no conflict."]);
  });

  test("a leader says what it would score, and where", () => {
    expect(notes(trader, { scores: ["green"], touched: [["G4", "G3"]] })).toEqual([
      "Scores markets in the kingdom of Bull.",
    ]);
    expect(notes(trader, { scores: ["green"], touched: [["C8"]], income: 1 })).toEqual([
      "Scores markets in your kingdom.",
      "A monument brings it 1 point each turn.",
    ]);
    expect(notes(trader, { scores: ["green"] })).toEqual(["Founds a kingdom and scores markets there."]);
  });

  test("treasures are named with their spaces and their taker", () => {
    expect(notes(trader, { treasures: { seat: 0, count: 1, spaces: ["P2"] } })).toEqual([
      "You take the treasure on P2.",
    ]);
    expect(notes(trader, { treasures: { seat: 1, count: 1, spaces: ["H2", "J2"] }, ends_game: true })).toEqual([
      "Bull takes one of the treasures on H2 and J2.",
      "The game would end after this turn.",
    ]);
  });

  test("a monument names the leaders that it pays", () => {
    const monument: Move = { type: "build-monument", monument: "black-red", space: "G2" };
    const earners = [0, 1].map((seat) => ({ seat, colour: "black" as const }));
    expect(notes(monument, { earners })).toEqual([
      "Your king gains a black point each turn.",
      "Bull’s king gains a black point each turn.",
    ]);
    expect(notes(monument, { earners: [] })).toEqual(["It pays no leader yet."]);
    expect([...spacesAbout({ move: monument, earners }, table)].sort()).toEqual(["C8", "G4"]);
  });

  test("what depends on the outcome of a war says so", () => {
    const side = { strength: 1, committed: null };
    const taking = { seat: 0, count: 1, spaces: ["P2"] };
    const war: Conflict = {
      kind: "war",
      colour: "black",
      tile: "black",
      attacker: { ...side, seat: 0, space: "C8", supporters: ["C9"], defeat: { prize: 2 } },
      defender: {
        ...side,
        seat: 1,
        space: "G4",
        supporters: ["G5"],
        defeat: { prize: 2, treasures: taking, ends_game: true },
      },
    };
    const preview: Preview = { move: temple, unites: true, conflicts: [war] };
    expect(notesOf(temple, preview, table)).toEqual([
      "The tile scores no point.",
      "If you win: you take the treasure on P2; the game ends after this turn.",
    ]);
    expect([...spacesAbout(preview, table)].sort()).toEqual(["C8", "C9", "G4", "G5", "P2"]);
  });
});
