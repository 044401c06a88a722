/** Pages by the first part of their address; the start page is not among them. */

import type { Component } from "svelte";

import { addTexts } from "./text/i18n.svelte";

/** `parts` is the address, `id` its second part. */
type PageComponent = Component<{ id: string; parts: string[] }>;

interface Page {
  /** imports the component on demand; it may have no props */
  load: () => Promise<{ default: PageComponent | Component<Record<string, never>> }>;
  /** shows titles and texts of rules */
  hasRules?: boolean;
  /** the address needs a second part: /game/ID */
  needsId?: boolean;
  /** exists on an online server only */
  isOnline?: boolean;
}

const people = () => import("./account/People.svelte");

/** Each page has a state in e2e/states.ts or e2e/online-appearance.spec.ts; tests/pages.test.ts checks that. */
export const PAGES: Record<string, Page> = {
  game: { load: () => import("./table/Play.svelte"), hasRules: true, needsId: true },
  replay: { load: () => import("./study/Replay.svelte"), needsId: true },
  study: { load: () => import("./study/tree/Study.svelte"), hasRules: true },
  learn: { load: () => import("./study/lessons/Lessons.svelte"), hasRules: true },
  puzzles: { load: () => import("./study/puzzles/Puzzles.svelte"), hasRules: true },
  rules: { load: () => import("./study/Rules.svelte"), hasRules: true },
  account: { load: people, isOnline: true },
  leaders: { load: people, isOnline: true },
  person: { load: people, isOnline: true },
  mail: { load: people, isOnline: true },
  privacy: { load: people, isOnline: true },
  reset: { load: people, isOnline: true },
};

export async function load(page: Page): Promise<PageComponent> {
  const [found] = await Promise.all([page.load(), page.hasRules && addTexts("rules")]);
  return found.default as PageComponent; // a component without props ignores them
}

/** The page of an address; undefined if there is none. */
export function pageOf([name = "", id = ""]: string[], isOnline: boolean): Page | undefined {
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  return page && (id || !page.needsId) && (isOnline || !page.isOnline) ? page : undefined;
}
