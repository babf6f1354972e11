import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { lineBreakRules } from './line-break-rules';

/** Colour of the second language. A surface with its own text colour sets it to keep 4.5:1 contrast. */
export const secondInk = createVar();

export const secondSize = createVar();

export const english = style({
  fontSize: fallbackVar(secondSize, 'inherit'),
  color: fallbackVar(secondInk, vars.color.textSoft),
  fontWeight: vars.weight.regular,
});

export const separator = english;

// In Inter, tabular figures also widen spaces and hyphens, which looks wrong between words.
export const pair = style({ fontVariantNumeric: 'normal' });

export const stacked = style([
  pair,
  {
    display: 'inline-block',
    maxWidth: '100%',
    // The halves have their own line heights, because the lines of the smaller English are lower.
    lineHeight: 0,
    verticalAlign: 'top',
  },
]);

globalStyle(`${stacked} > *`, { lineHeight: 1.25 });

// Smaller than the French above it but at least 12 px, because captions and table heads are already small.
export const stackedEnglish = style([
  english,
  { fontSize: fallbackVar(secondSize, 'max(0.875em, 0.75rem)') },
]);

export const stackedSeparator = style({});
lineBreakRules(stackedSeparator);
