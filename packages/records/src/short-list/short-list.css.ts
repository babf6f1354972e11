import { style } from '@vanilla-extract/css';

/** The introduction and the table below each other, as high as their content. */
export const page = style({ alignContent: 'start', overflowY: 'auto' });
