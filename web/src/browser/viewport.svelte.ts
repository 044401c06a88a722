/** Media queries as reactive state. */

function watch(query: string): () => boolean {
  const media = matchMedia(query);
  let matches = $state(media.matches);
  media.addEventListener("change", () => (matches = media.matches));
  return () => matches;
}

/** Portrait, narrow, or a phone held sideways: the phone's layout. */
export const isNarrow = watch("(max-width: 760px), (max-aspect-ratio: 1/1), (max-height: 500px)");
/** Upright with room for the players beside the log, as on a tablet. */
export const isRoomy = watch("(min-width: 780px) and (min-height: 1000px)");
/** A phone held sideways: the board beside everything else. */
export const isSideways = watch("(max-height: 500px) and (min-aspect-ratio: 4/3)");
/** Too low for the tall forms of panels, as on a small laptop. */
export const isLow = watch("(max-height: 820px)");
/** The system asks for reduced motion. */
export const isStill = watch("(prefers-reduced-motion: reduce)");
