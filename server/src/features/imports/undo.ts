import type { ImportLine } from '@portal/api-client/openapi';
import type { ImportKind } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { suspendHistory } from '../../history/history.ts';
import { type Handler, userIdOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { recordOf, updateRecord } from '../records.ts';
import { importOf, linesOf } from './queries.ts';

/**
 * Deletes all people of an import, or refuses if one of them is in use. Locks the people before it reads their uses: a
 * concurrent request that refers to one of them either comes first and is seen, or waits and finds that the person is
 * gone.
 */
export const undoImport: Handler<'undoImport'> = async ({ body, caller, db, now }) => {
  const { id, kind, undone_at } = await recordOf(db, 'imports', body.id, { isLocked: true });
  if (undone_at !== null) throw new Refusal('conflict', alreadyUndone);
  const ids = await lockedPeople(db, id, kind);
  if (ids.length === 0) throw new Refusal('conflict', nobodyToDelete);
  const used = (await linesOf(db, await importOf(db, id))).filter(({ uses }) => uses.length > 0);
  if (used.length > 0) throw new Refusal('conflict', inUse, namesByUse(used));
  const userIds: number[] = [];
  for (let start = 0; start < ids.length; start += peopleAtOnce)
    userIds.push(...(await deletePeople(db, kind, ids.slice(start, start + peopleAtOnce))));
  await updateRecord(db, 'imports', id, { undone_at: now.toISOString(), undone_by: userIdOf(caller) });
  await emptyHistory(db, kind, { ids, userIds });
  return { message: 'The import was undone', data: await importOf(db, id) };
};

const alreadyUndone = 'Cette importation est déjà annulée - This import is undone already';
const nobodyToDelete =
  'Cette importation n’a plus personne à supprimer - This import has nobody left to delete';
const inUse =
  'Des personnes de cette importation sont déjà utilisées - Some people of this import are already in use';

/** Maximum number of people in one statement. */
const peopleAtOnce = 500;

async function lockedPeople(db: Db, importId: number, kind: ImportKind): Promise<number[]> {
  const people =
    kind === 'student'
      ? sql`students p join import_lines l on l.student_id = p.id`
      : sql`teachers p join users u on u.id = p.user_id join import_lines l on l.teacher_id = p.id`;
  // In PostgreSQL's locking order the user comes before the teacher, as in the calls that change both.
  const locked = kind === 'student' ? sql`p` : sql`u, p`;
  const { rows } = await sql<{ id: number }>`select p.id from ${people}
    where l.import_id = ${importId} order by p.id for update of ${locked}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes people. Returns the ids of the accounts that it deleted with teachers. */
async function deletePeople(db: Db, kind: ImportKind, ids: readonly number[]): Promise<number[]> {
  if (kind === 'student') {
    // Only those of the import are left: others would have been a use.
    await sql`delete from level_tests where student_id = any (${ids}::bigint[])`.execute(db);
    await sql`delete from scale_results where student_id = any (${ids}::bigint[])`.execute(db);
    await sql`delete from students where id = any (${ids}::bigint[])`.execute(db);
    return [];
  }
  const { rows } = await sql<{ user_id: number }>`delete from teachers where id = any (${ids}::bigint[])
    returning user_id`.execute(db);
  const userIds = rows.map(({ user_id }) => user_id);
  await sql`delete from sign_ins where user_id = any (${userIds}::bigint[])`.execute(db);
  await sql`delete from users where id = any (${userIds}::bigint[])`.execute(db);
  return userIds;
}

interface DeletedPeople {
  readonly ids: readonly number[];
  readonly userIds: readonly number[];
}

/**
 * Removes the people's data from the history, but keeps who imported and deleted them and when. Afterwards
 * `person-erase` could no longer find these people.
 */
async function emptyHistory(db: Db, kind: ImportKind, { ids, userIds }: DeletedPeople): Promise<void> {
  await suspendHistory(db);
  await sql`update history set before = null, after = null where ${sql.ref(`${kind}_id`)} = any (${ids}::bigint[])
    or table_name = 'users' and record_id = any (${userIds}::bigint[])`.execute(db);
}

function namesByUse(lines: readonly ImportLine[]): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const { name, last_name, uses } of lines) {
    for (const use of uses) names[use] = [...(names[use] ?? []), `${name} ${last_name}`];
  }
  return names;
}
