import {
  type ApiKeysSituation,
  apiKeysHandlers,
  keyOfStories,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { anApiKey } from '@portal/domain';
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
import { ApiKeysPage } from './ApiKeysPage';

const marie = { id: 1, name: 'Marie', lastName: 'Bélanger' };
const keys = [
  anApiKey(),
  anApiKey({
    id: 2,
    name: 'Tableau de bord',
    start: 'portal_8mC1',
    scopes: ['classes.read', 'students.read', 'students.write', 'lists.read'],
    incompleteScopes: ['classes.read'],
    expiresOn: '2026-11-30',
    lastUsedAt: null,
  }),
  anApiKey({ id: 3, name: 'Ancienne paie', start: 'portal_zR7d', expiresOn: '2026-11-01' }),
  anApiKey({
    id: 4,
    name: 'Essai',
    start: 'portal_2wdY',
    endedAt: '2026-11-19T14:00:00.000Z',
    endedBy: marie,
    endReason: 'by-hand',
  }),
  anApiKey({
    id: 5,
    name: 'Site web',
    start: 'portal_tL9s',
    endedAt: '2026-11-19T14:00:00.000Z',
    endReason: 'demoted',
  }),
  anApiKey({
    id: 6,
    name: 'Paie 2025',
    start: 'portal_b3Kd',
    endedAt: '2026-11-18T14:00:00.000Z',
    endReason: 'archived',
  }),
  anApiKey({
    id: 7,
    name: 'Portail client',
    start: 'portal_V7qp',
    createdBy: { id: 9, name: '', lastName: 'Enseignant effacé - Erased teacher' },
    endedAt: '2026-11-17T14:00:00.000Z',
    endReason: 'erased',
  }),
];
const given = (situation: ApiKeysSituation = {}) => ({ msw: () => apiKeysHandlers({ keys, ...situation }) });

export default {
  title: 'Admin/Settings/API keys',
  component: ApiKeysPage,
  decorators: inArea('admin.settings.apiKeys'),
  tags: ['release', 'DECISION-165'],
  beforeEach: () => storyClock('2026-11-20T12:00'),
  parameters: given(),
} satisfies Meta<typeof ApiKeysPage>;

type Story = StoryObj<typeof ApiKeysPage>;

const states = pageStories(given);

const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

/** Each key with what it covers, its last call and its end; those that expire soon are announced. */
export const Listed: Story = {
  tags: ['!release', 'DECISION-167'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('Comptabilité');
    await expectTexts(canvas, /A key expires soon/);
    const rows = textsOf(canvas, 'row').slice(1);
    await expect(rows[0]).toMatch(/portal_Qd3x….*Contracts \(read\).*Hours and statements \(read\).*Active/);
    await expect(rows[1]).toMatch(/Classes and attendance \(in part\) \(read\)Students \(read and change\)/);
    await expect(rows[1]).toMatch(/Never.*Expires soonUntil Nov 30th 26/);
    await expect(rows[2]).toMatch(/Expired/);
    await expect(rows[3]).toMatch(/Ended by Marie Bélanger on Nov 19th 26/);
    await expect(rows[4]).toMatch(/Ended on Nov 19th 26: Marie Bélanger is no longer an administrator/);
    await expect(rows[5]).toMatch(/Ended on Nov 18th 26: Marie Bélanger was archived/);
    await expect(rows[6]).toMatch(/Ended on Nov 17th 26: the data of the person who created it was erased/);
    await expect(canvas.queryByRole('button', { name: /End Essai$/ })).toBeNull();
  },
};

/** A key is created and shown once; a missing name or group is marked first. */
export const Created: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /Create a key$/);
    const form = await dialog(/New API key$/);
    await press(form, /Create the key$/);
    await expect(form.getByRole('textbox', { name: /Name of the program/ })).toBeInvalid();
    await expect(sent('POST apiKeys')).toEqual([]);
    await fill(form.getByRole('textbox', { name: /Name of the program/ }), 'Paie');
    const hours = within(form.getByRole('group', { name: /Hours and statements$/ }));
    await userEvent.click(hours.getByRole('checkbox', { name: /Read$/ }));
    await userEvent.click(hours.getByRole('checkbox', { name: /Change$/ }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Works for/ }), '90');
    await press(form, /Create the key$/);
    const shown = await dialog(/Key created: Paie$/);
    await expect(shown.getByRole('textbox', { name: /API key/ })).toHaveValue(keyOfStories);
    await expect(sentBodies('POST apiKeys')).toEqual([
      { name: 'Paie', scopes: ['hours.read', 'hours.write'], expires_on: '2027-02-18' },
    ]);
    await press(shown, /I have copied the key$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Paie')).toBeVisible();
    await expect(document.body.textContent).not.toContain(keyOfStories);
  },
};

/** The server can no longer return the text of a key: the dialog says what to do. */
export const Forgotten: Story = {
  parameters: given({ isForgotten: true }),
  play: async ({ canvas }) => {
    await press(canvas, /Create a key$/);
    const form = await dialog(/New API key$/);
    await fill(form.getByRole('textbox', { name: /Name of the program/ }), 'Paie');
    await userEvent.click(within(form.getByRole('group', { name: /Teachers$/ })).getByRole('checkbox'));
    await press(form, /Create the key$/);
    await expectTexts(await dialog(/Key created: Paie$/), /can no longer be shown. End it/);
  },
};

/** The response is lost: the request is repeated with the same key, and the created key is shown. */
export const AnswerLost: Story = {
  parameters: given({ extensions: ['api-keys', 'idempotency-keys'], loseAnswers: true }),
  play: async ({ canvas }) => {
    await press(canvas, /Create a key$/);
    const form = await dialog(/New API key$/);
    await fill(form.getByRole('textbox', { name: /Name of the program/ }), 'Paie');
    await userEvent.click(within(form.getByRole('group', { name: /Teachers$/ })).getByRole('checkbox'));
    await press(form, /Create the key$/);
    const shown = await dialog(/Key created: Paie$/);
    await expect(shown.getByRole('textbox', { name: /API key/ })).toHaveValue(keyOfStories);
    const used = sent('POST apiKeys').map(({ headers }) => headers.get('Idempotency-Key'));
    await expect([used.length, new Set(used).size]).toEqual([2, 1]);
  },
};

/** The server refuses a key: everything that was typed stays. */
export const NotCreated: Story = {
  parameters: given({ failWrites: 500 }),
  play: async ({ canvas }) => {
    await press(canvas, /Create a key$/);
    const form = await dialog(/New API key$/);
    await fill(form.getByRole('textbox', { name: /Name of the program/ }), 'Paie');
    await userEvent.click(within(form.getByRole('group', { name: /Teachers$/ })).getByRole('checkbox'));
    await press(form, /Create the key$/);
    await expect(await form.findByText('The key was not created.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /Name of the program/ })).toHaveValue('Paie');
  },
};

/** A key is renamed after a colleague has renamed it: the user chooses. */
export const RenamedByTwo: Story = {
  tags: ['DECISION-37'],
  parameters: given({ changedByOthers: [anApiKey({ name: 'Comptes', version: '"v2"' }), ...keys.slice(1)] }),
  play: async ({ canvas }) => {
    await press(canvas, /Rename Comptabilité$/);
    const form = await dialog(/Rename the key$/);
    const field = form.getByRole('textbox', { name: /Name of the program/ });
    await userEvent.clear(field);
    await fill(field, 'Paie');
    await press(form, /Save$/);
    await userEvent.click(await screen.findByRole('radio', { name: /Yours.*Paie/ }));
    await press(await dialog(/changed in the meantime$/), /Save$/);
    await expectMessage('success', 'Key renamed');
    await expect(sentBodies('PUT apiKeys/1').at(-1)).toEqual({ name: 'Paie' });
  },
};

/** A key is ended after a question, and stays in the list. */
export const Ended: Story = {
  tags: ['DECISION-167'],
  play: async ({ canvas }) => {
    await press(canvas, /End Comptabilité$/);
    const question = within(await screen.findByRole('alertdialog', { name: /End Comptabilité\?$/ }));
    await expectTexts(question, /cannot be restored/);
    await press(question, /End$/);
    await expectMessage('success', 'The key has ended');
    await expect(sent('DELETE apiKeys/1')).toHaveLength(1);
    await waitFor(() => expect(textsOf(canvas, 'row')[1]).toMatch(/Ended by Marie Bélanger/));
  },
};

export const Empty: Story = states.shows(
  { keys: [] },
  'Create one key for each program, so that you can end one of them alone.',
);

export const Loading: Story = states.loading('Loading the keys');
export const Offline: Story = states.offline();
export const Refused: Story = states.refused();

/** Without the extension there is no such page. */
export const WithoutTheExtension: Story = {
  tags: ['!release'],
  ...withoutExtension(/API keys$/, 'GET apiKeys'),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr' },
  play: async ({ canvas }) => {
    await canvas.findByText('Comptabilité');
    await press(canvas, /Créer une clé$/);
    await dialog(/Nouvelle clé d’API$/);
  },
};

/** Where the columns do not fit, each key is a card with all that its row says. */
export const OnATablet: Story = {
  tags: ['!release'],
  globals: { viewport: { value: 'tablet' }, language: 'en' },
  play: async ({ canvas }) => {
    const card = (await canvas.findByText('Comptabilité')).closest('li');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(card).toHaveTextContent(
      /portal_Qd3x….*Gives access toContracts \(read\)Hours and statements \(read\)Last callNov 20th 26 11:58EndActiveUntil Nov 20th 27$/,
    );
    await press(canvas, /Rename Comptabilité$/);
    await dialog(/Rename/);
  },
};

/** The address of a key that was deleted says so. */
export const AbsentInAddress: Story = {
  tags: ['!release'],
  parameters: { portal: { at: '/settings/api-keys?dialog=end&record=99' } },
  play: shows('Key not found'),
};
