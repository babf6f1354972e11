import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect } from './database/connect.ts';
import { contentsIn } from './files/contentsIn.ts';
import { firstCourseTypes, firstStart } from './firstStart.ts';
import { createDatabase, dropDatabase } from './testing/createDatabase.ts';
import { startServer } from './testing/startServer.ts';
import { testMoment } from './testing/testMoment.ts';

const email = 'direction@ecole.example';
const password = 'une phrase assez longue';

async function newDatabase(name: string) {
  const postgres = inject('postgres');
  const url = await createDatabase(postgres, name, 'no_samples');
  const db = connect({ url });
  const folder = mkdtempSync(join(tmpdir(), 'portal-first-start-'));
  onTestFinished(async () => {
    await db.destroy();
    await dropDatabase(postgres, name);
    rmSync(folder, { recursive: true });
  });
  return { url, db, contents: contentsIn(folder) };
}

it('lets an administrator into an empty database, with course types and templates', async () => {
  const { url, db, contents } = await newDatabase('first_start');
  const start = () => firstStart(db, { contents, email, now: testMoment });
  const { anonymous, signIn } = await startServer({ database: url, contents });

  const links = await Promise.all([start(), start()]);
  const hashes = links.map((link) => /^\/#\/invite\/([\w-]+)$/.exec(link ?? '')?.[1]);
  const answers = [];
  for (const hash of hashes) {
    answers.push((await anonymous.send('POST', `setPassword/${hash}`, { body: { password } })).status);
  }
  // If two servers start at once, only the link of the second one works.
  expect(answers.toSorted()).toEqual([200, 404]);
  expect(await start()).toBeNull();

  const admin = await signIn(email, password);
  expect((await admin.get('courses/types')).body.data).toMatchObject(firstCourseTypes);
  for (const [place, name] of [
    'modele-etudiants.xlsx',
    'modele-enseignants.xlsx',
    'facture-invoice.xlsx',
  ].entries()) {
    const file = await admin.get(`files/download?fileId=${place + 1}`);
    expect(file.headers.get('Content-Disposition')).toContain(name);
    expect(file.body.subarray(0, 2).toString()).toBe('PK');
  }
  expect((await admin.get('users')).body.total).toBe(1);
});

it('does not wait for an import once somebody has a password', async () => {
  const { db, contents } = await newDatabase('first_start_during_import');
  await db
    .insertInto('users')
    .values({ name: 'Marie', last_name: 'Roy', email, role: 'ROLE_ADMIN', status: 1, password: 'x' })
    .execute();
  const imported = await db.startTransaction().execute();
  await sql`lock table users in row exclusive mode`.execute(imported);
  const started = firstStart(db, { contents, email, now: testMoment });
  await expect(started.finally(() => imported.rollback().execute())).resolves.toBeNull();
});

it('asks for the address of the administrator of an empty database', async () => {
  const { db, contents } = await newDatabase('first_start_without_address');
  await expect(firstStart(db, { contents, email: undefined, now: testMoment })).rejects.toThrow(
    'The database has no users yet: set ADMIN_EMAIL to the address of the first administrator',
  );
});
