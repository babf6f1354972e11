import { formatNumber } from './format-number';
import { HalvesText } from './HalvesText';
import type { PairLayout } from './I18nProvider';
import type { Language } from './language-mode';

export type NumberTextProps = {
  /** Writes the text with the numbers in it, such as `${number(taught)} / ${number(sold)} h`. */
  write: (number: (value: number) => string) => string;
  /** On one line, or French over English. */
  layout?: PairLayout;
};

/** A text of numbers: `1,5 h - 1.5 h`. Each half has its own number format; identical halves are shown once. */
export function NumberText({ write, layout }: NumberTextProps) {
  const half = (language: Language) => write((value) => formatNumber(value, language));
  return <HalvesText value={{ fr: half('fr'), en: half('en') }} layout={layout} />;
}
