import {
  fails,
  providersHandlers,
  sent,
  sentBodies,
  sessionHandlers,
  tokensFor,
} from '@portal/api-client/testing';
import { aSignedInUser } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { shows } from '../../testing';
import { inPortal } from '../../testing/inPortal';
import { LoginPage } from '../LoginPage';

const leaveTo = fn();

export default {
  title: 'Shell/Sign in with a provider',
  component: LoginPage,
  decorators: [inPortal({ app: 'admin', path: '/auth/login', leaveTo })],
  parameters: { msw: () => [...providersHandlers(), ...sessionHandlers()] },
  beforeEach: () => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    leaveTo.mockClear();
  },
} satisfies Meta<typeof LoginPage>;

type Story = StoryObj<typeof LoginPage>;

/** Opens the page with the code of a way back. */
const arriving = (purpose: 'provider' | 'proof' = 'provider') => {
  window.location.hash = `${purpose}=c0de`;
};
const tokens = () => {
  const { accessToken, refreshToken } = tokensFor(aSignedInUser());
  return { access_token: accessToken, refresh_token: refreshToken };
};

export const Offered: Story = {
  tags: ['DECISION-150'],
  parameters: {
    msw: () => [
      ...providersHandlers({
        providers: [
          { id: 'main', name: 'Microsoft' },
          { id: 'google', name: 'Google' },
        ],
      }),
      ...sessionHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Continuer avec Google - Continue with Google' });
    await expect(link).toHaveAttribute('href', '/api/auth/providers/google/start?app=admin');
    await expect(canvas.getByRole('button', { name: 'Se connecter - Sign in' })).toBeVisible();
  },
};

export const NoProvider: Story = {
  tags: ['release', 'DECISION-150'],
  parameters: { msw: () => [...providersHandlers({ providers: [] }), ...sessionHandlers()] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Se connecter - Sign in' });
    await waitFor(() => expect(sent('GET auth/providers')).toHaveLength(1));
    await expect(canvas.queryByText('Or with an account that you already have')).not.toBeInTheDocument();
  },
};

/** The window of its own in which a proof ends tells the other one, and can be closed. */
export const Proves: Story = {
  tags: ['release', 'DECISION-158'],
  beforeEach: () => {
    arriving('proof');
    const { close } = window;
    Object.assign(window, { close: () => undefined });
    return () => Object.assign(window, { close });
  },
  parameters: {
    msw: () => [...providersHandlers({ arrival: { proved: 'Microsoft' } }), ...sessionHandlers()],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Confirmed\. You can close this window/);
    await expect(localStorage.getItem('proved')).not.toBeNull();
  },
};

export const ProvesNothing: Story = {
  tags: ['release', 'DECISION-158'],
  beforeEach: () => arriving('proof'),
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: () => [...providersHandlers({ arrival: { refused: 'not-again' } }), ...sessionHandlers()],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You did not sign in again/);
    await canvas.findByText(/^Close this window and go back to the other one/);
    await expect(localStorage.getItem('proof-refused')).toMatch(/^not-again /);
    await expect(localStorage.getItem('proved')).toBeNull();
  },
};

export const SignsIn: Story = {
  tags: ['release', 'DECISION-150'],
  beforeEach: () => arriving(),
  parameters: {
    msw: () => [
      ...providersHandlers({
        arrival: {
          auth: tokens(),
          user: { id: 1, name: 'Marie', last_name: 'Bélanger', role: 'ROLE_ADMIN' },
        },
      }),
      ...sessionHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '/contracts/list' })).toBeVisible();
    await expect(sentBodies('POST auth/providers/arrival')).toEqual([{ code: 'c0de' }]);
    // The code is in no history of the browser.
    await expect(window.location.hash).toBe('');
  },
};

export const NobodyIsLinked: Story = {
  tags: ['release', 'DECISION-152'],
  beforeEach: () => arriving(),
  parameters: {
    msw: () => [...providersHandlers({ arrival: { refused: 'unknown' } }), ...sessionHandlers()],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^No account of the portal is linked with this account\. Sign in with your password/,
      ),
    ).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('button', { name: 'Retour à la connexion - Back to sign-in' }));
    await expect(await canvas.findByRole('textbox', { name: 'Courriel - Email' })).toBeVisible();
  },
};

export const Unavailable: Story = {
  tags: ['release', 'DECISION-150'],
  beforeEach: () => arriving(),
  parameters: {
    msw: () => [...providersHandlers({ arrival: { refused: 'unavailable' } }), ...sessionHandlers()],
  },
  play: shows('The sign-in service does not answer. Try again later, or use your password.'),
};

export const LostAnswer: Story = {
  tags: ['release'],
  beforeEach: () => arriving(),
  parameters: {
    msw: () => [
      fails('POST auth/providers/arrival', 'offline'),
      ...providersHandlers(),
      ...sessionHandlers(),
    ],
  },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: shows('No answer came. Sign in again.'),
};
