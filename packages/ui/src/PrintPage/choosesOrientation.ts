/**
 * Returns whether the user chooses the orientation of the paper in the print dialog, because the browser ignores the size
 * of `@page` there. WebKit parses that size as the others do, and no other API tells: the property is one that only
 * WebKit has.
 */
export const choosesOrientation = (): boolean => CSS.supports('hanging-punctuation', 'first');
