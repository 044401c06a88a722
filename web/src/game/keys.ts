/** Keyboard shortcuts of the table. */

import { change, settings } from "../browser/settings.svelte";
import { buildingIn } from "../model/moves";
import { COLOURS } from "../model/pieces";
import type { Move } from "../net/messages";
import type { Note } from "../text/refusals";
import type { Action } from "./actions";
import type { Intent } from "./intent.svelte";
import { tapCatastrophe, tapLeader, tapTile } from "./taps";

export interface Keyboard {
  intent: Intent;
  actions: readonly Action[];
  /** the moves of an open choice, in the order they are listed */
  options: readonly Move[];
  help: () => void;
  nextLegal: (step: number) => void;
  focusBoard: () => void;
  /** shows why a piece cannot be picked */
  explain: (note: Note) => void;
  putBack: () => void;
  /** the mouse or a finger has used a control last */
  wasClicked: (control: Element) => boolean;
  /** one move back or forward in the history */
  lookBack: (by: 1 | -1) => void;
  /** plays what happened since the player's last turn */
  playSince: () => void;
}

const FIELDS = "textarea, select, input:not([type=radio], [type=checkbox], [type=range])";

export function pressKey(event: KeyboardEvent, at: Keyboard): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (target instanceof HTMLElement && target.matches(FIELDS)) return;
  const name = event.key.toLowerCase();
  const { game } = at.intent;
  if (name === "escape") {
    if (game.history.isOpen) return game.history.close();
    return game.isCatchingUp ? game.skip() : at.putBack();
  }
  if (name === "?") {
    event.preventDefault();
    return at.help();
  }
  if (name === "k") return change("kingdoms", !settings.kingdoms);
  if (name === "s") return change("strengths", !settings.strengths);
  if (name === "c") return change("coordinates", !settings.coordinates);
  if (name === "r") return at.playSince();
  if (name === "b") return at.lookBack(-1);
  const isOnBoard = target instanceof Element && target.hasAttribute("data-space");
  if (game.history.isOpen && !isOnBoard && (name === "arrowleft" || name === "arrowright")) {
    event.preventDefault();
    return at.lookBack(name === "arrowleft" ? -1 : 1);
  }
  if (name === "n") return at.nextLegal(event.shiftKey ? -1 : 1);
  if (pickByKey(name, at)) return;
  if ((name === "enter" || name === " ") && handlesItself(target, name, at)) return;
  const action = at.actions.find((candidate) => candidate.key === name && !candidate.isOff);
  if (!action) return;
  event.preventDefault();
  action.run();
}

/**
 * Whether a focused control keeps Enter and Space to itself. Not if it was clicked: then the focus is only a trace of the
 * mouse, and the key does what the button beside the prompt says. A piece or an option that is chosen already leaves Enter
 * to the button that confirms it.
 */
function handlesItself(target: EventTarget | null, name: string, { wasClicked }: Keyboard): boolean {
  const control = target instanceof Element ? target.closest("button, a") : null;
  if (!control || wasClicked(control)) return false;
  return name === " " || control.getAttribute("aria-pressed") !== "true" || !control.closest(".tray, .choice");
}

/** Handles number keys and X; returns whether the key was used. */
function pickByKey(name: string, { intent, options, focusBoard, explain }: Keyboard): boolean {
  const { game } = intent;
  if (!game.isMine || !/^[\dx]$/.test(name)) return false;
  const number = Number(name);
  if (intent.swapping) {
    tapTile(intent, number - 1);
    return true;
  }
  if (!game.decision) return false;
  switch (game.decision.kind) {
    case "action": {
      const leader = COLOURS["7890".indexOf(name)];
      const note =
        name === "x" ? tapCatastrophe(intent) : leader ? tapLeader(intent, leader) : tapTile(intent, number - 1);
      if (note) explain(note);
      if (intent.pick) focusBoard();
      return true;
    }
    case "commit":
      if (intent.choices.commit?.includes(number)) intent.commit = number;
      return true;
    case "building": {
      const [, spaces] = buildingIn(intent.choices) ?? [];
      const space = spaces?.[number - 1];
      if (space) intent.target = space;
      return true;
    }
    case "war":
    case "monument":
    case "treasure":
    case "wonder-point":
      intent.choice = options[number - 1] ?? intent.choice;
      return true;
  }
}
