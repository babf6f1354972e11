export { DateText, type DateTextProps } from './DateText';
export { daySpanPair } from './day-span-pair';
export {
  type DefinedWords,
  definePairs,
  defineWords,
  type Translation,
  type WordKey,
  type Words,
  type WordTree,
} from './define-words';
export { type DateOptions, datePair, formatDate, showInstantsBy } from './format-date';
export { dayPair, monthPair, monthYearPair, ofMonthPair, weekdayPair } from './format-day';
export { formatNumber, numberPair } from './format-number';
export { I18nProvider, type I18nProviderProps, type PairComponent } from './I18nProvider';
export {
  documentLanguage,
  type Language,
  type LanguageMode,
  languageModeCookie,
  languageModes,
  readLanguageMode,
} from './language-mode';
export { moneyPair, useMoney } from './money';
export { NumberText, type NumberTextProps } from './NumberText';
export { PairText, type PairTextProps } from './PairText';
export { ServerText, type ServerTextProps } from './ServerText';
export { joinPairs, labelledPair, plainText, type TextPair, type WordValue } from './text-pair';
export { actionWords } from './topics/action-words';
export { courseWords } from './topics/course-words';
export { fileAndMailWords } from './topics/file-and-mail-words';
export { hourWords } from './topics/hour-words';
export { levelScaleWords } from './topics/level-scale-words';
export { pageNames } from './topics/page-names';
export { standardWords } from './topics/standard-words';
export type { WordValues } from './translate';
export { unmatchedPlaceholders } from './unmatched-placeholders';
export { useLanguageMode } from './useLanguageMode';
export { useNumber } from './useNumber';
