import { useHours } from '@portal/api-client';
import {
  type CalendarMonth,
  type CourseType,
  compareNames,
  type HoursRow,
  type HoursTotal,
  hoursOf,
  monthOf,
  monthsAfter,
  totalGroupings,
} from '@portal/domain';
import { monthYearPair, plainText, useLanguageMode, useNumber } from '@portal/i18n';
import { type FilterField, ListScreen, useListState } from '@portal/records';
import { useToday } from '@portal/shell';
import { SelectField, Switch } from '@portal/ui';
import { type Referred, useCourseTypeText, useMarkedText } from '@portal/views';
import { useMemo } from 'react';
import { BarChart } from '../chart/BarChart';
import { periodBar, periodMonth } from '../hours/hours.css';
import { totalRow, useHoursTotalsColumns } from './hours-totals-columns';
import { hoursTotalsList, shownSpan, type TotalFilter, totalFilters } from './hours-totals-list';
import { hoursTotalsWords } from './hours-totals-words';
import { useHoursTotals } from './useHoursTotals';

/**
 * Total hours by teacher, company, language, course type, month or week, optionally compared with the previous year
 * (DECISION-51).
 */
export function HoursTotalsPage() {
  const address = useListState(hoursTotalsList);
  const { state, change } = address;
  const today = useToday();
  const filters = hoursTotalsList.queryOf(state);
  const span = shownSpan(filters, today);
  const totals = useHoursTotals(filters);
  const lines = useHours(span);
  const { t, plain, pair } = hoursTotalsWords.useWords();
  const markedText = useMarkedText();
  const typeText = useCourseTypeText();
  const columns = useHoursTotalsColumns(filters, today);
  const rows = totals.data?.rows;
  const query = useMemo(() => {
    const total = rows && totalRow(rows);
    return {
      ...totals,
      data: totals.data && { ...totals.data, rows: [...(rows ?? []), ...(total ? [total] : [])] },
    };
  }, [totals, rows]);
  const { by } = state;
  return (
    <ListScreen
      name="hoursTotals"
      isInArea
      hasSearch={false}
      list={hoursTotalsList}
      address={address}
      query={query}
      total={rows?.length}
      useRows={useHoursTotals}
      words={hoursTotalsWords}
      columns={columns}
      rowKey={rowKey}
      scope={{
        kind: 'segments',
        id: 'by',
        label: t('by.label'),
        options: totalGroupings.map((value) => ({ value, label: t(`by.${value}`) })),
      }}
      filters={totalFilters.map(
        (id): FilterField<TotalFilter> => ({
          kind: 'select',
          id,
          label: pair(`by.${id}`),
          placeholder: plain(`by.${id}`),
          options: optionsOf(lines.data ?? [], id, { typeText, markedText }),
          width: 180,
        }),
      )}
      notice={
        <>
          <TotalsPeriod
            span={span}
            compared={state.compared}
            today={today}
            onSpan={change}
            onCompared={(compared) => change({ compared })}
          />
          {(by === 'month' || by === 'week') && rows && rows.length > 1 && <Chart by={by} rows={rows} />}
        </>
      }
      loadExport={loadExport}
      exportLabel={t('export')}
    />
  );
}

const rowKey = ({ id }: HoursTotal) => id;

const loadExport = async () => (await import('./HoursTotalsExport')).HoursTotalsExport;

/** A chart of the hours per month or week; the table below contains the same numbers. */
function Chart({ by, rows }: { by: 'month' | 'week'; rows: readonly HoursTotal[] }) {
  const { t } = hoursTotalsWords.useWords();
  const number = useNumber();
  return (
    <BarChart
      label={t(`hoursBy.${by}`)}
      keys={[t('chartNow'), t('chartBefore')]}
      bars={rows.map(({ id, minutes, before }) => ({
        id,
        label: by === 'month' ? id : id.slice(5),
        value: hoursOf(minutes),
        before: before && hoursOf(before.minutes),
      }))}
      format={(hours) => `${number(hours)} h`}
    />
  );
}

/** Returns the records that occur in the hours of a period, sorted by name. */
function optionsOf(
  rows: readonly HoursRow[],
  filter: TotalFilter,
  { typeText, markedText }: { typeText: (type: CourseType) => string; markedText: (of: Referred) => string },
) {
  const found = new Map(
    rows.flatMap((row) => {
      if (filter === 'teacher')
        return row.teacher ? [[row.teacher.id, markedText(row.teacher)] as const] : [];
      const record = row[filter];
      const name = record && (filter === 'courseType' ? typeText(record) : markedText(record));
      return record && name ? [[record.id, name] as const] : [];
    }),
  );
  return [...found]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compareNames(one.label, other.label));
}

interface Span {
  from: CalendarMonth;
  to: CalendarMonth;
}

interface TotalsPeriodProps {
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
function TotalsPeriod({ span, compared, today, onSpan, onCompared }: TotalsPeriodProps) {
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
