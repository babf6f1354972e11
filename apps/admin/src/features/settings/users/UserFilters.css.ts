import { style } from '@vanilla-extract/css';

export const role = style({ flex: '0 1 236px', minWidth: 0 });
