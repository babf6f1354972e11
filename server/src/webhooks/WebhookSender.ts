import { setTimeout as wait } from 'node:timers/promises';
import type { WebhookPauseReason } from '@portal/domain';
import { type Kysely, sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { mailAdministrators } from '../mail/mailAdministrators.ts';
import type { LinkKeys } from '../sessions/LinkKeys.ts';
import { openWebhookSecret } from '../sessions/webhookSecrets.ts';
import { postWebhook, type WebhookLimits, type WebhookOutcome } from './postWebhook.ts';
import { waitAsked } from './waitAsked.ts';

interface SenderOptions {
  readonly db: Kysely<Schema>;
  /** Decrypts the secrets that sign. */
  readonly links: LinkKeys;
  readonly limits: WebhookLimits;
  readonly now?: () => Date;
  /** Returns a random number from 0 to 1, by which delays vary. */
  readonly random?: () => number;
  /** Milliseconds between two checks for due deliveries. */
  readonly pause?: number;
  readonly report?: (error: unknown) => void;
}

/**
 * Seconds until the next attempt, after each failed one, as Standard Webhooks propose: about three days in total. After
 * the last one, the delivery has failed.
 */
const delays = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 72_000];

/** Maximum number of seconds for which a receiver can put off the next attempt. */
const maxDelay = Math.max(...delays);

/** Share by which a delay is shorter or longer at random, so that the events of one outage do not return at once. */
const jitter = 0.1;

/** Milliseconds of failures without a success after which a webhook is paused: before its first delivery is given up. */
const maxFailingTime = 60 * 3_600_000;

/**
 * Milliseconds for which a process holds a delivery: longer than the lookup and the attempt. Another process sends it
 * afterwards if this one was killed.
 */
const claim = 90_000;

/** Maximum number of webhooks to which one process sends at the same time. */
const maxAtOnce = 10;

interface Claimed {
  readonly id: number;
  readonly webhook_id: number;
  readonly message_id: string;
  readonly type: string;
  readonly body: string;
  readonly attempts: number;
  /** Identifies this attempt: another process that claims the delivery later has another moment. */
  readonly claimed_until: string;
  readonly url: string;
  readonly secret_sealed: string | null;
  readonly old_secret_sealed: string | null;
}

/**
 * Sends events to webhooks. Several processes share the work. Each delivery is sent at least once, and by one process
 * at a time. A process sends to each webhook one delivery at a time, so that a slow one holds up no other.
 */
export class WebhookSender {
  readonly #options: SenderOptions;
  readonly #now: () => Date;
  readonly #end = new AbortController();
  /** The webhooks to which this process is sending. */
  readonly #busy = new Map<number, Promise<void>>();
  #running: Promise<void> | undefined;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
  }

  /** Sends due deliveries now and then at regular intervals, until `stop`. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Stops after the attempts that are being made. */
  async stop(): Promise<void> {
    this.#end.abort();
    await this.#running;
    await Promise.all(this.#busy.values());
  }

  /** Sends all due deliveries, and waits for the answers. */
  async sendDue(): Promise<void> {
    while (await this.#begin()) await Promise.race(this.#busy.values());
    await Promise.all(this.#busy.values());
  }

  async #run(): Promise<void> {
    const { pause = 3000, report } = this.#options;
    const { signal } = this.#end;
    while (!signal.aborted) {
      try {
        // An answered webhook is free for its next delivery; the others go on meanwhile.
        while (!signal.aborted && (await this.#begin()))
          await Promise.race([...this.#busy.values(), wait(pause, undefined, { ref: false })]);
      } catch (error) {
        // If the database is down, the next check tries again.
        report?.(error);
      }
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Begins as many attempts as are due and possible. Returns whether it began or is making any. */
  async #begin(): Promise<boolean> {
    while (this.#busy.size < maxAtOnce && !this.#end.signal.aborted) {
      const busy = [...this.#busy.keys()];
      const delivery = await this.#claim(busy);
      // A webhook that was busy when the claim began may be free now, and have more.
      if (!delivery && busy.some((id) => !this.#busy.has(id))) continue;
      if (!delivery) break;
      const attempt = this.#attempt(delivery)
        // The claim ends by itself, and the delivery is tried again.
        .catch((error: unknown) => this.#options.report?.(error))
        .finally(() => this.#busy.delete(delivery.webhook_id));
      this.#busy.set(delivery.webhook_id, attempt);
    }
    return this.#busy.size > 0;
  }

  /** Claims the next delivery to a webhook that is free, so that no other process sends it. */
  async #claim(busy: readonly number[]): Promise<Claimed | undefined> {
    const now = this.#now();
    const at = now.toISOString();
    const { rows } = await sql<Claimed>`with due as (
        select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.next_attempt_at <= ${at} and (d.claimed_until is null or d.claimed_until <= ${at})
          and (w.paused_at is null or d.type = 'webhook.test')
          and w.id <> all (${[...busy]}::bigint[])
        order by d.next_attempt_at, d.id limit 1 for update of d skip locked)
      update webhook_deliveries d set claimed_until = ${new Date(now.getTime() + claim).toISOString()},
        attempts = d.attempts + 1, attempted_at = ${at}
      from due, webhooks w where d.id = due.id and w.id = d.webhook_id
      returning d.id, d.webhook_id, d.message_id, d.type, d.body, d.attempts, d.claimed_until, w.url, w.secret_sealed,
        case when w.old_secret_until > ${at} then w.old_secret_sealed end as old_secret_sealed`.execute(
      this.#options.db,
    );
    return rows[0];
  }

  async #attempt(delivery: Claimed): Promise<void> {
    const headers = this.#headersOf(delivery);
    if (headers === null) return this.#pauseUnsigned(delivery);
    const { url, body } = delivery;
    const outcome = await postWebhook(this.#options.limits, { url, body, headers });
    await this.#note(delivery, outcome);
  }

  /** Returns the signed headers; null if no key decrypts the secret. During an overlap, both secrets sign. */
  #headersOf({
    webhook_id,
    message_id,
    body,
    secret_sealed,
    old_secret_sealed,
  }: Claimed): Record<string, string> | null {
    const open = (sealed: string | null) => openWebhookSecret(this.#options.links, webhook_id, sealed);
    const secret = open(secret_sealed);
    if (secret === null) return null;
    const secrets = [secret, open(old_secret_sealed)].filter((one) => one !== null);
    const sentAt = this.#now();
    return {
      'Content-Type': 'application/json',
      'User-Agent': 'Portal-Webhooks/1',
      'webhook-id': message_id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': secrets.map((one) => new Webhook(one).sign(message_id, sentAt, body)).join(' '),
    };
  }

  /** Stores what came of an attempt, and pauses a webhook that is gone or has failed for days. */
  async #note(delivery: Claimed, outcome: WebhookOutcome): Promise<void> {
    const { id, webhook_id, attempts, claimed_until, type } = delivery;
    const now = this.#now();
    const at = now.toISOString();
    const isSuccess = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    const next = isSuccess || type === 'webhook.test' ? null : this.#nextAttempt(attempts, outcome, now);
    await this.#options.db.transaction().execute(async (trx) => {
      // The webhook first, as everybody who changes it does.
      const webhook = await sql<{ url: string; failing_since: string | null; paused_at: string | null }>`
        select url, failing_since, paused_at from webhooks where id = ${webhook_id} for no key update`
        .execute(trx)
        .then(({ rows }) => rows[0]);
      // It was removed meanwhile.
      if (!webhook) return;
      // Only if no other process has claimed the delivery since, because this one took too long.
      const { numUpdatedRows } = await trx
        .updateTable('webhook_deliveries')
        .set({
          status: outcome.status,
          answer: outcome.answer,
          error: outcome.error,
          claimed_until: null,
          next_attempt_at: next?.toISOString() ?? null,
          succeeded_at: isSuccess ? at : null,
          failed_at: isSuccess || next !== null ? null : at,
        })
        .where('id', '=', id)
        .where('claimed_until', '=', claimed_until)
        .executeTakeFirst();
      if (numUpdatedRows === 0n || type === 'webhook.test') return;
      if (isSuccess) {
        if (webhook.failing_since !== null) await noteFailing(trx, webhook_id, null);
        return;
      }
      const since = webhook.failing_since ?? at;
      if (webhook.failing_since === null) await noteFailing(trx, webhook_id, at);
      // An answer of an address that an administrator has replaced meanwhile says nothing about the new one.
      if (webhook.paused_at !== null || webhook.url !== delivery.url) return;
      if (outcome.status === 410) await pauseAndTell(trx, webhook_id, 'gone', now);
      else if (now.getTime() - new Date(since).getTime() >= maxFailingTime)
        await pauseAndTell(trx, webhook_id, 'failing', now);
    });
  }

  /** Returns when to try again, not before a receiver that is busy has asked for; null after the last attempt. */
  #nextAttempt(attempts: number, outcome: WebhookOutcome, now: Date): Date | null {
    const delay = delays[attempts - 1];
    if (delay === undefined) return null;
    const random = this.#options.random ?? Math.random;
    const usual = delay * (1 + jitter * (2 * random() - 1));
    const seconds = Math.max(usual, Math.min(waitAsked(outcome, now), maxDelay));
    return new Date(now.getTime() + seconds * 1000);
  }

  /** Pauses a webhook whose secret no key decrypts. Its delivery waits for a new secret, and this was no attempt. */
  async #pauseUnsigned({ id, webhook_id, attempts, claimed_until, type }: Claimed): Promise<void> {
    const now = this.#now();
    await this.#options.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ paused_at: string | null }>`select paused_at from webhooks
        where id = ${webhook_id} for no key update`.execute(trx);
      const isTest = type === 'webhook.test';
      await trx
        .updateTable('webhook_deliveries')
        .set({
          claimed_until: null,
          attempts: attempts - 1,
          // A test would be tried again at once, because tests are sent to a paused webhook too.
          ...(isTest && { next_attempt_at: null, failed_at: now.toISOString() }),
        })
        .where('id', '=', id)
        .where('claimed_until', '=', claimed_until)
        .execute();
      if (rows[0]?.paused_at === null) await pauseAndTell(trx, webhook_id, 'no-secret', now);
    });
  }
}

async function noteFailing(db: Db, id: number, since: string | null): Promise<void> {
  await db.updateTable('webhooks').set({ failing_since: since }).where('id', '=', id).execute();
}

/** Why a webhook is paused without anybody's doing, as the mail to the administrators says it. */
const reasons: Readonly<Record<Exclude<WebhookPauseReason, 'by-hand'>, readonly [fr: string, en: string]>> = {
  failing: [
    'Depuis plus de deux jours, son adresse ne répond pas comme il faut.',
    'Its address has not answered as it should for more than two days.',
  ],
  gone: [
    'Son adresse a répondu qu’elle n’existe plus (410).',
    'Its address answered that it no longer exists (410).',
  ],
  'no-secret': [
    'Le portail n’a plus la clé qui ouvre son secret. Créez-lui un nouveau secret, puis donnez-le au logiciel.',
    'The portal no longer has the key that opens its secret. Create a new secret for it, and give it to the program.',
  ],
};

async function pauseAndTell(db: Db, id: number, reason: keyof typeof reasons, now: Date): Promise<void> {
  const { description } = await db
    .updateTable('webhooks')
    .set({ paused_at: now.toISOString(), paused_reason: reason })
    .where('id', '=', id)
    .returning('description')
    .executeTakeFirstOrThrow();
  const [fr, en] = reasons[reason];
  await mailAdministrators(
    db,
    {
      subject: [`Webhook suspendu : ${description}`, `Webhook paused: ${description}`],
      text: [
        `Le webhook ${description} est suspendu. ${fr} Les envois attendent : reprenez-les une fois le problème réglé.`,
        `The webhook ${description} is paused. ${en} Its deliveries wait: resume them once the problem is solved.`,
      ],
      link: '/admin/settings/webhooks',
    },
    now,
  );
}
