import { beforeEach, describe, expect, test, vi } from "vitest";

import { Game } from "../../src/game/game.svelte";
import { keepNumber, sealOf } from "../../src/model/shuffle";
import type { FromServer, Place, Room, Table } from "../../src/net/messages";
import { setSession } from "../../src/net/session.svelte";
import { me } from "../people";
import { FakeSocket } from "../tables";

function places(...people: (string | null)[]): Place[] {
  return people.map((person, index) => ({
    dynasty: (["lion", "bull", "pot", "archer"] as const)[index] ?? "lion",
    kind: person === null ? "bot" : "human",
    level: null,
    name: "",
    person,
    left: null,
    is_returning: false,
  }));
}

function room(seated: Place[], status: Room["status"] = "playing"): Room {
  return {
    type: "room",
    game: "g",
    status,
    host: null,
    preset: "modern",
    options: [],
    first: null,
    places: seated,
    terms: {},
    present: [],
    shuffle: null,
    undo: null,
    rematch: null,
    absent: null,
  };
}

function table(viewer: number | null, seats: Place[], decider = 0): Table {
  const decision = { seat: decider, kind: "action", actions_left: 2, conflict: null, wars: [], choices: {} };
  return {
    type: "table",
    game: "g",
    entry: 3,
    ply: 3,
    viewer,
    seats,
    board: { tiles: [], leaders: [], kingdoms: [] },
    decision,
    clocks: null,
    undo_to: [],
  } as unknown as Table;
}

const looks = () => FakeSocket.last.sent.filter((message) => message.type === "look");

describe("a game on an online server", () => {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    localStorage.clear();
    setSession(me);
  });

  function begin(seated: Place[], status: Room["status"] = "playing"): Game {
    const game = new Game("g");
    FakeSocket.last.open();
    game.receive(room(seated, status));
    if (status !== "waiting") game.receive(table(null, seated));
    return game;
  }

  test("goes on after a log-in in another tab whose cookie arrives late", async () => {
    vi.useFakeTimers();
    let me: object = { online: true, person: null };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(me)));
    const game = begin(places("ann", "bob"));
    const first = FakeSocket.last;
    game.receive({ type: "refused", reason: "", code: "logged-out" } as unknown as FromServer);
    await vi.advanceTimersByTimeAsync(100);
    expect(game.isGone).toBe(true);
    expect(FakeSocket.last).toBe(first);
    me = { online: true, person: { id: "ann", name: "Sargon", muted: [] } };
    await vi.advanceTimersByTimeAsync(600);
    expect(game.isGone).toBe(false);
    expect(FakeSocket.last).not.toBe(first);
    game.close();
    vi.useRealTimers();
  });

  test("is viewed from the person's own seat", () => {
    const game = begin(places("bob", "ann"));
    expect(looks().at(-1)).toEqual({ type: "look", seat: 1 });
    game.receive(table(1, places("bob", "ann")));
    expect(game.cover).toBeNull(); // Bob uses another screen
    expect(game.isMine).toBe(false);
    game.close();
  });

  test("reveals a contribution to the shuffle once, while others reveal theirs", () => {
    const [mine, theirs] = ["ab".repeat(16), "cd".repeat(16)];
    keepNumber("g", mine);
    const game = begin(places("bob", "ann"), "waiting");
    const opening = (said: string | null): Room => ({
      ...room(places("bob", "ann"), "waiting"),
      shuffle: {
        commitment: "c",
        secret: null,
        is_opening: true,
        version: 2,
        contributions: [
          { dynasty: "lion", seal: sealOf(theirs), said },
          { dynasty: "bull", seal: sealOf(mine), said: null },
        ],
      },
    });
    game.receive(opening(null));
    game.receive(opening(theirs)); // before the server has handled ours
    expect(FakeSocket.last.sent.filter(({ type }) => type === "open")).toEqual([{ type: "open", contribution: mine }]);
    game.close();
  });

  test("is watched by a person without a seat", () => {
    const game = begin(places("bob", null));
    expect(looks()).toEqual([{ type: "look", seat: null }]);
    expect(game.table?.viewer).toBeNull();
    expect(game.cover).toBeNull();
    game.close();
  });

  test("is covered only between seats of the same person", () => {
    const game = begin(places("ann", "ann", "bob"));
    expect(game.cover).toBe(0);
    game.claim();
    expect(looks().at(-1)).toMatchObject({ seat: 0 });
    game.receive(table(0, places("ann", "ann", "bob"), 2));
    expect(game.cover).toBeNull();
    game.close();
  });

  test("changes the viewer when a seat is left, taken or returned", () => {
    const game = begin(places("ann", "bob"));
    expect(looks().at(-1)).toMatchObject({ seat: 0 });
    game.receive(room(places(null, "bob")));
    expect(looks().at(-1)).toMatchObject({ seat: null });
    game.receive(room(places("ann", "bob")));
    expect(looks().at(-1)).toMatchObject({ seat: 0 });
    const count = looks().length;
    game.receive(room(places("ann", "bob"))); // a spectator joined
    expect(looks()).toHaveLength(count);
    game.close();
  });

  test("that begins is viewed from the seat held at that time", () => {
    const game = begin(places("ann", "bob"), "waiting");
    expect(game.table).toBeNull();
    const turned = places("bob", "ann");
    game.receive(room(turned));
    game.receive(table(null, turned));
    expect(looks().at(-1)).toMatchObject({ seat: 1 });
    game.close();
  });

  test("resends a move without acknowledgement after a reconnect, until it is acknowledged", () => {
    vi.useFakeTimers();
    const seats = places("ann", "bob");
    const game = begin(seats);
    game.receive(table(0, seats));
    game.play({ type: "position-leader", colour: "black", space: "F4" });
    const said = { type: "play", entry: 3, move: { type: "position-leader", colour: "black", space: "F4" } };
    const plays = () => FakeSocket.last.sent.filter((message) => message.type === "play");
    const comeAgain = () => {
      FakeSocket.last.dispatchEvent(new CloseEvent("close", { code: 1006 }));
      vi.advanceTimersByTime(10_000);
      FakeSocket.last.open();
    };
    expect(plays()).toEqual([said]);
    comeAgain();
    expect(plays()).toEqual([said]); // through the new socket
    game.receive(table(0, seats)); // unchanged: the move did not arrive
    expect(game.isPending).toBe(true);
    game.receive({
      type: "step",
      viewer: 0,
      entry: 4,
      ply: 4,
      turn: 1,
      active: 0,
      seat: 0,
      kind: "action",
      events: [],
      lines: [],
      board: {},
      decision: null,
    });
    expect(game.isPending).toBe(false);
    comeAgain();
    expect(plays()).toEqual([]);
    game.close();
    vi.useRealTimers();
  });

  test("ends for a person who may not view it", () => {
    const game = begin(places("bob", null), "waiting");
    game.receive({ type: "refused", code: "no-spectators", reason: "", rule: null, entry: 0 });
    expect(game.isGone).toBe(true);
    game.close();
  });

  test("on a local server belongs to all seats, regardless of rooms", () => {
    setSession({ online: false, mail: false, passkeys: false, guests: "open", registration: "open", person: null });
    const game = begin(places("x", null));
    expect(looks().at(-1)).toMatchObject({ seat: 0 });
    game.receive(room(places(null, null), "over"));
    expect(looks().at(-1)).toMatchObject({ seat: 0 });
    expect(game.roomState.room).toBeNull();
    game.close();
  });

  test("reports a background tab", () => {
    const game = begin(places("ann", "bob"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "away", is_away: document.hidden });
    const { length } = FakeSocket.last.sent;
    game.close();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last.sent).toHaveLength(length);
  });
});
