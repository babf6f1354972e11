import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const box = style({
  borderRadius: vars.radius.medium,
  // Forced-colours mode and printing drop the banner's soft background.
  border: `1px solid ${vars.color.critical}`,
  ':focus': { outline: `2px solid ${vars.color.critical}`, outlineOffset: 2 },
});

export const title = style({
  fontSize: vars.text.list,
  fontWeight: vars.weight.heavy,
  lineHeight: 1.5,
  textWrap: 'wrap',
});

export const list = style({ marginBlockStart: vars.space.xxsmall });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.small,
  alignItems: 'center',
  color: vars.color.text,
  lineHeight: 1.4,
  selectors: { '& + &': { marginBlockStart: vars.space.xsmall } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  color: vars.color.critical,
  fontWeight: vars.weight.strong,
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb } },
});
