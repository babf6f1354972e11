import { style } from '@vanilla-extract/css';

/** Wide enough for the longest suffix in use, `minutes`. */
export const withSuffix = style({ paddingInlineEnd: 84 });
