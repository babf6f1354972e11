import { contractsWithOpenClassesFromWire } from '@portal/api-client/wire';
import {
  allToFollowUp,
  daysOfMissingClasses,
  defaultFollowUpLimits,
  isReminded,
  type RemindedFollowUp,
  withMissingClasses,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Clock } from '../../calendar/Clock.ts';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { readToFollowUp } from '../follow-ups/readToFollowUp.ts';

/** Reads the follow-ups of matching activated contracts `c` that have a teacher, with the rules of the inbox. */
export async function readOpenItems(
  db: Db,
  where: Sql,
  { now, clock }: { readonly now: Date; readonly clock: Clock },
): Promise<RemindedFollowUp[]> {
  const today = clock.dayOf(now);
  const isMeant = sql`c.teacher_id is not null and ${where}`;
  const courses = await readToFollowUp(db, isMeant, { today, ...daysOfMissingClasses(today) });
  const { contracts, classes } = contractsWithOpenClassesFromWire(courses);
  const all = withMissingClasses(contracts, classes, { date: today, time: clock.timeOf(now) });
  return allToFollowUp(all, today, defaultFollowUpLimits).filter(isReminded);
}
