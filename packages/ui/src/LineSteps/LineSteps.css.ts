import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { stepHeight, widths } from './line-steps-layout';

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  // Dates depend on the width of the chart, not of the window.
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
});

export const empty = style({ color: vars.color.textSoft });

export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  maxWidth: '48rem',
  color: vars.color.textSoft,
  fontSize: '0.75rem',
});

export const scale = style({ textAlign: 'end', whiteSpace: 'nowrap' });

globalStyle(`${scale} > *`, {
  display: 'block',
  height: `${stepHeight}rem`,
  lineHeight: `${stepHeight}rem`,
});

/** The first and last date extend beyond their points by half their width. */
const ends = '2.5rem';

export const plot = style({ minWidth: 0 });

/** Clips the grid lines, which extend beyond both ends. */
export const steps = style({ paddingInline: ends, overflow: 'clip' });

export const track = style({ position: 'relative' });

export const drawing = style({ width: '100%', overflow: 'visible' });

export const rule = style({
  fill: 'none',
  stroke: vars.color.line,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
});

export const line = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const dot = style({
  position: 'absolute',
  width: 9,
  height: 9,
  margin: '-4.5px',
  border: `2px solid ${vars.color.accent}`,
  borderRadius: '50%',
  background: vars.color.surface,
  selectors: {
    '&[data-latest]': { width: 11, height: 11, margin: '-5.5px', background: vars.color.accent },
    '&[data-expected]': { width: 11, height: 11, margin: '-5.5px', borderStyle: 'dotted' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: { '&[data-latest]': { background: 'CanvasText' } },
    },
  },
});

export const dates = style({
  position: 'relative',
  marginInline: ends,
  height: '1.125rem',
  marginBlockStart: vars.space.xxsmall,
});

export const date = style({
  position: 'absolute',
  display: 'none',
  translate: '-50%',
  whiteSpace: 'nowrap',
  lineHeight: '1.125rem',
});

for (const [index, { name, from }] of widths.entries()) {
  const next = widths[index + 1];
  const range = next ? `(${from}px <= width < ${next.from}px)` : `(width >= ${from}px)`;
  globalStyle(`${date}[data-at~="${name}"]`, { '@container': { [range]: { display: 'block' } } });
}

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.hair} ${vars.space.gutter}`,
  fontSize: vars.text.caption,
  color: vars.color.textSoft,
});

globalStyle(`${words} b`, { color: vars.color.text, fontWeight: vars.weight.strong });
