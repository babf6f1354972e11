import type { Import as WireImport } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { type Call, FileAnswer, type Handlers } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { equals, folded, matches, pageOf } from '../lists.ts';
import { recordOf } from '../records.ts';
import { getImportColumns, rememberImportColumns } from './columns.ts';
import { importAnswer, importOf, importPeople, linesOf } from './queries.ts';
import { undoImport } from './undo.ts';

/** The calls about imports of people. */
export const imports = {
  listImports: ({ query, db }) =>
    pageOf(
      db,
      {
        from: sql`imports i left join users b on b.id = i.imported_by`,
        // Newest first, even within one moment.
        id: sql`-i.id`,
        where: [
          equals(sql`i.kind`, query.kind),
          matches(query.search, folded(sql`i.file_name`), sql`b.name_folded`, sql`b.last_name_folded`),
        ],
        columns: {
          imported_at: sql`i.imported_at`,
          file_name: folded(sql`i.file_name`),
          imported: sql`i.imported`,
          not_imported: sql`i.not_imported`,
        },
        usual: ['imported_at', 'DESC'],
        select: importAnswer,
        joins: sql`join imports i on i.id = -page.id ${importPeople}`,
      },
      query,
      ({ total, ...row }: WireImport & { total: number }): WireImport => row,
    ),

  async getImport({ path, db }) {
    const found = await importOf(db, path.id);
    return { data: { ...found, lines: await linesOf(db, found) } };
  },

  downloadImport,
  undoImport,
  getImportColumns,
  rememberImportColumns,
} satisfies Handlers;

/**
 * Not typed as a `Handler`: in the generated client the response is a blob, but this function returns the file itself.
 */
async function downloadImport({ path, db, contents }: Call<{ path: { id: number } }>): Promise<FileAnswer> {
  const { file_name: name, size, content_key } = await recordOf(db, 'imports', path.id);
  if (content_key === null) throw new Refusal('not-found');
  return new FileAnswer({ name, size, content_key }, contents);
}
