import { style } from '@vanilla-extract/css';

/** In a table, a button is as wide as its label, and its label aligns with the text of the other cells. */
export const actionInCell = style({ whiteSpace: 'nowrap', marginInline: '-15px' });
