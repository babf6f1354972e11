import { style } from '@vanilla-extract/css';

/** As wide as a badge with two digits, so that the links next to it do not move when the count arrives. */
export const place = style({ display: 'inline-flex', minWidth: '50px' });
