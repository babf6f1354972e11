import { type PasskeySituation, passkeyHandlers, sent, sentBodies } from '@portal/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type Canvas, expectTexts } from '../../testing';
import { fakePasskeys } from '../../testing/fakePasskeys';
import { fill } from '../../testing/fill';
import { inPortal } from '../../testing/inPortal';
import { press } from '../../testing/press';
import { LoginPage } from '../LoginPage';

const given = (situation: PasskeySituation = {}) => ({ msw: () => passkeyHandlers(situation) });

export default {
  title: 'Shell/Sign-in with a passkey',
  component: LoginPage,
  decorators: [inPortal({ app: 'admin', path: '/auth/login', leaveTo: fn() })],
  tags: ['release', 'DECISION-154'],
  parameters: given(),
  beforeEach: () => fakePasskeys(),
} satisfies Meta<typeof LoginPage>;

type Story = StoryObj<typeof LoginPage>;

const arrives = async (canvas: Canvas) =>
  expect(await canvas.findByRole('heading', { name: '/contracts/list' })).toBeVisible();

/** By the button, without an address or a password. */
export const ByButton: Story = {
  tags: ['!release'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press(canvas, /Sign in with a passkey$/);
    await arrives(canvas);
    await expect(sentBodies('POST auth/passkeys/sign-in')).toEqual([
      {
        credential: {
          id: 'aWQ',
          rawId: 'aWQ',
          type: 'public-key',
          clientExtensionResults: {},
          response: {
            clientDataJSON: 'Y2xpZW50',
            authenticatorData: 'ZGF0YQ',
            signature: 'c2lnbmF0dXJl',
            userHandle: 'aGFuZGxl',
          },
        },
      },
    ]);
    await expect(sent('POST login')).toEqual([]);
  },
};

/** The person chooses a passkey among the suggestions of the address field. */
export const InTheField: Story = {
  beforeEach: () => fakePasskeys({ choosesInField: true }),
  play: async ({ canvas }) => {
    await arrives(canvas);
  },
};

/** The portal no longer knows the passkey: the person is told, and so is the device. */
export const Unknown: Story = {
  parameters: given({ isUnknown: true }),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await press(canvas, /Sign in with a passkey$/);
    await expectTexts(canvas, /^The portal does not know this passkey any more/);
    await expect(window.PublicKeyCredential).toHaveProperty('signalled', [
      { rpId: window.location.hostname, credentialId: 'aWQ' },
    ]);
    await expect(canvas.getByRole('textbox', { name: 'Courriel - Email' })).toBeEnabled();
  },
};

export const Cancelled: Story = {
  beforeEach: () => fakePasskeys({ fault: 'NotAllowedError' }),
  play: async ({ canvas }) => {
    await press(canvas, /Sign in with a passkey$/);
    await expectTexts(canvas, /cancelled or took too long\.$/);
    await expect(canvas.getByRole('button', { name: /Sign in with a passkey$/ })).toBeEnabled();
  },
};

/** A browser without passkeys: the form alone. */
export const OldBrowser: Story = {
  beforeEach: () => fakePasskeys({ isOld: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Courriel - Email' });
    await expect(sent('POST auth/passkeys/sign-in/challenge')).toEqual([]);
    await expect(canvas.queryByRole('button', { name: /passkey$/ })).toBeNull();
  },
};

async function enterPassword(canvas: Canvas) {
  await fill(await canvas.findByRole('textbox', { name: 'Courriel - Email' }), 'marie@passerelle.example');
  await fill(canvas.getByLabelText('Mot de passe - Password'), 'passerelle');
  await userEvent.click(canvas.getByRole('button', { name: 'Se connecter - Sign in' }));
}

/** After a password, a passkey does what a code does. */
export const SecondStep: Story = {
  tags: ['DECISION-155'],
  parameters: given({ secondFactor: { secondStep: 'code' } }),
  play: async ({ canvas }) => {
    await enterPassword(canvas);
    await press(canvas, /Use a passkey$/);
    await arrives(canvas);
    await expect(sent('POST auth/passkeys/proof')).toHaveLength(1);
  },
};

/** Where the office requires a second factor, a passkey is the shortest way to have one. */
export const Enrolment: Story = {
  tags: ['DECISION-155'],
  parameters: given({ secondFactor: { secondStep: 'enrolment' } }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await enterPassword(canvas);
    await press(canvas, /Add a passkey$/);
    await press(canvas, /I have kept these codes$/);
    await arrives(canvas);
    await expect(sent('POST auth/passkeys')).toHaveLength(1);
  },
};
