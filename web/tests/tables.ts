/** A socket, tables and a local game for tests of game state. */

import { vi } from "vitest";

import { emptyBoard } from "../src/board/scenes";
import { TableState } from "../src/game/table-state.svelte";
import type { Board, Decision, FromBrowser, SeatInfo, Table } from "../src/net/messages";

export class FakeSocket extends EventTarget {
  static last: FakeSocket;
  readyState = 0;
  sent: FromBrowser[] = [];
  constructor() {
    super();
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
}

function seat(dynasty: SeatInfo["dynasty"], changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    dynasty,
    kind: "human",
    name: "",
    level: null,
    hand_size: 6,
    supply: ["black", "red", "blue", "green"],
    catastrophes: 2,
    hand: null,
    points: null,
    treasures: null,
    ...changes,
  };
}

interface Setting {
  decision?: Partial<Decision>;
  board?: Partial<Board>;
  entry?: number;
}

/** Lion, the viewer, against a bot, with one black, two red, two blue and one green tile in hand. */
export function tableWith({ decision = {}, board = {}, entry = 3 }: Setting = {}): Table {
  return {
    type: "table",
    game: "g",
    entry,
    ply: entry,
    viewer: 0,
    preset: "modern",
    options: [],
    board_name: "standard",
    seats: [
      seat("lion", { hand: [1, 2, 2, 1], points: [1, 0, 2, 3], treasures: 0 }),
      seat("bull", { kind: "bot", level: "random" }),
    ],
    active: 0,
    turn: 9,
    board: { ...emptyBoard(), ...board },
    decision: {
      seat: 0,
      kind: "action",
      actions_left: 2,
      conflict: null,
      wars: [],
      choices: decision.seat ? null : {},
      ...decision,
    },
    bag: null,
    clocks: null,
    undo_to: [],
    ended: null,
    ranking: [],
  };
}

/** The state of a table page whose server has just sent this table. */
export function stateOf(table: Table): TableState {
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  const page = new TableState("g");
  FakeSocket.last.open();
  page.game.receive(table); // shows who plays here
  page.game.receive(table); // as seen from the seat that was asked for
  return page;
}

export function playsSent(): FromBrowser[] {
  return FakeSocket.last.sent.filter(({ type }) => type === "play");
}
