import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const student = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  // A name and the badge beside it.
  '@media': { [media.wide]: { minWidth: '15.5rem' } },
});

export const name = style({
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: 'calc(100% - 40px)',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const contract = style({ display: 'grid', fontVariantNumeric: 'tabular-nums' });

export const soft = style({ color: vars.color.textSoft });

globalStyle(`${contract} > ${soft}`, {
  fontSize: vars.text.caption,
  '@media': { [media.desktop]: { whiteSpace: 'nowrap' } },
});

/** Doubled, so that it wins over the meter's own layout whichever sheet comes first. */
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
