import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const group = style({ display: 'grid', gap: vars.space.xxsmall, justifyItems: 'start' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
  color: vars.color.text,
  fontSize: vars.text.form,
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textSoft, cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb } },
});
