import type { CoursePlanInput } from '@portal/api-client/openapi';
import { patternToWire } from '@portal/api-client/wire';
import {
  type AttendedClass,
  type ClassChange,
  type ClassPattern,
  type ClassTime,
  type Closure,
  classClashes,
  classesAfterEnd,
  endOfClass,
  isAdded,
  momentOf,
  momentText,
  ofPeople,
  settledChanges,
  withMovedClass,
} from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { Schema } from '../../database/schema.ts';
import type { Call } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import type { ContractRow } from '../access.ts';
import { readAwayClasses } from '../unavailability/readAwayClasses.ts';
import { type ClassRow, isOpen, readClasses, readTimetable } from './queries.ts';

type PlanRow = Selectable<Schema['class_plans']>;
type WireChange = CoursePlanInput['changes'][number];

export function findPlan(db: Db, contractId: number): Promise<PlanRow | undefined> {
  return db.selectFrom('class_plans').selectAll().where('contract_id', '=', contractId).executeTakeFirst();
}

/** Converts a plan to the API's shape. */
export function planAnswer(plan: PlanRow): CoursePlanInput {
  const { starts_on, ends_on, number_of_classes, skips_holidays, times, breaks, changes } = plan;
  return { times, starts_on, ends_on, number_of_classes, skips_holidays, breaks, changes };
}

/** Reads a plan from a request, and normalizes its changes. Throws if its parts do not fit together. */
export function patternOf(plan: CoursePlanInput): ClassPattern {
  const { ends_on, number_of_classes } = plan;
  if ((ends_on === null) === (number_of_classes === null))
    throw badField('ends_on', 'is given instead of number_of_classes, or the other way round');
  return {
    times: plan.times,
    startsOn: plan.starts_on,
    until: ends_on === null ? { classes: number_of_classes ?? 0 } : { date: ends_on },
    skipsHolidays: plan.skips_holidays === 1,
    breaks: plan.breaks.map(closureOf),
    changes: settledChanges(plan.changes.map(changeOf), plan.times),
  };
}

/** The changes of a plan as they are stored. */
export function storedChanges(pattern: ClassPattern): string {
  return JSON.stringify(patternToWire(pattern).changes);
}

/** Reads a closure from a request. Throws if it ends before it begins. */
export function closureOf(given: CoursePlanInput['breaks'][number]): Closure {
  if (given.ends_on < given.starts_on) throw badField('ends_on', 'is before starts_on');
  return { startsOn: given.starts_on, endsOn: given.ends_on, name: given.name, nameEn: given.name_en };
}

function changeOf({ kind, slot_date, slot_time, date, time, minutes }: WireChange): ClassChange {
  const slot = slot_date === null || slot_time === null ? null : { date: slot_date, time: slot_time };
  const at = date === null || time === null || minutes === null ? null : { date, time, minutes };
  if (kind === 'dropped' && slot && !at) return { kind, slot };
  if (kind === 'moved' && slot && at) return { kind, slot, to: at };
  if (kind === 'added' && !slot && at) return { kind, at };
  throw badField('changes', `has a ${kind} class with too much or too little`);
}

/**
 * Returns a plan in which one of its classes has moved, and the slot of that class. For an added class, changes the
 * time at which it is added.
 */
export function withMove(
  pattern: ClassPattern,
  slot: string,
  to: ClassTime,
): { readonly pattern: ClassPattern; readonly slot: string } {
  const changes = withMovedClass(pattern.changes, momentOf(slot), to);
  return {
    pattern: { ...pattern, changes: settledChanges(changes, pattern.times) },
    slot: isAdded(pattern.changes, momentOf(slot)) ? momentText(to) : slot,
  };
}

/** Returns every closure of the organisation, oldest first. */
export async function closuresOf(db: Db): Promise<Closure[]> {
  const rows = await db.selectFrom('closed_days').selectAll().orderBy('starts_on').orderBy('id').execute();
  return rows.map(closureOf);
}

/** A class before it is saved, with its id if it has one already. */
type ComingClass = AttendedClass & { readonly id: number | null };

/** People by their ids. */
export interface PeopleIds {
  readonly teacherIds?: readonly number[];
  readonly studentIds?: readonly number[];
}

/**
 * Locks the teachers and students of contracts, and others who are about to get their classes, until the transaction
 * ends. A concurrent plan for one of them then waits and sees the classes that were saved here. The contracts must be
 * locked already.
 */
export async function lockPeople(
  db: Db,
  contractIds: number | readonly number[],
  { teacherIds = [], studentIds = [] }: PeopleIds = {},
): Promise<void> {
  const ids = sql`any (${[contractIds].flat()}::bigint[])`;
  // Locked in a fixed order, so that no deadlock is possible.
  await sql`select pg_advisory_xact_lock(person) from (
    select hashtextextended('teacher ' || t.teacher_id, 0) as person
      from contracts c cross join lateral ${teachersOf(sql`c.id`)} t where c.id = ${ids}
    union select hashtextextended('teacher ' || id, 0) from unnest(${teacherIds}::bigint[]) as t(id)
    union select hashtextextended('student ' || student_id, 0) from enrolments where contract_id = ${ids}
    union select hashtextextended('student ' || id, 0) from unnest(${studentIds}::bigint[]) as s(id)
    order by person) people`.execute(db);
}

/** What a save asks about: each text names a class by its beginning. */
export interface Conflicts {
  /** The class, and the contract of another one at the same time: `2027-01-11 12:00 2026-0409`. */
  readonly classes: readonly string[];
  /** The class, and the teacher who is away then: `2027-01-11 12:00 Léa Villeneuve (Vacances)`. */
  readonly unavailable: readonly string[];
}

/**
 * Throws with the code `clash` if a class of a contract overlaps with another class of its teacher or of one of its
 * students (`teacherId` and `studentIds` of each class), or is while that teacher is away. `errors` has the texts of
 * `Conflicts`. `isMeant` selects the classes to check; the other classes of the contract only count as possible
 * conflicts. Lock the people first (`lockPeople`).
 */
export async function refuseClashes(
  db: Db,
  contractId: number,
  classes: readonly ComingClass[],
  isMeant: (planned: ComingClass) => boolean = () => true,
): Promise<void> {
  refuseConflicts(await conflictsOf(db, contractId, classes, { isMeant }));
}

interface ClashesAsked {
  readonly isMeant: (planned: ComingClass) => boolean;
  /** Ignores conflicts of students. */
  readonly ofTeacherOnly?: boolean;
}

/** Returns the conflicts that `refuseClashes` reports. */
export async function conflictsOf(
  db: Db,
  contractId: number,
  classes: readonly ComingClass[],
  { isMeant, ofTeacherOnly = false }: ClashesAsked,
): Promise<Conflicts> {
  const others = await classesBeside(db, contractId, classes);
  const clashes = classClashes([
    ...classes,
    ...others.map((other) => ({ ...other, id: other.id as number | null })),
  ]);
  const own = new Set(classes.filter(isMeant));
  const numbers = await contractNumbers(db, [contractId, ...others.map((other) => other.contractId)]);
  const texts = clashes.flatMap(({ first, second, teacherId }) => {
    if (ofTeacherOnly && teacherId === null) return [];
    const [mine, other] = own.has(first) ? [first, second] : [second, first];
    if (!own.has(mine)) return [];
    const contract = others.find(({ id }) => id === other.id)?.contractId ?? contractId;
    return [`${momentText(mine)} ${numbers.get(contract)}`];
  });
  const away = await readAwayClasses(db, [...own]);
  return {
    classes: texts,
    unavailable: [...away].map(([planned, { teacher, name }]) => {
      const who = `${teacher.name} ${teacher.last_name}`;
      return `${momentText(planned)} ${who}${name === null ? '' : ` (${name})`}`;
    }),
  };
}

/** Throws with the code `clash` if there are conflicts. */
export function refuseConflicts({ classes, unavailable }: Conflicts): void {
  if (classes.length === 0 && unavailable.length === 0) return;
  throw new Refusal(
    'clash',
    classes.length > 0
      ? 'Des cours ont lieu en même temps qu’un autre de l’enseignant ou d’un étudiant - Some classes are at the same time as another class of the teacher or of a student'
      : 'L’enseignant est indisponible lors de certains cours - The teacher is away during some classes',
    {
      classes: classes.slice(0, 50),
      ...(unavailable.length > 0 && { unavailable: unavailable.slice(0, 50) }),
    },
  );
}

/**
 * Throws like `refuseClashes` if future classes of a contract conflict because of these people. Call it in the
 * transaction, after the change that gives them the classes. `'everybody'` checks all people of the contract.
 */
export async function refuseClashesOfPeople(
  { db, today }: Pick<Call, 'db' | 'today'>,
  contractId: number,
  people: PeopleIds | 'everybody',
): Promise<void> {
  await lockPeople(db, contractId, people === 'everybody' ? {} : people);
  const { classes } = await readClasses(db, office, sql`c.id = ${contractId} and p.held_on >= ${today}`);
  const open = classes.filter(isOpen);
  await refuseClashes(db, contractId, people === 'everybody' ? open : ofPeople(open, people));
}

/**
 * Throws with the code `beyond-end` if a future class is after the end or expiration of its contract. `errors.classes`
 * has the start of each such class.
 */
export function refuseBeyondEnd(
  classes: readonly ClassTime[],
  { ends_on, expires_on }: Pick<ContractRow, 'ends_on' | 'expires_on'>,
): void {
  const after = classesAfterEnd(classes, { endsOn: ends_on, expiresOn: expires_on });
  if (after.length === 0) return;
  throw new Refusal('beyond-end', undefined, { classes: after.slice(0, 50).map(momentText) });
}

/** Throws like `refuseBeyondEnd` if a contract would end before its future classes. */
export async function refuseEarlyEnd(
  { db, today }: Pick<Call, 'db' | 'today'>,
  contract: Pick<ContractRow, 'id' | 'ends_on' | 'expires_on'>,
): Promise<void> {
  const { classes } = await readClasses(db, office, sql`c.id = ${contract.id} and p.held_on >= ${today}`);
  refuseBeyondEnd(classes.filter(isOpen), contract);
}

/** Caller for internal reads without restrictions. */
const office: Caller = { role: 'ROLE_ADMIN', userId: 0 };

/** Open classes of other contracts that share people with these classes, from the first to the last of their days. */
async function classesBeside(
  db: Db,
  contractId: number,
  classes: readonly AttendedClass[],
): Promise<ClassRow[]> {
  const days = classes.flatMap((planned) => [planned.date, endOfClass(planned).date]).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const teacherIds = [...new Set(classes.flatMap(({ teacherId }) => teacherId ?? []))];
  const studentIds = [...new Set(classes.flatMap((planned) => planned.studentIds))];
  const { classes: found } = await readTimetable(
    db,
    office,
    sql`c.id <> ${contractId} and p.held_on between ${from}::date - 1 and ${to} and (
      exists (select from ${teachersOf(sql`c.id`)} t where t.teacher_id = any (${teacherIds}::bigint[]))
      or exists (select from enrolments e where e.contract_id = c.id and e.student_id = any (${studentIds}::bigint[])))`,
  );
  return found.filter(isOpen);
}

/** Condition: the contract `c` is another one that shares the teacher or a student with this contract. */
export function sharesPeople(contractId: number) {
  return sql`c.id <> ${contractId} and (
    exists (select from ${teachersOf(sql`c.id`)} theirs join ${teachersOf(contractId)} ours using (teacher_id))
    or exists (select from enrolments theirs join enrolments ours on ours.student_id = theirs.student_id
      where theirs.contract_id = c.id and ours.contract_id = ${contractId}))`;
}

/** Selects all teachers of a contract on any day, and all who give one of its classes. */
function teachersOf(contractId: Sql | number): Sql {
  return sql`(select teacher_id from contracts where id = ${contractId} and teacher_id is not null
    union select teacher_id from previous_teachers where contract_id = ${contractId} and replaced_on is not null
    union select substitute_id from planned_classes where contract_id = ${contractId} and substitute_id is not null)`;
}

async function contractNumbers(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('contracts').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
