import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../VisuallyHidden/visually-hidden-rules';
import { pair } from './BilingualText.css';

/**
 * Puts the two languages of the pairs that a selector leads to over each other, the dash between them only heard
 * (decision 2). With a media query, only there. To be called in a style file.
 */
export function stackPairs(container: string, query?: string): void {
  const only = (rules: StyleRule): StyleRule => (query ? { '@media': { [query]: rules } } : rules);
  globalStyle(`${container} ${pair} > [lang]`, only({ display: 'block' }));
  globalStyle(`${container} ${pair} > :not([lang])`, only(visuallyHiddenRules));
}
