/** A game as this browser sees it: the table on screen, and a queue of steps to play back. */

import { HANDOVER_MS, PACES, settings } from "../browser/settings.svelte";
import { toOpen } from "../model/shuffle";
import { history, socketAddress } from "../net/api";
import { Connection, type Listener, type Source } from "../net/connection";
import {
  FINAL_CODES,
  type FromBrowser,
  type FromServer,
  type Move,
  type Past,
  type Play,
  type Refused,
  type Room,
  type Space,
  type Table,
} from "../net/messages";
import { askName, isOnline, loadSession, needsName, person } from "../net/session.svelte";
import { type AppliedStep, applyStep, applySteps, follows } from "../net/steps";
import { coveredTable } from "./cover";
import { DecisionInfo } from "./decision-info.svelte";
import type { Adviser, Made } from "./guide/adviser";
import { adviserAt } from "./guide/hints";
import { History } from "./past/history.svelte";
import { addPast, pastOf, spacesOf } from "./past/log";
import { type Memory, loadMemory, saveMemory } from "./past/memory";
import { RoomState } from "./room-state.svelte";
import { type Verdict, verdictMs, verdictOf } from "./verdict";

/** Resolves after the next frame, or after a short time in a background tab. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 150);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** when the session is loaded again after it has ended */
const RELOAD_PAUSES_MS = [500, 1000, 2000, 4000];

/** Opens the source of a game's messages. */
export type Connect = (listener: Listener) => Source;

export class Game {
  /** the table on screen */
  table: Table | null = $state.raw(null);
  /** the latest step and the table before it, for animation */
  step: AppliedStep | null = $state.raw(null);
  before: Table | null = $state.raw(null);
  /** steps of other players waiting to be shown */
  queue: AppliedStep[] = $state.raw([]);
  isPaused = $state(false);
  /** the outcome of a conflict, shown on the table before it until a click or for some seconds */
  verdict: Verdict | null = $state.raw(null);
  adviser: Adviser | null = null;
  /** the viewer's latest move */
  made: Made | null = $state.raw(null);
  thinking: number | null = $state(null);
  refusal: Refused | null = $state.raw(null);
  isOnline = $state(true);
  /** the game cannot be viewed: unknown, deleted or closed */
  isGone = $state(false);
  /** a move was sent and is not acknowledged yet */
  isPending = $state(false);
  /** the seat that must confirm "it's me" before its hand is shown; until then the table is a spectator's */
  cover: number | null = $state(null);
  /** the seat to which the screen is passed in a moment: the player before still sees what the move did */
  handover: number | null = $state(null);

  /** a bot may be asked for advice */
  hasHints = true;
  /** a position without a stored game: a lesson, a study, a puzzle */
  readonly isStudy: boolean;

  /** all moves, and those up to the table on screen */
  #past: Past[] = $state.raw([]);
  readonly past: readonly Past[] = $derived(this.#past.filter(({ ply }) => ply <= (this.table?.ply ?? 0)));

  /** the server's answers about the open decision */
  readonly info = new DecisionInfo((message) => this.#connection.send(message));

  /** the moves so far, to look back at */
  readonly history = new History((viewer) => history(this.id, viewer));

  /** people, chat and clocks, on an online server */
  readonly roomState: RoomState;

  /** the step behind the verdict on screen */
  #decided: AppliedStep | null = null;
  /** the latest known table: ahead of the one on screen while steps are played back */
  readonly present: Table | null = $derived(
    this.queue.at(-1)?.table ?? (this.verdict && this.#decided ? this.#decided.table : this.table),
  );
  readonly isCatchingUp = $derived(this.queue.length > 0 || this.verdict !== null || this.handover !== null);
  readonly decision = $derived(this.table?.decision ?? null);
  readonly isMine = $derived(
    this.table !== null &&
      this.decision !== null &&
      this.decision.seat === this.table.viewer &&
      !this.isCatchingUp &&
      !this.history.isOpen &&
      this.cover === null,
  );
  /** the latest step, if another player made it */
  readonly moved: AppliedStep | null = $derived(this.step?.seat === this.table?.viewer ? null : this.step);
  /** its spaces */
  readonly lit: ReadonlySet<Space> = $derived(new Set(this.moved ? spacesOf(this.moved.lines) : []));

  #connection: Source;
  #memory: Memory;
  /** seats played from this browser; null until the first table arrives */
  #ownSeats: readonly number[] | null = null;
  #viewer: number | null = null;
  #latest = -1;
  /** the table after the last received step, shown or still queued: the next step is applied to it */
  #received: Table | null = null;
  /** the move without acknowledgement; sent again after a reconnect (the server applies it once) */
  #unacknowledged: Play | null = null;
  /** messages held back until the piece just placed has been painted */
  #held: FromServer[] | null = null;
  /** sent once the person has a name */
  #queued: FromBrowser | null = null;
  /** contributions to the shuffle that were revealed over this connection */
  #opened = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reload: ReturnType<typeof setTimeout> | undefined;

  /** `connect` makes it a study: nothing is stored, and no hand is covered. */
  constructor(
    readonly id: string,
    connect?: Connect,
  ) {
    this.isStudy = connect !== undefined;
    this.#memory = this.isStudy ? {} : loadMemory(id);
    this.roomState = new RoomState(id);
    const open: Connect = connect ?? ((listener) => new Connection(socketAddress(id), listener));
    this.#connection = open({
      receive: (message) => {
        this.isOnline = true;
        if (this.#held) this.#held.push(message);
        else this.receive(message);
      },
      open: (again) => {
        this.isOnline = true;
        this.#opened.clear();
        // a player who left a closed table must come back before the table is sent
        const isBack = this.#queued?.type === "come-back";
        if (this.#queued && isBack) this.#connection.send(this.#queued);
        if (again && this.#ownSeats) {
          this.#view(this.#viewer, this.#latest);
          if (this.#unacknowledged) this.#connection.send(this.#unacknowledged);
        } else this.#connection.send({ type: "look", seat: null });
        if (this.#queued && !isBack) this.#connection.send(this.#queued);
        this.#queued = null;
        if (document.hidden) this.#sendAway();
      },
      lost: () => {
        this.isOnline = false;
        this.isPending = this.#unacknowledged !== null;
      },
    });
    document.addEventListener("visibilitychange", this.#sendAway);
  }

  close(): void {
    this.adviser?.close();
    document.removeEventListener("visibilitychange", this.#sendAway);
    clearTimeout(this.#timer);
    clearTimeout(this.#reload);
    this.history.close();
    this.#connection.close();
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.roomState.setClocks(message);
        if (!this.#ownSeats) this.#chooseSeat(message);
        else {
          this.#showTable(message);
          this.#connection.send({ type: "ask-log" });
        }
        break;
      case "step":
        if (message.viewer !== this.#viewer || message.entry <= this.#latest || !this.#received) break;
        if (follows(this.#received, message)) this.#takeStep(applyStep(this.#received, message));
        else this.#view(this.#viewer, null); // a step is missing: request the whole table
        break;
      case "missed":
        if (message.table.viewer !== this.#viewer) break;
        if (message.table.entry !== this.#received?.entry || this.#received.viewer !== this.#viewer) {
          this.#stop();
          this.before = this.step = null;
          this.table = message.table;
          this.history.begin(message.table);
          this.#connection.send({ type: "ask-log" });
        }
        for (const shown of applySteps(message.table, message.steps)) this.#takeStep(shown);
        break;
      case "undone":
        this.#stop();
        this.roomState.setClocks(message.table);
        this.#latest = -1;
        this.history.undo(message.table);
        this.#showTable(message.table);
        this.#past = this.#past.filter(({ ply }) => ply <= message.table.ply);
        break;
      case "hint":
      case "previews":
      case "refusals":
        if (message.type === "hint") this.info.isHinting = false;
        if (message.entry === this.table?.entry) this.info.receive(message);
        break;
      case "focus":
      case "opinion":
        this.adviser?.receive(message);
        break;
      case "log":
        this.#past = message.past;
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "room": {
        if (!isOnline()) break; // a local server has no rooms
        const isFirst = this.roomState.room === null;
        this.roomState.setRoom(message);
        if (isFirst && document.hidden) this.#sendAway(); // opened in a background tab
        this.#openSeal(message);
        this.#changeSeats();
        break;
      }
      case "said":
        this.roomState.addLine(message);
        break;
      case "line-removed":
        this.roomState.removeLine(message.number);
        break;
      case "refused":
        if (this.adviser?.refuse(message.code)) break;
        this.#settlePending();
        this.info.isHinting = false;
        this.refusal = message;
        this.isGone = FINAL_CODES.includes(message.code);
        if (message.code === "stale") this.#view(this.#viewer, this.#latest);
        if (message.code === "logged-out") void this.#reloadSession();
        break;
      case "your-turn": // sent to the notices socket only
        break;
    }
  }

  /** Shows a step, or queues it for playback. */
  #takeStep(shown: AppliedStep): void {
    const { table } = shown;
    this.#received = table;
    this.roomState.setClocks(table);
    this.#latest = table.entry;
    this.#settlePending(table.entry);
    this.thinking = null;
    this.#past = addPast(this.#past, pastOf(shown));
    if (shown.seat === this.#viewer && !this.isCatchingUp) this.#showStep(shown);
    else {
      this.queue = [...this.queue, shown];
      if (!this.#timer) this.#wait(this.queue.length > 1 || this.step === null ? 300 : undefined);
    }
  }

  /** Requests the refusals of the open decision, once. */
  askRefusals(): void {
    if (this.table && this.isMine) this.info.askRefusals(this.table.entry);
  }

  /** Makes a move of the open decision. */
  play(move: Move): void {
    if (!this.table || !this.isMine || this.isPending) return;
    this.refusal = null;
    this.made = { move, preview: this.info.previewOf(move), table: this.table };
    const play: Play = { type: "play", entry: this.table.entry, move };
    const answer = this.adviser?.check(play);
    if (!answer) return this.#sendPlay(play);
    this.isPending = true;
    void answer.then((isSure) => {
      if (!this.isPending || this.#unacknowledged || this.table?.entry !== play.entry) return;
      this.isPending = false;
      if (isSure) this.#sendPlay(play);
    });
  }

  #sendPlay(play: Play): void {
    this.isPending = this.#connection.send(play);
    this.#unacknowledged = this.isPending ? play : null;
    if (this.isPending) this.#holdMessages();
  }

  /** Holds messages back until the placed piece has been painted. */
  #holdMessages(): void {
    this.#held ??= [];
    const release = () => {
      const held = this.#held ?? [];
      this.#held = null;
      for (const message of held) this.receive(message);
    };
    nextPaint().then(release, release);
  }

  undo(ply: number | undefined = this.present?.undo_to[0]): void {
    if (!this.present || ply === undefined || this.isPending) return;
    this.refusal = null;
    this.isPending = this.#connection.send({ type: "undo", entry: this.present.entry, ply });
  }

  /** Whether the viewer may ask the other players for an undo. */
  get canAskUndo(): boolean {
    const { room } = this.roomState;
    return room?.status === "playing" && !room.undo && this.#lastOwn !== undefined;
  }

  get #lastOwn(): Past | undefined {
    return this.#viewer === null ? undefined : this.past.findLast(({ seat }) => seat === this.#viewer);
  }

  askUndo(): void {
    const last = this.#lastOwn;
    if (this.table && last) this.send({ type: "ask-undo", entry: this.table.entry, ply: last.ply - 1 });
  }

  /** Sends a message and clears the last rejection. */
  send(message: FromBrowser): boolean {
    this.refusal = null;
    return this.#connection.send(message);
  }

  /** Sends a message that needs a name, and asks for one first if necessary. Returns whether it was sent or queued. */
  async sendNamed(message: FromBrowser | null): Promise<boolean> {
    if (!needsName()) return message !== null && this.send(message);
    if (!(await askName())) return false;
    this.refusal = null;
    this.isGone = false;
    this.#queued = message;
    this.#connection.reconnect();
    return true;
  }

  /**
   * The session has ended; another tab may have started a new one. Its cookie can arrive after this message, or the
   * person logs in later: so the page asks again for a while, and whenever it is shown.
   */
  async #reloadSession(pauses: readonly number[] = RELOAD_PAUSES_MS): Promise<void> {
    await loadSession();
    if (this.refusal?.code !== "logged-out") return;
    if (person()) {
      this.refusal = null;
      this.isGone = false;
      this.#ownSeats = null;
      this.#connection.reconnect();
      return;
    }
    const [pause, ...rest] = pauses; // the page offers to log in meanwhile
    if (pause !== undefined) this.#reload = setTimeout(() => void this.#reloadSession(rest), pause);
  }

  /** Returns to a seat at a table that is open to its players only. */
  comeBack(seat: number): void {
    this.refusal = null;
    this.isGone = false;
    this.#ownSeats = null;
    this.#queued = { type: "come-back", seat };
    this.#connection.reconnect();
  }

  readonly #sendAway = (): void => {
    if (this.refusal?.code === "logged-out" && !document.hidden) void this.#reloadSession([]);
    if (this.roomState.room) this.#connection.send({ type: "away", is_away: document.hidden });
  };

  askHint(): void {
    if (this.table && this.isMine) this.info.askHint(this.table.entry, adviserAt(this.table.seats));
  }

  /** Confirms "it's me": shows the table from the covered seat. */
  claim(): void {
    if (this.cover === null) return;
    const seat = this.cover;
    this.#received = this.cover = null; // the public table stays until that of the seat arrives
    // a player who has not moved yet sees everything so far
    const hasMoved = this.#past.some((past) => past.seat === seat);
    this.#past = [];
    this.#view(seat, this.#memory[seat] ?? (hasMoved ? this.#latest : 0));
    this.#connection.send({ type: "ask-log" });
  }

  /** Passes the screen on: shows the table as a spectator sees it until the next player takes it. */
  #passOn(seat: number): void {
    this.#stop();
    this.cover = seat;
    this.history.close();
    this.#received = this.before = this.step = null;
    if (this.table) this.table = coveredTable(this.table);
    this.#past = [];
    this.#view(null, null);
    this.#connection.send({ type: "ask-log" });
  }

  /** Ends the verdict, or shows the next queued step at once. */
  next(): void {
    this.#stopTimer();
    if (this.handover !== null) return this.#passOn(this.handover);
    if (this.#decided) {
      this.#showOutcome(this.#decided);
      if (this.queue.length) this.#wait();
      else this.isPaused = false;
      return;
    }
    const [step, ...rest] = this.queue;
    if (!step) return;
    this.queue = rest;
    this.#showStep(step);
    if (rest.length && !this.verdict) this.#wait();
  }

  /** Skips the queue and shows its last table. */
  skip(): void {
    this.#stopTimer();
    if (this.handover !== null) return this.#passOn(this.handover);
    const skipped = [...(this.#decided ? [this.#decided] : []), ...this.queue];
    const last = skipped.at(-1);
    if (!last) return;
    for (const step of skipped) this.history.add(step);
    this.queue = [];
    this.#dropVerdict();
    this.isPaused = false;
    this.before = null;
    this.step = last;
    this.#settle(last.table);
  }

  pause(): void {
    this.isPaused = !this.isPaused;
    if (this.isPaused) this.#stopTimer();
    else this.next();
  }

  /** Chooses the seat to view from, when the first table arrives. */
  #chooseSeat(table: Table): void {
    this.#ownSeats = this.roomState.room
      ? this.roomState.mine
      : table.seats.flatMap((seat, index) => (seat.kind === "human" ? [index] : []));
    const [only] = this.#ownSeats;
    if (this.#ownSeats.length === 1 && only !== undefined) {
      this.#view(only, this.#memory[only] ?? null);
    } else {
      this.#viewer = null;
      this.#showTable(table);
    }
    this.#connection.send({ type: "ask-log" });
  }

  /** Views the table from another seat after seats have changed. */
  #changeSeats(): void {
    const { mine } = this.roomState;
    if (!this.#ownSeats || String(mine) === String(this.#ownSeats)) return;
    this.#ownSeats = mine;
    this.cover = null;
    const [only = null] = mine;
    this.#view(mine.length === 1 ? only : null, null);
    this.#connection.send({ type: "ask-log" });
  }

  /** Settles the pending move once the table has passed its entry, or after a rejection. */
  #settlePending(entry = Infinity): void {
    if (this.#unacknowledged && entry <= this.#unacknowledged.entry) return;
    this.#unacknowledged = null;
    this.isPending = false;
  }

  /** Reveals the contributions to the shuffle once seats are fixed, each once: others reveal theirs in the meantime. */
  #openSeal(room: Room): void {
    for (const contribution of toOpen(room)) {
      if (this.#opened.has(contribution)) continue;
      if (this.#connection.send({ type: "open", contribution })) this.#opened.add(contribution);
    }
  }

  /** Requests the table and its log, after the line of a study has changed or from another seat. */
  lookAgain(seat: number | null = this.#viewer): void {
    this.#stop();
    this.#view(seat, null);
    this.#connection.send({ type: "ask-log" });
  }

  #view(seat: number | null, since: number | null): void {
    this.#viewer = seat;
    this.#latest = -1;
    this.#connection.send({ type: "look", seat, ...(since !== null && since >= 0 ? { since } : {}) });
  }

  #showTable(table: Table): void {
    if (table.viewer !== this.#viewer) return;
    this.#stop();
    this.#latest = Math.max(this.#latest, table.entry);
    this.#received = table;
    this.#settlePending(table.entry);
    this.before = null;
    this.step = null;
    if (this.history.latest !== table.ply || this.history.viewer !== table.viewer) this.history.begin(table);
    this.#settle(table);
  }

  /** Shows a step; one that decides a conflict begins with its verdict. */
  #showStep(step: AppliedStep): void {
    const verdict = this.table?.viewer === step.table.viewer ? verdictOf(this.table, step.events) : null;
    if (!verdict) return this.#showOutcome(step);
    this.verdict = verdict;
    this.#decided = step;
    this.#wait(verdictMs(verdict, this.#viewer));
  }

  #showOutcome(step: AppliedStep): void {
    this.#dropVerdict();
    this.before = this.table && this.table.viewer === step.table.viewer ? this.table : null;
    this.step = step;
    this.history.add(step);
    this.#settle(step.table);
  }

  #dropVerdict(): void {
    this.verdict = null;
    this.#decided = null;
  }

  #settle(table: Table): void {
    this.table = table;
    this.info.clear();
    const decision = table.decision;
    if (table.viewer !== null) {
      this.#memory[table.viewer] = table.entry;
      if (!this.isStudy) saveMemory(this.id, this.#memory);
    }
    if (this.queue.length || !decision || this.cover !== null) return;
    if (decision.seat === table.viewer) {
      this.info.askPreviews(table.entry);
    } else if (this.#ownSeats?.includes(decision.seat) && this.#ownSeats.length > 1) {
      if (this.isStudy) this.lookAgain(decision.seat);
      else if (table.viewer === null) this.cover = decision.seat;
      else {
        this.handover = decision.seat;
        this.#wait(HANDOVER_MS[settings.pace]);
      }
    }
  }

  #wait(pause: number = PACES[settings.pace]): void {
    if (this.isPaused) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.next();
    }, pause);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #stop(): void {
    this.#stopTimer();
    this.#dropVerdict();
    this.handover = null;
    this.queue = [];
  }
}
