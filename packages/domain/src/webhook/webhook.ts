import type { Timestamp } from '../calendar/calendar-date.ts';

/** The events that a webhook can be told of. */
export const webhookEvents = [
  'class.recorded',
  'class.corrected',
  'class.deleted',
  'statement.approved',
  'statement.reopened',
  'report.submitted',
  'contract.done',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Why a webhook is paused: a person did it, it failed for days, it answered 410 (Gone), or its secret is unknown. */
export type WebhookPauseReason = 'by-hand' | 'failing' | 'gone' | 'no-secret';

/** Why an attempt got no answer. */
export type WebhookError = 'forbidden-address' | 'unknown-host' | 'timeout' | 'certificate' | 'connection';

/** An address of another program to which events are sent. Does not include its secret. */
export interface Webhook {
  id: number;
  url: string;
  description: string;
  events: WebhookEvent[];
  createdAt: Timestamp;
  /** Null unless it is paused. */
  paused: { at: Timestamp; reason: WebhookPauseReason } | null;
  /** The first failure since the last success; null if the last attempt succeeded. */
  failingSince: Timestamp | null;
  /** Until when the former secret signs as well; null if it does not. */
  oldSecretUntil: Timestamp | null;
  /** Number of deliveries that wait for an attempt. */
  waiting: number;
  version: string;
}

/** One event for one webhook, with its last attempt. */
export interface WebhookDelivery {
  id: number;
  /** The `webhook-id` that is the same on each attempt. */
  messageId: string;
  /** `webhook.test` for a test. */
  type: WebhookEvent | 'webhook.test';
  createdAt: Timestamp;
  state: WebhookDeliveryState;
  attempts: number;
  attemptedAt: Timestamp | null;
  /** The status of the answer to the last attempt; null if there was none. */
  status: number | null;
  /** The beginning of that answer. */
  answer: string | null;
  error: WebhookError | null;
  nextAttemptAt: Timestamp | null;
}

export type WebhookDeliveryState = 'waiting' | 'sending' | 'succeeded' | 'failed';

/** What to send to create or change a webhook. */
export interface WebhookInput {
  url: string;
  description: string;
  events: WebhookEvent[];
}
