import { localTokenStore } from '@portal/api-client';
import { fails, providersHandlers, sessionHandlers, tokensFor } from '@portal/api-client/testing';
import { aSignedInUser } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Canvas, expectLink, expectMessage, expectTexts } from '../testing';
import { fill } from '../testing/fill';
import { inPortal } from '../testing/inPortal';
import { SetPasswordPage } from './SetPasswordPage';

const leaveTo = fn();
const received = fn();

/** A link that sets a password once. */
const usable = () => [
  http.post('*/api/auth/passwordLink', () => HttpResponse.json({ usable: true })),
  http.post('*/api/auth/setPassword', async ({ request }) => {
    received(await request.json());
    return HttpResponse.json({ message: 'Saved' });
  }),
  ...sessionHandlers(),
];

export default {
  title: 'Shell/Set password',
  component: SetPasswordPage,
  tags: ['release'],
  decorators: [inPortal({ app: 'reports', path: '/invite/:hash', at: '/invite/9f1c7a44d2', leaveTo })],
  parameters: { msw: usable },
  beforeEach: () => {
    leaveTo.mockClear();
    received.mockClear();
  },
} satisfies Meta<typeof SetPasswordPage>;

type Story = StoryObj<typeof SetPasswordPage>;

async function choose(canvas: Canvas) {
  await userEvent.type(
    await canvas.findByLabelText('Nouveau mot de passe - New password'),
    'une phrase longue',
  );
  await fill(canvas.getByLabelText('Confirmation'), 'une phrase longue');
  const button = canvas.getByRole('button', { name: 'Définir le mot de passe - Set password' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

export const Chosen: Story = {
  tags: ['!release', 'AUTH-19', 'AUTH-20', 'AUTH-22', 'SHELL-059', 'MSG-05'],
  play: async ({ canvas }) => {
    const first = await canvas.findByLabelText('Nouveau mot de passe - New password');
    await waitFor(() => expect(first).toHaveFocus());
    await choose(canvas);
    await expectMessage('success', 'Your password was set successfully');
    await expect(received).toHaveBeenCalledWith({ password: 'une phrase longue', hash: '9f1c7a44d2' });
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/admin/auth/login'));
  },
};

/** The field shows the reason, and the input stays. */
/** Passwords are switched off for the person: only a provider opens the account. */
export const ProviderOnly: Story = {
  tags: ['DECISION-162'],
  parameters: {
    msw: () => [
      http.post('*/api/auth/passwordLink', () => HttpResponse.json({ usable: true, provider_only: true })),
      ...providersHandlers(),
      ...sessionHandlers(),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Your account has no password: open it with an account that you already have.');
    await expect(canvas.queryByLabelText('Nouveau mot de passe - New password')).toBeNull();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Continuer avec Microsoft - Continue with Microsoft' }),
    );
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/auth/providers/main/start?ticket=t1cket'));
  },
};

export const TooCommon: Story = {
  tags: ['DECISION-66'],
  parameters: {
    msw: [
      http.post('*/api/auth/passwordLink', () => HttpResponse.json({ usable: true })),
      http.post('*/api/auth/setPassword', () =>
        HttpResponse.json(
          { message: 'The request was refused', code: 'bad-input', errors: { password: ['is too common'] } },
          { status: 400 },
        ),
      ),
      ...sessionHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expectTexts(canvas, 'Beaucoup de gens utilisent ce mot de passe.');
    await expectTexts(canvas, 'Many people use this password.');
    const field = canvas.getByLabelText('Nouveau mot de passe - New password');
    await expect(field).toHaveAccessibleDescription(/Many people use this password/);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('une phrase longue');
    await expect(leaveTo).not.toHaveBeenCalled();
  },
};

export const ServerDown: Story = {
  tags: ['MSG-06'],
  parameters: { msw: sessionHandlers({ fail: 500 }) },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expectMessage('error', 'An error occured, your password was not set');
    await expect(canvas.getByLabelText('Confirmation')).toHaveValue('une phrase longue');
    await expect(leaveTo).not.toHaveBeenCalled();
  },
};

/** The answer is lost, and the same password, sent again, is answered. */
export const AnswerLost: Story = {
  parameters: {
    msw: () => [http.post('*/api/auth/setPassword', () => HttpResponse.error(), { once: true }), ...usable()],
  },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/we do not know whether your password was set/)).toBeVisible();
    await expect(leaveTo).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Définir le mot de passe - Set password' }));
    await expectMessage('success', 'Your password was set successfully');
    await expect(received.mock.calls).toEqual([[{ password: 'une phrase longue', hash: '9f1c7a44d2' }]]);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/admin/auth/login'));
  },
};

/** No response: the result is unknown, and the input stays. */
export const Unanswered: Story = {
  parameters: { msw: () => [fails('POST auth/setPassword', 'offline'), ...usable()] },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/we do not know whether your password was set/)).toBeVisible();
    await expect(canvas.getByLabelText('Confirmation')).toHaveValue('une phrase longue');
    await expect(leaveTo).not.toHaveBeenCalled();
  },
};

/**
 * A used or expired link is reported before the user types a password, with a link to request a new one (DECISION-43).
 */
export const LinkUsed: Story = {
  parameters: {
    msw: [
      http.post('*/api/auth/passwordLink', () => HttpResponse.json({ usable: false })),
      ...sessionHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link no longer works')).toBeVisible();
    await expect(canvas.queryByLabelText('Confirmation')).toBeNull();
    await expectLink(canvas, /Ask for a new link$/, '/admin/auth/forgot');
  },
};

/** Says why the link does not work if the backend sends a reason; always offers a new link. */
const unusable = (reason: string): Story => ({
  parameters: {
    msw: [
      http.post('*/api/auth/passwordLink', () => HttpResponse.json({ usable: false, reason })),
      ...sessionHandlers(),
    ],
  },
});

const offersAnother = (title: string, text: RegExp): Story['play'] =>
  async function play({ canvas }) {
    await expectTexts(canvas, title, text);
    await expect(canvas.queryByLabelText('Confirmation')).toBeNull();
    await expectLink(canvas, /Ask for a new link$/, '/admin/auth/forgot');
  };

export const LinkExpired: Story = {
  ...unusable('expired'),
  play: offersAnother('This link has expired', /valid for 14 days, a forgotten password link for 60 minutes/),
};

export const LinkUsedOnce: Story = {
  ...unusable('used'),
  globals: { language: 'en' },
  async play(context) {
    await offersAnother('This link was already used', /works only once/)?.(context);
    await expectLink(context.canvas, 'Sign in', '/admin/auth/login');
  },
};

export const LinkReplaced: Story = {
  ...unusable('replaced'),
  globals: { viewport: { value: 'phone' } },
  play: offersAnother('This link was replaced', /A newer link or a new password replaced it/),
};

export const LinkUnknown: Story = {
  ...unusable('unknown'),
  globals: { theme: 'dark' },
  play: offersAnother('This link is not known', /The address may be incomplete/),
};

/** The input stays, and the page says how long to wait. */
export const TooManyAttempts: Story = {
  parameters: { msw: sessionHandlers({ fail: { status: 429, retryAfter: 240 } }) },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText('Too many attempts. Try again in 4 minutes.')).toBeVisible();
    await expect(canvas.getByLabelText('Confirmation')).toHaveValue('une phrase longue');
  },
};

/** If the backend cannot check the link in advance, the form reports it when the password is rejected. */
export const LinkRefused: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: { msw: sessionHandlers({ fail: 404 }) },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expectTexts(canvas, 'This link no longer works', 'An error occured, your password was not set');
    await expect(leaveTo).not.toHaveBeenCalled();
  },
};

/** Ends another user's session in this browser and deletes nothing else. */
export const EndsTheSessionBefore: Story = {
  tags: ['!release', 'AUTH-21'],
  beforeEach: () => {
    localTokenStore().write(tokensFor(aSignedInUser()));
    localStorage.setItem('something-else', 'kept');
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Confirmation');
    await waitFor(() => expect(localStorage.getItem('access-token')).toBeNull());
    await expect(localStorage.getItem('refresh-token')).toBeNull();
    await expect(localStorage.getItem('something-else')).toBe('kept');
  },
};
