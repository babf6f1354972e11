import { capabilitiesHandlers, companiesHandlers, companyEvidenceHandlers } from '@portal/api-client/testing';
import { aCompany } from '@portal/domain';
import { findDialog, press, savedFile, storyClock } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inArea } from '../../../areas/area-story';
import { CompaniesPage } from './CompaniesPage';

export default {
  title: 'Admin/Settings/Companies/Evidence of a company',
  component: CompaniesPage,
  decorators: inArea('admin.settings.companies'),
  globals: { language: 'en' },
  beforeEach: () => storyClock('2026-11-20T09:00'),
  parameters: {
    msw: () => [
      ...capabilitiesHandlers(['attestations']),
      ...companyEvidenceHandlers(),
      ...companiesHandlers({
        companies: [aCompany(), aCompany({ id: 24, name: 'Papeterie Laurier', active: false })],
      }),
    ],
  },
} satisfies Meta<typeof CompaniesPage>;

type Story = StoryObj<typeof CompaniesPage>;

/** The office opens the evidence from the row of the company. */
export const Opened: Story = {
  tags: ['DECISION-201'],
  parameters: { portal: { at: '/settings/companies' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Evidence of training of Aéro Beauséjour inc.');
    const dialog = await findDialog(canvas, 'Evidence of training');
    await expect(await dialog.findByRole('row', { name: /Fortin/ })).toHaveTextContent('26 h 45 min');
    const file = await savedFile(() => press(dialog, 'PDF'));
    await expect(file.size).toBe(8);
  },
};

/** An archived company has no link any more, but its evidence. */
export const OfAnArchivedCompany: Story = {
  tags: ['DECISION-202'],
  parameters: { portal: { at: '/settings/companies?archived=true' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Evidence of training of Papeterie Laurier');
    const dialog = await findDialog(canvas, 'Evidence of training');
    await expect(await dialog.findByRole('row', { name: /Fortin/ })).toBeVisible();
  },
};
