/** Geometry of the plots of a profile. No DOM. */

export interface Bar {
  label: string;
  /** what stands beside the bar */
  value: string;
  /** the length, from 0 to 1 */
  share: number;
}

/** Bars whose longest one is 1. */
export function scaled(rows: readonly { label: string; value: string; size: number }[]): Bar[] {
  const most = Math.max(...rows.map(({ size }) => size), 1e-9);
  return rows.map(({ label, value, size }) => ({ label, value, share: size / most }));
}

export interface Point {
  x: number;
  y: number;
}

/** Points of a line from left to right; the highest value, or `most`, at the top. */
export function lineOf(
  values: readonly number[],
  width: number,
  height: number,
  most = Math.max(...values, 1),
): Point[] {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: values.length > 1 ? index * step : width / 2,
    y: height * (1 - value / most),
  }));
}

/** The mean of each value and up to `count - 1` before it. */
export function smoothed(values: readonly number[], count: number): number[] {
  return values.map((_, index) => {
    const part = values.slice(Math.max(0, index - count + 1), index + 1);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}
