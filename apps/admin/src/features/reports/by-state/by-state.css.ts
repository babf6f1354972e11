import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const state = style({ display: 'inline-grid', justifyItems: 'start', gap: vars.space.xxsmall });

/** The two dates of the period, side by side, each with its label in front. */
export const period = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const dayLabel = style({ color: vars.color.textSoft });

export const company = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'baseline',
});

export const mail = style({ marginBlockStart: vars.space.small });
