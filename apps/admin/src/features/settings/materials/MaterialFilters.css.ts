import { style } from '@vanilla-extract/css';

export const short = style({ flex: '0 1 200px', minWidth: 0 });

export const long = style({ flex: '0 1 230px', minWidth: 0 });
