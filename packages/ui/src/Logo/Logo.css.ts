import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  color: vars.color.text,
  fontSize: vars.text.form,
  fontWeight: vars.weight.heavy,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
  textDecoration: 'none',
});

export const mark = style({
  flex: 'none',
  width: '26px',
  height: '26px',
  forcedColorAdjust: 'preserve-parent-color',
});

export const ground = style({ fill: vars.color.accent });

export const bridge = style({
  fill: 'none',
  stroke: vars.color.onAccent,
  strokeWidth: 1.7,
  strokeLinecap: 'round',
});

export const pictureOnly = style({ height: '32px', width: 'auto' });
