/** A game as it is seen here: the table that is shown, and steps that are still to be played back. */

import { PACES, settings } from "../browser/settings.svelte";
import { keyOf } from "../model/moves";
import { toOpen } from "../model/shuffle";
import { socketAddress } from "../net/api";
import { Connection } from "../net/connection";
import {
  FINAL_CODES,
  type FromBrowser,
  type FromServer,
  type Hint,
  type Move,
  type Past,
  type Play,
  type Preview,
  type Refused,
  type Room,
  type Space,
  type Step,
  type Table,
} from "../net/messages";
import { askName, isOnline, loadSession, person } from "../net/session.svelte";
import { language } from "../text/i18n.svelte";
import { addPast, pastOf, spacesOf } from "./log";
import { RoomState } from "./room-state.svelte";

/** When the next frame has been drawn, or soon where nothing is drawn. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 150);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** the last entry that each viewer has seen */
type Memory = Record<string, number>;

export class Game {
  /** what is shown now */
  table: Table | null = $state.raw(null);
  /** what was shown before, if the step between is known: for motion */
  step: Step | null = $state.raw(null);
  before: Table | null = $state.raw(null);
  /** steps of others that are not shown yet */
  queue: Step[] = $state.raw([]);
  isPaused = $state(false);
  /** what the moves of the open decision would lead to, by `keyOf` */
  previews: ReadonlyMap<string, Preview> = $state.raw(new Map());
  hint: Hint | null = $state.raw(null);
  isHinting = $state(false);
  thinking: number | null = $state(null);
  refusal: Refused | null = $state.raw(null);
  isOnline = $state(true);
  /** there is no such game, or no longer */
  isGone = $state(false);
  /** a move was sent and is not answered yet */
  isPending = $state(false);
  /** the seat that must say "it's me" before anything is shown */
  cover: number | null = $state(null);

  /** moves that led to the present, and to what is shown now */
  #past: Past[] = $state.raw([]);
  readonly past: readonly Past[] = $derived(this.#past.filter(({ ply }) => ply <= (this.table?.ply ?? 0)));

  /** the people around it, on a server for many */
  readonly roomState: RoomState;

  readonly isCatchingUp = $derived(this.queue.length > 0);
  readonly decision = $derived(this.table?.decision ?? null);
  readonly isMine = $derived(
    this.table !== null &&
      this.decision !== null &&
      this.decision.seat === this.table.viewer &&
      !this.isCatchingUp &&
      this.cover === null,
  );
  /** spaces of the step that was shown last, if it was somebody else's */
  readonly lit: ReadonlySet<Space> = $derived(
    this.step && this.step.seat !== this.table?.viewer ? spacesOf(this.step.events) : new Set<Space>(),
  );

  #connection: Connection;
  #memory: Memory;
  /** the seats that are played from here; null until the game is seen */
  #ownSeats: readonly number[] | null = null;
  #viewer: number | null = null;
  #latest = -1;
  /** the move that was sent and is not answered: said again when the server is back, where it counts once */
  #unacknowledged: Play | null = null;
  /** what came while a move that was just made is being drawn: what it led to takes longer to draw */
  #held: FromServer[] | null = null;
  /** what is said once there is a name */
  #queued: FromBrowser | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#memory = this.#loadMemory();
    this.roomState = new RoomState(id);
    this.#connection = new Connection(socketAddress(id), {
      receive: (message) => {
        if (this.#held) this.#held.push(message);
        else this.receive(message);
      },
      open: (again) => {
        this.isOnline = true;
        // whoever has left may have to come back before there is anything to see
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
    document.removeEventListener("visibilitychange", this.#sendAway);
    clearTimeout(this.#timer);
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
        if (message.table.viewer !== this.#viewer || message.table.entry <= this.#latest) break;
        this.roomState.setClocks(message.table);
        this.#latest = message.table.entry;
        this.#settlePending(message.table.entry);
        this.thinking = null;
        this.#past = addPast(this.#past, pastOf(message));
        if (message.seat === this.#viewer && !this.queue.length) this.#showStep(message);
        else {
          this.queue = [...this.queue, message];
          if (!this.#timer) this.#wait(this.queue.length > 1 || this.step === null ? 300 : undefined);
        }
        break;
      case "undone":
        this.#stop();
        this.roomState.setClocks(message.table);
        this.#showTable(message.table);
        this.#past = this.#past.filter(({ ply }) => ply <= message.table.ply);
        break;
      case "previews":
        if (message.entry === this.table?.entry) {
          this.previews = new Map(message.previews.map((preview) => [keyOf(preview.move), preview]));
        }
        break;
      case "hint":
        this.isHinting = false;
        if (message.entry === this.table?.entry) this.hint = message;
        break;
      case "log":
        this.#past = message.past;
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "room": {
        if (!isOnline()) break; // at one machine everybody is here
        const isFirst = this.roomState.room === null;
        this.roomState.setRoom(message);
        if (isFirst && document.hidden) this.#sendAway(); // opened in a tab that nobody looks at
        this.#openSeal(message);
        this.#changeSeats();
        break;
      }
      case "said":
        this.roomState.addLine(message);
        break;
      case "refused":
        this.#settlePending();
        this.isHinting = false;
        this.refusal = message;
        this.isGone = FINAL_CODES.includes(message.code);
        if (message.code === "stale") this.#view(this.#viewer, this.#latest);
        if (message.code === "logged-out") void this.#reloadSession();
        break;
      case "your-turn": // goes to the socket for notices
        break;
    }
  }

  /** What a legal move leads to, once the server has sent it. */
  previewOf(move: Move): Preview | null {
    return this.previews.get(keyOf(move)) ?? null;
  }

  /** Makes a move of the open decision. */
  play(move: Move): void {
    if (!this.table || !this.isMine || this.isPending) return;
    this.refusal = null;
    const play: Play = { type: "play", entry: this.table.entry, move };
    this.isPending = this.#connection.send(play);
    this.#unacknowledged = this.isPending ? play : null;
    if (this.isPending) this.#holdMessages();
  }

  /** Has the piece be seen where it was let go before anything else is done. */
  #holdMessages(): void {
    this.#held ??= [];
    const release = () => {
      const held = this.#held ?? [];
      this.#held = null;
      for (const message of held) this.receive(message);
    };
    nextPaint().then(release, release);
  }

  undo(ply: number | undefined = this.table?.undo_to[0]): void {
    if (!this.table || ply === undefined || this.isPending) return;
    this.refusal = null;
    this.isPending = this.#connection.send({ type: "undo", entry: this.table.entry, ply });
  }

  /** Whether I may ask the others to take my last decision back. */
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

  /** Says something to the table, about people. */
  send(message: FromBrowser): boolean {
    this.refusal = null;
    return this.#connection.send(message);
  }

  /** The same for what needs a name: whoever has none is asked for it, and known from then on. Whether it is said. */
  async sendNamed(message: FromBrowser | null): Promise<boolean> {
    if (!isOnline() || person()) return message !== null && this.send(message);
    if (!(await askName())) return false;
    this.refusal = null;
    this.isGone = false;
    this.#queued = message;
    this.#connection.reconnect();
    return true;
  }

  /** This browser's session has ended: another may have begun in another tab. */
  async #reloadSession(): Promise<void> {
    await loadSession();
    if (!person()) return; // the page offers to give a name
    this.refusal = null;
    this.isGone = false;
    this.#ownSeats = null;
    this.#connection.reconnect();
  }

  /** Comes back to a table that nobody but its players may look at. */
  comeBack(seat: number): void {
    this.refusal = null;
    this.isGone = false;
    this.#ownSeats = null;
    this.#queued = { type: "come-back", seat };
    this.#connection.reconnect();
  }

  readonly #sendAway = (): void => {
    if (this.roomState.room) this.#connection.send({ type: "away", is_away: document.hidden });
  };

  askHint(level: string): void {
    if (!this.table || !this.isMine) return;
    this.hint = null;
    this.isHinting = this.#connection.send({ type: "ask-hint", entry: this.table.entry, level, language: language() });
  }

  /** "It's me": shows the table to the seat that decides. */
  claim(): void {
    if (this.cover === null) return;
    const seat = this.cover;
    this.table = null;
    this.#past = [];
    this.cover = null;
    this.#view(seat, this.#memory[seat] ?? this.#latest);
    this.#connection.send({ type: "ask-log" });
  }

  /** Shows the next step of the queue now. */
  next(): void {
    this.#stopTimer();
    const [step, ...rest] = this.queue;
    if (!step) return;
    this.queue = rest;
    this.#showStep(step);
    if (rest.length && !this.isPaused) this.#wait();
  }

  /** Shows where it all led. */
  skip(): void {
    this.#stopTimer();
    const last = this.queue[this.queue.length - 1];
    if (!last) return;
    this.queue = [];
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

  /** The first table tells who plays here. */
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

  /** Others sit where I sat, or I where others did: the table is looked at from there. */
  #changeSeats(): void {
    const { mine } = this.roomState;
    if (!this.#ownSeats || String(mine) === String(this.#ownSeats)) return;
    this.#ownSeats = mine;
    this.cover = null;
    const [only = null] = mine;
    this.#view(mine.length === 1 ? only : null, null);
    this.#connection.send({ type: "ask-log" });
  }

  /** What was said is answered, if the table has gone on since, or if nothing can be said of it any more. */
  #settlePending(entry = Infinity): void {
    if (this.#unacknowledged && entry <= this.#unacknowledged.entry) return;
    this.#unacknowledged = null;
    this.isPending = false;
  }

  /** Adds to the shuffle what was sealed, when nobody can sit down any more. */
  #openSeal(room: Room): void {
    for (const contribution of toOpen(room)) this.#connection.send({ type: "open", contribution });
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
    this.#settlePending(table.entry);
    this.before = null;
    this.step = null;
    this.#settle(table);
  }

  #showStep(step: Step): void {
    this.before = this.table && this.table.viewer === step.table.viewer ? this.table : null;
    this.step = step;
    this.#settle(step.table);
  }

  #settle(table: Table): void {
    this.table = table;
    this.previews = new Map();
    this.hint = null;
    const decision = table.decision;
    if (table.viewer !== null) {
      this.#memory[table.viewer] = table.entry;
      this.#saveMemory();
    }
    if (this.queue.length || !decision) return;
    if (decision.seat === table.viewer) {
      this.#connection.send({ type: "ask-previews", entry: table.entry });
    } else if (this.#ownSeats?.includes(decision.seat) && this.#ownSeats.length > 1) {
      this.cover = decision.seat;
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
    this.queue = [];
  }

  #loadMemory(): Memory {
    try {
      const kept = localStorage.getItem(`shedu.game.${this.id}`);
      if (kept) return JSON.parse(kept) as Memory;
    } catch {
      // no memory, no harm
    }
    return {};
  }

  #saveMemory(): void {
    try {
      localStorage.setItem(`shedu.game.${this.id}`, JSON.stringify(this.#memory));
    } catch {
      // full or forbidden: what others did meanwhile is then not played back
    }
  }
}
