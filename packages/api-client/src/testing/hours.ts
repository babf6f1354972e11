import {
  aContractHoursSum,
  aContractWithHours,
  anHoursClass,
  anHoursRow,
  aStatement,
  aStatementLine,
  type ContractHours,
  type ContractHoursSum,
  type HoursClass,
  type HoursRow,
  hoursClassKey,
  type Statement,
  totalHours,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { DecideStatementData } from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import {
  contractHoursSumToWire,
  contractHoursToWire,
  hoursClassToWire,
  hoursRowToWire,
  statementToWire,
} from '../wire/hours.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, failed, type Situation } from './situation.ts';

export interface HoursSituation extends Situation {
  extensions?: Extension[];
  /** The rows of every query, or a function of the query. */
  rows?: HoursRow[] | ((query: URLSearchParams) => HoursRow[]);
  classes?: HoursClass[];
  statements?: Statement[];
  contracts?: ContractHours[];
  /** Sums of the contracts, by company and by month. */
  sums?: ContractHoursSum[];
  /** Decisions that someone else makes before the first decision, which is then refused. */
  savedByOthers?: Statement[];
}

/** The teacher whose rows and statements count as the user's own. */
const ownTeacherId = '1';
const decidedAt = '2026-11-06T15:00:00.000Z';

/** Answers the calls about hours and statements. */
export function hoursHandlers({
  extensions = ['hours'],
  rows = [anHoursRow()],
  classes = [anHoursClass()],
  statements = [aStatement()],
  contracts = [aContractWithHours()],
  sums = [aContractHoursSum(), aContractHoursSum({ company: null, month: '2027-02' })],
  savedByOthers,
  ...situation
}: HoursSituation = {}): HttpHandler[] {
  const saved = recordsOf(statements.map(statementToWire), savedByOthers?.map(statementToWire));
  const taught = recordsOf(classes.map((one) => ({ ...hoursClassToWire(one), id: hoursClassKey(one) })));
  const listed = recordsOf(contracts.map((one) => ({ ...contractHoursToWire(one), id: one.contract.id })));
  const rowsOf = (query: URLSearchParams) => (typeof rows === 'function' ? rows(query) : rows);
  const ownRows = (month: string) =>
    rowsOf(new URLSearchParams({ from: month, to: month, groupBy: 'contract' })).filter(
      ({ teacher }) => String(teacher?.id) === ownTeacherId,
    );
  const ofTeacher = (month: string, teacherId = ownTeacherId) =>
    saved.matching(new URLSearchParams({ month, teacherId }), { teacherId: 'teacher.id' });
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/hours', situation, ({ query }) => ({ data: rowsOf(query).map(hoursRowToWire) })),
    answers('get', '/hours/classes', situation, ({ query }) => ({
      data: taught.matching(query, { month: '*', teacherId: 'teacher.id' }),
    })),
    answers('get', '/hours/own', situation, ({ query }) => {
      const month = query.get('month') ?? '';
      return { data: ownRows(month).map(hoursRowToWire), statement: ofTeacher(month)[0] ?? null };
    }),
    answers('get', '/hours/contracts/sums', situation, ({ query }) => {
      const found = sums.filter(({ month }) => (month !== null) === (query.get('groupBy') === 'month'));
      return { data: found.map(contractHoursSumToWire) };
    }),
    answers('get', '/hours/contracts', situation, ({ query }) =>
      listed.list(query, {
        companyId: 'company.id',
        statusId: 'course_status_id',
        endsIn: '*',
        fits: 'hours_balance.fits',
      }),
    ),
    answers('get', '/statements', situation, ({ query }) => {
      const month = query.get('month');
      const [from, to] = [month ?? query.get('from') ?? '', month ?? query.get('to') ?? ''];
      const found = saved.matching(query, { teacherId: 'teacher.id' });
      return { data: found.filter((one) => from <= one.month && one.month <= to) };
    }),
    answers('post', '/statements', situation, ({ body }) => {
      const { month, note } = body as { month: string; note: string | null };
      const [own, ofMonth] = [ofTeacher(month)[0], ownRows(month)];
      if (own && own.status !== 'returned') return failed({ status: 409, code: 'conflict' });
      const statement = aStatement({
        id: own?.id ?? saved.nextId(),
        month,
        note,
        ...totalHours(ofMonth),
        teacher: ofMonth[0]?.teacher ?? aStatement().teacher,
        lines: ofMonth.map(({ contract, ...row }) =>
          aStatementLine({ ...row, contract: contract ?? undefined }),
        ),
      });
      return saved.save(statementToWire(statement));
    }),
    answers('put', '/statements/:id', situation, ({ params, body, headers }) => {
      const decision = body as DecideStatementData['body'];
      const at =
        decision.status === 'submitted' ? { approved_at: null } : { [`${decision.status}_at`]: decidedAt };
      return saved.change(params.id, { ...decision, ...at }, headers);
    }),
    answers('post', '/statements/export', situation, ({ body }) => {
      const { ids } = body as { ids: number[] };
      for (const id of ids) saved.change(id, { status: 'exported', exported_at: decidedAt });
      return { message: 'Saved', data: ids.map(saved.find) };
    }),
    answers('post', '/statements/remind', situation, ({ body }) => ({
      message: 'Sent',
      data: (body as { teacher_ids: number[] }).teacher_ids,
    })),
  ];
}
