import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';

/**
 * The colour of the second language. Unset, it is the soft text colour; a surface with an ink of its own
 * (a button, a badge, a notice) sets it, so that the English half never falls below 4.5:1 there.
 */
export const secondInk = createVar();

/** The size of the second language where it is not that of the first, such as `0.77em` in a page heading. */
export const secondSize = createVar();

export const english = style({
  fontSize: fallbackVar(secondSize, 'inherit'),
  color: fallbackVar(secondInk, vars.color.textSoft),
  fontWeight: vars.weight.regular,
});

export const separator = english;

/** Inter's tabular figures bring a wide space and a wide hyphen with them: right in a number, gaping between words. */
export const pair = style({ fontVariantNumeric: 'normal' });

export const stacked = style([
  pair,
  {
    display: 'inline-block',
    maxWidth: '100%',
    lineHeight: 1.25,
    verticalAlign: 'top',
  },
]);

globalStyle(`${stacked} > [lang]`, { display: 'block' });

// Smaller than the French above it, but never under 12 px: captions and table heads are small to begin with.
export const stackedEnglish = style([
  english,
  { fontSize: fallbackVar(secondSize, 'max(0.875em, 0.75rem)') },
]);

export const stackedSeparator = visuallyHidden;
