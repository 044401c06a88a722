/** Words for what the server does not do: by its code, and by the rule that forbids it. */

import { RequestError } from "../net/api";
import { hasText, t } from "./i18n.svelte";

/** What a toast says. */
export interface Note {
  text: string;
  detail?: string;
  rule: string | null;
}

interface Refusal {
  /** a `Code`, or one of a newer server, which gets the general text */
  code: string;
  rule?: string | null;
}

/** A refusal in the person's language; a rule is told by its title, and in full beneath. */
export function refusalNote({ code, rule = null }: Refusal): Note {
  const text = t("refused-online", { code });
  const name = rule?.replace(".", "-") ?? "";
  if (!rule || !hasText(`${name}.title`)) return { text, rule };
  return { text: `${text} ${t(`${name}.title`)}.`, detail: t(name), rule };
}

/** Why a request failed, in one or two sentences. */
export function problemText(error: unknown): string {
  if (!(error instanceof RequestError)) return t("refused-online", { code: "offline" });
  return refusalNote(error.fault ?? { code: "other" }).text;
}
