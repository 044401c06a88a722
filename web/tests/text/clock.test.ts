import { beforeAll, describe, expect, test } from "vitest";

import type { Table } from "../../src/net/messages";
import { clockWords, secondsLeft, timeWords, timesOf, untilWords } from "../../src/text/clock";
import { setLanguage } from "../../src/text/i18n.svelte";

beforeAll(() => setLanguage("en"));

describe("clocks", () => {
  const seats = [{ kind: "human" }, { kind: "bot" }];
  const table = (seat: number | null, clocks: number[] | null) =>
    ({ clocks, seats, decision: seat === null ? null : { seat } }) as unknown as Table;

  test("run for the deciding person, and not for a bot", () => {
    const times = timesOf(table(0, [90, 60]), 1000);
    expect(times && secondsLeft(times, 0, 11_000)).toBe(80);
    expect(times && secondsLeft(times, 1, 11_000)).toBe(60);
    expect(times && secondsLeft(times, 0, 999_000)).toBe(0);
    expect(timesOf(table(1, [90, 60]), 0)?.ticking).toBeNull();
    expect(timesOf(table(null, [90, 60]), 0)?.ticking).toBeNull();
    expect(timesOf(table(0, null), 0)).toBeNull();
  });

  test("show short times in figures and long times in words", () => {
    expect(timeWords(250)).toBe("4:10");
    expect(timeWords(3850)).toBe("1:04:10");
    expect(timeWords(59.2)).toBe("1:00");
    expect(timeWords(3 * 86_400)).toBe("3 days");
    expect(untilWords(86_400 * 3 + 50, 0)).toBe("3 days");
    expect(untilWords(5 * 3600, 0)).toBe("5 hours");
    expect(untilWords(90, 0)).toBe("1 minute");
    expect(untilWords(-5, 0)).toBe("0 minutes");
    expect(clockWords({ clock: { type: "real-time", budget: 1200, increment: 20 } })).toBe("20 min + 20 s per move");
    expect(clockWords({ clock: { type: "turn-based", days: 1 } })).toBe("1 day per move");
    expect(clockWords({})).toBe("no clock");
  });
});
