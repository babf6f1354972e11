import { classOnDayOfSubstitute, proposalAfterChoice } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type Handlers, refuseChanged } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { writableContractFor } from '../access.ts';
import { refuseUnknown, updateRecord } from '../records.ts';
import { refuseArchivedTeacher } from '../teachers/refuseArchivedTeacher.ts';
import { type ClassNews, mailSubstitutes } from './mailSubstitutes.ts';
import { conflictsOf, lockPeople, refuseConflicts } from './plans.ts';
import { type ClassRow, classAnswers, isOpen, noProposal, readClasses } from './queries.ts';

/** The call by which the office chooses a substitute for planned classes. */
export const substitutes = {
  /**
   * Saves all choices or none. If a class already has the substitute, the response is the same as after saving: the
   * first response may have been lost.
   */
  async chooseSubstitute({ body, caller, db, now }) {
    const { classes: chosen, teacher_id: teacherId, accept_clashes: isAccepted = false } = body;
    const ids = [...new Set(chosen.map(({ id }) => id))];
    if (ids.length < chosen.length) throw badField('classes', 'names a class twice');
    const contractIds = await contractsOf(db, ids);
    for (const contractId of contractIds) await writableContractFor(db, caller, contractId);
    await lockPeople(db, contractIds, { teacherIds: teacherId === null ? [] : [teacherId] });
    await refuseUnknown(db, 'teachers', teacherId, 'teacher_id');
    const before = await classesOf(db, caller, ids);
    const changed = before.filter(({ substitute }) => (substitute?.id ?? null) !== teacherId);
    if (changed.length > 0 && teacherId !== null) await refuseArchivedTeacher(db, teacherId);
    const etags = new Map(chosen.map(({ id, etag }) => [id, etag]));
    for (const planned of changed) {
      refuseChanged(planned, etags.get(planned.id));
      if (planned.lessonId !== null) throw new Refusal('conflict', recorded);
      if (planned.isCancelled) throw new Refusal('conflict', cancelled);
      if (teacherId !== null && planned.usualTeacher?.id === teacherId)
        throw badField('teacher_id', 'gives the class already');
      const row = { substitute_id: teacherId, ...answeredProposal(planned, teacherId) };
      await updateRecord(db, 'planned_classes', planned.id, row);
    }
    if (!isAccepted) await refuseClashesOfTeacher(db, caller, new Set(changed.map(({ id }) => id)));
    const read = await readClasses(db, caller, sql`p.contract_id = any (${contractIds}::bigint[])`);
    const data = (await classAnswers(db, read)).filter(({ id }) => ids.includes(id));
    const chosenPerson = data.find(({ substitute }) => substitute)?.substitute ?? null;
    const news = changed.flatMap((planned) => newsOfChoice(planned, chosenPerson));
    const not_mailed = await mailSubstitutes(db, news, read, now);
    return { message: 'The substitute was saved', data, not_mailed };
  },
} satisfies Handlers;

/** What the choice of a substitute means for the new substitute, the former one, and the teacher who proposed one. */
function newsOfChoice(planned: ClassRow, chosen: ClassRow['substitute']): ClassNews[] {
  const { substitute: former, proposal, usualTeacher } = planned;
  const news: ClassNews[] = [];
  if (chosen) news.push({ kind: 'give', to: chosen, about: usualTeacher, planned });
  if (former) news.push({ kind: 'give-no-longer', to: former, about: null, planned });
  if (proposal?.status === 'open')
    news.push({
      kind: proposal.substitute.id === chosen?.id ? 'confirmed' : 'declined',
      to: proposal.proposed_by,
      about: proposal.substitute,
      planned,
    });
  return news;
}

/** Returns the proposal's columns that change when a substitute is chosen. Clears a proposal that no longer applies. */
function answeredProposal({ proposal }: ClassRow, teacherId: number | null) {
  const status =
    proposal &&
    proposalAfterChoice({ status: proposal.status, substituteId: proposal.substitute.id }, teacherId);
  return status ? { proposal_status: status } : noProposal;
}

/** Returns the contracts of planned classes, in the order in which they are locked. */
export async function contractsOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('planned_classes')
    .select(['id', 'contract_id'])
    .where('id', 'in', ids)
    .execute();
  if (rows.length < ids.length) throw new Refusal('not-found');
  return [...new Set(rows.map(({ contract_id }) => contract_id))].toSorted((one, other) => one - other);
}

/** Reads planned classes by their ids. Throws if one of them no longer exists. */
export async function classesOf(db: Db, caller: Caller, ids: readonly number[]): Promise<ClassRow[]> {
  const contracts = sql`(select contract_id from planned_classes where id = any (${ids}::bigint[]))`;
  const { classes } = await readClasses(db, caller, sql`p.contract_id in ${contracts}`);
  const found = classes.filter(({ id }) => ids.includes(id));
  // A change of the plan may have deleted a class before its contract was locked.
  if (found.length < ids.length) throw new Refusal('not-found');
  return found;
}

/** Throws if a class, as it is stored now, overlaps with another class of its teacher, or is while the teacher is away. */
async function refuseClashesOfTeacher(db: Db, caller: Caller, ids: ReadonlySet<number>): Promise<void> {
  const contracts = sql`(select contract_id from planned_classes where id = any (${[...ids]}::bigint[]))`;
  const { classes } = await readClasses(db, caller, sql`p.contract_id in ${contracts}`);
  const classesAtOnce: string[] = [];
  const unavailable: string[] = [];
  for (const [contractId, own] of Map.groupBy(classes.filter(isOpen), (one) => one.contractId)) {
    const isMeant = ({ id }: { readonly id: number | null }) => id !== null && ids.has(id);
    const found = await conflictsOf(db, contractId, own, { isMeant, ofTeacherOnly: true });
    classesAtOnce.push(...found.classes);
    unavailable.push(...found.unavailable);
  }
  refuseConflicts({ classes: classesAtOnce, unavailable });
}

/**
 * Returns the planned class to which a record without one belongs, with the same rule as `classOnDayOfSubstitute` of
 * the domain. Throws a conflict if all classes of the substitute on that day are recorded already.
 */
export async function readClassOnDayOfSubstitute(
  db: Db,
  contractId: number,
  day: string,
  teacherId: number | null,
): Promise<number | null> {
  const { rows } =
    await sql`select from planned_classes where contract_id = ${contractId} and held_on = ${day}
    and substitute_id is not null and cancelled_at is null limit 1`.execute(db);
  if (rows.length === 0) return null;
  const office = { role: 'ROLE_ADMIN', userId: 0 } as const;
  const { classes } = await readClasses(db, office, sql`c.id = ${contractId} and p.held_on = ${day}`);
  const ofDay = classes.map(({ substitute, usualTeacher, ...planned }) => ({
    ...planned,
    substituteId: substitute?.id ?? null,
    usualTeacherId: usualTeacher?.id ?? null,
  }));
  const id = classOnDayOfSubstitute(ofDay, teacherId);
  if (id === 'recorded') throw new Refusal('conflict', recorded);
  return id;
}

/** Returns the id of the substitute of a planned class; null if it has none, or if there is no class. */
export async function substituteOf(db: Db, plannedClassId: number | null): Promise<number | null> {
  if (plannedClassId === null) return null;
  const row = await db
    .selectFrom('planned_classes')
    .select('substitute_id')
    .where('id', '=', plannedClassId)
    .executeTakeFirst();
  return row?.substitute_id ?? null;
}

const recorded =
  'Les présences de ce cours sont déjà inscrites - The attendance of this class has been recorded already';

const cancelled = 'Ce cours est annulé - This class is cancelled';
