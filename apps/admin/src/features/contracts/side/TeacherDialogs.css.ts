import { style } from '@vanilla-extract/css';

/** Hours take a few digits. */
export const short = style({ maxWidth: 260 });
