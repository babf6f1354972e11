import { asAdmin, expectLink, expectTexts, press, recovered, shows } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OutlinePrintPage } from './OutlinePrintPage';
import { withOutline, withoutOutline } from './outline-story';

export default {
  title: 'Admin/Contracts/Outline to print',
  component: OutlinePrintPage,
  tags: ['release'],
  decorators: [asAdmin('/contracts/print/:id/outline', '/contracts/print/412/outline')],
  parameters: { msw: withOutline },
} satisfies Meta<typeof OutlinePrintPage>;

type Story = StoryObj<typeof OutlinePrintPage>;

/** Shows only the document with its contract and provider, ready to print. */
export const Submitted: Story = {
  tags: ['!release', 'SHELL-071', 'OUTLINE-29', 'OUTLINE-21', 'OUTLINE-22'],
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('article', { name: 'Plan de cours - Course outline' }));
    await expectTexts(sheet, '2026-0412 · Aéro Beauséjour inc.');
    await expectTexts(sheet, 'Animer une réunion de quinze minutes en français.');
    await expectTexts(sheet, /1 800 555-0199 · info@passerelle\.example/);
    await expect(canvas.getByRole('button', { name: /Print$/ })).toBeVisible();
    await expectLink(canvas, /Outline and materials$/, '/contracts/edit/412/outline');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await press(canvas, 'EN', 'radio');
    await expect(await canvas.findByRole('article', { name: 'Course outline' })).toBeVisible();
    await expect(canvas.queryByText(/Fonctions langagières/)).toBeNull();
  },
};

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>';

/** The sheet has the provider's logo, like the page around it. */
export const LogoOfTheProvider: Story = {
  parameters: { portal: { config: { logo: picture } } },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('article', { name: /Course outline$/ }));
    await expect(sheet.getByRole('img', { name: 'Passerelle' })).toHaveAttribute('src', picture);
  },
};

export const NoOutlineYet: Story = {
  parameters: { msw: withOutline(withoutOutline, { outlines: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This contract has no outline to print yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Print$/ })).toBeNull();
  },
};

export const NoSuchContract: Story = {
  parameters: { portal: { at: '/contracts/print/99/outline' } },
  play: shows((canvas) => canvas.findByRole('heading', { level: 1, name: /Contract not found/ })),
};

export const OfflineAtFirst: Story = recovered('*/api/outline-form/course/412', (canvas) =>
  canvas.findByRole('article'),
);
