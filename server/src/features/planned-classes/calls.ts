import type { PlannedClass } from '@portal/api-client/openapi';
import {
  type AttendedClass,
  type ClassPattern,
  type ClassTime,
  comingClasses,
  giverOfMoved,
  hasConsequences,
  type PatternClass,
  type Replan,
  replan,
  teacherOfClass,
  withSettledSlots,
} from '@portal/domain';
import { sql } from 'kysely';
import { isUtc } from '../../calendar/organisationClock.ts';
import type { Db } from '../../database/connect.ts';
import { type Call, type Handlers, refuseChanged, Versioned, versionOf } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { type ContractRow, contractFor, writableContractFor } from '../access.ts';
import { cancellationOf } from '../cancellations/cancellationOf.ts';
import { readHolidaysOf } from '../holidays/queries.ts';
import { readBalances } from '../hours/balances.ts';
import { insertRecord, oneRow, updateRecord } from '../records.ts';
import { readTeaching } from '../teaching/teaching-periods.ts';
import { addClassAtEnd, classToAddAtEnd, classToRemoveAtEnd, removeClassAtEnd } from './classAtEnd.ts';
import { type ChangedClass, mailNotices, type NoticedClass, previewNotices } from './classNotices.ts';
import { fulfilledClasses } from './fulfilledClasses.ts';
import {
  closureOf,
  closuresOf,
  findPlan,
  lockPeople,
  patternOf,
  planAnswer,
  refuseBeyondEnd,
  refuseClashes,
  sharesPeople,
  storedChanges,
  withMove,
} from './plans.ts';
import {
  type ClassRow,
  classAnswers,
  isOpen,
  notCancelled,
  type ReadClasses,
  readClasses,
  readCourses,
  readMembers,
  readTimetable,
} from './queries.ts';
import { refuseLongSpan } from './refuseLongSpan.ts';

/** The calls about plans, planned classes and closures. */
export const plannedClasses = {
  async getPlannedClasses(call) {
    const { query, caller, db } = call;
    const { from, to, besideCourse } = query;
    refuseLongSpan(query);
    const beside = besideCourse === undefined ? undefined : await contractFor(db, caller, besideCourse);
    const where = beside ? sharesPeople(beside.id) : sql`true`;
    const read = await readTimetable(db, caller, sql`p.held_on between ${from} and ${to} and ${where}`);
    return { data: await classAnswers(db, read), courses: [...read.courses.values()] };
  },

  async countPlannedClasses({ query, db }) {
    const { from, to } = query;
    if (to < from) throw badField('to', 'is before from');
    const days = sql`d.held_on between ${from} and ${to}`;
    const counted = await sql<{ classes: number; contracts: number }>`select count(*)::int as classes,
        count(distinct f.contract_id)::int as contracts
      from ${fulfilledClasses(days)} f join contracts c on c.id = f.contract_id
      where f.lesson_id is null and c.status_id <> 4`.execute(db);
    return { data: oneRow(counted) };
  },

  async getCoursePlan(call) {
    const { path, caller, db } = call;
    return planOf(call, (await contractFor(db, caller, path.courseId)).id);
  },

  async saveCoursePlan(call) {
    const { path, body, caller, db, ifMatch } = call;
    const { accept_clashes: isAccepted = false, accept_beyond_end, tell, ...plan } = body;
    const pattern = patternOf(plan);
    const contract = await writableContractFor(db, caller, path.courseId);
    await refuseWithoutTimeZone(call);
    await lockPeople(db, contract.id);
    const before = await findPlan(db, contract.id);
    refuseChanged(before ?? noPlan, ifMatch);
    const { saved, change, coming, courses } = await replanOf(call, contract, pattern);
    if (accept_beyond_end === false) refuseBeyondEnd(coming, contract);
    if (!isAccepted) await refuseClashes(db, contract.id, coming);
    const { times, breaks, changes: _, ...columns } = plan;
    const lists = {
      times: JSON.stringify(times),
      breaks: JSON.stringify(breaks),
      changes: storedChanges(pattern),
    };
    await db
      .insertInto('class_plans')
      .values({ contract_id: contract.id, ...columns, ...lists })
      .onConflict((conflict) => conflict.column('contract_id').doUpdateSet({ ...columns, ...lists }))
      .execute();
    const removed = change.removed.map(({ id }) => id);
    if (removed.length > 0) await db.deleteFrom('planned_classes').where('id', 'in', removed).execute();
    await saveSlots(db, saved, [...change.fixed, ...change.unchanged, ...change.changed]);
    for (const planned of change.changed) {
      await updateRecord(db, 'planned_classes', planned.id, timesOf(planned));
    }
    if (change.added.length > 0) {
      const rows = change.added.map((planned: PatternClass) => ({
        contract_id: contract.id,
        slot: planned.slot,
        ...timesOf(planned),
      }));
      await db.insertInto('planned_classes').values(rows).execute();
    }
    const people =
      tell && (await mailNotices({ ...call, courses }, changesOfPlan(saved, change, coming), tell));
    const answer = await planOf(call, contract.id);
    return new Versioned({ message: 'The plan was saved', ...answer.body, ...people }, answer.version);
  },

  async previewPlanNotices(call) {
    const { path, body, caller, db } = call;
    const contract = await contractFor(db, caller, path.courseId);
    const { saved, change, coming, courses } = await replanOf(call, contract, patternOf(body));
    return { data: await previewNotices({ ...call, courses }, changesOfPlan(saved, change, coming)) };
  },

  async changePlannedClass(call) {
    const { path, body, caller, db, ifMatch } = call;
    const { contractId } = await classOf(db, caller, path.id);
    const contract = await writableContractFor(db, caller, contractId);
    await lockPeople(db, contractId);
    // Read again, because it may have changed before the contract was locked.
    const planned = await classOf(db, caller, path.id);
    refuseChanged(planned, ifMatch);
    if (planned.lessonId !== null) throw new Refusal('conflict', recorded);
    const isAccepted = 'accept_clashes' in body && body.accept_clashes === true;
    let atEnd: Awaited<ReturnType<typeof addClassAtEnd>> | undefined;
    let leaving: ClassRow | undefined;
    let removed: PlannedClass | undefined;
    if ('date' in body) {
      const { date, time, minutes } = body;
      const moved = { ...planned, date, time, minutes };
      const substituteId = planned.substitute?.id ?? null;
      if (!isAccepted && isOpen(planned)) await refuseClashesOf(call, moved);
      const plan = await findPlan(db, contractId);
      if (!plan) throw new Error(`contract ${contractId} has classes and no plan`);
      const { pattern, slot } = withMove(patternOf(planAnswer(plan)), planned.slot, { date, time, minutes });
      const list = { changes: storedChanges(pattern) };
      await db.updateTable('class_plans').set(list).where('contract_id', '=', contractId).execute();
      const { classes } = await readClasses(db, caller, sql`c.id = ${contractId} and p.id <> ${planned.id}`);
      const others = withSettledSlots(classes, pattern.changes);
      if (others.some((other) => other.slot === slot))
        throw badField('time', 'is that of another class of the contract');
      await saveSlots(db, [...classes, planned], [...others, { ...planned, slot }]);
      const payee =
        planned.cancelTeacherId === null
          ? null
          : giverOfMoved(
              { ...planned, teacherId: planned.cancelTeacherId, substituteId },
              { date, substituteId },
              await readTeaching(db, contract),
            );
      const row = { ...timesOf({ date, time, minutes }), cancel_teacher_id: payee };
      await updateRecord(db, 'planned_classes', planned.id, row);
    } else if (body.cancelled === 1) {
      const row = await cancellationOf(call, planned, body);
      await updateRecord(db, 'planned_classes', planned.id, { ...notCancelled, ...row });
      if (body.add_at_end === 1) atEnd = await addClassAtEnd(call, contract, planned, body);
    } else {
      leaving = await classToRemoveAtEnd(call, planned);
      removed = leaving && (await removeClassAtEnd(call, leaving));
      if (!isAccepted && planned.isCancelled) await refuseClashesOf(call, planned);
      await updateRecord(db, 'planned_classes', planned.id, notCancelled);
    }
    const read = await readClasses(db, caller, sql`c.id = ${contractId}`);
    const answers = await classAnswers(db, read);
    const answer = answers.find(({ id }) => id === planned.id);
    const after = read.classes.find(({ id }) => id === planned.id);
    if (!answer || !after) throw new Error(`planned class ${planned.id} is not there`);
    const added = answers.find(({ id }) => id === atEnd?.id);
    const changed = [
      { before: planned, after },
      { before: null, after: read.classes.find(({ id }) => atEnd?.isNew && id === atEnd.id) ?? null },
      { before: leaving ?? null, after: null },
    ];
    const people = body.tell && (await mailNotices({ ...call, courses: read.courses }, changed, body.tell));
    return {
      message: 'The class was saved',
      data: answer,
      ...(added && { added }),
      ...(removed && { removed }),
      ...people,
    };
  },

  async previewClassNotices(call) {
    const { path, body, caller, db } = call;
    const planned = await classOf(db, caller, path.id);
    const contract = await contractFor(db, caller, planned.contractId);
    const changed: ChangedClass[] =
      'date' in body
        ? [{ before: planned, after: await movedClass(db, contract, planned, body) }]
        : [{ before: planned, after: cancelledClass(planned, body) }];
    if ('cancelled' in body && body.cancelled === 1 && body.add_at_end === 1) {
      const after = await classToAddAtEnd(call, contract, planned);
      if (after) changed.push({ before: null, after: noticed({ ...after, contractId: contract.id }) });
    }
    if ('cancelled' in body && body.cancelled === 0)
      changed.push({ before: (await classToRemoveAtEnd(call, planned)) ?? null, after: null });
    const courses = await readCourses(db, [contract.id]);
    return { data: await previewNotices({ ...call, courses }, changed) };
  },

  getClosedDays: async ({ db }) => ({
    data: await db.selectFrom('closed_days').selectAll().orderBy('starts_on').orderBy('id').execute(),
  }),

  async createClosedDays({ body, db }) {
    closureOf(body);
    const name = body.name.trim();
    if (name === '') throw badField('name', 'is required');
    const values = {
      starts_on: body.starts_on,
      ends_on: body.ends_on,
      name,
      name_en: body.name_en?.trim() || null,
    };
    const data = await insertRecord(db, 'closed_days', values);
    return { message: 'The closure was saved', data };
  },

  async deleteClosedDays({ path, db }) {
    const deleted = await db
      .deleteFrom('closed_days')
      .where('id', '=', path.id)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) throw new Refusal('not-found');
    return { message: 'The closure was deleted' };
  },
} satisfies Handlers;

/** The classes of a contract under another plan. */
interface ReplannedClasses {
  readonly saved: readonly ClassRow[];
  readonly change: Replan;
  /** The classes to come, with the people who give and attend them. */
  readonly coming: readonly ComingClass[];
  readonly courses: ReadClasses['courses'];
}

/** A class to come of a plan. `id` is null for a new one. */
type ComingClass = PatternClass & AttendedClass & { readonly id: number | null; readonly contractId: number };

/** Compares a plan with the saved classes of its contract. */
async function replanOf(call: Call, contract: ContractRow, pattern: ClassPattern): Promise<ReplannedClasses> {
  const { db, caller } = call;
  const { classes: saved, courses } = await readClasses(db, caller, sql`c.id = ${contract.id}`);
  const calendar = { closures: await closuresOf(db), holidaysOf: await readHolidaysOf(db) };
  const records = saved.length === 0 ? await recordsOf(db, contract.id) : [];
  const change = replan(pattern, saved.map(savedClass), calendar, momentOf(call), records);
  const membersOn = await readMembers(db, [contract.id]);
  const teaching = await readTeaching(db, contract);
  const substitutes = new Map(saved.map(({ id, substitute }) => [id, substitute?.id]));
  const coming = comingClasses(change).map((planned) => {
    const id = 'id' in planned ? planned.id : null;
    return {
      ...planned,
      id,
      contractId: contract.id,
      studentIds: membersOn(contract.id, planned.date),
      teacherId: teacherOfClass(teaching, {
        date: planned.date,
        substituteId: id === null ? null : substitutes.get(id),
      }),
    };
  });
  return {
    saved,
    change,
    coming,
    courses: courses.size > 0 ? courses : await readCourses(db, [contract.id]),
  };
}

/**
 * Returns the classes that a plan moves, removes and adds. A removed class and a new one on the same day are one that
 * moves, as when its weekly time changes.
 */
function changesOfPlan(
  saved: readonly ClassRow[],
  change: Replan,
  coming: readonly ComingClass[],
): ChangedClass[] {
  const before = new Map(saved.map((planned) => [planned.id, planned]));
  const isChanged = new Set(change.changed.map(({ id }) => id));
  const moved = coming
    .filter(({ id }) => id !== null && isChanged.has(id))
    .map((planned) => ({ before: before.get(planned.id ?? 0) ?? null, after: noticed(planned) }));
  const added = coming.filter(({ id }) => id === null);
  const removed = change.removed
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ id, date }) => {
      const place = added.findIndex((planned) => planned.date === date);
      const [instead] = place < 0 ? [] : added.splice(place, 1);
      return { before: before.get(id) ?? null, after: instead ? noticed(instead) : null };
    });
  return [...moved, ...removed, ...added.map((planned) => ({ before: null, after: noticed(planned) }))];
}

/** Returns a class as a new plan gives it, with what letters need to know. */
function noticed(planned: AttendedClass & { readonly contractId: number }): NoticedClass {
  return { ...planned, isCancelled: false, cancelReason: null, announcedAbsences: [] };
}

/** Returns a class as it would be at another time. */
async function movedClass(
  db: Db,
  contract: ContractRow,
  planned: ClassRow,
  { date, time, minutes }: ClassTime,
): Promise<NoticedClass> {
  const substituteId = planned.substitute?.id ?? null;
  return {
    ...planned,
    date,
    time,
    minutes,
    teacherId: teacherOfClass(await readTeaching(db, contract), { date, substituteId }),
    studentIds: (await readMembers(db, [contract.id]))(contract.id, date),
  };
}

/** Returns a class as it would be cancelled or restored. */
function cancelledClass(
  planned: ClassRow,
  { cancelled, cancel_reason }: { readonly cancelled: 0 | 1; readonly cancel_reason?: string | null },
): NoticedClass {
  return { ...planned, isCancelled: cancelled === 1, cancelReason: cancel_reason?.trim() || null };
}

async function planOf({ db, caller, today }: Pick<Call, 'db' | 'caller' | 'today'>, contractId: number) {
  const plan = await findPlan(db, contractId);
  const read = await readClasses(db, caller, sql`c.id = ${contractId}`);
  const course = (await readCourses(db, [contractId])).get(contractId);
  if (!course) throw new Refusal('not-found');
  const balances = await readBalances(db, sql`c.id = ${contractId}`, today);
  const body = {
    data: plan ? planAnswer(plan) : null,
    classes: await classAnswers(db, read),
    course,
    hours_balance: balances.get(contractId),
  };
  return new Versioned(body, versionOf(plan ?? noPlan));
}

/** The attendance records of a contract, which the first plan leaves unchanged (DECISION-95). */
async function recordsOf(db: Db, contractId: number) {
  const rows = await db
    .selectFrom('lessons')
    .select('held_on as date')
    .where('contract_id', '=', contractId)
    .where('status', '=', 1)
    .execute();
  return rows.map(({ date }) => ({ date, status: 'active' as const }));
}

/** The version of a contract without a plan, so that two people who save the first plan do not overwrite each other. */
const noPlan = { version: 0 };

function savedClass(planned: ClassRow) {
  const { id, slot, date, time, minutes, isCancelled, lessonId, cancelOutcome, addedFor } = planned;
  const hasOutcome = cancelOutcome !== null && hasConsequences(cancelOutcome);
  return { id, slot, date, time, minutes, isCancelled, isRecorded: lessonId !== null, hasOutcome, addedFor };
}

/** Stores the slots of existing classes whose slot has changed. */
async function saveSlots(
  db: Db,
  saved: readonly ClassRow[],
  classes: readonly Pick<ClassRow, 'id' | 'slot'>[],
): Promise<void> {
  const before = new Map(saved.map(({ id, slot }) => [id, slot]));
  const moved = classes.filter(({ id, slot }) => slot !== before.get(id));
  // First moves them to temporary slots: classes may swap slots, but two classes of a contract can never have the same
  // one.
  for (const { id } of moved) await updateRecord(db, 'planned_classes', id, { slot: `class ${id}` });
  for (const { id, slot } of moved) await updateRecord(db, 'planned_classes', id, { slot });
}

function timesOf({ date, time, minutes }: ClassTime) {
  return { held_on: date, begins_at: time, minutes };
}

/**
 * Refuses to save a plan if no time zone is chosen and the server runs in UTC, which is the default: this evening's
 * classes would already count as begun.
 */
async function refuseWithoutTimeZone({ db, clock }: Pick<Call, 'db' | 'clock'>): Promise<void> {
  if (!isUtc(clock.zone)) return;
  const { rows } = await sql`select from organisation where time_zone is not null`.execute(db);
  if (rows.length === 0) throw new Refusal('no-time-zone');
}

function momentOf({ now, today, clock }: Pick<Call, 'now' | 'today' | 'clock'>) {
  return { date: today, time: clock.timeOf(now) };
}

/** Throws if the changed class conflicts with another class. */
async function refuseClashesOf(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  planned: ClassRow,
): Promise<void> {
  const { classes } = await readClasses(db, caller, sql`c.id = ${planned.contractId}`);
  const others = classes.filter((other) => other.id !== planned.id && isOpen(other));
  // On another day, other students may belong to the contract.
  const studentIds = (await readMembers(db, [planned.contractId]))(planned.contractId, planned.date);
  const coming = { ...planned, studentIds };
  await refuseClashes(db, planned.contractId, [...others, coming], (one) => one === coming);
}

const recorded =
  'Les présences de ce cours sont déjà inscrites - The attendance of this class has been recorded already';

async function classOf(db: Db, caller: Caller, id: number): Promise<ClassRow> {
  const { classes } = await readClasses(
    db,
    caller,
    sql`c.id = (select contract_id from planned_classes where id = ${id})`,
  );
  const planned = classes.find((one) => one.id === id);
  if (!planned) throw new Refusal('not-found');
  return planned;
}
