import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Doubled, so that it wins over the meter's own layout whichever sheet comes first. */
export const levelBar = style({
  selectors: {
    '&&': {
      display: 'inline-grid',
      gridTemplateColumns: '87px auto',
      gridAutoFlow: 'dense',
      alignItems: 'center',
      gap: vars.space.small,
      minWidth: 0,
      fontWeight: vars.weight.strong,
      // The wide hyphen of tabular figures gapes in `Pre-A1`.
      fontVariantNumeric: 'normal',
    },
  },
});

// The bar comes before the name of the level.
globalStyle(`${levelBar} > :first-child`, { gridColumn: 2 });
globalStyle(`${levelBar} > :last-child`, { gridColumn: 1 });
