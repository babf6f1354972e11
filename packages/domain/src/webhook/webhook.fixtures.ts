import type { Webhook, WebhookDelivery } from './webhook.ts';

/** The webhook of a payroll program that works. */
export function aWebhook(differing: Partial<Webhook> = {}): Webhook {
  return {
    id: 1,
    url: 'https://paie.example/portail',
    description: 'Paie',
    events: ['class.recorded', 'class.corrected', 'class.deleted', 'statement.approved'],
    createdAt: '2026-11-18T13:00:00.000Z',
    paused: null,
    failingSince: null,
    oldSecretUntil: null,
    waiting: 0,
    version: '"v1"',
    ...differing,
  };
}

/** An approved statement that was delivered at once. */
export function aWebhookDelivery(differing: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: 1,
    messageId: 'msg_4f5c1e0a',
    type: 'statement.approved',
    createdAt: '2026-11-20T16:58:00.000Z',
    state: 'succeeded',
    attempts: 1,
    attemptedAt: '2026-11-20T16:58:01.000Z',
    status: 200,
    answer: 'ok',
    error: null,
    nextAttemptAt: null,
    ...differing,
  };
}
