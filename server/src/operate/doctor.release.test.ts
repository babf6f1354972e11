import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Config } from '../config.ts';
import { migrate, newestSchema } from '../database/migrate.ts';
import { emptyDatabase, sampleOrganisation, temporaryFolder } from '../testing/organisations.ts';
import { checkPostgres, doctor, type Machine } from './doctor.ts';
import { officeOf } from './office.ts';

const healthy: Machine = {
  now: () => new Date(),
  nodeVersion: '24.21.0',
  freeBytes: async () => 50_000 * 1024 * 1024,
};

/** Creates a folder with the files that a build would create. */
function builtSite(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '');
  return folder;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** Starts a mail server that accepts one password. */
async function mailServer(): Promise<(password: string) => string> {
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('wrong password')),
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const { port } = server.server.address() as { port: number };
  return (password) => `smtp://portal:${password}@127.0.0.1:${port}`;
}

/** An organisation without any problem. */
async function healthyOrganisation() {
  const samples = await sampleOrganisation();
  await samples.db.deleteFrom('mails').execute();
  const smtp = await mailServer();
  const config: Config = {
    ...samples.config,
    SITE_DIR: builtSite(),
    PUBLIC_URL: 'https://portail.example',
    TRUST_PROXY: ['127.0.0.1'],
    SMTP_URL: smtp('right'),
    MAIL_FROM: 'portail@ecole.example',
  };
  return { ...samples, config, smtp };
}

/** Runs the doctor and returns the problems that it finds. */
async function faultsOf(config: Config, machine: Partial<Machine> = {}) {
  const { lines, isRefused } = await doctor(config, { ...healthy, ...machine });
  const places = lines.flatMap((line, place) => (/^(note|wrong)/.test(line) ? [place] : []));
  return {
    isRefused,
    faults: places.map((place) => `${lines[place]?.trim()} > ${lines[place + 1]?.trim()}`),
  };
}

describe('the doctor', () => {
  it('finds nothing wrong with a healthy organisation', async () => {
    const { config, files, db } = await healthyOrganisation();
    const { lines, isRefused } = await doctor(config, healthy);
    expect(isRefused).toBe(false);
    const [version, , ...others] = lines;
    expect(version).toBe('ok    versions  Node 24.21.0');
    const zone =
      /^ok {4}clock {5}the time zone (is America\/Toronto, where it is \d{4}-\d\d-\d\d \d\d:\d\d|table is \d{4}\w)$/;
    expect(others.filter((line) => zone.test(line))).toHaveLength(2);
    const named = (line: string) => /PostgreSQL|connections/.test(line) || zone.test(line);
    expect(others.filter((line) => !named(line))).toEqual([
      'ok    mail      the mail server accepts the connection and the password',
      'ok    papers    attestations can be written as PDF',
      `ok    disk      ${config.DATA_DIR}: 50000 MB are free`,
      'ok    files     contents can be written and read',
      `ok    database  migrated to version ${newestSchema()}`,
      'ok    clock     agrees with that of the database',
      'ok    database  the account has the rights that the server needs',
      `ok    files     the files carry the id of the database, ${await officeOf(db)}`,
      `ok    files     ${files} files have their contents`,
    ]);
  });

  const settings: [string, Partial<Config>, boolean, string][] = [
    [
      'apps that are not built',
      { SITE_DIR: '/nowhere' },
      true,
      'wrong settings  There are no built apps in /nowhere: run npm run build, or set SITE_DIR to none to serve the API alone > the server does not start like this',
    ],
    [
      'mails without an address of the portal',
      { PUBLIC_URL: undefined },
      true,
      'wrong settings  PUBLIC_URL is missing: links in mails lead to this machine > set it to the address that people open',
    ],
    [
      'an address without encryption',
      { PUBLIC_URL: 'http://portail.example' },
      false,
      'note  settings  http://portail.example is not encrypted > serve the portal over HTTPS',
    ],
    [
      'a proxy that nobody named',
      { TRUST_PROXY: undefined },
      false,
      'note  settings  TRUST_PROXY is missing: behind a proxy, everybody counts as one caller when sign-ins fail > set it to the address of the proxy',
    ],
    [
      'no mail server',
      { SMTP_URL: undefined },
      false,
      'note  mail      no mail server: mails stay in the outbox > set SMTP_URL and MAIL_FROM',
    ],
    [
      'a mail server that does not answer',
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      true,
      'wrong mail      the mail server does not accept mails (ESOCKET) > check host and port in SMTP_URL, and the firewall',
    ],
    [
      'more connections than PostgreSQL allows',
      { DATABASE_CONNECTIONS: 400 },
      true,
      'wrong database  197 connections allowed, 400 wanted by each process > raise max_connections of PostgreSQL, or lower DATABASE_CONNECTIONS',
    ],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' },
      true,
      'wrong database  the database does not answer (ECONNREFUSED) > check DATABASE_URL, and that PostgreSQL runs and accepts this machine',
    ],
  ];

  it.each(settings)('finds %s', async (_name, change, isRefused, fault) => {
    const { config } = await healthyOrganisation();
    expect(await faultsOf({ ...config, ...change })).toEqual({ isRefused, faults: [fault] });
  });

  const machines: [string, Partial<Machine>, boolean, string][] = [
    [
      'a Node that is too old',
      { nodeVersion: '22.9.0' },
      true,
      'wrong versions  Node 22.9.0 is too old > start the server with npm run server, which brings its own Node',
    ],
    [
      'a clock that is wrong',
      { now: () => new Date(Date.now() - 90_000) },
      true,
      'wrong clock     90 seconds between this machine and the database > synchronize both clocks (NTP): links and sessions end too early or too late',
    ],
    [
      'a disk that is full',
      { freeBytes: async () => 499 * 1024 * 1024 },
      true,
      'wrong disk      FOLDER: only 499 MB are free > free space on this disk, or move DATA_DIR to a larger one',
    ],
    [
      'a disk that will soon be full',
      { freeBytes: async () => 1999 * 1024 * 1024 },
      false,
      'note  disk      FOLDER: 1999 MB are free > free space on this disk, or move DATA_DIR to a larger one',
    ],
  ];

  it.each(machines)('finds %s', async (_name, machine, isRefused, fault) => {
    const { config } = await healthyOrganisation();
    expect(await faultsOf(config, machine)).toEqual({
      isRefused,
      faults: [fault.replace('FOLDER', config.DATA_DIR)],
    });
  });

  it('finds addresses to which no mail goes, by their ids, and mails that came back', async () => {
    const { db, config } = await healthyOrganisation();
    await db.transaction().execute(async (trx) => {
      await sql`set local portal.restore = 'on'`.execute(trx);
      await trx
        .updateTable('students')
        .set({ email: 'a@b.example, c@d.example' })
        .where('id', '=', 3)
        .execute();
      await trx.updateTable('companies').set({ email: 'hélène@b.example' }).where('id', '=', 2).execute();
    });
    const mail = { recipient: 'a@b.example', subject: '', text: '' };
    const moment = new Date().toISOString();
    await db
      .insertInto('mails')
      .values({ ...mail, written_at: moment, sent_at: moment, bounced_at: moment })
      .execute();
    const accented =
      'note  mail      1 addresses have accents before the @, and nothing is sent to them: company 2 > set SMTP_UTF8=yes if your mail server offers SMTPUTF8, or correct them in the portal';
    const others = [
      'note  mail      1 mails of the last 7 days came back > see npm run server -- mails',
      'wrong mail      1 addresses would reach somebody else or nobody: student 3 > correct them in the portal: nothing is sent to them',
    ];
    expect(await faultsOf(config)).toEqual({ isRefused: true, faults: [...others, accented] });
    expect(await faultsOf({ ...config, SMTP_UTF8: 'yes' })).toEqual({ isRefused: true, faults: others });
  });

  it('finds a wrong password of the mail server, and mails that were not sent', async () => {
    const { config, db, smtp } = await healthyOrganisation();
    const mail = { recipient: 'a@b.example', subject: '', text: '' };
    const moment = new Date().toISOString();
    await db
      .insertInto('mails')
      .values({ ...mail, written_at: moment, failed_at: moment })
      .execute();
    expect(await faultsOf({ ...config, SMTP_URL: smtp('wrong') })).toEqual({
      isRefused: true,
      faults: [
        'wrong mail      the mail server does not accept mails (EAUTH 535) > correct user and password in SMTP_URL',
        'note  mail      1 mails of the last 7 days were not sent > see npm run server -- mails',
      ],
    });
  });

  it('finds files without contents and contents without files', async () => {
    const { config, db, contents } = await healthyOrganisation();
    const file = await db
      .selectFrom('files')
      .select(['id', 'name', 'content_key'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await contents.remove(file.content_key);
    const orphan = await contents.keep(Buffer.from('left behind'));
    expect(await faultsOf(config)).toEqual({
      isRefused: true,
      faults: [
        `wrong files     1 files have no content: ${file.id} ${file.name} > bring their contents back from a backup, or delete these files in the portal`,
        `note  files     1 contents belong to no file: ${orphan} > left by uploads that were cut off: the server sets them aside when they are a day old`,
      ],
    });
  });

  it('finds the files of another office, and lists contents that were set aside', async () => {
    const { config, contents, db } = await healthyOrganisation();
    const key = await contents.keep(Buffer.from('left behind'));
    await contents.setAside(key);
    const { isRefused, faults } = await faultsOf({ ...config, KEEP_CONTENTS_DAYS: 30 });
    expect(isRefused).toBe(false);
    expect(faults).toEqual([
      expect.stringMatching(
        new RegExp(
          `^note {2}files {5}1 contents without a file were set aside, and are deleted from \\d{4}-\\d\\d-\\d\\d on, in 30 days: ${key} > if any is missed, npm run server -- bring-back moves them to their place$`,
        ),
      ),
    ]);
    const [id, other] = [await officeOf(db), randomUUID()];
    await contents.setOffice(other, { isReplacing: true });
    expect(await faultsOf(config)).toMatchObject({
      isRefused: true,
      faults: [
        expect.stringMatching(
          new RegExp(
            `^wrong files {5}The folder ${config.DATA_DIR}/files belongs to the office ${other}, the database is the office ${id}\\. .* > the server does not start like this, and deletes nothing$`,
          ),
        ),
        expect.stringContaining('were set aside'),
      ],
    });
  });

  it('finds documents of a student who was never in their contract (DECISION-58)', async () => {
    const { config, db } = await healthyOrganisation();
    const { rows } = await sql<{ id: number; name: string; number: string }>`
      update files f set student_id = s.id, ref_id = s.id from contracts c, students s
      where f.id = (select min(id) from files where ref_type = 'progressReport') and c.id = f.contract_id
        and s.id = (select min(o.id) from students o where o.company_id <> c.company_id
          and not exists (select from enrolments e where e.student_id = o.id and e.contract_id = c.id))
      returning f.id, f.name, c.number`.execute(db);
    const { id, name, number } = rows[0] ?? {};
    expect(await faultsOf(config)).toEqual({
      isRefused: true,
      faults: [
        `wrong files     1 documents name a student who was never in their contract: ${id} ${name} (${number}) > correct the contract or the student in Settings, Files: the private link of the contract’s company shows its reports`,
      ],
    });
  });

  it('finds a folder of files that cannot be written', async () => {
    const { config } = await healthyOrganisation();
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'files'), 'a file where the folder should be');
    const { isRefused, faults } = await faultsOf({ ...config, DATA_DIR: folder });
    expect(isRefused).toBe(true);
    expect(faults[0]).toMatch(
      /^wrong files {5}contents cannot be written \(E\w+\) > give the account of the server the right to write into DATA_DIR\/files$/,
    );
  });

  it('finds a database that is empty, older, or newer than the server', async () => {
    const { config } = await healthyOrganisation();
    const url = await emptyDatabase();
    const of = async () => (await faultsOf({ ...config, DATABASE_URL: url })).faults;
    expect(await of()).toEqual([
      'wrong database  The database is empty: start the server or migrate first > the server migrates an empty database when it starts',
    ]);
    await migrate(url, { upTo: 1 });
    expect(await of()).toEqual([
      `wrong database  has version 1, this server has ${newestSchema()} > start the server: it migrates the database`,
    ]);
    await query(url, "insert into migrations (number, name) values (99, '0099-later.sql')");
    expect(await of()).toEqual([
      `wrong database  The database has version 99, this server knows ${newestSchema()}: start the newer server > install the newer version of the server`,
    ]);
  });

  it('finds an account without rights on the tables', async () => {
    const { config } = await healthyOrganisation();
    const role = `limited_${process.pid}`;
    const url = new URL(await emptyDatabase('no_samples'));
    await query(
      url.href,
      `create role ${role} login password 'p'; grant select on all tables in schema public to ${role};
       grant insert, update, delete on files, mails to ${role}`,
    );
    onTestFinished(() => query(inject('postgres'), `drop role ${role}`));
    onTestFinished(() => query(url.href, `drop owned by ${role}`));
    const limited = new URL(url);
    limited.username = role;
    limited.password = 'p';
    const { faults, isRefused } = await faultsOf({ ...config, DATABASE_URL: limited.href });
    expect(isRefused).toBe(true);
    const [rights = ''] = faults.filter((fault) => fault.includes('rights'));
    expect(rights).toMatch(
      /^wrong database {2}the account of DATABASE_URL lacks rights: (\w+ (on \w+|in schema public), ){9}/,
    );
    expect(rights).not.toMatch(/select|on files|on mails/);
    expect(rights).toContain('> make it the owner of the database and of its tables');
  });

  it('finds a database in another encoding', async () => {
    const { config } = await healthyOrganisation();
    const postgres = inject('postgres');
    const name = `latin_${process.pid}`;
    await query(
      postgres,
      `create database ${name} encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    onTestFinished(() => query(postgres, `drop database ${name} with (force)`));
    const url = new URL(postgres);
    url.pathname = `/${name}`;
    const { faults } = await faultsOf({ ...config, DATABASE_URL: url.href });
    expect(faults).toContain(
      'wrong database  its encoding is SQL_ASCII > create the database with encoding UTF8',
    );
  });

  it('knows the oldest PostgreSQL', () => {
    expect(checkPostgres(150_000, '15.0')).toEqual([{ state: 'ok', text: 'PostgreSQL 15.0' }]);
    expect(checkPostgres(140_012, '14.12')).toEqual([
      { state: 'wrong', text: 'PostgreSQL 14.12 is too old', todo: 'use PostgreSQL 15 or newer' },
    ]);
  });
});
