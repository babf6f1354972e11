import {
  fails,
  providersHandlers,
  secondFactorHandlers,
  sent,
  sentBodies,
  usersHandlers,
} from '@portal/api-client/testing';
import { aSecondFactor, aUser } from '@portal/domain';
import {
  type Canvas,
  expectMessage,
  expectTexts,
  exportCsv,
  pageStories,
  press,
  rowAround,
  shows,
  storyClock,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { SignInMethodsPage } from './SignInMethodsPage';

const none = aSecondFactor({ setUpAt: null, recoveryCodesLeft: 0 });
const users = [
  aUser({ secondFactor: aSecondFactor({ isRequired: true }) }),
  aUser({ id: 2, name: 'Jean-Philippe', lastName: 'Roy', secondFactor: { ...none, isRequired: true } }),
  aUser({
    id: 3,
    name: 'Inès',
    lastName: 'Fortin',
    role: 'ROLE_TEACHER',
    secondFactor: none,
    lastLoginAt: null,
  }),
  aUser({ id: 4, name: 'Léa', lastName: 'Villeneuve', role: 'ROLE_TEACHER', secondFactor: aSecondFactor() }),
];

const of = (situation: Parameters<typeof usersHandlers>[0] = {}) => [
  ...secondFactorHandlers(),
  ...usersHandlers({ users, ...situation }),
];

const withProviders = ({ isUsable = true } = {}) => [
  ...providersHandlers({
    overview: {
      providers: [
        {
          id: 'main',
          name: 'Microsoft',
          issuer: 'https://login.example/office',
          people: 12,
          renewable_people: 10,
          gives_roles: 1,
        },
      ],
      passwords_off_for: ['passerelle.example'],
      emergency_account: { email: 'jean-philippe.roy@passerelle.example', usable: isUsable ? 1 : 0 },
    },
  }),
  ...of({
    users: [
      aUser({
        secondFactor: none,
        providerAccess: { providers: ['Microsoft'], roleFrom: null, isPasswordOff: true, isEmergency: false },
      }),
      aUser({
        id: 2,
        name: 'Jean-Philippe',
        lastName: 'Roy',
        secondFactor: none,
        providerAccess: { providers: [], roleFrom: null, isPasswordOff: false, isEmergency: true },
      }),
    ],
  }),
];

const meta: Meta<typeof SignInMethodsPage> = {
  title: 'Admin/Settings/Sign-in methods',
  component: SignInMethodsPage,
  decorators: inArea('admin.settings.signInMethods'),
  tags: ['DECISION-148'],
  beforeEach: () => storyClock('2026-11-20T12:00'),
  parameters: { msw: () => of() },
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(of);

const rowOf = async (canvas: Canvas, name: string) =>
  rowAround(await canvas.findByText(name, { selector: 'th *' }));

/** Names the people without codes, and says of each person how they sign in. */
export const Everybody: Story = {
  play: async ({ canvas }) => {
    await expectTexts(canvas, '2 people sign in with a password only:', 'Jean-Philippe Roy, Inès Fortin');
    await expectTexts(await rowOf(canvas, 'Léa Villeneuve'), 'Password and code', '9');
    await expectTexts(await rowOf(canvas, 'Inès Fortin'), 'Password', 'Never');
    const own = await rowOf(canvas, 'Marie Bélanger');
    await expect(own.queryByRole('button', { name: /Reset the second step/ })).toBeNull();
  },
};

/** Providers, the emergency account, and who signs in with a provider only. */
export const WithProviders: Story = {
  tags: ['release', 'DECISION-162'],
  parameters: { msw: () => withProviders() },
  play: async ({ canvas }) => {
    await expectTexts(
      canvas,
      '(https://login.example/office)',
      'Linked accounts: 12. A person who is disabled at the provider is out after 15 minutes (10) or 8 hours (2).',
      'The groups of Microsoft decide the roles.',
      'Passwords are switched off for addresses of: passerelle.example.',
      'If the provider is down, the emergency account jean-philippe.roy@passerelle.example signs in with its password.',
    );
    await expectTexts(await rowOf(canvas, 'Marie Bélanger'), 'Provider only', 'Linked account: Microsoft');
    await expectTexts(await rowOf(canvas, 'Jean-Philippe Roy'), 'Password', 'Emergency account');
    const [heads, ...rows] = await exportCsv(canvas);
    const at = (word: string) => (heads ?? []).findIndex((head) => head.includes(word));
    await expect(rows[0]?.[at('Fournisseurs liés')]).toBe(
      'Microsoft (https://login.example/office, sans accès après 15 minutes - out after 15 minutes)',
    );
    const people = rows.filter((row) => row.length > 1);
    await expect(people.map((row) => row[at('Compte d’urgence')])).toEqual(['non - no', 'oui - yes']);
  },
};

/** Nobody would get in if the provider were down. */
export const EmergencyAccountOfNoUse: Story = {
  tags: ['release', 'DECISION-162'],
  parameters: { msw: () => withProviders({ isUsable: false }) },
  globals: { viewport: { value: 'phone' } },
  play: shows(/The emergency account jean-philippe.roy@passerelle.example is not an active administrator/),
};

/** Passkeys count as a second factor, and a lost one is reset like codes. */
export const WithPasskeys: Story = {
  tags: ['release', 'DECISION-155'],
  parameters: {
    msw: () =>
      of({
        users: [
          aUser({ secondFactor: aSecondFactor({ passkeys: 1, passkeyUsedAt: '2026-11-19T13:05:00.000Z' }) }),
          aUser({ id: 2, name: 'Jean-Philippe', lastName: 'Roy', secondFactor: { ...none, passkeys: 2 } }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Everybody has a code or a passkey.');
    await expectTexts(await rowOf(canvas, 'Marie Bélanger'), 'Passkey or code', '1 passkey, last sign-in:');
    const row = await rowOf(canvas, 'Jean-Philippe Roy');
    await expectTexts(row, 'Passkey', '2 passkeys, last sign-in:', 'never');
    await expect(row.getByRole('button', { name: /Reset the second step Jean-Philippe Roy$/ })).toBeVisible();
  },
};

/** A lost phone: another administrator resets the codes after a question. */
export const Reset: Story = {
  tags: ['release', 'DECISION-147'],
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Léa Villeneuve'), /Reset the second step Léa Villeneuve$/);
    const question = within(await screen.findByRole('alertdialog'));
    await expectTexts(question, 'Léa Villeneuve', /the password is enough at the next sign-in/);
    await press(question, /Reset the second step$/);
    await expectMessage('success', 'The second step is reset');
    await expect(sent('DELETE users/4/second-factor')).toHaveLength(1);
  },
};

/** Everybody without a second factor can be reminded; those who must have one are chosen at first. */
export const Reminders: Story = {
  tags: ['release', 'DECISION-164'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Inès Fortin');
    await press(canvas, /Send reminders$/);
    const dialog = within(await screen.findByRole('dialog', { name: /two-step sign-in$/ }));
    await expect(dialog.getByRole('checkbox', { name: /Jean-Philippe Roy \(.*required\)$/ })).toBeChecked();
    const optional = dialog.getByRole('checkbox', { name: /Inès Fortin$/ });
    await expect(optional).not.toBeChecked();
    await userEvent.click(optional);
    await press(dialog, /Send 2 reminders$/);
    await expectMessage('success', '2 reminders sent');
    await expect(sentBodies('POST users/second-factor/reminders')).toEqual([{ ids: [2, 3] }]);
    await expectTexts(await rowOf(canvas, 'Inès Fortin'), 'Reminder sent');
    // Both were reminded now, so nobody can be chosen.
    await press(canvas, /Send reminders$/);
    const again = within(await screen.findByRole('dialog', { name: /two-step sign-in$/ }));
    await expect(again.getByRole('checkbox', { name: /Inès Fortin$/ })).toBeDisabled();
    await expect(again.getAllByText(/no other one within a week$/)).toHaveLength(2);
    await press(again, /Send 0 reminders$/);
    await expect(sent('POST users/second-factor/reminders')).toHaveLength(1);
  },
};

/** A colleague has reminded the person in the meantime: the dialog says so. */
export const RemindedMeanwhile: Story = {
  tags: ['release', 'DECISION-164'],
  parameters: { msw: () => of({ remindedMeanwhile: [2] }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press(canvas, /Send a reminder Jean-Philippe Roy$/);
    await press(within(await screen.findByRole('dialog', { name: /two-step sign-in$/ })), /Send 1 reminder$/);
    const left = within(await screen.findByRole('dialog', { name: /No reminders sent$/ }));
    await expectTexts(left, /^Jean-Philippe Roy ·/, 'was reminded less than a week ago');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Nobody is mailed, and the choice stays, when the reminders are refused. */
export const RemindersRefused: Story = {
  tags: ['release', 'DECISION-164'],
  parameters: { msw: () => [fails('POST users/second-factor/reminders', { status: 403 }), ...of()] },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Inès Fortin');
    await press(canvas, /Send reminders$/);
    const dialog = within(await screen.findByRole('dialog', { name: /two-step sign-in$/ }));
    await press(dialog, /Send 1 reminder$/);
    await expectTexts(dialog, 'The reminders were not sent.');
    await expect(dialog.getByRole('checkbox', { name: /Jean-Philippe Roy/ })).toBeChecked();
  },
};

/** The follow-up leads to the people who must have a second factor and have none. */
export const OnlyMissing: Story = {
  tags: ['release', 'DECISION-164'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Inès Fortin');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Second step$/ }), 'missing');
    await waitFor(() => expect(canvas.queryByText('Inès Fortin', { selector: 'th *' })).toBeNull());
    await expect((await rowOf(canvas, 'Jean-Philippe Roy')).getByText(/^Password$/)).toBeVisible();
  },
};

export const AllWithCodes: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  ...states.shows({ users: users.slice(0, 1) }, 'Everybody has a code or a passkey.'),
};

/** The file for the insurer. */
export const Exported: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Léa Villeneuve');
    const [heads, ...rows] = await exportCsv(canvas);
    const rowNamed = (name: string) => rows.find((row) => row[0] === name)?.slice(3, 11);
    await expect(heads?.slice(2, 10)).toEqual([
      'Rôle - Role',
      'Moyen de connexion - Sign-in method',
      'Fournisseurs liés - Linked providers',
      'Compte d’urgence - Emergency account',
      'Codes activés - Codes set up',
      'Clés d’accès - Passkeys',
      'Dernière connexion avec une clé d’accès - Last sign-in with a passkey',
      'Deuxième étape obligatoire - Second step required',
    ]);
    await expect(rowNamed('Marie Bélanger')).toEqual([
      'Mot de passe et code - Password and code',
      '',
      'non - no',
      '2026-11-18',
      '0',
      '',
      'oui - yes',
      '9',
    ]);
    await expect(rowNamed('Jean-Philippe Roy')).toEqual([
      'Mot de passe - Password',
      '',
      'non - no',
      '',
      '0',
      '',
      'oui - yes',
      '',
    ]);
  },
};

export const Loading: Story = states.loading('Loading the sign-in methods');
export const Empty: Story = states.shows({ users: [] }, 'No active people');
export const Refused: Story = states.refused();
export const WithoutTheExtension: Story = withoutExtension(/Sign-in methods/, 'GET users/second-factor');
