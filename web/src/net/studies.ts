/** Requests about studies: trees of variations, positions of the board editor, analyses. */

import { ask } from "./api";
import type {
  AnalysisState,
  AnalysisTime,
  Layout,
  LayoutCheck,
  Sharing,
  Study,
  StudyInfo,
  StudyTree,
  TreeEdit,
} from "./messages";

const at = (id: string) => `/api/studies/${encodeURIComponent(id)}`;

/** Reads a record with variations, and makes edits in it. */
export function readTree(text: string, edits: readonly TreeEdit[] = []): Promise<StudyTree> {
  return ask("/api/study/tree", { text, edits });
}

export function studies(): Promise<StudyInfo[]> {
  return ask("/api/studies");
}

export function keepStudy(text: string): Promise<Study> {
  return ask("/api/studies", { text });
}

/** A study; without its tree if `version` is the latest. */
export function study(id: string, version = 0): Promise<Study> {
  return ask(`${at(id)}?version=${String(version)}`);
}

export function editStudy(id: string, edits: readonly TreeEdit[]): Promise<Study> {
  return ask(`${at(id)}/edits`, { edits });
}

export function shareStudy(id: string, sharing: Sharing): Promise<StudyInfo> {
  return ask(`${at(id)}/sharing`, { sharing }, "PUT");
}

export function deleteStudy(id: string): Promise<undefined> {
  return ask(at(id), undefined, "DELETE");
}

export function reportStudy(id: string, text: string): Promise<undefined> {
  return ask(`${at(id)}/report`, { text });
}

export function layoutOf(start: string, line: readonly string[]): Promise<Layout> {
  return ask("/api/study/layout", { start, line });
}

export function checkLayout(layout: Layout): Promise<LayoutCheck> {
  return ask("/api/study/position", layout);
}

const analysisAt = (game: string) => `/api/games/${encodeURIComponent(game)}/analysis`;

export function analysisOf(game: string, language: string): Promise<AnalysisState> {
  return ask(`${analysisAt(game)}?language=${encodeURIComponent(language)}`);
}

export function startAnalysis(
  game: string,
  level: string,
  time: AnalysisTime,
  language: string,
): Promise<AnalysisState> {
  const query = new URLSearchParams({ level, time, language });
  return ask(`${analysisAt(game)}?${query}`, undefined, "POST");
}

export function cancelAnalysis(game: string): Promise<undefined> {
  return ask(analysisAt(game), undefined, "DELETE");
}

/** The address of the analysed game as a record with comments. */
export function annotatedAddress(game: string, language: string): string {
  return `${analysisAt(game)}/record?language=${encodeURIComponent(language)}`;
}

/** A record as text; throws like `ask`. */
export async function recordText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) return ask(address); // throws with the fault
  return response.text();
}
