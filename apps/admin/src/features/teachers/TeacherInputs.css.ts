import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const ticks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
});

export const quiet = style({ margin: 0, color: vars.color.textSoft });
