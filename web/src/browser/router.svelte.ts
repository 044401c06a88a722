/** A small router on the history API: the current path, and links without a page load. */

export interface Route {
  path: string;
  query: URLSearchParams;
  hash: string;
}

let route: Route = $state.raw(read());

function read(): Route {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

export function here(): Route {
  return route;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  route = read();
  if (!replace && !route.hash) scrollTo(0, 0);
}

/** Handles clicks on internal links; returns a function that removes the listeners. */
export function listen(): () => void {
  const back = () => (route = read());
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}
