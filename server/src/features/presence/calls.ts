import type { WatchRecordData, WatchRecordResponses } from '@portal/api-client/treaty';
import { type Handler, userIdOf, WatchAnswer } from '../../treaty/call.ts';
import { recordOf } from '../records.ts';
import { tableOf } from './watched-subjects.ts';

const watchRecord: Handler<WatchRecordData, WatchRecordResponses> = async ({
  path,
  query,
  caller,
  watch,
  db,
}) => {
  const { subject, id } = path;
  await recordOf(db, tableOf[subject], id);
  const record = { subject, id, userId: userIdOf(caller), isEditing: query.editing ?? false };
  const colleagues = await watch.colleaguesOf(db, record);
  return new WatchAnswer({ data: { colleagues, saved_by: null } }, (stream) => watch.follow(record, stream));
};

/** The call about who else is at a record. */
export const presence = { watchRecord };
