import type { ImportLine, Import as WireImport } from '@portal/api-client/openapi';
import type { ImportKind } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { userNameOf } from '../json.ts';
import { knownRow } from '../records.ts';
import { usesOf } from './uses.ts';

/** The columns of an import `i`, imported by `b` and undone by `u`, in the API's shape. */
export const importAnswer = sql`i.id, i.kind, i.file_name, (i.content_key is not null)::integer as has_file,
  i.imported_at, ${userNameOf('b')} as imported_by, i.imported, i.not_imported, i.undone_at, ${userNameOf('u')} as undone_by`;

/** Joins the users who imported and undid an import `i`. */
export const importPeople = sql`left join users b on b.id = i.imported_by left join users u on u.id = i.undone_by`;

/** Returns an import as it appears in the list. Throws if it does not exist. */
export async function importOf(db: Db, id: number): Promise<WireImport> {
  return knownRow(
    await sql<WireImport>`select ${importAnswer} from imports i ${importPeople}
    where i.id = ${id}`.execute(db),
  );
}

/** Returns the lines of an import, with the people in their present state. */
export async function linesOf(db: Db, { id, kind, imported_at }: WireImport): Promise<ImportLine[]> {
  const { rows } = await sql<Omit<ImportLine, 'uses'>>`select l.line, coalesce(p.name, l.name) as name,
      coalesce(p.last_name, l.last_name) as last_name, p.id as person_id, l.reason
    from import_lines l left join ${peopleOf(kind)} on p.id = ${sql.ref(`l.${kind}_id`)}
    where l.import_id = ${id} order by l.line`.execute(db);
  const ids = rows.flatMap(({ person_id }) => person_id ?? []);
  const uses = await usesOf(db, kind, ids, imported_at);
  return rows.map((line) => ({ ...line, uses: [...(uses.get(line.person_id ?? 0) ?? [])] }));
}

function peopleOf(kind: ImportKind) {
  return kind === 'student'
    ? sql`students p`
    : sql`(select t.id, u.name, u.last_name from teachers t join users u on u.id = t.user_id) p`;
}
