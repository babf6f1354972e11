import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { openClient } from '../../database/hosts.ts';
import { deleteExpired } from '../../operate/retention.ts';
import { LinkKeys } from '../../sessions/LinkKeys.ts';
import { sealLinks } from '../../sessions/sealLinks.ts';
import { sampleSecrets, testSecret } from '../../testing/sampleSecrets.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { lostWebhooks, pauseLostWebhooks } from '../../webhooks/pauseLostWebhooks.ts';
import { WebhookSender } from '../../webhooks/WebhookSender.ts';

const { teacher } = accounts;
const hour = 3_600_000;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver on this machine. Answers 200 until the test gives it another answer. */
async function receiver() {
  const received: Received[] = [];
  let answer = (response: ServerResponse, _count: number) => void response.writeHead(200).end('ok');
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      answer(response, received.length);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/portail`,
    received,
    answers: (given: typeof answer) => {
      answer = given;
    },
  };
}

/** A server that may send to this machine, a clock that the test moves, and its senders. */
async function withWebhooks(internalHosts: readonly string[] = ['127.0.0.1', '::1']) {
  let at = testMoment.getTime();
  const now = () => new Date(at);
  // A session that outlives the days that tests let pass.
  const accessSeconds = 10 * 24 * 3600;
  const server = await startServer({ now, accessSeconds, webhookInternalHosts: internalHosts });
  const boss = await server.signIn();
  const sender = (more: Partial<ConstructorParameters<typeof WebhookSender>[0]> = {}) =>
    new WebhookSender({
      db: server.db,
      links: sampleSecrets.links,
      limits: { internalHosts },
      now,
      random: () => 0.5,
      report: (error) => {
        throw error;
      },
      ...more,
    });
  return {
    ...server,
    boss,
    now,
    sender,
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
    async create(url: string, more: object = {}) {
      const body = {
        url,
        description: 'Paie',
        events: ['class.recorded', 'class.corrected', 'class.deleted'],
        ...more,
      };
      const { signing_secret: secret, webhook } = (await boss.send('POST', 'webhooks', { body })).body.data;
      return { secret, webhook };
    },
    list: async () => (await boss.get('webhooks')).body.data,
    deliveries: async (id: number) => (await boss.get(`webhooks/${id}/deliveries`)).body.data,
  };
}

const record = (sender: Sender, more: object = {}) =>
  sender.send('POST', 'attendance', {
    body: { courses_id: 1, date_class: '2026-11-20', absent_student_ids: [], total_hours: 90, ...more },
  });

/** What the library of the receiver says of a delivery, whose clock is that of the machine. */
function verify(secret: string, { headers, body }: Received): unknown {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Number(headers['webhook-timestamp']) * 1000);
  try {
    return new Verifier(secret).verify(body, headers as Record<string, string>);
  } finally {
    clock.mockRestore();
  }
}

describe('a webhook (DECISION-168)', () => {
  it('shows its secret once, which is stored encrypted, and tells the administrators', async () => {
    const { create, list, db, outbox } = await withWebhooks();
    const { secret, webhook } = await create('https://paie.example/portail ', { description: ' Paie ' });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.any(Number),
      url: 'https://paie.example/portail',
      description: 'Paie',
      events: ['class.recorded', 'class.corrected', 'class.deleted'],
      created_at: testMoment.toISOString(),
      paused_at: null,
      paused_reason: null,
      failing_since: null,
      old_secret_until: null,
      waiting_count: 0,
      etag: '"v1"',
    });
    expect(JSON.stringify(await list())).not.toContain(secret);
    const stored = await db.selectFrom('webhooks').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    const mails = await outbox();
    expect(mails[0]).toMatchObject({
      subject: 'Webhook modifié : Paie - Webhook changed: Paie',
      link: '/admin/settings/webhooks',
    });
    expect(mails[0]?.text).toContain(
      'Marie Bélanger added a webhook: the portal will send events to paie.example',
    );
    expect(JSON.stringify(mails)).not.toContain(secret);
  });

  it('keeps its secret for a repeated request, encrypted', async () => {
    const { boss, db, list } = await withWebhooks();
    const body = { url: 'https://paie.example/', description: 'Paie', events: ['contract.done'] };
    const once = { body, headers: { 'Idempotency-Key': 'once' } };
    const answers = [await boss.send('POST', 'webhooks', once), await boss.send('POST', 'webhooks', once)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await list()).toHaveLength(1);
    const stored = await db.selectFrom('keyed_writes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(answers[0]?.body.data.signing_secret);
  });

  it.each([
    ['http', 'http://paie.example/'],
    ['loopback', 'https://127.0.0.1/'],
    ['a name of this machine', 'https://localhost/'],
    ['a private address', 'https://192.168.0.1/'],
    ['a unique-local address', 'https://[fd00::1]/'],
    ['a user name', 'https://marie@paie.example/'],
    ['no address', 'paie'],
  ])('is refused with %s', async (_what, url) => {
    const { boss } = await withWebhooks([]);
    const body = { url, description: 'Paie', events: ['contract.done'] };
    const { status, body: answer } = await boss.send('POST', 'webhooks', { body });
    expect([status, Object.keys(answer.errors)]).toEqual([400, ['url']]);
  });

  it('asks for a fresh proof to create it, to change its address, and to renew its secret', async () => {
    const { create, boss, pass } = await withWebhooks();
    const { webhook } = await create('https://paie.example/');
    pass(hour);
    const { id, url, description, events } = webhook;
    const codes = [];
    for (const [method, path, body] of [
      ['POST', 'webhooks', { url, description, events }],
      ['PUT', `webhooks/${id}`, { url: 'https://autre.example/', description, events }],
      ['POST', `webhooks/${id}/secret`, {}],
      ['PUT', `webhooks/${id}`, { url, description: 'Comptabilité', events }],
    ] as const)
      codes.push((await boss.send(method, path, { body })).body.code ?? 'saved');
    expect(codes).toEqual(['proof-required', 'proof-required', 'proof-required', 'saved']);
  });

  it('is changed only from the version that was read, and the history tells it without secrets', async () => {
    const { create, boss, db } = await withWebhooks();
    const { webhook, secret } = await create('https://paie.example/');
    const { id, url, description, events, etag } = webhook;
    const change = (body: object) =>
      boss.send('PUT', `webhooks/${id}`, { body, headers: { 'If-Match': etag } });
    expect((await change({ url, description: 'Comptabilité', events })).body.data.etag).toBe('"v2"');
    expect((await change({ url, description: 'Facturation', events })).status).toBe(412);
    expect((await change({ url, description: 'Comptabilité', events })).status).toBe(200);
    await boss.send('POST', `webhooks/${id}/secret`);
    const history = await db
      .selectFrom('history')
      .select(['action', 'call', 'before', 'after'])
      .where('table_name', '=', 'webhooks')
      .orderBy('id')
      .execute();
    expect(history).toEqual([
      {
        action: 'insert',
        call: 'createWebhook',
        before: null,
        after: { url, description, events, secret_sealed: '***' },
      },
      {
        action: 'update',
        call: 'updateWebhook',
        before: { description },
        after: { description: 'Comptabilité' },
      },
      {
        action: 'update',
        call: 'renewWebhookSecret',
        before: { secret_sealed: '***' },
        after: { secret_sealed: '***' },
      },
    ]);
    expect(JSON.stringify(history)).not.toContain(secret);
    const shown = await boss.get(`history?subject=webhook&id=${id}`);
    interface Told {
      readonly action: string;
      readonly noun: string;
      readonly record: { readonly name: string };
      readonly changes: readonly {
        readonly field: string;
        readonly before: unknown;
        readonly after: unknown;
      }[];
    }
    const told = shown.body.data.map(({ action, noun, record: { name }, changes }: Told) => [
      action,
      noun,
      name,
      changes.map(({ field, before, after }) => [field, before, after]),
    ]);
    expect(told).toEqual([
      ['changed', 'webhook', 'Comptabilité', [['signing_secret', null, null]]],
      ['changed', 'webhook', 'Comptabilité', [['description', description, 'Comptabilité']]],
      [
        'added',
        'webhook',
        description,
        [
          ['url', null, url],
          ['events', null, events],
          ['signing_secret', null, null],
        ],
      ],
    ]);
    expect(JSON.stringify(shown.body)).not.toContain(secret);
  });

  it('is refused beyond twenty', async () => {
    const { boss, db } = await withWebhooks();
    await sql`insert into webhooks (url, description, events) select 'https://paie.example/', 'Paie', '{contract.done}'
      from generate_series(1, 20)`.execute(db);
    const body = { url: 'https://paie.example/', description: 'Paie', events: ['contract.done'] };
    expect((await boss.send('POST', 'webhooks', { body })).status).toBe(409);
  });
});

describe('an event (DECISION-169)', () => {
  it('is sent after the change, signed over what was sent, with ids alone', async () => {
    const { create, signIn, sender, deliveries, boss } = await withWebhooks();
    const target = await receiver();
    const { secret, webhook } = await create(target.url);
    const saved = (await record(await signIn(teacher.email))).body.data;
    expect(target.received).toEqual([]);
    await sender().sendDue();
    expect(target.received).toHaveLength(1);
    const [first] = target.received;
    expect(first && verify(secret, first)).toEqual({
      type: 'class.recorded',
      timestamp: testMoment.toISOString(),
      data: { id: saved.id, course_id: 1, teacher_id: 1, date: '2026-11-20', minutes: 90 },
    });
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f-]{36}$/),
      'webhook-timestamp': String(testMoment.getTime() / 1000),
    });
    await boss.send('PUT', `attendance/${saved.id}`, {
      body: { courses_id: 1, date_class: '2026-11-19', absent_student_ids: [], total_hours: 60, status: 1 },
    });
    await boss.send('DELETE', `attendance/${saved.id}`);
    await sender().sendDue();
    const told = target.received.map(({ body }) => JSON.parse(body));
    expect(told.map(({ type, data }) => [type, data.date, data.minutes])).toEqual([
      ['class.recorded', '2026-11-20', 90],
      ['class.corrected', '2026-11-19', 60],
      ['class.deleted', '2026-11-19', 60],
    ]);
    expect(await deliveries(webhook.id)).toMatchObject([
      {
        type: 'class.deleted',
        state: 'succeeded',
        attempts: 1,
        status: 200,
        answer: 'ok',
        next_attempt_at: null,
      },
      { type: 'class.corrected' },
      { type: 'class.recorded' },
    ]);
  });

  it('is never written for a change that is rolled back, nor for a webhook that does not want it', async () => {
    const { create, boss, db } = await withWebhooks();
    await create('https://paie.example/', { events: ['contract.done'] });
    await record(boss);
    const count = async () =>
      (await db.selectFrom('webhook_deliveries').select('type').execute()).map(({ type }) => type);
    expect(await count()).toEqual([]);
    // Refused at its end, after the event was written.
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'late'; end $$`.execute(
      db,
    );
    await sql`create constraint trigger late after update on contracts deferrable initially deferred
      for each row execute function refuse()`.execute(db);
    const done = { id: 1, course_status_id: 3 };
    expect((await boss.send('PUT', 'courses/updateStatus', { body: done })).status).toBe(500);
    expect(await count()).toEqual([]);
    await sql`drop function refuse cascade`.execute(db);
    expect((await boss.send('PUT', 'courses/updateStatus', { body: done })).status).toBe(200);
    await boss.send('PUT', 'courses/updateStatus', { body: done });
    expect(await count()).toEqual(['contract.done']);
  });

  it('tells of statements and reports', async () => {
    const { create, boss, signIn, db } = await withWebhooks();
    const events = ['statement.approved', 'statement.reopened', 'report.submitted'];
    await create('https://paie.example/', { events });
    const prof = await signIn(teacher.email);
    await db.deleteFrom('statements').execute();
    await db.updateTable('lessons').set({ status: 0 }).execute();
    await record(prof);
    const minutes = 90;
    const sent = await prof.send('POST', 'statements', { body: { month: '2026-11', minutes } });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const { id } = sent.body.data;
    for (const status of ['approved', 'submitted', 'approved'])
      await boss.send('PUT', `statements/${id}`, { body: { status, minutes } });
    const form = await db
      .selectFrom('report_forms as f')
      .innerJoin('reports as r', 'r.form_id', 'f.id')
      .select(['f.id', 'f.student_id', 'r.id as report_id'])
      .where('f.contract_id', '=', 1)
      .where('f.status', '=', 0)
      .executeTakeFirstOrThrow();
    const submission = { progress_report_form_id: form.id, status: 1 };
    await prof.send('PUT', 'progressReports/form/status', { body: submission });
    const told = await db.selectFrom('webhook_deliveries').select(['type', 'body']).orderBy('id').execute();
    expect(told.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data])).toEqual([
      ['statement.approved', { id, teacher_id: 1, month: '2026-11', minutes }],
      ['statement.reopened', { id, teacher_id: 1, month: '2026-11' }],
      ['statement.approved', { id, teacher_id: 1, month: '2026-11', minutes }],
      [
        'report.submitted',
        { id: form.report_id, course_id: 1, student_id: form.student_id, form_id: form.id },
      ],
    ]);
  });
});

describe('a delivery', () => {
  it('is tried again after an error and a time-out, with the same id, at growing intervals', async () => {
    const { create, boss, sender, deliveries, list, pass } = await withWebhooks();
    const target = await receiver();
    const { secret, webhook } = await create(target.url);
    await record(boss);
    target.answers((response, count) => {
      if (count === 1) response.writeHead(500).end('En panne \u0000');
      else if (count > 2) response.writeHead(204).end();
    });
    const quick = sender({ limits: { internalHosts: ['127.0.0.1'], maxAttemptTime: 100 } });
    await quick.sendDue();
    expect((await deliveries(webhook.id))[0]).toMatchObject({
      state: 'waiting',
      attempts: 1,
      status: 500,
      answer: 'En panne ',
      error: null,
      next_attempt_at: '2026-11-20T12:00:05.000Z',
    });
    expect((await list())[0]).toMatchObject({ failing_since: testMoment.toISOString(), waiting_count: 1 });
    pass(4999);
    await quick.sendDue();
    expect(target.received).toHaveLength(1);
    pass(1);
    await quick.sendDue();
    expect((await deliveries(webhook.id))[0]).toMatchObject({
      attempts: 2,
      status: null,
      error: 'timeout',
      next_attempt_at: '2026-11-20T12:05:05.000Z',
    });
    pass(300_000);
    await sender().sendDue();
    expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'succeeded', attempts: 3, status: 204 });
    expect((await list())[0]).toMatchObject({ failing_since: null, waiting_count: 0 });
    expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(target.received.map(({ body }) => body)).size).toBe(1);
    expect(target.received.map((one) => verify(secret, one))).toHaveLength(3);
  });

  it.each<[string, number, string, string]>([
    ['seconds', 429, '900', '12:15:00'],
    ['a date', 503, 'Fri, 20 Nov 2026 12:20:00 GMT', '12:20:00'],
    ['less than the schedule waits', 503, '1', '12:00:05'],
    ['another status', 500, '900', '12:00:05'],
    ['nothing that can be read', 429, 'plus tard', '12:00:05'],
  ])('waits as long as a busy receiver asks: %s (DECISION-192)', async (_case, status, retryAfter, next) => {
    const { create, boss, sender, deliveries, pass } = await withWebhooks();
    const target = await receiver();
    const { webhook } = await create(target.url);
    await record(boss);
    target.answers((response, count) => {
      if (count === 1) response.writeHead(status, { 'Retry-After': retryAfter }).end();
      else response.writeHead(204).end();
    });
    await sender().sendDue();
    const at = new Date(`2026-11-20T${next}.000Z`);
    expect((await deliveries(webhook.id))[0]).toMatchObject({ status, next_attempt_at: at.toISOString() });
    pass(at.getTime() - testMoment.getTime() - 1);
    await sender().sendDue();
    expect(target.received).toHaveLength(1);
    pass(1);
    await sender().sendDue();
    expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'succeeded', attempts: 2 });
  });

  it('is put off by 20 hours at most, and not once its attempts are over (DECISION-192)', async () => {
    const { create, boss, sender, deliveries, pass, db } = await withWebhooks();
    const target = await receiver();
    const { webhook } = await create(target.url);
    await record(boss);
    target.answers((response) => void response.writeHead(429, { 'Retry-After': '9999999999' }).end());
    await sender().sendDue();
    expect((await deliveries(webhook.id))[0]?.next_attempt_at).toBe('2026-11-21T08:00:00.000Z');
    await db.updateTable('webhook_deliveries').set({ attempts: 9 }).execute();
    pass(20 * hour);
    await sender().sendDue();
    expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'failed', next_attempt_at: null });
  });

  it('fails after about three days, and then the webhook is paused with a mail', async () => {
    const { create, boss, sender, deliveries, list, pass, outbox, now } = await withWebhooks();
    const target = await receiver();
    target.answers((response) => void response.writeHead(503).end());
    const { webhook } = await create(target.url);
    await record(boss);
    const before = (await outbox()).length;
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await sender().sendDue();
      const [{ next_attempt_at }] = await deliveries(webhook.id);
      if (next_attempt_at !== null) pass(new Date(next_attempt_at).getTime() - now().getTime());
    }
    expect(target.received).toHaveLength(10);
    expect((await deliveries(webhook.id))[0]).toMatchObject({
      state: 'failed',
      attempts: 10,
      next_attempt_at: null,
    });
    expect((now().getTime() - testMoment.getTime()) / hour).toBeCloseTo(71.6, 1);
    expect((await list())[0]).toMatchObject({ paused_reason: 'failing', paused_at: now().toISOString() });
    const [mail, ...others] = await outbox();
    expect(others.length).toBeGreaterThanOrEqual(before);
    expect(mail?.subject).toBe('Webhook suspendu : Paie - Webhook paused: Paie');
    expect(mail?.text).toContain('has not answered as it should for more than two days');
  });

  it('pauses a webhook that answers 410 at once, and its events wait until it is resumed', async () => {
    const { create, boss, sender, deliveries, list, outbox } = await withWebhooks();
    const target = await receiver();
    target.answers((response) => void response.writeHead(410).end());
    const { webhook } = await create(target.url);
    await record(boss);
    const before = (await outbox()).length;
    await sender().sendDue();
    expect((await list())[0]).toMatchObject({ paused_reason: 'gone' });
    expect((await outbox()).length).toBeGreaterThan(before);
    await record(boss, { date_class: '2026-11-19' });
    await sender().sendDue();
    expect(target.received).toHaveLength(1);
    expect((await deliveries(webhook.id)).map(({ state }: { state: string }) => state)).toEqual([
      'waiting',
      'waiting',
    ]);
    // A test is still sent, once.
    await boss.send('POST', `webhooks/${webhook.id}/test`);
    await sender().sendDue();
    expect((await deliveries(webhook.id))[0]).toMatchObject({
      type: 'webhook.test',
      state: 'failed',
      status: 410,
    });
    target.answers((response) => void response.writeHead(200).end());
    await boss.send('PUT', `webhooks/${webhook.id}/paused`, { body: { paused: 0 } });
    await sender().sendDue();
    expect(target.received).toHaveLength(4);
    expect((await list())[0]).toMatchObject({ paused_at: null, waiting_count: 0 });
  });

  it('is sent again by hand with the same id', async () => {
    const { create, boss, sender, deliveries } = await withWebhooks();
    const target = await receiver();
    const { webhook } = await create(target.url);
    await record(boss);
    await sender().sendDue();
    const [{ id }] = await deliveries(webhook.id);
    const { body } = await boss.send('POST', `webhooks/${webhook.id}/deliveries/${id}/send`);
    expect(body.data).toMatchObject({ state: 'waiting', attempts: 0 });
    await sender().sendDue();
    expect(target.received.map(({ headers }) => headers['webhook-id'])).toHaveLength(2);
    expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is sent once by two processes at the same time, and by the other one if the first was killed', async () => {
    const { create, boss, sender, deliveries, pass, db } = await withWebhooks();
    const target = await receiver();
    const { webhook } = await create(target.url);
    for (const day of [16, 17, 18, 19]) await record(boss, { date_class: `2026-11-${day}` });
    await Promise.all([sender().sendDue(), sender().sendDue()]);
    expect(target.received).toHaveLength(4);
    expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
    // A process that claimed a delivery and never came back.
    await record(boss);
    await sql`update webhook_deliveries set attempts = 1, claimed_until = ${new Date(testMoment.getTime() + 90_000).toISOString()}
      where next_attempt_at is not null`.execute(db);
    await sender().sendDue();
    expect(target.received).toHaveLength(4);
    expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'sending' });
    pass(90_000);
    await sender().sendDue();
    expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'succeeded', attempts: 2 });
  });

  it('to a slow webhook holds up no other one', async () => {
    const { create, boss, sender } = await withWebhooks();
    const [slow, quick] = [await receiver(), await receiver()];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const begun = new Promise<void>((resolve) =>
      slow.answers((response) => {
        resolve();
        void held.then(() => response.end());
      }),
    );
    await create(slow.url);
    await create(quick.url);
    for (const day of [17, 18, 19]) await record(boss, { date_class: `2026-11-${day}` });
    const arrived = new Promise<void>((resolve) =>
      quick.answers((response, count) => {
        response.end();
        if (count === 3) resolve();
      }),
    );
    const sending = sender().sendDue();
    await Promise.all([begun, arrived]);
    expect(slow.received).toHaveLength(1);
    release();
    await sending;
    expect(slow.received).toHaveLength(3);
  });

  it('reads a long answer only to a limit', async () => {
    const { create, boss, sender, deliveries } = await withWebhooks();
    const target = await receiver();
    let written = 0;
    target.answers((response) => {
      const more = () => {
        while (!response.destroyed && response.write('é'.repeat(10_000))) written += 1;
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    const { webhook } = await create(target.url);
    await record(boss);
    await sender().sendDue();
    const [{ state, answer }] = await deliveries(webhook.id);
    expect([state, answer]).toEqual(['succeeded', 'é'.repeat(500)]);
    expect(written).toBeLessThan(1000);
  });
});

describe('the secret of a webhook', () => {
  it('signs beside its former one for a day', async () => {
    const { create, boss, sender, pass, list } = await withWebhooks();
    const target = await receiver();
    const { secret, webhook } = await create(target.url);
    const { signing_secret: newer } = (await boss.send('POST', `webhooks/${webhook.id}/secret`)).body.data;
    expect((await list())[0].old_secret_until).toBe('2026-11-21T12:00:00.000Z');
    await record(boss);
    await sender().sendDue();
    pass(24 * hour);
    await record(boss, { date_class: '2026-11-19' });
    await sender().sendDue();
    const [during, after] = target.received as [Received, Received];
    expect([verify(secret, during), verify(newer, during), verify(newer, after)]).toHaveLength(3);
    expect(() => verify(secret, after)).toThrow('No matching signature found');
    expect((await list())[0].old_secret_until).toBeNull();
  });

  it('is encrypted again when the server’s secret changes', async () => {
    const { create, database, boss, sender, db } = await withWebhooks();
    const target = await receiver();
    const { secret, webhook } = await create(target.url);
    const newer = 'a newer secret of at least 32 characters';
    await boss.send('POST', `webhooks/${webhook.id}/secret`);
    await sealLinks(database, new LinkKeys([newer, testSecret]));
    await record(boss);
    await sender({ links: new LinkKeys([newer]) }).sendDue();
    const [first] = target.received;
    expect(first && verify(secret, first)).toMatchObject({ type: 'class.recorded' });
    expect(await db.selectFrom('history').select('call').where('call', 'is', null).execute()).toEqual([]);
  });

  it('is lost after a restore without its key: the webhook is paused until it gets a new one', async () => {
    const { create, database, boss, sender, list, outbox } = await withWebhooks();
    const target = await receiver();
    const { webhook } = await create(target.url);
    await record(boss);
    const before = (await outbox()).length;
    const other = new LinkKeys(['another secret of at least 32 characters']);
    // A server that has started with another secret notices it by itself.
    await sender({ links: other }).sendDue();
    expect((await list())[0]).toMatchObject({ paused_reason: 'no-secret', waiting_count: 1 });
    expect((await outbox()).length).toBeGreaterThan(before);
    const client = await openClient(database);
    try {
      expect(await lostWebhooks(client, sampleSecrets.links)).toEqual([]);
      expect(await lostWebhooks(client, other)).toEqual([webhook.id]);
      await client.query('update webhooks set secret_sealed = null');
      expect(await pauseLostWebhooks(client, sampleSecrets.links)).toBe(1);
    } finally {
      await client.end();
    }
    const resume = () => boss.send('PUT', `webhooks/${webhook.id}/paused`, { body: { paused: 0 } });
    expect((await resume()).status).toBe(409);
    const { signing_secret: secret } = (await boss.send('POST', `webhooks/${webhook.id}/secret`)).body.data;
    expect((await list())[0]).toMatchObject({ paused_reason: 'by-hand', old_secret_until: null });
    expect((await resume()).status).toBe(200);
    await sender().sendDue();
    expect(target.received.map((one) => verify(secret, one))).toHaveLength(1);
  });
});

describe('where webhooks go (DECISION-170)', () => {
  const allowed = ['127.0.0.1'];

  it('is checked again at each attempt, by the address that was looked up', async () => {
    const { create, boss, sender, deliveries } = await withWebhooks([]);
    const { webhook } = await create('https://paie.example/');
    await record(boss);
    const hosts: string[] = [];
    const lookup = async (host: string) => {
      hosts.push(host);
      return [{ address: '127.0.0.1', family: 4 }];
    };
    await sender({ limits: { internalHosts: [], lookup } }).sendDue();
    expect((await deliveries(webhook.id))[0]).toMatchObject({ status: null, error: 'forbidden-address' });
    expect(hosts).toEqual(['paie.example']);
  });

  it('is the address that was checked, without a second lookup', async () => {
    const target = await receiver();
    const { port } = new URL(target.url);
    const { create, boss, sender, deliveries } = await withWebhooks(['paie.example']);
    const { webhook } = await create(`http://paie.example:${port}/`);
    await record(boss);
    let count = 0;
    const lookup = async () => {
      count += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    await sender({ limits: { internalHosts: ['paie.example'], lookup } }).sendDue();
    expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'succeeded' });
    expect(target.received[0]?.headers.host).toBe(`paie.example:${port}`);
    expect(count).toBe(1);
  });

  it('is not where a redirect leads', async () => {
    const [target, inside] = [await receiver(), await receiver()];
    const { create, boss, sender, deliveries } = await withWebhooks(allowed);
    target.answers((response) => void response.writeHead(307, { Location: inside.url }).end());
    const { webhook } = await create(target.url);
    await record(boss);
    await sender().sendDue();
    expect(inside.received).toEqual([]);
    expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'waiting', status: 307 });
  });

  it('is nowhere for a name without addresses', async () => {
    const { create, boss, sender, deliveries } = await withWebhooks([]);
    const { webhook } = await create('https://paie.example/');
    await record(boss);
    const lookup = async () => Promise.reject(new Error('ENOTFOUND'));
    await sender({ limits: { internalHosts: [], lookup } }).sendDue();
    expect((await deliveries(webhook.id))[0]).toMatchObject({ status: null, error: 'unknown-host' });
  });
});

it('deliveries end after KEEP_WEBHOOK_DELIVERIES_DAYS', async () => {
  const { create, boss, db, deliveries } = await withWebhooks();
  const { webhook } = await create('https://paie.example/');
  await record(boss);
  const days = new Proxy({} as Parameters<typeof deleteExpired>[1], { get: () => 30 });
  const at = (day: number) => new Date(testMoment.getTime() + day * 24 * hour);
  await deleteExpired(db, days, at(29));
  expect(await deliveries(webhook.id)).toHaveLength(1);
  expect(await deleteExpired(db, days, at(31))).toMatchObject({ webhook_deliveries: 1 });
  expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
});
