import type { Webhook, WebhookDelivery } from '@portal/domain';
import type { WebhookDelivery as WireDelivery, Webhook as WireWebhook } from '../generated/types.gen.ts';

export function webhookFromWire(webhook: WireWebhook): Webhook {
  const { paused_at, paused_reason } = webhook;
  return {
    id: webhook.id,
    url: webhook.url,
    description: webhook.description,
    events: webhook.events,
    createdAt: webhook.created_at,
    paused: paused_at === null ? null : { at: paused_at, reason: paused_reason ?? 'by-hand' },
    failingSince: webhook.failing_since,
    oldSecretUntil: webhook.old_secret_until,
    waiting: webhook.waiting_count,
    version: webhook.etag,
  };
}

export function webhookDeliveryFromWire(delivery: WireDelivery): WebhookDelivery {
  return {
    id: delivery.id,
    messageId: delivery.message_id,
    type: delivery.type,
    createdAt: delivery.created_at,
    state: delivery.state,
    attempts: delivery.attempts,
    attemptedAt: delivery.attempted_at,
    status: delivery.status,
    answer: delivery.answer,
    error: delivery.error,
    nextAttemptAt: delivery.next_attempt_at,
  };
}
