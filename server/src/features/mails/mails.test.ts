import { describe, expect, it, onTestFinished } from 'vitest';
import { MailSender } from '../../mail/MailSender.ts';
import { writeMail } from '../../mail/outbox.ts';
import { sampleSecrets } from '../../testing/sampleSecrets.ts';
import { startServer } from '../../testing/startServer.ts';
import { mailServer } from '../../testing/testMailServer.ts';
import { testMoment } from '../../testing/testMoment.ts';

interface Row {
  id: number;
  recipient: string;
  state: string;
}

const minutesAgo = (minutes: number) => new Date(testMoment.getTime() - minutes * 60_000).toISOString();

/** A server with one mail in each state, written in this order. */
async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  await server.db.deleteFrom('mails').execute();
  const claimed = (minutes: number) => ({ claimed_at: minutesAgo(minutes), attempts: 1 });
  const states = {
    waiting: { attempts: 2, next_attempt_at: minutesAgo(-5), error: 'ECONNECTION' },
    sending: claimed(19),
    sent: { ...claimed(60), sent_at: minutesAgo(59), next_attempt_at: minutesAgo(61) },
    failed: { ...claimed(60), attempts: 7, failed_at: minutesAgo(59), error: 'EMESSAGE 550' },
    unknown: claimed(21),
    silent: { ...claimed(1), unsure_at: minutesAgo(0), error: 'ETIMEDOUT' },
    bounced: {
      ...claimed(60),
      sent_at: minutesAgo(59),
      bounced_at: minutesAgo(58),
      bounce_status: '5.1.1',
      bounce_reason: '550 5.1.1 User unknown',
    },
  };
  for (const [name, state] of Object.entries(states)) {
    const mail = {
      recipient: `${name}@ecole.example`,
      subject: `Accès ${name}`,
      text: 'Secret',
      link: '/#/admin/contracts',
    };
    await writeMail(server.db, mail, testMoment);
    await server.db.updateTable('mails').set(state).where('recipient', '=', mail.recipient).execute();
  }
  const admin = await server.signIn();
  const list = async (query = ''): Promise<Row[]> => (await admin.get(`mails?${query}`)).body.data;
  const names = async (query = '') => (await list(query)).map(({ recipient }) => recipient.split('@')[0]);
  const idOf = async (name: string) => (await list(`search=${name}@`))[0]?.id ?? 0;
  const retry = (id: number) => admin.send('PUT', 'mails/retry', { body: { id } });
  return { server, admin, list, names, idOf, retry };
}

describe('the list of mails', () => {
  it('has each mail with its state, newest first even within one moment (DECISION-51)', async () => {
    const { list } = await start();
    const rows = await list();
    expect(rows.map(({ recipient, state }) => [recipient, state])).toEqual(
      ['bounced', 'silent', 'unknown', 'failed', 'sent', 'sending', 'waiting'].map((name) => [
        `${name}@ecole.example`,
        name === 'silent' ? 'unknown' : name,
      ]),
    );
    expect(rows[3]).toEqual({
      id: rows[3]?.id,
      recipient: 'failed@ecole.example',
      subject: 'Accès failed',
      state: 'failed',
      written_at: testMoment.toISOString(),
      sent_at: null,
      attempts: 7,
      next_attempt_at: null,
      error: 'EMESSAGE 550',
      bounce: null,
    });
    expect(rows[0]).toMatchObject({
      bounce: { at: minutesAgo(58), status: '5.1.1', reason: '550 5.1.1 User unknown' },
    });
    expect(rows[4]).toMatchObject({ sent_at: minutesAgo(59), next_attempt_at: null });
    expect(rows[6]).toMatchObject({ next_attempt_at: minutesAgo(-5), error: 'ECONNECTION' });
  });

  it('puts a mail that was written later first, whatever its id', async () => {
    const { server, names } = await start();
    const late = { written_at: minutesAgo(-1) };
    await server.db.updateTable('mails').set(late).where('recipient', 'like', 'sent@%').execute();
    expect((await names())[0]).toBe('sent');
  });

  it.each([
    ['mails that came back', 'state=bounced', ['bounced']],
    ['mails that may have arrived', 'state=unknown', ['silent', 'unknown']],
  ])('is narrowed by %s', async (_case, query, left) => {
    expect(await (await start()).names(query)).toEqual(left);
  });

  it('says whether a mail server is set, and never what a mail holds', async () => {
    for (const sendsMail of [true, false]) {
      const { admin } = await start({ sendsMail });
      const { body } = await admin.get('mails');
      expect(body.is_sending_on).toBe(sendsMail);
      expect(JSON.stringify(body)).not.toMatch(/secret|invite/i);
    }
  });
});

describe('a retry', () => {
  it.each([
    ['failed', 'failed'],
    ['unknown', 'unknown'],
    ['silent', 'unknown'],
  ])('lets a mail that is %s wait from its first attempt on', async (name, state) => {
    const { server, idOf, retry, list } = await start();
    const id = await idOf(name);
    const { status, body } = await retry(id);
    expect(status).toBe(200);
    const waiting = { state: 'waiting', attempts: 0, next_attempt_at: null, error: null, sent_at: null };
    expect(body.data).toMatchObject({ id, ...waiting });
    expect(JSON.stringify(body)).not.toMatch(/secret|invite/i);
    expect((await list('state=waiting')).map((row) => row.id)).toContain(id);
    const history = await server.db.selectFrom('history').selectAll().execute();
    expect(history).toMatchObject([
      {
        user_id: 1,
        call: 'retryMail',
        table_name: 'mails',
        action: 'update',
        record_id: id,
        before: { state },
        after: { state: 'waiting' },
      },
    ]);
  });

  it.each(['waiting', 'sending', 'sent', 'bounced'])('is refused for a mail that is %s', async (name) => {
    const { server, idOf, retry } = await start();
    const id = await idOf(name);
    const before = await server.state();
    expect((await retry(id)).status).toBe(409);
    expect(await server.state()).toEqual(before);
  });

  it('makes the sender send the mail, with its link', async () => {
    const { server, idOf, retry, list } = await start();
    const { url, received } = await mailServer();
    const head = { productName: 'École', publicUrl: 'https://portail.example', phone: '', email: '' };
    const settings = { url, from: 'Portail <portail@ecole.example>', head };
    const mails = new MailSender({
      ...settings,
      db: server.db,
      links: sampleSecrets.links,
      now: () => testMoment,
    });
    onTestFinished(() => mails.stop());
    expect(await mails.sendDue()).toBe(0);
    const id = await idOf('failed');
    await retry(id);
    expect(await mails.sendDue()).toBe(1);
    expect(received.map(({ text }) => text)).toEqual([expect.stringContaining('/#/admin/contracts')]);
    expect((await list('state=sent')).map((row) => row.id)).toContain(id);
  });
});
