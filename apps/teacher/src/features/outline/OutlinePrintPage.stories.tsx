import { broken, contractsHandlers, outlinesHandlers } from '@portal/api-client/testing';
import { aContract, anOutline } from '@portal/domain';
import { asTeacher, expectLink, recovers } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OutlinePrintPage } from './OutlinePrintPage';

const contract = contractsHandlers({ contracts: [aContract()] });

export default {
  title: 'Teacher/Outline to print',
  component: OutlinePrintPage,
  decorators: [asTeacher('/print/:id/outline', '/print/412/outline')],
  parameters: { msw: () => [...outlinesHandlers(), ...contract] },
} satisfies Meta<typeof OutlinePrintPage>;

type Story = StoryObj<typeof OutlinePrintPage>;

/** Shows only the document, ready to print. */
export const Submitted: Story = {
  tags: ['SHELL-096', 'OUTLINE-30'],
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('article', { name: 'Plan de cours - Course outline' }));
    await expect(sheet.getByText('2026-0412 · Aéro Beauséjour inc.')).toBeVisible();
    await expect(sheet.getByText('Animer une réunion de quinze minutes en français.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Print$/ })).toBeVisible();
    await expectLink(canvas, /Back to the contract$/, '/course/412');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** A draft cannot be printed yet. */
export const Draft: Story = {
  tags: ['PORTAL-COURSE-24'],
  parameters: { msw: [...outlinesHandlers({ outlines: [anOutline({ status: 'draft' })] }), ...contract] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/still a draft/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Print$/ })).toBeNull();
    await expectLink(canvas, /Fill in the outline$/, '/outline-form/412');
  },
};

export const NoneYet: Story = {
  tags: ['release', 'PORTAL-COURSE-24'],
  parameters: { msw: [...outlinesHandlers({ outlines: [] }), ...contract] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This contract has no outline yet.')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const SomebodyElses: Story = {
  tags: ['release'],
  parameters: { msw: [...outlinesHandlers({ fail: 403 }), ...contractsHandlers({ fail: 403 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This course is not yours')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const OfflineAtFirst: Story = {
  tags: ['release'],
  parameters: { first: [broken('*/api/outline-form/course/412')] },
  play: recovers((canvas) => canvas.findByRole('article')),
};
