import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textSoft,
  overflowWrap: 'anywhere',
});
