/** A place of the toasts in the window. */
export interface ToastPlace {
  /** At the bottom, above the bars of a phone, or at the top, below the bar of the page. */
  edge: 'bottom' | 'top';
  corner: 'end' | 'start' | 'center';
}

/** Places of toasts by the width of the window, in order of preference. */
export const toastPlaces: Readonly<Record<'phone' | 'wide', readonly ToastPlace[]>> = {
  phone: [
    { edge: 'bottom', corner: 'center' },
    { edge: 'top', corner: 'center' },
  ],
  wide: (['bottom', 'top'] as const).flatMap((edge) =>
    (['end', 'start', 'center'] as const).map((corner) => ({ edge, corner })),
  ),
};

export interface Covered {
  /** Controls that the user probably needs next: row menus, fields, submit buttons, the focused element. */
  needed: number;
  /** Other links and controls. */
  others: number;
  /** The title of the page. */
  title: boolean;
}

/** Cost of covering only the title of the page. */
export const titleCost = 1;

/** Returns the cost of a place; 0 if the toasts cover nothing useful there. Needed controls cost most. */
export function coverCost({ needed, others, title }: Covered): number {
  return needed * 1000 + others * 2 + (title ? titleCost : 0);
}
