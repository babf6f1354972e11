import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts } from '../../samples/index.ts';
import { migrate } from '../database/migrate.ts';
import { emptyDatabase } from '../testing/organisations.ts';
import { sampleSecrets } from '../testing/sampleSecrets.ts';
import { startServer } from '../testing/startServer.ts';
import { mailServer } from '../testing/testMailServer.ts';
import { MailSender } from './MailSender.ts';

const start = new Date('2026-11-20T12:00:00Z');

/** A server and its mail sender, with one clock. `answers` are the replies of the mail server. */
async function office(answers: Parameters<typeof mailServer>[0] = []) {
  const clock = { now: start };
  const server = await startServer({ now: () => clock.now });
  await server.db.deleteFrom('mails').execute();
  const { url, received } = await mailServer(answers);
  const head = { productName: 'École', publicUrl: 'https://portail.example', phone: '', email: '' };
  const mails = new MailSender({
    db: server.db,
    links: sampleSecrets.links,
    url,
    from: 'Portail <portail@ecole.example>',
    head,
    now: () => clock.now,
    limits: { connection: 20_000, talk: 20_000, acceptance: 2000 },
  });
  onTestFinished(() => mails.stop());
  const secrets = () => received.map(({ text }) => /#\/invite\/([\w-]+)/.exec(text ?? '')?.[1] ?? '');
  const usable = async (secret = '') => (await server.anonymous.get(`setPassword/${secret}`)).body;
  const forget = (email: string = accounts.teacher.email) =>
    server.anonymous.send('POST', 'forgotPassword', { body: { email } });
  const mail = () => server.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  const pass = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  return { server, mails, received, secrets, usable, forget, mail, pass };
}

/** Prints every row of the tables in which a secret could be stored, as PostgreSQL prints it. */
async function storedIn({ server }: Awaited<ReturnType<typeof office>>): Promise<string> {
  const client = new pg.Client({ connectionString: server.database });
  await client.connect();
  const { rows } = await client.query(`select m::text as row from mails m
    union all select l::text from password_links l union all select h::text from history h`);
  await client.end();
  return rows.map(({ row }) => row).join('\n');
}

describe('a mail with a link to set a password', () => {
  it('holds no secret before it is sent, while it waits to be tried again, and after that (DECISION-56)', async () => {
    const all = await office(['busy']);
    const { mails, secrets, usable, forget, pass, mail } = all;
    await forget();
    expect((await mail()).link).toBeNull();
    await mails.sendDue();
    expect(await mail()).toMatchObject({ error: 'EMESSAGE 451', link: null });
    pass(1);
    await mails.sendDue();
    const [sent = ''] = secrets();
    expect(sent).toMatch(/^[\w-]{32}$/);
    expect(await storedIn(all)).not.toContain(sent);
    expect(await usable(sent)).toEqual({ usable: true });
  });

  it('has the time to use it from the moment at which it is sent', async () => {
    const { mails, secrets, usable, forget, pass } = await office(['busy', 'busy', 'busy', 'busy']);
    await forget();
    for (const minutes of [0, 1, 5, 15, 60]) {
      pass(minutes);
      expect(await mails.sendDue()).toBe(1);
    }
    const last = secrets().at(-1);
    pass(59);
    expect(await usable(last)).toEqual({ usable: true });
    pass(2);
    expect(await usable(last)).toEqual({ usable: false, reason: 'expired' });
  });

  it('that may have arrived and is sent again has a new link, and says that the former was replaced', async () => {
    const { server, mails, received, secrets, usable, forget, mail } = await office(['cut']);
    await forget();
    await mails.sendDue();
    const [former] = secrets();
    expect(await usable(former)).toEqual({ usable: true });
    const admin = await server.signIn();
    const { id } = await mail();
    expect((await admin.send('PUT', 'mails/retry', { body: { id } })).status).toBe(200);
    await mails.sendDue();
    expect([await usable(former), await usable(secrets()[1])]).toEqual([
      { usable: false, reason: 'replaced' },
      { usable: true },
    ]);
    // A mailbox that has received the first copy would drop a second one with the same id.
    const [one, other] = received.map(({ messageId }) => messageId);
    expect(one).not.toBe(other);
  });

  it.each([
    ['used', { ended: 'used' }],
    ['replaced', { ended: 'replaced' }],
  ] as const)('that was %s is not sent, and says so in the list', async (_how, ended) => {
    const { server, mails, received, forget, mail } = await office();
    await forget();
    await server.db.updateTable('password_links').set(ended).execute();
    expect(await mails.sendDue()).toBe(1);
    expect(received).toEqual([]);
    expect(await mail()).toMatchObject({ error: 'ELINK', failed_at: start.toISOString() });
    const admin = await server.signIn();
    const [row] = (await admin.get('mails')).body.data;
    expect([row.state, row.error]).toEqual(['failed', 'ELINK']);
  });

  it('does not replace the link that an administrator made while it waited', async () => {
    const { server, mails, received, usable } = await office();
    const admin = await server.signIn();
    const { email } = accounts.invited;
    const { id } = (await admin.get(`users?userName=${encodeURIComponent(email)}`)).body.data[0];
    await admin.send('POST', 'users/send-invite', { body: { id } });
    const { token } = (await admin.send('POST', 'users/password-link', { body: { id } })).body.data;
    await mails.sendDue();
    expect(received).toEqual([]);
    expect(await usable(token)).toEqual({ usable: true });
  });
});

it('mails of an earlier version lose the secret in their link, and keep the link', async () => {
  const url = await emptyDatabase();
  await migrate(url, { upTo: 18 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const [known, gone] = ['kjh3-secret_of-a-waiting-mail-00', 'secret-of-a-link-that-was-deleted'];
  await client.query(`insert into users (id, name, last_name, email, role, status)
    values (7, 'Ana', 'Ng', 'ana@ecole.example', 'ROLE_ADMIN', 1)`);
  // SHA-256 of the secret in base64url, computed with coreutils' sha256sum and base64.
  const { rows } = await client.query(
    `insert into password_links (user_id, digest, kind, sent_at) values (7, $1, 'reset', now()) returning id`,
    ['sVT8-PjmEBlGeggUiaksuMblkgA3wkL44hXuAMJqlFo'],
  );
  for (const link of [`/#/invite/${known}`, `/#/invite/${gone}`, '/#/admin/contracts', null])
    await client.query(
      `insert into mails (recipient, subject, text, link, written_at) values ('ana@ecole.example', '', '', $1, now())`,
      [link],
    );
  await migrate(url);
  const { rows: mails } = await client.query('select link, password_link_id from mails order by id');
  expect(mails).toEqual([
    { link: null, password_link_id: rows[0]?.id },
    { link: null, password_link_id: '0' },
    { link: '/#/admin/contracts', password_link_id: null },
    { link: null, password_link_id: null },
  ]);
  const stored = client.query(
    `insert into mails (recipient, subject, text, link, written_at) values ('a@b.example', '', '', '/#/invite/x', now())`,
  );
  await expect(stored).rejects.toMatchObject({ constraint: 'mails_without_secret' });
});
