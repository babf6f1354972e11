import { lastDayOfLink, linkState } from '@portal/domain';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { MailSender } from '../../mail/MailSender.ts';
import { sampleSecrets } from '../../testing/sampleSecrets.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';
import { mailServer } from '../../testing/testMailServer.ts';
import { testDay, testMoment } from '../../testing/testMoment.ts';

const { company, student } = accounts;

async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  const admin = await server.signIn();
  const { body } = await admin.get(`links?kind=company&search=${encodeURIComponent(company.name)}`);
  return { server, admin, link: body.data[0] };
}

const pathOf = ({ kind, id }: { kind: string; id: number }) => `links/${kind}/${id}`;
const write = (as: Sender, link: { kind: string; id: number; etag: string }, step: string, body?: object) =>
  as.send('PUT', `${pathOf(link)}/${step}`, { body, headers: { 'If-Match': link.etag } });
const show = (as: Sender, link: { kind: string; id: number }) =>
  as.send('POST', `${pathOf(link)}/show`, { body: {} });
const secretOf = async (as: Sender, link: { kind: string; id: number }): Promise<string> =>
  (await show(as, link)).body.data.token_login;
const open = ({ anonymous }: StartedServer, token: string, kind = 'company') =>
  anonymous.send('POST', `${kind}/login`, { body: { token_login: token } });

describe('the list', () => {
  it.each(['company', 'student'])(
    'says the state of each %s as the domain does, and counts it',
    async (kind) => {
      const { admin } = await start();
      const { body } = await admin.get(`links?kind=${kind}&resourcesPerPage=5000`);
      const counted: Record<string, number> = {};
      for (const row of body.data) {
        const facts = {
          tail: row.tail,
          revokedAt: row.revoked_at,
          expiresOn: row.expires_on,
          timesOpened: row.times_opened,
          createdAt: row.created_at,
        };
        expect([row.name, row.state]).toEqual([row.name, linkState(facts, testDay)]);
        counted[row.state] = (counted[row.state] ?? 0) + 1;
      }
      expect(body.counts).toMatchObject(counted);
      expect(body.totals[kind]).toBe(body.total);
      for (const [state, count] of Object.entries(counted))
        expect((await admin.get(`links?kind=${kind}&state=${state}`)).body.total).toBe(count);
    },
  );

  it('is for administrators: nobody else reads how often a link was opened', async () => {
    const { server, link } = await start();
    const others = [
      await server.signIn(accounts.teacher.email),
      await server.openLink('company', company.token),
      await server.openLink('student', student.token),
    ];
    for (const other of others) {
      for (const path of ['links?kind=company', pathOf(link), 'link-defaults'])
        expect((await other.get(path)).status).toBe(403);
      for (const step of ['renew', 'revoke']) expect((await write(other, link, step)).status).toBe(403);
      expect((await show(other, link)).status).toBe(403);
    }
    const { body } = await open(server, company.token);
    expect(JSON.stringify(body)).not.toMatch(/times_opened|last_opened|expires_on/);
  });
});

describe('the secret of a link (DECISION-57)', () => {
  it('is in no list and no answer but that of its own call', async () => {
    const { server, admin, link } = await start();
    const others = [
      await admin.get('links?kind=company&resourcesPerPage=5000'),
      await admin.get('links?kind=student&resourcesPerPage=5000'),
      await admin.get(pathOf(link)),
      await admin.get('companies?resourcesPerPage=5000'),
      await admin.get('student?resourcesPerPage=5000'),
      await admin.get('student?studentName=fortin'),
      await write(admin, link, 'expiry', { expires_on: null }),
    ];
    for (const { status, body } of others) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${company.token}|${student.token}`));
    }
    expect(await secretOf(admin, link)).toBe(company.token);
    expect((await open(server, await secretOf(admin, link))).body.error).not.toBe(true);
  });

  it('is told with a line in the history, and the version stays', async () => {
    const { server, admin, link } = await start();
    await show(admin, link);
    const [fortin] = (await admin.get('student?studentName=fortin')).body.data;
    await show(admin, { kind: 'student', id: fortin.id });
    expect((await admin.get(pathOf(link))).body.data.etag).toBe(link.etag);
    for (const query of [`subject=company&id=${link.id}`, `subject=student&id=${fortin.id}`]) {
      const { data } = (await admin.get(`history?${query}`)).body;
      expect(data).toMatchObject([
        {
          call: 'showLink',
          action: 'changed',
          at: expect.any(String),
          who: { kind: 'user', name: accounts.admin.name, last_name: accounts.admin.lastName },
          changes: [
            { field: 'link_shown', before: null, after: testMoment.toISOString(), can_restore: false },
          ],
        },
      ]);
    }
    const rows = await server.db.selectFrom('history').select(['before', 'after']).execute();
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${company.token}|${student.token}`));
  });

  it('cannot be told without the line in the history', async () => {
    const { server, admin, link } = await start();
    await sql`alter table history add constraint no_more check (false) not valid`.execute(server.db);
    const { status, body } = await show(admin, link);
    // Restores the database for other tests.
    await sql`alter table history drop constraint no_more`.execute(server.db);
    expect([status, JSON.stringify(body).includes(company.token)]).toEqual([500, false]);
  });
});

describe('an opening', () => {
  it('counts, moves the last opening, and makes no change of the office stale', async () => {
    const { server, admin, link } = await start();
    await open(server, company.token);
    await open(server, company.token);
    const { body } = await admin.get(pathOf(link));
    expect(body.data).toMatchObject({
      times_opened: link.times_opened + 2,
      last_opened_at: testMoment.toISOString(),
      etag: link.etag,
    });
    expect(await server.db.selectFrom('history').select('id').execute()).toEqual([]);
    expect((await write(admin, link, 'revoke')).status).toBe(200);
  });
});

describe('a dead link', () => {
  it('is refused with the reason when it was replaced or revoked, and its sessions end', async () => {
    const { server, admin, link } = await start();
    const visitor = await server.openLink('company', company.token);
    const renewed = (await write(admin, link, 'renew')).body.data;
    expect(renewed).toMatchObject({ times_opened: 0, last_opened_at: null, state: 'never-opened' });
    expect((await open(server, company.token)).body).toEqual({
      error: true,
      message: 'Invalid token',
      reason: 'replaced',
    });
    expect((await visitor.get('companySummary')).status).toBe(401);
    const secret = await secretOf(admin, renewed);
    const revoked = (await write(admin, renewed, 'revoke')).body.data;
    expect(revoked).toMatchObject({
      state: 'revoked',
      tail: secret.slice(-4),
      revoked_by: { name: accounts.admin.name, last_name: accounts.admin.lastName },
    });
    expect((await open(server, secret)).body.reason).toBe('revoked');
    expect((await show(admin, revoked)).status).toBe(409);
    expect((await open(server, company.token)).body.reason).toBe('replaced');
    expect((await open(server, company.token, 'student')).body).toEqual({
      error: true,
      message: 'Invalid token',
    });
    expect((await write(admin, revoked, 'revoke')).status).toBe(409);
    expect((await write(admin, revoked, 'expiry', { expires_on: null })).status).toBe(409);
  });

  it('has passed its last day: sessions end with it, and another day revives it', async () => {
    let now = testMoment;
    const { server, admin, link } = await start({ now: () => now, accessSeconds: 7 * 24 * 3600 });
    const dated = (await write(admin, link, 'expiry', { expires_on: testDay })).body.data;
    expect(dated.state).toBe('expires-soon');
    const visitor = await server.openLink('company', company.token);
    now = new Date(testMoment.getTime() + 24 * 3600_000);
    expect((await visitor.get('companySummary')).status).toBe(401);
    expect((await open(server, company.token)).body.reason).toBe('expired');
    expect((await write(admin, dated, 'expiry', { expires_on: testDay })).status).toBe(400);
    expect((await write(admin, dated, 'expiry', { expires_on: null })).body.data.state).toBe('active');
    expect((await open(server, company.token)).body.error).toBe(false);
  });

  it('counts as a failed attempt, like an unknown one', async () => {
    const { server, admin, link } = await start({ attempts: { link: 2 } });
    await write(admin, link, 'renew');
    for (const token of [company.token, 'unknown']) {
      expect([(await open(server, token)).status, (await open(server, token)).status]).toEqual([200, 200]);
      expect((await open(server, token)).status).toBe(429);
    }
  });
});

describe('at the same time, through two servers', () => {
  it('two administrators renew: one wins, the others are told', async () => {
    const { server, admin, link } = await start();
    const other = await (await startServer({ database: server.database })).signIn(accounts.otherAdmin.email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => write(place % 2 ? admin : other, link, 'renew')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)]);
    const winner = answers.find(({ status }) => status === 200)?.body.data;
    expect((await admin.get(pathOf(link))).body.data).toEqual(winner);
    expect((await open(server, await secretOf(admin, winner))).body.error).toBe(false);
  });

  it('openings are all counted', async () => {
    const { server, admin, link } = await start();
    const other = await startServer({ database: server.database });
    await Promise.all(
      Array.from({ length: 10 }, (_, place) => open(place % 2 ? server : other, company.token)),
    );
    expect((await admin.get(pathOf(link))).body.data.times_opened).toBe(link.times_opened + 10);
  });
});

describe('new links', () => {
  it('end as the office has decided, which changes no other link', async () => {
    const { server, admin, link } = await start();
    const before = (await admin.get('link-defaults')).body.data;
    const set = (as: Sender, days: number | null) =>
      as.send('PUT', 'link-defaults', {
        body: { expires_after_days: days },
        headers: { 'If-Match': before.etag },
      });
    expect((await set(admin, 90)).body.data.expires_after_days).toBe(90);
    expect((await set(await server.signIn(accounts.otherAdmin.email), null)).status).toBe(412);
    expect((await admin.get(pathOf(link))).body.data).toEqual(link);
    const { body } = await admin.send('POST', 'companies/auth/generateToken', { body: { id: link.id } });
    expect((await admin.get(pathOf(link))).body.data.expires_on).toBe(lastDayOfLink(90, testDay));
    expect(await secretOf(admin, link)).toBe(body.data.token_login);
  });
});

describe('sending', () => {
  it('mails companies in their language, once of two at once, and leaves those without an address out', async () => {
    const { server, admin, link } = await start();
    const other = await (await startServer({ database: server.database })).signIn(accounts.otherAdmin.email);
    const set = (id: number, email: string | null) =>
      sql`update companies set email = ${email}, language = 'fr' where id = ${id}`.execute(server.db);
    await set(link.id, 'rh@client.example');
    const { body } = await admin.get('links?kind=company&state=active&resourcesPerPage=5000');
    const without = body.data.find(({ id }: { id: number }) => id !== link.id);
    await set(without.id, null);
    expect((await admin.get(pathOf(link))).body.data.email).toBe('rh@client.example');
    const request = { body: { company_ids: [link.id, without.id] } };
    const answers = await Promise.all([admin, other].map((as) => as.send('POST', 'links/send', request)));
    expect(answers.map((answer) => answer.body.data)).toEqual([[link.id], [link.id]]);
    const mails = await server.db
      .selectFrom('mails')
      .selectAll()
      .where('link_company_id', '=', link.id)
      .execute();
    expect(mails).toMatchObject([
      { recipient: 'rh@client.example', subject: 'Vos rapports de progrès', link: null },
    ]);
    expect(mails[0]?.text).not.toContain('Hello');
    expect((await server.outbox()).length).toBe(1);
  });

  it.each([
    ['again when a mail has left with the former one', { sent_at: testMoment.toISOString() }, 2],
    ['again when a mail is being sent with the former one', {}, 2],
    ['once when a mail waits, because it will carry the new one', { claimed_at: null }, 1],
  ])('mails a renewed link %s', async (_case, mail, count) => {
    let now = testMoment;
    const { server, admin, link } = await start({ now: () => now });
    await sql`update companies set email = 'rh@client.example' where id = ${link.id}`.execute(server.db);
    const send = () => admin.send('POST', 'links/send', { body: { company_ids: [link.id] } });
    const mails = server.db.selectFrom('mails').selectAll().where('link_company_id', '=', link.id);
    await send();
    await server.db
      .updateTable('mails')
      .set({ claimed_at: testMoment.toISOString(), ...mail })
      .where('link_company_id', '=', link.id)
      .execute();
    now = new Date(testMoment.getTime() + 20_000);
    await write(admin, (await admin.get(pathOf(link))).body.data, 'renew');
    now = new Date(testMoment.getTime() + 40_000);
    expect((await send()).body.data).toEqual([link.id]);
    expect(await mails.execute()).toHaveLength(count);
    expect((await send()).body.data).toEqual([link.id]);
    expect(await mails.execute()).toHaveLength(count);
  });

  it.each([
    ['when its address was corrected', sql`update companies set email = 'rh@client.example'`],
    ['when the last mail has failed', sql`update mails set failed_at = now()`],
  ])('mails a company again at once %s', async (_case, change) => {
    const { server, admin, link } = await start();
    await sql`update companies set email = 'hr@client.example' where id = ${link.id}`.execute(server.db);
    const send = () => admin.send('POST', 'links/send', { body: { company_ids: [link.id] } });
    const mails = server.db.selectFrom('mails').select('id').where('link_company_id', '=', link.id);
    await send();
    await change.execute(server.db);
    expect((await send()).body.data).toEqual([link.id]);
    expect(await mails.execute()).toHaveLength(2);
    expect((await send()).body.data).toEqual([link.id]);
    expect(await mails.execute()).toHaveLength(2);
  });

  it('mails the students whose link opens, and names them', async () => {
    const { server, admin } = await start();
    const { body } = await admin.get('links?kind=student&search=Fortin');
    const [ines] = body.data;
    const send = () => admin.send('POST', 'links/send', { body: { student_ids: [ines.id, ines.id] } });
    expect((await send()).body.data).toEqual([ines.id]);
    const [mail] = await server.outbox();
    expect([mail?.to, mail?.link]).toEqual([ines.email, `/#/student-report/${student.token}`]);
    await write(admin, ines, 'revoke');
    expect((await send()).body.data).toEqual([]);
  });

  it('mails a student the link of the moment at which the mail leaves, or none that is revoked', async () => {
    const { server, admin } = await start();
    const [ines] = (await admin.get('links?kind=student&search=Fortin')).body.data;
    const { url, received } = await mailServer();
    const head = { productName: 'École', publicUrl: 'https://portail.example', phone: '', email: '' };
    const { db } = server;
    const { links } = sampleSecrets;
    const from = 'Portail <portail@ecole.example>';
    const mails = new MailSender({ db, links, url, from, head, now: () => testMoment });
    onTestFinished(() => mails.stop());
    await db.deleteFrom('mails').execute();
    const send = () => admin.send('POST', 'links/send', { body: { student_ids: [ines.id] } });
    await send();
    const renewed = (await write(admin, ines, 'renew')).body.data;
    await mails.sendDue();
    const secret = await secretOf(admin, ines);
    expect(received.map(({ text }) => text)).toEqual([
      expect.stringContaining(`https://portail.example/#/student-report/${secret}`),
    ]);
    await send();
    await write(admin, renewed, 'revoke');
    await mails.sendDue();
    expect(received).toHaveLength(1);
    const [last] = (await admin.get('mails?state=failed')).body.data;
    expect([last.recipient, last.error]).toEqual([ines.email, 'ELINK']);
  });
});
