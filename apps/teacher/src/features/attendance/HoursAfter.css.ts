import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const after = style({
  margin: 0,
  color: vars.color.textSoft,
  fontSize: vars.text.body,
  fontVariantNumeric: 'tabular-nums',
});
