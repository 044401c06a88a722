import { describe, expect, test } from "vitest";

import { answerName, askName, isNameAsked, setSession } from "../../src/net/session.svelte";
import { me } from "../people";

describe("a name", () => {
  test("is asked for once, and only where it is needed", async () => {
    setSession({ ...me, person: null });
    const asked = askName();
    expect(isNameAsked()).toBe(true);
    answerName(false);
    expect(await asked).toBe(false);
    const again = askName();
    answerName(true);
    expect(await again).toBe(true);
    setSession(me);
    expect(await askName()).toBe(true);
    expect(isNameAsked()).toBe(false);
    setSession({ ...me, online: false, person: null });
    expect(await askName()).toBe(true);
  });
});
