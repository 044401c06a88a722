import { beforeEach, describe, expect, test, vi } from "vitest";

import { RequestError } from "../../src/net/api";
import type { Listener } from "../../src/net/connection";
import type { Decision, FromServer, StudyAnswer, StudyRequest } from "../../src/net/messages";
import { type Reply, type StudyStart, StudySource } from "../../src/net/study";
import { tableWith } from "../tables";

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A server that answers a look with a table and a move with a step to the seat that decides next. */
class FakeServer {
  requests: StudyRequest[] = [];
  /** the deciding seat, by the length of the line; a person after that */
  deciders: number[] = [];
  failures: Error[] = [];

  readonly answer = (request: StudyRequest): Promise<StudyAnswer> => {
    this.requests.push(structuredClone(request));
    const failure = this.failures.shift();
    if (failure) return Promise.reject(failure);
    const { message, line = [] } = request;
    const ply = line.length + (message.type === "play" || message.type === "ask-move" ? 1 : 0);
    const decision = { ...tableWith().decision, seat: this.deciders[ply] ?? 0 } as Decision;
    if (message.type === "look") return this.#with({ ...tableWith({ entry: ply }), ply, decision });
    if (message.type === "play" || message.type === "ask-move") {
      const step = { type: "step", viewer: 0, entry: ply, ply, decision } as unknown as FromServer;
      return Promise.resolve({ messages: [step], added: [`move ${String(ply)}`] });
    }
    return this.#with({ type: "previews", entry: ply, previews: [] });
  };

  #with(message: FromServer): Promise<StudyAnswer> {
    return Promise.resolve({ messages: [message], added: [] });
  }
}

describe("a study's source of messages", () => {
  let server: FakeServer;
  let heard: FromServer[];
  let lines: (readonly string[])[];
  let listener: Listener;
  let lost: number;

  beforeEach(() => {
    server = new FakeServer();
    heard = [];
    lines = [];
    lost = 0;
    listener = { receive: (message) => heard.push(message), open: () => undefined, lost: () => (lost += 1) };
  });

  function begin(start: Partial<StudyStart> = {}, reply?: Reply): StudySource {
    return new StudySource({ record: "shedu 1", ...start }, listener, (line) => lines.push(line), reply, server.answer);
  }

  test("opens by itself", async () => {
    const open = vi.fn();
    listener.open = open;
    begin();
    expect(open).not.toHaveBeenCalled();
    await settled();
    expect(open).toHaveBeenCalledWith(false);
  });

  test("sends the whole position with every message, and keeps the line", async () => {
    const source = begin({ line: ["lion pass"], levels: [null, "novice"], isRevealed: true });
    source.send({ type: "look", seat: 0 });
    source.send({ type: "play", entry: 1, move: { type: "pass" } });
    source.send({ type: "ask-previews", entry: 2 });
    await settled();
    expect(server.requests[0]).toEqual({
      start: "shedu 1",
      line: ["lion pass"],
      levels: [null, "novice"],
      viewer: 0,
      reveal: true,
      message: { type: "look", seat: 0 },
    });
    expect(server.requests[2]?.line).toEqual(["lion pass", "move 2"]);
    expect(lines).toEqual([["lion pass", "move 2"]]);
    expect(heard.map(({ type }) => type)).toEqual(["table", "step", "previews"]);
  });

  test("has bots answer until a person decides", async () => {
    server.deciders = [0, 1, 1, 0];
    const source = begin({ levels: [null, "novice"] });
    source.send({ type: "look", seat: 0 });
    source.send({ type: "play", entry: 0, move: { type: "pass" } });
    await settled();
    expect(server.requests.slice(2).map(({ message }) => message)).toEqual([
      { type: "ask-move", entry: 1 },
      { type: "ask-move", entry: 2 },
    ]);
    expect(heard.filter(({ type }) => type === "thinking")).toHaveLength(2);
  });

  test("makes the moves of a script", async () => {
    server.deciders = [1];
    const source = begin({}, (decision, line) => (decision.seat === 1 && !line.length ? "bull commit 1" : null));
    source.send({ type: "look", seat: 0 });
    await settled();
    expect(server.requests.slice(1).map(({ message }) => message)).toEqual([
      { type: "ask-move", entry: 0, move: "bull commit 1" },
    ]);
  });

  test("goes back by shortening the line, but not beyond its start", async () => {
    const source = begin();
    source.send({ type: "look", seat: 0 });
    source.send({ type: "play", entry: 0, move: { type: "pass" } });
    await settled();
    source.send({ type: "undo", entry: 1, ply: 0 });
    await settled();
    expect(source.line).toEqual([]);
    expect(heard.at(-1)?.type).toBe("undone");
    const { length } = server.requests;
    source.send({ type: "undo", entry: 0, ply: -1 });
    await settled();
    expect(server.requests.length).toBe(length);
  });

  test("drops answers to a line that was left", async () => {
    const source = begin();
    source.send({ type: "play", entry: 0, move: { type: "pass" } });
    source.setLine(["lion king F4"]);
    await settled();
    expect(heard).toEqual([]);
    expect(source.line).toEqual(["lion king F4"]);
  });

  test("tries again while the server cannot be reached or the client is too fast", async () => {
    vi.useFakeTimers();
    server.failures = [new TypeError("offline"), new RequestError(429, null, "too fast")];
    const source = begin();
    source.send({ type: "look", seat: 0 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(lost).toBe(2);
    expect(heard.map(({ type }) => type)).toEqual(["table"]);
    vi.useRealTimers();
  });

  test("passes on why a position is refused", async () => {
    const fault = { reason: "line 3: no grid", code: "no-record", line: 3 } as const;
    server.failures = [new RequestError(400, fault, fault.reason)];
    begin().send({ type: "look", seat: 0 });
    await settled();
    expect(heard).toEqual([{ type: "refused", reason: fault.reason, code: "no-record", rule: null, entry: null }]);
  });

  test("does not know the messages of people", () => {
    expect(begin().send({ type: "say", text: "hello" })).toBe(false);
  });
});
