import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gap: vars.space.gutter,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Aligned with the date field next to it, whose label is above the field. */
export const level = style({ '@media': { [media.tablet]: { marginBlockStart: '1.75rem' } } });

export const list = style({ display: 'grid' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const picture = style({
  display: 'flex',
  marginBlockStart: vars.space.hair,
  color: vars.color.textSoft,
  selectors: { '&[data-done]': { color: vars.color.positive } },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.gutter}`,
  minWidth: 0,
});

export const detail = style({ color: vars.color.textSoft, overflowWrap: 'anywhere' });
