import { style } from '@vanilla-extract/css';

/** A block is one element for screen readers, so that it is announced once. */
export const announcedText = style({ display: 'block' });
