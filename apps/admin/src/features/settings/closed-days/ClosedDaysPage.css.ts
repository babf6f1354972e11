import { style } from '@vanilla-extract/css';

/** The table and the holidays below one another, as high as their content. */
export const page = style({ alignContent: 'start', overflowY: 'auto' });
