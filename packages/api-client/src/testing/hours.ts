import {
  aContractHoursSum,
  aContractWithHours,
  anHoursClass,
  anHoursRow,
  aStatement,
  aStatementLine,
  type ContractHours,
  type ContractHoursSum,
  canTakeStep,
  contractStatusIds,
  type HoursClass,
  type HoursRow,
  type MonthStatus,
  monthStatus,
  type Statement,
  type StatementStep,
  totalHours,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import {
  contractHoursSumToWire,
  contractHoursToWire,
  hoursClassToWire,
  hoursRowToWire,
  statementToWire,
} from '../wire/hours.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, failed, notFound, paged, type Situation } from './situation.ts';

export interface HoursSituation extends Situation {
  extensions?: Extension[];
  /** The rows of every query, or a function of the query. */
  rows?: HoursRow[] | ((query: URLSearchParams) => HoursRow[]);
  classes?: HoursClass[];
  statements?: Statement[];
  contracts?: ContractHours[];
  /** Sums of the contracts, by company and by month. */
  sums?: ContractHoursSum[];
  /** The teacher whose rows and statements count as the user's own. */
  ownTeacherId?: number;
  /** What someone else decides before the first decision, which is then refused. */
  savedByOthers?: Statement[];
}

/** Answers the calls about hours and statements from these records, which the writes change. */
export function hoursHandlers({
  extensions = ['hours'],
  rows = [anHoursRow()],
  classes = [anHoursClass()],
  statements = [aStatement()],
  contracts = [aContractWithHours()],
  sums = [aContractHoursSum(), aContractHoursSum({ company: null, month: '2027-02' })],
  ownTeacherId = 1,
  savedByOthers = [],
  ...situation
}: HoursSituation = {}): HttpHandler[] {
  let saved = statements;
  let others = savedByOthers;
  const rowsOf = (query: URLSearchParams) => (typeof rows === 'function' ? rows(query) : rows);
  const ownRows = (month: string) =>
    rowsOf(new URLSearchParams({ from: month, to: month, groupBy: 'contract' })).filter(
      ({ teacher }) => teacher?.id === ownTeacherId,
    );
  const save = (statement: Statement, change: Partial<Statement>) => {
    const now = { ...statement, ...change, version: `${statement.version}+` };
    saved = saved.some(({ id }) => id === now.id)
      ? saved.map((one) => (one.id === now.id ? now : one))
      : [...saved, now];
    return now;
  };
  const sumsOf = (ofTeacher: readonly HoursRow[]) => ({
    ...totalHours(ofTeacher),
    lines: ofTeacher.map(({ contract, company, classes, minutes, rateCents, amountCents }) =>
      aStatementLine({ contract: contract ?? undefined, company, classes, minutes, rateCents, amountCents }),
    ),
    ...{ differenceMinutes: 0, added: 0, changed: 0, removed: 0 },
  });
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/hours', situation, ({ query }) => ({ data: rowsOf(query).map(hoursRowToWire) })),
    answers('get', '/hours/classes', situation, ({ query }) => {
      const [month = '', teacherId] = [query.get('month') ?? '', query.get('teacherId')];
      const found = classes.filter(
        ({ date, teacher }) => date.startsWith(month) && (!teacherId || teacher?.id === Number(teacherId)),
      );
      return { data: found.map(hoursClassToWire) };
    }),
    answers('get', '/hours/own', situation, ({ query }) => {
      const month = query.get('month') ?? '';
      const own = saved.find((one) => one.month === month && one.teacher.id === ownTeacherId);
      return { data: ownRows(month).map(hoursRowToWire), statement: own ? statementToWire(own) : null };
    }),
    answers('get', '/hours/contracts/sums', situation, ({ query }) => {
      const found = sums.filter(({ month }) => (month !== null) === (query.get('groupBy') === 'month'));
      return { data: found.map(contractHoursSumToWire) };
    }),
    answers('get', '/hours/contracts', situation, ({ query }) => {
      const [companyId, statusId] = [query.get('companyId'), query.get('statusId')];
      const found = contracts.filter(
        ({ company, status, endsOn }) =>
          (endsOn ?? '').startsWith(query.get('endsIn') ?? '') &&
          (!companyId || company?.id === Number(companyId)) &&
          (statusId ? contractStatusIds[status] === Number(statusId) : status !== 'archived'),
      );
      return paged(found.map(contractHoursToWire), query);
    }),
    answers('get', '/statements', situation, ({ query }) => {
      const month = query.get('month');
      const [from, to] = [month ?? query.get('from') ?? '', month ?? query.get('to') ?? ''];
      const teacherId = query.get('teacherId');
      const found = saved.filter(
        (one) => from <= one.month && one.month <= to && (!teacherId || one.teacher.id === Number(teacherId)),
      );
      return { data: found.map(statementToWire) };
    }),
    answers('post', '/statements', situation, ({ body }) => {
      const { month, minutes, amount_cents, note } = body as Record<'minutes' | 'amount_cents', number> & {
        month: string;
        note: string | null;
      };
      const own = saved.find((one) => one.month === month && one.teacher.id === ownTeacherId);
      const sums = sumsOf(ownRows(month));
      const isSeen = sums.minutes === minutes && sums.amountCents === (amount_cents ?? sums.amountCents);
      if (!isAllowed('submit', monthStatus(own ?? null)) || !isSeen) return conflict();
      const id = Math.max(0, ...saved.map((one) => one.id)) + 1;
      const teacher = ownRows(month)[0]?.teacher ?? aStatement().teacher;
      const change = { ...sums, month, note, status: 'submitted' as const, reason: null };
      return { message: 'Saved', data: statementToWire(save(own ?? aStatement({ id, teacher }), change)) };
    }),
    answers('put', '/statements/:id', situation, ({ params, body }) => {
      if (others.length > 0) {
        saved = saved.map((one) => others.find(({ id }) => id === one.id) ?? one);
        others = [];
        return failed({ status: 412, code: 'changed' });
      }
      const statement = saved.find(({ id }) => id === Number(params.id));
      if (!statement) return notFound();
      const decision = body as { status: 'approved' | 'returned'; minutes?: number; reason?: string };
      const isApproval = decision.status === 'approved';
      if (!isAllowed(isApproval ? 'approve' : 'return', statement.status)) return conflict();
      if (!isApproval) {
        const change = {
          status: 'returned' as const,
          reason: decision.reason ?? null,
          returnedAt: decidedAt,
        };
        return { message: 'Saved', data: statementToWire(save(statement, change)) };
      }
      const { month, teacher } = statement;
      const present = rowsOf(new URLSearchParams({ from: month, to: month, groupBy: 'contract' })).filter(
        (row) => row.teacher?.id === teacher.id,
      );
      // A story may show a statement without its rows; it is then approved unchanged.
      const sums = present.length > 0 ? sumsOf(present) : {};
      const minutes = 'minutes' in sums ? sums.minutes : statement.minutes;
      if (minutes !== decision.minutes) return conflict();
      const change = { ...sums, status: 'approved' as const, approvedAt: decidedAt };
      return { message: 'Saved', data: statementToWire(save(statement, change)) };
    }),
    answers('post', '/statements/export', situation, ({ body }) => {
      const { ids } = body as { ids: number[] };
      const meant = saved.filter(({ id }) => ids.includes(id));
      if (meant.length < ids.length) return notFound();
      if (!meant.every(({ status }) => status === 'approved' || status === 'exported')) return conflict();
      const data = meant.map((one) =>
        one.status === 'exported' ? one : save(one, { status: 'exported', exportedAt: decidedAt }),
      );
      return { message: 'Saved', data: data.map(statementToWire) };
    }),
    answers('post', '/statements/remind', situation, ({ body }) => {
      const { month, teacher_ids: ids } = body as { month: string; teacher_ids: number[] };
      const statusOf = (id: number) =>
        monthStatus(saved.find((one) => one.month === month && one.teacher.id === id) ?? null);
      return { message: 'Sent', data: ids.filter((id) => isAllowed('remind', statusOf(id))) };
    }),
  ];
}

const decidedAt = '2026-11-06T15:00:00.000Z';

function isAllowed(step: StatementStep, status: MonthStatus): boolean {
  return canTakeStep(step, status, step === 'submit' ? 'ROLE_TEACHER' : 'ROLE_ADMIN');
}

function conflict(): Response {
  const message = 'Les heures ont changé entre-temps - The hours have changed meanwhile';
  return failed({ status: 409, message, code: 'conflict' });
}
