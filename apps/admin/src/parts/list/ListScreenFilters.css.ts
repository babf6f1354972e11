import { style } from '@vanilla-extract/css';

/** As wide as its field asks for, and narrower where there is no room. */
export const fieldFrame = style({ flexShrink: 1, minWidth: 0 });
