import type { PlannedClass } from '@portal/api-client/treaty';
import { classAtEnd, isAdded, momentOf, momentText, teacherOfClass, withoutClass } from '@portal/domain';
import { sql } from 'kysely';
import { badField } from '../../refusal/Refusal.ts';
import type { Call } from '../../treaty/call.ts';
import type { ContractRow } from '../access.ts';
import { readHolidaysOf } from '../holidays/queries.ts';
import { insertForId } from '../records.ts';
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
): Promise<number> {
  const { db, caller, now, today, clock } = call;
  const { classes } = await readClasses(db, caller, sql`c.id = ${contract.id}`);
  const before = classes.find(({ addedFor }) => addedFor === cancelled.id);
  if (before) return before.id;
  const pattern = await planOfContract(call, contract.id);
  const calendar = { closures: await closuresOf(db), holidaysOf: await readHolidaysOf(db) };
  const at = classAtEnd(pattern, classes, calendar, { date: today, time: clock.timeOf(now) });
  if (!at) throw badField('add_at_end', 'finds no weekly time of the plan for another class');
  if (accept_beyond_end === false) refuseBeyondEnd([at], contract);
  if (accept_clashes !== true) {
    const studentIds = (await readMembers(db, [contract.id]))(contract.id, at.date);
    const teacherId = teacherOfClass(await readTeaching(db, contract), { date: at.date, substituteId: null });
    await refuseClashes(db, contract.id, [{ ...at, studentIds, teacherId, id: null }]);
  }
  await saveChanges(call, contract.id, {
    ...pattern,
    changes: [...pattern.changes, { kind: 'added', at }],
  });
  return insertForId(db, 'planned_classes', {
    contract_id: contract.id,
    slot: momentText(at),
    held_on: at.date,
    begins_at: at.time,
    minutes: at.minutes,
    added_for: cancelled.id,
  });
}

/**
 * Removes the class that was added at the end for one that is about to be restored, if it is still to come and still an
 * addition of the plan. Returns it as it was; undefined if nothing was removed.
 */
export async function removeClassAtEnd(call: Context, restored: ClassRow): Promise<PlannedClass | undefined> {
  const { db, caller, now, today, clock } = call;
  const { contractId } = restored;
  const read = await readClasses(db, caller, sql`c.id = ${contractId}`);
  const added = read.classes.find((planned) => planned.addedFor === restored.id && isOpen(planned));
  if (!added || momentText(added) <= momentText({ date: today, time: clock.timeOf(now) })) return undefined;
  const pattern = await planOfContract(call, contractId);
  const slot = momentOf(added.slot);
  if (!isAdded(pattern.changes, slot)) return undefined;
  const answer = (await classAnswers(db, read)).find(({ id }) => id === added.id);
  await saveChanges(call, contractId, { ...pattern, changes: withoutClass(pattern.changes, slot) });
  await db.deleteFrom('planned_classes').where('id', '=', added.id).execute();
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
