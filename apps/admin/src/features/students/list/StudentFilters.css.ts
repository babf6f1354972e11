import { style } from '@vanilla-extract/css';

export const short = style({ flex: '0 1 168px', minWidth: 0 });

export const long = style({ flex: '0 1 224px', minWidth: 0 });
