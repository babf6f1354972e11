import type { CancellationRule as WireRule } from '@portal/api-client/openapi';
import { maxNotice } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type Handlers, refuseChanged, Versioned, versionOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { contractFor, writableContractFor } from '../access.ts';
import { readClasses } from '../planned-classes/queries.ts';
import { outcomeToWire } from './outcomes.ts';
import { findRule, readTerms, ruleAnswer, ruleColumns } from './queries.ts';

/** Version of a rule before its first save, so that of two concurrent first saves the second one is refused. */
const noRule = { version: 0 };

/** The calls about rules for cancelled classes. */
export const cancellations = {
  async getCancellationTerms({ path, caller, db, clock }) {
    const { classes } = await readClasses(db, caller, sql`p.id = ${path.id}`);
    const [planned] = classes;
    if (!planned) throw new Refusal('not-found');
    const terms = await readTerms(db, planned, clock);
    return { data: terms && { deadline: terms.deadline, late: outcomeToWire(terms.late) } };
  },

  getCancellationRule: ({ db }) => answer(db, null),

  setCancellationRule: ({ body, db, ifMatch }) => saveRule(db, null, body.rule, ifMatch),

  async getCourseCancellationRule({ path, caller, db }) {
    return answer(db, (await contractFor(db, caller, path.courseId)).id);
  },

  async setCourseCancellationRule({ path, body, caller, db, ifMatch }) {
    const { id } = await writableContractFor(db, caller, path.courseId);
    return saveRule(db, id, body.rule, ifMatch);
  },
} satisfies Handlers;

async function saveRule(
  db: Db,
  contractId: number | null,
  rule: WireRule | null,
  ifMatch: string | undefined,
) {
  const columns = ruleColumns(rule, maxNotice);
  // Of two administrators at once, the second one waits here and then finds the rule of the first one.
  const added = await db
    .insertInto('cancellation_rules')
    .values({ contract_id: contractId, ...ruleColumns(null, maxNotice) })
    .onConflict((conflict) => conflict.column('contract_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  const stored = await findRule(db, contractId, { isLocked: true });
  refuseChanged(added ? noRule : (stored ?? noRule), ifMatch);
  const isChange =
    stored && Object.entries(columns).some(([name, value]) => stored[name as keyof typeof columns] !== value);
  if (stored && isChange)
    await db.updateTable('cancellation_rules').set(columns).where('id', '=', stored.id).execute();
  return answer(db, contractId);
}

async function answer(db: Db, contractId: number | null): Promise<Versioned<{ data: WireRule | null }>> {
  const row = await findRule(db, contractId);
  return new Versioned({ data: ruleAnswer(row) }, versionOf(row ?? noRule));
}
