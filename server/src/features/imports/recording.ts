import type { ImportKind } from '@portal/domain';
import { sql } from 'kysely';
import type { UploadedFile } from '../../files/UploadedFile.ts';
import { type Call, userIdOf } from '../../openapi/call.ts';
import { insertForId } from '../records.ts';

/** The result of a line: a person, or the reason why none was created. */
export interface RecordedLine {
  readonly name: string;
  readonly lastName: string;
  readonly personId: number | null;
  readonly reason: string | null;
}

/** Records an import with its file, in the transaction that creates the people. Returns its id. */
export async function recordImport(
  { db, contents, caller, now }: Pick<Call, 'db' | 'contents' | 'caller' | 'now'>,
  kind: ImportKind,
  file: UploadedFile,
  lines: readonly RecordedLine[],
): Promise<number> {
  const imported = lines.filter(({ personId }) => personId !== null).length;
  const id = await insertForId(db, 'imports', {
    kind,
    imported_at: now.toISOString(),
    imported_by: userIdOf(caller),
    file_name: file.name,
    content_key: await contents.keep(file),
    size: file.size,
    imported,
    not_imported: lines.length - imported,
  });
  const stored = (text: string | null) => text?.replaceAll('\u0000', '') ?? null;
  await sql`insert into import_lines (import_id, line, name, last_name, reason, ${sql.ref(`${kind}_id`)})
    select ${id}, l.place + 1, l.name, l.last_name, l.reason, l.person
    from unnest(${lines.map(({ name }) => stored(name))}::text[],
      ${lines.map(({ lastName }) => stored(lastName))}::text[], ${lines.map(({ reason }) => stored(reason))}::text[],
      ${lines.map(({ personId }) => personId)}::bigint[])
      with ordinality as l(name, last_name, reason, person, place)`.execute(db);
  return id;
}
