import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const warningList = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
