import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The choice of the days beside the button, which wraps below it. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
