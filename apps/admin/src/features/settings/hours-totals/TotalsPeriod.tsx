import { type CalendarMonth, monthOf, monthsAfter } from '@portal/domain';
import { monthYearPair, plainText, useLanguageMode } from '@portal/i18n';
import { SelectField, Switch } from '@portal/ui';
import { periodBar, periodMonth } from '../hours/hours.css';
import { hoursTotalsWords } from './hours-totals-words';

interface Span {
  from: CalendarMonth;
  to: CalendarMonth;
}

export interface TotalsPeriodProps {
  span: Span;
  /** Whether the totals are compared with the previous year. */
  compared: boolean;
  today: string;
  onSpan: (span: Span) => void;
  onCompared: (compared: boolean) => void;
}

/** Number of past months to choose from. */
const monthsBack = 48;

/** The first and the last month of the totals, and the comparison with the previous year. */
export function TotalsPeriod({ span, compared, today, onSpan, onCompared }: TotalsPeriodProps) {
  const { t } = hoursTotalsWords.useWords();
  const [mode] = useLanguageMode();
  const { from, to } = span;
  const recent = Array.from({ length: monthsBack }, (_, place) => monthsAfter(monthOf(today), -place));
  const months = [...new Set([...recent, from, to])].sort().reverse();
  const options = months.map((value) => ({ value, label: plainText(monthYearPair(value), mode) }));
  return (
    <div className={periodBar}>
      <div className={periodMonth}>
        <SelectField
          label={t('from')}
          options={options}
          value={from}
          onChange={({ currentTarget: { value } }) =>
            onSpan({ from: value, to: [value, to].sort().at(-1) ?? to })
          }
        />
      </div>
      <div className={periodMonth}>
        <SelectField
          label={t('to')}
          options={options}
          value={to}
          onChange={({ currentTarget: { value } }) =>
            onSpan({ from: [value, from].sort().at(0) ?? from, to: value })
          }
        />
      </div>
      <Switch
        label={t('compared')}
        checked={compared}
        onChange={({ currentTarget }) => onCompared(currentTarget.checked)}
      />
    </div>
  );
}
