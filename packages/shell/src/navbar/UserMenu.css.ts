import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const userButton = style({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minWidth: vars.target.thumb, minHeight: vars.target.thumb } },
});
