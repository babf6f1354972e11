import type { PlannedClass } from '@portal/api-client/openapi';
import {
  type AttendedClass,
  type ClassPattern,
  classAtEnd,
  isAdded,
  momentOf,
  momentText,
  teacherOfClass,
  withoutClass,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Call } from '../../openapi/call.ts';
import { badField } from '../../refusal/Refusal.ts';
import type { ContractRow } from '../access.ts';
import { readHolidaysOf } from '../holidays/queries.ts';
import { deleteRecord, insertForId } from '../records.ts';
import { readTeaching } from '../teaching/teaching-periods.ts';
import {
  closuresOf,
  findPlan,
  patternOf,
  planAnswer,
  refuseBeyondEnd,
  refuseClashes,
  storedChanges,
} from './plans.ts';
import { type ClassRow, classAnswers, isOpen, readClasses, readMembers } from './queries.ts';

type Context = Pick<Call, 'db' | 'caller' | 'now' | 'today' | 'clock'>;

/** What the caller has said about a class that is added at the end. */
interface AtEndOptions {
  readonly accept_clashes?: boolean;
  readonly accept_beyond_end?: boolean;
}

/** A class that a cancellation adds at the end. */
interface AddedAtEnd {
  readonly id: number;
  /** Whether it was not there before. */
  readonly isNew: boolean;
}

/**
 * Adds a class at the end of the plan in place of a cancelled one, and returns its id: that of the class which was added
 * for it before, if there is one. Throws with the field `add_at_end` if the plan has no time for it, and as `refuseClashes`
 * and `refuseBeyondEnd` do. Lock the contract and its people first.
 */
export async function addClassAtEnd(
  call: Context,
  contract: ContractRow,
  cancelled: ClassRow,
  { accept_clashes, accept_beyond_end }: AtEndOptions,
): Promise<AddedAtEnd> {
  const { db } = call;
  const found = await findEnd(call, contract, cancelled);
  if ('existing' in found) return { id: found.existing.id, isNew: false };
  const { pattern, at } = found;
  if (!at) throw badField('add_at_end', 'finds no weekly time of the plan for another class');
  if (accept_beyond_end === false) refuseBeyondEnd([at], contract);
  if (accept_clashes !== true) await refuseClashes(db, contract.id, [{ ...at, id: null }]);
  const { date, time, minutes } = at;
  await saveChanges(call, contract.id, {
    ...pattern,
    changes: [...pattern.changes, { kind: 'added', at: { date, time, minutes } }],
  });
  const id = await insertForId(db, 'planned_classes', {
    contract_id: contract.id,
    slot: momentText(at),
    held_on: date,
    begins_at: time,
    minutes,
    added_for: cancelled.id,
  });
  return { id, isNew: true };
}

/** Returns the class that a cancellation would add at the end; null if it adds none. */
export async function classToAddAtEnd(
  call: Context,
  contract: ContractRow,
  cancelled: ClassRow,
): Promise<AttendedClass | null> {
  const found = await findEnd(call, contract, cancelled);
  return 'existing' in found ? null : found.at;
}

/** Returns the class that was added at the end for a cancelled one, or the time of the one that would be. */
async function findEnd(
  call: Context,
  contract: ContractRow,
  cancelled: ClassRow,
): Promise<{ existing: ClassRow } | { pattern: ClassPattern; at: AttendedClass | null }> {
  const { db, caller, now, today, clock } = call;
  const { classes } = await readClasses(db, caller, sql`c.id = ${contract.id}`);
  const existing = classes.find(({ addedFor }) => addedFor === cancelled.id);
  if (existing) return { existing };
  const pattern = await planOfContract(call, contract.id);
  const calendar = { closures: await closuresOf(db), holidaysOf: await readHolidaysOf(db) };
  const at = classAtEnd(pattern, classes, calendar, { date: today, time: clock.timeOf(now) });
  if (!at) return { pattern, at };
  const studentIds = (await readMembers(db, [contract.id]))(contract.id, at.date);
  const teacherId = teacherOfClass(await readTeaching(db, contract), { date: at.date, substituteId: null });
  return { pattern, at: { ...at, studentIds, teacherId } };
}

/** Returns the class that was added at the end for a cancelled one, and would be removed by its restoration. */
export async function classToRemoveAtEnd(call: Context, restored: ClassRow): Promise<ClassRow | undefined> {
  const { db, caller, now, today, clock } = call;
  const { classes } = await readClasses(db, caller, sql`c.id = ${restored.contractId}`);
  const added = classes.find((planned) => planned.addedFor === restored.id && isOpen(planned));
  if (!added || momentText(added) <= momentText({ date: today, time: clock.timeOf(now) })) return undefined;
  const { changes } = await planOfContract(call, restored.contractId);
  return isAdded(changes, momentOf(added.slot)) ? added : undefined;
}

/** Removes a class that `classToRemoveAtEnd` has found. Returns it as it was. */
export async function removeClassAtEnd(call: Context, added: ClassRow): Promise<PlannedClass | undefined> {
  const { db, caller } = call;
  const { contractId, id, slot } = added;
  const read = await readClasses(db, caller, sql`c.id = ${contractId}`);
  const answer = (await classAnswers(db, read)).find((one) => one.id === id);
  const pattern = await planOfContract(call, contractId);
  await saveChanges(call, contractId, { ...pattern, changes: withoutClass(pattern.changes, momentOf(slot)) });
  await deleteRecord(db, 'planned_classes', id);
  return answer;
}

async function planOfContract({ db }: Pick<Call, 'db'>, contractId: number) {
  const plan = await findPlan(db, contractId);
  if (!plan) throw new Error(`contract ${contractId} has classes and no plan`);
  return patternOf(planAnswer(plan));
}

async function saveChanges(
  { db }: Pick<Call, 'db'>,
  contractId: number,
  pattern: Parameters<typeof storedChanges>[0],
): Promise<void> {
  await db
    .updateTable('class_plans')
    .set({ changes: storedChanges(pattern) })
    .where('contract_id', '=', contractId)
    .execute();
}
