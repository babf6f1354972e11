import type { Unavailability as WireUnavailability } from '@portal/api-client/openapi';
import { endOfClass, type LocalMoment, momentText, unavailabilityAt } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { versionOf } from '../../openapi/call.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { isOpen, readTimetable } from '../planned-classes/queries.ts';
import { timesOf, type UnavailabilityRow } from './readAwayClasses.ts';

/** Converts entries of one teacher to the wire, with the number of planned classes that each meets. */
export async function countedAnswers(
  db: Db,
  rows: readonly UnavailabilityRow[],
  teacherId: number,
  now: LocalMoment,
): Promise<WireUnavailability[]> {
  if (rows.length === 0) return [];
  const teacher: Caller = { role: 'ROLE_TEACHER', userId: 0, teacherId, today: now.date };
  const { classes } = await readTimetable(db, teacher, sql`p.held_on >= ${now.date}::date - 1`);
  const toCome = classes.filter(
    (planned) => isOpen(planned) && momentText(endOfClass(planned)) > momentText(now),
  );
  return rows.map((row) => {
    const met = toCome.filter((planned) => unavailabilityAt([timesOf(row)], planned));
    return answerOf(row, met.length);
  });
}

/** Converts an entry to the wire. */
export function answerOf(row: UnavailabilityRow, planned_classes: number | null): WireUnavailability {
  const { id, teacher, starts_on, ends_on, weekday, name } = row;
  const { beginsAt: begins_at, endsAt: ends_at } = timesOf(row);
  const etag = versionOf(row);
  return { id, teacher, starts_on, ends_on, weekday, begins_at, ends_at, name, planned_classes, etag };
}
