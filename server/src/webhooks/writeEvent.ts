import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@portal/domain';
import { sql } from 'kysely';
import { type Db, withNext } from '../database/connect.ts';
import type { Sql } from '../database/Sql.ts';

/** The data of each event: only the ids that a receiver needs to read the records. */
interface EventData {
  'class.recorded': ClassData;
  'class.corrected': ClassData;
  'class.deleted': ClassData;
  'statement.approved': StatementData & { readonly minutes: number };
  'statement.reopened': StatementData;
  'report.submitted': {
    readonly id: number;
    readonly course_id: number;
    readonly student_id: number;
    /** Null for an uploaded document. */
    readonly form_id: number | null;
  };
  'contract.done': { readonly id: number };
}

interface ClassData {
  readonly id: number;
  readonly course_id: number;
  readonly teacher_id: number | null;
  readonly date: string;
  readonly minutes: number;
}

interface StatementData {
  readonly id: number;
  readonly teacher_id: number;
  /** `YYYY-MM` */
  readonly month: string;
}

/**
 * Writes an event for every webhook that subscribes to it, in the transaction of the change, so that a change that is
 * rolled back sends no event. A background job sends it.
 */
export async function writeEvent<Type extends WebhookEvent>(
  db: Db,
  type: Type,
  data: EventData[Type],
  now: Date,
): Promise<void> {
  await writeEvents(db, type, [data], now);
}

/** Writes several events of one type, like `writeEvent`. Sent with the next statement of the transaction. */
export async function writeEvents<Type extends WebhookEvent>(
  db: Db,
  type: Type,
  data: readonly EventData[Type][],
  now: Date,
): Promise<void> {
  await sql`${withNext}${writtenEvents(type, data, now)}`.execute(db);
}

/** SQL that does the same as `writeEvents`, as a part of another statement. */
export function writtenEvents<Type extends WebhookEvent>(
  type: Type,
  data: readonly EventData[Type][],
  now: Date,
): Sql {
  const at = now.toISOString();
  const bodies = data.map((one) => bodyOf(type, one, now));
  // Also for a paused webhook: its deliveries wait. The lock keeps it from being removed at the same moment.
  return sql`insert into webhook_deliveries (webhook_id, message_id, type, body, created_at, next_attempt_at)
    select w.id, 'msg_' || gen_random_uuid(), ${type}, b.body, ${at}, ${at}
    from (select id from webhooks where ${type}::text = any (events) order by id for key share) w
      cross join unnest(${bodies}::text[]) with ordinality as b(body, place) order by b.place, w.id`;
}

/** Writes a test event for one webhook. Returns the id of its delivery. */
export async function writeTestEvent(db: Db, webhookId: number, now: Date): Promise<number> {
  const type = 'webhook.test';
  const at = now.toISOString();
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhookId,
      message_id: `msg_${randomUUID()}`,
      type,
      body: bodyOf(type, { webhook_id: webhookId }, now),
      created_at: at,
      next_attempt_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The text that is signed and sent, as Standard Webhooks describe it. */
function bodyOf(type: string, data: object, now: Date): string {
  return JSON.stringify({ type, timestamp: now.toISOString(), data });
}
