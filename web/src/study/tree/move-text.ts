/** Moves in a few characters, for trees and lists. */

import { spaceOf } from "../../model/moves";
import type { Move } from "../../net/messages";
import { t } from "../../text/i18n.svelte";

export function moveLabel(move: Move): string {
  return t("study-move", {
    move: move.type,
    colour: "colour" in move ? move.colour : "red",
    space: spaceOf(move) ?? "",
    monument: move.type === "build-monument" ? move.monument : "",
    count: move.type === "commit" ? move.count : move.type === "swap" ? move.tiles.reduce((sum, n) => sum + n, 0) : 0,
  });
}
