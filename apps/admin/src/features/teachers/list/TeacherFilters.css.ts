import { style } from '@vanilla-extract/css';

export const long = style({ flex: '0 1 290px', minWidth: 0 });

export const short = style({ flex: '0 1 236px', minWidth: 0 });
