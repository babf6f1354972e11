import { style } from '@vanilla-extract/css';

export const typeSelect = style({ flex: '0 1 200px', minWidth: 0 });
