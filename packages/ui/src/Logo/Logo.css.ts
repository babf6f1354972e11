import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { inEm } from '../theme/inEm';
import { visuallyHiddenRules } from '../VisuallyHidden/visually-hidden-rules';

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

/** The narrowest phones have no room for the name, but screen readers still read it. */
export const productName = style({
  '@media': { [`screen and (max-width: ${inEm(400)})`]: visuallyHiddenRules },
});

export const ground = style({ fill: vars.color.accent });

export const bridge = style({
  fill: 'none',
  stroke: vars.color.onAccent,
  strokeWidth: 1.7,
  strokeLinecap: 'round',
});

export const pictureOnly = style({ height: '32px', width: 'auto' });
