import { aStatement, aStatementLine } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatementDocument } from './StatementDocument';

const lines = [
  aStatementLine({
    contract: { id: 11, number: '2026-0398' },
    company: { id: 23, name: 'Hôtels Frontenac' },
    classes: 4,
    minutes: 345,
    rateCents: 4875,
    amountCents: 28_031,
  }),
  aStatementLine(),
  aStatementLine({
    contract: { id: 13, number: '2026-0500' },
    company: null,
    classes: 1,
    minutes: 90,
    rateCents: null,
    amountCents: 0,
  }),
];

export default {
  title: 'Views/StatementDocument',
  component: StatementDocument,
  tags: ['release'],
  args: {
    statement: aStatement({
      status: 'approved',
      lines,
      approvedAt: '2026-11-06T15:00:00.000Z',
      note: 'Deux salles chez Frontenac.\nMerci!',
    }),
    provider: { name: 'Passerelle', phone: '1 800 555-0199', email: 'info@passerelle.example' },
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof StatementDocument>;

type Story = StoryObj<typeof StatementDocument>;

export const Approved: Story = {
  tags: ['!release', 'DECISION-51'],
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Relevé d’heures - Statement of hours' });
    await expect(page.getBoundingClientRect().width).toBeCloseTo(816, 0);
    const sheet = within(page);
    await expect(sheet.getByText('Léa Villeneuve · octobre 2026 - October 2026')).toBeVisible();
    await expect(sheet.getByText('Approved')).toBeVisible();
    const cells = (name: RegExp) =>
      within(sheet.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
    await expect(cells(/^2026-0398 ?Hôtels Frontenac/)).toEqual(['4', '5,75', '48,75 $', '280,31 $']);
    await expect(cells(/^2026-0500/)).toEqual([
      '1',
      '1,5',
      expect.stringMatching(/^à confirmer.*to be confirmed$/),
    ]);
    await expect(cells(/^Total/)).toEqual(['13', '19,25', '', '928,31 $']);
    await expect(sheet.getByText('Not in the amount: 1.5 h without a rate.')).toBeVisible();
    await expect(sheet.getByText(/Deux salles chez Frontenac/)).toBeVisible();
    await expect(sheet.getByText('Signature for Passerelle')).toBeVisible();
  },
};

/**
 * Shows the statement as the teacher submitted it, although the records have changed since, and the date on which it
 * was returned.
 */
export const ReturnedOnA4: Story = {
  args: {
    size: 'a4',
    statement: aStatement({
      status: 'returned',
      returnedAt: '2026-11-05T15:00:00.000Z',
      reason: 'Le 8 octobre dure 90 minutes.',
      changed: 1,
      differenceMinutes: 15,
    }),
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 5th 26')).toBeVisible();
    await expect(canvas.getByText(/The attendance has changed since/)).toBeVisible();
    await expect(canvas.queryByText(/Approved on/)).toBeNull();
  },
};

/** More contracts than fit on a sheet; the total appears once, at the end. */
export const ManyContracts: Story = {
  args: {
    statement: aStatement({
      status: 'exported',
      approvedAt: '2026-11-06T15:00:00.000Z',
      exportedAt: '2026-11-09T15:00:00.000Z',
      lines: Array.from({ length: 40 }, (_, id) =>
        aStatementLine({ contract: { id, number: `2026-0${100 + id}` } }),
      ),
    }),
  },
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(42);
    await expect(canvas.getByText('Exporté le')).toBeVisible();
  },
};

export const OnAPhoneInTheDark: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
