import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const line = style({
  display: 'grid',
  gap: vars.space.small,
  padding: `${vars.space.medium} ${vars.space.gutter}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const name = style({ fontSize: vars.text.form, overflowWrap: 'anywhere' });
