import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { negotiate } from "../../src/text/i18n.svelte";

const english = readFileSync("../src/shedu/locales/en/table.ftl", "utf8");

describe("texts", () => {
  test("choose among plural forms", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(new FluentResource(english));
    const say = (id: string, args: Record<string, string | number>) => {
      const pattern = bundle.getMessage(id)?.value;
      return pattern ? bundle.formatPattern(pattern, args) : "";
    };
    expect(say("prompt-action", { dynasty: "lion", count: 2 })).toBe("Lion: two actions left");
    expect(say("prompt-action", { dynasty: "lion", count: 1 })).toBe("Lion: one action left");
    expect(say("commit-do", { colour: "green", count: 1 })).toBe("Commit 1 market");
    expect(say("space-leader", { dynasty: "bull", colour: "black", temples: 1, supporters: 3 })).toBe(
      "Bull’s king, 1 temple beside it, 3 supporters",
    );
  });

  test("match the languages that a browser prefers", () => {
    expect(negotiate(["pt-PT", "en"])).toBe("pt-BR");
    expect(negotiate(["ru-RU"])).toBe("ru");
    expect(negotiate(["fr", "it-CH"])).toBe("it");
    expect(negotiate(["ja"])).toBe("en");
  });
});
