import type { PairLayout } from './I18nProvider';
import { PairText } from './PairText';
import { splitPair } from './text-pair';

export interface ServerTextProps {
  /** A sentence of the API, in both languages (`French - English`) or in one. */
  children: string;
  /** `line`, or `stack` for French above English. */
  layout?: PairLayout;
}

/** A sentence that the API sent, in the current language mode. A sentence in one language is shown as it is. */
export function ServerText({ children, layout }: ServerTextProps) {
  const pair = splitPair(children);
  return pair ? <PairText value={pair} layout={layout} /> : children;
}
