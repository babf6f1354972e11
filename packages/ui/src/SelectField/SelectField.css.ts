import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const select = style({
  appearance: 'none',
  paddingInlineEnd: 40,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.medium,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});
