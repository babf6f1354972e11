import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});
