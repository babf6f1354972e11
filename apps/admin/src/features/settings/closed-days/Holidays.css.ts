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

/** Tables as high as their rows: two of them would share the height of the page. */
export const tables = style({ gridAutoRows: 'max-content' });
