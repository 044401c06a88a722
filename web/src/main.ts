import { mount, unmount } from "svelte";

import App from "./App.svelte";
import "./art/app.css";
import sprite from "./art/sprite.svg";
import { applyAppearance, followOtherTabs } from "./browser/settings.svelte";
import { waitForSession } from "./net/session.svelte";
import { initialLanguage, setLanguage } from "./text/i18n.svelte";
import Offline from "./ui/Offline.svelte";

/** Inserts the sprite into the page, so that `<use href="#tile-red">` finds its symbols. */
async function loadSprite(): Promise<void> {
  const text = await (await fetch(sprite)).text();
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  parsed.setAttribute("aria-hidden", "true");
  parsed.setAttribute("class", "hidden-text");
  document.body.prepend(document.importNode(parsed, true));
}

applyAppearance();
followOtherTabs(() => void setLanguage(initialLanguage()));
void loadSprite();
const target = document.getElementById("app") ?? document.body;
const speaking = setLanguage(initialLanguage());
let waiting: ReturnType<typeof mount> | null = null;
const wait = async () => {
  await speaking;
  waiting ??= mount(Offline, { target });
};
await Promise.all([speaking, waitForSession(wait)]);
if (waiting) await unmount(waiting);
mount(App, { target });
