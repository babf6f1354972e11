import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: vars.space.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  paddingInlineStart: '1.25em',
  // The reset removes the bullets, but sentences of two lines each need them.
  listStyle: 'disc',
});
