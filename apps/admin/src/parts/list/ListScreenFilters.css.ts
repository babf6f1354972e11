import { style } from '@vanilla-extract/css';

/** As wide as its field prefers, and narrower if there is no room. */
export const fieldFrame = style({ flexShrink: 1, minWidth: 0 });
