import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const types = style({
  display: 'grid',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const type = style({ display: 'grid', gap: vars.space.xsmall });

export const periods = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const period = style({ fontVariantNumeric: 'tabular-nums' });

/** Months with both amounts in three columns, even in a dialog on a phone. */
export const months = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.list });

globalStyle(`${months} :is(th, td)`, {
  padding: `${vars.space.xsmall} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle(`${months} :is(th, td):not(:first-child)`, {
  paddingInlineStart: vars.space.small,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${months} thead th`, { color: vars.color.textSoft });

export const soft = style({ color: vars.color.textSoft });
