import { beforeAll, describe, expect, test } from "vitest";

import { RequestError } from "../../src/net/api";
import type { Fault } from "../../src/net/messages";
import { addTexts, setLanguage } from "../../src/text/i18n.svelte";
import { problemText, refusalNote } from "../../src/text/refusals";

describe("rejections", () => {
  beforeAll(async () => {
    await setLanguage("it");
    await addTexts("rules");
  });

  test("are texts in the current language, by code", () => {
    expect(refusalNote({ code: "over" })).toEqual({ text: "La partita è finita.", rule: null });
    expect(refusalNote({ code: "unheard-of" }).text).toBe("Ora non è possibile.");
  });

  test("by a rule have its title and its text", () => {
    const note = refusalNote({ code: "illegal", rule: "R4.2" });
    expect(note.text).toMatch(/^Non è permesso\. .+\.$/);
    expect(note.text).not.toContain("R4");
    expect(note.detail).toContain("leader");
    expect(note.rule).toBe("R4.2");
  });

  test("of requests never show the server's English reason", () => {
    const fault: Fault = { reason: "there is no such game", code: "unknown" };
    expect(problemText(new RequestError(404, fault, fault.reason))).toMatch(/^Questa partita/);
    expect(problemText(new RequestError(502, null, "Bad Gateway"))).toBe("Ora non è possibile.");
    expect(problemText(new TypeError("Failed to fetch"))).toBe("Il server non è raggiungibile.");
  });
});

test("rejections of an online server have their own texts", async () => {
  await setLanguage("en");
  expect(refusalNote({ code: "seat-taken" }).text).toBe("This seat was just taken. Please choose another one.");
  expect(refusalNote({ code: "over" }).text).toBe("The game is over.");
  expect(refusalNote({ code: "unheard-of" }).text).toBe("That is not possible now.");
});
