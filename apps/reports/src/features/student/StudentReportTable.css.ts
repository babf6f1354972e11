import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const course = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});
