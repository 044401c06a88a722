/** The state of the table page: the game, what the player is about to do, and what follows from both. No DOM. */

import { untrack } from "svelte";

import type { Changes } from "../board/marks";
import { isNarrow } from "../browser/viewport.svelte";
import { change, settings } from "../browser/settings.svelte";
import { type Pick, buildingIn, optionsIn, picksFor, placing, takenBy } from "../model/moves";
import type { Draw, Sketch } from "../board/marks";
import type { BoardInfo, ConflictKind, DecisionKind, Hint, Move, Space } from "../net/messages";
import { person } from "../net/session.svelte";
import { capital, t } from "../text/i18n.svelte";
import { type Note, problemText, refusalNote } from "../text/refusals";
import { actionsFor } from "./actions";
import { COACHED_GAMES, Coach } from "./guide/coach.svelte";
import { attemptAt, nothingFits, pickKey, refusalText } from "./guide/explanations";
import { type Connect, Game } from "./game.svelte";
import { ghostOf, planOf } from "./ghosts";
import { Intent } from "./intent.svelte";
import { type Advice, adviceOf, prepare } from "./guide/hints";
import { NO_CHANGES, changesBetween, changesNamed, sinceLastTurn } from "./past/changes";
import { type LogLine, linesOf, spacesOf } from "./past/log";
import { askedIn, promptOf } from "./prompt";
import { chosenWar, kingdomsOf, ownLeader, sidesOf } from "./scene";
import { aboutSpace, spaceWords } from "./space-text";
import { isAction, notNow } from "./taps";

const REST_MS = 650;
/** with a piece in hand, the reason of a refusal comes sooner */
const REFUSED_REST_MS = 250;
/** decisions that a panel beside the board presents */
const PANEL_KINDS: readonly DecisionKind[] = ["war", "building", "monument", "treasure", "wonder-point"];

export class TableState {
  readonly game: Game;
  readonly intent: Intent;
  readonly coach: Coach;
  maps: readonly BoardInfo[] = $state.raw([]);
  /** the space that has the keyboard focus */
  cursor: Space = $state("H6");
  /** a refused attempt to make a move at a space; without a move, nothing was picked and nothing fits there */
  attempt: { space: Space; move: Move | null } | null = $state.raw(null);
  /** a space that was pressed with nothing picked: the pieces that may go there are offered */
  offered: Space | null = $state(null);
  /** the keyboard pressed the last space */
  isKeyed = $state(false);
  /** spaces that a line of the log is about */
  lit: readonly Space[] = $state.raw([]);
  /** the phone's sheet shows leaders and catastrophes */
  isRaised = $state(false);
  /** the panel of a study has something to read: the sheet of a phone leaves it room */
  needsRoom = $state(false);
  /** marks and arrows of a study */
  sketch: Sketch | null = $state.raw(null);
  draw: Draw | null = $state.raw(null);
  /** takes presses of spaces while a study is drawn on */
  pen: ((space: Space) => void) | null = $state.raw(null);
  /** a short message over the table */
  note: Note | null = $state.raw(null);
  /** the space on which the mouse rests */
  rested: Space | null = $state(null);
  /** what of the latest step is still in the air: its pieces, then points and treasures */
  landing: "pieces" | "points" | null = $state(null);
  /** the space just pressed: its piece is explained once the mouse has been elsewhere */
  #pressed: Space | null = null;
  #restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, connect?: Connect) {
    this.game = new Game(id, connect);
    this.intent = new Intent(this.game);
    this.coach = new Coach(this.game);
    if (!this.game.isStudy) this.game.adviser = this.coach;
  }

  /** the table on screen: the present, or a position that the player looks back at */
  get table() {
    return this.game.history.table ?? this.game.table;
  }

  get room() {
    return this.game.roomState.room;
  }

  /** A warning of the coach holds a move back. */
  get isWarned(): boolean {
    return this.coach.warning?.ply === null;
  }

  /** All seats wait for this page alone, which opens its seal. */
  readonly isBeginning = $derived.by(
    () =>
      !!this.room?.shuffle?.is_opening &&
      this.room.places.every((place) => place.kind === "bot" || place.person === person()?.id),
  );
  readonly isBack = $derived.by(() => this.game.history.isOpen);
  readonly map = $derived.by(() => this.maps.find(({ name }) => name === this.table?.board_name) ?? null);
  /** the table as players and log show it: the one before, until the placed piece has landed */
  readonly landed = $derived.by(() =>
    this.landing === "pieces" && !this.isBack ? (this.game.before ?? this.table) : this.table,
  );
  /** the viewer's seat as the score shows it: as before, until points and treasures have arrived */
  readonly scored = $derived.by(() => {
    const table = this.landing && !this.isBack ? (this.game.before ?? this.table) : this.table;
    return table?.viewer == null ? null : (table.seats[table.viewer] ?? null);
  });
  readonly lines: LogLine[] = $derived.by(() => {
    const ply = (this.isBack ? this.game.table : this.landed)?.ply ?? 0;
    return linesOf(this.game.past.filter((past) => past.ply <= ply));
  });
  readonly prompt: [string, string] = $derived.by(() => (this.table ? promptOf(this.table, this.intent) : ["", ""]));
  readonly actions = $derived.by(() =>
    this.table && !this.isWarned ? actionsFor(this.table, this.intent, isNarrow()) : [],
  );
  /** the outcome of a conflict, of the present or of the step that the player looks back at */
  readonly verdict = $derived.by(() => (this.isBack ? this.game.history.verdict : this.game.verdict));
  readonly conflict = $derived.by(() => this.verdict?.conflict ?? this.table?.decision?.conflict ?? null);
  readonly isChoosing = $derived.by(
    () =>
      this.game.isMine &&
      (this.intent.swapping !== null || (this.game.decision !== null && PANEL_KINDS.includes(this.game.decision.kind))),
  );
  readonly hasPanel = $derived.by(() => this.conflict !== null || this.isChoosing || !!this.table?.ended);
  /** moves since the viewer's last turn */
  readonly #since = $derived.by(() =>
    this.game.table && this.game.cover === null ? sinceLastTurn(this.game.past, this.game.table) : [],
  );
  /** the position before them; null without such moves */
  readonly sincePly = $derived.by(() => (this.#since[0] ? this.#since[0].ply - 1 : null));
  /** what they changed on the board, unless something else is marked there */
  readonly changes: Changes = $derived.by(() => {
    const { table, history } = this.game;
    if (!table || this.sincePly === null || this.isBack || this.intent.pick || this.#fought) return NO_CHANGES;
    const before = history.tableAt(this.sincePly);
    return before ? changesBetween(before.board, table.board) : changesNamed(this.#since, table.board);
  });
  /** spaces of the step that led to the table on screen, if another player made it */
  readonly last: ReadonlySet<Space> = $derived.by(() => {
    const { history, lit, isCatchingUp } = this.game;
    if (this.isBack) return new Set(history.step ? spacesOf(history.step.lines) : []);
    // afterwards it is one of the changes
    return isCatchingUp || !this.changes.fresh.size ? lit : new Set<Space>();
  });
  readonly legal: ReadonlySet<Space> = $derived.by(() =>
    this.game.decision?.kind === "treasure" && this.game.isMine
      ? new Set(this.intent.choices.leave_treasure)
      : this.intent.legal,
  );
  readonly #fought = $derived.by(
    // a verdict that is looked back at stands beside the board after it
    () =>
      (this.isBack ? this.table?.decision?.conflict : this.conflict) ??
      (this.game.isMine ? chosenWar(this.game.decision, this.intent.choice) : null),
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
  readonly hasCard = $derived.by(
    () => !this.game.isPending && !this.intent.held && (!!this.ghost || !!this.plan || this.leaving !== null),
  );
  readonly hot: readonly Space[][] = $derived.by(() => {
    if (this.ghost || this.leaving) return this.intent.preview?.touched ?? [];
    return this.#fought && this.table ? kingdomsOf(this.table.board, this.#fought) : [];
  });
  /** leaders that would fight, and how */
  readonly hotLeaders: ReadonlyMap<Space, ConflictKind> = $derived.by(
    () =>
      new Map(
        (this.intent.preview?.conflicts ?? []).flatMap(({ kind, attacker, defender }) =>
          [attacker.space, defender.space].map((space) => [space, kind] as const),
        ),
      ),
  );
  /** the conflict that the picked piece would start */
  readonly clash: ConflictKind = $derived.by(() => (this.intent.pick?.kind === "leader" ? "revolt" : "war"));
  /** the kingdom under the mouse, while nothing else is marked */
  readonly tinted: readonly Space[] | null = $derived.by(() => {
    const { pick, hovered } = this.intent;
    if (pick || !hovered || this.#fought) return null;
    return this.table?.board.kingdoms.find((group) => group.includes(hovered)) ?? null;
  });
  readonly shownLit: ReadonlySet<Space> = $derived.by(() => {
    const { choice, choices } = this.intent;
    const chosen = choice?.type === "leave-treasure" ? [takenBy(choices, choice.space) ?? choice.space] : [];
    return new Set([...this.lit, ...chosen]);
  });
  /** why the piece cannot go to the space that is pressed or pointed at */
  readonly whyNot: (Note & { space: Space }) | null = $derived.by(() => {
    const { attempt, rested, intent, game } = this;
    if (!game.isMine || !game.info.hasRefusals) return null;
    const space = attempt?.space ?? rested;
    if (!space || (!attempt && intent.legal.has(space))) return null;
    if (attempt && !attempt.move) return { space, ...nothingFits(intent, space) };
    const move = attempt?.move ?? (intent.pick && placing(intent.pick, space));
    const refused = move && game.info.refusalOf(move);
    return refused ? { space, ...refusalText(refused) } : null;
  });
  /** pieces that may go to the offered space */
  readonly offers: readonly Pick[] = $derived.by(() =>
    this.offered && !this.intent.pick && !this.intent.swapping && !this.game.info.isHinting && isAction(this.intent)
      ? picksFor(this.intent.choices, this.intent.hand, this.offered)
      : [],
  );
  /** the hint that was set up last */
  followed: Hint | null = $state.raw(null);
  readonly advice: Advice | null = $derived.by(() => adviceOf(this.intent));
  /** one line of advice, in the first games */
  readonly adviceLine = $derived.by(() =>
    this.table && !this.isWarned ? this.coach.lineFor(this.table, this.intent) : "",
  );
  /** what the piece under the resting mouse is for, and its rule */
  readonly about = $derived.by(() =>
    this.rested && this.table && this.map && !this.intent.pick && !isNarrow()
      ? aboutSpace(this.rested, this.table, this.map)
      : null,
  );
  /** the open decision, for the end of the log */
  readonly now = $derived.by(() =>
    this.table?.decision && !this.game.isCatchingUp && !this.isBack && this.game.cover === null
      ? { seat: this.table.decision.seat, text: askedIn(this.table, this.intent) }
      : null,
  );
  /** The state of the page, which browser tests read. */
  readonly asks: DecisionKind | "playback" | "over" | "wait" | "back" = $derived.by(() => {
    const { game } = this;
    if (this.isBack) return "back";
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
        this.#stopRest();
        this.intent.commit = this.intent.choices.commit?.[0] ?? 0;
        this.lit = [];
        this.reset(isMine);
      });
    });

    // the coach comments on each decision of the player
    $effect(() => {
      void this.game.table?.entry;
      const { isMine } = this.game;
      const { isOn } = this.coach;
      untrack(() => {
        this.coach.moveOn();
        if (isMine && isOn) this.coach.ask();
      });
    });

    // the first games have the advice line
    $effect(() => {
      const { coached } = settings;
      if (this.game.isStudy || this.table?.viewer == null || this.table.ended) return;
      if (coached.includes(this.game.id)) return;
      if (coached.length < COACHED_GAMES) change("coached", [...coached, this.game.id]);
    });

    $effect(() => {
      const { pick } = this.intent;
      if (!pick) return;
      this.game.askRefusals();
      untrack(() => {
        this.attempt = null;
        this.offered = null;
        const { advice, intent } = this;
        if (advice?.pick && advice.space && !intent.target && pickKey(advice.pick) === pickKey(pick)) {
          this.#aim(advice.space);
        }
      });
    });

    // a phone has no room beside the space
    $effect(() => {
      if (isNarrow() && this.whyNot) this.note = this.whyNot;
    });

    // what one player was shown is not for the next
    $effect(() => {
      if (this.game.cover !== null) this.note = null;
    });

    $effect(() => {
      const { problem } = this.game.history;
      if (problem) this.note = { text: problemText(problem), rule: null };
    });

    $effect(() => {
      const { refusal } = this.game;
      if (refusal && !this.game.isGone) this.note = refusalNote(refusal);
    });
  }

  /** Whether the player can look back: a study has controls of its own. */
  readonly canLookBack = $derived.by(
    () => !this.game.isStudy && this.game.cover === null && (this.game.table?.ply ?? 0) > 0,
  );

  /** Looks one move back or forward. */
  lookBack(by: 1 | -1): void {
    if (this.canLookBack) void this.game.history.go(by);
  }

  /** Plays what happened since the viewer's last turn. */
  playSince(): void {
    if (this.canLookBack && this.sincePly !== null) void this.game.history.play(this.sincePly);
  }

  /** Switches the coach off, until the setting says otherwise. */
  stopCoach(): void {
    change("coach", "off");
    this.coach.answer(true);
    this.note = { text: t("coach-stopped"), rule: null };
  }

  /** Prepares the move of the hint; false without one. */
  followHint(): boolean {
    const { advice } = this;
    if (!advice) return false;
    this.followed = this.game.info.hint;
    prepare(this.intent, advice.move);
    if (advice.space) this.cursor = advice.space;
    return true;
  }

  /** Picks an offered piece and shows it on its space. */
  take(pick: Pick): void {
    const space = this.offered;
    this.intent.clear();
    this.intent.pick = pick;
    this.offered = null;
    if (space) this.#aim(space);
    this.intent.isFixed = true; // the mouse is where the offer was
  }

  /** Clears the reaction to the last press: a refusal, an offer. */
  dismiss(): void {
    this.attempt = null;
    this.offered = null;
    this.#stopRest();
  }

  /** Puts back what is picked, or a move that is held back; a building that must be placed stays picked. */
  reset(isMine = this.game.isMine): void {
    if (this.isWarned) this.coach.answer(false);
    this.intent.clear();
    const [building] = buildingIn(this.intent.choices) ?? [];
    if (isMine && building) this.intent.pick = { kind: "building", colour: building };
  }

  hover(space: Space | null): void {
    this.intent.hovered = space;
    if (space !== this.attempt?.space) this.attempt = null;
    this.#stopRest();
    if (space !== this.#pressed) this.#pressed = null;
    const rest = this.intent.pick ? REFUSED_REST_MS : REST_MS;
    if (space && !this.#pressed) this.#restTimer = setTimeout(() => (this.rested = space), rest);
  }

  #stopRest(): void {
    this.rested = null;
    clearTimeout(this.#restTimer);
  }

  /** A click, tap or Enter on a space. Returns whether it did something. */
  pressSpace(space: Space, event: MouseEvent | KeyboardEvent): boolean {
    const { intent, table } = this;
    this.dismiss();
    this.#pressed = space;
    this.cursor = space;
    this.isKeyed = event instanceof KeyboardEvent;
    if (this.pen) {
      this.pen(space);
      return true;
    }
    if (intent.held || (intent.swapping && this.isKeyed)) return false; // Enter then ends the turn, or swaps
    intent.isFixed = false;
    switch (intent.chooseAt(space, this.isKeyed)) {
      case "chosen":
        return true;
      case "same":
        return false; // Enter then makes the choice
      case null:
    }
    if (!intent.pick && this.advice?.pick && this.advice.space === space) {
      this.followHint();
      return true;
    }
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
    if (leader && isAction(intent) && !intent.swapping && intent.pick?.kind !== "catastrophe") {
      intent.pickLeader(leader.colour);
      return true;
    }
    return this.#explain(space, this.isKeyed);
  }

  /** Says why a press on a space did nothing, what lies there, or what could go there. Returns whether Enter is used up. */
  #explain(space: Space, isKey: boolean): boolean {
    const { game, intent, table, map } = this;
    if (!table || game.verdict || game.handover !== null) return false; // a press goes on
    const move = game.isMine ? attemptAt(intent, intent.pick, space) : null;
    if (move) {
      game.askRefusals();
      this.attempt = { space, move };
      return isKey && intent.pick !== null;
    }
    const about = map && aboutSpace(space, table, map);
    if (about && isNarrow()) {
      this.note = { text: about[0], detail: capital(spaceWords(space, table, map)), rule: about[1] };
    } else if (about) this.rested = space;
    else if (isAction(intent) && !intent.swapping) {
      game.askRefusals();
      this.offered = space;
      if (!this.offers.length) this.attempt = { space, move: null };
    } else if (table.viewer !== null && table.decision && !isKey) this.note = notNow(intent);
    else return false;
    return isKey && isAction(intent);
  }

  /** A dragged piece was let go over a space, or beside the board. */
  drop(space: Space | null, isMouse: boolean): void {
    this.#pressed = space;
    if (!space || !this.intent.legal.has(space)) {
      const move = space ? attemptAt(this.intent, this.intent.pick, space) : null;
      this.reset();
      this.attempt = space ? { space, move } : null;
      return;
    }
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

  /** Says why no space lights up. */
  explainNoLegal(): void {
    const { intent, table } = this;
    if (table?.viewer == null || !table.decision) return;
    this.note = isAction(intent) ? { text: t("why-pick-first"), rule: null } : notNow(intent);
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
      if (this.changes.fresh.has(space) || this.changes.gone.has(space)) words.push(t("space-changed"));
      const conflict = this.clash === "revolt" ? "space-revolt" : "space-war";
      if (legal.has(space)) words.push(t(intent.wars.has(space) ? conflict : "space-legal"));
      const refused = intent.pick && this.game.info.refusalOf(placing(intent.pick, space));
      if (refused) words.push(t("space-refused", { reason: refusalText(refused).text }));
      return words.join(", ");
    };
  });
}
