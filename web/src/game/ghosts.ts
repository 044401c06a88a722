/** The pieces about to be placed, as the board draws them. */

import type { Ghost, Plan } from "../board/marks";
import { dynastyOf } from "../model/pieces";
import { plusOf, squareOf } from "../model/spaces";
import type { Move, Table } from "../net/messages";
import type { Intent } from "./intent.svelte";

/** The picked piece over a space, or a dropped piece that is not acknowledged yet. */
export function ghostOf(intent: Intent, table: Table | null): Ghost | null {
  const sent = intent.held?.at ?? (intent.game.isPending ? intent.sent : null);
  const pick = sent?.pick ?? intent.pick;
  const space = sent?.space ?? intent.ghost;
  if (!pick || !space || !table || table.viewer === null) return null;
  const dynasty = dynastyOf(table.seats, table.viewer);
  const ghost = { space, under: null, isMine: false, temples: null, isSet: sent !== null };
  switch (pick.kind) {
    case "tile":
      return { ...ghost, symbol: `tile-${pick.colour}` };
    case "leader":
      return {
        ...ghost,
        symbol: `L-${pick.colour}-${dynasty}`,
        isMine: true,
        temples: intent.preview?.conflicts?.[0]?.attacker.strength ?? null,
      };
    case "building":
      return { ...ghost, symbol: `bld-${pick.colour}`, under: `ground-${pick.colour}` };
    case "catastrophe":
      return { ...ghost, symbol: "cat" };
  }
}

/** The chosen monument or wonder. */
export function planOf(choice: Move | null): Plan | null {
  if (choice?.type === "build-monument") {
    return { symbol: `mon-${choice.monument}`, space: choice.space, spaces: squareOf(choice.space) };
  }
  if (choice?.type === "erect-wonder") {
    return { symbol: "wonder", space: choice.space, spaces: plusOf(choice.space) };
  }
  return null;
}
