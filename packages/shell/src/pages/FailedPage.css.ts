import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** Marked whole by a press, and read letter by letter on the telephone. */
export const reference = style({
  userSelect: 'all',
  fontWeight: vars.weight.strong,
  letterSpacing: '0.05em',
  color: vars.color.text,
});

export const words = style({ display: 'grid', gap: vars.space.small });
