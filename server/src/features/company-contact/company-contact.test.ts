import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { MailSender } from '../../mail/MailSender.ts';
import { sampleSecrets } from '../../testing/sampleSecrets.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { mailServer } from '../../testing/testMailServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { isPublished } from '../reports/queries.ts';

/** A company with a contract that has reports. */
async function start() {
  const server = await startServer();
  const admin = await server.signIn();
  const { rows } = await sql<{ company: number; course: number; number: string }>`
    select c.company_id as company, c.id as course, c.number from contracts c
    join companies o on o.id = c.company_id and o.name = ${accounts.company.name}
    where exists (select from reports r where r.contract_id = c.id and ${isPublished})
    order by c.id limit 1`.execute(server.db);
  const [found] = rows;
  if (!found) throw new Error('the samples have no reports of the company');
  const path = `companyContacts/${found.company}`;
  const contact = async () => (await admin.get(path)).body.data;
  const save = async (body: object, as: Sender = admin, etag?: string) =>
    as.send('PUT', path, { body, headers: { 'If-Match': etag ?? (await contact()).etag } });
  const send = (as: Sender = admin, course = found.course) =>
    as.send('POST', `${path}/sendLink`, { body: { course_id: course } });
  const preview = async () =>
    (await admin.send('POST', `${path}/previewLink`, { body: { course_id: found.course } })).body.data;
  return { ...found, server, admin, path, contact, save, send, preview };
}

const address = 'formation@champlain.example';

describe('the contact', () => {
  it('is changed from the version that was read: the second of two people is told', async () => {
    const { server, contact, save } = await start();
    const { etag } = await contact();
    const other = await server.signIn(accounts.otherAdmin.email);
    expect((await save({ email: address, language: 'en' })).body.data).toMatchObject({
      email: address,
      language: 'en',
    });
    expect((await save({ email: null, language: 'fr' }, other, etag)).status).toBe(412);
    expect(await contact()).toMatchObject({ email: address, language: 'en' });
    expect((await save({ email: 'nobody', language: 'fr' })).status).toBe(400);
  });

  it('stands in the history of the company', async () => {
    const { admin, company, save } = await start();
    await save({ email: address, language: 'en' });
    const { body } = await admin.get(`history?subject=company&id=${company}`);
    expect(body.data[0].changes.map(({ field }: { field: string }) => field).toSorted()).toEqual(
      expect.arrayContaining(['email']),
    );
  });
});

describe('the mail', () => {
  it.each([
    ['fr', /^Rapports de progrès : contrat [\w-]+$/, ['Bonjour']],
    ['en', /^Progress reports: contract [\w-]+$/, ['Hello']],
    ['both', /^Rapports de progrès : contrat [\w-]+ - Progress reports: contract/, ['Bonjour', 'Hello']],
  ] as const)('in %s is sent as it was shown, and carries the link', async (language, subject, greetings) => {
    const { server, number, save, send, preview } = await start();
    await save({ email: address, language });
    const shown = await preview();
    expect(shown).toMatchObject({ refused: null, recipient: address, language });
    expect(shown.text.map((text: string) => text.split(',')[0])).toEqual(greetings);
    expect((await send()).body.data).toMatchObject({ recipient: address, is_repeated: 0, state: 'waiting' });
    const { rows } = await sql<{ link: string | null; text: string }>`select link, text from mails
      order by id desc limit 1`.execute(server.db);
    expect(rows).toEqual([{ link: null, text: shown.text.join(' - ') }]);
    const mail = await delivered(server.db);
    expect(mail?.subject).toMatch(subject);
    expect(mail?.subject).toBe(shown.subject);
    expect(mail?.text).toContain(number);
    expect(mail?.text).toContain(`https://portail.example/#/clientReport/${accounts.company.token}`);
    for (const text of shown.text) expect(mail?.text).toContain(text);
  });

  it('names the students whose reports are there', async () => {
    const { server, course, preview } = await start();
    const { rows } = await sql<{ name: string }>`select distinct s.name || ' ' || s.last_name as name
      from reports r join students s on s.id = r.student_id
      where r.contract_id = ${course} and ${isPublished}`.execute(server.db);
    const { text } = await preview();
    const named = text[0].split('\n').filter((line: string) => line.startsWith('• '));
    expect(named.toSorted()).toEqual(rows.map(({ name }) => `• ${name}`).toSorted());
  });

  it('is sent once in a minute by two administrators through two servers, who learn who sent it', async () => {
    const { server, path, course, admin, save } = await start();
    await save({ email: address, language: 'fr' });
    const second = await startServer({ database: server.database });
    const other = await second.signIn(accounts.otherAdmin.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        (place % 2 ? admin : other).send('POST', `${path}/sendLink`, { body: { course_id: course } }),
      ),
    );
    const data = answers.map(({ body }) => body.data);
    expect(data.map(({ is_repeated }) => is_repeated).toSorted()).toEqual([0, 1, 1, 1, 1, 1]);
    expect(new Set(data.map(({ sent_by }) => sent_by.id)).size).toBe(1);
    expect((await server.outbox()).filter(({ to }) => to === address)).toHaveLength(1);
  });

  it('is sent again a minute later', async () => {
    const { server, save, send, path, course } = await start();
    await save({ email: address, language: 'fr' });
    await send();
    const later = await startServer({
      database: server.database,
      now: () => new Date(testMoment.getTime() + 60_000),
    });
    const again = await (await later.signIn()).send('POST', `${path}/sendLink`, {
      body: { course_id: course },
    });
    expect(again.body.data.is_repeated).toBe(0);
  });
});

it('is sent again at once when the link was renewed since', async () => {
  const { server, company, save, send, path, course } = await start();
  await save({ email: address, language: 'fr' });
  await send();
  const sent_at = testMoment.toISOString();
  await sql`update mails set claimed_at = ${sent_at}, sent_at = ${sent_at}
    where link_company_id = ${company}`.execute(server.db);
  const later = await startServer({
    database: server.database,
    now: () => new Date(testMoment.getTime() + 20_000),
  });
  const admin = await later.signIn();
  const sendAgain = async () =>
    (await admin.send('POST', `${path}/sendLink`, { body: { course_id: course } })).body.data;
  expect(await sendAgain()).toMatchObject({ is_repeated: 1 });
  const { etag } = (await admin.get(`links/company/${company}`)).body.data;
  await admin.send('PUT', `links/company/${company}/renew`, { headers: { 'If-Match': etag } });
  expect(await sendAgain()).toMatchObject({ is_repeated: 0, state: 'waiting' });
  expect(await sendAgain()).toMatchObject({ is_repeated: 1 });
});

it('is sent at once to a corrected address, and once to that one', async () => {
  const { server, save, send } = await start();
  await save({ email: 'formatoin@champlain.example', language: 'fr' });
  await send();
  await save({ email: address, language: 'fr' });
  expect((await send()).body.data).toMatchObject({ recipient: address, is_repeated: 0, state: 'waiting' });
  await save({ email: address.toUpperCase(), language: 'fr' });
  expect((await send()).body.data).toMatchObject({ recipient: address, is_repeated: 1 });
  expect((await server.outbox()).filter(({ to }) => to === address)).toHaveLength(1);
});

it('is sent at once when the mail before it has failed', async () => {
  const { server, company, save, send } = await start();
  await save({ email: address, language: 'fr' });
  await send();
  await sql`update mails set failed_at = ${testMoment.toISOString()}, attempts = 1, error = 'EMESSAGE 550'
    where link_company_id = ${company}`.execute(server.db);
  expect((await send()).body.data).toMatchObject({ recipient: address, is_repeated: 0, state: 'waiting' });
  expect((await send()).body.data).toMatchObject({ is_repeated: 1 });
});

describe('refusals', () => {
  it('name the reason, in the preview too', async () => {
    const { admin, company, save, send, preview } = await start();
    const link = async (step: string, body?: object) => {
      const { etag } = (await admin.get(`links/company/${company}`)).body.data;
      await admin.send('PUT', `links/company/${company}/${step}`, { body, headers: { 'If-Match': etag } });
    };
    const archive = (status: number) =>
      admin.send('PUT', 'companies/updateStatus', { body: { id: company, status } });
    const refused = async () => {
      const { status, body } = await send();
      return [status, (await preview()).refused, body.message];
    };
    await save({ email: null, language: 'both' });
    expect(await refused()).toEqual([409, 'no-address', expect.stringMatching(/adresse.* - .*address/)]);
    await save({ email: address, language: 'both' });
    await archive(0);
    expect(await refused()).toEqual([409, 'archived', expect.stringMatching(/archivée - .*archived/)]);
    await archive(1);
    await link('revoke');
    expect(await refused()).toEqual([409, 'revoked', expect.stringMatching(/révoqué.* - .*revoked/)]);
    await link('renew');
    expect((await send()).status).toBe(200);
  });

  it('a contract of another company is not found', async () => {
    const { server, company, save, send, admin } = await start();
    await save({ email: address, language: 'fr' });
    const { rows } = await sql<{ id: number }>`select id from contracts
      where company_id <> ${company} order by id limit 1`.execute(server.db);
    expect((await send(admin, rows[0]?.id)).status).toBe(404);
  });

  it('a link that was revoked before the mail left is not sent', async () => {
    const { server, admin, company, save, send } = await start();
    await save({ email: address, language: 'fr' });
    await send();
    const { etag } = (await admin.get(`links/company/${company}`)).body.data;
    await admin.send('PUT', `links/company/${company}/revoke`, { headers: { 'If-Match': etag } });
    expect(await delivered(server.db)).toBeUndefined();
    const { rows } = await sql<{
      error: string;
      is_over: boolean;
    }>`select error, failed_at is not null as is_over
      from mails order by id desc limit 1`.execute(server.db);
    expect(rows).toEqual([{ error: 'ELINK', is_over: true }]);
  });
});

it('a company without a link gets its first one', async () => {
  const { server, admin, company, save, send } = await start();
  await save({ email: address, language: 'fr' });
  await sql`delete from private_links where company_id = ${company}`.execute(server.db);
  await sql`update companies set link_sealed = null, link_digest = null where id = ${company}`.execute(
    server.db,
  );
  expect((await send()).status).toBe(200);
  const shown = await admin.send('POST', `links/company/${company}/show`, { body: {} });
  const { token_login } = shown.body.data;
  expect((await delivered(server.db))?.text).toContain(`/#/clientReport/${token_login}`);
});

/** Returns the mail to the company as a mail server receives it. */
async function delivered(db: Awaited<ReturnType<typeof startServer>>['db']) {
  await db.deleteFrom('mails').where('recipient', '<>', address).execute();
  const { url, received } = await mailServer();
  const head = { productName: 'École', publicUrl: 'https://portail.example', phone: '', email: '' };
  const from = 'Portail <portail@ecole.example>';
  const mails = new MailSender({ db, links: sampleSecrets.links, url, from, head, now: () => testMoment });
  onTestFinished(() => mails.stop());
  await mails.sendDue();
  return received[0];
}
