import { attendedPercent, completedAt, fullName, isLowAttendance, lastPeriod } from '@portal/domain';
import { DateText, datePair } from '@portal/i18n';
import { keyOfReport } from '@portal/progress-reports';
import {
  Badge,
  ChevronDownIcon,
  ChevronRightIcon,
  DataTable,
  type DataTableProps,
  IconButton,
  Meter,
  type TableColumn,
} from '@portal/ui';
import { useMemo } from 'react';
import { copy } from '../../../copy';
import { ReportAction } from '../../../parts/ReportAction';
import { LevelSteps } from './LevelSteps';
import { ScaleSteps } from './ScaleSteps';
import { StudentOverTime } from './StudentOverTime';
import * as styles from './SummaryTable.css';
import type { SummaryRow } from './summary-list';
import { summaryWords } from './summary-words';
import { useSummaryNumbers } from './useSummaryNumbers';

export type SummaryTableProps = Pick<
  DataTableProps<SummaryRow>,
  'rows' | 'busy' | 'sort' | 'onSort' | 'selection' | 'returnTo' | 'footer' | 'children'
> & {
  /** Returns whether a report is new to this visitor. Must be stable. */
  isNew: (row: SummaryRow) => boolean;
  /** Keys of the rows that show their chart over time. */
  expanded: ReadonlySet<string>;
  /** Must be stable. */
  onExpand: (key: string, isExpanded: boolean) => void;
  /** Opens a report for reading. Must be stable. */
  onView: (row: SummaryRow) => void;
};

/** Minimum width in px of seven columns with names, charts and numbers in two languages. */
const minWidth = 980;

/** The students of a company by contract, each with level, attendance, hours and the last report. */
export function SummaryTable({ rows, isNew, expanded, onExpand, onView, ...table }: SummaryTableProps) {
  const words = copy.useWords();
  const { t, stack } = summaryWords.useWords();
  const { hours, percent } = useSummaryNumbers();

  const columns = useMemo((): TableColumn<SummaryRow>[] => {
    const { t: word, stack: stackWord } = words;
    return [
      {
        id: 'student',
        header: stackWord('column.student'),
        sortable: true,
        phone: 'title',
        cell: (row) => {
          const key = rowKey(row);
          const isExpanded = expanded.has(key);
          return (
            <span className={styles.student}>
              <IconButton
                icon={isExpanded ? ChevronDownIcon : ChevronRightIcon}
                aria-expanded={isExpanded}
                onClick={() => onExpand(key, !isExpanded)}
              >
                {t('overTime', { name: fullName(row.student) })}
              </IconButton>
              <span className={styles.person}>
                <span className={styles.name}>{fullName(row.student)}</span>
                {isNew(row) && <Badge tone="info">{word('isNew')}</Badge>}
              </span>
            </span>
          );
        },
      },
      {
        id: 'contract',
        header: stack('contract'),
        sortable: true,
        phone: 'line',
        cell: ({ contract }) => (
          <span className={styles.contract}>
            <span>{contract.number}</span>
            <span className={styles.soft}>
              {contract.startsOn ? <DateText value={contract.startsOn} /> : word('noStart')}
              {' – '}
              {contract.endsOn ? <DateText value={contract.endsOn} /> : word('noEnd')}
            </span>
          </span>
        ),
      },
      {
        id: 'level',
        header: stack('level'),
        phone: 'line',
        cell: ({ levelAtStart, levelNow, nextLevel, scaleLevels = [] }) => (
          <>
            <LevelSteps atStart={levelAtStart} now={levelNow} next={nextLevel} />
            <ScaleSteps levels={scaleLevels} />
          </>
        ),
      },
      {
        id: 'attendance',
        header: stack('attendance'),
        phone: 'line',
        cell: ({ attendance, periods }) => {
          if (!attendance) return <span className={styles.soft}>{stack('left')}</span>;
          const share = attendedPercent(attendance);
          return (
            <>
              {share === null ? (
                '–'
              ) : (
                <Meter
                  value={share}
                  max={100}
                  text={percent(share)}
                  tone={isLowAttendance(share) ? 'caution' : 'accent'}
                  className={styles.share}
                />
              )}
              <Days periods={periods} />
            </>
          );
        },
      },
      {
        id: 'hours',
        header: stack('hours'),
        phone: 'line',
        cell: ({ minutesAttended, contract: { minutesContracted } }) =>
          minutesAttended === null ? (
            '–'
          ) : (
            <span className={styles.hours}>
              {hours(minutesAttended)}
              <span className={styles.soft}>
                {minutesContracted !== null && ` / ${hours(minutesContracted)}`} h
              </span>
            </span>
          ),
      },
      {
        id: 'completedOn',
        header: stack('lastReport'),
        sortable: true,
        phone: 'line',
        cell: ({ lastReport }) => {
          const completed = completedAt(lastReport);
          return completed ? (
            <DateText value={completed} />
          ) : (
            <span className={styles.soft}>{stackWord('noReport')}</span>
          );
        },
      },
      {
        id: 'view',
        header: word('column.report'),
        hideHeader: true,
        align: 'end',
        phone: 'action',
        cell: (row) =>
          row.lastReport && (
            <ReportAction
              report={row.lastReport}
              about={`${fullName(row.student)}, ${row.contract.number}`}
              onView={() => onView(row)}
            />
          ),
      },
    ];
  }, [words, t, stack, hours, percent, expanded, onExpand, isNew, onView]);

  return (
    <DataTable
      least={minWidth}
      {...table}
      caption={words.t('company.caption')}
      sortLabel={words.plain('company.sortBy')}
      loadingLabel={words.t('loading')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      detail={(row) => expanded.has(rowKey(row)) && <StudentOverTime row={row} />}
    />
  );
}

/** Returns the key of a row, which is that of its report. */
export function rowKey({ student, contractId }: SummaryRow): string {
  return keyOfReport({ studentId: student.id, contractId });
}

/**
 * The dates since when the student belongs to the contract and when the student left; nothing for a student who is in
 * it from the first class.
 */
function Days({ periods = [] }: Pick<SummaryRow, 'periods'>) {
  const { stack } = summaryWords.useWords();
  const last = lastPeriod(periods);
  const day = last?.to ?? last?.from ?? null;
  if (!last || day === null) return null;
  return (
    <div className={styles.soft}>{stack(last.to === null ? 'since' : 'leftOn', { day: datePair(day) })}</div>
  );
}
