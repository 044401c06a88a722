import { beforeEach, describe, expect, test, vi } from "vitest";

import { Game } from "../../src/game/game.svelte";
import type { FromBrowser, Place, Room, Step, Table } from "../../src/net/messages";
import { setSession } from "../../src/net/session.svelte";

class FakeSocket extends EventTarget {
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

function places(...people: (string | null)[]): Place[] {
  return people.map((person, index) => ({
    dynasty: (["lion", "bull", "pot", "archer"] as const)[index] ?? "lion",
    kind: person === null ? "bot" : "human",
    level: null,
    name: "",
    person,
    left: null,
  }));
}

function room(seated: Place[], status: Room["status"] = "playing"): Room {
  return {
    type: "room",
    game: "g",
    status,
    host: null,
    places: seated,
    terms: {},
    present: [],
    shuffle: null,
    undo: null,
    rematch: null,
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
    decision,
    clocks: null,
    undo_to: [],
  } as unknown as Table;
}

const looks = () => FakeSocket.last.sent.filter((message) => message.type === "look");

describe("a game on a server for many", () => {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    localStorage.clear();
    setSession({
      online: true,
      mail: false,
      passkeys: false,
      person: {
        id: "ann",
        name: "Ann",
        is_guest: true,
        mail: null,
        language: "en",
        page: true,
        push: false,
        by_mail: false,
        webhook: "",
        muted: [],
        has_password: false,
      },
    });
  });

  function begin(seated: Place[], status: Room["status"] = "playing"): Game {
    const game = new Game("g");
    FakeSocket.last.open();
    game.receive(room(seated, status));
    if (status !== "waiting") game.receive(table(null, seated));
    return game;
  }

  test("is seen from one's own seat, though others are people too", () => {
    const game = begin(places("bob", "ann"));
    expect(looks().at(-1)).toEqual({ type: "look", seat: 1 });
    game.receive(table(1, places("bob", "ann")));
    expect(game.cover).toBeNull(); // Bob has a screen of his own
    expect(game.isMine).toBe(false);
    game.close();
  });

  test("is watched by whoever has no seat", () => {
    const game = begin(places("bob", null));
    expect(looks()).toEqual([{ type: "look", seat: null }]);
    expect(game.table?.viewer).toBeNull();
    expect(game.cover).toBeNull();
    game.close();
  });

  test("is covered only between seats that are one's own", () => {
    const game = begin(places("ann", "ann", "bob"));
    expect(game.cover).toBe(0);
    game.claim();
    expect(looks().at(-1)).toMatchObject({ seat: 0 });
    game.receive(table(0, places("ann", "ann", "bob"), 2));
    expect(game.cover).toBeNull();
    game.close();
  });

  test("is looked at from elsewhere when a seat is left, taken or taken back", () => {
    const game = begin(places("ann", "bob"));
    expect(looks().at(-1)).toMatchObject({ seat: 0 });
    game.receive(room(places(null, "bob")));
    expect(looks().at(-1)).toMatchObject({ seat: null });
    game.receive(room(places("ann", "bob")));
    expect(looks().at(-1)).toMatchObject({ seat: 0 });
    const count = looks().length;
    game.receive(room(places("ann", "bob"))); // somebody came to look
    expect(looks()).toHaveLength(count);
    game.close();
  });

  test("that begins is seen from the seat that one has then", () => {
    const game = begin(places("ann", "bob"), "waiting");
    expect(game.table).toBeNull();
    const turned = places("bob", "ann");
    game.receive(room(turned));
    game.receive(table(null, turned));
    expect(looks().at(-1)).toMatchObject({ seat: 1 });
    game.close();
  });

  test("says a move again that was not answered when the server went away, until it is", () => {
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
    expect(plays()).toEqual([said]); // over the new socket
    game.receive(table(0, seats)); // as it was: the move did not arrive
    expect(game.isPending).toBe(true);
    game.receive({
      type: "step",
      move: { type: "position-leader", colour: "black", space: "F4" },
      seat: 0,
      events: [],
      table: { ...table(0, seats), entry: 4 },
    } as unknown as Step);
    expect(game.isPending).toBe(false);
    comeAgain();
    expect(plays()).toEqual([]);
    game.close();
    vi.useRealTimers();
  });

  test("ends for whoever may not look", () => {
    const game = begin(places("bob", null), "waiting");
    game.receive({ type: "refused", code: "no-spectators", reason: "", rule: null, entry: 0 });
    expect(game.isGone).toBe(true);
    game.close();
  });

  test("at one machine is everybody's who sits there, whatever is said of rooms", () => {
    setSession({ online: false, mail: false, passkeys: false, person: null });
    const game = begin(places("x", null));
    expect(looks().at(-1)).toMatchObject({ seat: 0 });
    game.receive(room(places(null, null), "over"));
    expect(looks().at(-1)).toMatchObject({ seat: 0 });
    expect(game.roomState.room).toBeNull();
    game.close();
  });

  test("hears of what is out of sight", () => {
    const game = begin(places("ann", "bob"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "away", is_away: document.hidden });
    const { length } = FakeSocket.last.sent;
    game.close();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last.sent).toHaveLength(length);
  });
});
