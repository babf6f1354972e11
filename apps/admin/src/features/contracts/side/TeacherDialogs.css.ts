import { style } from '@vanilla-extract/css';

export const short = style({ maxWidth: 260 });
