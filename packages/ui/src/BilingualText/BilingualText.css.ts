import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';

/**
 * The colour of the second language. Unset, it is the soft text colour; a surface with an ink of its own
 * (a button, a badge, a notice) sets it, so that the English half never falls below 4.5:1 there.
 */
export const secondInk = createVar();

export const english = style({
  color: fallbackVar(secondInk, vars.color.textSoft),
  fontWeight: vars.weight.regular,
});

export const separator = style([english, { fontWeight: vars.weight.regular }]);

export const stacked = style({
  display: 'inline-block',
  maxWidth: '100%',
  lineHeight: 1.25,
  verticalAlign: 'top',
});

globalStyle(`${stacked} > [lang]`, { display: 'block' });

export const stackedEnglish = style([english, { fontSize: '0.875em' }]);

export const stackedSeparator = visuallyHidden;
