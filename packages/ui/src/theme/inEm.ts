/**
 * Returns a length of a media query that is this many px at the usual size of text. It grows with the text, so that a
 * page whose text alone is enlarged is laid out like one that is zoomed.
 */
export const inEm = (px: number) => `${px / 16}em`;
