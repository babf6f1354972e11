import {
  broken,
  companiesHandlers,
  companyContactHandlers,
  hangs,
  sentBodies,
} from '@portal/api-client/testing';
import { aCompany, aCompanyContact } from '@portal/domain';
import { type Canvas, dialogStories, expectMessage, fill, tryAgain } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inArea } from '../../../areas/area-story';
import { CompaniesPage } from './CompaniesPage';

type Situation = Parameters<typeof companyContactHandlers>[0];
const withContact = (situation?: Situation) => () => [
  ...companyContactHandlers(situation),
  ...companiesHandlers({ companies: [aCompany()] }),
];

export default {
  title: 'Admin/Settings/Companies/Email of a company',
  component: CompaniesPage,
  tags: ['release'],
  decorators: inArea('admin.settings.companies'),
  globals: { language: 'en' },
  parameters: { portal: { at: '/settings/companies?dialog=contact&record=21' }, msw: withContact() },
} satisfies Meta<typeof CompaniesPage>;

type Story = StoryObj<typeof CompaniesPage>;

const email = (dialog: Canvas) =>
  dialog.findByRole('textbox', { name: /Email address$/ }, { timeout: 10_000 });
/** Returns the form, which replaces the dialog that requires the address. */
const opened = async (canvas: Canvas) => {
  await email(canvas);
  return within(canvas.getByRole('dialog'));
};

const inDialog = dialogStories(opened);
const save = (dialog: Canvas) => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
const saves = () => sentBodies('PUT companyContacts/21');

/** Opened from the row of the company. */
export const Saved: Story = {
  tags: ['!release'],
  parameters: { portal: { at: '/settings/companies' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email of Aéro Beauséjour inc.' }));
    const dialog = await opened(canvas);
    const field = await email(dialog);
    await expect(field).toHaveValue('formation@aero-beausejour.example');
    await userEvent.clear(field);
    await fill(field, 'paie@aero-beausejour.example');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Language of emails' }), 'English');
    await save(dialog);
    await expectMessage('success', 'The address was saved.');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(saves()).toEqual([{ email: 'paie@aero-beausejour.example', language: 'en' }]);
  },
};

/** An invalid address is rejected at the field, and nothing is sent. */
export const NoAddress: Story = {
  play: inDialog.play(async (dialog) => {
    const field = await email(dialog);
    await userEvent.clear(field);
    await fill(field, 'formation');
    await save(dialog);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(saves()).toEqual([]);
  }),
};

/** A colleague has changed the language: saving keeps both changes. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: withContact({ savedByOthers: { language: 'en' } }) },
  play: inDialog.play(async (dialog) => {
    const field = await email(dialog);
    await userEvent.clear(field);
    await fill(field, 'paie@aero-beausejour.example');
    await save(dialog);
    await expectMessage('success', 'The address was saved.');
    await expect(saves().at(-1)).toEqual({ email: 'paie@aero-beausejour.example', language: 'en' });
  }),
};

/** After a rejected save the input stays. */
export const Refused: Story = {
  parameters: { msw: withContact({ failWrites: 500 }) },
  play: inDialog.play(async (dialog) => {
    await userEvent.type(await email(dialog), '.org');
    await save(dialog);
    await expect(await dialog.findByText('The address was not saved. What you typed is kept.')).toBeVisible();
    await expect(await email(dialog)).toHaveValue('formation@aero-beausejour.example.org');
  }),
};

export const Loading: Story = {
  parameters: { first: [hangs('GET companyContacts/:id')] },
  play: async ({ canvas }) => {
    const name = 'Email of Aéro Beauséjour inc.';
    const dialog = within(await canvas.findByRole('dialog', { name }, { timeout: 10_000 }));
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

export const Unread: Story = {
  parameters: { first: [broken('*/api/companyContacts/:id', 500)] },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', undefined, { timeout: 10_000 }));
    await expect(await dialog.findByText('The address could not be loaded.')).toBeVisible();
    await tryAgain(dialog, 'Try again');
    await expect(await email(await opened(canvas))).toHaveValue('formation@aero-beausejour.example');
  },
};

export const NoneYetOnAPhone: Story = {
  globals: { language: 'both', viewport: { value: 'phone' } },
  parameters: { msw: withContact({ contact: aCompanyContact({ email: null, language: 'both' }) }) },
  play: inDialog.play(async (dialog) => {
    await expect(await email(dialog)).toHaveValue('');
    await expect(dialog.getByRole('combobox', { name: /Language of emails$/ })).toHaveDisplayValue(
      'Français, puis anglais - French, then English',
    );
  }),
};
