import { style } from '@vanilla-extract/css';

export const kind = style({ flex: '0 1 216px', minWidth: 0 });
