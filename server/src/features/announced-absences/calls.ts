import type { ClassOfLink } from '@portal/api-client/openapi';
import { type AbsenceObstacle, daysAfter, daysOfLink, momentText, obstacleToAbsence } from '@portal/domain';
import { sql } from 'kysely';
import type { Call, CallOf, Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { writableContractFor } from '../access.ts';
import { type ClassRow, type ReadClasses, readClasses, readTimetable } from '../planned-classes/queries.ts';
import { contractsOf } from '../planned-classes/substitutes.ts';

/** The calls with which a student announces absences through the private link (ADR-0074). */
export const announcedAbsences = {
  getClassesOfLink: async (call) => ({ data: await classesToCome(call) }),

  /** Announces the absence from all classes or none. An absence that is already announced keeps its time. */
  async announceAbsences(call) {
    const { body, db, now } = call;
    const { classes, studentId } = await lockedClasses(call);
    const word = body.word?.trim() || null;
    for (const planned of classes) {
      const row = { ...keyOf(planned, studentId), word, announced_at: now.toISOString() };
      await db
        .insertInto('announced_absences')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['planned_class_id', 'student_id', 'held_on', 'begins_at']).doUpdateSet((e) => ({
            word,
            announced_at: sql`case when announced_absences.withdrawn_at is null
                then announced_absences.announced_at else ${e.ref('excluded.announced_at')} end`,
            withdrawn_at: null,
          })),
        )
        .execute();
    }
    return { message: 'The absence was announced', data: await classesToCome(call) };
  },

  /** Withdraws the absence from all classes or none. The rows stay, because the teacher may have been told. */
  async withdrawAbsences(call) {
    const { db, now } = call;
    const { classes, studentId } = await lockedClasses(call);
    for (const planned of classes)
      await db
        .updateTable('announced_absences')
        .set({ withdrawn_at: now.toISOString() })
        .where((e) => e.and(keyOf(planned, studentId)))
        .where('withdrawn_at', 'is', null)
        .execute();
    return { message: 'The absence was taken back', data: await classesToCome(call) };
  },
} satisfies Handlers;

/** Returns the values that identify an announced absence. */
function keyOf({ id, contractId, date, time }: ClassRow, studentId: number) {
  return {
    contract_id: contractId,
    student_id: studentId,
    planned_class_id: id,
    held_on: date,
    begins_at: time,
  };
}

/**
 * Reads the classes of a request and locks their contracts, so that nobody can move or cancel one at the same time.
 * Throws for a class to which the student does not belong, one that has changed since it was shown, and one that is
 * cancelled, recorded or has begun.
 */
async function lockedClasses(call: CallOf<'withdrawAbsences'>) {
  const { body, caller, db } = call;
  const studentId = studentIdOf(caller);
  const ids = [...new Set(body.classes.map(({ id }) => id))];
  if (ids.length < body.classes.length) throw badField('classes', 'names a class twice');
  for (const contractId of await contractsOf(db, ids)) await writableContractFor(db, caller, contractId);
  const { classes: read } = await readClasses(db, caller, sql`p.id = any (${ids}::bigint[])`);
  const now = momentOf(call);
  const classes = body.classes.map((shown) => {
    const planned = read.find(({ id }) => id === shown.id);
    // If the student does not belong to the contract on the day of a class, the response is the same as for another
    // student's class.
    if (!planned?.studentIds.includes(studentId)) throw new Refusal('not-found');
    if (momentText(planned) !== momentText(shown)) throw new Refusal('changed');
    const obstacle = obstacleToAbsence(planned, now);
    if (obstacle) throw new Refusal('conflict', sentences[obstacle]);
    return planned;
  });
  return { classes, studentId };
}

async function classesToCome(call: Pick<Call, 'caller' | 'db' | 'now' | 'today' | 'clock'>) {
  const { caller, db, today } = call;
  const studentId = studentIdOf(caller);
  const last = daysAfter(today, daysOfLink - 1);
  const read = await readTimetable(db, caller, sql`p.held_on between ${today} and ${last}`);
  const now = momentText(momentOf(call));
  return read.classes
    .filter(
      (planned) =>
        planned.lessonId === null && planned.studentIds.includes(studentId) && momentText(planned) > now,
    )
    .map((planned) => classOfLink(planned, studentId, read.courses));
}

/** Copies single fields, so that texts of other people and the names of other students are left out. */
function classOfLink(planned: ClassRow, studentId: number, courses: ReadClasses['courses']): ClassOfLink {
  const course = courses.get(planned.contractId);
  const absence = planned.announcedAbsences.find(({ student_id }) => student_id === studentId);
  return {
    id: planned.id,
    date: planned.date,
    time: planned.time,
    minutes: planned.minutes,
    contract_number: course?.contract_number ?? '',
    language: course?.language ?? null,
    teacher: planned.teacher,
    cancelled: planned.isCancelled ? 1 : 0,
    absence: absence ? { announced_at: absence.announced_at, word: absence.word } : null,
  };
}

function momentOf({ now, today, clock }: Pick<Call, 'now' | 'today' | 'clock'>) {
  return { date: today, time: clock.timeOf(now) };
}

function studentIdOf(caller: Caller): number {
  if (caller.role !== 'student') throw new Refusal('forbidden');
  return caller.studentId;
}

const sentences: Record<AbsenceObstacle, string> = {
  recorded:
    'Les présences de ce cours sont déjà inscrites - The attendance of this class has been recorded already',
  cancelled: 'Ce cours est annulé - This class is cancelled',
  begun: 'Ce cours a déjà commencé - This class has begun already',
};
