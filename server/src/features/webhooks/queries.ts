import type { Webhook, WebhookDelivery } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { knownRow, oneRow } from '../records.ts';

/** Reads webhooks, the oldest first. Never their secrets. */
export async function readWebhooks(db: Db, now: Date, where: Sql): Promise<Webhook[]> {
  const { rows } = await sql<Webhook>`select w.id, w.url, w.description, w.events, w.created_at, w.paused_at,
      w.paused_reason, w.failing_since,
      case when w.old_secret_until > ${now.toISOString()} then w.old_secret_until end as old_secret_until,
      (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.next_attempt_at is not null)
        as waiting_count, '"v' || w.version || '"' as etag
    from webhooks w where ${where} order by w.id`.execute(db);
  return rows;
}

export async function readWebhook(db: Db, now: Date, id: number): Promise<Webhook> {
  return oneRow({ rows: await readWebhooks(db, now, sql`w.id = ${id}`) });
}

interface Selection {
  readonly webhookId: number;
  /** Only deliveries before this one. */
  readonly before?: number;
  readonly id?: number;
  readonly size: number;
}

/** Reads deliveries of a webhook, the newest first. */
export async function readDeliveries(
  db: Db,
  now: Date,
  { webhookId, before, id, size }: Selection,
): Promise<WebhookDelivery[]> {
  const { rows } = await sql<WebhookDelivery>`select d.id, d.message_id, d.type, d.created_at,
      case when d.claimed_until > ${now.toISOString()} then 'sending'
        when d.next_attempt_at is not null then 'waiting'
        when d.succeeded_at is not null then 'succeeded' else 'failed' end as state,
      d.attempts, d.attempted_at, d.status, d.answer, d.error, d.next_attempt_at
    from webhook_deliveries d where d.webhook_id = ${webhookId}
      ${before === undefined ? sql`` : sql`and d.id < ${before}`} ${id === undefined ? sql`` : sql`and d.id = ${id}`}
    order by d.id desc limit ${size}`.execute(db);
  return rows;
}

export async function readDelivery(
  db: Db,
  now: Date,
  { webhookId, id }: { readonly webhookId: number; readonly id: number },
): Promise<WebhookDelivery> {
  return knownRow({ rows: await readDeliveries(db, now, { webhookId, id, size: 1 }) });
}
