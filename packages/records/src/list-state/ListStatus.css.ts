import { style } from '@vanilla-extract/css';

/** Its parts take part in the layout instead of the element. */
export const shownCount = style({ display: 'contents' });
