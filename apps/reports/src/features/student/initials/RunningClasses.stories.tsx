import { initialsHandlers, sentBodies } from '@portal/api-client/testing';
import { aRunningClass } from '@portal/domain';
import { inPortal } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RunningClasses } from './RunningClasses';

export default {
  title: 'Reports/Running classes of a student',
  component: RunningClasses,
  tags: ['DECISION-214'],
  decorators: [
    inPortal({ app: 'reports', path: '/student-report/:token_login', at: '/student-report/known-link' }),
  ],
  globals: { language: 'en', viewport: { value: 'phone' } },
  parameters: { msw: () => initialsHandlers({ running: [aRunningClass()] }) },
} satisfies Meta<typeof RunningClasses>;

type Story = StoryObj<typeof RunningClasses>;

/** A student initials the class that is taking place, once. */
export const Initialed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('09:00 – 10:30, contract 2026-0412')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Initial this class' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Type' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your initials' }), 'I. F.{Enter}');
    await expect(await canvas.findByText('You have initialed this class.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Initial this class' })).toBeNull();
    await expect(await sentBodies('POST student/initials')).toMatchObject([
      { class_id: 11, how: 'typed', mark: 'I. F.' },
    ]);
  },
};

/** The class has ended meanwhile: the letters stay, and the reason is shown in both languages. */
export const TooLate: Story = {
  globals: { language: 'fr', theme: 'dark' },
  parameters: {
    msw: () =>
      initialsHandlers({
        running: [aRunningClass()],
        refused: 'Ce cours n’a pas lieu en ce moment - This class is not running',
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Parapher ce cours' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Taper' }));
    await userEvent.type(canvas.getByRole('textbox'), 'I. F.{Enter}');
    await expect(await canvas.findByText(/Ce cours n’a pas lieu en ce moment/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('I. F.');
  },
};

/** No class runs now. */
export const None: Story = {
  parameters: { msw: () => initialsHandlers() },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
