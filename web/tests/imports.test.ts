// @vitest-environment node
/** Folders of src/ import only the folders listed for them; web/README.md explains the order. */

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

import { expect, test } from "vitest";

/** Each folder may import itself and the folders listed for it. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  net: [],
  browser: ["net"],
  model: ["net"],
  text: ["net", "browser", "model"],
  ui: ["net", "browser", "model", "text"],
  board: ["net", "browser", "model", "text", "ui"],
  game: ["net", "browser", "model", "text", "board"],
  room: ["net", "browser", "model", "text", "ui", "board", "game"],
  table: ["net", "browser", "model", "text", "ui", "board", "game", "room"],
  account: ["net", "browser", "model", "text", "ui", "room"],
  study: ["net", "browser", "model", "text", "ui", "board", "game", "room", "table"],
  start: ["net", "browser", "model", "text", "ui", "board", "room"],
};
/** Packages from npm that a folder may import, besides Svelte. */
const PACKAGES: Record<string, readonly string[]> = { model: ["@noble/hashes"], text: ["@fluent/bundle"] };
const MAX_FILES = 15;

const paths = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative("src", join(entry.parentPath, entry.name)));
const sources = paths.filter((path) => /\.(ts|svelte)$/.test(path) && dirname(path) !== ".");

function folderOf(path: string): string {
  return path.split("/")[0] ?? "";
}

function importsOf(path: string): string[] {
  const found = readFileSync(join("src", path), "utf8").matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g);
  return [...found].map(([, name = ""]) => name);
}

test.each(sources)("%s imports only what its folder may", (path) => {
  const folder = folderOf(path);
  const allowed = MAY_IMPORT[folder];
  if (!allowed) throw new Error(`${folder} is missing in MAY_IMPORT`);
  for (const name of importsOf(path)) {
    if (name.startsWith(".")) {
      const target = folderOf(normalize(join(dirname(path), name)));
      expect([folder, ...allowed], `${path} imports ${name}`).toContain(target);
    } else {
      const known = ["svelte", ...(PACKAGES[folder] ?? [])];
      expect(
        known.some((one) => name === one || name.startsWith(`${one}/`)),
        `${path} imports ${name}`,
      ).toBe(true);
    }
  }
});

test("game state imports no component, and only types from the board", () => {
  for (const path of sources.filter((path) => folderOf(path) === "game")) {
    const text = readFileSync(join("src", path), "utf8");
    expect(text, path).not.toMatch(/import .*[/][A-Z]\w*\.svelte"/);
    expect(text, path).not.toMatch(/import (?!type ).*"\.\.\/board\//);
  }
});

test.each(sources.filter((path) => path.endsWith(".svelte")))("%s is used", (path) => {
  const importers = paths.filter((other) => /\.(ts|svelte)$/.test(other) && other !== path);
  const isUsed = importers.some((other) =>
    importsOf(other).some((name) => normalize(join(dirname(other), name)) === path),
  );
  expect(isUsed, `import ${path}, or add it to PAGES in src/pages.ts`).toBe(true);
});

test("every folder has a README and at most fifteen source files", () => {
  for (const folder of new Set(sources.map(dirname))) {
    const files = sources.filter((path) => dirname(path) === folder);
    expect(files.length, folder).toBeLessThanOrEqual(MAX_FILES);
    const top = folderOf(folder);
    expect(paths, top).toContain(`${top}/README.md`);
  }
});

test("every folder listed exists", () => {
  expect(new Set(sources.map(folderOf))).toEqual(new Set(Object.keys(MAY_IMPORT)));
});
