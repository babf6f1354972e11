import type { Webhook, WebhookDelivery, WebhookInput } from '@portal/domain';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  renewWebhookSecret,
  sendWebhookDelivery,
  testWebhook,
  updateWebhook,
} from '../generated/sdk.gen.ts';
import { webhookDeliveryFromWire, webhookFromWire } from '../wire/webhook.ts';
import { changeHook, listHook, listReader, readHook } from './record-hooks.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** What a write changes that begins, holds back or ends deliveries. */
const both = ['webhooks', 'webhook-deliveries'] as const;

/** A webhook with its new secret, which is null if the server can no longer return it. */
export interface SecretOfWebhook {
  secret: string | null;
  webhook: Webhook;
}

/** The latest deliveries of a webhook, and whether there are older ones. */
export interface WebhookDeliveries {
  deliveries: WebhookDelivery[];
  hasMore: boolean;
}

const readWebhooks = /* @__PURE__ */ listReader(listWebhooks, webhookFromWire);

/** The webhooks, the oldest first (extension `webhooks`). */
export const useWebhooks = /* @__PURE__ */ listHook('webhooks', readWebhooks);

/** Reads a webhook bypassing caches. Throws `not-found` for an unknown one. */
export const useReadWebhook = /* @__PURE__ */ readHook(readWebhooks);

/** The newest `pages` × 50 deliveries of a webhook. Keeps the rows while more load. */
export function useWebhookDeliveries(id: number, pages: number): Query<WebhookDeliveries> {
  return useQuery(['webhook-deliveries', id, pages], (call) => readDeliveries(call, id, pages), keepRows);
}

async function readDeliveries(call: ReadCall, id: number, pages: number): Promise<WebhookDeliveries> {
  const deliveries: WebhookDelivery[] = [];
  let hasMore = true;
  for (let page = 0; page < pages && hasMore; page += 1) {
    const query = { before: deliveries.at(-1)?.id };
    const { data } = await listWebhookDeliveries({ ...call, path: { id }, query });
    deliveries.push(...data.data.map(webhookDeliveryFromWire));
    hasMore = data.has_more;
  }
  return { deliveries, hasMore };
}

/** Creates a webhook. Only this answer has its secret; after a lost answer, the same intention returns the same one. */
export function useCreateWebhook(): (input: WebhookInput, intention?: Intention) => Promise<SecretOfWebhook> {
  return useWrite(async (call, body: WebhookInput) => {
    const { data } = (await createWebhook({ ...call, body })).data;
    return { secret: data.signing_secret, webhook: webhookFromWire(data.webhook) };
  }, 'webhooks');
}

/** Changes a webhook. Throws `conflict` (412) if it has changed since it was read. */
export const useUpdateWebhook = /* @__PURE__ */ changeHook(
  'webhooks',
  updateWebhook,
  (input: WebhookInput) => input,
  webhookFromWire,
);

/** Pauses or resumes a webhook. Does nothing to one that is in this state already. */
export function usePauseWebhook(): (webhook: Webhook, isPaused: boolean) => Promise<Webhook> {
  return useWrite(
    async (call, { id }: Webhook, isPaused: boolean) => {
      const body = { paused: isPaused ? (1 as const) : (0 as const) };
      return webhookFromWire((await pauseWebhook({ ...call, path: { id }, body })).data.data);
    },
    ...both,
  );
}

/** Removes a webhook with its deliveries. */
export function useRemoveWebhook(): (webhook: Webhook) => Promise<void> {
  return useWrite(
    async (call, { id }: Webhook) => {
      await removeWebhook({ ...call, path: { id } });
    },
    ...both,
  );
}

/** Renews the secret of a webhook, which only this answer has. The former one signs as well for a day. */
export function useRenewWebhookSecret(): (
  webhook: Webhook,
  intention?: Intention,
) => Promise<SecretOfWebhook> {
  return useWrite(
    async (call, { id }: Webhook) => {
      const { data } = (await renewWebhookSecret({ ...call, path: { id } })).data;
      return { secret: data.signing_secret, webhook: webhookFromWire(data.webhook) };
    },
    ...both,
  );
}

/** Sends a test event to a webhook. */
export function useTestWebhook(): (webhook: Webhook) => Promise<WebhookDelivery> {
  return useWrite(
    async (call, { id }: Webhook) =>
      webhookDeliveryFromWire((await testWebhook({ ...call, path: { id } })).data.data),
    ...both,
  );
}

/** Sends a delivery again. */
export function useSendWebhookDelivery(): (webhook: Webhook, deliveryId: number) => Promise<WebhookDelivery> {
  return useWrite(
    async (call, { id }: Webhook, deliveryId: number) => {
      const path = { id, deliveryId };
      return webhookDeliveryFromWire((await sendWebhookDelivery({ ...call, path })).data.data);
    },
    ...both,
  );
}
