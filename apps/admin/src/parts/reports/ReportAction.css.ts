import { style } from '@vanilla-extract/css';

/** In a table a button is as wide as its words, and these, not its quiet ground, stand in line with the cells around. */
export const inCell = style({ whiteSpace: 'nowrap', marginInline: '-15px' });
