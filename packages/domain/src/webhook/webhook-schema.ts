import type * as z from 'zod';
import { choices, formObject, requiredText } from '../refusal/form-fields.ts';
import type { FormText } from '../refusal/form-text.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { type Webhook, webhookEvents } from './webhook.ts';

/** Maximum numbers of characters of a webhook. */
export const webhookLimits = { url: 500, description: 200 } as const;

/** Validates a webhook: an address, what it is for, and at least one event. */
export const webhookSchema = /* @__PURE__ */ buildSchema();
export type WebhookFormValues = z.output<typeof webhookSchema>;

function buildSchema() {
  return formObject({
    url: requiredText('required', { max: webhookLimits.url }).refine(
      (typed) => typed === '' || isWebhookAddress(typed),
      { error: refusal('link-not-https') },
    ),
    description: requiredText('required', { max: webhookLimits.description }),
    events: choices(webhookEvents).refine((events) => events.length > 0, { error: refusal('required') }),
  });
}

/**
 * Returns whether a text is a web address without a user name and without a fragment. `http` passes as well, because
 * the server knows for which hosts its settings allow it.
 */
export function isWebhookAddress(text: string): boolean {
  return webAddress.test(text);
}

const webAddress = /^https?:\/\/[^\s/?#@\\]+([/?][^\s#\\]*)?$/i;

/** Returns the text of the form of a webhook; without one, that of a new webhook with all events. */
export function webhookText(webhook?: Webhook): FormText<WebhookFormValues> {
  const { url = '', description = '', events = [...webhookEvents] } = webhook ?? {};
  return { url, description, events: [...events] };
}
