import type {
  CreateWebhookResponse,
  ListWebhookDeliveriesResponse,
  ListWebhooksResponse,
  TestWebhookResponse,
  Webhook,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { clock } from '../clock.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** A host that never resolves (RFC 6761), so that nothing of the suite leaves the machine. */
const aWebhook = (context: TestContext) => ({
  url: 'https://webhooks.invalid/portal',
  description: context.mark,
  events: ['class.recorded' as const, 'contract.done' as const],
});

async function created(context: TestContext) {
  return (
    await context.call<CreateWebhookResponse>('ROLE_ADMIN', 'createWebhook', { body: aWebhook(context) })
  ).data;
}

const idOfCreated = async (context: TestContext) => (await created(context)).webhook.id;

async function webhookIn(context: TestContext, id: number): Promise<Webhook | undefined> {
  const { data } = await context.call<ListWebhooksResponse>('ROLE_ADMIN', 'listWebhooks');
  return data.find((webhook) => webhook.id === id);
}

async function aDelivery(context: TestContext) {
  const id = await idOfCreated(context);
  const { data } = await context.call<TestWebhookResponse>('ROLE_ADMIN', 'testWebhook', { path: { id } });
  return { id, deliveryId: data.id };
}

/** A delivery that was due a moment ago, and that the backend does not attempt while the suite reads it. */
async function waitingDelivery(context: TestContext) {
  const delivery = await aDelivery(context);
  await context.call('ROLE_ADMIN', 'pauseWebhook', { path: { id: delivery.id }, body: { paused: 1 } });
  await clock.wait(1);
  return delivery;
}

export const webhooks = {
  listWebhooks: {
    good: () => ({}),
    does: {
      'shows a webhook without its secret': async (context) => {
        const { signing_secret: secret } = await created(context);
        const answer = await context.call('ROLE_ADMIN', 'listWebhooks');
        expect(secret?.startsWith('whsec_') === true, 'the secret does not begin with whsec_');
        expect(!JSON.stringify(answer).includes(secret ?? ''), 'the list carries a secret');
      },
    },
  },
  createWebhook: {
    unreached: [409],
    good: (context) => ({ body: aWebhook(context) }),
    sendsMail: true,
    refuses: {
      'an address without https': {
        status: 400,
        field: 'url',
        request: (context) => ({ body: { ...aWebhook(context), url: 'ftp://webhooks.invalid/' } }),
      },
      'an address with a user name': {
        status: 400,
        field: 'url',
        request: (context) => ({ body: { ...aWebhook(context), url: 'https://marie@webhooks.invalid/' } }),
      },
      'a description of spaces': {
        status: 400,
        field: 'description',
        request: (context) => ({ body: { ...aWebhook(context), description: ' ' } }),
      },
    },
  },
  updateWebhook: {
    good: async (context) => ({
      path: { id: await idOfCreated(context) },
      body: { ...aWebhook(context), events: ['contract.done'] },
    }),
    unknown: (context) => ({ path: { id: unknownId }, body: aWebhook(context) }),
    refuses: {
      'a change from another version': {
        status: 412,
        request: async (context) => ({
          path: { id: await idOfCreated(context) },
          body: { ...aWebhook(context), events: ['contract.done'] },
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
  },
  pauseWebhook: {
    unreached: [409],
    good: async (context) => ({ path: { id: await idOfCreated(context) }, body: { paused: 1 } }),
    unknown: () => ({ path: { id: unknownId }, body: { paused: 1 } }),
    does: {
      'pauses, and resumes': async (context) => {
        const id = await idOfCreated(context);
        const states: unknown[] = [];
        for (const paused of [1, 0]) {
          await context.call('ROLE_ADMIN', 'pauseWebhook', { path: { id }, body: { paused } });
          states.push((await webhookIn(context, id))?.paused_reason);
        }
        expect(JSON.stringify(states) === '["by-hand",null]', `the reasons were ${JSON.stringify(states)}`);
      },
    },
  },
  removeWebhook: {
    good: async (context) => ({ path: { id: await idOfCreated(context) } }),
    unknown: () => ({ path: { id: unknownId } }),
    does: {
      'takes it out of the list': async (context) => {
        const id = await idOfCreated(context);
        await context.call('ROLE_ADMIN', 'removeWebhook', { path: { id } });
        expect((await webhookIn(context, id)) === undefined, 'a removed webhook is listed');
      },
    },
  },
  renewWebhookSecret: {
    good: async (context) => ({ path: { id: await idOfCreated(context) } }),
    unknown: () => ({ path: { id: unknownId } }),
    sendsMail: true,
    does: {
      'answers with another secret, and says until when the former one signs': async (context) => {
        const { signing_secret: secret, webhook } = await created(context);
        const { data } = await context.call<CreateWebhookResponse>('ROLE_ADMIN', 'renewWebhookSecret', {
          path: { id: webhook.id },
        });
        expect(data.signing_secret !== null && data.signing_secret !== secret, 'the secret is the same');
        expect(data.webhook.old_secret_until !== null, 'nothing says until when the former secret signs');
      },
    },
  },
  testWebhook: {
    good: async (context) => ({ path: { id: await idOfCreated(context) } }),
    unknown: () => ({ path: { id: unknownId } }),
    does: {
      'lists the test among the deliveries': async (context) => {
        const { id, deliveryId } = await aDelivery(context);
        const { data } = await context.call<ListWebhookDeliveriesResponse>(
          'ROLE_ADMIN',
          'listWebhookDeliveries',
          {
            path: { id },
          },
        );
        const types = data.filter((delivery) => delivery.id === deliveryId).map(({ type }) => type);
        expect(types.join() === 'webhook.test', `the deliveries were ${types.join() || 'none'}`);
      },
    },
  },
  listWebhookDeliveries: {
    good: async (context) => ({ path: { id: await idOfCreated(context) } }),
    unknown: () => ({ path: { id: unknownId } }),
  },
  sendWebhookDelivery: {
    good: async (context) => ({ path: await waitingDelivery(context) }),
    unknown: async (context) => ({ path: { id: await idOfCreated(context), deliveryId: unknownId } }),
  },
} satisfies Cases;
