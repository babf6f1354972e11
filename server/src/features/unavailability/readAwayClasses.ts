import type { Unavailability as WireUnavailability } from '@portal/api-client/openapi';
import {
  type CalendarDate,
  type ClassTime,
  endOfClass,
  type UnavailabilityTimes,
  unavailabilityAt,
} from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { Schema } from '../../database/schema.ts';
import { teacherNameJson } from '../json.ts';

/** A row of the table, with the name of its teacher. */
export type UnavailabilityRow = Selectable<Schema['teacher_unavailability']> & {
  readonly teacher: WireUnavailability['teacher'];
};

/** When a teacher is away, with the name of the teacher. */
export interface AwayTimes extends UnavailabilityTimes {
  readonly teacher: WireUnavailability['teacher'];
}

/** Reads the entries `w` that match, by teacher and first day. */
export async function readRows(db: Db, where: Sql): Promise<UnavailabilityRow[]> {
  const { rows } = await sql<UnavailabilityRow>`select w.*, ${teacherNameJson} as teacher
    from teacher_unavailability w join teachers t on t.id = w.teacher_id join users u on u.id = t.user_id
    where ${where} order by u.last_name_folded, u.name_folded, t.id, w.starts_on nulls first, w.weekday, w.begins_at, w.id`.execute(
    db,
  );
  return rows;
}

/** The first and the last day. */
interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Whether the entry `w` may concern some day of a span; without a bound, any. */
export function concerns({ from, to }: Partial<Span>): Sql {
  return sql`(w.ends_on is null or w.ends_on >= ${from ?? '-infinity'}::date)
    and (w.starts_on is null or w.starts_on <= ${to ?? 'infinity'}::date)`;
}

/** Reads when these teachers are away on some day of a span, by the id of the teacher. */
async function readAwayTimes(
  db: Db,
  teacherIds: readonly number[],
  span: Span | null,
): Promise<Map<number, AwayTimes[]>> {
  if (teacherIds.length === 0 || span === null) return new Map();
  const rows = await readRows(db, sql`w.teacher_id = any (${teacherIds}::bigint[]) and ${concerns(span)}`);
  return Map.groupBy(
    rows.map((row) => ({ ...timesOf(row), teacher: row.teacher })),
    ({ teacher }) => teacher.id,
  );
}

/** Reads the entry that each of these classes meets. Classes whose teacher is not away are left out. */
export async function readAwayClasses<Class extends ClassTime & { teacherId: number | null }>(
  db: Db,
  classes: readonly Class[],
): Promise<Map<Class, AwayTimes>> {
  const teacherIds = [...new Set(classes.flatMap(({ teacherId }) => teacherId ?? []))];
  const away = await readAwayTimes(db, teacherIds, spanOf(classes));
  return new Map(
    classes.flatMap((planned): [Class, AwayTimes][] => {
      const met = unavailabilityAt(away.get(planned.teacherId ?? 0) ?? [], planned);
      return met ? [[planned, met]] : [];
    }),
  );
}

/** Returns a function for the ids of the classes that a teacher could not give, because the teacher is away then. */
export async function readAwayFor(
  db: Db,
  teacherIds: readonly number[],
  classes: readonly (ClassTime & { readonly id: number })[],
): Promise<(teacherId: number) => number[]> {
  const away = await readAwayTimes(db, teacherIds, spanOf(classes));
  return (teacherId) => {
    const times = away.get(teacherId) ?? [];
    return classes.filter((planned) => unavailabilityAt(times, planned)).map(({ id }) => id);
  };
}

function spanOf(classes: readonly ClassTime[]): Span | null {
  const days = classes.flatMap((planned) => [planned.date, endOfClass(planned).date]).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

/** Returns the times of an entry as the domain has them. */
export function timesOf({
  starts_on,
  ends_on,
  weekday,
  begins_at,
  ends_at,
  name,
}: UnavailabilityRow): UnavailabilityTimes {
  const clockTime = (time: string | null) => (time === null ? null : time.slice(0, 5));
  return {
    startsOn: starts_on,
    endsOn: ends_on,
    weekday,
    beginsAt: clockTime(begins_at),
    endsAt: clockTime(ends_at),
    name,
  };
}
