import type {
  CalendarMonth,
  ContractHours,
  ContractHoursGrouping,
  ContractHoursSum,
  HoursClass,
  HoursRow,
  Statement,
} from '@portal/domain';
import type { Api } from '../client.ts';
import {
  decideStatement,
  exportStatements,
  getContractHoursSums,
  getHours,
  getHoursClasses,
  getOwnHours,
  getStatements,
  listContractHours,
  remindOfStatements,
  submitStatement,
} from '../generated/sdk.gen.ts';
import {
  type ContractHoursFilters,
  contractHoursFiltersToWire,
  contractHoursFromWire,
  contractHoursSumFromWire,
  type HoursFilters,
  hoursClassFromWire,
  hoursFiltersToWire,
  hoursRowFromWire,
  type MonthSpan,
  statementFromWire,
} from '../wire/hours.ts';
import type { Page } from '../wire/page.ts';
import { showingHours } from './showing-hours.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { pageReader, type ReadList, useReadList } from './useRead.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** Sums of several months, for administrators (DECISION-51). Null sends no request. */
export function useHours(filters: HoursFilters | null): Query<HoursRow[]> {
  return useQuery(filters && ['hours', filters], (call) => readHours(call, filters ?? { from: '', to: '' }));
}

/** Reads sums for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadHours(): ReadList<HoursFilters, HoursRow[]> {
  return useReadList(readHours);
}

async function readHours(call: ReadCall, filters: HoursFilters): Promise<HoursRow[]> {
  const { data } = await getHours({ ...call, query: hoursFiltersToWire(filters) });
  return data.data.map(hoursRowFromWire);
}

/** Parameters to read the classes of a month. */
export interface ClassesOfMonth {
  month: CalendarMonth;
  /** By default, teachers get their own classes and administrators those of all teachers. */
  teacherId?: number;
}

/** Each class of a month by date, with changes after a statement. Null sends no request. */
export function useHoursClasses(asked: ClassesOfMonth | null): Query<HoursClass[]> {
  return useQuery(asked && ['hours-classes', asked], (call) =>
    readHoursClasses(call, asked ?? { month: '' }),
  );
}

/** Reads each class of a month for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadHoursClasses(): ReadList<ClassesOfMonth, HoursClass[]> {
  return useReadList(readHoursClasses);
}

/** Reads each class of a month. */
export async function readHoursClasses(
  call: ReadCall,
  { month, teacherId }: ClassesOfMonth,
): Promise<HoursClass[]> {
  const { data } = await getHoursClasses({ ...call, query: { month, teacherId } });
  return data.data.map(hoursClassFromWire);
}

/** The hours of a teacher in a month, by contract, and the statement; null while the month is open. */
export interface OwnHours {
  month: CalendarMonth;
  rows: HoursRow[];
  statement: Statement | null;
}

/** The hours of the signed-in teacher, with rates. Null sends no request. */
export function useOwnHours(month: CalendarMonth | null): Query<OwnHours> {
  return useQuery(month === null ? null : ['own-hours', month], (call) => readOwnHours(call, month ?? ''));
}

/** Reads the hours of the signed-in teacher. */
export async function readOwnHours(call: ReadCall, month: CalendarMonth): Promise<OwnHours> {
  const { data } = await getOwnHours({ ...call, query: { month } });
  return {
    month,
    rows: data.data.map(hoursRowFromWire),
    statement: data.statement && statementFromWire(data.statement),
  };
}

/** A page of the contracts with their hours, the latest number first. 50 rows by default. */
export function useContractHours(filters: ContractHoursFilters = {}): Query<Page<ContractHours>> {
  return useQuery(['contract-hours', filters], (call) => readContractHours(call, filters), keepRows);
}

/** Reads pages of the contracts with their hours for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadContractHours(): ReadList<ContractHoursFilters, Page<ContractHours>> {
  return useReadList(readContractHours);
}

const readContractHours = /* @__PURE__ */ pageReader(
  listContractHours,
  contractHoursFiltersToWire,
  contractHoursFromWire,
);

/** Sums of the contracts by company, or by the month in which they end. */
export function useContractHoursSums(
  groupBy: ContractHoursGrouping,
  { companyId }: Pick<ContractHoursFilters, 'companyId'> = {},
): Query<ContractHoursSum[]> {
  return useQuery(['contract-hours', 'sums', groupBy, companyId], async (call) => {
    const { data } = await getContractHoursSums({ ...call, query: { groupBy, companyId } });
    return data.data.map(contractHoursSumFromWire);
  });
}

/** The statements of several months, by month and teacher. Open months have none. Null sends no request. */
export function useStatements(span: (MonthSpan & { teacherId?: number }) | null): Query<Statement[]> {
  return useQuery(span && ['statements', span], (call) => readStatements(call, span ?? { from: '', to: '' }));
}

async function readStatements(
  call: ReadCall,
  { from, to, teacherId }: MonthSpan & { teacherId?: number },
): Promise<Statement[]> {
  const { data } = await getStatements({ ...call, query: { from, to, teacherId } });
  return data.data.map(statementFromWire);
}

/** The content of a submitted statement. */
export interface Submission {
  month: CalendarMonth;
  /** The minutes that the teacher saw. */
  minutes: number;
  /** The amount that the teacher saw. */
  amountCents: number;
  note: string | null;
}

/**
 * Submits a month of the signed-in teacher. Throws `conflict` when hours or rates have changed since they were shown,
 * or when the month is already submitted.
 */
export function useSubmitStatement(): (submission: Submission, intention?: Intention) => Promise<Statement> {
  return useWrite(
    async (call, { month, minutes, amountCents, note }: Submission) => {
      const body = { month, minutes, amount_cents: amountCents, note };
      return statementFromWire((await submitStatement({ ...call, body })).data.data);
    },
    ...showingHours,
  );
}

/** The sums of a month on screen. */
export interface SeenHours {
  minutes: number;
  /** If omitted, only the minutes are compared. */
  amountCents?: number;
}

/**
 * Approves a statement with the hours on screen. Throws `conflict` when they have changed since or the statement
 * cannot be approved; `changed` when someone else has decided first.
 */
export function useApproveStatement(): (statement: Statement, seen: SeenHours) => Promise<Statement> {
  return useWrite(
    async (call, statement: Statement, { minutes, amountCents }: SeenHours) =>
      decide(call, statement, { status: 'approved', minutes, amount_cents: amountCents }),
    ...showingHours,
  );
}

/** Takes back the approval of a statement that is not exported. Throws like `useApproveStatement`. */
export function useUnapproveStatement(): (statement: Statement) => Promise<Statement> {
  return useWrite(
    async (call, statement: Statement) => decide(call, statement, { status: 'submitted' }),
    ...showingHours,
  );
}

/** Returns a statement to its teacher with a reason. Throws like `useApproveStatement`. */
export function useReturnStatement(): (statement: Statement, reason: string) => Promise<Statement> {
  return useWrite(
    async (call, statement: Statement, reason: string) =>
      decide(call, statement, { status: 'returned', reason }),
    ...showingHours,
  );
}

async function decide(
  call: Api['call'],
  { id, version }: Statement,
  body: Parameters<typeof decideStatement>[0]['body'],
): Promise<Statement> {
  const headers = { 'If-Match': version };
  const { data } = await decideStatement({ ...call, path: { id }, body, headers });
  return statementFromWire(data.data);
}

/** Marks approved statements as exported. Throws `conflict` and marks none when one is no longer approved. */
export function useExportStatements(): (statements: readonly Statement[]) => Promise<Statement[]> {
  return useWrite(
    async (call, statements: readonly Statement[]) => {
      const ids = statements.map(({ id }) => id);
      const { data } = await exportStatements({ ...call, body: { ids } });
      return data.data.map(statementFromWire);
    },
    ...showingHours,
  );
}

/**
 * Mails teachers whose month is open. Returns the ids of those who were mailed. Throws `unanswered` if the outcome is
 * unknown.
 */
export function useRemindOfStatements(): (
  month: CalendarMonth,
  teacherIds: readonly number[],
) => Promise<number[]> {
  return useWrite(async (call, month: CalendarMonth, teacherIds: readonly number[]) => {
    const body = { month, teacher_ids: [...teacherIds] };
    return (await remindOfStatements({ ...call, body })).data.data;
  });
}
