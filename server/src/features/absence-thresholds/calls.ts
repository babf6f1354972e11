import type { AbsenceThresholds } from '@portal/api-client/openapi';
import { isAbsencePercents } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type Call, type Handlers, Versioned } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { checkMember, contractFor, writableContractFor } from '../access.ts';
import { recordOf } from '../records.ts';
import { readAbsenceAlerts } from './readAbsenceAlerts.ts';

/** Whose thresholds a call is about: a contract, a company, or neither for the organisation. */
interface Owner {
  readonly courseId: number | undefined;
  readonly companyId: number | undefined;
}

/** The calls about absence thresholds, and about the students who have reached one. */
export const absenceThresholds = {
  async getAbsenceThresholds({ query: { courseId, companyId }, caller, db }) {
    refuseTwoOwners({ courseId, companyId });
    if (courseId !== undefined) await contractFor(db, caller, courseId);
    if (companyId !== undefined) await recordOf(db, 'companies', companyId);
    return answer(db, { courseId, companyId });
  },

  async setAbsenceThresholds({ body, caller, db, ifMatch }) {
    const { percents } = body;
    const owner: Owner = { courseId: body.course_id, companyId: body.company_id };
    refuseTwoOwners(owner);
    if (percents !== null && !isAbsencePercents(percents))
      throw badField('percents', 'doivent aller en croissant - must be in ascending order');
    await lockOwner({ db, caller }, owner);
    const stored = await readThresholds(db, owner);
    const same = versionOf(stored) === versionOf({ percents });
    // Of two administrators, the second one waits for the lock and finds the change of the first one.
    if (!same && ifMatch !== undefined && ifMatch !== '*' && ifMatch !== versionOf(stored))
      throw new Refusal('changed');
    if (!same) await storeThresholds(db, owner, percents);
    return answer(db, owner);
  },

  async listAbsenceAlerts({ query: { courseId }, caller, db }) {
    if (courseId === undefined) return { data: await readAbsenceAlerts(db, sql`c.status_id = 2`) };
    await contractFor(db, caller, courseId);
    return { data: await readAbsenceAlerts(db, sql`c.id = ${courseId}`) };
  },

  async setAbsenceHandled({ body, caller, db }) {
    const { course_id: contractId, student_id: studentId, handled_percent: percent } = body;
    await writableContractFor(db, caller, contractId);
    await checkMember(db, contractId, studentId);
    const handled = percent === null ? null : await handle(db, { contractId, studentId, percent });
    if (percent === null)
      await db
        .deleteFrom('handled_absences')
        .where('contract_id', '=', contractId)
        .where('student_id', '=', studentId)
        .execute();
    return { message: 'The absences were handled', data: { handled_percent: handled } };
  },
} satisfies Handlers;

function refuseTwoOwners({ courseId, companyId }: Owner): void {
  if (courseId !== undefined && companyId !== undefined)
    throw badField('company_id', 'exclut le contrat - excludes the contract');
}

async function lockOwner({ db, caller }: Pick<Call, 'db' | 'caller'>, { courseId, companyId }: Owner) {
  if (courseId !== undefined) await writableContractFor(db, caller, courseId);
  else if (companyId !== undefined) {
    await recordOf(db, 'companies', companyId);
    await sql`select from companies where id = ${companyId} for update`.execute(db);
  } else {
    await db
      .insertInto('organisation')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`select from organisation for update`.execute(db);
  }
}

/** Does nothing if a higher threshold was handled: someone else has seen more absences. */
async function handle(
  db: Db,
  { contractId, studentId, percent }: { contractId: number; studentId: number; percent: number },
): Promise<number> {
  await sql`insert into handled_absences (contract_id, student_id, percent)
    values (${contractId}, ${studentId}, ${percent})
    on conflict (contract_id, student_id) do update set percent = excluded.percent
      where handled_absences.percent < excluded.percent`.execute(db);
  const { percent: stored } = await db
    .selectFrom('handled_absences')
    .select('percent')
    .where('contract_id', '=', contractId)
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow();
  return stored;
}

async function readThresholds(db: Db, { courseId, companyId }: Owner): Promise<AbsenceThresholds> {
  const of = async (rows: Promise<{ percents: number[] | null } | undefined>) =>
    (await rows)?.percents ?? null;
  const byDefault = () =>
    of(db.selectFrom('organisation').select('absence_thresholds as percents').executeTakeFirst());
  const ofCompany = (id: number) =>
    of(
      db
        .selectFrom('companies')
        .select('absence_thresholds as percents')
        .where('id', '=', id)
        .executeTakeFirst(),
    );
  if (courseId === undefined && companyId === undefined)
    return { percents: await byDefault(), inherited: [], inherited_from: null };
  const contract =
    courseId === undefined
      ? undefined
      : await db
          .selectFrom('contracts')
          .select(['absence_thresholds as percents', 'company_id'])
          .where('id', '=', courseId)
          .executeTakeFirstOrThrow();
  if (!contract)
    return { percents: await ofCompany(companyId ?? 0), ...inheritedFrom(null, await byDefault()) };
  const company = contract.company_id === null ? null : await ofCompany(contract.company_id);
  return { percents: contract.percents, ...inheritedFrom(company, await byDefault()) };
}

function inheritedFrom(
  company: number[] | null,
  byDefault: number[] | null,
): Pick<AbsenceThresholds, 'inherited' | 'inherited_from'> {
  if (company !== null) return { inherited: company, inherited_from: 'company' };
  return { inherited: byDefault ?? [], inherited_from: byDefault === null ? null : 'organisation' };
}

async function storeThresholds(db: Db, { courseId, companyId }: Owner, percents: number[] | null) {
  const absence_thresholds = percents && JSON.stringify(percents);
  if (courseId !== undefined)
    await db.updateTable('contracts').set({ absence_thresholds }).where('id', '=', courseId).execute();
  else if (companyId !== undefined)
    await db.updateTable('companies').set({ absence_thresholds }).where('id', '=', companyId).execute();
  else await db.updateTable('organisation').set({ absence_thresholds }).execute();
}

/**
 * The version of thresholds is what they are: another change of the same contract or company is no conflict with theirs.
 */
function versionOf({ percents }: Pick<AbsenceThresholds, 'percents'>): string {
  return `"p${percents === null ? '' : `:${percents.join('-')}`}"`;
}

async function answer(db: Db, owner: Owner): Promise<Versioned<{ data: AbsenceThresholds }>> {
  const data = await readThresholds(db, owner);
  return new Versioned({ data }, versionOf(data));
}
