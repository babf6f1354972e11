import { style } from '@vanilla-extract/css';

export const short = style({ flex: '0 1 184px', minWidth: 0 });

export const long = style({ flex: '0 1 216px', minWidth: 0 });
