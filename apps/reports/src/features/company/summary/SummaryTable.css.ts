import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const student = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

export const person = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.hair,
  '@media': { [media.phone]: { gap: vars.space.xxsmall } },
});

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const contract = style({ display: 'grid', fontVariantNumeric: 'tabular-nums' });

export const soft = style({ color: vars.color.textSoft });

globalStyle(`${contract} > ${soft}`, {
  fontSize: vars.text.caption,
  '@media': { [media.desktop]: { whiteSpace: 'nowrap' } },
});

/** `&&` outranks the component's own layout in any stylesheet order. */
export const share = style({
  selectors: {
    '&&': {
      display: 'inline-grid',
      gridTemplateColumns: '3.25rem 52px',
      alignItems: 'center',
      minWidth: 0,
    },
  },
});

export const hours = style({ whiteSpace: 'nowrap' });
