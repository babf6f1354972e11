import { style } from '@vanilla-extract/css';

/** In a table a button is as wide as its words. */
export const oneLine = style({ whiteSpace: 'nowrap' });
