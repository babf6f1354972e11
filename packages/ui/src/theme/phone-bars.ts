/** Minimum width of a tab in the tab bar of phones; grows with the text size. */
const tabWidth = '4rem';

/** `0px` while `count` tabs fit next to one another, otherwise a huge length. */
const lacksRoomFor = (count: number) => `(${count} * ${tabWidth} - 100vw) * 1000`;

/**
 * The columns of a bar of five tabs: all in a row, or three, or two when the text is very large. A scroll bar may take
 * some of the width.
 */
export const tabColumns = `repeat(auto-fit, minmax(clamp(3.7rem, ${lacksRoomFor(5)}, max(${tabWidth}, 100% / 3)), 1fr))`;

/** Height of the tab bar's second and third row; 0 while all tabs fit in one row. */
const moreRows = `max(clamp(0px, ${lacksRoomFor(5)}, 20px + 2.5rem), clamp(0px, ${lacksRoomFor(3)}, 40px + 5rem))`;

/** Heights of the bars at the bottom of a phone, by their `data-phone`: tab bar, main action, or both. */
export const phoneBarRoom = {
  tabs: `calc(28px + 2.5rem + ${moreRows} + env(safe-area-inset-bottom))`,
  thumb: 'calc(78px + env(safe-area-inset-bottom))',
  both: `calc(106px + 2.5rem + ${moreRows} + env(safe-area-inset-bottom))`,
} as const;

/** Height of a row of `StickyActions`, with some air. */
export const actionsRoom = 'calc(44px + 3rem)';
