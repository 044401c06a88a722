import { mount, unmount } from "svelte";
import { describe, expect, test, vi } from "vitest";

import Board from "../../src/board/Board.svelte";
import { scene } from "../../src/board/scenes";

function show(props: Record<string, unknown> = {}) {
  const { board, map } = scene([". t* Kl .", ". m .  .", "~ f ~  ~"]);
  const target = document.createElement("div");
  document.body.append(target);
  const component = mount(Board, {
    target,
    props: { board, map, dynasties: ["archer", "bull", "lion", "pot"], mine: 2, ...props },
  });
  return { target, done: () => unmount(component) };
}

describe("the board", () => {
  test("shows pieces by their symbols, and a ring around the viewer's leaders", () => {
    const { target, done } = show();
    expect(target.querySelector('[data-piece="B2"]')?.getAttribute("href")).toBe("#tile-green");
    expect(target.querySelector('[data-piece="C1"]')?.getAttribute("href")).toBe("#L-black-lion");
    expect(target.querySelectorAll(".mine").length).toBe(1);
    expect(target.querySelector('[data-gem="B1"]')).not.toBeNull();
    void done();
  });

  test("highlights legal spaces only", () => {
    const { target, done } = show({ legal: new Set(["D1", "D2"]), wars: new Set(["D2"]), onpress: () => true });
    expect(target.querySelectorAll(".pads rect").length).toBe(2);
    expect(target.querySelectorAll(".marks use").length).toBe(1);
    expect(target.querySelectorAll("rect.can").length).toBe(2);
    void done();
  });

  test("moves its cursor with arrow keys and has one tab stop", () => {
    const onmove = vi.fn();
    const { target, done } = show({
      onpress: () => true,
      onmove,
      cursor: "B1",
      describe: (space: string) => `${space}!`,
    });
    expect(target.querySelectorAll('.spaces [tabindex="0"]').length).toBe(1);
    const cell = target.querySelector('[data-space="B1"]');
    expect(cell?.getAttribute("aria-label")).toBe("B1!");
    cell?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(onmove).toHaveBeenCalledWith("C1");
    void done();
  });

  test("handles Enter on a space", () => {
    const onpress = vi.fn(() => true);
    const { target, done } = show({ onpress });
    target
      .querySelector('[data-space="C2"]')
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(onpress).toHaveBeenCalledOnce();
    void done();
  });
});
