import { knownCourseTypes } from '@portal/domain';
import { type Kysely, sql } from 'kysely';
import { WrongSetting } from './config.ts';
import type { Schema } from './database/schema.ts';
import type { Contents } from './files/Contents.ts';
import { templates } from './files/templates.ts';
import { noAdministrator } from './operate/refuseNoAdministrator.ts';
import { addPasswordLink } from './sessions/password-links.ts';

/** Course types of a new organisation. */
export const firstCourseTypes = Object.entries(knownCourseTypes).map(([name, name_en]) => ({
  name,
  name_en,
}));

interface FirstStart {
  readonly contents: Contents;
  /** The address of the first administrator. */
  readonly email: string | undefined;
  readonly now: Date;
}

/**
 * Creates the administrator, the usual course types and the templates in a database without users. Returns the path of
 * the link to set the administrator's password: a new one at each start until someone has a password, then null.
 */
export async function firstStart(db: Kysely<Schema>, options: FirstStart): Promise<string | null> {
  // Checked first, because waiting for the lock, for example during a long import, would delay every sign-in.
  const hasPassword = db.selectFrom('users').select('id').where('password', 'is not', null);
  if (await hasPassword.limit(1).executeTakeFirst()) return null;
  return db.transaction().execute(async (trx) => {
    // Locked, because two servers may start at the same time.
    await sql`lock table users in share row exclusive mode`.execute(trx);
    const users = await trx
      .selectFrom('users')
      .select(['id', 'password'])
      .orderBy('id')
      .forUpdate()
      .execute();
    if (users.some(({ password }) => password !== null)) return null;
    const id = users[0]?.id ?? (await foundOrganisation(trx, options));
    return `/#/invite/${await addPasswordLink(trx, id, 'invitation', options.now)}`;
  });
}

async function foundOrganisation(db: Kysely<Schema>, { contents, email, now }: FirstStart): Promise<number> {
  if (email === undefined) {
    throw new WrongSetting(noAdministrator);
  }
  const { id } = await db
    .insertInto('users')
    .values({ name: 'Administration', last_name: 'Portail', email, role: 'ROLE_ADMIN', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('course_types').values(firstCourseTypes).execute();
  // Stored before all other files, because the clients know the templates by the ids 1 to 3 (OPEN-40).
  for (const { name, content: contentOf } of templates) {
    const content = contentOf();
    const file = { name, title: name, ref_type: 'undefined', user_id: id, stored_at: now.toISOString() };
    const stored = { content_key: await contents.keep(content), size: content.length, is_template: true };
    await db
      .insertInto('files')
      .values({ ...file, ...stored })
      .execute();
  }
  return id;
}
