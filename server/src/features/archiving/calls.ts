import type { Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { findArchived } from './findArchived.ts';
import { readRemainingWork } from './readRemainingWork.ts';

/** The calls about the work that is left when someone is archived, and about restoring records. */
export const archiving = {
  async getRemainingWork({ query, caller, db }) {
    const { teacherId, userId } = query;
    if (teacherId === undefined && userId === undefined) throw badField('teacherId', 'is required');
    const teachers = db.selectFrom('teachers').select('id');
    const teacher = await (userId === undefined
      ? teachers.where('id', '=', teacherId ?? 0)
      : teachers.where('user_id', '=', userId)
    ).executeTakeFirst();
    if (!teacher && userId === undefined) throw new Refusal('not-found');
    return { data: teacher ? await readRemainingWork(db, caller, teacher.id) : [] };
  },

  findArchived: async ({ body, db, clock }) => ({ data: await findArchived(db, clock, body) }),
} satisfies Handlers;
