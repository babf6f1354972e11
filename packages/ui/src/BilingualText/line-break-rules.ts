import { globalStyle, type StyleRule } from '@vanilla-extract/css';

/**
 * Shows the separator of a pair as a line break. Both halves stay inline: a screen reader reads each block inside a link
 * or heading as a link or heading of its own (heard with Orca 43.1 in Firefox ESR 153.8). Call it in a `.css.ts` file;
 * `only` puts the rules under a condition.
 */
export function lineBreakRules(separator: string, only = (rules: StyleRule): StyleRule => rules): void {
  globalStyle(separator, only({ fontSize: 0 }));
  globalStyle(`${separator}::before`, only({ content: '"\\A"', whiteSpace: 'pre' }));
  // The space that follows collapses into this one, which has no width.
  globalStyle(`${separator}::after`, only({ content: '" "' }));
}
