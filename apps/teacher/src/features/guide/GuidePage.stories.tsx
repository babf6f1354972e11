import { aSignedInUser } from '@portal/domain';
import { inPortal } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuidePage } from './GuidePage';

const meta: Meta<typeof GuidePage> = {
  title: 'Teacher/Guide',
  component: GuidePage,
  decorators: [inPortal({ app: 'teacher', user: aSignedInUser({ role: 'ROLE_TEACHER' }), path: '/guide' })],
};
export default meta;

type Story = StoryObj<typeof GuidePage>;

export const InBothLanguages: Story = {
  tags: [
    'PORTAL-GUIDE-01',
    'PORTAL-GUIDE-02',
    'PORTAL-GUIDE-03',
    'PORTAL-GUIDE-04',
    'PORTAL-GUIDE-05',
    'PORTAL-GUIDE-06',
    'PORTAL-GUIDE-07',
    'PORTAL-GUIDE-08',
    'PORTAL-GUIDE-09',
    'PORTAL-GUIDE-10',
    'PORTAL-GUIDE-11',
    'PORTAL-GUIDE-12',
    'PORTAL-GUIDE-13',
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoicing guide');
    for (const said of [
      /invoice monthly/,
      /no later than the 16th of each month/,
      /own invoice or the provided template/,
      /last working day of the month, if the invoice was submitted/,
      /your name/,
      /the billing period/,
      /the contract number\(s\)/,
      /the company name\(s\)/,
      /the student name\(s\)/,
      /the hourly rate/,
      /the hours taught per contract/,
      /the total amount in dollars/,
    ]) {
      await expect(canvas.getByText(said)).toBeVisible();
    }
  },
};

export const InFrench: Story = {
  globals: { language: 'fr', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/au plus tard le 16 de chaque mois/)).toBeVisible();
  },
};
