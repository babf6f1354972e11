import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ color: vars.color.textSoft, fontSize: vars.text.list });

export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.large}`,
  minHeight: vars.target.thumb,
  margin: 0,
  overflowWrap: 'anywhere',
});
