import { style } from '@vanilla-extract/css';

/** As wide as a badge with two digits, so that the links beside it stay where they are when the count arrives. */
export const place = style({ display: 'inline-flex', minWidth: '50px' });
