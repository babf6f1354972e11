import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.medium} ${vars.space.xlarge}`,
});

export const titles = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0 });

export const eyebrow = style({ color: vars.color.textSoft, fontSize: vars.text.body });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
});
