import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.large,
  minHeight: 0,
  overflow: 'auto',
});
