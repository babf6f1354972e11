import { setTimeout as wait } from 'node:timers/promises';
import type { PersonName } from '@portal/api-client/openapi';
import { isAbsenceMailDue, isOneAddress, minutesUntil, momentText } from '@portal/domain';
import { type Kysely, sql } from 'kysely';
import { readClock } from '../../calendar/organisationClock.ts';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { loggable } from '../../logs/loggable.ts';
import { mailLetter } from '../../mail/mailLetter.ts';
import { type ClassRow, type ReadClasses, readClasses } from '../planned-classes/queries.ts';
import { type AbsenceLine, absenceLetter } from './absenceLetter.ts';

/** An announced absence from an upcoming class, and what a teacher was last told about it. */
interface AbsenceRow {
  readonly id: number;
  readonly planned_class_id: number;
  readonly student: PersonName;
  readonly held_on: string;
  readonly begins_at: string;
  readonly announced_at: string;
  readonly withdrawn_at: string | null;
  readonly told_id: number | null;
  readonly told_withdrawal: boolean | null;
}

/** An announcement or withdrawal of which a teacher must be told. */
interface News {
  readonly absence: AbsenceRow;
  readonly planned: ClassRow;
  readonly teacherId: number;
}

/**
 * Mails each teacher the new announcements and withdrawals for upcoming classes when that is due (`isAbsenceMailDue`),
 * all in one mail. The current teacher of a class gets each absence once; its withdrawal goes to the teacher who got
 * the absence. Absences from classes that have begun, are cancelled or recorded are ignored. Returns the number of
 * mails. If several processes run it at once, only one of them sends.
 */
export async function sendAbsenceMails(db: Kysely<Schema>, now: Date): Promise<number> {
  return transact(db, async (trx) => {
    const turn = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('absence mails', 0)) as is_mine`.execute(trx);
    if (!turn.rows[0]?.is_mine) return 0;
    const clock = await readClock(trx);
    const moment = { date: clock.dayOf(now), time: clock.timeOf(now) };
    const absences = await readAbsences(trx, moment.date);
    if (absences.length === 0) return 0;
    const ids = absences.map(({ planned_class_id }) => planned_class_id);
    const read = await readClasses(trx, office, sql`p.id = any (${ids}::bigint[]) and c.status_id <> 4`);
    const byId = new Map(read.classes.map((planned) => [planned.id, planned]));
    const news = absences.flatMap((absence): News[] => {
      const planned = byId.get(absence.planned_class_id);
      if (!planned || !isToCome(planned, absence, momentText(moment))) return [];
      const teacherId = toTell(absence, planned);
      return teacherId === null ? [] : [{ absence, planned, teacherId }];
    });
    let sent = 0;
    for (const [teacherId, own] of Map.groupBy(news, ({ teacherId: id }) => id)) {
      const facts = own.map(({ absence, planned }) => ({
        age: minutesSince(absence.withdrawn_at ?? absence.announced_at, now),
        beginsIn: minutesUntil(planned, moment),
      }));
      if (!isAbsenceMailDue(facts, await lastMail(trx, teacherId, now))) continue;
      if (await mailTeacher(trx, teacherId, own, read, now)) sent += 1;
    }
    return sent;
  });
}

/** A caller that may read everything and is no user. */
const office = { role: 'ROLE_ADMIN', userId: 0 } as const;

async function readAbsences(db: Db, today: string): Promise<AbsenceRow[]> {
  const { rows } =
    await sql<AbsenceRow>`select a.id, a.planned_class_id, a.held_on, left(a.begins_at::text, 5) as begins_at,
      json_build_object('id', s.id, 'name', s.name, 'last_name', s.last_name) as student,
      iso(a.announced_at) as announced_at, iso(a.withdrawn_at) as withdrawn_at,
      told.teacher_id as told_id, told.is_withdrawal as told_withdrawal
    from announced_absences a join students s on s.id = a.student_id
      left join lateral (select m.teacher_id, m.is_withdrawal from absence_mails m
        where m.announced_absence_id = a.id order by m.id desc limit 1) told on true
    where a.held_on >= ${today} order by a.held_on, a.begins_at, s.last_name_folded, s.name_folded, a.id`.execute(
      db,
    );
  return rows;
}

/**
 * Returns whether the class still begins at the announced time, has not begun, and is neither cancelled nor recorded,
 * and the student still belongs to it.
 */
function isToCome(planned: ClassRow, { held_on, begins_at, student }: AbsenceRow, now: string): boolean {
  return (
    planned.lessonId === null &&
    !planned.isCancelled &&
    momentText(planned) === momentText({ date: held_on, time: begins_at }) &&
    momentText(planned) > now &&
    planned.studentIds.includes(student.id)
  );
}

/** Returns the teacher who has not been told of an absence or its withdrawal yet; null if nobody needs to be told. */
function toTell(
  { withdrawn_at, told_id, told_withdrawal }: AbsenceRow,
  { teacherId }: ClassRow,
): number | null {
  const knowing = told_withdrawal === false ? told_id : null;
  if (withdrawn_at !== null) return knowing;
  return teacherId === knowing ? null : teacherId;
}

/** Returns the minutes since the last mail about absences to a teacher; null if there is none. */
async function lastMail(db: Db, teacherId: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ last: string | null }>`select iso(max(written_at)) as last from absence_mails
    where teacher_id = ${teacherId}`.execute(db);
  const last = rows[0]?.last ?? null;
  return last === null ? null : minutesSince(last, now);
}

function minutesSince(moment: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(moment)) / 60_000);
}

/** Writes the mail and stores that the teacher was notified. Returns false if no mail reaches the teacher. */
async function mailTeacher(
  db: Db,
  teacherId: number,
  news: readonly News[],
  { courses }: ReadClasses,
  now: Date,
): Promise<boolean> {
  const reader = await db
    .selectFrom('teachers as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['u.name', 'u.last_name', 'u.email', 't.user_status'])
    .where('t.id', '=', teacherId)
    .executeTakeFirstOrThrow();
  if (reader.user_status === 0 || !isOneAddress(reader.email)) return false;
  const lines = news.map(({ absence, planned }): AbsenceLine => {
    const { name, last_name } = absence.student;
    return {
      student: `${name} ${last_name}`.trim(),
      isWithdrawal: absence.withdrawn_at !== null,
      date: planned.date,
      time: planned.time,
      contract: courses.get(planned.contractId)?.contract_number ?? '',
      company: courses.get(planned.contractId)?.company?.name ?? null,
    };
  });
  await mailLetter(db, reader, absenceLetter(reader, lines), now);
  const rows = news.map(({ absence }) => ({
    announced_absence_id: absence.id,
    teacher_id: teacherId,
    is_withdrawal: absence.withdrawn_at !== null,
    written_at: now.toISOString(),
  }));
  await db.insertInto('absence_mails').values(rows).execute();
  return true;
}

/** The functions of the server's log that this uses. */
interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Checks every minute whether mails about absences are due. Returns a function that stops this and waits for the
 * running check.
 */
export function sendAbsenceMailsRegularly(db: Kysely<Schema>, log: Log): () => Promise<void> {
  const end = new AbortController();
  const run = async () => {
    while (!end.signal.aborted) {
      // While the database is down, the next check sends the mails.
      await sendAbsenceMails(db, new Date()).then(
        (sent) => sent > 0 && log.info({ mails: sent }, 'mails about absences written'),
        (error: unknown) => log.warn(loggable(error), 'mails about absences not written'),
      );
      await wait(60_000, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return () => {
    end.abort();
    return running;
  };
}
