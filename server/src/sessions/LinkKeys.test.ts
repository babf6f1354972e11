import type { Link } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../../samples/index.ts';
import { connect } from '../database/connect.ts';
import { writeMail } from '../mail/outbox.ts';
import { openOrganisation } from '../operate/openOrganisation.ts';
import { emptyDatabase, sampleOrganisation } from '../testing/organisations.ts';
import { sampleDatabase } from '../testing/sampleDatabase.ts';
import { testSecret } from '../testing/sampleSecrets.ts';
import { startServer } from '../testing/startServer.ts';
import { LinkKeys } from './LinkKeys.ts';
import { sealLinks } from './sealLinks.ts';

const first = 'the first secret, which is long enough';
const second = 'the second secret, which is long enough';
const token = 'banque-champlain-7f3a';

describe('a private link', () => {
  it('is stored so that only its secret opens it', () => {
    const stored = new LinkKeys([first]).seal(token);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(new LinkKeys([first]).open(stored.link_sealed)).toBe(token);
    expect(new LinkKeys([second]).open(stored.link_sealed)).toBeNull();
    expect(new LinkKeys([first]).open(null)).toBeNull();
  });

  it('is stored differently under another secret, and for another token', () => {
    const stored = new LinkKeys([first]).seal(token);
    expect(new LinkKeys([first]).seal(token)).toEqual(stored);
    for (const other of [new LinkKeys([second]).seal(token), new LinkKeys([first]).seal('another')]) {
      expect(other.link_sealed).not.toBe(stored.link_sealed);
      expect(other.link_digest).not.toBe(stored.link_digest);
    }
  });

  it('is not opened after a change of what is stored', () => {
    const { link_sealed: sealed } = new LinkKeys([first]).seal(token);
    for (const at of [12, 30, sealed.length - 2]) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
      expect(new LinkKeys([first]).open(changed)).toBeNull();
    }
  });

  it('of an older secret is still found and opened', () => {
    const { link_sealed: sealed, link_digest: digest } = new LinkKeys([first]).seal(token);
    const both = new LinkKeys([second, first]);
    expect(both.open(sealed)).toBe(token);
    expect(both.digestsOf(token)).toEqual([both.seal(token).link_digest, digest]);
    expect(both.isCurrent(sealed)).toBe(false);
    expect(both.isCurrent(both.seal(token).link_sealed)).toBe(true);
  });
});

describe('the links of a database', () => {
  async function stored() {
    const url = await sampleDatabase();
    const db = connect({ url });
    onTestFinished(() => db.destroy());
    return { url, db };
  }

  it('hold no token as it is', async () => {
    const { url } = await stored();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      'select companies::text as row from companies union all select students::text from students',
    );
    await client.end();
    const texts = rows.map(({ row }) => row).join('\n');
    expect(texts).not.toContain(accounts.company.token);
    expect(texts).not.toContain(accounts.student.token);
  });

  it('are in no mail that waits', async () => {
    const { url, db } = await stored();
    await db.updateTable('companies').set({ email: 'rh@client.example' }).execute();
    const admin = await (await startServer({ database: url })).signIn();
    for (const kind of ['company', 'student'] as const) {
      const links = (await admin.get(`links?kind=${kind}&resourcesPerPage=5000`)).body.data;
      const { id } = links.find((link: Link) => link.tail === accounts[kind].token.slice(-4));
      const { body } = await admin.send('POST', 'links/send', { body: { [`${kind}_ids`]: [id] } });
      expect(body.data).toEqual([id]);
    }
    const { rows } = await sql<{ row: string }>`select mails::text as row from mails
      order by id desc limit 2`.execute(db);
    const texts = rows.map(({ row }) => row).join('\n');
    expect(texts).toContain('rh@client.example');
    expect(texts).not.toContain(accounts.company.token);
    expect(texts).not.toContain(accounts.student.token);
  });

  it('that mails of an earlier version hold are replaced by their students', async () => {
    const { url, db } = await stored();
    const mail = { recipient: 'ines@example.com', subject: '', text: '' };
    const add = (link: string) => writeMail(db, { ...mail, link }, new Date());
    const waiting = await add(`/#/student-report/${accounts.student.token}`);
    const dead = await add('/#/student-report/replaced-since');
    await sealLinks(url, new LinkKeys([second, testSecret]));
    const { id } = await db
      .selectFrom('students')
      .select('id')
      .where('last_name', '=', accounts.student.lastName)
      .executeTakeFirstOrThrow();
    const mails = await db
      .selectFrom('mails')
      .select(['id', 'link', 'link_student_id'])
      .where('id', 'in', [waiting, dead])
      .orderBy('id')
      .execute();
    expect(mails).toEqual([
      { id: waiting, link: null, link_student_id: id },
      { id: dead, link: '/#/student-report/replaced-since', link_student_id: null },
    ]);
  });

  it('move to a new secret when the server starts with it, and open as before', async () => {
    const { url, db } = await stored();
    const before = await db
      .selectFrom('students')
      .select('link_sealed')
      .where('link_sealed', 'is not', null)
      .execute();
    expect(await sealLinks(url, new LinkKeys([second, testSecret]))).toBe(0);
    const after = await db
      .selectFrom('students')
      .select('link_sealed')
      .where('link_sealed', 'is not', null)
      .execute();
    expect(after).toHaveLength(before.length);
    const links = new LinkKeys([second]);
    expect(after.every(({ link_sealed }) => links.open(link_sealed) !== null)).toBe(true);
    const server = await startServer({ database: url, secret: second });
    const visitor = await server.openLink('company', accounts.company.token);
    expect(await visitor.get('courses/byCompanyReports')).toMatchObject({ status: 200 });
  });

  it('of which the secret is lost are counted, and left as they are', async () => {
    const { url, db } = await stored();
    const rowsOf = () =>
      db.selectFrom('companies').select(['id', 'link_sealed', 'link_digest']).orderBy('id').execute();
    const before = await rowsOf();
    const { count } = await db
      .selectFrom([
        db
          .selectFrom('students')
          .select('link_sealed')
          .unionAll(db.selectFrom('companies').select('link_sealed'))
          .unionAll(db.selectFrom('calendar_links').select('link_sealed'))
          .as('links'),
      ])
      .select((e) => e.fn.count<number>('link_sealed').as('count'))
      .executeTakeFirstOrThrow();
    expect(await sealLinks(url, new LinkKeys([second]))).toBe(count);
    expect(await rowsOf()).toEqual(before);
  });

  it('are encrypted when a server or a command opens the database, and left alone beside one', async () => {
    const { url, db, config } = await sampleOrganisation();
    const row = { link_sealed: `plain.${token}`, link_digest: null };
    const [company] = await db.selectFrom('companies').select('id').orderBy('id').limit(1).execute();
    await db
      .updateTable('companies')
      .set(row)
      .where('id', '=', company?.id ?? 0)
      .execute();
    const stored = async () =>
      (await db.selectFrom('companies').select('link_sealed').orderBy('id').limit(1).execute())[0]
        ?.link_sealed;
    await (await openOrganisation(config, { isBeside: true })).close();
    expect(await stored()).toBe(`plain.${token}`);
    const { lostLinks, close } = await openOrganisation({ ...config, DATABASE_URL: url });
    await close();
    expect([await stored(), lostLinks]).toEqual([new LinkKeys([testSecret]).seal(token).link_sealed, 0]);
  });

  it('are read without the time limit of the role, which is for requests', async () => {
    const url = await emptyDatabase('no_samples');
    const db = connect({ url });
    onTestFinished(() => db.destroy());
    const name = sql.ref(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set statement_timeout = '10s'`.execute(db);
    for (const table of ['companies', 'students', 'calendar_links', 'keyed_writes', 'mails']) {
      const kept = sql.table(`stored_${table}`);
      await sql`alter table ${sql.table(table)} rename to ${kept}`.execute(db);
      // Makes every read fail with a division by zero while a time limit applies.
      await sql`create view ${sql.table(table)} as select * from ${kept}
        where 1 / (current_setting('statement_timeout') = '0')::int = 1`.execute(db);
    }
    expect(await sealLinks(url, new LinkKeys([testSecret]))).toBe(0);
  });

  it('are changed without history and the time limit of the role', async () => {
    const url = await emptyDatabase('no_samples');
    const db = connect({ url });
    onTestFinished(() => db.destroy());
    const keys = new LinkKeys([first]);
    await db
      .insertInto('students')
      .values({ name: 'Kim', last_name: 'Ng', ...keys.seal('kim') })
      .execute();
    await db
      .insertInto('companies')
      .values({ name: 'Banque', ...keys.seal('banque') })
      .execute();
    const name = sql.ref(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set statement_timeout = '10s'`.execute(db);
    await sql`create function refuse_limit() returns trigger language plpgsql as $$ begin
      if current_setting('statement_timeout') <> '0' then raise exception 'limited'; end if;
      return new; end $$`.execute(db);
    for (const table of ['companies', 'students'])
      await sql`create trigger refuse_limit before update on ${sql.table(table)}
        for each row execute function refuse_limit()`.execute(db);
    const history = () => db.selectFrom('history').select(['table_name', 'action']).orderBy('id').execute();
    const before = await history();
    expect(await sealLinks(url, new LinkKeys([second, first]))).toBe(0);
    const { link_sealed } = await db.selectFrom('students').select('link_sealed').executeTakeFirstOrThrow();
    expect(new LinkKeys([second]).open(link_sealed)).toBe('kim');
    expect(await history()).toEqual(before);
  });

  it('of an earlier version are encrypted', async () => {
    const { url, db } = await stored();
    const { id } = await db.selectFrom('companies').select('id').orderBy('id').executeTakeFirstOrThrow();
    const row = { link_sealed: `plain.${token}`, link_digest: null };
    await db.updateTable('companies').set(row).where('id', '=', id).execute();
    const links = new LinkKeys([testSecret]);
    expect(await sealLinks(url, links)).toBe(0);
    const { link_sealed, link_digest } = await db
      .selectFrom('companies')
      .select(['link_sealed', 'link_digest'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect({ link_sealed, link_digest }).toEqual(links.seal(token));
  });
});

describe('tokens of a session', () => {
  it('stay valid when the secret changes and the old one is known, and end otherwise', async () => {
    const url = await sampleDatabase();
    const before = await startServer({ database: url, secret: first });
    const signIn = { email: accounts.admin.email, password: samplePassword };
    const { body } = await before.anonymous.send('POST', 'login', { body: signIn });
    const rotated = await startServer({ database: url, secret: second, oldSecrets: [first] });
    const changed = await startServer({ database: url, secret: second });
    const ask = async ({ bearing }: typeof before) =>
      (await bearing(String(body.auth.access_token)).get('courses/status')).status;
    expect([await ask(before), await ask(rotated), await ask(changed)]).toEqual([200, 200, 401]);
  });
});
