import { fileURLToPath } from 'node:url';
import { SignJWT } from 'jose';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../../samples/index.ts';
import { connect } from '../database/connect.ts';
import { MailSender } from '../mail/MailSender.ts';
import { LinkKeys } from '../sessions/LinkKeys.ts';
import { entriesOf, office, passphrase, secretOf, target } from '../testing/backups.ts';
import { sampleSecrets } from '../testing/sampleSecrets.ts';
import { mailServer } from '../testing/testMailServer.ts';
import { restore } from './backup.ts';

const head = { productName: 'École', publicUrl: 'https://portail.example', phone: '', email: '' };
const from = 'Portail <portail@ecole.example>';

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
    expect(names.filter((name) => /sessions|refresh_tokens|trusted_devices|token-secret/.test(name))).toEqual(
      [],
    );
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
});
