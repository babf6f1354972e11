import {
  type ProvidersSituation,
  providersHandlers,
  sentBodies,
  sessionHandlers,
} from '@portal/api-client/testing';
import { aSignedInUser, type Identity } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectMessage, expectTexts, findQuestion, press } from '../../testing';
import { inPortal } from '../../testing/inPortal';
import { LinkedAccounts } from './LinkedAccounts';

const leaveTo = fn();
const given = (situation: ProvidersSituation = {}) => ({
  msw: () => [...providersHandlers(situation), ...sessionHandlers()],
});
const microsoft: Identity = {
  id: 3,
  provider: 'Microsoft',
  email: 'marie.belanger@passerelle.example',
  linkedAt: '2026-11-18T15:30:00.000Z',
  usedAt: null,
};

export default {
  title: 'Shell/Linked accounts',
  component: LinkedAccounts,
  args: { userId: 1 },
  decorators: [inPortal({ app: 'admin', user: aSignedInUser(), leaveTo })],
  tags: ['DECISION-152'],
  parameters: given(),
  beforeEach: () => {
    sessionStorage.clear();
    leaveTo.mockClear();
  },
} satisfies Meta<typeof LinkedAccounts>;

type Story = StoryObj<typeof LinkedAccounts>;

/** The way to the provider is opened, and leads back to this page. */
export const Linking: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /Link a Microsoft account$/);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/auth/providers/main/start?ticket=t1cket'));
    await expect(sentBodies('POST auth/providers/link')).toEqual([{ provider: 'main' }]);
    await expect(sessionStorage.getItem('return-place')).toContain('"userId":1');
  },
};

export const Linked: Story = {
  tags: ['release'],
  parameters: given({ identities: [microsoft] }),
  play: async ({ canvas }) => {
    await canvas.findByText('marie.belanger@passerelle.example');
    await expect(canvas.queryByRole('button', { name: /Link a Microsoft account$/ })).toBeNull();
    await press(canvas, /Unlink Microsoft$/);
    await press(await findQuestion(canvas), /Unlink$/);
    await expectMessage('success', 'The account is no longer linked.');
    await expect(await canvas.findByRole('button', { name: /Link a Microsoft account$/ })).toBeVisible();
  },
};

export const OnlyWay: Story = {
  tags: ['release'],
  parameters: given({ identities: [microsoft], hasOtherWay: false }),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await press(canvas, /Unlink Microsoft$/);
    await press(await findQuestion(canvas), /Unlink$/);
    await expectTexts(
      canvas,
      /This is the only way to sign in to this account: set a password or add a passkey first/,
    );
    await expect(canvas.getByText('marie.belanger@passerelle.example')).toBeVisible();
  },
};

export const NotBegun: Story = {
  tags: ['release'],
  parameters: given({ failWrites: 500 }),
  play: async ({ canvas }) => {
    await press(canvas, /Link a Microsoft account$/);
    await expectTexts(canvas, 'The account cannot be linked at the moment.');
    await expect(leaveTo).not.toHaveBeenCalled();
  },
};
