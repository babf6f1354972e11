import { hoursHandlers, sent } from '@portal/api-client/testing';
import { asTeacher, expectLink, recovered, shows } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatementPrintPage } from './StatementPrintPage';

export default {
  title: 'Teacher/Statement to print',
  component: StatementPrintPage,
  tags: ['release'],
  decorators: [asTeacher('/hours/print/:month', '/hours/print/2026-10')],
  parameters: { msw: () => hoursHandlers() },
} satisfies Meta<typeof StatementPrintPage>;

type Story = StoryObj<typeof StatementPrintPage>;

/** Shows only the document, ready to print. */
export const Submitted: Story = {
  tags: ['!release', 'DECISION-51'],
  play: async ({ canvas }) => {
    const sheet = within(
      await canvas.findByRole('article', { name: 'Relevé d’heures - Statement of hours' }),
    );
    await expect(sheet.getByText('2026-0412')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Print$/ })).toBeVisible();
    await expectLink(canvas, /Back to the hours of the month$/, '/hours?month=2026-10');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const NotHandedIn: Story = {
  parameters: { msw: () => hoursHandlers({ statements: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This month has no statement yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Print$/ })).toBeNull();
  },
};

export const WithoutExtension: Story = {
  parameters: { msw: () => [] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /not found/i })).toBeVisible();
    await expect(sent('GET hours/own')).toEqual([]);
  },
};

export const NotAMonth: Story = {
  parameters: { portal: { at: '/hours/print/2026-13' } },
  globals: { language: 'en' },
  play: shows((canvas) => canvas.findByRole('heading', { name: /not found/i })),
};

export const OfflineAtFirst: Story = recovered('*/api/hours/own', (canvas) => canvas.findByRole('article'));

/** It is not known yet whether the backend has statements: the page says so instead of showing "not found". */
export const ExtensionsOfflineAtFirst: Story = recovered('*/api/capabilities', (canvas) =>
  canvas.findByRole('article'),
);
