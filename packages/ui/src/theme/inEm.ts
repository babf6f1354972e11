/**
 * Returns a media query length that equals this many px at the default text size. It grows with the text size, so that
 * a page with enlarged text has the same layout as a zoomed page.
 */
export const inEm = (px: number) => `${px / 16}em`;
