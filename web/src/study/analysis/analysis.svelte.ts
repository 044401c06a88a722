/** The analysis of a game: asked for, followed while it is made, and read. */

import { RequestError } from "../../net/api";
import {
  type AnalysedStep,
  type Analysis,
  type AnalysisState,
  type AnalysisTime,
  POINT_SOURCES,
  type PointSource,
  type TurningPoint,
} from "../../net/messages";
import { analysisOf, cancelAnalysis, startAnalysis } from "../../net/studies";
import { decimal, language, signedDecimal } from "../../text/i18n.svelte";
import { problemText } from "../../text/refusals";

const POLL_MS = 700;
const RETRY_MS = 4000;

export class GameAnalysis {
  state: AnalysisState | null = $state.raw(null);
  problem = $state("");
  level = $state("expert");
  time: AnalysisTime = $state("normal");
  isBusy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  readonly result: Analysis | null = $derived(this.state?.analysis ?? null);
  readonly points: ReadonlyMap<number, TurningPoint> = $derived(
    new Map((this.result?.turning_points ?? []).map((point) => [point.ply, point])),
  );

  constructor(readonly game: string) {}

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Reads the state, and follows it while the analysis is made. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#take(await analysisOf(this.game, language()));
    } catch (error) {
      this.#fail(error);
    }
  }

  async start(): Promise<void> {
    await this.#do(async () => {
      this.#take(await startAnalysis(this.game, this.level, this.time, language()));
    });
  }

  async cancel(): Promise<void> {
    await this.#do(async () => {
      await cancelAnalysis(this.game);
      await this.look();
    });
  }

  async #do(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = problemText(error);
    }
    this.isBusy = false;
  }

  #take(state: AnalysisState): void {
    if (this.#isClosed) return;
    this.state = state;
    this.problem = "";
    if (!state.levels.includes(this.level)) this.level = state.levels.at(-1) ?? this.level;
    if (state.status === "running") this.#timer = setTimeout(() => void this.look(), POLL_MS);
  }

  #fail(error: unknown): void {
    if (this.#isClosed) return;
    this.problem = problemText(error);
    const isPassing = !(error instanceof RequestError) || error.status === 429 || error.status >= 500;
    if (isPassing) this.#timer = setTimeout(() => void this.look(), RETRY_MS);
  }
}

/** Chances of all seats by ply: before the first decision, and after each one. */
export function chancesOf({ steps }: Analysis): number[][] {
  const [first] = steps;
  return first ? [first.before, ...steps.map(({ after }) => after)] : [];
}

/** The subject of a step, for lists: the seat with the largest luck, if that is why it turned the game. */
export function luckiest(step: AnalysedStep): { seat: number; luck: number } | null {
  const seat = step.luck.reduce((best, luck, at) => (Math.abs(luck) > Math.abs(step.luck[best] ?? 0) ? at : best), 0);
  const luck = step.luck[seat] ?? 0;
  return luck ? { seat, luck } : null;
}

/** The points of a seat from each source, by ply. */
export function gainsOf({ steps }: Analysis, seat: number): Record<PointSource, number[]> {
  const found = Object.fromEntries(POINT_SOURCES.map((source) => [source, [0]])) as Record<PointSource, number[]>;
  for (const step of steps) {
    for (const source of POINT_SOURCES) {
      const gained = step.gains
        .filter((gain) => gain.seat === seat && gain.source === source)
        .reduce((sum, { amount }) => sum + amount, 0);
      found[source].push((found[source].at(-1) ?? 0) + gained);
    }
  }
  return found;
}

/** A difference of two chances in percentage points. */
export function points(share: number): string {
  return decimal(Math.abs(share) * 100);
}

/** The same with its sign. */
export function signed(share: number): string {
  return signedDecimal(share * 100);
}

/** A chance to win as a percentage. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(share);
}
