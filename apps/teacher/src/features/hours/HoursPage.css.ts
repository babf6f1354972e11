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
  // The reset takes the marks away; of two lines each, the sentences need them to be told apart.
  listStyle: 'disc',
});
