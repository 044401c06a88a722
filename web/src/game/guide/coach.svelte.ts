/** The coach of a player's first games: what matters before each decision, a warning before a mistake, praise. */

import { settings } from "../../browser/settings.svelte";
import { isSameMove } from "../../model/moves";
import type { Code, Focus, Opinion, Play, Table } from "../../net/messages";
import { capital, language, t } from "../../text/i18n.svelte";
import type { Adviser } from "./adviser";
import type { Game } from "../game.svelte";
import type { Intent } from "../intent.svelte";
import { moveWords } from "./hints";

/** games with a coach, unless the setting says otherwise */
export const COACHED_GAMES = 3;
/** how long a move waits for its opinion; it is then made without one */
const PATIENCE_MS = 1500;
/** how long the place of the advice stays empty before a general line appears */
const SILENCE_MS = 2500;

export interface Warning {
  play: Play;
  opinion: Opinion;
  /** the decision of the move, for a warning that came too late to hold it back */
  ply: number | null;
}

export class Coach implements Adviser {
  warning: Warning | null = $state.raw(null);
  /** what was good about the viewer's latest move */
  praise = $state("");
  #focus: Focus | null = $state.raw(null);
  /** the entry whose advice is too long in coming */
  #silent = $state(-1);
  #asked = -1;
  /** the server has refused advice in this game */
  #isRefused = $state(false);
  #held: { play: Play; resolve: (isSure: boolean) => void } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** the move that was made before its opinion came */
  #late: { play: Play; ply: number } | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: Game) {}

  /** Whether the player has a coach: in the first games, against bots alone. */
  readonly isOn: boolean = $derived.by(() => {
    const { table, isStudy, roomState, id } = this.game;
    if (!table || isStudy || table.viewer === null || this.#isRefused || roomState.isShared) return false;
    const isAlone = table.seats.every(({ kind }, seat) => kind === "bot" || seat === table.viewer);
    return isAlone && isCoached(id);
  });

  /** The sentence for the open decision; empty while it is awaited or a piece is picked. */
  lineFor(table: Table, intent: Intent): string {
    const { game } = this;
    if (!isCoached(game.id) || game.isStudy) return "";
    if (!table.decision || table.viewer === null || game.isCatchingUp || game.history.isOpen || intent.held) return "";
    // the board shows where a picked piece can go
    if (table.decision.kind === "action" && intent.pick) return "";
    if (game.isMine && this.isOn && !intent.swapping) {
      if (this.#focus?.entry === table.entry) return this.#focus.text;
      if (this.#silent !== table.entry) return "";
    }
    return table.decision.kind === "commit" ? "" : t("coach-line", { case: caseOf(table, intent) });
  }

  /** Asks what matters in the open decision, once. */
  ask(): void {
    const { table } = this.game;
    if (!this.isOn || !this.game.isMine || !table || this.#asked === table.entry) return;
    this.#asked = table.entry;
    this.game.send({ type: "ask-focus", entry: table.entry, language: language() });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.#silent = table.entry), SILENCE_MS);
  }

  receive(message: Focus | Opinion): void {
    if (message.type === "focus") {
      this.#focus = message;
      return;
    }
    const { entry, remark } = message;
    if (this.#held?.play.entry === entry && !this.warning) {
      clearTimeout(this.#timer);
      if (remark === "warning") this.warning = { play: this.#held.play, opinion: message, ply: null };
      else {
        this.#note(message);
        this.answer(true);
      }
    } else if (this.#late?.play.entry === entry) {
      const { play, ply } = this.#late;
      this.#late = null;
      if (remark !== "warning") this.#note(message);
      else if (this.game.table?.undo_to.includes(ply)) this.warning = { play, opinion: message, ply };
    }
  }

  /** The server gives no advice in this game. Returns whether that is the coach's affair alone. */
  refuse(code: Code): boolean {
    if (code !== "no-hints" || !this.isOn) return false;
    this.#isRefused = true;
    this.answer(true);
    return true;
  }

  /** Resolves to whether a move is to be made: once the coach or, after a warning, the player has decided. */
  check(play: Play): Promise<boolean> | null {
    const { table } = this.game;
    this.warning = this.#late = null;
    this.praise = "";
    // a bot of the table's strength may see more than the quick look of the coach: no warning against its own hint
    if (!this.isOn || !table || isSameMove(this.game.info.hint?.moves[0]?.move ?? null, play.move)) return null;
    const { ply } = table;
    return new Promise((resolve) => {
      this.#held = { play, resolve };
      this.#timer = setTimeout(() => {
        this.#late = { play, ply };
        this.answer(true);
      }, PATIENCE_MS);
      this.game.send({ type: "ask-opinion", entry: play.entry, move: play.move, language: language() });
    });
  }

  /** Makes the move of a warning, or takes it back. */
  answer(isSure: boolean): void {
    const { warning } = this;
    const held = this.#held;
    clearTimeout(this.#timer);
    this.#held = this.warning = null;
    if (warning && warning.ply !== null && !isSure) this.game.undo(warning.ply);
    held?.resolve(isSure);
  }

  /** The table has moved on: a move that was held back is void. */
  moveOn(): void {
    if (this.#held) this.answer(false);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
  }

  #note(opinion: Opinion): void {
    this.praise = opinion.remark === "praise" ? t("coach-praise", { reason: opinion.reason }) : "";
  }
}

/** The text of a warning: the cost, the reason against the move, and the better one. */
export function warningWords({ opinion }: Warning): string[] {
  const { chance, best_chance, reason, best, best_reason } = opinion;
  const percent = (value: number) => new Intl.NumberFormat(language(), { style: "percent" }).format(value);
  const words = [
    t("coach-cost", { best: percent(best_chance), chance: percent(chance) }),
    t("coach-yours", { reason }),
  ];
  if (best) words.push(t("coach-better", { move: capital(moveWords(best)), reason: best_reason }));
  return words;
}

function isCoached(game: string): boolean {
  return settings.coach === "on" || (settings.coach === "auto" && settings.coached.includes(game));
}

function caseOf({ decision, board, viewer }: Table, { game, swapping }: Intent): string {
  if (!decision || !game.isMine) return "wait";
  if (swapping) return "swap";
  if (decision.kind !== "action") return decision.kind;
  if (!board.leaders.some((leader) => leader.seat === viewer)) return "first-leader";
  return decision.actions_left === 1 ? "last-action" : "action";
}
