export { DateText, type DateTextProps } from './DateText';
export {
  type DefinedWords,
  defineWords,
  type Translation,
  type WordKey,
  type Words,
  type WordTree,
} from './define-words';
export { type DateOptions, dateHalves, formatDate, monthHalves, monthYearHalves } from './format-date';
export { formatNumber, numberHalves } from './format-number';
export { HalvesText, type HalvesTextProps } from './HalvesText';
export { type Halves, plainText, type WordValue } from './halves';
export { I18nProvider, type I18nProviderProps, type PairComponent } from './I18nProvider';
export {
  documentLanguage,
  type Language,
  type LanguageMode,
  languageModeCookie,
  languageModes,
  readLanguageMode,
} from './language-mode';
export { NumberText, type NumberTextProps } from './NumberText';
export type { WordValues } from './translate';
export { unmatchedPlaceholders } from './unmatched-placeholders';
export { useLanguageMode } from './useLanguageMode';
export { useNumber } from './useNumber';
