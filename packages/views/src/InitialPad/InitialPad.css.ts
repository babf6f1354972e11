import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const area = style({
  display: 'block',
  width: '100%',
  maxWidth: 600,
  height: 'auto',
  aspectRatio: '2 / 1',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  // A finger that draws must not scroll the page.
  touchAction: 'none',
});

export const stroke = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The line to write on. */
export const baseline = style({ stroke: vars.color.line, strokeWidth: 2 });

export const mark = style({
  display: 'inline-block',
  height: 36,
  width: 72,
  verticalAlign: 'middle',
  color: vars.color.text,
});

export const letters = style({ fontStyle: 'italic', overflowWrap: 'anywhere' });
