import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { SignJWT } from 'jose';
import pg from 'pg';
import { extract, pack } from 'tar-stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../../samples/index.ts';
import type { Config } from '../config.ts';
import { connect } from '../database/connect.ts';
import { MailSender } from '../mail/MailSender.ts';
import { foundSecret } from '../sessions/keptSecret.ts';
import { LinkKeys } from '../sessions/LinkKeys.ts';
import {
  emptyDatabase,
  organisation,
  sampleOrganisation,
  temporaryFolder,
} from '../testing/organisations.ts';
import { sampleSecrets, testSecret } from '../testing/sampleSecrets.ts';
import { startServer } from '../testing/startServer.ts';
import { mailServer } from '../testing/testMailServer.ts';
import { backup, restore } from './backup.ts';
import { writeRecoveryKey } from './writeRecoveryKey.ts';

const passphrase = 'sept érables sous la neige de mars';
const head = { productName: 'École', publicUrl: 'https://portail.example', phone: '', email: '' };
const from = 'Portail <portail@ecole.example>';

/** A server on the samples, and a function that makes a backup. */
async function office(settings: Partial<Config> = {}) {
  const samples = await sampleOrganisation();
  const server = await startServer({ database: samples.url, attempts: null, now: () => new Date() });
  const backUp = async () => {
    const file = join(temporaryFolder(), 'backup.tar.gz');
    await backup({ ...samples.config, ...settings }, file);
    return file;
  };
  return { ...samples, server, backUp };
}

/** An empty database with its own data folder and these settings. */
const target = async (settings: Partial<Config> = {}): Promise<Config> => ({
  ...organisation(await emptyDatabase()),
  ...settings,
});

function secretOf({ DATA_DIR }: Config): string {
  return foundSecret(DATA_DIR) ?? '';
}

/** Reads the entries of a backup. */
async function entriesOf(file: string): Promise<[name: string, content: Buffer][]> {
  const archive = extract();
  Readable.from([gunzipSync(readFileSync(file))]).pipe(archive);
  const entries: [string, Buffer][] = [];
  for await (const entry of archive) entries.push([entry.header.name, await buffer(entry)]);
  return entries;
}

/** Writes entries to a new backup. */
async function backupOf(entries: readonly (readonly [name: string, content: Buffer])[]): Promise<string> {
  const archive = pack();
  const collected = buffer(archive);
  for (const [name, content] of entries) archive.entry({ name }, content);
  archive.finalize();
  const file = join(temporaryFolder(), 'changed.tar.gz');
  writeFileSync(file, gzipSync(await collected));
  return file;
}

/**
 * Returns the ways in which a secret could be written: unchanged, or in the usual encodings, at any offset within other
 * bytes.
 */
function encodingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = [0, 1, 2].flatMap((place) => {
    const shifted = Buffer.concat([Buffer.alloc(place), bytes]);
    // Cuts the characters that also depend on the bytes before and after.
    const cut = (text: string) => text.slice(place === 0 ? 0 : place + 1, -4);
    return [cut(shifted.toString('base64')), cut(shifted.toString('base64url'))];
  });
  const hex = bytes.toString('hex');
  return [
    secret,
    bytes.toString('latin1'),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    ...base64,
    hex,
    hex.toUpperCase(),
    Buffer.from(secret, 'utf16le').toString('latin1'),
    [...secret].reverse().join(''),
  ];
}

/** Returns the names of the secrets that occur in a text. */
function foundIn(text: string, secrets: Readonly<Record<string, string>>): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => encodingsOf(secret).some((encoded) => text.includes(encoded)))
    .map(([name]) => name);
}

/** An office with a valid example of everything that signs in, and the secrets that the test knows. */
async function livelyOffice() {
  const all = await office({ BACKUP_PASSPHRASE: passphrase });
  const { server, db, config } = all;
  const email = accounts.admin.email;
  const login = { email, password: samplePassword };
  const { auth } = (await server.anonymous.send('POST', 'login', { body: login })).body;
  const admin = server.bearing(auth.access_token);
  const teacher = await server.signIn(accounts.teacher.email);
  const { body: address } = await teacher.send('POST', 'calendar/address');
  const company = await server.anonymous.send('POST', 'company/login', {
    body: { token_login: accounts.company.token },
  });
  // A reset mail that may have been delivered, an invitation that will be tried again, and one that was not tried yet.
  const { url, received } = await mailServer(['cut', 'busy']);
  const mails = new MailSender({ db, links: sampleSecrets.links, url, from, head });
  onTestFinished(() => mails.stop());
  await db.deleteFrom('mails').execute();
  await server.anonymous.send('POST', 'forgotPassword', { body: { email } });
  const add = async (number: number) => {
    const body = {
      name: 'Ana',
      lastName: `Ng ${number}`,
      role: 'ROLE_ADMIN',
      phone: '5145550142',
      status: 0,
      email: `ana${number}@ecole.example`,
    };
    return (await admin.send('POST', 'users/create', { body })).body.data.id as number;
  };
  const [tried, waiting, byHand] = [await add(1), await add(2), await add(3)];
  await admin.send('POST', 'users/send-invite', { body: { id: tried } });
  await mails.sendDue();
  await admin.send('POST', 'users/send-invite', { body: { id: waiting } });
  const made = await admin.send('POST', 'users/password-link', {
    body: { id: byHand },
    headers: { 'Idempotency-Key': 'a-link-by-hand' },
  });
  const claims = JSON.parse(Buffer.from(auth.access_token.split('.')[1], 'base64url').toString());
  const [linkKey] = sampleSecrets.links.texts();
  const secrets = {
    'secret that signs tokens': secretOf(config),
    'access token': auth.access_token as string,
    'refresh token': auth.refresh_token as string,
    'session of an administrator': claims.session as string,
    'access token of a company': company.body.auth.access_token as string,
    'mailed link to set a password': /#\/invite\/([\w-]+)/.exec(received[0]?.text ?? '')?.[1] ?? '',
    'link to set a password of the samples': accounts.invited.hash,
    'link to set a password by hand': made.body.data.token as string,
    'private link of a company': accounts.company.token,
    'private link of a student': accounts.student.token,
    'calendar address': address.data.token as string,
    'key that seals private links': linkKey?.sealing ?? '',
    'key that looks private links up': linkKey?.digesting ?? '',
    passphrase,
  };
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 8)).toEqual([]);
  return { ...all, secrets, session: claims.session as string };
}

/** Returns the words of a text that could be secrets. */
const candidatesIn = (text: string) => [...new Set(text.match(/[\w.~+/=-]{16,}/g) ?? [])].slice(0, 25);

/** Tries a text against a server in every way that signs in. Returns the ways that succeed. */
async function whatOpens(
  { server, session }: Awaited<ReturnType<typeof livelyOffice>>,
  text: string,
): Promise<string[]> {
  const [path, body] = [encodeURIComponent(text), { token_login: text, refresh_token: text }];
  const post = (call: string) => server.anonymous.send('POST', call, { body });
  // Signed with the id of a live session, which is in no backup either.
  const forged = await new SignJWT({ use: 'access', session, role: 'ROLE_ADMIN' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti('00000000-0000-4000-8000-000000000001')
    .setExpirationTime('1h')
    .sign(Buffer.from(text));
  const isKnown = async (token: string) =>
    [200, 403].includes((await server.bearing(token).get('users')).status);
  const ways: Record<string, Promise<boolean>> = {
    'access token': isKnown(text),
    'refresh token': post('auth/checkToken').then(({ status }) => status === 200),
    'link to set a password': server.anonymous
      .get(`setPassword/${path}`)
      .then(({ body }) => body.usable === true),
    'link of a company': post('company/login').then(({ body }) => body.error === false),
    'link of a student': post('student/login').then(({ body }) => body.error === false),
    'calendar address': server.anonymous.get(`calendar/file/${path}`).then(({ status }) => status === 200),
    'secret that signs tokens': isKnown(forged),
  };
  const opened = await Promise.all(Object.values(ways));
  return Object.keys(ways).filter((_way, place) => opened[place]);
}

describe('a full backup', () => {
  it('holds nothing that signs in, in no row, no file and no encoding (DECISION-56)', async () => {
    const { url, config, secrets, backUp } = await livelyOffice();
    const entries = await entriesOf(await backUp());
    const names = entries.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['manifest.json', 'tables/users', 'tables/mails']));
    expect(names.filter((name) => /sessions|refresh_tokens|token-secret/.test(name))).toEqual([]);
    for (const [name, content] of entries)
      expect([name, foundIn(content.toString('latin1'), secrets)]).toEqual([name, []]);

    // Control: the same search finds the secrets in a copy of the data folder.
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select s::text as row from sessions s');
    await client.end();
    const rawCopy = [secretOf(config), ...rows.map(({ row }) => row)].join('\n');
    expect(foundIn(rawCopy, secrets)).toEqual(['secret that signs tokens', 'session of an administrator']);
    for (const encoded of encodingsOf(secrets['refresh token']).slice(0, -1))
      expect(foundIn(`x${encoded}y`, secrets)).toContain('refresh token');
  });

  it('opens nothing of the server that it was made of, whatever is tried of it (DECISION-56)', async () => {
    const all = await livelyOffice();
    // Other tables contain texts that people have written.
    const isTried =
      /manifest|companies|students|calendar_links|users|mails|password_links|dead_links|keyed_writes|office/;
    const entries = (await entriesOf(await all.backUp())).filter(([name]) => isTried.test(name));
    const tried = entries.flatMap(([, content]) => candidatesIn(content.toString('latin1')));
    expect(tried.length).toBeGreaterThan(75);
    for (const text of tried) expect([text, await whatOpens(all, text)]).toEqual([text, []]);

    // Control: secrets that the server accepts are recognized.
    const { secrets } = all;
    expect([
      await whatOpens(all, secrets['access token']),
      await whatOpens(all, secrets['mailed link to set a password']),
      await whatOpens(all, secrets['link to set a password by hand']),
      await whatOpens(all, secrets['private link of a company']),
      await whatOpens(all, secrets['private link of a student']),
      await whatOpens(all, secrets['calendar address']),
      await whatOpens(all, secrets['secret that signs tokens']),
      await whatOpens(all, secrets['refresh token']),
    ]).toEqual([
      ['access token'],
      ['link to set a password'],
      ['link to set a password'],
      ['link of a company'],
      ['link of a student'],
      ['calendar address'],
      ['secret that signs tokens'],
      ['refresh token'],
    ]);
  });
});

describe('the key of a backup', () => {
  /** Returns whether the private links of a restored office work with its own secret. */
  async function opensLinks(config: Config): Promise<boolean> {
    const server = await startServer({ database: config.DATABASE_URL, secret: secretOf(config) });
    const { body } = await server.anonymous.send('POST', 'company/login', {
      body: { token_login: accounts.company.token },
    });
    return body.error === false;
  }

  it('is locked with a passphrase in the backup, and signs no token of the restored office', async () => {
    const { backUp } = await office({ BACKUP_PASSPHRASE: passphrase });
    const file = await backUp();
    await expect(
      restore(await target({ BACKUP_PASSPHRASE: 'another passphrase' }), file, 'copy'),
    ).rejects.toThrow('BACKUP_PASSPHRASE is not the passphrase of this backup, or the backup was changed');
    const copy = await target({ BACKUP_PASSPHRASE: passphrase });
    expect((await restore(copy, file, 'copy')).notes).toEqual([]);
    expect([await opensLinks(copy), secretOf(copy) === testSecret]).toEqual([true, false]);
  });

  it('is kept apart in a file that only its account reads, and cannot sign', async () => {
    const { config, backUp } = await office();
    const kept = join(temporaryFolder(), 'recovery-key');
    await writeRecoveryKey(config, kept);
    const text = readFileSync(kept, 'utf8');
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    const inside = Buffer.from(text.split('.')[1] ?? '', 'base64url').toString();
    expect([text, inside].filter((one) => one.includes(testSecret))).toEqual([]);
    await expect(writeRecoveryKey(config, kept)).rejects.toThrow('exists already: name another file');
    const copy = await target({ RECOVERY_KEY: text.trim() });
    expect((await restore(copy, await backUp(), 'copy')).notes).toEqual([]);
    expect(await opensLinks(copy)).toBe(true);
  });

  it('that is not here keeps the backup closed, unless somebody insists', async () => {
    const { backUp } = await office();
    const file = await backUp();
    const copy = await target();
    await expect(restore(copy, file, 'copy')).rejects.toThrow(
      /^The key of this backup is not here, so nothing proves that it was not changed/,
    );
    expect(readdirSync(copy.DATA_DIR)).toEqual([]);
    const { notes } = await restore(copy, file, 'copy', { isWithoutKey: true });
    expect(notes).toEqual([
      'Without its key, nothing proves that the backup is as it was made: look at users and roles',
      expect.stringMatching(/^\d+ private links cannot be opened: make new ones$/),
    ]);
    expect(await opensLinks(copy)).toBe(false);
  });
});

describe('a backup that somebody has changed', () => {
  /** Makes every teacher in a backup an administrator, and updates the hash of the table. */
  async function promoted(file: string): Promise<[string, Buffer][]> {
    const entries = await entriesOf(file);
    const users = Buffer.from(
      String(entries.find(([name]) => name === 'tables/users')?.[1]).replaceAll('ROLE_TEACHER', 'ROLE_ADMIN'),
    );
    const hash = createHash('sha256').update(users).digest('hex');
    return entries.map(([name, content]): [string, Buffer] => {
      if (name === 'tables/users') return [name, users];
      if (name !== 'manifest.json') return [name, content];
      const manifest = JSON.parse(String(content));
      const tables = manifest.tables.map((table: { name: string }) =>
        table.name === 'users' ? { ...table, hash } : table,
      );
      return [name, Buffer.from(JSON.stringify({ ...manifest, tables }))];
    });
  }

  it('is refused, and nothing is restored', async () => {
    const { config, backUp } = await office();
    const entries = await promoted(await backUp());
    const copy = await target({ REPLACED_DATA_DIR: config.DATA_DIR });
    const refused = restore(copy, await backupOf(entries), 'copy', { isWithoutKey: true });
    await expect(refused).rejects.toThrow(
      /^The backup was changed after it was made\. Nothing was restored$/,
    );
    const withoutProof = entries.filter(([name]) => name !== 'manifest.mac');
    await expect(restore(copy, await backupOf(withoutProof), 'copy')).rejects.toThrow(
      'is no backup of the portal',
    );
    expect(readdirSync(copy.DATA_DIR)).toEqual([]);
  });

  it('is refused where it names another key, and where it holds more than its manifest says', async () => {
    const { config, backUp } = await office();
    const entries = await entriesOf(await backUp());
    const copy = await target({ REPLACED_DATA_DIR: config.DATA_DIR });
    const renamed = entries.map(([name, content]) => {
      if (name !== 'manifest.mac') return [name, content] as const;
      return [name, Buffer.from(JSON.stringify({ ...JSON.parse(String(content)), key: '0123' }))] as const;
    });
    await expect(restore(copy, await backupOf(renamed), 'copy')).rejects.toThrow(
      'The key of this backup is not here',
    );
    const more = [...entries, ['files/more', Buffer.from('more')] as const];
    await expect(restore(copy, await backupOf(more), 'copy')).rejects.toThrow(
      'The backup is damaged at files/more: nothing was restored',
    );
  });
});

describe('a restore', () => {
  it('of a backup of an earlier version ends all that signs in, and warns (DECISION-56)', async () => {
    // Written by the version with migration 0018. It contains a secret, a session, an unused link and a waiting mail.
    const file = fileURLToPath(new URL('backups/0018.tar.gz', import.meta.url));
    const before = String((await entriesOf(file)).map(([, content]) => content).join('\n'));
    expect(before).toContain('a secret of an office of version 0018');
    expect(before).toContain('/#/invite/secret-of-a-waiting-mail-000000');
    const copy = await target();
    const { notes } = await restore(copy, file, 'copy');
    expect(notes).toEqual([expect.stringMatching(/^The backup is of an earlier version: nothing proves/)]);
    const db = connect({ url: copy.DATABASE_URL ?? '' });
    onTestFinished(() => db.destroy());
    const count = async (table: 'sessions' | 'refresh_tokens') =>
      (await db.selectFrom(table).select('id').execute()).length;
    expect([await count('sessions'), await count('refresh_tokens')]).toEqual([0, 0]);
    expect(await db.selectFrom('password_links').select('ended').execute()).toEqual([{ ended: 'replaced' }]);
    expect(await db.selectFrom('mails').select('link').execute()).toEqual([{ link: null }]);
    expect(secretOf(copy)).not.toContain('0018');
    const [company] = await db.selectFrom('companies').select('link_sealed').execute();
    expect(new LinkKeys([secretOf(copy)]).open(company?.link_sealed ?? null)).toBe('link-of-the-bank');
  });

  it('names the people and links that have changed since, by the database that it replaces', async () => {
    const { url, db, config, backUp, server } = await office();
    const admin = await server.signIn();
    const file = await backUp();
    const [companies, students] = [
      await db
        .selectFrom('companies')
        .select('id')
        .where('link_sealed', 'is not', null)
        .orderBy('id')
        .execute(),
      await db
        .selectFrom('students')
        .select('id')
        .where('link_sealed', 'is not', null)
        .orderBy('id')
        .execute(),
    ];
    await admin.send('PUT', `links/company/${companies[0]?.id}/revoke`, { body: {} });
    await admin.send('PUT', `links/student/${students[0]?.id}/renew`, { body: {} });
    await db.updateTable('users').set({ status: 0 }).where('email', '=', accounts.teacher.email).execute();
    await db.updateTable('users').set({ role: 'ROLE_TEACHER', password: 'x' }).where('id', '=', 2).execute();
    const added = {
      name: 'Ana',
      last_name: 'Ng',
      email: 'ana@ecole.example',
      role: 'ROLE_ADMIN',
      status: 0,
    } as const;
    await db.insertInto('users').values(added).execute();
    await db
      .insertInto('history')
      .values({ table_name: 'students', action: 'erase', record_id: 9 })
      .execute();
    const replaced = { REPLACED_DATABASE_URL: url, REPLACED_DATA_DIR: config.DATA_DIR };
    const { notes } = await restore(await target(replaced), file, 'replacement');
    expect(notes[0]).toMatch(
      /^People and links that have changed between 20.* and the database that is replaced$/,
    );
    for (const text of [
      'became ROLE_TEACHER, is ROLE_ADMIN here',
      'had another password, has the former one here',
      'Ana Ng <ana@ecole.example>: was added, is missing here',
      `<${accounts.teacher.email}>: was archived, is active here`,
      'the link was revoked, the former one opens here',
      'the link was replaced, the former one opens here',
      'student:9: was erased, is here again: npm run server -- person-erase student:9 --yes',
    ])
      expect(notes.filter((line) => line.includes(text))).toHaveLength(1);
    expect(notes).toHaveLength(8);
  });

  it('says when the database that it replaces was not named, or cannot be read', async () => {
    const { config, backUp } = await office();
    const file = await backUp();
    const known = { OLD_TOKEN_SECRETS: [secretOf(config)] };
    expect((await restore(await target(known), file, 'replacement')).notes).toEqual([
      expect.stringContaining('The database that is replaced was not named'),
    ]);
    const gone = { ...known, REPLACED_DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    expect((await restore(await target(gone), file, 'replacement')).notes).toEqual([
      expect.stringContaining('The database that is replaced cannot be read'),
    ]);
  });
});
