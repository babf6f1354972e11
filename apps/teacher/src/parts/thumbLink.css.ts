import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const forThumbs = { minHeight: vars.target.thumb };

/** A link with a line to itself: high enough for a pointer, and on a phone for a thumb. */
export const thumbLink = style({
  selectors: {
    '&&': { display: 'inline-flex', alignItems: 'center', minHeight: vars.target.pointer },
    // High enough by itself: it must not reach over its neighbours.
    '&&::after': { content: 'none' },
  },
  '@media': {
    [media.phone]: { selectors: { '&&': forThumbs } },
    '(pointer: coarse)': { selectors: { '&&': forThumbs } },
  },
});
