/** The last entry that was seen from each seat of a game, kept in the browser: later ones are played back. */

export type Memory = Record<string, number>;

const keyOf = (game: string) => `shedu.game.${game}`;

export function loadMemory(game: string): Memory {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Memory;
  } catch {
    return {}; // playback then starts at the present
  }
}

export function saveMemory(game: string, memory: Memory): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(memory));
  } catch {
    // full or forbidden: missed steps are then not played back
  }
}
