import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  padding: `${vars.space.xlarge} ${vars.space.gutter}`,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  '@media': { print: { display: 'none' } },
});

export const contact = style({
  color: 'inherit',
  selectors: { '&:hover': { color: vars.color.text } },
  '@media': { '(pointer: coarse)': { padding: `${vars.space.medium} 0` } },
});
