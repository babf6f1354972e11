import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { migrate, newestSchema } from '../database/migrate.ts';
import { runCommand } from '../testing/commands.ts';
import { dropDatabase } from '../testing/createDatabase.ts';
import { temporaryFolder } from '../testing/organisations.ts';
import { testSecret } from '../testing/sampleSecrets.ts';
import { doctor } from './doctor.ts';
import { openOrganisation } from './openOrganisation.ts';

/** Returns the SQL of docs/operate/growing.md that begins with these words, with the names replaced by those of this test. */
function documentedSql(beginning: string): string {
  const text = readFileSync(new URL('../../../docs/operate/growing.md', import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);
  return (blocks.find((sql) => sql.startsWith(beginning)) ?? '')
    .replaceAll('portal_owner', 'least_owner')
    .replaceAll('portal_app', 'least_app')
    .replaceAll(/\bportal\b/g, 'least_rights');
}

async function run(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of sql.split(';').filter((part) => part.trim() !== ''))
      await client.query(statement);
  } finally {
    await client.end();
  }
}

it('a role without the right to change tables serves a database that another role has migrated', async () => {
  const postgres = inject('postgres');
  const address = (role: string, password: string) =>
    Object.assign(new URL(postgres), { username: role, password, pathname: '/least_rights' }).href;
  const roleSettings = documentedSql('alter role portal_app set');
  const [before = '', inside = ''] =
    documentedSql('create role portal_owner').split('\\connect least_rights\n');
  await run(postgres, before);
  onTestFinished(async () => {
    await dropDatabase(postgres, 'least_rights');
    await run(postgres, 'drop role least_owner; drop role least_app');
  });
  await run(Object.assign(new URL(postgres), { pathname: '/least_rights' }).href, inside);
  const folder = temporaryFolder();
  const env = (role: string, password: string) => ({
    DATABASE_URL: address(role, password),
    DATA_DIR: folder,
    TOKEN_SECRET: testSecret,
  });
  const app = env('least_app', 'change this too');
  expect((await runCommand(['migrate'], app)).said).toContain('permission denied for schema public');
  const owner = env('least_owner', 'change this');
  const repairOf = async (fault: string) => {
    const { lines } = await doctor({ ...readConfig(app), SITE_DIR: 'none' });
    return lines[lines.findIndex((line) => line.includes(fault)) + 1]?.trim();
  };
  const withTheOwner =
    'migrate with the role that may change tables: see "Several processes" in docs/operate/growing.md';
  expect(await repairOf('The database is empty')).toBe(withTheOwner);
  await migrate(owner.DATABASE_URL, { upTo: 1 });
  expect(await repairOf(`has version 1, this server has ${newestSchema()}`)).toBe(withTheOwner);
  expect(await runCommand(['migrate'], owner)).toEqual({
    code: 0,
    said: 'The database has this version',
  });
  const { db, close } = await openOrganisation(readConfig(app));
  onTestFinished(close);
  await db.insertInto('languages').values({ name: 'Innu' }).execute();
  expect(await db.selectFrom('languages').select('name').execute()).toEqual([{ name: 'Innu' }]);
  await expect(run(app.DATABASE_URL, 'drop table languages')).rejects.toThrow('must be owner');
  await expect(run(app.DATABASE_URL, 'create table mine (id integer)')).rejects.toThrow('permission denied');

  const { lines } = await doctor({ ...readConfig(app), SITE_DIR: 'none' });
  expect(lines.filter((line) => line.startsWith('wrong'))).toEqual([]);
  const place = lines.indexOf('note  database  the account of DATABASE_URL may not change tables');
  expect(lines[place + 1]?.trim()).toBe(
    'before a new version starts, migrate with the role that may: see "Several processes" in docs/operate/growing.md',
  );

  // Behind PgBouncer, the settings of a connection come from the role.
  const pooled = readConfig({ ...app, DATABASE_POOLER: 'transaction' });
  const lineAbout = async (word: string) => (await doctor(pooled)).lines.find((line) => line.includes(word));
  expect(await lineAbout('the role')).toBe(
    'note  database  the role lacks settings: idle_in_transaction_session_timeout, jit, plan_cache_mode, statement_timeout',
  );
  await run(postgres, roleSettings);
  expect(await lineAbout('the role')).toBe('ok    database  the role has the settings that a pooler needs');
  const behind = connect({ url: app.DATABASE_URL, isPooled: true });
  onTestFinished(() => behind.destroy());
  await behind.selectFrom('languages').select('id').where('name', '=', 'Innu').execute();
  const { rows } = await sql`select count(*) as prepared, current_setting('statement_timeout') as longest,
    current_setting('random_page_cost') as cost from pg_prepared_statements`.execute(behind);
  expect(rows).toEqual([{ prepared: 0, longest: '10s', cost: '1.1' }]);
});
