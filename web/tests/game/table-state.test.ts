import { beforeAll, describe, expect, test } from "vitest";

import { pressKey } from "../../src/game/keys";
import type { TableState } from "../../src/game/table-state.svelte";
import { tapCatastrophe, tapLeader, tapTile } from "../../src/game/taps";
import type { Choices, Conflict, DecisionKind, Move, Preview } from "../../src/net/messages";
import { setLanguage } from "../../src/text/i18n.svelte";
import { playsSent, stateOf, tableWith } from "../tables";

const CHOICES: Choices = {
  place_tile: { red: ["C3", "D3"] },
  position_leader: { black: ["F4"] },
  withdraw_leader: ["black"],
  play_catastrophe: ["H6"],
  swap: [0, 1, 0, 0],
  can_pass: true,
};
const click = new MouseEvent("click");

const war: Conflict = {
  kind: "war",
  colour: "black",
  tile: "black",
  attacker: { seat: 0, space: "F4", strength: 2, supporters: ["F5"], committed: null, prize: 3, leaving: ["F5"] },
  defender: { seat: 1, space: "H4", strength: 3, supporters: ["H5"], committed: null, prize: 2, leaving: ["H5"] },
};

beforeAll(() => setLanguage("en"));

describe("an action", () => {
  function start(): TableState {
    return stateOf(tableWith({ decision: { choices: CHOICES } }));
  }

  test("places the picked tile on the pressed space", () => {
    const page = start();
    expect(page.asks).toBe("action");
    expect(page.prompt[0]).toContain("Lion");
    expect(tapTile(page.intent, 1)).toBeNull();
    expect([...page.legal]).toEqual(["C3", "D3"]);
    expect(page.pressSpace("C3", click)).toBe(true);
    expect(playsSent()).toEqual([{ type: "play", entry: 3, move: { type: "place-tile", colour: "red", space: "C3" } }]);
    expect(page.asks).toBe("wait");
    expect(page.ghost).toMatchObject({ space: "C3", symbol: "tile-red", isSet: true });
  });

  test("shows a piece under the cursor before it is placed", () => {
    const page = start();
    tapTile(page.intent, 1);
    page.hover("D3");
    expect(page.ghost).toMatchObject({ space: "D3", isSet: false });
    expect(page.hasCard).toBe(true);
    page.hover("E3");
    expect(page.ghost).toBeNull();
  });

  test("marks spaces where the piece would start a conflict", () => {
    const page = start();
    const previews: Preview[] = [
      { move: { type: "place-tile", colour: "red", space: "D3" }, conflicts: [war], touched: [["D3", "D4"]] },
    ];
    page.game.receive({ type: "previews", entry: 3, previews });
    tapTile(page.intent, 1);
    expect([...page.intent.wars]).toEqual(["D3"]);
    page.hover("D3");
    expect(page.hot).toEqual([["D3", "D4"]]);
    expect([...page.hotLeaders]).toEqual(["F4", "H4"]);
  });

  test("explains why a piece cannot be picked", () => {
    const page = start();
    expect(tapTile(page.intent, 0)?.rule).toBe("R5.1");
    expect(tapLeader(page.intent, "red")?.rule).toBe("R4.2");
    expect(tapCatastrophe(page.intent)).toBeNull();
    expect(page.intent.pick).toEqual({ kind: "catastrophe" });
  });

  test("offers to withdraw a picked leader", () => {
    const leaders = [{ space: "G4", seat: 0, colour: "black" as const, temples: 1, supporters: 0 }];
    const page = stateOf(tableWith({ decision: { choices: CHOICES }, board: { leaders } }));
    expect(page.pressSpace("G4", click)).toBe(true);
    expect(page.lifted).toBe("G4");
    const withdraw = page.actions.find(({ id }) => id === "off");
    page.intent.considered = withdraw?.move ?? null;
    expect(page.leaving).toBe("G4");
    withdraw?.run();
    expect(playsSent()).toMatchObject([{ move: { type: "withdraw-leader", colour: "black" } }]);
  });

  test("puts a piece back that is dropped beside its spaces, and only shows one dropped by touch", () => {
    const page = start();
    tapTile(page.intent, 1);
    page.drop("A1", true);
    expect(page.intent.pick).toBeNull();
    tapTile(page.intent, 1);
    page.drop("C3", false);
    expect(playsSent()).toEqual([]);
    expect(page.intent.target).toBe("C3");
    page.intent.confirm();
    expect(playsSent()).toMatchObject([{ move: { type: "place-tile", colour: "red", space: "C3" } }]);
  });

  test("swaps marked tiles if the swap is legal", () => {
    const page = start();
    page.intent.startSwap();
    expect(page.isChoosing).toBe(true);
    page.intent.toggleSwap(0);
    expect(page.intent.swap).toBeNull(); // a settlement
    page.intent.toggleSwap(0);
    page.intent.toggleSwap(1);
    page.intent.confirm();
    expect(playsSent()).toMatchObject([{ move: { type: "swap", tiles: [0, 1, 0, 0] } }]);
  });

  test("ends the turn by key, and shows another legal space with N", () => {
    const page = start();
    const press = (key: string) =>
      pressKey(new KeyboardEvent("keydown", { key }), {
        intent: page.intent,
        actions: page.actions,
        options: page.options,
        help: () => undefined,
        nextLegal: (step) => void page.nextLegal(step),
        focusBoard: () => undefined,
        explain: (note) => (page.note = note),
        putBack: () => page.reset(),
      });
    press("2");
    press("n");
    expect(page.cursor).toBe("C3");
    press("n");
    expect(page.intent.ghost).toBe("D3");
    press("escape");
    expect(page.intent.pick).toBeNull();
    press("1");
    expect(page.note?.rule).toBe("R5.1");
    press("e");
    expect(playsSent()).toMatchObject([{ move: { type: "pass" } }]);
  });
});

describe("other decisions", () => {
  test("a conflict takes tiles of its colour only", () => {
    const page = stateOf(tableWith({ decision: { kind: "commit", conflict: war, choices: { commit: [0, 1] } } }));
    expect(page.hasPanel).toBe(true);
    expect([...(page.sides?.attack ?? [])]).toEqual(["F4", "F5"]);
    expect(tapTile(page.intent, 1)?.rule).toBe("R9.4");
    tapTile(page.intent, 0);
    expect(page.intent.commit).toBe(1);
    page.actions.find(({ isPrimary }) => isPrimary)?.run();
    expect(playsSent()).toMatchObject([{ move: { type: "commit", count: 1 } }]);
  });

  test("the first of several wars is marked before it is chosen", () => {
    const page = stateOf(tableWith({ decision: { kind: "war", wars: [war], choices: { fight_war: ["black"] } } }));
    expect(page.sides).toBeNull();
    expect(page.options).toEqual([{ type: "fight-war", colour: "black" }]);
    page.intent.choice = page.options[0] ?? null;
    expect(page.sides?.kind).toBe("war");
    page.intent.confirm();
    expect(playsSent()).toMatchObject([{ move: { type: "fight-war", colour: "black" } }]);
  });

  test.each([
    [
      "monument",
      { build_monument: { "red-blue": ["C3"] }, can_decline: true },
      "D4",
      { type: "build-monument", monument: "red-blue", space: "C3" },
    ],
    ["monument", { erect_wonder: ["H4"], can_decline: true }, "H5", { type: "erect-wonder", space: "H4" }],
    ["treasure", { leave_treasure: ["F5", "G5"] }, "G5", { type: "leave-treasure", space: "G5" }],
  ] as [DecisionKind, Choices, string, Move][])(
    "a press on the board chooses: %s %j",
    (kind, choices, space, choice) => {
      const page = stateOf(tableWith({ decision: { kind, choices } }));
      expect(page.pressSpace("P11", click)).toBe(false);
      expect(page.pressSpace(space, click)).toBe(true);
      expect(page.intent.choice).toEqual(choice);
      expect(page.actions.find(({ isPrimary }) => isPrimary)?.isOff).toBe(false);
    },
  );

  test("another player's decision offers nothing", () => {
    const page = stateOf(tableWith({ decision: { seat: 1 } }));
    expect(page.asks).toBe("wait");
    expect(page.actions).toEqual([]);
    expect(tapTile(page.intent, 1)?.rule).toBe("R3.1");
    expect(page.prompt[0]).toContain("Bull");
  });
});
