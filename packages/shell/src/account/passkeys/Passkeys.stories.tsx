import { type PasskeySituation, passkeyHandlers, sent, sentBodies } from '@portal/api-client/testing';
import { aPasskey, aSecondFactor, aSignedInUser } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectMessage, expectTexts } from '../../testing';
import { fakePasskeys } from '../../testing/fakePasskeys';
import { inPortal } from '../../testing/inPortal';
import { press } from '../../testing/press';
import { retype } from '../../testing/retype';
import { SecondFactorDialog } from '../second-factor/SecondFactorDialog';

const noCodes = { secondFactor: aSecondFactor({ setUpAt: null, recoveryCodesLeft: 9, passkeys: 1 }) };
const nothing = { secondFactor: aSecondFactor({ setUpAt: null, recoveryCodesLeft: 0 }) };
const given = (situation: PasskeySituation = {}) => ({
  msw: () => passkeyHandlers({ secondFactor: noCodes, ...situation }),
});

export default {
  title: 'Shell/Passkeys',
  component: SecondFactorDialog,
  args: { userId: 1, onClose: fn() },
  decorators: [inPortal({ app: 'admin', user: aSignedInUser() })],
  tags: ['release', 'DECISION-156'],
  parameters: given(),
  beforeEach: () => fakePasskeys(),
} satisfies Meta<typeof SecondFactorDialog>;

type Story = StoryObj<typeof SecondFactorDialog>;

/** Checks that a passkey with this name is listed. The button that removes it has the name too. */
const expectListed = async (shown: ReturnType<typeof within>, name: string) =>
  expect(await shown.findByText(name, { selector: 'strong' })).toBeVisible();

const dialog = async () => within(await screen.findByRole('dialog'));

/** Two passkeys: one that was used on several devices, and a new one of a single device. */
export const Some: Story = {
  tags: ['!release'],
  parameters: given({
    passkeys: [aPasskey(), aPasskey({ id: 8, name: 'Ordinateur du bureau', usedAt: null, isSynced: false })],
  }),
  play: async () => {
    const shown = await dialog();
    await expectListed(shown, 'Chrome, Android');
    await expectTexts(shown, 'On all your devices', 'On one device only', 'Not used yet');
  },
};

/** On a phone in the dark: what a passkey is, and the first step. */
export const None: Story = {
  parameters: given({ passkeys: [], secondFactor: nothing }),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    const shown = await dialog();
    await expectTexts(shown, /you sign in without a password: your device verifies that it is you/);
    await expect(shown.getByRole('button', { name: /Add a passkey$/ })).toBeEnabled();
  },
};

/** The first passkey comes with recovery codes. */
export const Added: Story = {
  parameters: given({ passkeys: [], secondFactor: nothing }),
  play: async () => {
    const shown = await dialog();
    await press(shown, /Add a passkey$/);
    await expectMessage('success', 'The passkey is added.');
    await press(shown, /I have kept these codes$/);
    await expectListed(shown, 'Safari, macOS');
    await expect(sentBodies('POST auth/passkeys')).toEqual([
      {
        credential: {
          id: 'aWQ',
          rawId: 'aWQ',
          type: 'public-key',
          clientExtensionResults: {},
          response: {
            clientDataJSON: 'Y2xpZW50',
            attestationObject: 'YXR0ZXN0ZWQ',
            transports: ['internal'],
          },
        },
      },
    ]);
  },
};

/** The person cancels: nothing is sent, and nothing is wrong. */
export const Cancelled: Story = {
  beforeEach: () => fakePasskeys({ fault: 'NotAllowedError' }),
  play: async () => {
    const shown = await dialog();
    await press(shown, /Add a passkey$/);
    await expectTexts(shown, /cancelled or took too long\.$/);
    await expect(sent('POST auth/passkeys')).toEqual([]);
  },
};

export const AlreadyThere: Story = {
  beforeEach: () => fakePasskeys({ fault: 'InvalidStateError' }),
  play: async () => {
    const shown = await dialog();
    await press(shown, /Add a passkey$/);
    await expectTexts(shown, 'This device already has a passkey of your account.');
  },
};

/** At an IP address, or at another name of the portal. */
export const WrongAddress: Story = {
  beforeEach: () => fakePasskeys({ fault: 'SecurityError' }),
  play: async () => {
    const shown = await dialog();
    await press(shown, /Add a passkey$/);
    await expectTexts(shown, 'Passkeys do not work at this address. Open the portal at its usual address.');
  },
};

export const Renamed: Story = {
  play: async () => {
    const shown = await dialog();
    await press(shown, /Rename “Chrome, Android”$/);
    const name = shown.getByRole('textbox', { name: /Name of the passkey$/ });
    await retype(name, '  ');
    await userEvent.keyboard('{Enter}');
    await expectTexts(shown, 'Enter a name.');
    await retype(name, ' Téléphone ');
    await userEvent.keyboard('{Enter}');
    await expectListed(shown, 'Téléphone');
    await expect(sentBodies('PUT passkeys/7')).toEqual([{ name: 'Téléphone' }]);
  },
};

/** The device is told which passkeys are left. */
export const Removed: Story = {
  play: async () => {
    const shown = await dialog();
    await press(shown, /Remove Chrome, Android$/);
    await press(within(await screen.findByRole('alertdialog')), /Remove$/);
    await expectMessage('success', 'The passkey is removed.');
    await waitFor(() => expect(shown.queryByText('Chrome, Android')).toBeNull());
    await expect(window.PublicKeyCredential).toHaveProperty('signalled', [
      { rpId: window.location.hostname, userId: 'aGFuZGxl', allAcceptedCredentialIds: ['aWQ'] },
    ]);
  },
};

/** The last second factor of an office that requires one stays. */
export const Required: Story = {
  parameters: given({ isRequired: true }),
  play: async () => {
    const shown = await dialog();
    await press(shown, /Remove Chrome, Android$/);
    await press(within(await screen.findByRole('alertdialog')), /Remove$/);
    await expectTexts(shown, 'The passkey was not removed.');
    await expectListed(shown, 'Chrome, Android');
  },
};

/** A counter that went back is explained, and refuses nothing. */
export const CounterWentBack: Story = {
  parameters: given({ passkeys: [aPasskey({ counterBackAt: '2026-11-19T13:05:00.000Z' })] }),
  play: async () => {
    await expectTexts(await dialog(), /^Its counter went back: someone may have copied it/);
  },
};

/** The portal has another host name since. */
export const OfFormerAddress: Story = {
  parameters: given({ passkeys: [aPasskey({ isUsable: false })] }),
  play: async () => {
    await expectTexts(await dialog(), /^It belongs to a former address of the portal/);
  },
};

export const NotRead: Story = {
  parameters: given({ fail: 503 }),
  play: async () => {
    await expectTexts(await dialog(), 'The passkeys cannot be read at the moment.');
  },
};

/** An old browser, or a page without encryption. */
export const NoPasskeysHere: Story = {
  beforeEach: () => fakePasskeys({ isOld: true }),
  play: async () => {
    const shown = await dialog();
    await expectTexts(shown, 'This browser has no passkeys at this address.');
    await expect(shown.queryByRole('button', { name: /Add a passkey$/ })).toBeNull();
  },
};
