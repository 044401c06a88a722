/** Being woken by the browser when no page is open. */

import { ask } from "../net/api";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Has this browser woken from now on; false if the person does not allow it. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const made =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = made.toJSON();
  await ask("/api/notices/browsers", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  return true;
}

/** Not to have this browser woken any more. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/sw.js");
  const made = await registration?.pushManager.getSubscription();
  if (!made) return;
  await ask(`/api/notices/browsers?endpoint=${encodeURIComponent(made.endpoint)}`, undefined, "DELETE");
  await made.unsubscribe();
}
