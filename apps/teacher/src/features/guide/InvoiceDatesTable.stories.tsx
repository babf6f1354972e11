import type { Canvas } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InvoiceDatesTable } from './InvoiceDatesTable';

export default {
  title: 'Teacher/Guide/Invoice dates',
  component: InvoiceDatesTable,
  tags: ['LIMIT-51', 'LIMIT-52', 'PORTAL-GUIDE-03', 'PORTAL-GUIDE-05'],
  parameters: { column: 420 },
} satisfies Meta<typeof InvoiceDatesTable>;

type Story = StoryObj<typeof InvoiceDatesTable>;

const rows = (canvas: Canvas) => within(canvas.getByRole('table')).getAllByRole('row').slice(1);

/** The due date of this month's invoice is over; its payment is still to come. */
export const AfterThe16th: Story = {
  args: { today: '2026-11-20' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const [past, next] = rows(canvas);
    await expect(past).toHaveTextContent('October 2026Nov 16th 26date passedNov 30th 26');
    await expect(next).toHaveTextContent('November 2026Dec 16th 26in 26 daysDec 31st 26');
    await expect(next).toHaveAttribute('aria-current', 'date');
  },
};

export const OnThe16th: Story = {
  tags: ['release'],
  args: { today: '2026-11-16' },
  play: async ({ canvas }) => {
    const [now, later] = rows(canvas);
    await expect(now).toHaveTextContent('today');
    await expect(now).toHaveAttribute('aria-current', 'date');
    await expect(later).not.toHaveTextContent('days');
  },
};

export const TheDayBefore: Story = {
  tags: ['release'],
  args: { today: '2027-01-15' },
  globals: { language: 'fr', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(rows(canvas)[0]).toHaveTextContent('décembre 202616 janv. 27dans 1 jour29 janv. 27');
  },
};
