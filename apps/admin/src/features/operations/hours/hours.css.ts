import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** A number in a column of numbers. */
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const strong = style([figure, { fontWeight: vars.weight.strong }]);

/** A number with its explanation below. */
export const lines = style({ display: 'grid', gap: vars.space.xxsmall });

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
});

/** The changes since a statement was submitted. */
export const difference = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.caution,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

/** The changes in words, on as many lines as needed. */
export const warning = style([difference, { whiteSpace: 'normal' }]);

/** The month and its totals, above the list. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
});

export const steps = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

export const month = style({ minWidth: 150, textAlign: 'center', fontWeight: vars.weight.strong });

export const figures = style({
  flex: 1,
  // Next to the month only if all numbers fit in one row.
  '@media': { [media.compact]: { flexBasis: '100%' } },
});

export const periodBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space.small} ${vars.space.large}`,
});

export const periodMonth = style({ flex: '0 1 220px', minWidth: 0 });

export const sums = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.large,
  minHeight: 0,
  overflow: 'auto',
});
