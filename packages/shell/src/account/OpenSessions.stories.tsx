import {
  fails,
  failsOnce,
  type OpenSessionsSituation,
  openSessionsHandlers,
  sent,
  trustedDevicesHandlers,
} from '@portal/api-client/testing';
import { anOpenSession, aSignedInUser, type TrustedDevice } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, expectTexts, pageStories, shows } from '../testing';
import { inPortal } from '../testing/inPortal';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { OpenSessionsDialog } from './OpenSessionsDialog';

const here = anOpenSession();
const phone = anOpenSession({
  id: '5a1f7c52-8f0b-4b62-8d0d-0a3f6f0c9e22',
  beganAt: null,
  usedAt: '2026-11-18T14:30:00.000Z',
  browser: 'Safari',
  system: 'iOS',
  isCurrent: false,
  isSameNetwork: false,
});
const unknown = anOpenSession({
  id: '9f0d3f5e-7a55-4c56-b7f8-6d4d4f2f5c33',
  usedAt: '2026-11-02T14:30:00.000Z',
  browser: null,
  system: null,
  isCurrent: false,
  isSameNetwork: null,
});

const given = (situation: OpenSessionsSituation) => ({ msw: () => openSessionsHandlers(situation) });

const meta: Meta<typeof OpenSessionsDialog> = {
  title: 'Shell/Open sessions',
  component: OpenSessionsDialog,
  args: { userId: 1, onClose: () => {} },
  decorators: [inPortal({ app: 'admin', user: aSignedInUser() })],
  tags: ['release', 'DECISION-56'],
  parameters: given({ sessions: [here, phone, unknown] }),
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(given);

const items = async (canvas: Canvas) => {
  await canvas.findAllByRole('listitem');
  return canvas.getAllByRole('listitem');
};
const devices = async (canvas: Canvas) =>
  (await items(canvas)).map((item) => within(item).getByRole('heading').textContent);
const endButton = (item: HTMLElement | undefined) =>
  within(item as HTMLElement).getByRole('button', { name: /End this session/ });
const question = async () => within(await screen.findByRole('alertdialog'));

/**
 * This browser's session comes first and has no button, because signing out ends it. The other sessions show only the
 * facts that are known.
 */
export const Bulk: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    const [first, second, third] = await items(canvas);
    await expect(await devices(canvas)).toEqual([
      'Firefox, Windows',
      'Safari, iOS',
      'Appareil inconnu - Unknown device',
    ]);
    await expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    await expectTexts(within(first as HTMLElement), 'This browser');
    await expectTexts(within(second as HTMLElement), 'Another one', 'Unknown');
    await expect(endButton(third)).toHaveAccessibleName(/Unknown device$/);
  },
};

/**
 * A session is ended once, even if the button is clicked twice. Then the list, without the session, takes the focus.
 */
export const OneEnds: Story = {
  play: async ({ canvas }) => {
    const [, second] = await items(canvas);
    await userEvent.dblClick(endButton(second));
    await waitFor(async () =>
      expect(await devices(canvas)).toEqual(['Firefox, Windows', 'Appareil inconnu - Unknown device']),
    );
    await expect(canvas.getByRole('list')).toHaveFocus();
    await expect(sent(`DELETE users/1/sessions/${phone.id}`)).toHaveLength(1);
  },
};

/** All other sessions end after a confirmation; this browser stays signed in. */
export const AllOthersEnd: Story = {
  play: async ({ canvas }) => {
    await items(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /End the other sessions$/ }));
    await expect(sent('DELETE users/1/sessions')).toEqual([]);
    await userEvent.click((await question()).getByRole('button', { name: /End the other sessions$/ }));
    await expectTexts(canvas, 'No other session is open.');
    await expect(await devices(canvas)).toEqual(['Firefox, Windows']);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(sent('DELETE users/1/sessions')).toHaveLength(1);
  },
};

export const Alone: Story = {
  parameters: given({ sessions: [here] }),
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'No other session is open.');
    await expect(canvas.queryByRole('button', { name: /End/ })).toBeNull();
  },
};

/** An administrator sees whose sessions they are, and may end all of them. */
export const OfSomebodyElse: Story = {
  args: { userId: 4, name: 'Léa Villeneuve' },
  parameters: given({ sessions: [phone, unknown] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('dialog', { name: /Open sessions of Léa Villeneuve$/ }),
    ).toBeVisible();
    await items(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /End all sessions$/ }));
    await userEvent.click((await question()).getByRole('button', { name: /End all sessions$/ }));
    await expectTexts(canvas, 'No session is open.');
    await expect(sent('DELETE users/4/sessions')).toHaveLength(1);
  },
};

export const None: Story = {
  args: { userId: 4, name: 'Léa Villeneuve' },
  parameters: given({ sessions: [] }),
  play: shows('No session is open.'),
};

/** Another user or another tab has already ended the session: this counts as success. */
export const EndedMeanwhile: Story = {
  parameters: {
    first: [failsOnce(`DELETE users/1/sessions/${phone.id}`, { status: 404, code: 'not-found' })],
  },
  play: async ({ canvas }) => {
    const [, second] = await items(canvas);
    await userEvent.click(endButton(second));
    await waitFor(() => expect(sent('GET users/1/sessions')).toHaveLength(2));
    await expect(canvas.queryByText('The session was not ended.')).toBeNull();
  },
};

export const Refused: Story = {
  parameters: { first: [fails(`DELETE users/1/sessions/${phone.id}`, 403)] },
  play: async ({ canvas }) => {
    const [, second] = await items(canvas);
    await userEvent.click(endButton(second));
    await expectTexts(canvas, 'The session was not ended.');
    await expect(await devices(canvas)).toHaveLength(3);
  },
};

export const NotRead: Story = states.offline('The open sessions cannot be read at the moment.');
export const Loading: Story = states.loading('Loading the sessions');

/**
 * An administrator opens the sessions from the dialog that changes their password, if the backend has the extension.
 */
export const FromThePassword: Story = {
  render: (args) => <ChangePasswordDialog {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Open sessions$/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /Open sessions$/ }));
    await expect(await devices(dialog)).toHaveLength(3);
    await expect(canvas.queryByLabelText(/Old password/)).toBeNull();
  },
};

export const WithoutTheExtension: Story = {
  render: (args) => <ChangePasswordDialog {...args} />,
  parameters: given({ extensions: ['mails'] }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(sent('GET capabilities')).toHaveLength(1));
    await expect(await canvas.findByLabelText(/Old password/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Open sessions$/ })).toBeNull();
  },
};

export const OnAPhoneInTheDark: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'fr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Sessions ouvertes' })).toBeVisible();
    const [, second] = await items(canvas);
    await expect(within(second as HTMLElement).getByText('Un autre')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fermer les autres sessions' })).toBeVisible();
  },
};

const laptop: TrustedDevice = {
  id: 7,
  browser: 'Firefox',
  system: 'Windows',
  trustedAt: '2026-11-20T16:58:00.000Z',
  usedAt: '2026-11-25T12:10:00.000Z',
  expiresAt: '2026-12-20T16:58:00.000Z',
  isCurrent: true,
};
const tablet: TrustedDevice = {
  ...laptop,
  id: 8,
  browser: null,
  system: null,
  usedAt: null,
  isCurrent: false,
};

const withTrust = (devices: readonly TrustedDevice[], situation = {}) => ({
  msw: () => [
    ...openSessionsHandlers({ extensions: ['sessions', 'trusted-devices'], sessions: [here] }),
    ...trustedDevicesHandlers({ devices, ...situation }),
  ],
});
const trusted = async (canvas: Canvas) =>
  within(await canvas.findByRole('group', { name: /Trusted devices|Appareils de confiance/ }));

/** The devices that spare the second step, each with its end, and a button to remove it. */
export const Trusted: Story = {
  tags: ['DECISION-159'],
  parameters: withTrust([laptop, tablet]),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const devices = await trusted(canvas);
    const names = () => devices.queryAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['Firefox, Windows', 'Appareil inconnu - Unknown device']);
    await expectTexts(devices, 'This browser', 'Not yet');
    await expect(devices.getAllByText('Dec 20th 26')).toHaveLength(2);
    await userEvent.click(devices.getByRole('button', { name: /Remove this device Firefox, Windows$/ }));
    await waitFor(() => expect(names()).toEqual(['Appareil inconnu - Unknown device']));
    await expect(await canvas.findByRole('group', { name: /Trusted devices/ })).toHaveFocus();
    await expect(sent('DELETE users/1/trusted-devices/7')).toHaveLength(1);
  },
};

export const NoTrustedDevice: Story = {
  tags: ['DECISION-159'],
  parameters: withTrust([]),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expectTexts(await trusted(canvas), 'No trusted device.'),
};

export const TrustNotRead: Story = {
  parameters: withTrust([], { fail: 'offline' }),
  play: shows('The trusted devices cannot be read at the moment.'),
};

/** Refused, the device stays in the list. */
export const TrustNotEnded: Story = {
  parameters: withTrust([tablet], { failWrites: { status: 403 } }),
  play: async ({ canvas }) => {
    const devices = await trusted(canvas);
    await userEvent.click(devices.getByRole('button', { name: /Remove this device/ }));
    await expectTexts(devices, 'The device was not removed.');
    await expect(devices.getByRole('button', { name: /Remove this device/ })).toBeEnabled();
  },
};
