/** Texts in the current language, from the Fluent files shared with the server. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { change, settings } from "../browser/settings.svelte";

/** A language tag such as `pt-BR`. */
export type Language = string;
export type Args = Record<string, FluentVariable>;

/** Addresses of the files; each is fetched when its language is chosen. */
const files = import.meta.glob<string>(
  "../../../src/shedu/locales/*/{table,guide,editions,online,rules,lessons,analysis,study,puzzles}.ftl",
  {
    query: "?url",
    import: "default",
    eager: true,
  },
);

/** Every language that has a folder of texts. */
export const LANGUAGES: readonly Language[] = [
  ...new Set(Object.keys(files).map((path) => path.split("/").at(-2) ?? "en")),
];

/** The language's name in that language, as it stands in the menu. */
export function ownName(language: Language): string {
  const [base = language] = language.split("-");
  const name = new Intl.DisplayNames([language], { type: "language" }).of(base) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

interface Loaded {
  language: Language;
  bundle: FluentBundle;
  /** every identifier, in the order of the files */
  names: string[];
}

let current: Loaded | null = $state.raw(null);
let english: Loaded | null = $state.raw(null);
const kept = new Map<string, Promise<Loaded>>();
const resources = new Map<string, Promise<FluentResource>>();

/** The best match for a list such as navigator.languages. */
export function negotiate(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const exact = LANGUAGES.find((language) => language.toLowerCase() === wish.toLowerCase());
    if (exact) return exact;
    const alike = LANGUAGES.find((language) => language.split("-")[0] === wish.toLowerCase().split("-")[0]);
    if (alike) return alike;
  }
  return "en";
}

function load(language: Language, sheets: readonly string[]): Promise<Loaded> {
  const key = `${language} ${sheets.join(" ")}`;
  let loading = kept.get(key);
  if (!loading) {
    loading = read(language, sheets).catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    kept.set(key, loading);
  }
  return loading;
}

async function read(language: Language, sheets: readonly string[]): Promise<Loaded> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const names: string[] = [];
  for (const resource of await Promise.all(sheets.map((sheet) => resourceOf(language, sheet)))) {
    bundle.addResource(resource);
    names.push(...resource.body.map((entry) => entry.id));
  }
  return { language, bundle, names };
}

/** A file of texts, read once. */
function resourceOf(language: Language, sheet: string): Promise<FluentResource> {
  const key = `${language}/${sheet}`;
  let reading = resources.get(key);
  if (!reading) {
    reading = fetchText(language, sheet).then(
      (text) => new FluentResource(text),
      (error: unknown) => {
        resources.delete(key);
        throw error;
      },
    );
    resources.set(key, reading);
  }
  return reading;
}

async function fetchText(language: Language, sheet: string): Promise<string> {
  const file = files[`../../../src/shedu/locales/${language}/${sheet}.ftl`];
  if (!file) return "";
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`cannot load texts from ${file}`);
  return answer.text();
}

/** files of every page, and those that a page has added */
const sheets = ["table", "guide", "editions", "online"];

/** Adds the texts of a page that loads on demand. */
export async function addTexts(sheet: string): Promise<void> {
  if (sheets.includes(sheet)) return;
  sheets.push(sheet);
  await setLanguage(language());
}

/** Loads and applies a language, with English as the fallback. */
export async function setLanguage(language: Language, remember = false): Promise<void> {
  const [wanted, fallback] = await Promise.all([load(language, [...sheets]), load("en", [...sheets])]);
  english = fallback;
  current = wanted;
  document.documentElement.lang = language;
  if (remember) change("language", language);
}

export function initialLanguage(): Language {
  return negotiate([settings.language ?? "", ...navigator.languages]);
}

export function language(): Language {
  return current?.language ?? "en";
}

/** A text, on one line. */
export function t(name: string, args: Args = {}): string {
  const [id = "", attribute] = name.split(".");
  return lookUp(current, id, attribute, args) ?? lookUp(english, id, attribute, args) ?? name;
}

export function hasText(name: string): boolean {
  const [id = "", attribute] = name.split(".");
  return [current, english].some((loaded) => patternOf(loaded, id, attribute) !== null);
}

/** The attributes of a text, by name. */
export function attributesOf(id: string): Record<string, string> {
  const message = current?.bundle.getMessage(id) ?? english?.bundle.getMessage(id);
  return Object.fromEntries(Object.keys(message?.attributes ?? {}).map((key) => [key, t(`${id}.${key}`)]));
}

/** Identifiers of all texts, in order. */
export function textNames(): string[] {
  return english?.names ?? [];
}

function patternOf(loaded: Loaded | null, id: string, attribute: string | undefined) {
  const message = loaded?.bundle.getMessage(id);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

function lookUp(loaded: Loaded | null, id: string, attribute: string | undefined, args: Args): string | null {
  const pattern = patternOf(loaded, id, attribute);
  if (!loaded || !pattern) return null;
  const errors: Error[] = [];
  const text = loaded.bundle.formatPattern(pattern, args, errors);
  if (errors.length && import.meta.env.DEV) console.warn(loaded.language, id, errors[0]?.message);
  return text.replace(/\s+/g, " ").trim();
}

/** A text with a capital first letter, for the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** `F4, F5 and F6`, in the current language. */
export function listOf(words: readonly string[]): string {
  // British English: no comma before the last item
  const wish = language() === "en" ? "en-GB" : language();
  return new Intl.ListFormat(wish, { type: "conjunction" }).format(words);
}

/** A signed number without grouping, for selectors. */
export function number(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}

/** A share as a percentage. */
export function percent(value: number): FluentNumber {
  return new FluentNumber(value, { style: "percent", maximumFractionDigits: 0 });
}

/** A number with one decimal, for tables and labels. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** The same with a plus or minus, unless it is zero. */
export function signedDecimal(value: number): string {
  const rounded = Math.round(value * 10);
  return `${rounded > 0 ? "+" : rounded < 0 ? "−" : ""}${decimal(Math.abs(value))}`;
}
