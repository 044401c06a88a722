import { describe, expect, test } from "vitest";

import { RoomState, seatsOf } from "../../src/game/room-state.svelte";
import { recall } from "../../src/model/shuffle";
import { setSession } from "../../src/net/session.svelte";
import { line, me, room } from "../people";

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

  test("loses a line that a moderator removed", () => {
    const roomState = new RoomState("g5");
    for (const said of [line(1, "ann"), line(2, "bob")]) roomState.addLine(said);
    roomState.removeLine(2);
    expect(roomState.visible.map(({ number }) => number)).toEqual([1]);
  });

  test("keeps the first commitment", () => {
    const roomState = new RoomState("g4");
    roomState.setRoom(room({ game: "g4" }));
    roomState.setRoom(
      room({
        game: "g4",
        shuffle: { commitment: "c1", contributions: [], secret: null, is_opening: false, version: 2 },
      }),
    );
    expect(recall("g4").commitment).toBe("c0");
  });
});
