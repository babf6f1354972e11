import { style } from '@vanilla-extract/css';

/** Across the columns, where the fields stand in some. */
export const wholeRow = style({ gridColumn: '1 / -1' });
