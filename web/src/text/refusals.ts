/** Texts for rejections, by error code and by rule. */

import { RequestError } from "../net/api";
import { hasText, t } from "./i18n.svelte";

/** The content of a toast. */
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

/** A rejection in the current language, with the title and text of its rule. */
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
