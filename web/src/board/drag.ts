/** Drag and drop of a piece from the hand to the board, with mouse, pen or finger. */

import type { Space } from "../net/messages";

export interface Drag {
  /** the drag has begun */
  start(): void;
  over(space: Space | null): void;
  drop(space: Space | null, isMouse: boolean): void;
}

const DRAG_START_PX = 7;

/** Follows a pointer pressed on a piece; a click without movement does not drag. */
export function follow(event: PointerEvent, symbol: string, drag: Drag): void {
  if (event.button) return;
  const from = { x: event.clientX, y: event.clientY };
  const size = event.currentTarget instanceof Element ? event.currentTarget.clientWidth : 58;
  let carried: HTMLElement | null = null;
  const move = (next: PointerEvent) => {
    if (!carried) {
      if (Math.hypot(next.clientX - from.x, next.clientY - from.y) < DRAG_START_PX) return;
      carried = carry(symbol, size);
      drag.start();
    }
    carried.style.transform = `translate(${next.clientX - size / 2}px, ${next.clientY - size / 2}px)`;
    drag.over(spaceAtPoint(next.clientX, next.clientY));
  };
  const stop = (next: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (!carried) return;
    carried.remove();
    const space = next.type === "pointerup" ? spaceAtPoint(next.clientX, next.clientY) : null;
    drag.drop(space, next.pointerType === "mouse");
    // swallow the click that follows a drag
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => dispatchEvent(new Event("shedu-drag-over")), 0);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

/** Reports a drag of a piece that cannot be picked up now. A finger that moves may scroll. */
export function refuseDrag(event: PointerEvent, onrefused: () => void): void {
  if (event.button || event.pointerType === "touch") return;
  const from = { x: event.clientX, y: event.clientY };
  const stop = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
  };
  const move = (next: PointerEvent) => {
    if (Math.hypot(next.clientX - from.x, next.clientY - from.y) < DRAG_START_PX) return;
    stop();
    onrefused();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

function spaceAtPoint(x: number, y: number): Space | null {
  return document.elementFromPoint(x, y)?.closest("[data-space]")?.getAttribute("data-space") ?? null;
}

function carry(symbol: string, size: number): HTMLElement {
  const element = document.createElement("div");
  element.className = "carried";
  element.style.width = element.style.height = `${size}px`;
  element.append(pieceElement(symbol));
  document.body.append(element);
  return element;
}

export function pieceElement(symbol: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("overflow", "visible");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  use.setAttribute("width", "100");
  use.setAttribute("height", "100");
  svg.append(use);
  return svg;
}
