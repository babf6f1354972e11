import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const fileName = style({
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  overflowWrap: 'anywhere',
});

/** In a table, aligns the text of a button with the cells around it, not its background. */
export const inCell = style({ whiteSpace: 'nowrap', marginInline: '-15px' });
