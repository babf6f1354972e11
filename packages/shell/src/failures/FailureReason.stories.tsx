import { ApiError, refusalOf } from '@portal/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTexts, shows } from '../testing';
import { FailureReason } from './FailureReason';

export default {
  title: 'Shell/Failure reason',
  component: FailureReason,
  tags: ['release'],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FailureReason>;

type Story = StoryObj<typeof FailureReason>;

/** The server's own sentence, as received (DECISION-02). */
export const SaidByTheServer: Story = {
  tags: ['!release'],
  args: { error: refusalOf(409, { message: 'Email duplicated' }) },
  play: shows('Email duplicated'),
};

/** A message in both languages is shown in the selected language mode. */
export const SaidInBothLanguages: Story = {
  args: { error: refusalOf(409, { message: 'Le cours est clos - The course is closed' }) },
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le cours est clos')).toBeVisible();
    await expect(canvas.queryByText(/closed/)).toBeNull();
  },
};

/** If the server sends only a code, the default reason is shown in both languages. */
export const BareWord: Story = {
  args: { error: refusalOf(409, { message: 'Conflict' }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, /Quelqu’un l’a modifié entre-temps/, /Someone changed it in the meantime/);
    await expect(canvas.queryByText('Conflict')).toBeNull();
  },
};

export const NoConnection: Story = {
  args: { error: new ApiError({ code: 'offline' }) },
  play: shows('There is no connection.'),
};

/** A busy server says when to try again. */
export const Busy: Story = {
  args: { error: refusalOf(429, { message: 'Slow down' }, new Headers({ 'Retry-After': '61' })) },
  play: shows('Trop de tentatives. Réessayez dans 2 minutes.', 'Too many attempts. Try again in 2 minutes.'),
};

/** Details of a server error are for developers: only the number of the request in the server's log is shown. */
export const ServerBroken: Story = {
  args: { error: refusalOf(500, { message: 'Stack trace' }, new Headers({ 'X-Request-Id': '3f1c9a52-77' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Stack trace')).toBeNull();
    const number = canvas.getByText('3f1c9a52-77');
    await expect(number).toBeVisible();
    await expect(number.parentElement).toHaveTextContent(/^Référence - Reference 3f1c9a52-77$/);
  },
};
