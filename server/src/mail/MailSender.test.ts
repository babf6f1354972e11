import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import { lateness } from '../testing/mailServer.ts';
import { sampleDatabase } from '../testing/sampleDatabase.ts';
import { sampleSecrets } from '../testing/sampleSecrets.ts';
import { mailServer } from '../testing/testMailServer.ts';
import { MailSender } from './MailSender.ts';
import { mailState } from './mail-state.ts';
import { writeMail } from './outbox.ts';
import { ReturnPaths } from './ReturnPaths.ts';

const moment = new Date('2026-11-20T12:00:00Z');

const head = {
  productName: 'Portail de l’école',
  publicUrl: 'https://portail.ecole.example',
  phone: '1 800 555-0199',
  email: 'aide@ecole.example',
};

async function outbox(
  url: string,
  many = 1,
  settings: Partial<ConstructorParameters<typeof MailSender>[0]> = {},
) {
  const database = await sampleDatabase();
  const db = connect({ url: database });
  onTestFinished(() => db.destroy());
  await db.deleteFrom('mails').execute();
  for (let place = 0; place < many; place += 1) {
    await writeMail(
      db,
      {
        recipient: `prof${place}@ecole.example`,
        recipient_name: 'Zoé Prof, née',
        subject: 'Votre accès au portail - Your access to the portal',
        text: 'Bonjour <Zoé> & cie, choisissez. - Hello <Zoé> & cie, choose.',
        link: `/#/page/of-the-portal-${place}`,
      },
      moment,
    );
  }
  const clock = { now: moment };
  const senders: MailSender[] = [];
  const sender = (longest?: number) => {
    const from = 'Portail <portail@ecole.example>';
    const now = () => clock.now;
    const limits =
      longest === undefined ? undefined : { connection: longest, talk: longest, acceptance: longest };
    const made = new MailSender({
      db,
      links: sampleSecrets.links,
      url,
      from,
      head,
      now,
      limits,
      maxStopTime: 20,
      ...settings,
    });
    senders.push(made);
    return made;
  };
  onTestFinished(async () => void (await Promise.all(senders.map((made) => made.stop()))));
  const rows = () => db.selectFrom('mails').selectAll().orderBy('id').execute();
  const pass = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  return { db, sender, rows, pass };
}

/** Starts a server that sends only a greeting and never answers. Returns its address. */
async function silentServer(greeting: string): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.write(greeting);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the mail sender', () => {
  it('sends each mail in both languages, as text and HTML, with the address of the record', async () => {
    const server = await mailServer();
    const { sender, rows } = await outbox(server.url);
    expect(await sender().sendDue()).toBe(1);
    const [mail] = server.received;
    expect(mail?.from?.text).toBe('"Portail" <portail@ecole.example>');
    expect(mail?.to).toMatchObject({
      value: [{ address: 'prof0@ecole.example', name: 'Zoé Prof, née' }],
    });
    expect(mail?.replyTo?.text).toBe('aide@ecole.example');
    expect(mail?.subject).toBe('Votre accès au portail - Your access to the portal');
    expect(mail?.text?.trim().split(/\n+/)).toEqual([
      'Bonjour <Zoé> & cie, choisissez.',
      'Hello <Zoé> & cie, choose.',
      'https://portail.ecole.example/#/page/of-the-portal-0',
      '-- ',
      'Portail de l’école · 1 800 555-0199 · aide@ecole.example',
    ]);
    const html = String(mail?.html);
    expect(html).toContain('<html lang="fr">');
    expect(html).toMatch(/<p lang="fr"[^>]*>Bonjour &lt;Zoé&gt; &amp; cie, choisissez\.<\/p>/);
    expect(html).toMatch(/<p lang="en"[^>]*>Hello &lt;Zoé&gt; &amp; cie, choose\.<\/p>/);
    expect(html).toContain('<span lang="fr">Ouvrir</span> - <span lang="en">Open</span>');
    expect(mail?.headers.get('content-language')).toBe('fr, en');
    expect(html).toContain('<a href="https://portail.ecole.example/#/page/of-the-portal-0"');
    expect(html).not.toMatch(/<(script|img|link)/);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(await rows()).toMatchObject([
      { sent_at: moment.toISOString(), link: null, attempts: 1, error: null },
    ]);
  });

  it('tries again later when the server is busy, and then no more', async () => {
    const server = await mailServer(['busy', 'busy']);
    const { sender, rows, pass } = await outbox(server.url);
    const mails = sender();
    expect(await mails.sendDue()).toBe(1);
    expect(await mails.sendDue()).toBe(0);
    expect(await rows()).toMatchObject([
      { sent_at: null, failed_at: null, attempts: 1, error: 'EMESSAGE 451' },
    ]);
    pass(1);
    expect(await mails.sendDue()).toBe(1);
    pass(4);
    expect(await mails.sendDue()).toBe(0);
    pass(1);
    expect(await mails.sendDue()).toBe(1);
    expect(await rows()).toMatchObject([{ failed_at: null, attempts: 3, error: null }]);
    pass(10_000);
    expect(await mails.sendDue()).toBe(0);
    expect(server.received).toHaveLength(1);
  });

  it('gives up a mail that is refused, and after seven failed attempts', async () => {
    const server = await mailServer(['refuse']);
    const refused = await outbox(server.url);
    await refused.sender().sendDue();
    expect(await refused.rows()).toMatchObject([{ failed_at: moment.toISOString(), attempts: 1 }]);

    const { sender, rows, pass } = await outbox('smtp://127.0.0.1:1');
    const mails = sender();
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await mails.sendDue();
      pass(1000);
    }
    const [mail] = await rows();
    expect(mail).toMatchObject({ sent_at: null, attempts: 7, error: 'ESOCKET' });
    expect(mail?.failed_at).not.toBeNull();
  });

  it.each([
    ['never greets', ''],
    ['greets and never answers', '220 mail.ecole.example\r\n'],
  ])('does not wait for a mail server that %s', async (_what, greeting) => {
    const { sender, rows } = await outbox(await silentServer(greeting));
    expect(await sender(20).sendDue()).toBe(1);
    expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null, attempts: 1, error: 'ETIMEDOUT' }]);
  });

  it('keeps all mails while the mail server refuses the login, and tries it with one mail at a time', async () => {
    const server = await mailServer([], 2);
    const withLogin = server.url.replace('//', '//portal:expired@');
    const { sender, rows, pass } = await outbox(withLogin, 3);
    const mails = sender();
    expect(await mails.sendDue()).toBe(1);
    expect(await mails.sendDue()).toBe(1);
    expect(server.logins()).toBe(2);
    const refused = { sent_at: null, failed_at: null, attempts: 1, error: 'EAUTH 535' };
    const untried = { sent_at: null, failed_at: null, attempts: 0, error: null };
    expect(await rows()).toMatchObject([refused, refused, untried]);
    pass(1);
    expect(await mails.sendDue()).toBe(3);
    expect(server.received).toHaveLength(3);
  });

  it('keeps all mails while the mail server offers no login for the password that it has', async () => {
    const server = await mailServer([], 0, { offersLogin: false });
    const { sender, rows } = await outbox(server.url.replace('//', '//portal:secret@'), 2);
    expect(await sender().sendDue()).toBe(1);
    expect(await rows()).toMatchObject([
      { sent_at: null, failed_at: null, attempts: 1, error: 'EAUTH 500' },
      { attempts: 0, error: null },
    ]);
    expect(server.received).toEqual([]);
  });

  it('keeps all mails while the mail server refuses the connection', async () => {
    const { sender, rows } = await outbox(await silentServer('554 mail.ecole.example\r\n'), 2);
    expect(await sender().sendDue()).toBe(1);
    expect(await rows()).toMatchObject([
      { failed_at: null, attempts: 1, error: 'EPROTOCOL 554' },
      { failed_at: null, attempts: 0, error: null },
    ]);
  });

  it('sends the other mails when one is refused', async () => {
    const server = await mailServer(['refuse', 'busy']);
    const { sender, rows } = await outbox(server.url, 3);
    expect(await sender().sendDue()).toBe(3);
    expect(await rows()).toMatchObject([
      { failed_at: moment.toISOString(), error: 'EMESSAGE 550' },
      { failed_at: null, error: 'EMESSAGE 451' },
      { sent_at: moment.toISOString(), error: null },
    ]);
  });

  it.each(['cut', 'silent'] as const)(
    'does not repeat a mail of which the mail server is %s after the content',
    async (answer) => {
      const server = await mailServer([answer]);
      const limits = { connection: 20_000, talk: 20_000, acceptance: 2000 };
      const { db, sender, rows, pass } = await outbox(server.url, 1, { limits });
      const mails = sender();
      await mails.sendDue();
      const error = answer === 'cut' ? 'ECONNECTION' : 'ETIMEDOUT';
      const unsure = { sent_at: null, failed_at: null, unsure_at: moment.toISOString(), attempts: 1, error };
      expect(await rows()).toMatchObject([unsure]);
      const state = db.selectFrom('mails').select(mailState(moment).as('state'));
      expect(await state.execute()).toEqual([{ state: 'unknown' }]);
      pass(10_000);
      expect(await mails.sendDue()).toBe(0);
      expect(server.tries()).toBe(1);
    },
  );

  it('waits for the answer to the content longer than for all that comes before', async () => {
    const server = await mailServer(['late']);
    const limits = { connection: lateness - 500, talk: 0, acceptance: 60_000 };
    const { sender, rows } = await outbox(server.url, 1, { limits });
    expect(await sender().sendDue()).toBe(1);
    expect(await rows()).toMatchObject([{ sent_at: moment.toISOString(), unsure_at: null, error: null }]);
  });

  it('gives a mail up that the mail server does not answer, when it is stopped', async () => {
    const server = await mailServer(['silent']);
    const { sender, rows } = await outbox(server.url, 2);
    const mails = sender();
    mails.start();
    await expect.poll(() => server.received.length).toBe(1);
    await mails.stop();
    expect(await rows()).toMatchObject([
      { unsure_at: moment.toISOString(), attempts: 1, error: 'ETIMEDOUT' },
      { unsure_at: null, attempts: 0, error: null },
    ]);
  });

  it('keeps the random part of the Message-ID when it tries again, and gives no other mail the same', async () => {
    const server = await mailServer(['busy']);
    const { db, sender, rows, pass } = await outbox(server.url, 1);
    const mails = sender();
    await mails.sendDue();
    const [first] = await rows();
    pass(1);
    await mails.sendDue();
    const [sent] = server.received.map(({ messageId }) => messageId);
    expect(sent).toBe(`<portal-${first?.id}-${first?.message_key}@ecole.example>`);
    expect(first?.message_key).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
    // As after a restore, another mail gets the id of a mail that was already sent.
    await db.deleteFrom('mails').execute();
    const other = { recipient: 'a@b.example', subject: 'S', text: 'T', link: null, sent_at: null };
    const written_at = moment.toISOString();
    await db
      .insertInto('mails')
      .values({ ...other, id: first?.id, written_at })
      .execute();
    await mails.sendDue();
    expect(server.received.map(({ messageId }) => messageId)).not.toEqual([sent, sent]);
    expect(server.received).toHaveLength(2);
  });

  it.each(['a@b.example, c@d.example', 'Zoé <a@b.example>', 'a,b@c.example', 'zoé@b.example'])(
    'does not send to %s',
    async (recipient) => {
      const server = await mailServer();
      const { db, sender, rows } = await outbox(server.url, 2);
      await db.updateTable('mails').set({ recipient }).where('recipient', 'like', 'prof0@%').execute();
      expect(await sender().sendDue()).toBe(2);
      expect(await rows()).toMatchObject([
        { failed_at: moment.toISOString(), error: 'EADDRESS' },
        { sent_at: moment.toISOString() },
      ]);
      expect(server.envelopes.map(({ to }) => to)).toEqual([['prof1@ecole.example']]);
    },
  );

  it('sends to an accented address if the mail server has SMTPUTF8', async () => {
    const server = await mailServer();
    const { db, sender } = await outbox(server.url, 1, { hasSmtpUtf8: true });
    await db.updateTable('mails').set({ recipient: 'zoé@b.example' }).execute();
    await sender().sendDue();
    expect(server.envelopes.map(({ to }) => to)).toEqual([['zoé@b.example']]);
  });

  it('sends each mail from an address of its own, which only its secret can make', async () => {
    const server = await mailServer();
    const returnPaths = new ReturnPaths('retours@ecole.example', ['one secret', 'a former one']);
    const { sender, rows } = await outbox(server.url, 2, { returnPaths });
    await sender().sendDue();
    const mails = await rows();
    const [first, second] = server.envelopes.map(({ from }) => from);
    expect(first).toMatch(new RegExp(`^retours\\+${mails[0]?.id}-[0-9a-f]{20}@ecole\\.example$`));
    const path = ReturnPaths.read(`Delivered-To: ${first?.toUpperCase()}`);
    expect(path?.id).toBe(mails[0]?.id);
    const [mail, other] = mails;
    if (!path || !mail || !other) throw new Error('two mails were sent');
    expect(returnPaths.isOf(path, mail)).toBe(true);
    expect(returnPaths.isOf(path, { ...mail, message_key: other.message_key })).toBe(false);
    expect(returnPaths.isOf(path, { ...mail, id: other.id })).toBe(false);
    expect(new ReturnPaths('x@y.example', ['new', 'one secret']).isOf(path, mail)).toBe(true);
    expect(new ReturnPaths('x@y.example', ['new']).isOf(path, mail)).toBe(false);
    expect(second).not.toBe(first);
    expect(ReturnPaths.read('retours@ecole.example')).toBeNull();
  });

  it.each([
    ['en', 'Questions - answers? Write - to us. - Bye.', ['<html lang="en">', '>Open<'], /lang="fr"|Ouvrir/],
    ['fr', 'Des questions? - Bonjour.', ['<html lang="fr">', '>Ouvrir<'], /lang="en"|Open/],
  ] as const)('sends a mail in %s alone as one text in this language', async (language, text, parts, not) => {
    const server = await mailServer();
    const { db, sender } = await outbox(server.url, 0);
    const mail = { recipient: 'a@b.example', subject: 'S', text, link: '/x', language };
    await writeMail(db, { ...mail, reply_to: 'marie@ecole.example', off_link: '/off' }, moment);
    await sender().sendDue();
    const [received] = server.received;
    const html = String(received?.html);
    for (const part of parts) expect(html).toContain(part);
    expect(html).toContain(`<p lang="${language}"`);
    expect(html.match(/<p lang=/g)).toHaveLength(1);
    expect(html).not.toMatch(not);
    expect(received?.text?.split('\n')[0]).toBe(text);
    expect(received?.headers.get('content-language')).toBe(language);
    expect(received?.replyTo?.text).toBe('marie@ecole.example');
  });

  it('takes no mail while the link that it carries cannot be read, and sends it later', async () => {
    const server = await mailServer();
    const { db, sender, rows } = await outbox(server.url, 0);
    const student = await db
      .selectFrom('students')
      .select('id')
      .where('link_sealed', 'is not', null)
      .where('status', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const mail = { recipient: 'a@b.example', subject: 'S', text: 'T', link: null };
    await writeMail(db, { ...mail, link_student_id: student.id }, moment);
    // Renamed back, because other tests use the same database.
    await sql`alter table students rename link_sealed to hidden`.execute(db);
    await expect(sender().sendDue()).rejects.toThrow('link_sealed');
    await sql`alter table students rename hidden to link_sealed`.execute(db);
    expect(await rows()).toMatchObject([{ claimed_at: null, attempts: 0 }]);
    expect(await sender().sendDue()).toBe(1);
    expect(server.received.map(({ text }) => text)).toEqual([
      expect.stringContaining('https://portail.ecole.example/#/student-report/'),
    ]);
  });

  it('sends each mail once when several processes send', async () => {
    const server = await mailServer();
    const { sender, rows } = await outbox(server.url, 20);
    const tried = await Promise.all([sender(), sender(), sender()].map((mails) => mails.sendDue()));
    expect(tried.reduce((sum, many) => sum + many, 0)).toBe(20);
    const recipients = server.received.map(({ to }) => (Array.isArray(to) ? '' : (to?.text ?? '')));
    expect(new Set(recipients).size).toBe(20);
    expect(recipients).toHaveLength(20);
    expect((await rows()).every(({ sent_at }) => sent_at !== null)).toBe(true);
  });

  it('finds mails by itself until it is stopped', async () => {
    const server = await mailServer();
    const { sender, db } = await outbox(server.url);
    const mails = sender();
    mails.start();
    await expect.poll(() => server.received.length).toBe(1);
    await mails.stop();
    await writeMail(db, { recipient: 'a@b.example', subject: 'S', text: 'T', link: null }, moment);
    expect(await mails.sendDue()).toBe(0);
    expect(server.received).toHaveLength(1);
  });
});
