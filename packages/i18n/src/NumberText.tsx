import { formatNumber } from './format-number';
import type { Language } from './language-mode';
import { PairText } from './PairText';

export type NumberTextProps = {
  /** Builds the text from formatted numbers, such as `${number(taught)} / ${number(sold)} h`. */
  write: (number: (value: number) => string) => string;
};

/**
 * A text with numbers, such as `1,5 h - 1.5 h`; each half uses its own number format, and identical halves are shown
 * once.
 */
export function NumberText({ write }: NumberTextProps) {
  const half = (language: Language) => write((value) => formatNumber(value, language));
  return <PairText value={{ fr: half('fr'), en: half('en') }} />;
}
