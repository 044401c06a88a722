/** Positions of a study's tree, by the moves that lead to them. No state. */

import { spaceOf } from "../../model/moves";
import type { Space, StudyTree, TreeNode } from "../../net/messages";

export type Path = readonly string[];

/** A tree with what follows from its list of nodes. */
export interface Grown {
  tree: StudyTree;
  /** the children of each node, the main line first */
  children: readonly (readonly number[])[];
}

export function grown(tree: StudyTree): Grown {
  const children: number[][] = tree.nodes.map(() => []);
  tree.nodes.forEach(({ parent }, index) => children[parent]?.push(index));
  return { tree, children };
}

/** The deepest node on a path, and how many of its moves are in the tree. */
export function follow({ tree, children }: Grown, path: Path): { node: number; depth: number } {
  let node = 0;
  for (const [depth, move] of path.entries()) {
    const next = children[node]?.find((child) => tree.nodes[child]?.move === move);
    if (next === undefined) return { node, depth };
    node = next;
  }
  return { node, depth: path.length };
}

/** The moves that lead to a node. */
export function pathTo({ tree }: Grown, node: number): string[] {
  const path: string[] = [];
  for (let at = tree.nodes[node]; at && at.parent >= 0; at = tree.nodes[at.parent]) path.unshift(at.move);
  return path;
}

/** The node after some moves of the main line, or its last one. */
export function onMainLine({ children }: Grown, moves: number): number {
  let node = 0;
  for (let made = 0; made < moves; made++) {
    const [next] = children[node] ?? [];
    if (next === undefined) break;
    node = next;
  }
  return node;
}

/** The next or previous sibling of a node, around. */
export function sibling({ tree, children }: Grown, node: number, step: number): number {
  const all = children[tree.nodes[node]?.parent ?? -1] ?? [];
  return all[(all.indexOf(node) + step + all.length) % Math.max(1, all.length)] ?? node;
}

/** The spaces of a node's move. */
export function spacesOfNode(node: TreeNode | undefined): Space[] {
  const space = node?.played ? spaceOf(node.played) : null;
  return space ? [space] : [];
}

/** A short name of a path for links: other edits of the study do not change it. */
export function keyOf(path: Path): string {
  let hash = 0x811c9dc5;
  for (const char of path.join("\n")) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The path with a key; the start if there is none any more. */
export function pathWith(whole: Grown, key: string): string[] {
  for (const index of whole.tree.nodes.keys()) {
    const path = pathTo(whole, index);
    if (keyOf(path) === key) return path;
  }
  return [];
}
