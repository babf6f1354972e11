import { style } from '@vanilla-extract/css';

export const typeSelect = style({ flex: '0 1 176px', minWidth: 0 });
