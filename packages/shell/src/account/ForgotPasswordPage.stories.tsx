import { sessionHandlers } from '@portal/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Canvas, expectMessage } from '../testing';
import { inPortal } from '../testing/inPortal';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const leaveTo = fn();

export default {
  title: 'Shell/Forgotten password',
  component: ForgotPasswordPage,
  decorators: [inPortal({ app: 'admin', path: '/auth/forgot', leaveTo })],
  parameters: { msw: () => [...sessionHandlers()] },
  beforeEach: () => {
    leaveTo.mockClear();
  },
} satisfies Meta<typeof ForgotPasswordPage>;

type Story = StoryObj<typeof ForgotPasswordPage>;

async function ask(canvas: Canvas) {
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'Courriel - Email' }),
    'lea.villeneuve@passerelle.example',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Envoyer - Send' }));
}

export const Asked: Story = {
  tags: ['AUTH-13', 'AUTH-17', 'AUTH-18', 'SHELL-058', 'MSG-03'],
  play: async ({ canvas }) => {
    await ask(canvas);
    await expectMessage('success', 'Check your inbox, we sent you an email');
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/#/'));
  },
};

export const Failed: Story = {
  tags: ['release', 'MSG-04'],
  parameters: { msw: sessionHandlers({ fail: 500 }) },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expectMessage('error', 'something went wrong');
    await expect(canvas.getByRole('textbox', { name: 'Courriel - Email' })).toHaveValue(
      'lea.villeneuve@passerelle.example',
    );
    await expect(leaveTo).not.toHaveBeenCalled();
  },
};

/** The response is lost; the email may have been sent. */
export const Unanswered: Story = {
  tags: ['release'],
  parameters: { msw: sessionHandlers({ fail: 'offline' }) },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(/we do not know whether the email was sent/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Courriel - Email' })).toHaveValue(
      'lea.villeneuve@passerelle.example',
    );
    await expect(leaveTo).not.toHaveBeenCalled();
  },
};

export const TooManyRequests: Story = {
  tags: ['release'],
  parameters: { msw: sessionHandlers({ fail: { status: 429, retryAfter: 900 } }) },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText('Too many attempts. Try again in 15 minutes.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Courriel - Email' })).toHaveValue(
      'lea.villeneuve@passerelle.example',
    );
    await expect(leaveTo).not.toHaveBeenCalled();
  },
};

export const BackToSignIn: Story = {
  tags: ['release', 'AUTH-14'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Retour à la connexion - Back to sign in' }));
    await expect(await canvas.findByRole('heading', { name: '/auth/login' })).toBeVisible();
  },
};
