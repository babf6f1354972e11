import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import { sampleDatabase } from '../testing/sampleDatabase.ts';
import { sampleSecrets } from '../testing/sampleSecrets.ts';
import { mailServer } from '../testing/testMailServer.ts';
import { MailSender } from './MailSender.ts';
import { writeMail } from './outbox.ts';

const moment = new Date('2026-11-20T12:00:00Z');

const head = {
  productName: 'Portail de l’école',
  publicUrl: 'https://portail.ecole.example',
  phone: '1 800 555-0199',
  email: 'aide@ecole.example',
};

async function outbox(url: string, many = 1) {
  const database = await sampleDatabase();
  const db = connect({ url: database });
  onTestFinished(() => db.destroy());
  await db.deleteFrom('mails').execute();
  for (let place = 0; place < many; place += 1) {
    await writeMail(
      db,
      {
        recipient: `prof${place}@ecole.example`,
        subject: 'Votre accès au portail - Your access to the portal',
        text: 'Bonjour <Zoé> & cie, choisissez. - Hello <Zoé> & cie, choose.',
        link: `/#/invite/secret-${place}`,
      },
      moment,
    );
  }
  const clock = { now: moment };
  const senders: MailSender[] = [];
  const sender = (longestStep?: number) => {
    const from = 'Portail <portail@ecole.example>';
    const now = () => clock.now;
    const made = new MailSender({ db, links: sampleSecrets.links, url, from, head, now, longestStep });
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

/** The address of a server that says nothing but a greeting, until the test ends. */
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
    expect(mail?.to).toMatchObject({ text: 'prof0@ecole.example' });
    expect(mail?.subject).toBe('Votre accès au portail - Your access to the portal');
    expect(mail?.text?.trim().split(/\n+/)).toEqual([
      'Bonjour <Zoé> & cie, choisissez.',
      'Hello <Zoé> & cie, choose.',
      'https://portail.ecole.example/#/invite/secret-0',
      '-- ',
      'Portail de l’école · 1 800 555-0199 · aide@ecole.example',
    ]);
    const html = String(mail?.html);
    expect(html).toContain('Hello &lt;Zoé&gt; &amp; cie, choose.');
    expect(html).toContain('<a href="https://portail.ecole.example/#/invite/secret-0"');
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

  it('does not repeat a mail whose acceptance is unknown', async () => {
    const server = await mailServer(['cut']);
    const { sender, rows, pass } = await outbox(server.url);
    const mails = sender();
    await mails.sendDue();
    expect(await rows()).toMatchObject([{ sent_at: null, failed_at: moment.toISOString(), attempts: 1 }]);
    pass(10_000);
    expect(await mails.sendDue()).toBe(0);
    expect(server.tries()).toBe(1);
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
    // Renamed back, because other tests use the database later.
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
