import type { WebhookOutcome } from './postWebhook.ts';

/** Statuses that mean "later": their `Retry-After` says when. */
const later: readonly (number | null)[] = [429, 503];

/**
 * Returns the seconds for which a receiver asks to wait: a number of seconds, or the date of an HTTP header. 0 if it asks
 * for nothing, or for nothing that can be read.
 */
export function waitAsked(outcome: WebhookOutcome, now: Date): number {
  if (outcome.status === null || !later.includes(outcome.status)) return 0;
  const text = outcome.retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  // The two forms of a date that senders use end with GMT. Without it, the zone of the server would count.
  const moment = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? 0 : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}
