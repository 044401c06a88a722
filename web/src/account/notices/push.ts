/** Web Push: notifications while no page is open. */

import { ask } from "../../net/api";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Subscribes this browser; returns false if the person denies permission. */
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

/** Unsubscribes this browser. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/sw.js");
  const made = await registration?.pushManager.getSubscription();
  if (!made) return;
  await ask(`/api/notices/browsers?endpoint=${encodeURIComponent(made.endpoint)}`, undefined, "DELETE");
  await made.unsubscribe();
}
