/** The state of the table page: the game, what the player is about to do, and what follows from both. No DOM. */

import { untrack } from "svelte";

import { isNarrow } from "../browser/viewport.svelte";
import { buildingIn, optionsIn } from "../model/moves";
import type { BoardInfo, DecisionKind, Move, Space } from "../net/messages";
import { person } from "../net/session.svelte";
import { capital, t } from "../text/i18n.svelte";
import { type Note, refusalNote } from "../text/refusals";
import { plain } from "../text/words";
import { actionsFor } from "./actions";
import { Game } from "./game.svelte";
import { ghostOf, planOf } from "./ghosts";
import { Intent } from "./intent.svelte";
import { type LogLine, linesOf } from "./log";
import { lineText } from "./log-text";
import { askedIn, promptOf } from "./prompt";
import { chosenWar, kingdomsOf, ownLeader, sidesOf } from "./scene";
import { aboutSpace, spaceWords } from "./space-text";

const REST_MS = 650;
/** decisions that a panel beside the board presents */
const PANEL_KINDS: readonly DecisionKind[] = ["war", "building", "monument", "treasure", "wonder-point"];

export class TableState {
  readonly game: Game;
  readonly intent: Intent;
  maps: readonly BoardInfo[] = $state.raw([]);
  /** the space that has the keyboard focus */
  cursor: Space = $state("H6");
  /** spaces that a line of the log or a hint is about */
  lit: readonly Space[] = $state.raw([]);
  /** the phone's sheet shows leaders and catastrophes */
  isRaised = $state(false);
  /** a short message over the table */
  note: Note | null = $state.raw(null);
  /** the space on which the mouse rests */
  rested: Space | null = $state(null);
  #restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.game = new Game(id);
    this.intent = new Intent(this.game);
  }

  get table() {
    return this.game.table;
  }

  get room() {
    return this.game.roomState.room;
  }

  /** All seats wait for this page alone, which opens its seal. */
  readonly isBeginning = $derived.by(
    () =>
      !!this.room?.shuffle?.is_opening &&
      this.room.places.every((place) => place.kind === "bot" || place.person === person()?.id),
  );
  readonly map = $derived.by(() => this.maps.find(({ name }) => name === this.table?.board_name) ?? null);
  readonly lines: LogLine[] = $derived.by(() => (this.table ? linesOf(this.game.past) : []));
  readonly prompt: [string, string] = $derived.by(() => (this.table ? promptOf(this.table, this.intent) : ["", ""]));
  readonly actions = $derived.by(() => (this.table ? actionsFor(this.table, this.intent, isNarrow()) : []));
  readonly conflict = $derived.by(() => this.table?.decision?.conflict ?? null);
  readonly isChoosing = $derived.by(
    () =>
      this.game.isMine &&
      (this.intent.swapping !== null || (this.game.decision !== null && PANEL_KINDS.includes(this.game.decision.kind))),
  );
  readonly hasPanel = $derived.by(() => this.conflict !== null || this.isChoosing || !!this.table?.ended);
  readonly legal: ReadonlySet<Space> = $derived.by(() =>
    this.game.decision?.kind === "treasure" && this.game.isMine
      ? new Set(this.intent.choices.leave_treasure)
      : this.intent.legal,
  );
  readonly #fought = $derived.by(
    () => this.conflict ?? (this.game.isMine ? chosenWar(this.game.decision, this.intent.choice) : null),
  );
  readonly sides = $derived.by(() => (this.#fought ? sidesOf(this.#fought) : null));
  readonly ghost = $derived.by(() => ghostOf(this.intent, this.table));
  readonly plan = $derived.by(() => planOf(this.intent.choice));
  readonly lifted = $derived.by(() => {
    const { pick } = this.intent;
    return this.table && pick?.kind === "leader" ? ownLeader(this.table, pick.colour) : null;
  });
  /** the leader that would leave the board */
  readonly leaving = $derived.by(() => (this.intent.move?.type === "withdraw-leader" ? this.lifted : null));
  /** The consequences of the move are shown, beside its space or on the phone's card. */
  readonly hasCard = $derived.by(() => !this.game.isPending && (!!this.ghost || !!this.plan || this.leaving !== null));
  readonly hot: readonly Space[][] = $derived.by(() => {
    if (this.ghost || this.leaving) return this.intent.preview?.touched ?? [];
    return this.#fought && this.table ? kingdomsOf(this.table.board, this.#fought) : [];
  });
  readonly hotLeaders: ReadonlySet<Space> = $derived.by(
    () => new Set((this.intent.preview?.conflicts ?? []).flatMap((war) => [war.attacker.space, war.defender.space])),
  );
  readonly shownLit: ReadonlySet<Space> = $derived.by(() => {
    const { choice } = this.intent;
    return new Set([...this.lit, ...(choice?.type === "leave-treasure" ? [choice.space] : [])]);
  });
  /** what the piece under the resting mouse is for, and its rule */
  readonly about = $derived.by(() =>
    this.rested && this.table && this.map && !this.intent.pick && !isNarrow()
      ? aboutSpace(this.rested, this.table, this.map)
      : null,
  );
  /** the open decision, for the end of the log */
  readonly now = $derived.by(() =>
    this.table?.decision && !this.game.isCatchingUp
      ? { seat: this.table.decision.seat, text: askedIn(this.table, this.intent) }
      : null,
  );
  /** What the page waits for; browser tests read it. */
  readonly asks: DecisionKind | "playback" | "over" | "wait" = $derived.by(() => {
    const { game } = this;
    if (game.isCatchingUp) return "playback";
    if (!game.decision || this.room?.status === "stopped") return "over";
    return game.isMine && !game.isPending ? game.decision.kind : "wait";
  });
  readonly options = $derived.by(() => optionsIn(this.intent.choices));

  /** Keeps the state in step with the game. To be called while a component initialises. */
  follow(): void {
    // a new decision begins with an empty intent, and with the piece it is about
    $effect(() => {
      void this.table?.entry;
      const { isMine } = this.game;
      untrack(() => {
        this.intent.commit = this.intent.choices.commit?.[0] ?? 0;
        this.lit = [];
        this.reset(isMine);
      });
    });

    // what one player was shown is not for the next
    $effect(() => {
      if (this.game.cover !== null) this.note = null;
    });

    $effect(() => {
      const { refusal } = this.game;
      if (refusal && !this.game.isGone) this.note = refusalNote(refusal);
    });

    $effect(() => {
      if (this.game.isHinting) this.note = { text: t("hint-thinking"), rule: null };
    });

    $effect(() => {
      const best = this.game.hint?.moves[0];
      if (best) this.#showHint(best.move, best.reason);
    });
  }

  #showHint(move: Move, detail: string): void {
    const { table } = this;
    if (!table) return;
    const kind = table.decision?.kind ?? "action";
    const past = {
      ply: 0,
      turn: 0,
      seat: 0,
      kind,
      events: [{ type: "moved" as const, seat: table.viewer ?? 0, move }],
    };
    const [, line] = linesOf([past]);
    if (!line) return;
    const text = t("hint-title", { move: plain(lineText(line, table.seats)) });
    this.note = { text, detail: capital(detail), rule: null };
    this.lit = line.spaces;
  }

  /** Puts back what is picked; a building that must be placed stays picked. */
  reset(isMine = this.game.isMine): void {
    this.intent.clear();
    const [building] = buildingIn(this.intent.choices) ?? [];
    if (isMine && building) this.intent.pick = { kind: "building", colour: building };
  }

  hover(space: Space | null): void {
    this.intent.hovered = space;
    this.#stopRest();
    if (space) this.#restTimer = setTimeout(() => (this.rested = space), REST_MS);
  }

  #stopRest(): void {
    this.rested = null;
    clearTimeout(this.#restTimer);
  }

  /** A click, tap or Enter on a space. Returns whether it did something. */
  pressSpace(space: Space, event: MouseEvent | KeyboardEvent): boolean {
    const { game, intent, table } = this;
    this.#stopRest();
    this.cursor = space;
    if (intent.chooseAt(space)) return true;
    if (intent.legal.has(space)) {
      const isTouch = !(event instanceof KeyboardEvent) && "pointerType" in event && event.pointerType === "touch";
      const isSure = !isTouch && !isNarrow() && intent.pick?.kind !== "building";
      if (isSure || intent.target === space) {
        intent.hovered = space;
        intent.confirm();
      } else this.#aim(space);
      return true;
    }
    const leader = table?.board.leaders.find((piece) => piece.space === space && piece.seat === table.viewer);
    if (!leader || !game.isMine || game.decision?.kind !== "action" || intent.swapping) return false;
    intent.pickLeader(leader.colour);
    return true;
  }

  /** A dragged piece was let go over a space, or beside the board. */
  drop(space: Space | null, isMouse: boolean): void {
    if (!space || !this.intent.legal.has(space)) return this.reset();
    if (!isMouse) return this.#aim(space);
    this.intent.hovered = space;
    this.intent.confirm();
  }

  /** Shows the piece on a space; a second tap or the button places it. */
  #aim(space: Space): void {
    this.intent.target = space;
    this.intent.hovered = null;
  }

  /** Moves the cursor to the next or previous legal space; returns false if there is none. */
  nextLegal(step: number): boolean {
    const all = [...this.legal].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)) || a.localeCompare(b));
    if (!all.length) return false;
    this.cursor = all[(all.indexOf(this.cursor) + step + all.length) % all.length] ?? this.cursor;
    this.intent.target = this.cursor;
    return true;
  }

  moveCursor(space: Space, isVisible: boolean): void {
    this.cursor = space;
    if (this.intent.pick && isVisible) this.intent.hovered = space;
  }

  /** A space in words, for screen readers. */
  readonly describe = $derived.by(() => {
    const { table, map, legal, intent } = this;
    return (space: Space): string => {
      if (!table || !map) return space;
      const words = [space, spaceWords(space, table, map)];
      if (legal.has(space)) words.push(t(intent.wars.has(space) ? "space-war" : "space-legal"));
      return words.join(", ");
    };
  });
}
