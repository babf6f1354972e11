import type { Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { recordOf } from '../records.ts';
import { readSummary } from './queries.ts';

/** The call about what a company sees of its courses. */
export const companySummary = {
  async getCompanySummary({ query, caller, db, clock }) {
    const { from, to } = query;
    if (from !== undefined && to !== undefined && to < from) throw badField('to', 'must not be before from');
    const own = caller.role === 'company' ? caller.companyId : undefined;
    const companyId = query.companyId ?? own;
    if (companyId === undefined) throw badField('companyId', 'is required');
    if (own !== undefined && companyId !== own) throw new Refusal('forbidden');
    const { id, name } = await recordOf(db, 'companies', companyId);
    return { data: await readSummary(db, { id, name }, { from, to }, clock) };
  },
} satisfies Handlers;
