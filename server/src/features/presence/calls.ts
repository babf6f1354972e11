import { type CallOf, type Handlers, userIdOf, WatchAnswer } from '../../openapi/call.ts';
import { isOfContract, tableOf } from '../../presence/watched-subjects.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { contractFor } from '../access.ts';
import { recordOf } from '../records.ts';

/** The call that reports who else is working on a record. */
export const presence = {
  async watchRecord(call) {
    const { path, query, caller, session, watch, db } = call;
    await checkWatchable(call);
    const record = {
      ...path,
      studentId: query.studentId ?? null,
      userId: userIdOf(caller),
      session,
      isEditing: query.editing ?? false,
    };
    const colleagues = await watch.colleaguesOf(db, record);
    return new WatchAnswer({ data: { colleagues, saved_by: null } }, (stream) =>
      watch.follow(record, stream),
    );
  },
} satisfies Handlers;

/** Throws if the record does not exist, or if the caller may not see it. */
async function checkWatchable({ path, query, caller, db }: CallOf<'watchRecord'>): Promise<void> {
  const { subject, id } = path;
  const { studentId } = query;
  if ((studentId !== undefined) !== (subject === 'report'))
    throw badField('studentId', subject === 'report' ? 'is required' : 'is only for reports');
  if (isOfContract(subject)) {
    await contractFor(db, caller, id);
    if (studentId !== undefined) await recordOf(db, 'students', studentId);
    return;
  }
  if (caller.role !== 'ROLE_ADMIN') throw new Refusal('forbidden');
  await recordOf(db, tableOf[subject], id);
}
