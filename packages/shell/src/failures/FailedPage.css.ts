import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** A click selects the whole reference; spaced letters are easier to read out on the phone. */
export const reference = style({
  userSelect: 'all',
  fontWeight: vars.weight.strong,
  letterSpacing: '0.05em',
  color: vars.color.text,
});

export const words = style({ display: 'grid', gap: vars.space.small });
