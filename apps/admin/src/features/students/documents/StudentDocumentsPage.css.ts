import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const fileName = style({
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  overflowWrap: 'anywhere',
});

/** In a table a button is as wide as its words, and these, not its quiet ground, stand in line with the cells around. */
export const inCell = style({ whiteSpace: 'nowrap', marginInline: '-15px' });
