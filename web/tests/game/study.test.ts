import { expect, test } from "vitest";

import { Game } from "../../src/game/game.svelte";
import type { Listener } from "../../src/net/connection";
import type { FromBrowser, FromServer, Table } from "../../src/net/messages";
import { tableWith } from "../tables";

/** A study whose source records what it is sent. */
function study(): { game: Game; sent: FromBrowser[]; listener: Listener } {
  const sent: FromBrowser[] = [];
  let listener: Listener | undefined;
  const game = new Game("study", (listens) => {
    listener = listens;
    return { send: (message) => (sent.push(message), true), reconnect: () => undefined, close: () => undefined };
  });
  if (!listener) throw new Error("the source was not opened");
  listener.open(false);
  return { game, sent, listener };
}

function by(seat: number, viewer: number | null, people: boolean): Table {
  const table = tableWith({ entry: 0, decision: { seat } });
  const seats = table.seats.map((each) => ({ ...each, kind: people ? ("human" as const) : each.kind }));
  return { ...table, seats, viewer };
}

test("a study has no cover: the table is shown from the seat that decides", () => {
  const { game, sent } = study();
  game.receive(by(0, null, true));
  expect(sent.filter(({ type }) => type === "look").at(-1)).toEqual({ type: "look", seat: 0 });
  game.receive(by(0, 0, true));
  expect(game.isMine).toBe(true);
  game.lookAgain();
  game.receive(by(1, 0, true));
  expect(game.cover).toBeNull();
  expect(sent.filter(({ type }) => type === "look").at(-1)).toEqual({ type: "look", seat: 1 });
});

test("a study leaves nothing in the browser's storage", () => {
  localStorage.clear();
  const { game } = study();
  game.receive(by(0, null, false));
  game.receive(by(0, 0, false));
  expect(game.isMine).toBe(true);
  expect(localStorage.length).toBe(0);
});

test("after going back, earlier entries are new again", () => {
  const { game } = study();
  game.receive(by(0, null, false));
  game.receive(by(0, 0, false));
  const step = (entry: number) =>
    ({
      type: "step",
      viewer: 0,
      entry,
      ply: entry,
      turn: 1,
      active: 0,
      seat: 0,
      kind: "action",
      events: [],
      lines: [],
      board: {},
      decision: by(0, 0, false).decision,
    }) as FromServer;
  game.receive(step(1));
  game.receive({ type: "undone", seat: 0, table: by(0, 0, false) });
  expect(game.table?.entry).toBe(0);
  game.receive(step(1));
  expect(game.table?.entry).toBe(1);
});

test("a message shows that the server can be reached again", () => {
  const { game, listener } = study();
  listener.lost();
  expect(game.isOnline).toBe(false);
  listener.receive(by(0, null, false));
  expect(game.isOnline).toBe(true);
});
