import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The select of the year next to the button, which wraps below it. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

/** The tables are as high as their rows, because they would otherwise share the height of the page. */
export const tables = style({ gridAutoRows: 'max-content' });
