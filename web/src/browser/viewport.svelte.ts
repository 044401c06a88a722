/** What kind of screen this is. */

function watch(query: string): () => boolean {
  const media = matchMedia(query);
  let matches = $state(media.matches);
  media.addEventListener("change", () => (matches = media.matches));
  return () => matches;
}

/** Upright or narrow: the phone's layout. */
export const isNarrow = watch("(max-width: 760px), (max-aspect-ratio: 1/1)");
/** Wants no motion. */
export const isStill = watch("(prefers-reduced-motion: reduce)");
