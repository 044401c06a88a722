import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Connection } from "../../src/net/connection";
import type { FromServer } from "../../src/net/messages";

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
}

describe("a connection", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  function dial() {
    const heard: FromServer[] = [];
    const opened: boolean[] = [];
    let lost = 0;
    const connection = new Connection(
      "ws://here",
      { receive: (message) => heard.push(message), open: (again) => opened.push(again), lost: () => lost++ },
      () => new FakeSocket() as unknown as WebSocket,
    );
    return { connection, heard, opened, lost: () => lost };
  }

  test("receives and sends JSON", () => {
    const { connection, heard } = dial();
    expect(connection.send({ type: "look" })).toBe(false);
    FakeSocket.all[0]?.open();
    expect(connection.send({ type: "look", seat: 1 })).toBe(true);
    expect(FakeSocket.all[0]?.sent).toEqual(['{"type":"look","seat":1}']);
    FakeSocket.all[0]?.dispatchEvent(new MessageEvent("message", { data: '{"type":"thinking","seat":2}' }));
    expect(heard).toEqual([{ type: "thinking", seat: 2 }]);
  });

  test("reconnects by itself", () => {
    const { opened, lost } = dial();
    FakeSocket.all[0]?.open();
    FakeSocket.all[0]?.close();
    expect(lost()).toBe(1);
    vi.advanceTimersByTime(300);
    FakeSocket.all[1]?.open();
    expect(opened).toEqual([false, true]);
  });

  test("reconnects on request, and only once", () => {
    const { connection, opened, lost } = dial();
    FakeSocket.all[0]?.open();
    connection.reconnect();
    FakeSocket.all[1]?.open();
    expect(opened).toEqual([false, true]);
    expect(lost()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  test.each([4404, 4401, 4429])("does not come back when the server says %i", (code) => {
    const { lost } = dial();
    FakeSocket.all[0]?.open();
    FakeSocket.all[0]?.dispatchEvent(Object.assign(new Event("close"), { code }));
    vi.advanceTimersByTime(60_000);
    expect(lost()).toBe(0);
    expect(FakeSocket.all.length).toBe(1);
  });

  test("stays closed once it is closed", () => {
    const { connection } = dial();
    FakeSocket.all[0]?.open();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});
