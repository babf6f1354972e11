import { style } from '@vanilla-extract/css';

// When empty, it stays for screen readers, but must not add a gap to the layout.
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } });
