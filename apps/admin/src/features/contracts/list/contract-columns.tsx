import {
  type Contract,
  type ContractColumn,
  type ContractStatus,
  type ContractToggle,
  contractColumns,
  contractedHours,
  contractToggles,
  fullName,
  hoursOf,
  isLocked,
  isTicked,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { type TableColumn, TextLink } from '@portal/ui';
import { HoursMeter } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { pathTo } from '../../../paths';
import { noteCount, quiet, tick } from './contract-columns.css';
import { sortableColumns } from './contract-list-state';
import { listWords } from './list-words';

// The names of the material statuses come with the materials; until then that column would have nothing to say.
type DrawnColumn = Exclude<ContractColumn, 'material'>;
type CellOf = (contract: Contract) => ReactNode;

const attendanceWordIds = { yes: 'attendance-complete', no: 'attendance-not-complete' } as const;

/** The names of the two states of attendance, which the cells of the column point to. */
export function AttendanceWords() {
  return (
    <>
      <span id={attendanceWordIds.yes} hidden>
        <listWords.T k="yes" />
      </span>
      <span id={attendanceWordIds.no} hidden>
        <listWords.T k="no" />
      </span>
    </>
  );
}

/** What stands for absent data (SHELL-051). */
const absent = '---';

const cells: Record<Exclude<DrawnColumn, ContractToggle>, CellOf> = {
  number: ({ id, number }) => (
    <TextLink variant="standalone" href={pathTo('courses.edit.basic', { id })}>
      {number}
    </TextLink>
  ),
  company: ({ company }) => company?.name ?? absent,
  students: ({ studentCount }) => studentCount,
  language: ({ language }) => language?.name ?? absent,
  courseType: ({ courseType }) => courseType?.name ?? absent,
  teacher: ({ teacher }) => (teacher ? fullName(teacher) : absent),
  // A backend that does not tell the hours taught with the list: the picture is left out.
  hours: (contract) =>
    contract.minutesTaught === null ? (
      `${contractedHours(contract)} h`
    ) : (
      <HoursMeter taught={hoursOf(contract.minutesTaught)} contracted={contractedHours(contract)} />
    ),
  startsOn: ({ startsOn }) => (startsOn ? <DateText value={startsOn} /> : <Missing what="noStart" />),
  endsOn: ({ endsOn }) => (endsOn ? <DateText value={endsOn} /> : <Missing what="noEnd" />),
  // One element a cell: a hundred of them are drawn at each sort, and `AttendanceWords` holds their two names once.
  attendance: ({ attendanceComplete }) => (
    <span
      role="img"
      aria-labelledby={attendanceWordIds[attendanceComplete ? 'yes' : 'no']}
      className={attendanceComplete ? tick : undefined}
    />
  ),
  notes: ({ noteCount: count }) =>
    count > 0 ? <span className={noteCount}>{count}</span> : <span className={quiet}>0</span>,
};

function Missing({ what }: { what: 'noStart' | 'noEnd' }) {
  return (
    <span className={quiet}>
      <listWords.T k={`column.${what}`} layout="stack" />
    </span>
  );
}

/**
 * Widths in px: with one on each column a hundred rows are laid out without being read. Those of each flavour fit
 * side by side on a screen of 1440 px with its scroll bar.
 */
const widths: Record<DrawnColumn, number> = {
  flagged: 44,
  number: 102,
  company: 122,
  students: 90,
  language: 88,
  courseType: 88,
  teacher: 112,
  hours: 124,
  startsOn: 100,
  endsOn: 100,
  confirmationSent: 104,
  si: 38,
  tcs: 46,
  sc: 38,
  attendance: 84,
  sentToClient: 84,
  completed: 84,
  notes: 64,
};

/** Heads too long for one line in both languages (decision 2); the others are the same in both. */
const stackedHeads: readonly ContractColumn[] = [
  'number',
  'company',
  'students',
  'language',
  'teacher',
  'hours',
  'startsOn',
  'endsOn',
  'confirmationSent',
  'attendance',
  'sentToClient',
  'completed',
];

const centred: readonly ContractColumn[] = [...contractToggles, 'students', 'attendance'];

/** The columns of one flavour of the list, in the language mode in force (CON-LIST-12 to CON-LIST-15). */
export function useContractColumns(status: ContractStatus): readonly TableColumn<Contract>[] {
  const { t, stack } = listWords.useWords();
  return useMemo(() => {
    const drawn: readonly ContractColumn[] = contractColumns[status];
    return drawn.filter(isDrawn).map((id): TableColumn<Contract> => {
      const head = {
        id,
        header: stackedHeads.includes(id) ? stack(`column.${id}`) : t(`column.${id}`),
        width: widths[id],
        align: centred.includes(id) ? ('center' as const) : undefined,
      };
      if (isToggle(id))
        return {
          ...head,
          hideHeader: id === 'flagged',
          look: id === 'flagged' ? 'flag' : 'box',
          toggle: (contract) => isTicked(contract, id),
          toggleDisabled: ({ status }) => isLocked(status),
        };
      return {
        ...head,
        sortable: sortableColumns.some((sortable) => sortable === id),
        phone: id === 'number' ? 'title' : 'line',
        cell: cells[id],
      };
    });
  }, [status, t, stack]);
}

/** Whether a column holds a tick. */
export function isToggle(column: string): column is ContractToggle {
  return contractToggles.some((toggle) => toggle === column);
}

function isDrawn(column: ContractColumn): column is DrawnColumn {
  return column !== 'material';
}
