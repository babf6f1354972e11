import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { badField, Refusal } from '../refusal/Refusal.ts';

/** Records that can be referred to and archived. Teachers are missing, because they have a check of their own. */
const sentences = {
  companies:
    'Cette société est archivée et ne peut rien recevoir de nouveau - This company is archived and can be given nothing new',
  languages:
    'Cette langue est archivée et ne peut rien recevoir de nouveau - This language is archived and can be given nothing new',
} as const;

/**
 * Throws if a field of a request has the id of no record, or of an archived one (DECISION-86); the message about an
 * archived one is in both languages. A reference that is already stored may stay: `stored` has those ids. Locks the
 * records, so that they cannot be archived at the same moment.
 */
export async function refuseArchivedReference(
  db: Db,
  table: keyof typeof sentences,
  id: number | null | undefined,
  { field, stored = [] }: { field: string; stored?: readonly (number | null | undefined)[] },
): Promise<void> {
  if (id === null || id === undefined) return;
  const { rows } = await sql<{ status: number }>`select status from ${sql.table(table)}
    where id = ${id} for share`.execute(db);
  const [row] = rows;
  if (!row) throw badField(field, 'does not exist');
  if (row.status === 0 && !stored.includes(id))
    throw new Refusal('bad-input', sentences[table], { [field]: ['is archived'] });
}
