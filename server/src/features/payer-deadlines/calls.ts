import { createHash } from 'node:crypto';
import type { PayerTerms, SavedPayerTerms } from '@portal/api-client/openapi';
import { daysOfPeriod, hasOneTermPerPaper, isOpenDeadline, plainName } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type Call, type Handlers, userIdOf, Versioned } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { contractFor, writableContractFor } from '../access.ts';
import { deleteRecord, recordOf } from '../records.ts';
import { readPayerDeadlines, readSentPaper } from './queries.ts';

/** Whose terms a call is about. */
type Owner = { readonly contractId: number } | { readonly companyId: number };

/** The calls about what payers want, by when, and what was sent to them (extension `payer-deadlines`, ADR-0094). */
export const payerDeadlines = {
  async getPayerTerms({ query: { courseId, companyId }, caller, db }) {
    const owner = ownerOf(courseId, companyId);
    if ('contractId' in owner) await contractFor(db, caller, owner.contractId);
    else await recordOf(db, 'companies', owner.companyId);
    return answer(db, owner);
  },

  async setPayerTerms({ body, caller, db, ifMatch }) {
    const owner = ownerOf(body.course_id, body.company_id);
    const terms = body.terms && checkedTerms(body.terms);
    await lockOwner({ db, caller }, owner);
    const stored = await readTerms(db, owner);
    const same = versionOf(stored) === versionOf({ terms });
    // Of two administrators, the second one waits for the lock and finds the change of the first one.
    if (!same && ifMatch !== undefined && ifMatch !== '*' && ifMatch !== versionOf(stored))
      throw new Refusal('changed');
    if (!same) await storeTerms(db, owner, terms);
    return answer(db, owner);
  },

  async listPayerDeadlines({ query: { courseId }, caller, db, today }) {
    if (courseId === undefined)
      return { data: await readPayerDeadlines(db, today, sql`true`, isOpenDeadline) };
    await contractFor(db, caller, courseId);
    return { data: await readPayerDeadlines(db, today, sql`c.id = ${courseId}`) };
  },

  async markPaperSent({ body, caller, db, today }) {
    const { course_id: contractId, paper, period, sent_on } = body;
    const { starts_on } = await contractFor(db, caller, contractId);
    const days = daysOfPeriod(paper, period, starts_on);
    if (days === null) throw badField('period', 'n’est pas de ce document - is not of this paper');
    if (sent_on > today) throw badField('sent_on', 'est dans l’avenir - is in the future');
    if (sent_on < days.from) throw badField('sent_on', 'précède la période - is before the period');
    const key = { contract_id: contractId, paper, period };
    await db
      .insertInto('sent_papers')
      .values({ ...key, sent_on, sent_by: userIdOf(caller) })
      .onConflict((conflict) => conflict.columns(['contract_id', 'paper', 'period']).doNothing())
      .execute();
    return { message: 'The paper was marked as sent', data: await readSentPaper(db, key) };
  },

  async unmarkPaperSent({ path, db }) {
    await recordOf(db, 'sent_papers', path.id, { isLocked: true });
    await deleteRecord(db, 'sent_papers', path.id);
    return { message: 'The paper is open again' };
  },
} satisfies Handlers;

function ownerOf(contractId: number | undefined, companyId: number | undefined): Owner {
  if (contractId !== undefined && companyId !== undefined)
    throw badField('company_id', 'exclut le contrat - excludes the contract');
  if (contractId !== undefined) return { contractId };
  if (companyId !== undefined) return { companyId };
  throw badField('course_id', 'ou company_id est obligatoire - or company_id is required');
}

/** Returns terms as they are stored: the name without odd spaces, the papers in one order. */
function checkedTerms(terms: PayerTerms): PayerTerms {
  if (!hasOneTermPerPaper(terms.papers))
    throw badField('terms', 'ont deux délais pour un document - have two terms for one paper');
  return {
    payer: terms.payer && plainName(terms.payer),
    since: terms.since,
    days_off: terms.days_off,
    moves_to_business_day: terms.moves_to_business_day,
    papers: terms.papers
      .map(({ paper, days, counted }) => ({ paper, days, counted }))
      .toSorted((a, b) => a.paper.localeCompare(b.paper)),
  };
}

async function lockOwner({ db, caller }: Pick<Call, 'db' | 'caller'>, owner: Owner) {
  if ('contractId' in owner) await writableContractFor(db, caller, owner.contractId);
  else {
    await recordOf(db, 'companies', owner.companyId);
    await sql`select from companies where id = ${owner.companyId} for update`.execute(db);
  }
}

async function readTerms(db: Db, owner: Owner): Promise<SavedPayerTerms> {
  if ('companyId' in owner) {
    const company = await db
      .selectFrom('companies')
      .select('payer_terms as terms')
      .where('id', '=', owner.companyId)
      .executeTakeFirstOrThrow();
    return { ...company, inherited: null };
  }
  return db
    .selectFrom('contracts as c')
    .leftJoin('companies as co', 'co.id', 'c.company_id')
    .select(['c.payer_terms as terms', 'co.payer_terms as inherited'])
    .where('c.id', '=', owner.contractId)
    .executeTakeFirstOrThrow();
}

async function storeTerms(db: Db, owner: Owner, terms: PayerTerms | null) {
  const payer_terms = terms && JSON.stringify(terms);
  if ('contractId' in owner)
    await db.updateTable('contracts').set({ payer_terms }).where('id', '=', owner.contractId).execute();
  else await db.updateTable('companies').set({ payer_terms }).where('id', '=', owner.companyId).execute();
}

/** The version of terms is what they are: another change of the same contract or company is no conflict with theirs. */
function versionOf({ terms }: Pick<SavedPayerTerms, 'terms'>): string {
  const text = terms && JSON.stringify(checkedTerms(terms));
  return `"t${text === null ? '' : createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

async function answer(db: Db, owner: Owner): Promise<Versioned<{ data: SavedPayerTerms }>> {
  const data = await readTerms(db, owner);
  return new Versioned({ data }, versionOf(data));
}
