import { style } from '@vanilla-extract/css';

/** The search and the table below one another, as high as their content. */
export const page = style({ alignContent: 'start', overflowY: 'auto' });

export const search = style({ maxWidth: 420 });
