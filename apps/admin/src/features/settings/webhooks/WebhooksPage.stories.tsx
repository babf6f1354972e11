import {
  historyHandlers,
  sent,
  sentBodies,
  type WebhooksSituation,
  webhookSecretOfStories,
  webhooksHandlers,
} from '@portal/api-client/testing';
import { aHistoryChange, aHistoryEntry, aWebhook, aWebhookDelivery } from '@portal/domain';
import {
  expectMessage,
  expectTexts,
  fill,
  pageStories,
  press,
  shows,
  storyClock,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { WebhooksPage } from './WebhooksPage';

const webhooks = [
  aWebhook(),
  aWebhook({
    id: 2,
    url: 'https://crm.example/api/v2/hooks/portail-de-langues',
    description: 'Relations clients',
    events: ['report.submitted', 'contract.done'],
    failingSince: '2026-11-19T14:05:00.000Z',
    waiting: 3,
  }),
  aWebhook({
    id: 3,
    description: 'Ancien tableau de bord',
    events: ['contract.done'],
    paused: { at: '2026-11-18T09:00:00.000Z', reason: 'gone' },
    waiting: 1,
  }),
  aWebhook({
    id: 4,
    description: 'Essais',
    events: ['contract.done'],
    paused: { at: '2026-11-17T09:00:00.000Z', reason: 'by-hand' },
  }),
  aWebhook({
    id: 5,
    description: 'Facturation',
    events: ['statement.approved', 'statement.reopened'],
    paused: { at: '2026-11-17T09:00:00.000Z', reason: 'no-secret' },
    oldSecretUntil: '2026-11-21T17:00:00.000Z',
  }),
];

const deliveries = [
  aWebhookDelivery({
    id: 9,
    type: 'webhook.test',
    state: 'sending',
    attempts: 1,
    attemptedAt: '2026-11-20T16:59:59.000Z',
    status: null,
    answer: null,
  }),
  aWebhookDelivery({
    id: 8,
    type: 'report.submitted',
    state: 'waiting',
    attempts: 4,
    status: 503,
    answer: '<html><body>Service Unavailable</body></html>',
    nextAttemptAt: '2026-11-20T19:30:00.000Z',
  }),
  aWebhookDelivery({
    id: 7,
    type: 'contract.done',
    state: 'waiting',
    attempts: 1,
    status: null,
    answer: null,
    error: 'timeout',
    nextAttemptAt: '2026-11-20T17:03:00.000Z',
  }),
  aWebhookDelivery({
    id: 6,
    type: 'report.submitted',
    state: 'failed',
    attempts: 10,
    status: 301,
    answer: '',
  }),
  aWebhookDelivery({ id: 5, type: 'report.submitted' }),
];

const given = (situation: WebhooksSituation = {}) => ({
  msw: () => webhooksHandlers({ webhooks, deliveries, ...situation }),
});

export default {
  title: 'Admin/Settings/Webhooks',
  component: WebhooksPage,
  decorators: inArea('admin.settings.webhooks'),
  tags: ['release', 'DECISION-168'],
  beforeEach: () => storyClock('2026-11-20T12:00'),
  parameters: given(),
} satisfies Meta<typeof WebhooksPage>;

type Story = StoryObj<typeof WebhooksPage>;

const states = pageStories(given);

const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const question = async (name: RegExp) => within(await screen.findByRole('alertdialog', { name }));

/** Opens the menu of a row and chooses an entry. */
async function choose(canvas: Pick<typeof screen, 'findAllByRole'>, row: number, entry: RegExp) {
  const buttons = await canvas.findAllByRole('button', { name: /Actions of the webhook/ });
  await userEvent.click(buttons[row] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

async function fillForm(form: ReturnType<typeof within>) {
  await fill(form.getByRole('textbox', { name: /Name of the program/ }), 'Paie');
  await fill(form.getByRole('textbox', { name: /Address/ }), 'https://paie.example/portail');
}

/** Each webhook with its events and its state; those that receive nothing are announced. */
export const Listed: Story = {
  tags: ['!release'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('Relations clients');
    await expectTexts(canvas, /3 webhooks receive nothing/);
    const rows = textsOf(canvas, 'row').slice(1);
    await expect(rows[0]).toMatch(/Paie.*https:\/\/paie.example\/portail.*Class recorded.*Active/);
    await expect(rows[1]).toMatch(/Failing.*3 deliveries are waiting/);
    await expect(rows[2]).toMatch(/Paused.*its address no longer exists \(410\)/);
    await expect(rows[3]).toMatch(/Paused on Nov 17th 26/);
    await expect(rows[4]).toMatch(/its secret is unknown. Renew it/);
  },
};

/** The menu of a webhook opens its history: who changed what, and that the secret changed, but never to what. */
export const History: Story = {
  tags: ['DECISION-193'],
  globals: { language: 'en' },
  parameters: {
    msw: () => [
      ...webhooksHandlers({ webhooks, extensions: ['webhooks', 'history'] }),
      ...historyHandlers({
        entries: [
          aHistoryEntry({
            id: 3,
            noun: 'webhook',
            name: 'Paie',
            changes: [
              aHistoryChange({
                field: 'signingSecret',
                before: null,
                after: null,
                isHidden: true,
                canRestore: false,
              }),
              aHistoryChange({ field: 'pausedReason', before: 'failing', after: null, canRestore: false }),
            ],
          }),
          aHistoryEntry({
            id: 2,
            noun: 'webhook',
            name: 'Paie',
            request: 'another',
            changes: [
              aHistoryChange({
                field: 'events',
                before: ['class.recorded'],
                after: ['class.recorded', 'contract.done'],
                canRestore: false,
              }),
            ],
          }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Relations clients');
    await choose(canvas, 0, /Change history$/);
    const drawer = await dialog(/History/);
    await expectTexts(drawer, /the value is not kept here/, /Class recorded.*Contract done/);
    await expect(drawer.getByText(/More than two days of failures/)).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /^Restore/ })).toBeNull();
  },
};

/** A webhook is added and its secret shown once; a wrong address and no event are marked first. */
export const Added: Story = {
  parameters: given({ webhooks: [] }),
  play: async ({ canvas }) => {
    await press(canvas, /Add a webhook$/);
    const form = await dialog(/New webhook$/);
    await fill(form.getByRole('textbox', { name: /Address/ }), 'paie.example');
    await press(form, /Add the webhook$/);
    await expect(form.getByRole('textbox', { name: /Name of the program/ })).toBeInvalid();
    await expect(form.getByRole('textbox', { name: /Address/ })).toBeInvalid();
    await expect(sent('POST webhooks')).toEqual([]);
    await userEvent.clear(form.getByRole('textbox', { name: /Address/ }));
    await fillForm(form);
    await userEvent.click(form.getByRole('checkbox', { name: /Report submitted$/ }));
    await press(form, /Add the webhook$/);
    const shown = await dialog(/Secret of the webhook: /);
    await expect(shown.getByRole('textbox', { name: /Secret/ })).toHaveValue(webhookSecretOfStories);
    await expect(sentBodies('POST webhooks')).toEqual([
      {
        url: 'https://paie.example/portail',
        description: 'Paie',
        events: [
          'class.recorded',
          'class.corrected',
          'class.deleted',
          'statement.approved',
          'statement.reopened',
          'contract.done',
        ],
      },
    ]);
    await press(shown, /I have copied the secret$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.body.textContent).not.toContain(webhookSecretOfStories);
  },
};

/** The server refuses the address: the field says why, and everything that was typed stays. */
export const AddressRefused: Story = {
  tags: ['DECISION-170'],
  parameters: given({
    failWrites: {
      status: 400,
      code: 'bad-input',
      message: 'Cette adresse n’est pas sur l’Internet public - This address is not on the public internet',
    },
  }),
  play: async ({ canvas }) => {
    await press(canvas, /Add a webhook$/);
    const form = await dialog(/New webhook$/);
    await fillForm(form);
    await press(form, /Add the webhook$/);
    await expectTexts(form, /The webhook was not added/, /This address is not on the public internet/);
    await expect(form.getByRole('textbox', { name: /Name of the program/ })).toHaveValue('Paie');
  },
};

/** The response is lost: the request is repeated with the same key, and the secret is shown. */
export const AnswerLost: Story = {
  parameters: given({ extensions: ['webhooks', 'idempotency-keys'], loseAnswers: true }),
  play: async ({ canvas }) => {
    await press(canvas, /Add a webhook$/);
    const form = await dialog(/New webhook$/);
    await fillForm(form);
    await press(form, /Add the webhook$/);
    const shown = await dialog(/Secret of the webhook: /);
    await expect(shown.getByRole('textbox', { name: /Secret/ })).toHaveValue(webhookSecretOfStories);
    const used = sent('POST webhooks').map(({ headers }) => headers.get('Idempotency-Key'));
    await expect([used.length, new Set(used).size]).toEqual([2, 1]);
  },
};

/** A webhook is changed after a colleague has changed it: the user chooses. */
export const ChangedByTwo: Story = {
  tags: ['DECISION-37'],
  parameters: given({
    webhooks: [aWebhook()],
    changedByOthers: [aWebhook({ description: 'Comptes', version: '"v2"' })],
  }),
  play: async ({ canvas }) => {
    await choose(canvas, 0, /Edit$/);
    const form = await dialog(/Edit the webhook$/);
    const field = form.getByRole('textbox', { name: /Name of the program/ });
    await userEvent.clear(field);
    await fill(field, 'Salaires');
    await press(form, /Save$/);
    await userEvent.click(await screen.findByRole('radio', { name: /Yours.*Salaires/ }));
    await press(await dialog(/changed in the meantime$/), /Save$/);
    await expectMessage('success', 'Webhook changed');
    await expect(sentBodies('PUT webhooks/1').at(-1)).toMatchObject({ description: 'Salaires' });
  },
};

/** The secret is renewed: the new one is shown once, with the end of the former one. */
export const SecretRenewed: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 0, /Renew the secret$/);
    await press(await question(/Renew the secret of Paie\?$/), /Renew$/);
    const shown = await dialog(/Secret of the webhook: Paie$/);
    await expect(shown.getByRole('textbox', { name: /Secret/ })).toHaveValue(webhookSecretOfStories);
    await expectTexts(shown, /The former secret also signs until Nov 21st 26/);
  },
};

/** The server can no longer return the secret: the dialog says what to do. */
export const Forgotten: Story = {
  parameters: given({ isForgotten: true }),
  play: async ({ canvas }) => {
    await choose(canvas, 0, /Renew the secret$/);
    await press(await question(/Renew the secret of Paie\?$/), /Renew$/);
    await expectTexts(await dialog(/Secret of the webhook: Paie$/), /can no longer be shown. Renew it/);
  },
};

/** A webhook is paused after a question. */
export const Paused: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 0, /Pause$/);
    await press(await question(/Pause Paie\?$/), /Pause$/);
    await expectMessage('success', 'The webhook is paused');
    await expect(sentBodies('PUT webhooks/1/paused')).toEqual([{ paused: 1 }]);
    await waitFor(() => expect(textsOf(canvas, 'row')[1]).toMatch(/Paused on/));
  },
};

/** A paused webhook is resumed, and what waits is sent. */
export const Resumed: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 2, /Resume$/);
    const asked = await question(/Resume deliveries to Ancien tableau de bord\?$/);
    await expectTexts(asked, /One delivery is waiting and will be sent at once/);
    await press(asked, /Resume$/);
    await expectMessage('success', 'Deliveries resume');
  },
};

/** A webhook is deleted after a question. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 3, /Delete$/);
    await press(await question(/Delete Essais\?$/), /Delete$/);
    await expectMessage('success', 'Webhook deleted');
    await waitFor(() => expect(canvas.queryByText('Essais')).toBeNull());
  },
};

/** What was sent, what was answered and when the next attempt is; a test and a repetition. */
export const Deliveries: Story = {
  tags: ['DECISION-169'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await choose(canvas, 1, /Show deliveries$/);
    const shown = await dialog(/Deliveries to Relations clients$/);
    await shown.findByText(/Service Unavailable/);
    const rows = textsOf(shown, 'row').slice(1);
    await expect(rows[0]).toMatch(/Test.*Being sent/);
    await expect(rows[1]).toMatch(/Report submitted.*Waiting.*Answer 503.*4 attempts.*Next attempt on/);
    await expect(rows[2]).toMatch(/Contract done.*No answer within 15 seconds/);
    await expect(rows[3]).toMatch(/Failed.*Answer 301.*10 attempts.*does not follow redirects/);
    await expect(rows[4]).toMatch(/Received.*Answer 200.*ok/);
    const [again] = await shown.findAllByRole('button', { name: /^Send again: Report submitted, / });
    await userEvent.click(again as HTMLElement);
    await expectMessage('success', 'It will be sent in a few seconds');
    await press(shown, /Send a test$/);
    await waitFor(() => expect(textsOf(shown, 'row')).toHaveLength(7));
    await expect(sent('POST webhooks/2/test')).toHaveLength(1);
  },
};

/** The deliveries of a paused webhook wait until it is resumed. */
export const DeliveriesOfPaused: Story = {
  tags: ['DECISION-169'],
  parameters: given({ hasMore: true }),
  play: async ({ canvas }) => {
    await choose(canvas, 2, /Show deliveries$/);
    const shown = await dialog(/Deliveries to Ancien tableau de bord$/);
    await expect(await shown.findAllByText(/Waits until you resume/)).toHaveLength(2);
    await press(shown, /Show older deliveries$/);
    await waitFor(() => expect(shown.queryByRole('button', { name: /Show older deliveries$/ })).toBeNull());
  },
};

export const NoDeliveries: Story = {
  tags: ['DECISION-169'],
  parameters: given({ deliveries: [] }),
  play: async ({ canvas }) => {
    await choose(canvas, 0, /Show deliveries$/);
    await expectTexts(await dialog(/Deliveries to Paie$/), /Send a test to check the address/);
  },
};

export const Empty: Story = states.shows(
  { webhooks: [] },
  'Add a webhook for each program that needs to know.',
);

export const Loading: Story = states.loading('Loading the webhooks');
export const Offline: Story = states.offline();
export const Refused: Story = states.refused();

/** Without the extension there is no such page. */
export const WithoutTheExtension: Story = {
  tags: ['!release'],
  ...withoutExtension(/Webhooks$/, 'GET webhooks'),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr' },
  play: async ({ canvas }) => {
    await canvas.findByText('Relations clients');
    await press(canvas, /Ajouter un webhook$/);
    await dialog(/Nouveau webhook$/);
    // The page has no filters, but leads to the others.
    const others = within(canvas.getByRole('navigation', { name: 'Administration' }));
    await expect(others.getByRole('button', { name: 'Webhooks' })).toBeInTheDocument();
  },
};

/** The deliveries on a phone, in the dark. */
export const DeliveriesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr', theme: 'dark' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /Actions du webhook/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: /Voir les envois$/ }));
    await (await dialog(/Envois à Paie$/)).findByText(/Service Unavailable/);
  },
};

/** The address of a webhook that was deleted says so. */
export const AbsentInAddress: Story = {
  tags: ['!release'],
  parameters: { portal: { at: '/settings/webhooks?dialog=edit&record=99' } },
  play: shows('Webhook not found'),
};
