import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const howTo = style({ margin: 0, color: vars.color.textSoft, fontSize: vars.text.list });
