import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  selectors: { '& + &': { marginBlockStart: vars.space.xsmall } },
});
