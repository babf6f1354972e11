import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: vars.space.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
