import { useMaterialStatuses } from '@portal/api-client';
import {
  type Contract,
  type ContractColumn,
  type ContractDeadline,
  type ContractStatus,
  type ContractToggle,
  contractColumns,
  contractedHours,
  contractToggles,
  deadlineOf,
  fullName,
  hoursOf,
  isLocked,
  isTicked,
  statusNameToShow,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { localDay } from '@portal/shell';
import { type TableColumn, TextLink, UserIcon, UsersIcon } from '@portal/ui';
import { HoursMeter } from '@portal/views';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo } from 'react';
import type { ListColumn } from '../../../parts/list/list-columns';
import { pathTo } from '../../../paths';
import { late, noNotes, notes, quiet, small, soon, tick } from './contract-columns.css';
import { listWords } from './list-words';

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

/** Placeholder for missing data (SHELL-051). */
const absent = '---';

const cells: Record<Exclude<ContractColumn, ContractToggle | 'endsOn'>, CellOf> = {
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
  // One element a cell: a hundred of them are drawn at each sort, and `AttendanceWords` holds their two names once.
  attendance: ({ attendanceComplete }) => (
    <span
      role="img"
      aria-labelledby={attendanceWordIds[attendanceComplete ? 'yes' : 'no']}
      className={attendanceComplete ? tick : undefined}
    />
  ),
  material: ({ materialStatusId }) =>
    materialStatusId === null ? absent : <MaterialStatus id={materialStatusId} />,
  // A bare element, a hundred times: `useNotesButtons` hears of the press.
  notes: ({ number, noteCount: count }) => (
    <button
      type="button"
      data-notes
      // The word is the same in both languages.
      aria-label={`Notes ${number} : ${count}`}
      className={count > 0 ? notes : noNotes}
    >
      {count}
    </button>
  ),
};

const MaterialNames = createContext<ReadonlyMap<number, string>>(new Map());

/** Lets the rows name the state of a contract's material, in the server's words, once these have come (OPEN-42). */
export function MaterialNamesProvider({ children }: { children: ReactNode }) {
  const { data } = useMaterialStatuses();
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, statusNameToShow(name)])), [data]);
  return <MaterialNames value={names}>{children}</MaterialNames>;
}

function MaterialStatus({ id }: { id: number }) {
  return <span className={small}>{use(MaterialNames).get(id)}</span>;
}

/** Opens the notes of the contract whose count is pressed (CON-LIST-17). */
export function useNotesButtons(open: (contractId: number) => void): void {
  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[data-notes]'))) return;
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row) open(Number(row));
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => onPress(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}

/**
 * The cell with the end date, and what presses about it: one element with its words in attributes, since the first
 * page of the list may have a hundred, each put together once for a number of days.
 */
function endCell(plain: Words['plain']): CellOf {
  const today = localDay();
  const marks = new Map<string, ReactNode>();
  const markOf = ({ what, days }: ContractDeadline) => {
    const key = `${what} ${days}`;
    const known = marks.get(key);
    if (known) return known;
    const words = plain(`deadline.${what}`, { days });
    const mark = (
      <span
        role="img"
        aria-label={words}
        title={words}
        data-days={plain('deadline.days', { days })}
        className={what === 'expires' ? soon : late}
      />
    );
    marks.set(key, mark);
    return mark;
  };
  return (contract) => {
    const deadline = deadlineOf(contract, today);
    return (
      <>
        {contract.endsOn ? <DateText value={contract.endsOn} /> : <Missing what="noEnd" />}
        {deadline && markOf(deadline)}
      </>
    );
  };
}

type Words = ReturnType<typeof listWords.useWords>;

function Missing({ what }: { what: 'noStart' | 'noEnd' }) {
  return (
    <span className={quiet}>
      <listWords.T k={`column.${what}`} layout="stack" />
    </span>
  );
}

/** Where a phone shows a column, other than on a line. */
const phonePlaces: Partial<Record<ContractColumn, 'title' | 'corner'>> = { number: 'title', notes: 'corner' };

/** How a phone groups the cells of a card: what belongs together shares a line, and values that explain themselves need no head. */
const grouped: Partial<Record<ContractColumn, Pick<TableColumn<Contract>, 'phoneShare' | 'phoneHead'>>> = {
  company: { phoneShare: 4, phoneHead: 'none' },
  students: { phoneShare: 2, phoneHead: UsersIcon },
  language: { phoneShare: 3, phoneHead: 'none' },
  courseType: { phoneShare: 3, phoneHead: 'none' },
  teacher: { phoneHead: UserIcon },
  hours: { phoneShare: 3, phoneHead: 'none' },
  startsOn: { phoneShare: 3 },
  endsOn: { phoneShare: 3 },
  attendance: { phoneShare: 3 },
  material: { phoneShare: 3 },
};

/**
 * Widths in px: with one on each column a hundred rows are laid out without being read. Those of each flavour fit
 * side by side on a screen of 1440 px with its scroll bar, the boxes of a selection included.
 */
const widths: Record<ContractColumn, number> = {
  flagged: 44,
  number: 104,
  company: 110,
  students: 80,
  language: 88,
  courseType: 88,
  teacher: 102,
  hours: 100,
  startsOn: 100,
  endsOn: 100,
  confirmationSent: 104,
  si: 38,
  tcs: 46,
  sc: 38,
  attendance: 86,
  material: 82,
  sentToClient: 84,
  completed: 84,
  notes: 58,
};

/** Heads too long for one line in both languages (DECISION-02); the others are the same in both. */
const stackedHeads: readonly ContractColumn[] = [
  'flagged',
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
  'material',
  'sentToClient',
  'completed',
];

const centred: readonly ContractColumn[] = [...contractToggles, 'students', 'attendance'];

/** The columns of one flavour of the list, in the language mode in force (CON-LIST-12 to CON-LIST-15). */
export function useContractColumns(status: ContractStatus): readonly ListColumn<Contract, ContractColumn>[] {
  const { plain } = listWords.useWords();
  return useMemo(() => {
    const endsOn = endCell(plain);
    const ids: readonly ContractColumn[] = contractColumns[status];
    return ids.map((id): ListColumn<Contract, ContractColumn> => {
      const column = {
        id,
        isHeadShort: !stackedHeads.includes(id),
        width: widths[id],
        align: centred.includes(id) ? ('center' as const) : undefined,
      };
      if (isToggle(id))
        return {
          ...column,
          hideHeader: id === 'flagged',
          look: id === 'flagged' ? 'flag' : 'box',
          toggle: (contract) => isTicked(contract, id),
          toggleDisabled: ({ status }) => isLocked(status),
        };
      return {
        ...column,
        phone: phonePlaces[id] ?? 'line',
        ...grouped[id],
        ...(id === 'teacher' && ids.includes('hours') && { phoneShare: 3 as const }),
        cell: id === 'endsOn' ? endsOn : cells[id],
      };
    });
  }, [status, plain]);
}

/** Whether a column holds a tick. */
export function isToggle(column: string): column is ContractToggle {
  return contractToggles.some((toggle) => toggle === column);
}
