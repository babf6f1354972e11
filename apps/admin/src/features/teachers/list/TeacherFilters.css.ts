import { style } from '@vanilla-extract/css';

export const choice = style({ flex: '0 1 200px', minWidth: 0 });
