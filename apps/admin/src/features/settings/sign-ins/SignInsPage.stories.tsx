import { sent, signInsHandlers, usersHandlers } from '@portal/api-client/testing';
import { aSignIn, aUser } from '@portal/domain';
import { type Canvas, expectTexts, exportCsv, pageStories, rowAround } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { SignInsPage } from './SignInsPage';

const person = (id: number, lastName: string) => ({ id, name: 'Alex', lastName });
const marie = { id: 1, name: 'Marie', lastName: 'Bélanger' };

/** An attempt with each outcome that the server distinguishes. */
const signIns = [
  aSignIn({ id: 30, outcome: 'signed-in', user: person(5, 'Nouveau'), isNewDevice: true }),
  aSignIn({
    id: 29,
    outcome: 'wrong-password',
    user: person(6, 'Erreur'),
    isSameNetwork: false,
    isOpen: false,
  }),
  aSignIn({ id: 28, outcome: 'unknown-email', user: null, account: '7B00A1', isOpen: false }),
  aSignIn({ id: 27, outcome: 'inactive', user: person(7, 'Inactif'), isOpen: false }),
  aSignIn({ id: 26, outcome: 'too-many', user: person(8, 'Assiégé'), times: 38, isOpen: false }),
  aSignIn({ id: 25, outcome: 'password-link', user: person(9, 'Lien'), isOpen: false }),
  aSignIn({
    id: 24,
    outcome: 'ended',
    user: person(10, 'Fermé'),
    endedBy: 'other',
    by: marie,
    network: null,
  }),
  aSignIn({ id: 23, outcome: 'token-reused', user: person(11, 'Copié'), browser: null, system: null }),
  aSignIn({
    id: 22,
    outcome: 'signed-out',
    user: person(12, 'Parti'),
    endedBy: 'self',
    by: person(12, 'Parti'),
  }),
].map((signIn) => ({ ...signIn, isOpen: signIn.outcome === 'signed-in' }));

const of = (situation: Parameters<typeof signInsHandlers>[0] = {}) => [
  ...signInsHandlers({ signIns, ...situation }),
  ...usersHandlers({ users: [aUser(), aUser({ id: 8, name: 'Alex', lastName: 'Assiégé' })] }),
];

const meta: Meta<typeof SignInsPage> = {
  title: 'Admin/Settings/Sign-ins',
  component: SignInsPage,
  decorators: inArea('admin.settings.signIns'),
  parameters: { msw: () => of() },
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(of);

const rowOf = async (canvas: Canvas, name: string) =>
  rowAround(await canvas.findByText(name, { selector: 'th *' }));

/** Shows each outcome in words, the device, the network, and who ended a session. */
export const EachOutcome: Story = {
  tags: ['DECISION-70'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Connexions - Sign-ins' }),
    ).toBeVisible();
    for (const [name, ...texts] of [
      ['Alex Nouveau', 'Signed in', 'New device', 'Firefox, Windows', 'Open session', '4F09C2'],
      ['Alex Erreur', 'Wrong password', 'Nov 20th 26 11:58'],
      ['Alex Inactif', 'Inactive account'],
      ['Alex Assiégé', 'Too many tries', '38 times'],
      ['Alex Lien', 'Password set by a link'],
      ['Alex Fermé', 'Session ended', 'By Marie Bélanger'],
      ['Alex Copié', 'Copied session: ended', 'Unknown device'],
      ['Alex Parti', 'Signed out'],
    ] as const)
      await expectTexts(await rowOf(canvas, name), ...texts);
    const stranger = rowAround(await canvas.findByText(/Unknown address 7B00A1/));
    await expectTexts(stranger, 'Unknown address', 'Same network as here');
    const own = await rowOf(canvas, 'Alex Parti');
    await expect(own.queryByText(/By Alex/)).toBeNull();
    const wrong = await rowOf(canvas, 'Alex Erreur');
    await expect(wrong.queryByText('Open session')).toBeNull();
    await expect(wrong.queryByText('Same network as here')).toBeNull();
  },
};

/** The URL contains the user and the outcome, so that mails can link to them. */
export const OfOnePerson: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/settings/sign-ins?person=8' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Alex Assiégé');
    await expect(await canvas.findByRole('button', { name: /Remove .*: .*Alex Assiégé$/ })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: 'Alex Nouveau' })).toBeNull();
    await expect(Object.fromEntries(sent('GET sign-ins').at(-1)?.query ?? [])).toEqual({
      userId: '8',
      page: '1',
      resourcesPerPage: '50',
    });
    await userEvent.type(canvas.getByRole('searchbox'), 'personne');
    await expect(await canvas.findByText('No try to sign in matches')).toBeVisible();
    await waitFor(() => expect(sent('GET sign-ins').at(-1)?.query.get('search')).toBe('personne'));
  },
};

export const Exported: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Alex Nouveau');
    const [heads, first, , stranger] = await exportCsv(canvas);
    await expect(heads).toEqual([
      'Moment',
      'Personne - Person',
      'Résultat - Outcome',
      'Nombre de fois - Number of times',
      'Par - By',
      'Appareil - Device',
      'Réseau - Network',
      'Archivé - Archived',
    ]);
    await expect(first).toEqual([
      '2026-11-20 11:58',
      'Alex Nouveau',
      'Connexion - Signed in',
      '1',
      '',
      'Firefox, Windows',
      '4F09C2',
      '',
    ]);
    await expect(stranger?.[1]).toBe('Adresse inconnue 7B00A1 - Unknown address 7B00A1');
  },
};

export const OnAPhone: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'phone' }, language: 'fr' },
  play: async ({ canvas }) => {
    const card = within((await canvas.findByText('Alex Fermé')).closest('li, tr, article') as HTMLElement);
    await expectTexts(card, 'Session fermée', 'Par Marie Bélanger');
  },
};

export const Loading: Story = states.loading('Loading the sign-ins');
export const Empty: Story = states.shows({ signIns: [] }, 'No tries to sign in');
export const Refused: Story = states.refused();
export const Offline: Story = states.offline();
export const WithoutTheExtension: Story = withoutExtension(/Sign-ins/, 'GET sign-ins');
