import { type LinksSituation, linksHandlers, sent } from '@portal/api-client/testing';
import { aPrivateLink } from '@portal/domain';
import type { Canvas } from '@portal/shell/testing';
import { expectMessage, shows } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inSettings } from '../settings-story';
import { LinksPage } from './LinksPage';

const bank = aPrivateLink({
  ...{ id: 22, name: 'Banque Champlain', token: 'bank-token-p2wd', tail: 'p2wd', state: 'expires-soon' },
  ...{ expiresOn: '2026-12-05', timesOpened: 41 },
});
const revoked = aPrivateLink({
  ...{ id: 23, name: 'Laboratoires Élysée', token: null, tail: 'r1ky', state: 'revoked' },
  ...{ revokedAt: '2026-11-16T15:00:00.000Z', revokedBy: { id: 1, name: 'Marie', lastName: 'Bélanger' } },
});
const without = aPrivateLink({
  ...{ id: 24, name: 'Groupe Préfontaine', token: null, tail: null, state: 'none', createdAt: null },
  ...{ lastOpenedAt: null, timesOpened: 0 },
});
const links = [aPrivateLink(), bank, revoked, without];

const of = (situation: LinksSituation = {}) => linksHandlers({ links, ...situation });

const meta: Meta<typeof LinksPage> = {
  title: 'Admin/Settings/Links',
  component: LinksPage,
  decorators: inSettings('admin.settings.links'),
  parameters: { msw: () => of() },
  globals: { language: 'en' },
};
export default meta;

type Story = StoryObj<typeof meta>;

const rowOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(name) }));
const dialogOf = async (name: RegExp) =>
  within(await screen.findByRole('alertdialog', { name }, { timeout: 10_000 }));

/** Each link with its state; dead ones can only be renewed. */
export const Filled: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    const soon = await rowOf(canvas, 'Banque Champlain');
    await expect(soon.getByText('Expires soon')).toBeVisible();
    await expect(soon.getByText('41')).toBeVisible();
    const dead = await rowOf(canvas, 'Laboratoires Élysée');
    await expect(dead.getByText(/by Marie Bélanger/)).toBeVisible();
    await expect(dead.queryByRole('button', { name: /Copy/ })).toBeNull();
    await expect(dead.getByRole('button', { name: /^Renew/ })).toBeVisible();
    const none = await rowOf(canvas, 'Groupe Préfontaine');
    await expect(none.getByRole('button', { name: /^Create the link/ })).toBeVisible();
  },
};

/** Revoking asks first, and shows who did it. */
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

/** Somebody else was quicker: the list shows it, and says so. */
export const ChangedBySomebodyElse: Story = {
  parameters: { msw: () => of({ savedByOthers: [{ ...bank, state: 'active', version: '"v2"' }] }) },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Banque Champlain');
    await userEvent.click(row.getByRole('button', { name: 'Renew Banque Champlain' }));
    const dialog = await dialogOf(/Renew the link of Banque Champlain/);
    await userEvent.click(dialog.getByRole('button', { name: 'Renew' }));
    await expectMessage(
      'error',
      'Somebody else has changed meanwhile: Banque Champlain. The list is up to date: check it.',
    );
    await expect(await row.findByText('Active')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: shows('Expires soon'),
};

export const Loading: Story = {
  parameters: { msw: () => of({ delay: 'infinite' }) },
  play: shows('Loading the links'),
};

export const Refused: Story = {
  parameters: { msw: () => of({ fail: 403 }) },
  play: shows('Access denied'),
};

export const Offline: Story = {
  parameters: { msw: () => of({ fail: 'offline' }) },
  play: shows('Offline', (canvas) => canvas.findByRole('button', { name: /Try again$/ })),
};
