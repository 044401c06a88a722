/** A line of the log as text, for the screen and for screen readers. */

import { dynastyOf } from "../model/pieces";
import type { Counts, Dynasty } from "../net/messages";
import { type Args, listOf, t } from "../text/i18n.svelte";
import { bold, plain } from "../text/words";
import { type LogLine, countPairs } from "./log";

/** `2 temples, 1 farm` */
export function tilesWords(tiles: Counts): string {
  return listOf(countPairs(tiles).map(([colour, count]) => t("tiles-count", { colour, count })));
}

/** A line of the log, with marks for bold. */
export function lineText(line: LogLine, seats: readonly { dynasty: Dynasty }[]): string {
  const args: Args = { ...line.args };
  if (typeof args.space === "string") args.space = bold(args.space);
  if (line.spaces.length) {
    args.spaces = bold(listOf(line.spaces));
    args.count ??= line.spaces.length;
  }
  if (line.tiles) args.tiles = tilesWords(line.tiles);
  const dynasty = line.seat === null ? null : seats[line.seat]?.dynasty;
  if (dynasty) args.dynasty = dynasty;
  const other = line.other === null ? null : seats[line.other]?.dynasty;
  if (other) args.other = other;
  return t(line.text, args);
}

/** A line of the log for screen readers. */
export function lineSaid(line: LogLine, seats: readonly { dynasty: Dynasty }[]): string {
  const text = plain(lineText(line, seats));
  const dynasty = line.seat === null ? null : seats[line.seat]?.dynasty;
  const gains = line.gains.map((gain) =>
    t("log-gain-said", {
      dynasty: dynastyOf(seats, gain.seat),
      colour: gain.colour,
      count: gain.amount,
    }),
  );
  const spoken = dynasty && line.kind === "line" ? t("log-said", { dynasty, text }) : text;
  return [spoken, ...gains].join(". ");
}
