import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../VisuallyHidden/visually-hidden-rules';
import { pair } from './BilingualText.css';

/** Stacks the two languages of each pair in a container (DECISION-02). Call it in a `.css.ts` file. */
export function stackPairs(container: string, query?: string): void {
  const only = (rules: StyleRule): StyleRule => (query ? { '@media': { [query]: rules } } : rules);
  globalStyle(`${container} ${pair} > [lang]`, only({ display: 'block' }));
  globalStyle(`${container} ${pair} > :not([lang])`, only(visuallyHiddenRules));
}
