import { style } from '@vanilla-extract/css';

/** Room for the longest unit in use, `minutes`; a longer word belongs in the hint. */
export const withSuffix = style({ paddingInlineEnd: 84 });
