import { fullName, type ReportRow, type ReportState } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Badge, type BadgeTone } from '@portal/ui';
import { soft } from '../../../parts/cells.css';
import type { ListColumn } from '../../../parts/list/list-columns';
import { reportColumns } from '../list/report-columns';
import * as styles from './by-state.css';
import type { ReportStateColumnId } from './report-state-list';
import { reportStateWords } from './report-state-words';

/** Returns the columns of the report list plus state and teacher. */
export function reportStateColumns(
  onView: (row: ReportRow) => void,
): readonly ListColumn<ReportRow, ReportStateColumnId>[] {
  const [contract, student, company, ...rest] = reportColumns(onView as Parameters<typeof reportColumns>[0]);
  const columns: (ListColumn<ReportRow, ReportStateColumnId> | undefined)[] = [
    contract,
    student,
    { id: 'state', width: 124, cell: (row) => <State row={row} /> },
    company,
    {
      id: 'teacher',
      width: 140,
      cell: ({ teacher }) => (teacher ? fullName(teacher) : <reportStateWords.T k="noTeacher" />),
    },
    ...rest,
  ];
  return columns
    .filter((column) => column !== undefined)
    .map((column) => ({
      ...column,
      width: widths[column.id] ?? column.width,
      ...(ofTheReport.includes(column.id) && { isEmpty: ({ state }: ReportRow) => state === 'due' }),
    }));
}

/** Columns that are empty until there is a report. */
const ofTheReport: readonly ReportStateColumnId[] = ['completedOn', 'taggedOn', 'lastReport'];

/** Narrower than in the report list, because of the two additional columns. */
const widths: Partial<Record<ReportStateColumnId, number>> = {
  contract: 108,
  student: 148,
  company: 148,
  startsOn: 104,
  completedOn: 116,
  taggedOn: 104,
  lastReport: 236,
};

const tones: Record<ReportState, BadgeTone> = { due: 'critical', started: 'caution', submitted: 'positive' };

function State({ row: { state, day } }: { row: ReportRow }) {
  return (
    <span className={styles.state}>
      <Badge tone={tones[state]}>
        <reportStateWords.T k={`one.${state}`} layout="stack" />
      </Badge>
      <span className={soft}>
        {day ? <DateText value={day} /> : <reportStateWords.T k="noEnd" layout="stack" />}
      </span>
    </span>
  );
}
