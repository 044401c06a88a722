/* The server wakes it at a player's turn: it shows the notice and leads to the table. */

self.addEventListener("push", (event) => {
  const { title, body, game, link } = event.data.json();
  const notice = { body, tag: game, icon: "/shedu.svg", data: { link } };
  event.waitUntil(self.registration.showNotification(title, notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.link, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => page.url === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
