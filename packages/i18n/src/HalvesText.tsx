import type { Halves } from './halves';
import { type PairLayout, useI18n } from './I18nProvider';

export type HalvesTextProps = {
  /** The text in both languages. */
  value: Halves;
  /** `line`, or `stack` for French above English. */
  layout?: PairLayout;
};

/** A text in the current language mode; identical halves are shown once. */
export function HalvesText({ value, layout }: HalvesTextProps) {
  const { mode, Pair } = useI18n();
  if (mode !== 'both') return value[mode];
  if (value.fr === value.en) return value.fr;
  return <Pair fr={value.fr} en={value.en} layout={layout} />;
}
