import { aWebhook, aWebhookDelivery, type Webhook, type WebhookDelivery } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { WebhookDelivery as WireDelivery, Webhook as WireWebhook } from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, notFound, type Situation } from './situation.ts';

export interface WebhooksSituation extends Situation {
  extensions?: Extension[];
  webhooks?: Webhook[];
  /** The deliveries of every webhook, the newest first. */
  deliveries?: WebhookDelivery[];
  /** Whether there are older deliveries than these. */
  hasMore?: boolean;
  /** The webhooks after a colleague's change before the first write, which is then refused. */
  changedByOthers?: Webhook[];
  /** Whether the server can no longer return a new secret. */
  isForgotten?: boolean;
}

/** Every secret that these handlers create. */
export const webhookSecretOfStories = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDpQqZ3qMYwXo=';

const now = '2026-11-20T17:00:00.000Z';

/** Answers the calls about webhooks. */
export function webhooksHandlers({
  extensions = ['webhooks'],
  webhooks = [aWebhook()],
  deliveries = [aWebhookDelivery()],
  hasMore = false,
  changedByOthers,
  isForgotten = false,
  ...situation
}: WebhooksSituation = {}): HttpHandler[] {
  const rows = recordsOf(webhooks.map(webhookToWire), changedByOthers?.map(webhookToWire));
  const sentRows = recordsOf(deliveries.map(deliveryToWire));
  const secret = isForgotten ? null : webhookSecretOfStories;
  const blank = (id: number) => webhookToWire(aWebhook({ id, version: `"v${id}"` }));
  const again = { state: 'waiting', attempts: 0, next_attempt_at: now } as const;
  const refusable = (answer: object | Response, secretOf: (webhook: WireWebhook) => object) =>
    answer instanceof Response ? answer : secretOf((answer as { data: WireWebhook }).data);
  const withSecret = (webhook: WireWebhook) => ({
    message: 'Saved',
    data: { signing_secret: secret, webhook },
  });
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/webhooks', situation, () => ({ data: rows.all() })),
    answers('post', '/webhooks', situation, ({ body }) => withSecret(rows.add(blank, body).data)),
    answers('put', '/webhooks/:id', situation, ({ params, body, headers }) =>
      rows.change(params.id, body, headers),
    ),
    answers('delete', '/webhooks/:id', situation, ({ params }) => rows.remove(params.id)),
    answers('put', '/webhooks/:id/paused', situation, ({ params, body }) => {
      const isPaused = (body as { paused: 0 | 1 }).paused === 1;
      return rows.change(params.id, {
        paused_at: isPaused ? now : null,
        paused_reason: isPaused ? 'by-hand' : null,
        failing_since: null,
      });
    }),
    answers('post', '/webhooks/:id/secret', situation, ({ params }) =>
      refusable(rows.change(params.id, { old_secret_until: '2026-11-21T17:00:00.000Z' }), withSecret),
    ),
    answers('post', '/webhooks/:id/test', situation, () =>
      sentRows.add((id) =>
        deliveryToWire(aWebhookDelivery({ id, type: 'webhook.test', createdAt: now, ...notSent })),
      ),
    ),
    answers('get', '/webhooks/:id/deliveries', situation, ({ query }) => ({
      data: query.has('before') ? [] : sentRows.all(),
      has_more: hasMore && !query.has('before'),
    })),
    answers('post', '/webhooks/:id/deliveries/:deliveryId/send', situation, ({ params }) =>
      sentRows.find(params.deliveryId) ? sentRows.change(params.deliveryId, again) : notFound(),
    ),
  ];
}

const notSent = {
  state: 'waiting',
  attempts: 0,
  attemptedAt: null,
  status: null,
  answer: null,
  nextAttemptAt: now,
} as const;

function webhookToWire(webhook: Webhook): WireWebhook {
  return {
    id: webhook.id,
    url: webhook.url,
    description: webhook.description,
    events: webhook.events,
    created_at: webhook.createdAt,
    paused_at: webhook.paused?.at ?? null,
    paused_reason: webhook.paused?.reason ?? null,
    failing_since: webhook.failingSince,
    old_secret_until: webhook.oldSecretUntil,
    waiting_count: webhook.waiting,
    etag: webhook.version,
  };
}

function deliveryToWire(delivery: WebhookDelivery): WireDelivery {
  return {
    id: delivery.id,
    message_id: delivery.messageId,
    type: delivery.type,
    created_at: delivery.createdAt,
    state: delivery.state,
    attempts: delivery.attempts,
    attempted_at: delivery.attemptedAt,
    status: delivery.status,
    answer: delivery.answer,
    error: delivery.error,
    next_attempt_at: delivery.nextAttemptAt,
  };
}
