/** Least width of one of the four links of the bar at the bottom of a phone; it grows with the size of the text. */
export const tabWidth = '4.5rem';

/** Nothing while four links stand in one row, else the height of their second row. */
const secondRow = `clamp(0px, (4 * ${tabWidth} - 100vw) * 1000, 20px + 2.5rem)`;

/**
 * The room that the bars at the bottom of a phone need, safe area included, by the `data-phone` they carry: the links of
 * an app (`tabs`), the one action of a screen (`thumb`), or the action above the links (`both`). The words of the links
 * grow with the text size, and their bar with them.
 */
export const phoneBarRoom = {
  tabs: `calc(28px + 2.5rem + ${secondRow} + env(safe-area-inset-bottom))`,
  thumb: 'calc(78px + env(safe-area-inset-bottom))',
  both: `calc(106px + 2.5rem + ${secondRow} + env(safe-area-inset-bottom))`,
} as const;
