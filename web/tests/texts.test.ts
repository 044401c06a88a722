import { readFileSync, readdirSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { negotiate } from "../src/lib/i18n.svelte";

const FOLDER = "../src/shedu/locales";
const english = readFileSync(`${FOLDER}/en/table.ftl`, "utf8");
const names = new Set(new FluentResource(english).body.map(({ id }) => id));
const sources = ["src/lib", "src/components", "src/pages"].flatMap((folder) =>
  readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8")),
);

describe("texts", () => {
  test("that the client names exist", () => {
    const used = sources.flatMap((source) => [...source.matchAll(/\bt\(\s*"([a-z][\w-]*)(?:\.\w+)?"/g)].map((match) => match[1] ?? ""));
    expect(used.length).toBeGreaterThan(100);
    const rules = new Set(new FluentResource(readFileSync(`${FOLDER}/en/rules.ftl`, "utf8")).body.map(({ id }) => id));
    expect(used.filter((name) => !names.has(name) && !rules.has(name))).toEqual([]);
  });

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

  test("are in the language that a browser asks for", () => {
    expect(negotiate(["pt-PT", "en"])).toBe("pt-BR");
    expect(negotiate(["ru-RU"])).toBe("ru");
    expect(negotiate(["fr", "it-CH"])).toBe("it");
    expect(negotiate(["ja"])).toBe("en");
  });

  test.each(readdirSync(FOLDER).filter((name) => /^[a-z]{2}(-[A-Z]{2})?$/.test(name)))("in %s are all there", (language) => {
    let text = "";
    try {
      text = readFileSync(`${FOLDER}/${language}/table.ftl`, "utf8");
    } catch {
      return; // not translated yet
    }
    const there = new Set(new FluentResource(text).body.map(({ id }) => id));
    expect([...names].filter((name) => !there.has(name))).toEqual([]);
  });
});
