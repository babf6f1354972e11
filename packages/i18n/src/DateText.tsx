import { formatDate } from './format-date';
import { useI18n } from './I18nProvider';

export type DateTextProps = {
  /** A calendar day `YYYY-MM-DD`, or an instant in ISO form. */
  value: string;
  /** Adds hours and minutes. */
  time?: boolean;
};

/** A date in the mode in force; where both languages are shown it stands once, in English (decision 3). */
export function DateText({ value, time }: DateTextProps) {
  const { mode } = useI18n();
  const language = mode === 'fr' ? 'fr' : 'en';
  return (
    <time dateTime={value} lang={mode === 'both' ? 'en' : undefined}>
      {formatDate(value, language, { time })}
    </time>
  );
}
