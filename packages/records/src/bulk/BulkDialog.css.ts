import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gap: vars.space.large });

export const counts = style({ display: 'grid', gap: vars.space.small, fontWeight: vars.weight.strong });

export const group = style({ display: 'grid', gap: vars.space.xsmall });

export const reason = style({ fontSize: vars.text.body, overflowWrap: 'anywhere' });

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  maxHeight: 160,
  overflow: 'auto',
  // Enlarges the links on touch screens.
  '@media': { '(pointer: coarse)': { lineHeight: vars.target.thumb } },
});
