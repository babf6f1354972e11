import { localTokenStore, useContracts } from '@portal/api-client';
import { contractsHandlers, sessionHandlers, tokensFor } from '@portal/api-client/testing';
import { aSignedInUser } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createSession } from '../session/session';
import { useSession } from '../session/useSession';
import { expectTexts } from '../testing';
import { inPortal } from '../testing/inPortal';
import { shows } from '../testing/shows';
import { RequireRole } from './RequireRole';

function Guarded() {
  return (
    <RequireRole roles={['ROLE_ADMIN']}>
      <Inside />
    </RequireRole>
  );
}

function Inside() {
  const { user, signOut } = useSession();
  const contracts = useContracts({ page: 1 });
  return (
    <main>
      <h1>Contracts of {user?.name}</h1>
      <p>{contracts.data ? `${contracts.data.rows.length} rows` : 'none yet'}</p>
      <button type="button" onClick={signOut}>
        Logout
      </button>
    </main>
  );
}

const page = { app: 'admin', path: '/contracts/list' } as const;
const admin = aSignedInUser();

export default {
  title: 'Shell/Guarded pages',
  component: Guarded,
  tags: ['release'],
  decorators: [inPortal(page)],
  parameters: { msw: () => [...sessionHandlers(), ...contractsHandlers()] },
} satisfies Meta<typeof Guarded>;

type Story = StoryObj<typeof Guarded>;

export const NobodySignedIn: Story = {
  tags: ['!release', 'SHELL-103', 'SHELL-104', 'SHELL-109', 'SHELL-111', 'SHELL-112'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '/auth/login' })).toBeVisible();
    await expect(JSON.parse(sessionStorage.getItem('return-place') ?? '')).toEqual({
      address: '/admin/contracts/list',
      roles: ['ROLE_ADMIN'],
      isSessionLost: false,
    });
  },
};

export const OfAnotherRole: Story = {
  tags: ['!release', 'SHELL-104', 'SHELL-110'],
  parameters: { portal: { user: aSignedInUser({ role: 'ROLE_TEACHER' }) } },
  play: shows((canvas) => canvas.findByRole('heading', { name: '/auth/login' })),
};

/** The server's profile replaces the one from the token. */
export const ConfirmedInTheBackground: Story = {
  tags: ['AUTH-33'],
  beforeEach: () => localTokenStore().write(tokensFor(admin)),
  parameters: {
    msw: [...sessionHandlers({ user: aSignedInUser({ name: 'Marie-Ève' }) }), ...contractsHandlers()],
  },
  play: shows((canvas) => canvas.findByRole('heading', { name: 'Contracts of Marie-Ève' })),
};

export const RestoredByRenewal: Story = {
  tags: ['AUTH-33'],
  beforeEach: () => localTokenStore().write({ accessToken: 'opaque', refreshToken: 'refresh' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Contracts of Marie' })).toBeVisible();
    await expect(localStorage.getItem('access-token')).not.toBe('opaque');
  },
};

export const RestoreRefused: Story = {
  tags: ['AUTH-34'],
  beforeEach: () => localTokenStore().write(tokensFor(admin, { lifetime: -60 })),
  parameters: { msw: [...sessionHandlers({ fail: 401 }), ...contractsHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '/auth/login' })).toBeVisible();
    await expect(localStorage.getItem('refresh-token')).toBeNull();
  },
};

/** Being offline is not a rejection: a known user stays signed in. */
export const RestoredOffline: Story = {
  tags: ['AUTH-34'],
  beforeEach: () => localTokenStore().write(tokensFor(admin, { lifetime: -60 })),
  parameters: { msw: [...sessionHandlers({ fail: 'offline' }), ...contractsHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Contracts of Marie' })).toBeVisible();
    await expect(localStorage.getItem('refresh-token')).not.toBeNull();
  },
};

let isDown = true;

/**
 * The tokens contain no user and the server does not respond: the page offers a retry and does not sign the user out.
 */
export const Unreachable: Story = {
  beforeEach: () => {
    isDown = true;
    localTokenStore().write({ accessToken: 'opaque', refreshToken: 'refresh' });
  },
  parameters: {
    first: [http.post('*/api/auth/checkToken', () => (isDown ? HttpResponse.error() : undefined))],
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'The portal does not answer. Check your connection, then try again.');
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer - Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Contracts of Marie' })).toBeVisible();
  },
};

/** When the connection returns, the page loads without a click. */
export const ReachableAgain: Story = {
  ...Unreachable,
  play: async ({ canvas }) => {
    await canvas.findByText('The portal does not answer. Check your connection, then try again.');
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('heading', { name: 'Contracts of Marie' })).toBeVisible();
  },
};

/** A 401 outside login ends the session and leads to login; the URL is stored for the same user. */
export const LostInMidWork: Story = {
  tags: ['SHELL-116', 'SHELL-117'],
  beforeEach: () => localTokenStore().write(tokensFor(admin)),
  parameters: { msw: [...sessionHandlers(), ...contractsHandlers({ fail: 401 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '/auth/login' })).toBeVisible();
    await expect(localStorage.getItem('access-token')).toBeNull();
    await expect(sessionStorage.getItem('return-place')).toContain('"userId":1');
  },
};

let tokenOfFirst: string | null = null;

/** A request fails with old tokens that were renewed in the meantime; the list retries with the new ones. */
export const RenewedMeanwhile: Story = {
  tags: ['SHELL-116'],
  beforeEach: () => {
    tokenOfFirst = null;
    localTokenStore().write(tokensFor(admin));
  },
  parameters: {
    first: [
      http.get('*/api/courses', async ({ request }) => {
        const token = request.headers.get('Authorization');
        tokenOfFirst ??= token;
        if (token !== tokenOfFirst) return undefined;
        await waitFor(() => expect(`Bearer ${localStorage.getItem('access-token')}`).not.toBe(token));
        return HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
      }),
    ],
  },
  play: shows(/[1-9]\d* rows/),
};

export const SignedOut: Story = {
  tags: ['!release', 'AUTH-30', 'AUTH-32'],
  beforeEach: () => {
    localTokenStore().write(tokensFor(admin));
    localStorage.setItem('anything', 'at all');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByRole('heading', { name: '/auth/login' })).toBeVisible();
    await expect(localStorage.getItem('anything')).toBeNull();
    await expect(localStorage.getItem('refresh-token')).toBeNull();
    // The place was not stored for the next user, who has requested no page.
    await expect(sessionStorage.getItem('return-place')).toBeNull();
  },
};

/** Signing out in another tab also ends this tab's session. */
export const SignedOutElsewhere: Story = {
  beforeEach: () => localTokenStore().write(tokensFor(admin)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Contracts of/ });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('/auth/login'));
    await expect(sessionStorage.getItem('return-place')).toContain('"isSessionLost":true');
  },
};

let answerLate = () => {};
const asked = fn(
  () =>
    new Promise<void>((answered) => {
      answerLate = answered;
    }),
);

/** A page that is left before its session is confirmed stores no URL, because the next user may be someone else. */
export const LeftBeforeItWasConfirmed: Story = {
  tags: ['SHELL-117'],
  beforeEach: () => void asked.mockClear(),
  parameters: { portal: { user: admin }, first: [http.post('*/api/auth/checkToken', asked)] },
  play: async () => {
    localTokenStore().write(tokensFor(admin));
    const restored = createSession('/api').restore();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    localStorage.clear();
    answerLate();
    await restored;
    await expect(sessionStorage.getItem('return-place')).toBeNull();
  },
};

/** A valid token contains the user, so the page does not wait for a request. */
export const RestoredFromAGoodToken: Story = {
  tags: ['AUTH-33'],
  beforeEach: () => localTokenStore().write(tokensFor(admin)),
  parameters: { msw: [...sessionHandlers({ delay: 1500 }), ...contractsHandlers()] },
  play: shows((canvas) => canvas.findByRole('heading', { name: 'Contracts of Marie' }), /^\d+ rows$/),
};
