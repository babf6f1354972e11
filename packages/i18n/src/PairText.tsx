import { type PairLayout, useI18n } from './I18nProvider';
import type { TextPair } from './text-pair';
import { withNoBreakSpaces } from './with-no-break-spaces';

export type PairTextProps = {
  /** The text in both languages. */
  value: TextPair;
  /** `line`, or `stack` for French above English. */
  layout?: PairLayout;
};

/** A text in the current language mode; identical halves are shown once. */
export function PairText({ value, layout }: PairTextProps) {
  const { mode, Pair } = useI18n();
  const { fr, en } = value;
  if (mode === 'en') return en;
  if (mode === 'fr') return withNoBreakSpaces(fr);
  if (fr === en) return fr;
  return <Pair fr={withNoBreakSpaces(fr)} en={en} layout={layout} />;
}
