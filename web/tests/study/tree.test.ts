/** Positions of a study's tree, links, and analyses as curves. */

import { expect, test } from "vitest";

import type { AnalysedStep, Analysis, StudyTree, TreeNode } from "../../src/net/messages";
import { chancesOf, gainsOf, luckiest, percent, signed } from "../../src/study/analysis/analysis.svelte";
import { packed, unpacked } from "../../src/study/tree/links";
import { follow, grown, keyOf, onMainLine, pathTo, pathWith, sibling, spacesOfNode } from "../../src/study/tree/tree";

const node = (parent: number, move: string): TreeNode => ({
  parent,
  move,
  seat: move ? 0 : null,
  played: move ? { type: "position-leader", colour: "black", space: "G3" } : null,
  comment: "",
  marks: [],
  arrows: [],
});
// start: a b c, with x instead of a, and y z after a
const TREE: StudyTree = {
  title: "",
  text: "",
  start: "",
  players: ["lion", "bull"],
  names: ["", ""],
  is_over: false,
  nodes: [node(-1, ""), node(0, "a"), node(1, "b"), node(2, "c"), node(1, "y"), node(4, "z"), node(0, "x")],
};
const WHOLE = grown(TREE);

test("a path leads to a node, and a node has its path", () => {
  expect(follow(WHOLE, ["a", "y", "z"])).toEqual({ node: 5, depth: 3 });
  expect(pathTo(WHOLE, 5)).toEqual(["a", "y", "z"]);
  expect(follow(WHOLE, ["a", "gone", "z"])).toEqual({ node: 1, depth: 1 });
  expect(follow(WHOLE, [])).toEqual({ node: 0, depth: 0 });
});

test("the main line is the first child", () => {
  expect(onMainLine(WHOLE, 2)).toBe(2);
  expect(onMainLine(WHOLE, 99)).toBe(3);
});

test("siblings are visited in turn", () => {
  expect(sibling(WHOLE, 1, 1)).toBe(6);
  expect(sibling(WHOLE, 6, 1)).toBe(1);
  expect(sibling(WHOLE, 3, 1)).toBe(3);
  expect(sibling(WHOLE, 0, 1)).toBe(0);
});

test("a link keeps its position when the study changes", () => {
  const key = keyOf(["a", "y"]);
  const later = grown({ ...TREE, nodes: [...TREE.nodes.slice(0, 2), node(0, "new"), node(1, "y")] });
  expect(pathWith(WHOLE, key)).toEqual(["a", "y"]);
  expect(pathWith(later, key)).toEqual(["a", "y"]);
  expect(pathWith(WHOLE, "none")).toEqual([]);
  expect(spacesOfNode(TREE.nodes[1])).toEqual(["G3"]);
});

test("a study survives a link", async () => {
  const text = `shedu 1\ntitle Ёж — 🐘\n${"lion pass\n".repeat(300)}`;
  const code = await packed(text);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(300);
  expect(await unpacked(code)).toBe(text);
  await expect(unpacked("!!!")).rejects.toThrow();
});

const step = (before: number[], after: number[], luck: number[], gains: AnalysedStep["gains"]): AnalysedStep => ({
  seat: 0,
  choices: [],
  before,
  after,
  luck,
  causes: [null, null],
  cost: 0,
  label: null,
  gains,
});
const ANALYSIS: Analysis = {
  level: "expert",
  deals: 16,
  accounts: [],
  turning_points: [],
  steps: [
    step([0.5, 0.5], [0.6, 0.4], [0, 0], [{ seat: 0, source: "tile", amount: 1 }]),
    step([0.6, 0.4], [0.3, 0.7], [-0.2, 0.1], [{ seat: 0, source: "war", amount: 3 }]),
  ],
};

test("chances and gains by ply", () => {
  expect(chancesOf(ANALYSIS)).toEqual([
    [0.5, 0.5],
    [0.6, 0.4],
    [0.3, 0.7],
  ]);
  expect(gainsOf(ANALYSIS, 0)).toMatchObject({ tile: [0, 1, 1], war: [0, 0, 3], treasure: [0, 0, 0] });
  expect(luckiest(ANALYSIS.steps[1] as AnalysedStep)).toEqual({ seat: 0, luck: -0.2 });
  expect(luckiest(ANALYSIS.steps[0] as AnalysedStep)).toBeNull();
  expect([signed(0.123), signed(-0.05), signed(0), percent(0.456)]).toEqual(["+12.3", "−5.0", "0.0", "46%"]);
});
