import {
  fullName,
  type HoursTotal,
  type SheetCell,
  type SheetColumnKind,
  type XlsxTable,
} from '@portal/domain';
import { csvWords, type ListExportProps, SheetExport } from '@portal/records';
import { useToday } from '@portal/shell';
import { useCourseTypeText } from '@portal/views';
import { type HoursTotalsColumnId, type HoursTotalsFilters, shownSpan } from './hours-totals-list';
import { hoursTotalsWords } from './hours-totals-words';
import { useHoursTotals } from './useHoursTotals';

const kinds: Record<Exclude<HoursTotalsColumnId, 'group'>, SheetColumnKind> = {
  classes: 'number',
  hours: 'hours',
  hoursBefore: 'hours',
  hoursChange: 'hours',
  billed: 'hours',
  amount: 'money',
  amountBefore: 'money',
  amountChange: 'money',
};

const cells: Record<Exclude<HoursTotalsColumnId, 'group'>, (total: HoursTotal) => SheetCell> = {
  classes: ({ classes }) => classes,
  hours: ({ minutes }) => minutes,
  hoursBefore: ({ before }) => before?.minutes ?? null,
  hoursChange: ({ minutes, before }) => before && minutes - before.minutes,
  billed: ({ billedMinutes }) => billedMinutes,
  amount: ({ amountCents }) => amountCents,
  amountBefore: ({ before }) => before?.amountCents ?? null,
  amountChange: ({ amountCents, before }) => before && amountCents - before.amountCents,
};

/** Exports the totals with the visible columns. */
export function HoursTotalsExport({ filters, columns, onClose }: ListExportProps<HoursTotalsFilters>) {
  const { plain } = hoursTotalsWords.useWords();
  const csv = csvWords.useWords();
  const typeText = useCourseTypeText();
  const { from, to } = shownSpan(filters, useToday());
  const { data } = useHoursTotals(filters);
  if (!data) return null;
  const { by } = filters;
  const groupName = ({ row: { teacher, month, week, ...row } }: HoursTotal) => {
    if (by === 'month') return month;
    if (by === 'week') return week;
    if (by === 'teacher') return teacher ? fullName(teacher) : plain('unknownTeacher');
    if (by === 'courseType' && row.courseType) return typeText(row.courseType);
    return row[by]?.name ?? plain(`none.${by}`);
  };
  const named = by === 'teacher' || by === 'company' || by === 'language' ? by : null;
  const shown = columns as readonly HoursTotalsColumnId[];
  return (
    <SheetExport
      fileName={`heures-hours-${by}-${from}-${to}`}
      table={{
        name: plain('by.label').slice(0, 31),
        columns: [
          ...shown.map((id): XlsxTable['columns'][number] =>
            id === 'group'
              ? { head: plain(`by.${by}`), kind: by === 'week' ? 'date' : 'text' }
              : { head: plain(`column.${id}`), kind: kinds[id] },
          ),
          ...(named ? [{ head: csv.plain('archived'), kind: 'text' as const }] : []),
        ],
        rows: data.rows.map((total) => [
          ...shown.map((id) => (id === 'group' ? groupName(total) : cells[id](total))),
          ...(named ? [total.row[named]?.archived ? plain(`by.${named}`) : null] : []),
        ]),
      }}
      onClose={onClose}
    />
  );
}
