/** Pieces that are about to be placed, as the board draws them. */

import type { Space, Table } from "../messages";
import type { Intent } from "./intent.svelte";
import { plusOf, squareOf } from "./spaces";

export interface Ghost {
  space: Space;
  symbol: string;
  /** what lies below it */
  under: string | null;
  isMine: boolean;
  /** it was let go there, and the server has not answered yet */
  isSet: boolean;
}

export interface Plan {
  symbol: string;
  space: Space;
  spaces: Space[];
}

/** The piece that is picked, over a space; or that was let go there. */
export function ghostOf(intent: Intent, table: Table | null): Ghost | null {
  const sent = intent.game.isPending ? intent.sent : null;
  const pick = sent?.pick ?? intent.pick;
  const space = sent?.space ?? intent.ghost;
  if (!pick || !space || !table || table.viewer === null) return null;
  const dynasty = table.seats[table.viewer]?.dynasty ?? "lion";
  const ghost = { space, under: null, isMine: false, isSet: sent !== null };
  switch (pick.kind) {
    case "tile":
      return { ...ghost, symbol: `tile-${pick.colour}` };
    case "leader":
      return { ...ghost, symbol: `L-${pick.colour}-${dynasty}`, isMine: true };
    case "building":
      return { ...ghost, symbol: `bld-${pick.colour}`, under: `ground-${pick.colour}` };
    case "catastrophe":
      return { ...ghost, symbol: "cat" };
  }
}

/** The monument or wonder that is chosen. */
export function planOf(choice: string | null): Plan | null {
  const [word, first, second] = (choice ?? "").split(" ");
  if (word === "monument" && first && second) return { symbol: `mon-${first}`, space: second, spaces: squareOf(second) };
  if (word === "wonder" && first) return { symbol: "wonder", space: first, spaces: plusOf(first) };
  return null;
}
