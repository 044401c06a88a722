/** A line of the log as text, for the screen and for screen readers. */

import { dynastyOf } from "../../model/pieces";
import type { Argument, Dynasty, Line, Phrase } from "../../net/messages";
import { type Args, listOf, t } from "../../text/i18n.svelte";
import { bold, plain } from "../../text/words";
import type { LogLine } from "./log";

/** A phrase of the server in the current language, with marks for bold spaces. */
export function phraseText({ text, args = {} }: Phrase, more: Args = {}): string {
  const said = Object.entries(args).map(([name, value = ""]) => [name, argument(name, value)] as const);
  return t(text, { ...Object.fromEntries(said), ...more });
}

function argument(name: string, value: Argument): string | number {
  if (typeof value === "number") return value;
  const words = typeof value === "string" ? value : listOf(value.map(wordText));
  return name === "space" || name === "spaces" ? bold(words) : words;
}

function wordText(word: string | Phrase): string {
  return typeof word === "string" ? word : phraseText(word);
}

/** A line of the log, with marks for bold. */
export function lineText(line: Line, seats: readonly { dynasty: Dynasty }[]): string {
  const dynasty = seats[line.seat ?? -1]?.dynasty;
  return phraseText(line, dynasty ? { dynasty } : {});
}

/** A line of the log for screen readers. */
export function lineSaid(line: LogLine, seats: readonly { dynasty: Dynasty }[]): string {
  const text = plain(lineText(line, seats));
  const dynasty = seats[line.seat ?? -1]?.dynasty;
  const gains = (line.gains ?? []).map((gain) =>
    t("log-gain-said", {
      dynasty: dynastyOf(seats, gain.seat),
      colour: gain.colour,
      count: gain.amount,
    }),
  );
  const spoken = dynasty && !line.is_heading ? t("log-said", { dynasty, text }) : text;
  return [spoken, ...gains].join(". ");
}
