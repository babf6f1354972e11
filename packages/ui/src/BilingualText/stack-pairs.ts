import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { pair, stacked } from './BilingualText.css';
import { lineBreakRules } from './line-break-rules';

/** Stacks the two languages of each pair in a container (DECISION-02). Call it in a `.css.ts` file. */
export function stackPairs(container: string, query?: string): void {
  const only = (rules: StyleRule): StyleRule => (query ? { '@media': { [query]: rules } } : rules);
  globalStyle(`${container} ${pair}:not(${stacked})`, only({ display: 'block' }));
  lineBreakRules(`${container} ${pair} > :not([lang])`, only);
}
