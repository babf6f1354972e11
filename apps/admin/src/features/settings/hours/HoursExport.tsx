import { csvHours, fullName, type MonthStatus, type TeacherMonth } from '@portal/domain';
import { useToday } from '@portal/shell';
import { statementStatusWords } from '@portal/views';
import { onePage } from '../../../parts/ExportDialog';
import type { CsvColumns } from '../../../parts/list/csv-columns';
import type { CsvOnlyColumn } from '../../../parts/list/csv-words';
import { ListExport } from '../../../parts/list/ListExport';
import type { ListExportProps } from '../../../parts/list/ListScreen';
import { type HoursColumnId, shownMonth, type TeacherMonthFilters } from './hours-list';
import { hoursListWords } from './hours-list-words';
import { useTeacherMonths } from './useTeacherMonths';

const dollars = (cents: number) => cents / 100;

const hoursCsv: CsvColumns<
  TeacherMonth,
  { status: (status: MonthStatus) => string },
  HoursColumnId,
  HoursColumnId | CsvOnlyColumn
> = {
  teacher: { teacher: ({ teacher }) => teacher && fullName(teacher) },
  contracts: { contracts: ({ rows }) => rows.length },
  classes: { classes: ({ classes }) => classes },
  hours: { hours: ({ minutes }) => csvHours(minutes) },
  planned: { planned: ({ plannedMinutes }) => (plannedMinutes === null ? null : csvHours(plannedMinutes)) },
  rate: { rate: ({ rateCents }) => (rateCents === null ? null : dollars(rateCents)) },
  amount: { amount: ({ amountCents }) => dollars(amountCents) },
  statement: { statement: ({ status }, words) => words.status(status) },
};

/** Exports the shown months of teachers for a spreadsheet. */
export function HoursExport({ filters, columns, onClose }: ListExportProps<TeacherMonthFilters>) {
  const { plain } = hoursListWords.useWords();
  const status = statementStatusWords.useWords();
  const today = useToday();
  const { data } = useTeacherMonths(filters);
  if (!data) return null;
  return (
    <ListExport<
      TeacherMonth,
      TeacherMonthFilters,
      Parameters<typeof hoursCsv.teacher.teacher & object>[1],
      HoursColumnId
    >
      filters={data.rows}
      columns={columns}
      onClose={onClose}
      fileName={`heures-hours-${shownMonth(filters.month, today)}`}
      csv={hoursCsv}
      read={async () => onePage(data.rows)}
      head={(column) => plain(`column.${column}`)}
      words={{ status: (one) => status.plain(one) }}
    />
  );
}
