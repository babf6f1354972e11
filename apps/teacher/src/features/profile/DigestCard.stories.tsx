import { remindersHandlers, sent, sentBodies } from '@portal/api-client/testing';
import { asTeacher } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DigestCard } from './DigestCard';

export default {
  title: 'Teacher/Profile/Digest',
  component: DigestCard,
  decorators: [asTeacher('/profile')],
  parameters: { msw: () => remindersHandlers() },
} satisfies Meta<typeof DigestCard>;

type Story = StoryObj<typeof DigestCard>;

let held = Promise.withResolvers<void>();

/** The user turns the digest off by keyboard. The switch keeps its new state while the setting is loaded again. */
export const TurnedOff: Story = {
  beforeEach: () => {
    held = Promise.withResolvers();
    return () => held.resolve();
  },
  parameters: {
    msw: () => [
      http.get('*/api/reminders/digest', async () => {
        if (sent('PUT reminders/digest').length > 0) await held.promise;
      }),
      ...remindersHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    const digest = await canvas.findByRole('switch', { name: /Receive the digest/ });
    await expect(digest).toBeChecked();
    digest.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sent('GET reminders/digest')).toHaveLength(2));
    await waitFor(() => expect(digest).not.toHaveAttribute('aria-disabled'));
    await expect(digest).not.toBeChecked();
    await expect(sentBodies('PUT reminders/digest')).toEqual([{ is_on: false }]);
  },
};

/** If the setting cannot be saved, the switch returns to its previous state, with a message. */
export const NotSaved: Story = {
  tags: ['release'],
  parameters: { msw: () => remindersHandlers({ failWrites: 500 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(await canvas.findByText(/The setting was not saved/)).toBeVisible();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const Offline: Story = {
  tags: ['release'],
  parameters: { msw: () => remindersHandlers({ fail: 'offline' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
