import { useMaterialStatuses } from '@portal/api-client';
import {
  type CalendarDate,
  type Contract,
  type ContractColumn,
  type ContractDeadline,
  type ContractStatus,
  type ContractToggle,
  contractColumns,
  contractedHours,
  contractToggles,
  deadlineOf,
  hoursOf,
  isLocked,
  isTicked,
  materialStatusName,
} from '@portal/domain';
import { DateText, numberPair, PairText, type TextPair } from '@portal/i18n';
import { absent, type ListColumn } from '@portal/records';
import { localDay } from '@portal/shell';
import { TextLink, UserIcon, UsersIcon } from '@portal/ui';
import { CourseTypeName, HoursMeter } from '@portal/views';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo } from 'react';
import { pathTo } from '../../../paths';
import { late, noNotes, notes, quiet, small, soon, tick } from './contract-columns.css';
import { listWords } from './list-words';

type CellOf = (contract: Contract) => ReactNode;

const attendanceWordIds = { yes: 'attendance-complete', no: 'attendance-not-complete' } as const;

/** The hidden names of the two attendance states, which the cells of the column reference. */
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

const MaterialNames = createContext<ReadonlyMap<number, TextPair>>(new Map());

/** Provides the names of the material statuses to the rows, once the server has sent them (OPEN-42). */
export function MaterialNamesProvider({ children }: { children: ReactNode }) {
  const { data } = useMaterialStatuses();
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, materialStatusName(name)])), [data]);
  return <MaterialNames value={names}>{children}</MaterialNames>;
}

function MaterialStatus({ id }: { id: number }) {
  const name = use(MaterialNames).get(id);
  return <span className={small}>{name && <PairText value={name} layout="stack" />}</span>;
}

/** Opens the notes of the contract whose note count is clicked (CON-LIST-17). */
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
 * Returns the cell of the end date and its urgency. One element with its texts in attributes, cached per number of
 * days, because a page may have a hundred.
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
        {dayOr('noEnd', contract.endsOn)}
        {deadline && markOf(deadline)}
      </>
    );
  };
}

type Words = ReturnType<typeof listWords.useWords>;

/** Returns the text of a day, or says that the contract has none. */
function dayOr(missing: 'noStart' | 'noEnd', day: CalendarDate | null) {
  return day ? (
    <DateText value={day} />
  ) : (
    <span className={quiet}>
      <listWords.T k={`column.${missing}`} layout="stack" />
    </span>
  );
}

type Column<Id extends ContractColumn> = ListColumn<Contract, Id>;

/** A column with a checkbox, which finished and archived contracts do not change. */
const tickColumn = <Id extends ContractToggle>(
  id: Id,
  width: number,
  options?: Pick<Column<Id>, 'isHeadShort' | 'hideHeader'> & { look?: 'flag' },
): Column<Id> => ({
  look: 'box',
  ...options,
  id,
  width,
  align: 'center',
  toggle: (contract) => isTicked(contract, id),
  toggleDisabled: ({ status }) => isLocked(status),
});

/**
 * All columns. The widths are in px; with a width on every column, the browser lays out a hundred rows without measuring
 * them. All columns of a status fit on a screen of 1440 px with its scroll bar and the selection checkboxes. Headers
 * that do not fit on one line in two languages are stacked (DECISION-02). On phones, related values share a line, and
 * self-explanatory values have no label.
 */
const columns: { [Id in Exclude<ContractColumn, 'endsOn'>]: Column<Id> } = {
  flagged: tickColumn('flagged', 44, { hideHeader: true, look: 'flag' }),
  number: {
    id: 'number',
    width: 104,
    phone: 'title',
    cell: ({ id, number }) => (
      <TextLink variant="standalone" href={pathTo('courses.edit.basic', { id })}>
        {number}
      </TextLink>
    ),
  },
  company: { id: 'company', width: 110, phoneShare: 4, phoneHead: 'none' },
  students: {
    id: 'students',
    width: 80,
    align: 'center',
    phoneShare: 2,
    phoneHead: UsersIcon,
    cell: ({ studentCount }) => studentCount,
  },
  language: { id: 'language', width: 88, phoneShare: 3, phoneHead: 'none' },
  courseType: {
    id: 'courseType',
    isHeadShort: true,
    width: 88,
    phoneShare: 3,
    phoneHead: 'none',
    cell: ({ courseType }) => (courseType ? <CourseTypeName type={courseType} layout="stack" /> : absent),
  },
  teacher: { id: 'teacher', width: 102, phoneHead: UserIcon },
  hours: {
    id: 'hours',
    width: 100,
    phoneShare: 3,
    phoneHead: 'none',
    // No bar if the backend does not send the taught hours.
    cell: (contract) =>
      contract.minutesTaught === null ? (
        <PairText value={numberPair((number) => `${number(contractedHours(contract))} h`)} layout="stack" />
      ) : (
        <HoursMeter taught={hoursOf(contract.minutesTaught)} contracted={contractedHours(contract)} />
      ),
  },
  startsOn: { id: 'startsOn', width: 100, phoneShare: 3, cell: ({ startsOn }) => dayOr('noStart', startsOn) },
  confirmationSent: tickColumn('confirmationSent', 104),
  si: tickColumn('si', 38, { isHeadShort: true }),
  tcs: tickColumn('tcs', 46, { isHeadShort: true }),
  sc: tickColumn('sc', 38, { isHeadShort: true }),
  attendance: {
    id: 'attendance',
    width: 86,
    align: 'center',
    phoneShare: 3,
    // One element per cell, because sorting renders a hundred; `AttendanceWords` contains the two names once.
    cell: ({ attendanceComplete }) => (
      <span
        role="img"
        aria-labelledby={attendanceWordIds[attendanceComplete ? 'yes' : 'no']}
        className={attendanceComplete ? tick : undefined}
      />
    ),
  },
  material: {
    id: 'material',
    width: 82,
    phoneShare: 3,
    cell: ({ materialStatusId }) =>
      materialStatusId === null ? absent : <MaterialStatus id={materialStatusId} />,
  },
  sentToClient: tickColumn('sentToClient', 84),
  completed: tickColumn('completed', 84),
  notes: {
    id: 'notes',
    isHeadShort: true,
    width: 58,
    phone: 'corner',
    // A plain element, because there are a hundred; `useNotesButtons` handles the click.
    cell: ({ number, noteCount: count }) => (
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
  },
};

/** Returns the columns of the list for one status, in the current language mode (CON-LIST-12 to CON-LIST-15). */
export function useContractColumns(status: ContractStatus): readonly ListColumn<Contract, ContractColumn>[] {
  const { plain } = listWords.useWords();
  return useMemo(() => {
    const ids: readonly ContractColumn[] = contractColumns[status];
    const endsOn: Column<'endsOn'> = { id: 'endsOn', width: 100, phoneShare: 3, cell: endCell(plain) };
    const teacher: Column<'teacher'> = ids.includes('hours')
      ? { ...columns.teacher, phoneShare: 3 }
      : columns.teacher;
    const ofStatus = { ...columns, endsOn, teacher };
    return ids.map((id) => ofStatus[id]);
  }, [status, plain]);
}

/** Whether a column contains a checkbox. */
export function isToggle(column: string): column is ContractToggle {
  return contractToggles.some((toggle) => toggle === column);
}
