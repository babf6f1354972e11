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
import { localDay } from '@portal/shell';
import { type TableColumn, TextLink, UserIcon, UsersIcon } from '@portal/ui';
import { CourseTypeName, HoursMeter, MarkedName, type Referred } from '@portal/views';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo } from 'react';
import { absent } from '../../../parts/absent';
import type { ListColumn } from '../../../parts/list/list-columns';
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

const nameOr = (of: Referred | null) => (of ? <MarkedName of={of} /> : absent);

const cells: Record<Exclude<ContractColumn, ContractToggle | 'endsOn'>, CellOf> = {
  number: ({ id, number }) => (
    <TextLink variant="standalone" href={pathTo('courses.edit.basic', { id })}>
      {number}
    </TextLink>
  ),
  company: ({ company }) => nameOr(company),
  students: ({ studentCount }) => studentCount,
  language: ({ language }) => nameOr(language),
  courseType: ({ courseType }) => (courseType ? <CourseTypeName type={courseType} layout="stack" /> : absent),
  teacher: ({ teacher }) => nameOr(teacher),
  // No bar if the backend does not send the taught hours.
  hours: (contract) =>
    contract.minutesTaught === null ? (
      <PairText value={numberPair((number) => `${number(contractedHours(contract))} h`)} layout="stack" />
    ) : (
      <HoursMeter taught={hoursOf(contract.minutesTaught)} contracted={contractedHours(contract)} />
    ),
  startsOn: ({ startsOn }) => dayOr('noStart', startsOn),
  // One element per cell, because sorting renders a hundred; `AttendanceWords` contains the two names once.
  attendance: ({ attendanceComplete }) => (
    <span
      role="img"
      aria-labelledby={attendanceWordIds[attendanceComplete ? 'yes' : 'no']}
      className={attendanceComplete ? tick : undefined}
    />
  ),
  material: ({ materialStatusId }) =>
    materialStatusId === null ? absent : <MaterialStatus id={materialStatusId} />,
  // A plain element, because there are a hundred; `useNotesButtons` handles the click.
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

/** Where a phone shows a column that does not get its own line. */
const phonePlaces: Partial<Record<ContractColumn, 'title' | 'corner'>> = { number: 'title', notes: 'corner' };

/** How the cards on phones group cells: related values share a line, and self-explanatory values have no label. */
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
 * Widths in px. With a width on every column, the browser lays out a hundred rows without measuring them. All columns
 * of a status fit on a screen of 1440 px with its scroll bar and the selection checkboxes.
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

/** Column headers that do not fit on one line in two languages (DECISION-02). */
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

/** Returns the columns of the list for one status, in the current language mode (CON-LIST-12 to CON-LIST-15). */
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

/** Whether a column contains a checkbox. */
export function isToggle(column: string): column is ContractToggle {
  return contractToggles.some((toggle) => toggle === column);
}
