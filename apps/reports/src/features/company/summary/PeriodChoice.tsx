import { SegmentedControl, SelectField } from '@portal/ui';
import { summaryWords } from './summary-words';

export type PeriodChoiceProps = {
  /** The years with contracts or reports, latest first. */
  years: readonly number[];
  /** A year; empty for all. */
  value: string;
  onChange: (year: string) => void;
};

/** Number of years that fit next to each other on a phone. */
const maxSegments = 3;

/** Selects a year or all years; rendered as a select if there are many years. */
export function PeriodChoice({ years, value, onChange }: PeriodChoiceProps) {
  const { t, plain } = summaryWords.useWords();
  const listed = value && !years.includes(Number(value)) ? [Number(value), ...years] : years;
  if (listed.length <= maxSegments)
    return (
      <SegmentedControl
        label={t('period')}
        hideLabel
        options={[
          ...listed.map((year) => ({ value: String(year), label: String(year) })),
          { value: '', label: t('everything') },
        ]}
        value={value}
        onValueChange={onChange}
      />
    );
  return (
    <SelectField
      label={t('period')}
      hideLabel
      placeholder={plain('everything')}
      options={listed.map((year) => ({ value: String(year), label: String(year) }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
