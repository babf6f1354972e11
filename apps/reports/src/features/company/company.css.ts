import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const student = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const contract = style({
  display: 'block',
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});

export const period = style({
  color: vars.color.textSoft,
  '@media': { [media.tablet]: { whiteSpace: 'nowrap' } },
});

export const hours = style({ whiteSpace: 'nowrap' });

export const soft = style({ color: vars.color.textSoft });

/** `&&` outranks the meter's own layout in any stylesheet order. */
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
      // Avoids the wide hyphen of tabular figures in `Pre-A1`.
      fontVariantNumeric: 'normal',
    },
  },
});

// The bar comes before the name of the level.
globalStyle(`${levelBar} > :first-child`, { gridColumn: 2 });

globalStyle(`${levelBar} > :last-child`, { gridColumn: 1 });
