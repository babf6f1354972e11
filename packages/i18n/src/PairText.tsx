import { type PairLayout, useI18n } from './I18nProvider';
import type { TextPair } from './text-pair';

export type PairTextProps = {
  /** The text in both languages. */
  value: TextPair;
  /** `line`, or `stack` for French above English. */
  layout?: PairLayout;
};

/** A text in the current language mode; identical halves are shown once. */
export function PairText({ value, layout }: PairTextProps) {
  const { mode, Pair } = useI18n();
  if (mode !== 'both') return value[mode];
  if (value.fr === value.en) return value.fr;
  return <Pair fr={value.fr} en={value.en} layout={layout} />;
}
