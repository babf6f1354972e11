import { type CalendarMonth, firstDayOf, lastDayOf, maxMonthsOfHours, monthsAfter } from '@portal/domain';
import { sql } from 'kysely';
import type { Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { all, equals, pageOf } from '../lists.ts';
import { readBalances, readMisfits } from './balances.ts';
import {
  type ContractHoursRow,
  contractHoursAnswer,
  contractHoursJoins,
  contractHoursSelect,
  readContractHoursSums,
  readHours,
  readHoursClasses,
} from './queries.ts';
import { readStatements } from './statements.ts';

/** Throws for months in the wrong order, or for too many months. */
export function checkSpan({ from, to }: { from: CalendarMonth; to: CalendarMonth }): void {
  if (to < from || to >= monthsAfter(from, maxMonthsOfHours))
    throw badField('to', `must be 0 to ${maxMonthsOfHours - 1} months after from`);
}

/** Returns the id of the teacher who sends the request. Throws a refusal for a user without a teacher record. */
export function teacherIdOf(caller: Caller): number {
  if (caller.role !== 'ROLE_TEACHER' || caller.teacherId === null) throw new Refusal('forbidden');
  return caller.teacherId;
}

/** The calls about hours. */
export const hours = {
  async getHours({ query, db }) {
    const { groupBy, ...asked } = query;
    checkSpan(asked);
    return { data: await readHours(db, asked, groupBy) };
  },

  async getHoursClasses(call) {
    const { query, caller, db, clock } = call;
    const own = caller.role === 'ROLE_ADMIN' ? undefined : teacherIdOf(caller);
    if (own !== undefined && (query.teacherId ?? own) !== own) throw new Refusal('forbidden');
    const classes = await readHoursClasses(db, query.month, query.teacherId ?? own);
    // The day of a moment on the organisation's clock.
    const dayOf = (moment: string | null) => moment && clock.dayOf(new Date(moment));
    return { data: classes.map((taught) => ({ ...taught, recorded_on: dayOf(taught.recorded_on) })) };
  },

  async getOwnHours({ query, caller, db }) {
    const { month } = query;
    const teacherId = teacherIdOf(caller);
    const [statement = null] = await readStatements(db, { from: month, to: month, teacherId });
    const rows = await readHours(db, { from: month, to: month, teacherId });
    // A cancelled class that is billed and not paid is no row of the teacher's.
    const own = rows.filter(({ classes, planned_minutes }) => classes > 0 || planned_minutes !== null);
    return { data: own, statement };
  },

  async listContractHours(call) {
    const { query, db, today } = call;
    const { fits } = query;
    const where = [
      query.statusId === undefined ? sql`c.status_id <> 4` : sql`c.status_id = ${query.statusId}`,
      equals(sql`c.company_id`, query.companyId),
      query.endsIn === undefined
        ? undefined
        : sql`c.ends_on between ${firstDayOf(query.endsIn)} and ${lastDayOf(query.endsIn)}`,
    ];
    const misfits = fits === undefined ? [] : await readMisfits(db, all(where), today);
    const isMisfit = sql`c.id = any (${misfits}::bigint[])`;
    const page = await pageOf<ContractHoursRow, ContractHoursRow>(
      db,
      {
        from: sql`contracts c`,
        id: sql`c.id`,
        where: [...where, fits === undefined ? undefined : fits === 0 ? isMisfit : sql`not ${isMisfit}`],
        usual: [sql`c.number_folded`, 'DESC'],
        select: contractHoursSelect(today),
        joins: sql`join contracts c on c.id = page.id ${contractHoursJoins(today)}`,
      },
      { page: query.page, resourcesPerPage: query.resourcesPerPage },
      (row) => row,
    );
    const ids = page.data.map(({ course }) => course.id);
    const balances = await readBalances(db, sql`c.id = any (${ids}::bigint[])`, today);
    return {
      ...page,
      data: page.data.map((row) => contractHoursAnswer(row, today, balances.get(row.course.id))),
    };
  },

  getContractHoursSums: async ({ query: { groupBy, companyId }, db, today }) => ({
    data: await readContractHoursSums(db, groupBy, companyId, today),
  }),
} satisfies Handlers;
