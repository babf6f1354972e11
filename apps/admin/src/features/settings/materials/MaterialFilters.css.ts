import { style } from '@vanilla-extract/css';

export const short = style({ flex: '0 1 290px', minWidth: 0 });

export const long = style({ flex: '0 1 280px', minWidth: 0 });
