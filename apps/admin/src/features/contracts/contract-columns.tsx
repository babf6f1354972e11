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
import { CheckIcon, Icon, NoteIcon, type TableColumn, TextLink, VisuallyHidden } from '@portal/ui';
import { HoursMeter } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { copy } from '../../copy';
import { pathTo } from '../../paths';
import { day, noteCount, quiet, tick } from './contract-columns.css';
import { sortableColumns } from './contract-list-state';

// The names of the material statuses come with the materials; until then that column would have nothing to say.
type DrawnColumn = Exclude<ContractColumn, 'material'>;
type CellOf = (contract: Contract) => ReactNode;

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
  courseType: ({ courseType }) => <span className={quiet}>{courseType?.name ?? absent}</span>,
  teacher: ({ teacher }) => (teacher ? fullName(teacher) : absent),
  // A backend that does not tell the hours taught with the list: the picture is left out.
  hours: (contract) =>
    contract.minutesTaught === null ? (
      `${contractedHours(contract)} h`
    ) : (
      <HoursMeter taught={hoursOf(contract.minutesTaught)} contracted={contractedHours(contract)} />
    ),
  startsOn: ({ startsOn }) => (startsOn ? <Day value={startsOn} /> : <Missing what="noStart" />),
  endsOn: ({ endsOn }) => (endsOn ? <Day value={endsOn} /> : <Missing what="noEnd" />),
  attendance: ({ attendanceComplete }) =>
    attendanceComplete ? (
      <span className={tick}>
        <Icon of={CheckIcon} />
        <VisuallyHidden>
          <copy.T k="yes" />
        </VisuallyHidden>
      </span>
    ) : (
      <VisuallyHidden>
        <copy.T k="no" />
      </VisuallyHidden>
    ),
  notes: ({ noteCount: count }) =>
    count > 0 ? (
      <span className={noteCount}>
        <Icon of={NoteIcon} size="small" />
        {count}
      </span>
    ) : (
      <span className={quiet}>0</span>
    ),
};

function Day({ value }: { value: string }) {
  return (
    <span className={day}>
      <DateText value={value} />
    </span>
  );
}

function Missing({ what }: { what: 'noStart' | 'noEnd' }) {
  return (
    <span className={quiet}>
      <copy.T k={`column.${what}`} layout="stack" />
    </span>
  );
}

/** Widths in px: with one on each column a hundred rows are laid out without being read. */
const widths: Record<DrawnColumn, number> = {
  flagged: 40,
  number: 108,
  company: 148,
  students: 86,
  language: 88,
  courseType: 98,
  teacher: 128,
  hours: 114,
  startsOn: 110,
  endsOn: 110,
  confirmationSent: 108,
  si: 44,
  tcs: 54,
  sc: 44,
  attendance: 96,
  sentToClient: 92,
  completed: 92,
  notes: 62,
};

/** Heads too long for one line in both languages (decision 2). */
const stackedHeads: readonly ContractColumn[] = [
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
  const { t, stack } = copy.useWords();
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
