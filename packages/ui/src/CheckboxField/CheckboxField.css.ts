import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.medium,
  alignItems: 'center',
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb } },
});

export const label = style({
  color: vars.color.text,
  fontSize: vars.text.form,
  lineHeight: 1.4,
  paddingBlock: vars.space.xsmall,
  cursor: 'pointer',
  selectors: { ':disabled + &': { color: vars.color.textSoft, cursor: 'not-allowed' } },
});

export const notes = style({
  gridColumn: 2,
  display: 'grid',
  gap: vars.space.xxsmall,
  selectors: { '&:empty': { display: 'none' } },
});
