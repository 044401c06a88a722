import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { change } from "../../src/browser/settings.svelte";
import { pressKey } from "../../src/game/keys";
import type { TableState } from "../../src/game/table-state.svelte";
import { tapCatastrophe, tapLeader, tapTile } from "../../src/game/taps";
import { prepare } from "../../src/game/guide/hints";
import type {
  BoardInfo,
  Choices,
  Conflict,
  DecisionKind,
  Move,
  Preview,
  RefusedPlacement,
  Step,
} from "../../src/net/messages";
import { setLanguage } from "../../src/text/i18n.svelte";
import { FakeSocket, playsSent, stateOf, tableWith } from "../tables";

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
  attacker: {
    seat: 0,
    space: "F4",
    strength: 2,
    supporters: ["F5"],
    committed: null,
    defeat: { prize: 3, leaving: ["F5"] },
  },
  defender: {
    seat: 1,
    space: "H4",
    strength: 3,
    supporters: ["H5"],
    committed: null,
    defeat: { prize: 2, leaving: ["H5"] },
  },
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
    expect([...page.hotLeaders]).toEqual([
      ["F4", "war"],
      ["H4", "war"],
    ]);
  });

  test("a picked leader marks revolts, with the temples of both leaders", () => {
    const page = start();
    const revolt: Conflict = { ...war, kind: "revolt", tile: "red" };
    const move: Move = { type: "position-leader", colour: "black", space: "F4" };
    page.game.receive({ type: "previews", entry: 3, previews: [{ move, conflicts: [revolt] }] });
    tapLeader(page.intent, "black");
    page.hover("F4");
    expect(page.clash).toBe("revolt");
    expect(page.hotLeaders.get("H4")).toBe("revolt");
    expect(page.ghost?.temples).toBe(2);
    expect(page.ghost?.symbol).toBe("L-black-lion");
  });

  test("the kingdom under the mouse is tinted while nothing is picked", () => {
    const page = stateOf(tableWith({ decision: { choices: CHOICES }, board: { kingdoms: [["G4", "G5"]] } }));
    page.hover("G5");
    expect(page.tinted).toEqual(["G4", "G5"]);
    tapTile(page.intent, 1);
    page.hover("G5");
    expect(page.tinted).toBeNull();
  });

  test("a piece just placed is not explained until the mouse has been elsewhere", () => {
    vi.useFakeTimers();
    const page = start();
    tapTile(page.intent, 1);
    page.pressSpace("C3", click);
    page.hover("C3");
    vi.advanceTimersByTime(2000);
    expect(page.rested).toBeNull();
    page.hover("D3");
    page.hover("C3");
    vi.advanceTimersByTime(2000);
    expect(page.rested).toBe("C3");
    vi.useRealTimers();
  });

  test("log and score wait for the pieces in the air", () => {
    const page = start();
    page.game.before = tableWith({ entry: 2 });
    page.landing = "pieces";
    expect(page.landed?.entry).toBe(2);
    page.landing = "points";
    expect(page.landed?.entry).toBe(3);
    expect(page.scored).toBe(page.game.before.seats[0]);
    page.landing = null;
    expect(page.scored).toBe(page.table?.seats[0]);
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
        followHint: () => page.followHint(),
        putBack: () => page.reset(),
        wasClicked: () => false,
        lookBack: (by) => page.lookBack(by),
        playSince: () => page.playSince(),
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
    expect(playsSent()).toEqual([]); // two actions are left
    expect(page.prompt[0]).toBe("End the turn already?");
    press("enter");
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
    ["treasure", { leave_treasure: ["F5", "G5"] }, "G5", { type: "leave-treasure", space: "F5" }],
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

  describe("in playback", () => {
    const step = (entry: number, text: string, args: Record<string, number | string>): Step => ({
      type: "step",
      viewer: 0,
      entry,
      ply: entry,
      turn: 9,
      active: 1,
      seat: 1,
      kind: "action",
      events: [],
      lines: [{ text, args, seat: 1 }],
      board: {},
      decision: { seat: 1, kind: "action", actions_left: 1, conflict: null, wars: [], choices: null },
      undo_to: [2],
    });

    function start(): TableState {
      const page = stateOf(tableWith({ decision: { seat: 1 } }));
      page.maps = [{ name: "standard", special: [], river: ["A4"] } as unknown as BoardInfo];
      page.game.receive(step(4, "log-swap", { count: 3 }));
      page.game.receive(step(5, "log-tile", { colour: "red", space: "C3" }));
      return page;
    }

    test("each move is named, also one without a space", () => {
      const page = start();
      expect(page.prompt).toEqual(["Bull is choosing a move…", "2 moves left"]);
      page.game.next();
      expect(page.prompt).toEqual(["Bull: swaps 3 tiles", "1 move left"]);
    });

    test("the own move before it can be undone", () => {
      const page = start();
      expect(page.actions.map(({ id }) => id)).toEqual(["undo", "pause", "next", "skip"]);
      page.actions[0]?.run();
      expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "undo", entry: 5, ply: 2 });
    });

    test("pieces and spaces say that moves are shown", () => {
      const page = start();
      const text = "The last moves are still being shown.";
      expect(tapTile(page.intent, 1)?.text).toBe(text);
      page.pressSpace("C9", click);
      expect(page.note?.text).toBe(text);
    });
  });

  test("a player who looks back is told to return first", async () => {
    const page = stateOf(tableWith({ decision: { choices: CHOICES } }));
    page.maps = [{ name: "standard", special: [], river: ["A4"] } as unknown as BoardInfo];
    vi.spyOn(page.game.history, "load").mockResolvedValue({
      type: "missed",
      table: tableWith({ decision: { seat: 1 }, entry: 2 }),
      steps: [],
    });
    await page.game.history.go(-1);
    expect(page.isBack).toBe(true);
    const text = "You are looking back. Return to the present first.";
    expect(tapTile(page.intent, 1)?.text).toBe(text);
    page.explainNoLegal();
    expect(page.note?.text).toBe(text);
    page.note = null;
    page.pressSpace("C9", click);
    expect(page.note).toMatchObject({ text, rule: null });
  });
});

describe("guidance", () => {
  const REFUSALS: RefusedPlacement[] = [
    { move: "place-tile", colour: "red", rule: "R5.1", why: "needs-land", spaces: ["A4"] },
    { move: "place-tile", colour: "black", rule: "R5.1", why: "needs-land", spaces: ["A4"] },
    { move: "place-tile", colour: "blue", rule: "R5.2", why: "unites-too-many", spaces: ["A4"] },
  ];

  function start(): TableState {
    const page = stateOf(tableWith({ decision: { choices: CHOICES } }));
    page.game.receive({ type: "refusals", entry: 3, placements: REFUSALS });
    return page;
  }

  test("says why a pressed space is refused, until another space is pointed at", () => {
    const page = start();
    tapTile(page.intent, 1);
    expect(page.pressSpace("A4", click)).toBe(false);
    expect(page.whyNot).toEqual({ space: "A4", text: "A temple needs a land space.", rule: "R5.1" });
    page.hover("A4");
    expect(page.whyNot?.space).toBe("A4");
    page.hover("A5");
    expect(page.whyNot).toBeNull();
    expect(playsSent()).toEqual([]);
  });

  test("uses up Enter on a refused space, so that it does not place the piece elsewhere", () => {
    const page = start();
    tapTile(page.intent, 1);
    page.intent.target = "C3";
    expect(page.pressSpace("A4", new KeyboardEvent("keydown", { key: "Enter" }))).toBe(true);
  });

  test("says why a dropped piece came back", () => {
    const page = start();
    tapTile(page.intent, 1);
    page.drop("A4", true);
    expect(page.intent.pick).toBeNull();
    expect(page.whyNot?.rule).toBe("R5.1");
  });

  test("offers the pieces that may go to an empty space", () => {
    const page = start();
    page.maps = [{ name: "standard", river: ["A4"], special: [], treasures: [] } as unknown as BoardInfo];
    page.pressSpace("C3", click);
    expect(page.offers).toEqual([{ kind: "tile", colour: "red", slot: 1 }]);
    page.take(page.offers[0] ?? { kind: "catastrophe" });
    expect(page.intent.move).toEqual({ type: "place-tile", colour: "red", space: "C3" });
    page.reset();
    page.pressSpace("A4", click);
    expect(page.offers).toEqual([]);
    // the reason that is not about the wrong kind of space
    expect(page.whyNot).toMatchObject({ rule: "R5.2" });
    expect(page.whyNot?.text).toBe("None of your pieces can go here. A tile may unite two kingdoms at most.");
  });

  test("prepares the move of a hint by its space", () => {
    const page = start();
    const move: Move = { type: "position-leader", colour: "black", space: "F4" };
    const phrase = { text: "log-leader", args: { colour: "black", space: "F4" } };
    const best = { move, phrase, value: 0, reason: "founds a kingdom" };
    page.game.receive({ type: "hint", entry: 3, moves: [best], win: [] });
    expect(page.advice).toMatchObject({ text: "King to F4", reason: "Founds a kingdom", space: "F4" });
    expect(page.pressSpace("F4", click)).toBe(true);
    expect(page.intent.move).toEqual(move);
    expect(playsSent()).toEqual([]);
  });

  test.each([
    ["novice", "skilled"],
    ["master", "master"],
  ])("asks for a hint of a bot that is no weaker than %s", (level, adviser) => {
    const table = tableWith();
    const page = stateOf({ ...table, seats: table.seats.map((seat, at) => (at ? { ...seat, level } : seat)) });
    page.game.askHint();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "ask-hint", entry: 3, level: adviser });
  });

  test("prepares a swap and a commitment", () => {
    const page = start();
    prepare(page.intent, { type: "swap", tiles: [0, 1, 0, 0] });
    expect(page.intent.swap).toEqual({ type: "swap", tiles: [0, 1, 0, 0] });
    prepare(page.intent, { type: "commit", count: 2 });
    expect(page.intent.commit).toBe(2);
  });

  test("presses of Enter on the marked treasure make the choice", () => {
    const page = stateOf(tableWith({ decision: { kind: "treasure", choices: { leave_treasure: ["H2", "J2"] } } }));
    const enter = new KeyboardEvent("keydown", { key: "Enter" });
    expect(page.pressSpace("H2", enter)).toBe(true);
    expect(page.pressSpace("H2", enter)).toBe(false); // the key goes on to the button
    expect(page.intent.choice).toEqual({ type: "leave-treasure", space: "J2" }); // the pressed one is taken
  });
});

describe("the end of a turn", () => {
  const last = () => {
    const page = stateOf(tableWith({ decision: { choices: CHOICES, actions_left: 1 } }));
    tapTile(page.intent, 1);
    page.pressSpace("C3", click);
    return page;
  };
  afterEach(() => change("confirm", "auto"));

  test("is immediate against bots, where a move can be taken back later", () => {
    last();
    expect(playsSent()).toHaveLength(1);
  });

  test("is confirmed if the settings say so, and taking back sends nothing", () => {
    change("confirm", "every");
    const page = last();
    expect(playsSent()).toEqual([]);
    expect(page.ghost).toMatchObject({ space: "C3", isSet: true });
    expect(page.actions.map(({ id }) => id)).toEqual(["take-back", "primary"]);
    page.actions[0]?.run();
    expect(page.ghost).toBeNull();
    tapTile(page.intent, 1);
    page.pressSpace("D3", click);
    page.actions[1]?.run();
    expect(playsSent()).toMatchObject([{ move: { space: "D3" } }]);
  });

  test("comes by itself after a few seconds, unless it is taken back", () => {
    vi.useFakeTimers();
    change("confirm", "window");
    const page = last();
    page.reset();
    vi.advanceTimersByTime(10_000);
    expect(playsSent()).toEqual([]);
    tapTile(page.intent, 1);
    page.pressSpace("D3", click);
    vi.advanceTimersByTime(3_900);
    expect(playsSent()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(playsSent()).toHaveLength(1);
    vi.useRealTimers();
  });
});
