import type {
  TeacherRates,
  RateMonth as WireMonth,
  RatePeriod as WirePeriod,
} from '@portal/api-client/openapi';
import {
  arePeriodsEqual,
  areRateMonthsEqual,
  type CalendarDate,
  periodsOfType,
  type RateMonth,
  type RatePeriod,
  type TeacherRatePeriods,
  usualFirstDay,
} from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import type { Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { findRecord, recordOf } from '../records.ts';
import { lockTeacher } from './queries.ts';
import { readHandedIn, readPeriods, readRateMonths, writePeriods } from './rates.ts';

/** The calls about rates and their periods. */
export const teacherRates = {
  async getTeacherRates({ path, db, today }) {
    await recordOf(db, 'teachers', path.teacherId);
    return { data: await answerOf(db, path.teacherId, today) };
  },

  async previewTeacherRates({ path, body, db }) {
    await recordOf(db, 'teachers', path.teacherId);
    await refuseWrongRates(db, body);
    const stored = await readPeriods(db, path.teacherId);
    const after = withType(stored, body.course_types_id, body.rates);
    const months = await readRateMonths(db, path.teacherId, stored, after);
    return { data: months.map(monthToWire) };
  },

  async changeTeacherRates({ path, body, db, today }) {
    await lockTeacher(db, path.teacherId);
    await refuseWrongRates(db, body);
    const { course_types_id: type, rates, seen, months } = body;
    const stored = await readPeriods(db, path.teacherId);
    const before = periodsOfType(stored, type);
    // Does nothing if the rates are stored already, for example because an earlier answer was lost.
    if (!arePeriodsEqual(before, rates)) {
      if (!arePeriodsEqual(before, seen)) throw new Refusal('conflict', sentences.rates);
      const changed = await readRateMonths(db, path.teacherId, stored, withType(stored, type, rates));
      if (!areRateMonthsEqual(changed, months.map(monthFromWire)))
        throw new Refusal('conflict', sentences.months);
      await writePeriods(db, path.teacherId, type, before, rates);
    }
    return { message: 'The rates were saved', data: await answerOf(db, path.teacherId, today) };
  },
} satisfies Handlers;

const sentences = {
  rates: 'Les taux ont été modifiés par une autre personne - The rates were changed by someone else',
  months:
    'Les mois modifiés par ces taux ne sont plus les mêmes - The months that these rates change are no longer the same',
} as const;

async function refuseWrongRates(
  db: Db,
  { course_types_id, rates }: { readonly course_types_id: number; readonly rates: readonly WirePeriod[] },
): Promise<void> {
  if (!(await findRecord(db, 'course_types', course_types_id)))
    throw badField('course_types_id', 'does not exist');
  for (const [place, { from }] of rates.entries()) {
    if (rates.findIndex((other) => other.from === from) < place)
      throw badField(`rates.${place}.from`, 'is given twice');
  }
}

/** Returns the rates of a teacher after replacing those of one course type. */
function withType(stored: TeacherRatePeriods, courseTypeId: number, rates: readonly RatePeriod[]) {
  const others = stored.filter((period) => period.courseTypeId !== courseTypeId);
  return [...others, ...rates.map((period) => ({ ...period, courseTypeId }))];
}

async function answerOf(db: Db, teacherId: number, today: CalendarDate): Promise<TeacherRates> {
  const periods = await readPeriods(db, teacherId);
  const raise = usualFirstDay([{ from: null, rate: 0 }], await readHandedIn(db, teacherId), today);
  return {
    rates: periods.map(({ courseTypeId, from, rate }) => ({ course_types_id: courseTypeId, from, rate })),
    raise_from: raise ?? today,
  };
}

const monthToWire = ({ month, status, beforeCents, afterCents }: RateMonth): WireMonth => ({
  month,
  status,
  before_cents: beforeCents,
  after_cents: afterCents,
});

const monthFromWire = ({ month, status, before_cents, after_cents }: WireMonth): RateMonth => ({
  month,
  status,
  beforeCents: before_cents,
  afterCents: after_cents,
});
