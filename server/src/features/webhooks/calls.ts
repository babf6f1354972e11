import type { Webhook } from '@portal/api-client/openapi';
import { isWebhookAddress, webhookEvents } from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { mailAdministrators } from '../../mail/mailAdministrators.ts';
import { type Call, type Handlers, refuseChanged, userIdOf, Versioned } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { newWebhookSecret, openWebhookSecret, sealWebhookSecret } from '../../sessions/webhookSecrets.ts';
import { faultOfWebhookAddress } from '../../webhooks/postWebhook.ts';
import { writeTestEvent } from '../../webhooks/writeEvent.ts';
import { deleteRecord, oneRow, recordOf, updateRecord } from '../records.ts';
import { readDeliveries, readDelivery, readWebhook, readWebhooks } from './queries.ts';

/** Maximum number of webhooks: each event writes a row for every one of them. */
const maxWebhooks = 20;

/** Hours for which a former secret signs beside the new one. */
const overlapHours = 24;

/** Deliveries in one answer. */
const pageSize = 50;

/** The calls about webhooks (extension `webhooks`, ADR-0085). */
export const webhookCalls = {
  listWebhooks: async ({ db, now }) => ({ data: await readWebhooks(db, now, sql`true`) }),

  async createWebhook(call) {
    const { body, caller, db, links, now } = call;
    const input = checkedInput(call, body);
    // Locked, so that two requests at once do not exceed the limit.
    await sql`lock table webhooks in share row exclusive mode`.execute(db);
    const { count } = await sql<{ count: number }>`select count(*)::int as count from webhooks`
      .execute(db)
      .then(oneRow);
    if (count >= maxWebhooks) throw new Refusal('conflict', sentences.tooMany);
    // The secret is bound to the id.
    const { id } = await sql<{
      id: number;
    }>`select nextval(pg_get_serial_sequence('webhooks', 'id'))::int as id`
      .execute(db)
      .then(oneRow);
    const secret = newWebhookSecret();
    await db
      .insertInto('webhooks')
      .values({
        id,
        ...input,
        secret_sealed: sealWebhookSecret(links, id, secret),
        created_at: now.toISOString(),
      })
      .execute();
    await tell(db, userIdOf(caller), 'created', input, now);
    return {
      message: 'The webhook was created',
      data: { signing_secret: secret, webhook: await readWebhook(db, now, id) },
    };
  },

  async updateWebhook(call) {
    const { path, body, caller, db, now, ifMatch } = call;
    const webhook = await recordOf(db, 'webhooks', path.id, { isLocked: true });
    const input = checkedInput(call, body);
    // A change that is stored already is answered as saved: the answer to an earlier call was lost.
    if (!isStored(webhook, input)) {
      refuseChanged(webhook, ifMatch);
      const isMoved = webhook.url !== input.url;
      // The failures of the former address say nothing about the new one.
      await updateRecord(db, 'webhooks', webhook.id, { ...input, ...(isMoved && { failing_since: null }) });
      if (isMoved) await tell(db, userIdOf(caller), 'moved', input, now);
    }
    return answerOf(db, now, webhook.id);
  },

  async pauseWebhook({ path, body, db, links, now }) {
    const webhook = await recordOf(db, 'webhooks', path.id, { isLocked: true });
    const at = now.toISOString();
    if (body.paused === 1) {
      if (webhook.paused_at === null)
        await updateRecord(db, 'webhooks', webhook.id, { paused_at: at, paused_reason: 'by-hand' });
    } else if (webhook.paused_at !== null) {
      if (openWebhookSecret(links, webhook.id, webhook.secret_sealed) === null)
        throw new Refusal('conflict', sentences.noSecret);
      const resumed = { paused_at: null, paused_reason: null, failing_since: null };
      await updateRecord(db, 'webhooks', webhook.id, resumed);
      // Waiting deliveries start again, with all their attempts.
      await sql`update webhook_deliveries set attempts = 0, next_attempt_at = ${at}, claimed_until = null
        where webhook_id = ${webhook.id} and next_attempt_at is not null
          and (claimed_until is null or claimed_until <= ${at})`.execute(db);
    }
    return answerOf(db, now, webhook.id);
  },

  async removeWebhook({ path, db }) {
    const webhook = await recordOf(db, 'webhooks', path.id, { isLocked: true });
    await deleteRecord(db, 'webhooks', webhook.id);
    return { message: 'The webhook was removed' };
  },

  async renewWebhookSecret({ path, caller, db, links, now }) {
    const webhook = await recordOf(db, 'webhooks', path.id, { isLocked: true });
    const { id, secret_sealed } = webhook;
    const secret = newWebhookSecret();
    const hasOld = openWebhookSecret(links, id, secret_sealed) !== null;
    await updateRecord(db, 'webhooks', id, {
      secret_sealed: sealWebhookSecret(links, id, secret),
      old_secret_sealed: hasOld ? secret_sealed : null,
      old_secret_until: hasOld ? new Date(now.getTime() + overlapHours * 3_600_000).toISOString() : null,
      ...(webhook.paused_reason === 'no-secret' && { paused_reason: 'by-hand' as const }),
    });
    await tell(db, userIdOf(caller), 'renewed', webhook, now);
    return {
      message: 'The secret was renewed',
      data: { signing_secret: secret, webhook: await readWebhook(db, now, id) },
    };
  },

  async testWebhook({ path, db, now }) {
    const { id: webhookId } = await recordOf(db, 'webhooks', path.id, { isLocked: true });
    const id = await writeTestEvent(db, webhookId, now);
    return { message: 'The test is on its way', data: await readDelivery(db, now, { webhookId, id }) };
  },

  async listWebhookDeliveries({ path, query, db, now }) {
    const { id: webhookId } = await recordOf(db, 'webhooks', path.id);
    const { before } = query;
    const found = await readDeliveries(db, now, { webhookId, before, size: pageSize + 1 });
    return { data: found.slice(0, pageSize), has_more: found.length > pageSize };
  },

  async sendWebhookDelivery({ path, db, now }) {
    const webhook = await recordOf(db, 'webhooks', path.id, { isLocked: true });
    const chosen = { webhookId: webhook.id, id: path.deliveryId };
    await readDelivery(db, now, chosen);
    const at = now.toISOString();
    // One that is being sent right now is left alone.
    await sql`update webhook_deliveries set attempts = 0, next_attempt_at = ${at}, claimed_until = null,
        succeeded_at = null, failed_at = null
      where id = ${path.deliveryId} and (claimed_until is null or claimed_until <= ${at})`.execute(db);
    return { message: 'The delivery is sent again', data: await readDelivery(db, now, chosen) };
  },
} satisfies Handlers;

type Input = Pick<Webhook, 'url' | 'description' | 'events'>;

function checkedInput({ webhookLimits }: Pick<Call, 'webhookLimits'>, body: Input): Input {
  const url = body.url.trim();
  const description = body.description.trim();
  if (description === '') throw badField('description', 'is required');
  if (!isWebhookAddress(url) || !URL.canParse(url)) throw badField('url', 'is not a web address');
  const fault = faultOfWebhookAddress(webhookLimits, url);
  if (fault !== null) throw new Refusal('bad-input', sentences[fault], { url: [sentences[fault]] });
  // In one order, so that the same choice is no change.
  return { url, description, events: webhookEvents.filter((event) => body.events.includes(event)) };
}

function isStored(webhook: Selectable<Schema['webhooks']>, { url, description, events }: Input): boolean {
  return (
    webhook.url === url && webhook.description === description && webhook.events.join() === events.join()
  );
}

async function answerOf(db: Db, now: Date, id: number) {
  const data = await readWebhook(db, now, id);
  return new Versioned({ message: 'The webhook was saved', data }, data.etag);
}

const letters = {
  created: [
    'a ajouté un webhook : le portail enverra des événements à',
    'added a webhook: the portal will send events to',
  ],
  moved: [
    'a changé l’adresse d’un webhook : le portail enverra des événements à',
    'changed the address of a webhook: the portal will send events to',
  ],
  renewed: ['a renouvelé le secret du webhook', 'renewed the secret of the webhook'],
} as const;

/** Mails all administrators about a change by which data could leave the portal. */
async function tell(
  db: Db,
  userId: number,
  change: keyof typeof letters,
  { url, description }: Pick<Input, 'url' | 'description'>,
  now: Date,
): Promise<void> {
  const { name, last_name } = await recordOf(db, 'users', userId);
  const who = `${name} ${last_name}`.trim();
  const { host } = new URL(url);
  const [fr, en] = letters[change];
  await mailAdministrators(
    db,
    {
      subject: [`Webhook modifié : ${description}`, `Webhook changed: ${description}`],
      text: [
        `${who} ${fr} ${host} (${description}). Si personne ne reconnaît ce changement, suspendez le webhook tout de suite.`,
        `${who} ${en} ${host} (${description}). If nobody recognizes this change, pause the webhook at once.`,
      ],
      link: '/admin/settings/webhooks',
    },
    now,
  );
}

const sentences = {
  tooMany: `Il y a déjà ${maxWebhooks} webhooks - There are already ${maxWebhooks} webhooks`,
  noSecret:
    'Ce webhook n’a pas de secret connu : renouvelez-le d’abord - This webhook has no known secret: renew it first',
  'not-https': 'L’adresse doit commencer par https:// - The address must begin with https://',
  closed: 'Cette adresse n’est pas sur l’Internet public - This address is not on the public internet',
};
