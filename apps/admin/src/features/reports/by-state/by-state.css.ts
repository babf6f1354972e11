import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const state = style({ display: 'inline-grid', justifyItems: 'start', gap: vars.space.xxsmall });

export const day = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

/** The two dates of the period, side by side, each with its label in front. */
export const period = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const dayLabel = style({ color: vars.color.textSoft });
