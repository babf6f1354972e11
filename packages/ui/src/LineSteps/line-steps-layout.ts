/** Height of one step, in rem. */
export const stepHeight = 1.125;

/** Chart widths in px, and the minimum gap between labels from each width on, in percent of the time span. */
export const widths = [
  { name: 'least', from: 0, gap: 64 },
  { name: 'narrow', from: 320, gap: 46 },
  { name: 'middle', from: 400, gap: 26 },
  { name: 'wide', from: 600, gap: 16 },
] as const;

export interface StepOnDay<Step extends string> {
  on: string;
  step: Step;
}

/** Position of a point: `x` in percent of the time span, `y` in steps from the top. */
export interface Place {
  x: number;
  y: number;
}

export const inOrder = <Point extends { on: string }>(points: readonly Point[]): Point[] =>
  points.toSorted((one, other) => one.on.localeCompare(other.on));

/** Returns the position of each point, sorted by day; a step that is not on the scale has no position. */
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

/** Returns the `d` attribute of an SVG path that keeps each step until the next point. */
export const stepPath = (drawn: readonly Place[]): string =>
  drawn.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');

/** Returns which labels fit at least `gap` percent apart: always the first and the last, then from left to right. */
export function labelsThatFit(xs: readonly number[], gap: number): boolean[] {
  const last = xs.at(-1);
  if (last === undefined) return [];
  let lastShown = Number.NEGATIVE_INFINITY;
  return xs.map((x, index) => {
    const fits = index === xs.length - 1 || (x - lastShown >= gap && last - x >= gap);
    if (fits) lastShown = x;
    return fits;
  });
}
