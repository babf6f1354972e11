/** Height of one step of the scale, in rem. */
export const stepHeight = 1.125;

/** Widths of the whole picture in px, the least first, and how far apart, in percent of the time, words must stand there. */
export const widths = [
  { name: 'least', from: 0, gap: 64 },
  { name: 'narrow', from: 320, gap: 46 },
  { name: 'middle', from: 400, gap: 26 },
  { name: 'wide', from: 600, gap: 16 },
] as const;

/** A step reached on a day. */
export interface StepOnDay<Step extends string> {
  /** The day, `YYYY-MM-DD`. */
  on: string;
  /** Which step of the scale. */
  step: Step;
}

/** Where a point is drawn: `x` in percent of the time shown, `y` in steps from the top. */
export interface Place {
  x: number;
  y: number;
}

/** The points in the order of their days. */
export const inOrder = <Point extends { on: string }>(points: readonly Point[]): Point[] =>
  points.toSorted((one, other) => one.on.localeCompare(other.on));

/**
 * Where points in order stand: across by their days, up by their steps. A single day stands in the middle; a step that is
 * not on the scale has no place.
 */
export function places<Step extends string>(
  points: readonly StepOnDay<Step>[],
  scale: readonly Step[],
): (Place | undefined)[] {
  const days = points.map(({ on }) => Date.parse(on));
  const first = days[0] ?? 0;
  const span = (days.at(-1) ?? 0) - first;
  return points.map(({ step }, index) => {
    const height = scale.indexOf(step);
    if (height < 0) return undefined;
    return {
      x: span > 0 ? (((days[index] ?? first) - first) / span) * 100 : 50,
      y: scale.length - height - 0.5,
    };
  });
}

/** A line that keeps its step until the next point, as the `d` of an SVG path. */
export const stepPath = (drawn: readonly Place[]): string =>
  drawn.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');

/** Which of the words under the points can stand beside each other at least `gap` percent apart: the last and the first, then from the left. */
export function wordsThatFit(xs: readonly number[], gap: number): boolean[] {
  const last = xs.at(-1);
  if (last === undefined) return [];
  let kept = Number.NEGATIVE_INFINITY;
  return xs.map((x, index) => {
    const fits = index === xs.length - 1 || (x - kept >= gap && last - x >= gap);
    if (fits) kept = x;
    return fits;
  });
}
