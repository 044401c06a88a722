/** Settings, stored in the browser. */

export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast";

export interface Settings {
  language: string | null;
  theme: Theme;
  kingdoms: boolean;
  strengths: boolean;
  coordinates: boolean;
  pace: Pace;
  sound: boolean;
}

const KEY = "shedu.settings";
const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  kingdoms: true,
  strengths: true,
  coordinates: true,
  pace: "normal",
  sound: false,
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
  if (key === "theme") applyTheme();
}

/** Applies settings changed in another tab, then calls `then`. */
export function followOtherTabs(then: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    Object.assign(settings, DEFAULTS, read());
    applyTheme();
    then();
  });
}

export function applyTheme(): void {
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

/** Milliseconds between steps of other players. */
export const PACES: Record<Pace, number> = { slow: 2200, normal: 1200, fast: 550 };
