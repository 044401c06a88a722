/** Finds texts that do not fit: cut by a box, out of the window, under something else. */

import type { Page } from "@playwright/test";

/** The parts of the page that do not fit, in words. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5; // pixels: letters reach a little out of their line
    const found = new Set<string>();
    const root = document.querySelector("dialog[open]") ?? document.body;
    const wide = document.documentElement.clientWidth;
    const high = document.documentElement.clientHeight;
    const nameOf = (element: Element) =>
      `<${element.localName}${element.classList.length ? ` .${[...element.classList].filter((name) => !name.startsWith("svelte")).join(".")}` : ""}>`;
    const right = document.documentElement.scrollWidth;
    if (right > wide + 1) {
      const reaching = [...document.body.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right + scrollX > right - 1,
      );
      found.add(`the page is ${right} px wide in a window of ${wide} px: ${reaching.map(nameOf).join(" ")}`);
    }

    /** The boxes around an element that cut what is in them, from the inside out, and whether they can be scrolled. */
    function cutters(element: Element): { box: DOMRect; element: Element; x: boolean; y: boolean }[] {
      const all = [];
      for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
        const style = getComputedStyle(outer);
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        const scrolls = (way: string) => way === "auto" || way === "scroll";
        all.push({
          box: outer.getBoundingClientRect(),
          element: outer,
          x: scrolls(style.overflowX),
          y: scrolls(style.overflowY),
        });
      }
      return all;
    }

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const element = node.parentElement;
      if (!text || !element || element.closest("svg, .hidden-text, option, script, style")) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const said = `${nameOf(element)} "${text.slice(0, 50)}"`;
      const cuts = cutters(element);
      each: for (const rect of rects) {
        for (const cut of cuts) {
          const isOutX = rect.left < cut.box.left - SLACK || rect.right > cut.box.right + SLACK;
          const isOutY = rect.top < cut.box.top - SLACK || rect.bottom > cut.box.bottom + SLACK;
          if (isOutX && !(cut.x && cut.element.scrollWidth > cut.element.clientWidth))
            found.add(`${said} is cut by ${nameOf(cut.element)}`);
          else if (isOutX) found.add(`${said} has to be scrolled sideways in ${nameOf(cut.element)}`);
          else if (isOutY && !cut.y) found.add(`${said} is cut above or below by ${nameOf(cut.element)}`);
          if (isOutX || isOutY) continue each;
        }
        if (rect.left < -SLACK || rect.right > wide + SLACK) found.add(`${said} is out of the window`);
        const box = element
          .closest("button, .button, .pip, kbd, select, .callout, .toast, .panel, dialog")
          ?.getBoundingClientRect();
        if (
          box &&
          (rect.left < box.left - SLACK ||
            rect.right > box.right + SLACK ||
            rect.bottom > box.bottom + 4 ||
            rect.top < box.top - 4)
        ) {
          found.add(`${said} is larger than its box`);
        }
        const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
        const top = y > 0 && y < high && x > 0 && x < wide ? document.elementFromPoint(x, y) : null;
        if (
          top &&
          getComputedStyle(element).pointerEvents !== "none" &&
          !top.contains(element) &&
          !element.contains(top)
        ) {
          // what floats above the page on purpose may hide some of it
          const floats = top.closest(".callout, .toast, .notice, .controls, header, dialog");
          const isOwn = top.localName === "input" && top.closest("label")?.contains(element);
          if (!isOwn && (!floats || floats.contains(element))) found.add(`${said} lies under ${nameOf(top)}`);
        }
      }
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).textOverflow === "ellipsis") {
        found.add(`${said} ends in an ellipsis`);
      }
    }
    for (const element of root.querySelectorAll("button, a, input, select, textarea")) {
      const rect = element.getBoundingClientRect();
      if (!rect.width || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (rect.left < -SLACK || rect.right > wide + SLACK)
        found.add(`${nameOf(element)} "${element.textContent.trim().slice(0, 40)}" is out of the window`);
      const isFixed = document.documentElement.scrollHeight <= high + 1;
      if (
        isFixed &&
        (rect.top < -SLACK || rect.bottom > high + SLACK) &&
        !cutters(element.parentElement ?? element).some(({ y }) => y)
      ) {
        found.add(`${nameOf(element)} "${element.textContent.trim().slice(0, 40)}" is above or below the window`);
      }
    }
    return [...found];
  });
}

/** Whether nothing covers the lower edge of an element. */
export function isOnTop(element: Element): boolean {
  const { left, width, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, bottom - 4));
}
