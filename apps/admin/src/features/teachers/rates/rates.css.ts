import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const types = style({
  display: 'grid',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const type = style({ display: 'grid', gap: vars.space.xsmall });

export const periods = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const amount = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.heavy });

export const soft = style({ color: vars.color.textSoft });
