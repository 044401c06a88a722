/**
 * A table that the server does not store: a start and a line of moves, sent with every request.
 *
 * It takes the messages of a table's socket and answers with its messages, so that `Game` works with both.
 */

import { RequestError, ask } from "./api";
import type { Listener, Source } from "./connection";
import type {
  Decision,
  FromBrowser,
  FromServer,
  Refused,
  Step,
  StudyAnswer,
  StudyMessage,
  StudyRequest,
  Table,
} from "./messages";

export interface StudyStart {
  /** a record; the line begins where it ends */
  record: string;
  /** the moves of the line so far, as a record has them: `lion king F4` */
  line?: readonly string[];
  /** levels of bots, by seat; people hold the other seats */
  levels?: readonly (string | null)[];
  /** show all hands, points and treasures */
  isRevealed?: boolean;
}

/** The move of a seat by a script: null leaves it to the seat's bot, an empty text leaves the decision open. */
export type Reply = (decision: Decision, line: readonly string[]) => string | null;

type Request = (request: StudyRequest) => Promise<StudyAnswer>;

const RETRY_DELAYS_MS = [500, 1000, 2000, 4000];

export class StudySource implements Source {
  /** moves after the start */
  #line: readonly string[];
  #viewer: number | null = null;
  /** the line changed by other means than a move: answers to earlier requests are dropped */
  #generation = 0;
  /** requests are answered in their order */
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** the open decision of the last table or step */
  #decision: Decision | null = null;
  #ply = 0;

  constructor(
    readonly start: StudyStart,
    readonly listener: Listener,
    /** called when a move has been added or the line has changed */
    readonly onchange: (line: readonly string[]) => void = () => undefined,
    readonly reply: Reply = () => null,
    readonly request: Request = (body) => ask<StudyAnswer>("/api/study", body),
  ) {
    this.#line = start.line ?? [];
    queueMicrotask(() => {
      if (!this.#isClosed) this.listener.open(false);
    });
  }

  get line(): readonly string[] {
    return this.#line;
  }

  /** Replaces the line: goes back, or to a variation. The game then has to look again. */
  setLine(line: readonly string[]): void {
    this.#generation += 1;
    this.#line = line;
    this.onchange(line);
  }

  /** Makes the open decision with a move as a line has it. */
  make(move: string): void {
    this.#ask({ type: "ask-move", entry: this.#ply, move });
  }

  /** Makes the open decision by a bot of a level. */
  makeBy(level: string): void {
    if (this.#decision) this.listener.receive({ type: "thinking", seat: this.#decision.seat });
    this.#ask({ type: "ask-move", entry: this.#ply, level });
  }

  send(message: FromBrowser): boolean {
    switch (message.type) {
      case "look":
        this.#viewer = message.seat ?? null;
        this.#ask({ type: "look", seat: this.#viewer });
        return true;
      case "undo":
        this.#undo(message.ply);
        return true;
      case "play":
      case "ask-previews":
      case "ask-refusals":
      case "ask-log":
      case "ask-hint":
        this.#ask(message);
        return true;
      case "ask-focus": // the coach comments on games
      case "ask-opinion":
      case "answer-undo": // there are no other people
      case "ask-undo":
      case "away":
      case "come-back":
      case "replace-absent":
      case "leave":
      case "open":
      case "rematch":
      case "say":
      case "sit":
      case "stand":
      case "start":
        return false;
    }
  }

  reconnect(): void {
    this.#generation += 1;
    this.listener.open(true);
  }

  close(): void {
    this.#isClosed = true;
    this.#generation += 1;
  }

  #undo(ply: number): void {
    const count = this.#ply - ply;
    if (count <= 0 || count > this.#line.length) return;
    this.setLine(this.#line.slice(0, -count));
    this.#ask({ type: "look", seat: this.#viewer }, (messages) =>
      messages.map((message) =>
        message.type === "table" ? { type: "undone", seat: this.#viewer ?? 0, table: message } : message,
      ),
    );
  }

  #ask(message: StudyMessage, change: (messages: FromServer[]) => FromServer[] = (messages) => messages): void {
    const generation = this.#generation;
    const isStale = () => this.#isClosed || generation !== this.#generation;
    this.#last = this.#last.then(async () => {
      if (isStale()) return;
      const answer = await this.#send(message, isStale);
      if (!answer || isStale()) return;
      if (answer.added.length) {
        this.#line = [...this.#line, ...answer.added];
        this.onchange(this.#line);
      }
      for (const each of change(answer.messages)) this.#receive(each);
    });
  }

  /** Repeats a request while the server cannot be reached or is busy. */
  async #send(message: StudyMessage, isStale: () => boolean): Promise<StudyAnswer | null> {
    for (let tries = 0; !isStale(); tries++) {
      try {
        const answer = await this.request({
          start: this.start.record,
          line: [...this.#line],
          levels: [...(this.start.levels ?? [])],
          viewer: this.#viewer,
          reveal: this.start.isRevealed ?? false,
          message,
        });
        if (tries) this.listener.open(false);
        return answer;
      } catch (error) {
        const isPassing = !(error instanceof RequestError) || error.status === 429 || error.status >= 500;
        if (!isPassing) return { messages: [refusedBy(error)], added: [] };
        this.listener.lost();
        const delay = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)];
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    return null;
  }

  #receive(message: FromServer): void {
    const table: Table | Step | null =
      message.type === "table" || message.type === "step" ? message : message.type === "undone" ? message.table : null;
    if (table) {
      this.#decision = table.decision;
      this.#ply = table.ply;
    }
    this.listener.receive(message);
    if (table) this.#answerFor(table.entry);
  }

  /** Makes the move of a seat that a script or a bot plays. */
  #answerFor(entry: number): void {
    const decision = this.#decision;
    if (!decision) return;
    const scripted = this.reply(decision, this.#line);
    if (scripted !== null) {
      if (scripted) this.#ask({ type: "ask-move", entry, move: scripted });
    } else if (this.start.levels?.[decision.seat]) {
      this.listener.receive({ type: "thinking", seat: decision.seat });
      this.#ask({ type: "ask-move", entry });
    }
  }
}

function refusedBy(error: RequestError): Refused {
  const { fault } = error;
  return {
    type: "refused",
    reason: error.message,
    code: fault?.code ?? "internal",
    rule: fault?.rule ?? null,
    entry: null,
  };
}
