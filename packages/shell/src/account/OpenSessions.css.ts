import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const sessions = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const session = style({
  display: 'grid',
  gap: vars.space.small,
  padding: `${vars.space.medium} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minHeight: 44,
});
