/** Media queries as reactive state. */

function watch(query: string): () => boolean {
  const media = matchMedia(query);
  let matches = $state(media.matches);
  media.addEventListener("change", () => (matches = media.matches));
  return () => matches;
}

/** Portrait or narrow: the phone's layout. */
export const isNarrow = watch("(max-width: 760px), (max-aspect-ratio: 1/1)");
/** Too low for the tall forms of panels, as on a small laptop. */
export const isLow = watch("(max-height: 820px)");
/** The system asks for reduced motion. */
export const isStill = watch("(prefers-reduced-motion: reduce)");
