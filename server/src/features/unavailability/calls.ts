import type { UnavailabilityInput } from '@portal/api-client/openapi';
import { type Insertable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Call, type Handlers, refuseChanged } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { deleteRecord, insertForId, recordOf, updateRecord } from '../records.ts';
import { answerOf, countedAnswers } from './answers.ts';
import { concerns, readRows } from './readAwayClasses.ts';

/** The calls about when teachers are away. */
export const unavailability = {
  async listUnavailability(call) {
    const { query, caller, db } = call;
    const { from, to, teacherId: asked } = query;
    if (from !== undefined && to !== undefined && to < from) throw badField('to', 'is before from');
    const teacherId = teacherOf(caller, asked);
    const ofTeacher = teacherId === undefined ? sql`true` : sql`w.teacher_id = ${teacherId}`;
    const rows = await readRows(db, sql`${ofTeacher} and ${concerns({ from, to })}`);
    if (teacherId === undefined) return { data: rows.map((row) => answerOf(row, null)) };
    return { data: await countedAnswers(db, rows, teacherId, momentOf(call)) };
  },

  async createUnavailability(call) {
    const { body, caller, db } = call;
    const teacher_id = teacherOf(caller, body.teacher_id);
    if (teacher_id === undefined) throw badField('teacher_id', 'is required');
    await recordOf(db, 'teachers', teacher_id);
    const id = await insertForId(db, 'teacher_unavailability', { teacher_id, ...columnsOf(body) });
    return savedAnswer(call, id, teacher_id);
  },

  /** An entry that is stored already is answered as saved: the answer to an earlier call was lost. */
  async changeUnavailability(call) {
    const { path, body, ifMatch, db } = call;
    const before = await lockedEntry(call, path.id);
    const columns = columnsOf(body);
    if (!isStored(before, columns)) {
      refuseChanged(before, ifMatch);
      await updateRecord(db, 'teacher_unavailability', before.id, columns);
    }
    return savedAnswer(call, before.id, before.teacher_id);
  },

  async deleteUnavailability(call) {
    const { path, ifMatch, db } = call;
    const before = await lockedEntry(call, path.id);
    refuseChanged(before, ifMatch);
    await deleteRecord(db, 'teacher_unavailability', before.id);
    return { message: 'The unavailability was deleted' };
  },
} satisfies Handlers;

/** Returns the teacher whom a call is about; a teacher's own by default. Throws for another teacher's. */
function teacherOf(caller: Caller, asked: number | undefined): number | undefined {
  if (caller.role === 'ROLE_ADMIN') return asked;
  const own = caller.role === 'ROLE_TEACHER' ? caller.teacherId : null;
  if (own === null || (asked ?? own) !== own) throw new Refusal('forbidden');
  return own;
}

async function lockedEntry({ caller, db }: Pick<Call, 'caller' | 'db'>, id: number) {
  const row = await recordOf(db, 'teacher_unavailability', id, { isLocked: true });
  teacherOf(caller, row.teacher_id);
  return row;
}

type Columns = Omit<Insertable<Schema['teacher_unavailability']>, 'id' | 'teacher_id' | 'version'>;

/** Reads an entry of the wire. Throws if its parts do not fit together. */
function columnsOf(given: UnavailabilityInput): Columns {
  const { starts_on, ends_on, weekday, begins_at, ends_at } = given;
  if (weekday === null && starts_on === null) throw badField('starts_on', 'is required without weekday');
  if (weekday === null && ends_on === null) throw badField('ends_on', 'is required without weekday');
  if (starts_on !== null && ends_on !== null && ends_on < starts_on)
    throw badField('ends_on', 'is before starts_on');
  if ((begins_at === null) !== (ends_at === null))
    throw badField(begins_at === null ? 'begins_at' : 'ends_at', 'is required with the other time');
  if (begins_at !== null && ends_at !== null && ends_at <= begins_at)
    throw badField('ends_at', 'is not after begins_at');
  return {
    starts_on,
    ends_on,
    weekday: weekday as Columns['weekday'],
    begins_at,
    ends_at,
    name: given.name?.trim() || null,
  };
}

function isStored(before: Columns, { begins_at, ends_at, ...columns }: Columns): boolean {
  const withSeconds = (time: typeof begins_at) => time && `${time}:00`;
  const stored = Object.entries({
    ...columns,
    begins_at: withSeconds(begins_at),
    ends_at: withSeconds(ends_at),
  });
  return stored.every(([name, value]) => before[name as keyof Columns] === value);
}

async function savedAnswer(
  call: Pick<Call, 'db' | 'now' | 'today' | 'clock'>,
  id: number,
  teacherId: number,
) {
  const rows = await readRows(call.db, sql`w.id = ${id}`);
  const [data] = await countedAnswers(call.db, rows, teacherId, momentOf(call));
  if (!data) throw new Error(`unavailability ${id} is not there`);
  return { message: 'The unavailability was saved', data };
}

function momentOf({ now, today, clock }: Pick<Call, 'now' | 'today' | 'clock'>) {
  return { date: today, time: clock.timeOf(now) };
}
