import type { Language } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Handlers } from '../../openapi/call.ts';
import { pageOf } from '../lists.ts';
import { insertRecord, recordOf, updateAndRead } from '../records.ts';
import { freeName, idOfName } from '../setting-names.ts';

/** The calls about languages. */
export const languages = {
  listLanguages: ({ query, db }) =>
    pageOf(
      db,
      {
        from: sql`languages l`,
        id: sql`l.id`,
        where: [sql`l.status = ${query.archived === true ? 0 : 1}`],
        usual: [sql`l.id`, 'ASC'],
        select: sql`l.id, l.name, l.status`,
        joins: sql`join languages l on l.id = page.id`,
      },
      query,
      languageAnswer,
    ),

  async createLanguage({ body, db }) {
    const name = await freeName(db, 'languages', body.name);
    return saved(await insertRecord(db, 'languages', { name }));
  },

  /** Finds the language by id, otherwise by its exact name (OPEN-37). */
  async renameLanguage({ body, db }) {
    const { id } = await recordOf(db, 'languages', body.id ?? (await idOfName(db, 'languages', body.name)), {
      isLocked: true,
    });
    const name = await freeName(db, 'languages', body.newName, id);
    return saved(await updateAndRead(db, 'languages', id, { name }));
  },

  /** Records may keep an archived language (OPEN-80). */
  async updateLanguageStatus({ body, db }) {
    const { id } = await recordOf(db, 'languages', body.id, { isLocked: true });
    return saved(await updateAndRead(db, 'languages', id, { status: body.status }));
  },
} satisfies Handlers;

function saved(language: Language) {
  return { message: 'Language was saved successfully', data: languageAnswer(language) };
}

function languageAnswer({ id, name, status }: Language): Language {
  return { id, name, status };
}
