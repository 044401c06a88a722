/** Why the piece on its way cannot go to a space, and what could go there instead. */

import { type Pick, keyOf, placing } from "../../model/moves";
import { COLOURS } from "../../model/pieces";
import type { Move, RefusedPlacement, Space } from "../../net/messages";
import { t } from "../../text/i18n.svelte";
import type { Note } from "../../text/refusals";
import type { Intent } from "../intent.svelte";

/** A refusal in a few words, with its rule. */
export function refusalText({ why, rule, colour }: RefusedPlacement): Note {
  return { text: t("why-placement", { why, colour: colour ?? "red" }), rule };
}

/** The move that a press on a space tries to make with the picked piece or in the open choice. */
export function attemptAt(intent: Intent, pick: Pick | null, space: Space): Move | null {
  if (pick) return placing(pick, space);
  return intent.game.decision?.kind === "treasure" ? { type: "leave-treasure", space } : null;
}

/** Why none of the player's pieces can go to a space: the most telling of the reasons for the tiles. */
export function nothingFits({ game, hand }: Intent, space: Space): Note {
  const reasons = COLOURS.filter((colour) => hand.includes(colour)).flatMap(
    (colour) => game.info.refusalOf({ type: "place-tile", colour, space }) ?? [],
  );
  const telling = reasons.find(({ why }) => why !== "needs-river" && why !== "needs-land");
  const text = t("why-nothing-fits");
  if (!telling) return { text, rule: reasons[0]?.rule ?? null };
  const reason = refusalText(telling);
  return { text: `${text} ${reason.text}`, rule: reason.rule };
}

/** A text that is the same for equal picks. */
export function pickKey(pick: Pick): string {
  return keyOf(placing(pick, "A1"));
}
