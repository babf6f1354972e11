import { type SignInsSituation, sent, signInsHandlers } from '@portal/api-client/testing';
import { aSignedInUser, aSignIn } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, expectTexts, pageStories } from '../testing';
import { inPortal } from '../testing/inPortal';
import { SignIns } from './SignIns';

const me = { id: 1, name: 'Marie', lastName: 'Bélanger' };
const mine = (id: number, differing: Partial<ReturnType<typeof aSignIn>>) =>
  aSignIn({ id, user: me, ...differing });

const given = (situation: SignInsSituation) => ({ msw: () => signInsHandlers(situation) });

const several = [
  mine(9, { isCurrent: true }),
  mine(8, { outcome: 'wrong-password', isSameNetwork: false, browser: null, system: null }),
  mine(7, { outcome: 'too-many', times: 12, isSameNetwork: false }),
  mine(6, { outcome: 'ended', endedBy: 'other', isSameNetwork: null }),
  mine(5, { outcome: 'signed-in', browser: 'Safari', system: 'iOS', isNewDevice: true }),
];

const meta: Meta<typeof SignIns> = {
  title: 'Shell/Sign-ins',
  component: SignIns,
  args: { userId: 1 },
  decorators: [inPortal({ app: 'admin', user: aSignedInUser() })],
  tags: ['release', 'DECISION-70'],
  parameters: given({ signIns: several }),
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(given);

const items = async (canvas: Canvas) => canvas.findAllByRole('listitem');

/** Shows the outcome of each attempt, its time and device, and anything unusual about it. */
export const Own: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    const rows = (await items(canvas)).map((item) => within(item));
    await expect(rows).toHaveLength(5);
    const texts = [
      ['Signed in', 'Nov 20th 26 11:58', 'Firefox, Windows', 'Same network as here', 'This browser'],
      ['Wrong password', 'Unknown device', 'Another network'],
      ['Too many tries', '12 times'],
      ['Session ended', 'By the administration'],
      ['Signed in', 'Safari, iOS', 'New device'],
    ];
    for (const [place, row] of rows.entries()) await expectTexts(row, ...(texts[place] ?? []));
    await expect(rows[0]?.queryByText('New device')).toBeNull();
    await expect(rows[3]?.queryByText(/network/)).toBeNull();
    await expectTexts(canvas, /change your password, then tell the administration/);
    await expect(canvas.queryByRole('button', { name: /Show more$/ })).toBeNull();
  },
};

/** Each click shows more rows; the button disappears after the last row. */
export const More: Story = {
  parameters: given({ signIns: Array.from({ length: 15 }, (_, place) => mine(100 - place, {})) }),
  play: async ({ canvas }) => {
    await expect(await items(canvas)).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: /Show more$/ }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(15));
    await expect(canvas.queryByRole('button', { name: /Show more$/ })).toBeNull();
    await expect(sent('GET users/1/sign-ins').at(-1)?.query.get('resourcesPerPage')).toBe('20');
  },
};

export const OnAPhoneInTheDark: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'fr' },
  play: async ({ canvas }) => {
    const [, wrong] = await items(canvas);
    await expectTexts(within(wrong as HTMLElement), 'Mot de passe erroné', 'Autre réseau');
  },
};

export const None: Story = states.shows({ signIns: [] }, 'No try to sign in is kept.');
export const Loading: Story = states.loading('Loading the sign-ins');
export const Refused: Story = states.refused('The sign-ins cannot be read at the moment.');
export const Offline: Story = states.shows({ fail: 'offline' }, 'The sign-ins cannot be read at the moment.');
