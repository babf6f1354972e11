import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const chosenFile = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  overflowWrap: 'anywhere',
});
