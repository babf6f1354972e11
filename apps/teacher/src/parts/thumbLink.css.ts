import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const forThumbs = { minHeight: vars.target.thumb };

/** A link on its own line, tall enough for a touch target. */
export const thumbLink = style({
  selectors: {
    '&&': { display: 'inline-flex', alignItems: 'center', minHeight: vars.target.pointer },
    // High enough on its own; a larger touch area would overlap its neighbours.
    '&&::after': { content: 'none' },
  },
  '@media': {
    [media.phone]: { selectors: { '&&': forThumbs } },
    '(pointer: coarse)': { selectors: { '&&': forThumbs } },
  },
});
