import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  padding: `${vars.space.huge} ${vars.space.gutter}`,
  color: vars.color.textSoft,
});
