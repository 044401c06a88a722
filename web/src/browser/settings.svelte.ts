/** Settings, stored in the browser. */

/** The choices of a setting are in the order of the menu. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** when the advice line is shown: in the first games, always, never */
export const COACHES = ["auto", "on", "off"] as const;
export type Coach = (typeof COACHES)[number];
/** before a turn ends: a question, a few seconds to take it back, nothing; or as the kind of game needs it */
export const CONFIRMS = ["auto", "every", "window", "none"] as const;
export type Confirm = (typeof CONFIRMS)[number];
export const PACE_NAMES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACE_NAMES)[number];
/** players at a table */
export type TableSize = 2 | 3 | 4;
export const TEXT_SIZES = ["normal", "large", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The first attempt at a puzzle in this browser. */
export interface PuzzleTry {
  id: string;
  isSolved: boolean;
  /** the day, if it was the daily puzzle */
  day?: string;
}

export interface Settings {
  language: string | null;
  theme: Theme;
  textSize: TextSize;
  kingdoms: boolean;
  strengths: boolean;
  coordinates: boolean;
  pace: Pace;
  sound: boolean;
  coach: Coach;
  confirm: Confirm;
  /** the last choice on the start page */
  tableSize: TableSize;
  level: string;
  /** the first games, which have the advice line */
  coached: readonly string[];
  /** names of finished lessons */
  learned: readonly string[];
  /** first attempts at puzzles, the latest last */
  puzzles: readonly PuzzleTry[];
  /** which puzzles come next: a theme and a difficulty, or empty texts */
  puzzleTheme: string;
  puzzleDifficulty: string;
  /** the edition of the rules page */
  rules: string;
  /** the offer of sound and notifications was answered */
  isSignalAsked: boolean;
  /** the offer of the tutorial was answered */
  isWelcomed: boolean;
}

const KEY = "shedu.settings";
const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  textSize: "normal",
  kingdoms: true,
  strengths: true,
  coordinates: true,
  pace: "normal",
  sound: false,
  coach: "auto",
  confirm: "auto",
  tableSize: 4,
  level: "apprentice",
  coached: [],
  learned: [],
  puzzles: [],
  puzzleTheme: "",
  puzzleDifficulty: "",
  rules: "modern",
  isSignalAsked: false,
  isWelcomed: false,
};

export const settings: Settings = $state({ ...DEFAULTS, ...read() });

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse: the setting then lasts until the page is closed
  }
  if (key === "theme" || key === "textSize") applyAppearance();
}

/** Applies settings changed in another tab, then calls `then`. */
export function followOtherTabs(then: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    Object.assign(settings, DEFAULTS, read());
    applyAppearance();
    then();
  });
}

/** Applies theme and text size to the page. */
export function applyAppearance(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "auto") delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.text = settings.textSize;
}

/** Milliseconds between steps of other players. */
export const PACES: Record<Pace, number> = { slow: 2200, normal: 1200, fast: 550 };

/** Milliseconds for which the verdict of a conflict stays on screen. */
export const VERDICT_MS: Record<Pace, number> = { slow: 4500, normal: 2500, fast: 1200 };
/** Milliseconds from one committed tile to the next, while the towers of a conflict grow. */
export const BRICK_MS: Record<Pace, number> = { slow: 420, normal: 260, fast: 130 };
/** Milliseconds for which a player at a shared screen sees what the last move did, before the next one is asked. */
export const HANDOVER_MS: Record<Pace, number> = { slow: 5000, normal: 3000, fast: 1500 };
/** How long an animation takes, compared with the normal pace. */
export const MOTION_SCALE: Record<Pace, number> = { slow: 1.4, normal: 1, fast: 0.55 };
