import { style } from '@vanilla-extract/css';

/** Spans all columns of the grid. */
export const wholeRow = style({ gridColumn: '1 / -1' });
