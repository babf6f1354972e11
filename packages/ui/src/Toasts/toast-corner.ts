/** Where the messages can stand at the bottom of a wide window, the preferred one first. */
export const toastCorners = ['end', 'start', 'center'] as const;

export type ToastCorner = (typeof toastCorners)[number];

/** What the messages would cover in a corner. */
export interface Covered {
  /** Controls that the person needs next: a menu of a row, a field, what sends a form, what has the focus. */
  needed: number;
  /** Other links and controls. */
  others: number;
}

/** The corner in which the messages cover the fewest controls, those that are needed next first of all. */
export function bestCorner(covered: Record<ToastCorner, Covered>): ToastCorner {
  const cost = (corner: ToastCorner) => covered[corner].needed * 1000 + covered[corner].others;
  return toastCorners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
