import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const about = style({
  margin: 0,
  color: vars.color.textSoft,
  fontSize: vars.text.body,
  overflowWrap: 'anywhere',
});

export const foot = style({ display: 'flex' });
