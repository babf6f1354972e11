import { failsOnce, type LinksSituation, linksHandlers, sent, sentBodies } from '@portal/api-client/testing';
import { aPrivateLink } from '@portal/domain';
import {
  type Canvas,
  csvLines,
  expectMessage,
  expectTexts,
  pageStories,
  press,
  rowAround,
  savedFile,
  storyClock,
  withClipboard,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { LinksPage } from './LinksPage';

const bank = aPrivateLink({
  id: 22,
  name: 'Banque Champlain',
  tail: 'p2wd',
  state: 'expires-soon',
  expiresOn: '2026-12-05',
  timesOpened: 41,
});
const revoked = aPrivateLink({
  id: 23,
  name: 'Laboratoires Élysée',
  tail: 'r1ky',
  state: 'revoked',
  revokedAt: '2026-11-16T15:00:00.000Z',
  revokedBy: { id: 1, name: 'Marie', lastName: 'Bélanger' },
});
const without = aPrivateLink({
  id: 24,
  name: 'Groupe Préfontaine',
  tail: null,
  state: 'none',
  createdAt: null,
  lastOpenedAt: null,
  timesOpened: 0,
});
const links = [aPrivateLink(), bank, revoked, without];

const of = (situation: LinksSituation = {}) => linksHandlers({ links, ...situation });

/** Records the copied text instead of changing the machine's clipboard. */
const copied = fn(async (_text: string) => {});

const meta: Meta<typeof LinksPage> = {
  title: 'Admin/Operations/Links',
  component: LinksPage,
  tags: ['release'],
  decorators: inArea('operations.links'),
  parameters: { msw: () => of() },
  globals: { language: 'en' },
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(of);

const rowOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(name) }));
const dialogOf = async (name: RegExp) =>
  within(await screen.findByRole('alertdialog', { name }, { timeout: 10_000 }));

/** Lists each link with its status; expired and revoked links can only be renewed. */
export const Filled: Story = {
  tags: ['!release', 'DECISION-51'],
  play: async ({ canvas }) => {
    await expectTexts(await rowOf(canvas, 'Banque Champlain'), 'Expires soon', '41');
    const dead = await rowOf(canvas, 'Laboratoires Élysée');
    await expect(dead.getByText(/by Marie Bélanger/)).toBeVisible();
    await expect(dead.queryByRole('button', { name: /Copy/ })).toBeNull();
    await expect(dead.getByRole('button', { name: /^Renew/ })).toBeVisible();
    const none = await rowOf(canvas, 'Groupe Préfontaine');
    await expect(none.getByRole('button', { name: /^Create the link/ })).toBeVisible();
  },
};

/** Revoking asks first, and the list then shows who did it. */
export const Revoked: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Banque Champlain');
    await userEvent.click(row.getByRole('button', { name: 'Revoke Banque Champlain' }));
    const dialog = await dialogOf(/Revoke the link of Banque Champlain/);
    await expect(sent('PUT links/company/22/revoke')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await expectMessage('success', 'Link revoked');
    await expect(await row.findByText('Revoked')).toBeVisible();
  },
};

/** Someone else has already changed the link: a message says so, and the list shows the change. */
export const ChangedBySomebodyElse: Story = {
  parameters: { msw: () => of({ savedByOthers: [{ ...bank, state: 'active', version: '"v2"' }] }) },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Banque Champlain');
    await userEvent.click(row.getByRole('button', { name: 'Renew Banque Champlain' }));
    await press(await dialogOf(/Renew the link of Banque Champlain/), 'Renew');
    await expectMessage(
      'error',
      'Changed by someone else in the meantime: Banque Champlain. The list is up to date: check it.',
    );
    await expect(await row.findByText('Active')).toBeVisible();
  },
};

const formOf = async (name: RegExp) =>
  within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));

/** The renewal dialog says which expiry applies, and that the link's own last day is not kept. */
export const Renewed: Story = {
  parameters: { msw: () => of({ defaultDays: 90 }) },
  beforeEach: () => storyClock('2026-11-23T10:00:00'),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Banque Champlain');
    await userEvent.click(row.getByRole('button', { name: 'Renew Banque Champlain' }));
    const dialog = await dialogOf(/Renew the link of Banque Champlain/);
    await expectTexts(dialog, /works until Feb 21st 27/, /current expiry, Dec 5th 26, is not kept/);
    await userEvent.click(dialog.getByRole('button', { name: 'Renew' }));
    await expectMessage('success', 'Link renewed');
    await expect(await row.findByText('Never opened')).toBeVisible();
  },
};

/** Sets the last day of one link: a period, or a date from today on. */
export const Expiry: Story = {
  beforeEach: () => storyClock('2026-11-23T10:00:00'),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Banque Champlain');
    await userEvent.click(row.getByRole('button', { name: 'Expiry Banque Champlain' }));
    const dialog = await formOf(/Expiry, Banque Champlain/);
    const date = await dialog.findByLabelText(/^Date/, { selector: 'input:not([type="radio"])' });
    await userEvent.clear(date);
    await userEvent.type(date, '2026-11-20');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Choose today or a later day.')).toBeVisible();
    await expect(sentBodies('PUT links/company/22/expiry')).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: /^90 days/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectMessage('success', 'Expiry saved');
    await expect(sentBodies('PUT links/company/22/expiry')).toEqual([{ expires_on: '2027-02-21' }]);
    await expect(await row.findByText('Active')).toBeVisible();
  },
};

/** Someone else set the default first: a message says so, and a second save replaces their value. */
export const Defaults: Story = {
  parameters: { first: [failsOnce('PUT link-defaults', { status: 412, code: 'changed' })] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Default expiry' }));
    const dialog = await formOf(/Default expiry/);
    await userEvent.click(await dialog.findByRole('radio', { name: /^1 year/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^1 year/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectMessage('success', 'Default expiry saved');
    await expect(sentBodies('PUT link-defaults')).toEqual([
      { expires_after_days: 365 },
      { expires_after_days: 365 },
    ]);
  },
};

/** Offers only companies without a link. */
export const Create: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Groupe Préfontaine');
    await userEvent.click(canvas.getByRole('button', { name: 'Create a link' }));
    const dialog = await formOf(/Create a link/);
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(await dialog.findByText('Choose whom to create a link for.')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox'));
    const choices = within(await screen.findByRole('listbox'));
    await expect(await choices.findAllByRole('option')).toHaveLength(1);
    await userEvent.click(choices.getByRole('option', { name: 'Groupe Préfontaine' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expectTexts(await rowOf(canvas, 'Groupe Préfontaine'), 'Never opened');
  },
};

/** Someone else has changed one of the selected links: the others are revoked, and this one is named. */
export const SeveralWithOneRefused: Story = {
  parameters: { msw: () => of({ savedByOthers: [{ ...bank, version: '"v2"' }] }) },
  play: async ({ canvas }) => {
    for (const name of ['Aéro Beauséjour', 'Banque Champlain', 'Groupe Préfontaine'])
      await userEvent.click((await rowOf(canvas, name)).getByRole('checkbox'));
    // A company without a link is not counted.
    await userEvent.click(canvas.getByRole('button', { name: /^Revoke\s+2$/ }));
    await press(await dialogOf(/Revoke 2 links/), 'Revoke');
    await expectMessage('success', 'Link revoked');
    await expectMessage(
      'error',
      'Changed by someone else in the meantime: Banque Champlain. The list is up to date: check it.',
    );
    await expect(await (await rowOf(canvas, 'Aéro')).findByText('Revoked')).toBeVisible();
    await expect((await rowOf(canvas, 'Banque')).getByText('Expires soon')).toBeVisible();
  },
};

/** Companies with an address get a mail; the others are named. */
export const SentToCompanies: Story = {
  parameters: { msw: () => of({ links: [aPrivateLink({ email: 'rh@client.example' }), bank, revoked] }) },
  play: async ({ canvas }) => {
    for (const name of ['Aéro Beauséjour', 'Banque Champlain', 'Laboratoires Élysée'])
      await userEvent.click((await rowOf(canvas, name)).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^Send\s+1$/ }));
    await expectMessage('success', '1 email sent');
    await expectMessage(
      'error',
      'Not emailed, as they have no address or no valid link: Banque Champlain, Laboratoires Élysée',
    );
    await expect(sentBodies('POST links/send')).toEqual([{ company_ids: [21] }]);
  },
};

/** The response is lost: it is unknown whether the mails were sent, and the message says what to do. */
export const SentWithoutAnAnswer: Story = {
  tags: ['DECISION-53'],
  parameters: {
    msw: () => of({ links: [aPrivateLink({ email: 'rh@client.example' }), bank] }),
    first: [failsOnce('POST links/send', 'offline')],
  },
  play: async ({ canvas }) => {
    await userEvent.click((await rowOf(canvas, 'Aéro Beauséjour')).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^Send$/ }));
    await expectMessage(
      'error',
      'No answer came, so we do not know whether the links were sent. Ask the recipients, or send the links again: at worst they arrive twice.',
    );
    await expect(canvas.queryByText('The links were not sent')).toBeNull();
    await expect((await rowOf(canvas, 'Aéro Beauséjour')).getByRole('checkbox')).toBeChecked();
  },
};

/**
 * The list contains only the end of each link; the whole link is requested for the clipboard, which the history
 * records.
 */
export const Copied: Story = {
  tags: ['!release', 'DECISION-57'],
  globals: { language: 'en' },
  beforeEach: withClipboard(copied),
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Banque Champlain'), 'Copy the link of Banque Champlain');
    await expectMessage('success', 'Link copied');
    await expect(copied).toHaveBeenLastCalledWith(`${location.origin}/#/clientReport/link-of-22-p2wd`);
    await expect(sent('POST links/company/22/show')).toHaveLength(1);
  },
};

/** One line per link, with only the end of the link. */
export const Exported: Story = {
  parameters: {
    msw: () =>
      of({
        links: [
          aPrivateLink({ createdAt: '2026-11-20T01:00:00.000Z', lastOpenedAt: '2026-11-21T01:00:00.000Z' }),
          bank,
          revoked,
        ],
      }),
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Banque Champlain');
    const button = canvas.getByRole('button', { name: 'CSV' });
    const lines = await csvLines(await savedFile(() => userEvent.click(button)));
    const bankLine = lines.find(([name]) => name === 'Banque Champlain');
    await expect(bankLine).toEqual(expect.arrayContaining(['Expires soon', '2026-12-05', '41', '…/p2wd']));
    await expect(lines.find(([name]) => name === 'Laboratoires Élysée')).toContain('Revoked');
    // In the time zone of the organization, as in the list.
    const lateLine = lines.find(([name]) => name === 'Aéro Beauséjour inc.');
    await expect(lateLine?.slice(-3, -1)).toEqual(['2026-11-19', '2026-11-20']);
  },
};

/** A button shows the links that expire soon. */
export const ExpireSoon: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 expires soon' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Aéro/ })).toBeNull());
    await rowOf(canvas, 'Banque Champlain');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('expires-soon');
    await expect(canvas.queryByRole('button', { name: '1 expires soon' })).toBeNull();
  },
};

/** Without the extension, the menu does not contain the page. */
export const WithoutTheExtension: Story = {
  tags: ['!release'],
  ...withoutExtension(/Private links/, 'GET links'),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expires soon')).toBeVisible();
    // A card leaves out lines without a value.
    await expect(canvas.queryByText('–')).toBeNull();
    const none = rowAround(canvas.getAllByText('Groupe Préfontaine')[0] as HTMLElement, 'li');
    await expect(none.queryByText('Created')).toBeNull();
    await expect(none.getByText('No link')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading the links') };
export const Refused: Story = { tags: ['!release'], ...states.refused() };
