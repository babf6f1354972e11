import type { ImportColumn } from '@portal/api-client/openapi';
import { foldText, type ImportKind, importColumnsOf } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import type { Handler } from '../../openapi/call.ts';
import { badField } from '../../refusal/Refusal.ts';

export const getImportColumns: Handler<'getImportColumns'> = async ({ query, db }) => ({
  data: await columnsOf(db, query.kind),
});

export const rememberImportColumns: Handler<'rememberImportColumns'> = async ({
  body: { kind, columns },
  db,
}) => {
  const fields: readonly string[] = importColumnsOf[kind].map(({ field }) => field);
  const fieldOf = new Map<string, string | null>();
  for (const [place, { head, field }] of columns.entries()) {
    const plain = foldText(head);
    if (plain === '') throw badField(`columns.${place}.head`, 'is blank');
    if (field !== null && !fields.includes(field)) throw badField(`columns.${place}.field`, 'does not exist');
    fieldOf.set(plain, field);
  }
  // Written in a fixed order, so that two requests cannot deadlock.
  const rows = [...fieldOf].map(([head, field]) => ({ kind, head, field }));
  await db
    .insertInto('import_columns')
    .values(rows.toSorted((a, b) => (a.head < b.head ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'head']).doUpdateSet((e) => ({ field: e.ref('excluded.field') })),
    )
    .execute();
  return { message: 'The columns are remembered', data: await columnsOf(db, kind) };
};

function columnsOf(db: Db, kind: ImportKind): Promise<ImportColumn[]> {
  return db
    .selectFrom('import_columns')
    .select(['head', 'field'])
    .where('kind', '=', kind)
    .orderBy('head')
    .execute();
}
