import { type DateOptions, formatDate } from './format-date';
import { useI18n } from './I18nProvider';

export type DateTextProps = DateOptions & {
  /** A calendar day (`YYYY-MM-DD`) or an ISO instant. */
  value: string;
};

/** A date in the current language mode; bilingual mode shows it once, in English (DECISION-03). */
export function DateText({ value, ...options }: DateTextProps) {
  const { mode } = useI18n();
  const language = mode === 'fr' ? 'fr' : 'en';
  return (
    <time dateTime={value} lang={mode === 'both' ? 'en' : undefined}>
      {formatDate(value, language, options)}
    </time>
  );
}
