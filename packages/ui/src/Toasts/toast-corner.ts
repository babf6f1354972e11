/** Positions of toasts in wide windows, in order of preference. */
export const toastCorners = ['end', 'start', 'center'] as const;

export type ToastCorner = (typeof toastCorners)[number];

export interface Covered {
  /** Controls that the user probably needs next: row menus, fields, submit buttons, the focused element. */
  needed: number;
  /** Other links and controls. */
  others: number;
}

/** Returns the corner where toasts cover the fewest controls; needed controls count most. */
export function bestCorner(covered: Record<ToastCorner, Covered>): ToastCorner {
  const cost = (corner: ToastCorner) => covered[corner].needed * 1000 + covered[corner].others;
  return toastCorners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
