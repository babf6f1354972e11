/** Minimum width of a tab in the tab bar of phones; grows with the text size. */
export const tabWidth = '4.5rem';

/** Height of the tab bar's second row; 0 while four tabs fit in one row. */
const secondRow = `clamp(0px, (4 * ${tabWidth} - 100vw) * 1000, 20px + 2.5rem)`;

/** Heights of the bars at the bottom of a phone, by their `data-phone`: tab bar, main action, or both. */
export const phoneBarRoom = {
  tabs: `calc(28px + 2.5rem + ${secondRow} + env(safe-area-inset-bottom))`,
  thumb: 'calc(78px + env(safe-area-inset-bottom))',
  both: `calc(106px + 2.5rem + ${secondRow} + env(safe-area-inset-bottom))`,
} as const;
