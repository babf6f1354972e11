import { fails, sessionHandlers } from '@portal/api-client/testing';
import { aSignedInUser } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storeReturnPlace } from '../session/return-place';
import { type Canvas, expectLink, expectMessage, expectTexts } from '../testing';
import { fill } from '../testing/fill';
import { inPortal } from '../testing/inPortal';
import { memoryUnsavedStore } from '../testing/memoryUnsavedStore';
import { shows } from '../testing/shows';
import { LoginPage } from './LoginPage';

const leaveTo = fn();
const page = { app: 'admin', path: '/auth/login', leaveTo } as const;

export default {
  title: 'Shell/Sign in',
  component: LoginPage,
  tags: ['release'],
  decorators: [inPortal(page)],
  parameters: { msw: () => [...sessionHandlers()] },
  beforeEach: () => {
    leaveTo.mockClear();
  },
} satisfies Meta<typeof LoginPage>;

type Story = StoryObj<typeof LoginPage>;

const email = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Courriel - Email' });

async function signIn(canvas: Canvas, password = 'passerelle') {
  await fill(await email(canvas), 'marie.belanger@passerelle.example');
  await fill(canvas.getByLabelText('Mot de passe - Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Se connecter - Sign in' }));
}

export const Arriving: Story = {
  tags: ['!release', 'AUTH-01', 'AUTH-03', 'SHELL-040', 'SHELL-057'],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Connexion - Sign in');
    await expect(within(heading).getByText('Sign in')).toHaveAttribute('lang', 'en');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expectTexts(canvas, 'Teach, follow, report.');
    await expectLink(canvas, /Forgot password\?$/, '/auth/forgot');
    await expect(await email(canvas)).toHaveFocus();
    await waitFor(() => expect(document.title).toBe('Connexion - Sign in · Passerelle'));
  },
};

export const LandsByRole: Story = {
  tags: ['AUTH-06', 'AUTH-07', 'AUTH-27', 'AUTH-28', 'AUTH-29', 'SHELL-107', 'MSG-02'],
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('heading', { name: '/contracts/list' })).toBeVisible();
    const toast = within(canvas.getByRole('status'));
    await expect(toast.getByText('Successful login')).toBeVisible();
    await expect(toast.getByText('Welcome to the portal')).toHaveAttribute('lang', 'en');
    await expect(localStorage.getItem('access-token')).toBeTruthy();
    await expect(localStorage.getItem('refresh-token')).toBeTruthy();
  },
};

/** A teacher who signs in here is sent to the other app with a page load. */
export const LandsInTheOtherApp: Story = {
  tags: ['AUTH-08', 'SHELL-108'],
  parameters: {
    msw: sessionHandlers({
      user: aSignedInUser({ id: 2, name: 'Léa', lastName: 'Villeneuve', role: 'ROLE_TEACHER' }),
    }),
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/teacher-view/home'));
    await expect(document.cookie).toContain('last-app=teacher');
  },
};

export const Refused: Story = {
  tags: ['AUTH-09', 'AUTH-10', 'SHELL-118', 'MSG-01'],
  parameters: { first: [fails('POST login', 401)] },
  play: async ({ canvas }) => {
    await signIn(canvas, 'wrong');
    const toast = within(await canvas.findByRole('alert'));
    await expectMessage('error', 'Login credentials not valid');
    await expectTexts(toast, 'Identifiants de connexion non valides', 'Error');
    await waitFor(async () => expect(await email(canvas)).toHaveValue(''));
    // The form is ready for the next attempt, with the focus in the first field.
    await waitFor(async () => expect(await email(canvas)).toHaveFocus());
    await expect(canvas.getByLabelText('Mot de passe - Password')).toHaveValue('');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Connexion - Sign in');
  },
};

/** A server error says nothing about email and password, so the fields keep their values. */
export const ServerDown: Story = {
  tags: ['AUTH-09', 'DECISION-09'],
  parameters: { msw: sessionHandlers({ fail: 503 }) },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText('something went wrong')).toBeVisible();
    await expect(await email(canvas)).toHaveValue('marie.belanger@passerelle.example');
    await expect(canvas.getByLabelText('Mot de passe - Password')).toHaveValue('passerelle');
  },
};

/** Both languages say how long to wait; the input stays. */
export const TooManyAttempts: Story = {
  parameters: { msw: sessionHandlers({ fail: { status: 429, retryAfter: 290 } }) },
  play: async ({ canvas }) => {
    await signIn(canvas);
    const toast = within(await canvas.findByRole('alert'));
    await expect(await toast.findByText('Too many attempts. Try again in 5 minutes.')).toBeVisible();
    await expect(toast.getByText('Trop de tentatives. Réessayez dans 5 minutes.')).toBeVisible();
    await expect(await email(canvas)).toHaveValue('marie.belanger@passerelle.example');
    await expect(canvas.queryByText('something went wrong')).toBeNull();
  },
};

export const TooManyAttemptsOfUnknownEnd: Story = {
  parameters: { msw: sessionHandlers({ fail: 429 }) },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText('Trop de tentatives. Réessayez plus tard.')).toBeVisible();
  },
};

export const Unavailable: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  parameters: { msw: sessionHandlers({ fail: { status: 503, retryAfter: 60 } }) },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expectTexts(canvas, 'The service is not available. Try again in 1 minute.');
    await expect(canvas.getByLabelText('Mot de passe - Password')).toHaveValue('passerelle');
  },
};

export const Offline: Story = {
  parameters: { msw: sessionHandlers({ fail: 'offline' }) },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText('something went wrong')).toBeVisible();
    await expect(await email(canvas)).toHaveValue('marie.belanger@passerelle.example');
  },
};

/** After a lost session, the same user returns to the same page. */
export const BackWhereTheSessionWasLost: Story = {
  tags: ['SHELL-117', 'DECISION-08'],
  beforeEach: () =>
    storeReturnPlace(sessionStorage, { userId: 1, address: '/admin/contracts/edit/412/basic?tab=2' }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(
      await canvas.findByRole('heading', { name: '/contracts/edit/412/basic?tab=2' }),
    ).toBeVisible();
  },
};

/** Another user lands on their role's start page, not on the previous user's page. */
export const AnotherPersonLandsByRole: Story = {
  beforeEach: () => storeReturnPlace(sessionStorage, { userId: 99, address: '/admin/settings/users' }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('heading', { name: '/contracts/list' })).toBeVisible();
  },
};

/** A link from an email opens its page after signing in, if the role may open it. */
export const ArrivesWhereTheLinkLeads: Story = {
  tags: ['DECISION-38'],
  beforeEach: () =>
    storeReturnPlace(sessionStorage, { address: '/admin/students/edit/501/basic', roles: ['ROLE_ADMIN'] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your session has ended')).toBeNull();
    await signIn(canvas);
    await expect(await canvas.findByRole('heading', { name: '/students/edit/501/basic' })).toBeVisible();
    await expect(sessionStorage.getItem('return-place')).toBeNull();
  },
};

/** If the role may not open the link, the user lands on their start page. */
export const LandsByRoleWhenTheLinkIsForOthers: Story = {
  beforeEach: () => storeReturnPlace(sessionStorage, { address: '/admin/home', roles: ['ROLE_TEACHER'] }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('heading', { name: '/contracts/list' })).toBeVisible();
  },
};

function storeLostPlace() {
  storeReturnPlace(sessionStorage, {
    address: '/admin/contracts/edit/412/basic',
    userId: 1,
    isSessionLost: true,
  });
}

/** Says that the session expired; mentions no saved input if there is none. */
export const SessionEnded: Story = {
  tags: ['SHELL-117', 'DECISION-39'],
  beforeEach: storeLostPlace,
  play: async ({ canvas }) => {
    const reason = within(canvas.getByRole('main'));
    await expectTexts(reason, 'Your session has ended', 'Sign in to return to where you were.');
    await expect(canvas.queryByText(/will be offered to you/)).toBeNull();
  },
};

/** Names the reason when the session had reached its longest duration. */
export const SessionTooOld: Story = {
  tags: ['DECISION-191'],
  beforeEach: () =>
    storeReturnPlace(sessionStorage, {
      address: '/admin/contracts/edit/412/basic',
      userId: 1,
      isSessionLost: true,
      isTooOld: true,
    }),
  play: async ({ canvas }) => {
    const reason = within(canvas.getByRole('main'));
    await expectTexts(reason, 'Your session has ended because you signed in too long ago');
    await expectTexts(reason, 'Sign in to return to where you were.');
    await expect(canvas.queryByText('Your session has ended')).toBeNull();
  },
};

const typedStore = memoryUnsavedStore();

/** Says that the input from before the session expired is saved. */
export const SessionEndedWhileTyping: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  beforeEach: async () => {
    storeLostPlace();
    await typedStore.keep({
      userId: 1,
      form: 'contract',
      record: '412',
      id: 'a',
      title: '2026-0412',
      initialValues: { invoice: '' },
      typed: { invoice: 'F-9' },
      savedAt: Date.now(),
    });
  },
  parameters: { portal: { unsaved: () => typedStore } },
  play: shows('What you typed is kept in this browser and will be offered to you.'),
};

/** A browser without storage can still sign in, and the page says what it cannot store. */
export const StorageBlocked: Story = {
  parameters: { portal: { unsaved: () => Promise.reject(new Error('blocked')) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser blocks storage for this site')).toBeVisible();
    await expect(canvas.getByText('Anything you type without saving will not be kept.')).toBeVisible();
    await signIn(canvas);
    await expect(await canvas.findByRole('heading', { name: '/contracts/list' })).toBeVisible();
  },
};

/** The root's guard: a user who is already signed in does not see the form. */
export const SignedInAlready: Story = {
  tags: ['!release', 'SHELL-106'],
  parameters: { portal: { user: aSignedInUser() } },
  play: shows((canvas) => canvas.findByRole('heading', { name: '/contracts/list' })),
};

const teacher = aSignedInUser({ id: 2, name: 'Léa', lastName: 'Villeneuve', role: 'ROLE_TEACHER' });

/** A teacher in the administrators' app sees who is signed in and a link to the right app. */
export const InTheWrongApp: Story = {
  tags: ['SHELL-104', 'DECISION-07'],
  parameters: { portal: { user: teacher } },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Signed in as Léa Villeneuve. You do not have access to this section.');
    await expectLink(canvas, 'Aller à mon portail - Go to my portal', '/teacher-view/home');
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter - Logout' }));
    await expect(await email(canvas)).toBeVisible();
  },
};
