/**
 * Returns whether the user selects the orientation in the print dialog, because the browser ignores the `size` of
 * `@page`. Only WebKit does. It parses `size` like other browsers and has no API for this, so this checks for a CSS
 * property that only WebKit supports.
 */
export const choosesOrientation = (): boolean => CSS.supports('hanging-punctuation', 'first');
