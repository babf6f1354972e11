import {
  recoveryCodesOfStories,
  rightCode,
  type SecondFactorSituation,
  secondFactorHandlers,
  sent,
} from '@portal/api-client/testing';
import { aSecondFactor, aSignedInUser } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerQuestion, expectMessage, expectTexts } from '../../testing';
import { fill } from '../../testing/fill';
import { inPortal } from '../../testing/inPortal';
import { press } from '../../testing/press';
import { SecondFactorDialog } from './SecondFactorDialog';

const onClose = fn();
const given = (situation: SecondFactorSituation = {}) => ({ msw: () => secondFactorHandlers(situation) });

export default {
  title: 'Shell/Two-step sign-in',
  component: SecondFactorDialog,
  args: { userId: 1, onClose },
  decorators: [inPortal({ app: 'admin', user: aSignedInUser() })],
  tags: ['release', 'DECISION-145'],
  parameters: given(),
} satisfies Meta<typeof SecondFactorDialog>;

type Story = StoryObj<typeof SecondFactorDialog>;

const none = aSecondFactor({ setUpAt: null, recoveryCodesLeft: 0 });
const dialog = async () => within(await screen.findByRole('dialog'));

/** Set up: since when, and how many recovery codes are left. */
export const SetUp: Story = {
  tags: ['!release'],
  play: async () => {
    const shown = await dialog();
    await expectTexts(shown, 'After the password, a code of your app is asked for.', '9');
    await expect(shown.queryByText(/Few recovery codes are left/)).toBeNull();
    onClose.mockClear();
    const [, below] = shown.getAllByRole('button', { name: 'Fermer - Close' });
    await userEvent.click(below as HTMLElement);
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const FewRecoveryCodes: Story = {
  parameters: given({ secondFactor: aSecondFactor({ recoveryCodesLeft: 2 }) }),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await expectTexts(await dialog(), 'Few recovery codes are left: create new ones.');
  },
};

/** From the password alone to codes, with the recovery codes at the end. */
export const SettingUp: Story = {
  parameters: given({ secondFactor: none }),
  play: async () => {
    const shown = await dialog();
    await expectTexts(shown, /a stolen password opens nothing\.$/);
    await press(shown, /Set up codes$/);
    await press(shown, /Back$/);
    await press(shown, /Set up codes$/);
    await expect(shown.queryByText(/a stolen password opens nothing\.$/)).toBeNull();
    await fill(await shown.findByRole('textbox', { name: 'Code' }), rightCode);
    await press(shown, /Set up$/);
    await expectMessage('success', 'The codes are set up.');
    await expect(await shown.findByText(recoveryCodesOfStories[0] ?? '')).toBeVisible();
    await press(shown, /I have kept these codes$/);
    await expectTexts(shown, 'After the password, a code of your app is asked for.', '10');
  },
};

/** New codes are created once, and shown once. */
export const NewRecoveryCodes: Story = {
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByText(/The earlier recovery codes will no longer work\.$/)).toBeVisible();
    await press(shown, /Create recovery codes$/);
    await expect(await shown.findByText(recoveryCodesOfStories[9] ?? '')).toBeVisible();
    // They must be kept first: nothing else leads away from them.
    await expect(shown.queryByRole('button', { name: /Back$/ })).toBeNull();
    await expect(sent('POST auth/recovery-codes')).toHaveLength(1);
  },
};

export const RecoveryCodesNotCreated: Story = {
  parameters: given({ failWrites: 503 }),
  play: async () => {
    const shown = await dialog();
    await shown.findByText(/After the password/);
    await press(shown, /Create recovery codes$/);
    await expectTexts(shown, 'The recovery codes were not created.');
  },
};

export const TurnedOff: Story = {
  play: async () => {
    const shown = await dialog();
    await shown.findByText(/After the password/);
    await press(shown, /Turn off$/);
    await answerQuestion(screen, /Turn off$/);
    await expectMessage('success', 'The codes are turned off.');
    await waitFor(() => expect(shown.getByText(/a stolen password opens nothing\.$/)).toBeVisible());
  },
};

/** What the office requires cannot be turned off. */
export const Required: Story = {
  tags: ['!release', 'DECISION-146'],
  parameters: given({ secondFactor: aSecondFactor({ isRequired: true }) }),
  play: async () => {
    const shown = await dialog();
    await expectTexts(shown, 'Your role requires this second step.');
    await expect(shown.queryByRole('button', { name: /Turn off$/ })).toBeNull();
  },
};

export const NotRead: Story = {
  parameters: given({ fail: 503 }),
  play: async () => {
    await expectTexts(await dialog(), 'These settings cannot be read at the moment.');
  },
};
