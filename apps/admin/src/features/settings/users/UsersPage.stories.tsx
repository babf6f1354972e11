import {
  archivingHandlers,
  capabilitiesHandlers,
  emailNotAscii,
  emailTaken,
  failsOnce,
  openSessionsHandlers,
  passwordLinkToken,
  sent,
  sentBodies,
  usersHandlers,
} from '@portal/api-client/testing';
import { anOpenSession, aUser } from '@portal/domain';
import {
  answerQuestion,
  type Canvas,
  dialogStories,
  expectMessage,
  expectTexts,
  exportCsv,
  fill,
  pageStories,
  press,
  rowAround,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inArea } from '../../../areas/area-story';
import { settled } from '../names/names-story';
import { UsersPage } from './UsersPage';

const soledad = aUser({
  id: 3,
  name: 'Soledad',
  lastName: 'Ibáñez',
  email: 'soledad.ibanez@passerelle.example',
  active: false,
  lastLoginAt: null,
  invitedAt: '2026-11-16T12:00:00.000Z',
});

/**
 * Marie is signed in; Léa is a teacher; Soledad is invited and has not signed in yet; Karim is not invited yet; Susan
 * is archived.
 */
const users = [
  aUser(),
  aUser({
    id: 2,
    name: 'Léa',
    lastName: 'Villeneuve',
    email: 'lea.villeneuve@passerelle.example',
    role: 'ROLE_TEACHER',
    lastLoginAt: '2026-11-18T12:00:00.000Z',
  }),
  soledad,
  aUser({
    id: 4,
    name: 'Susan',
    lastName: 'Whitfield',
    email: 'susan.whitfield@passerelle.example',
    active: false,
  }),
  aUser({
    id: 5,
    name: 'Karim',
    lastName: 'Haddad',
    email: 'karim.haddad@passerelle.example',
    active: false,
    lastLoginAt: null,
    invitedAt: null,
  }),
];

/** The API handlers for these users; each story gets new ones. */
const listHandlers = (situation: Parameters<typeof usersHandlers>[0] = {}) =>
  usersHandlers({ users, ...situation });

const failing = (method: 'post' | 'put', call: string, status = 500) =>
  http[method](`*/api/users/${call}`, () => HttpResponse.json({ message: 'La base dort' }, { status }), {
    once: true,
  });

const meta: Meta<typeof UsersPage> = {
  title: 'Admin/Settings/Users',
  component: UsersPage,
  decorators: inArea('admin.settings.users'),
  parameters: { msw: listHandlers },
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(listHandlers);

const findRow = async (canvas: Canvas, name: string) =>
  rowAround(await canvas.findByText(name, { selector: 'th *' }));

const openAdd = async (canvas: Canvas) => {
  await findRow(canvas, 'Marie Bélanger');
  await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un utilisateur - Add Users' }));
  return within(await canvas.findByRole('dialog', { name: /Add a user$/ }));
};

const inDialog = dialogStories(openAdd);

const openEdit = async (canvas: Canvas, name: string) => {
  await press(await findRow(canvas, name), /Edit/);
  return within(await canvas.findByRole('dialog', { name: /Edit the user$/ }));
};

const fillChloe = async (dialog: Canvas, email = 'chloe.desilets@passerelle.example') => {
  await fill(dialog.getByLabelText(/First name/), 'Chloé');
  await fill(dialog.getByLabelText(/Last name/), 'Désilets');
  await fill(dialog.getByLabelText(/Email/), email);
  await fill(dialog.getByLabelText(/Phone/), '(514) 555-0142');
};

const writes = () =>
  sent()
    .map(({ call }) => call)
    .filter((call) => !call.startsWith('GET'));

export const Active: Story = {
  tags: ['SET-USER-01', 'SET-USER-03', 'SET-USER-05', 'SET-USER-16', 'SET-USER-18', 'LIMIT-03'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Utilisateurs - Users' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Utilisateurs - Users' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const row = await findRow(canvas, 'Léa Villeneuve');
    await expect(textsOf(canvas, 'columnheader')).toEqual([
      'Nom - Name',
      'Rôle - Role',
      'Statut - Status',
      'Dernière connexion - Last login',
      'Actions',
    ]);
    await expect(row.getByText('lea.villeneuve@passerelle.example')).toBeVisible();
    await expect(textsOf(row, 'cell')).toEqual([
      'Enseignant - Teacher',
      'Actif - Active',
      expect.stringMatching(/^Nov 18th 26 \d\d:00$/),
      'Modifier - Edit Léa Villeneuve',
    ]);
    // A user who has signed in cannot be invited again.
    await expect(row.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: 'Actifs - Active' })).toBeChecked();
    const status = within(canvas.getByRole('radiogroup', { name: 'Statut - Status' }));
    await expect(status.getAllByRole('radio').map((choice) => choice.parentElement?.textContent)).toEqual([
      'Actifs - Active',
      'Inactifs ou invités - Inactive or invited',
      'Tous - All',
    ]);
    // Only users whose status is active, whether invited or not.
    await expect(textsOf(canvas, 'rowheader')).toEqual([
      expect.stringContaining('Marie Bélanger'),
      expect.stringContaining('Léa Villeneuve'),
    ]);
    await expect(sent('GET users')).toHaveLength(1);
    await expect(Object.fromEntries(sent('GET users')[0]?.query ?? [])).toEqual({
      status: '1',
      orderBy: 'last_name',
      orderDirection: 'ASC',
      page: '1',
      resourcesPerPage: '50',
    });
  },
};

/** All users: invited users are sorted and counted like the others, on every page and in the exported file. */
export const Everybody: Story = {
  tags: ['release', 'SET-USER-16', 'SET-USER-17'],
  parameters: {
    portal: { at: '/settings/users?status=all' },
    msw: listHandlers({
      users: [
        ...Array.from({ length: 51 }, (_, place) =>
          aUser({ id: 100 + place, name: 'Anne', lastName: `Roy ${String(place + 1).padStart(2, '0')}` }),
        ),
        soledad,
      ],
    }),
  },
  play: async ({ canvas }) => {
    await findRow(canvas, 'Soledad Ibáñez');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/Soledad Ibáñez.*Invitation sent/);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(50));
    await expect(canvas.getByText(/^1–\d+ \/ \d+$/)).toHaveTextContent('1–50 / 52');
    await expect(sent('GET users').map(({ query }) => query.get('status'))).toEqual([null]);
    const [, ...rows] = await exportCsv(canvas);
    await expect(await canvas.findByText('52 rows were exported.')).toBeVisible();
    await expect(rows[0]?.join()).toMatch(/^Ibáñez,.*Invitation sent/);
  },
};

/** Users who may not sign in yet, or no longer. */
export const Archived: Story = {
  tags: ['SET-USER-03', 'SET-USER-08', 'SET-USER-17', 'SET-USER-19', 'SET-USER-20'],
  play: async ({ canvas }) => {
    await findRow(canvas, 'Marie Bélanger');
    await userEvent.click(canvas.getByRole('radio', { name: 'Inactifs ou invités - Inactive or invited' }));
    const invited = await findRow(canvas, 'Soledad Ibáñez');
    await expectTexts(invited, 'Invitation sent', 'Nov 16th 26', 'Never');
    await expect(invited.getByRole('button', { name: /Send the invitation again/ })).toBeVisible();
    const archived = await findRow(canvas, 'Susan Whitfield');
    await expect(archived.getByText('Inactive')).toBeVisible();
    await expect(textsOf(archived, 'button')).toEqual(['Modifier - Edit Susan Whitfield']);
    const notYet = await findRow(canvas, 'Karim Haddad');
    await expect(notYet.getByText('Inactive')).toBeVisible();
    await expect(textsOf(notYet, 'button')).toEqual([
      'Envoyer une invitation - Send invitation Karim Haddad',
      'Modifier - Edit Karim Haddad',
    ]);
    await expect(canvas.queryByText('Marie Bélanger')).toBeNull();
    await expect(sent('GET users').at(-1)?.query.get('status')).toBe('0');
  },
};

/** An archived teacher who has never signed in cannot be invited, because the link would restore the teacher. */
export const ArchivedBeforeSigningIn: Story = {
  tags: ['release', 'SET-USER-20'],
  parameters: {
    portal: { at: '/settings/users?status=archived' },
    msw: () => listHandlers({ users: [{ ...soledad, role: 'ROLE_TEACHER', archived: true }] }),
  },
  play: async ({ canvas }) => {
    const row = await findRow(canvas, 'Soledad Ibáñez');
    await expect(textsOf(row, 'button')).toEqual(['Modifier - Edit Soledad Ibáñez']);
  },
};

/** Filters by role and name; a button shows a match with the other status. */
export const Narrowed: Story = {
  tags: ['release', 'SET-USER-02', 'SET-USER-04'],
  play: async ({ canvas }) => {
    await findRow(canvas, 'Marie Bélanger');
    const filters = within(canvas.getByRole('search', { name: 'Filtres - Filters' }));
    const role = filters.getByRole('combobox', { name: 'Rôle - Role' });
    await expect(textsOf(within(role), 'option')).toEqual([
      'Rôle - Role',
      'Administration',
      'Enseignant - Teacher',
    ]);
    await userEvent.selectOptions(role, 'ROLE_TEACHER');
    await waitFor(() => expect(canvas.queryByText('Marie Bélanger')).toBeNull());
    await findRow(canvas, 'Léa Villeneuve');
    await expect(sent('GET users').at(-1)?.query.get('role')).toBe('ROLE_TEACHER');
    await userEvent.click(
      await filters.findByRole('button', { name: /Remove Rôle\s: Enseignant - Role: Teacher$/ }),
    );
    await findRow(canvas, 'Marie Bélanger');
    const search = filters.getByRole('searchbox', { name: 'Chercher un utilisateur - Search users' });
    await userEvent.type(search, 'whit{Enter}');
    await expect(await canvas.findByText('No user matches')).toBeVisible();
    await expect(sent('GET users').some(({ query }) => query.get('userName') === 'whit')).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: /Inactive or invited \(1\)$/ }));
    await findRow(canvas, 'Susan Whitfield');
  },
};

/** A double click sends one invitation; the row then shows its date. */
export const Invited: Story = {
  tags: ['SET-USER-07', 'SET-USER-17', 'SET-USER-20', 'SET-USER-21', 'LIMIT-09', 'API-015'],
  parameters: { portal: { at: '/settings/users?status=archived' } },
  play: async ({ canvas }) => {
    const row = await findRow(canvas, 'Karim Haddad');
    await userEvent.dblClick(row.getByRole('button', { name: /Send invitation/ }));
    await expect(await canvas.findByText('The invitation was sent.')).toBeVisible();
    await expect(await row.findByText('Invitation sent')).toBeVisible();
    await expect(row.getByRole('button', { name: /Send the invitation again/ })).toBeVisible();
    await expect(sentBodies('POST users/send-invite')).toEqual([{ id: 5 }]);
  },
};

export const NotInvited: Story = {
  tags: ['release', 'MSG-12'],
  parameters: { portal: { at: '/settings/users?status=archived' }, msw: listHandlers({ failWrites: 500 }) },
  play: async ({ canvas }) => {
    const row = await findRow(canvas, 'Karim Haddad');
    await userEvent.click(row.getByRole('button', { name: /Send invitation/ }));
    await expectMessage('error', 'User Karim Haddad was not invited');
    await expect(row.getByText('Inactive')).toBeVisible();
  },
};

const withLinks = (situation: Parameters<typeof usersHandlers>[0] = {}) => [
  ...capabilitiesHandlers(['password-links']),
  ...listHandlers(situation),
];
const linkButton = { name: /Create a link without an email/ };

async function openLinkQuestion(canvas: Canvas) {
  const row = await findRow(canvas, 'Karim Haddad');
  await userEvent.click(await row.findByRole('button', linkButton));
  return within(await canvas.findByRole('alertdialog', { name: /Create a link for Karim Haddad\?$/ }));
}

/**
 * A link is created once and shown as a whole, only for users who have never signed in; the row then says that the user
 * is invited.
 */
export const LinkCreated: Story = {
  tags: ['release', 'DECISION-55'],
  parameters: { portal: { at: '/settings/users?status=archived' }, msw: () => withLinks() },
  play: async ({ canvas }) => {
    const question = await openLinkQuestion(canvas);
    await expectTexts(question, /Hand it over yourself/, /created before stops working/);
    await expect(sent('POST users/password-link')).toEqual([]);
    await userEvent.dblClick(question.getByRole('button', { name: /Create the link$/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /Link for Karim Haddad$/ }));
    await expect(dialog.getByRole('textbox', { name: /Link to set a password$/ })).toHaveDisplayValue(
      new RegExp(`^https?://[^/]+/#/invite/${passwordLinkToken}$`),
    );
    await expectTexts(dialog, /shown only once/);
    const [write, ...others] = sent('POST users/password-link');
    await expect([write?.body, others]).toEqual([{ id: 5 }, []]);
    await expect(write?.headers.get('Idempotency-Key')).toMatch(/.{16}/);
    await userEvent.click(dialog.getByRole('button', { name: /Done$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expectTexts(await findRow(canvas, 'Karim Haddad'), 'Invitation sent');
    await expect(canvas.queryByText(new RegExp(passwordLinkToken))).toBeNull();
    const signedIn = await findRow(canvas, 'Susan Whitfield');
    await expect(signedIn.queryByRole('button', linkButton)).toBeNull();
  },
};

/** After a failure the same request is repeated, so that at most one link is created. */
export const LinkNotCreatedAtFirst: Story = {
  tags: ['release', 'DECISION-55'],
  parameters: {
    portal: { at: '/settings/users?status=archived' },
    msw: () => withLinks(),
    first: [failsOnce('POST users/password-link', { status: 503, code: 'unavailable' })],
  },
  play: async ({ canvas }) => {
    const question = await openLinkQuestion(canvas);
    await userEvent.click(question.getByRole('button', { name: /Create the link$/ }));
    await expectTexts(question, 'The link was not created.');
    await userEvent.click(question.getByRole('button', { name: /Create the link$/ }));
    await canvas.findByRole('dialog', { name: /Link for Karim Haddad$/ });
    const keys = sent('POST users/password-link').map(({ headers }) => headers.get('Idempotency-Key'));
    await expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  },
};

/** If the backend cannot create links, the button is missing. */
export const WithoutLinks: Story = {
  tags: ['release', 'DECISION-55'],
  parameters: { portal: { at: '/settings/users?status=archived' } },
  play: async ({ canvas }) => {
    const row = await findRow(canvas, 'Karim Haddad');
    await waitFor(() => expect(sent('GET capabilities')).toHaveLength(1));
    await expect(row.queryByRole('button', linkButton)).toBeNull();
  },
};

/**
 * First the address is checked, then the user is created, once; the new row stays at the top until another list is
 * loaded.
 */
export const Added: Story = {
  tags: [
    'SHELL-016',
    'SET-USER-06',
    'SET-USER-09',
    'SET-USER-14',
    'SET-USER-15',
    'SET-USER-22',
    'MSG-13',
    'DECISION-24',
  ],
  play: inDialog.play(async (dialog, { canvas }) => {
    await expect(dialog.getByLabelText(/Role/)).toHaveDisplayValue('Administration');
    await expect(dialog.getByRole('checkbox', { name: 'Actif - Active' })).not.toBeChecked();
    await fillChloe(dialog);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Ajouter - Add' }));
    await expectMessage('success', 'User Chloé Désilets was created successfully.');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(writes()).toEqual(['POST users/verifyEmailDuplicate', 'POST users/create']);
    await expect(sent('POST users/create')[0]?.body).toEqual({
      name: 'Chloé',
      lastName: 'Désilets',
      email: 'chloe.desilets@passerelle.example',
      phone: '5145550142',
      role: 'ROLE_ADMIN',
      status: 0,
    });
    const row = await findRow(canvas, 'Chloé Désilets');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Chloé Désilets');
    await expectTexts(row, 'New', 'Inactive');
    // The result of an action on the new row is shown, although the loaded list does not contain the user.
    await userEvent.click(row.getByRole('button', { name: /Send invitation/ }));
    await expect(await row.findByText('Invitation sent')).toBeVisible();
    const edit = await openEdit(canvas, 'Chloé Désilets');
    await userEvent.type(edit.getByLabelText(/Last name/), '-Roy');
    await userEvent.click(edit.getByRole('button', { name: /Save$/ }));
    await findRow(canvas, 'Chloé Désilets-Roy');
    // In another list the user is no longer pinned, and appears among the invited users.
    await userEvent.click(canvas.getByRole('radio', { name: /Inactive or invited$/ }));
    await waitFor(() => expect(canvas.queryByText('New')).toBeNull());
    await expectTexts(await findRow(canvas, 'Chloé Désilets-Roy'), 'Invitation sent');
  }),
};

/** Each field says what is missing; nothing is sent until it is filled in. */
export const FieldsMissing: Story = {
  tags: [
    'release',
    'SET-USER-10',
    'SET-USER-11',
    'SET-USER-12',
    'SET-USER-13',
    'MSG-84',
    'MSG-85',
    'LIMIT-12',
    'LIMIT-13',
  ],
  parameters: { portal: { at: '/settings/users?dialog=add' } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Last name/), 'D');
    await userEvent.type(dialog.getByLabelText(/Phone/), '514 555');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter - Add' }));
    for (const [name, words] of [
      [/First name/, /This is a required field and must at least 2 characters\.$/],
      [/Last name/, /This is a required field and must at least 2 characters\.$/],
      [/Email/, /- This is a required field\. /],
      [/Phone/, /This is a required field and must at least contain 10 digits\.$/],
    ] as const)
      await waitFor(() => expect(dialog.getByLabelText(name)).toHaveAccessibleDescription(words));
    await expect(dialog.getByLabelText(/First name/)).toHaveFocus();
    await userEvent.type(dialog.getByLabelText(/Email/), 'chloe@');
    await expect(await dialog.findByText('Must be a valid email.')).toBeVisible();
    await expect(writes()).toEqual([]);
  },
};

/** A mail server without SMTPUTF8 cannot send to accents before the @: the field says so, and the input stays. */
export const EmailWithAccents: Story = {
  tags: ['release', 'DECISION-55'],
  parameters: { first: [failsOnce('POST users/verifyEmailDuplicate', emailNotAscii)] },
  play: inDialog.play(async (dialog) => {
    await fillChloe(dialog, 'chloé@passerelle.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter - Add' }));
    const email = dialog.getByLabelText(/Email/);
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(
        /qui a des accents avant le @\. - The portal’s mail server cannot send to an address with accents before the @\./,
      ),
    );
    await expect(email).toHaveValue('chloé@passerelle.example');
    await expect(writes()).toEqual(['POST users/verifyEmailDuplicate']);
  }),
};

/** The field shows the error, and the input stays. */
export const EmailTaken: Story = {
  tags: ['SET-USER-24', 'MSG-10', 'API-011'],
  parameters: { first: [failsOnce('POST users/verifyEmailDuplicate', emailTaken)] },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fillChloe(dialog, 'LEA.villeneuve@passerelle.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter - Add' }));
    const email = dialog.getByLabelText(/Email/);
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(/Courriel déjà utilisé - Email duplicated/),
    );
    await expect(email).toHaveFocus();
    await expect(dialog.getByLabelText(/First name/)).toHaveValue('Chloé');
    await expect(dialog.getByLabelText(/Phone/)).toHaveValue('(514) 555-0142');
    await expect(writes()).toEqual(['POST users/verifyEmailDuplicate']);
    await userEvent.clear(email);
    await fill(email, 'chloe.desilets@passerelle.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter - Add' }));
    await expect(await canvas.findByText('User Chloé Désilets was created successfully.')).toBeVisible();
    await settled(canvas);
  }),
};

/** The form, too, lists what stays assigned before a teacher is archived. */
export const ArchivingNamesWhatStays: Story = {
  tags: ['release', 'DECISION-94'],
  parameters: {
    msw: () => [
      ...archivingHandlers({
        remaining: [
          {
            id: 412,
            number: '2026-0412',
            status: 'activated',
            planned: 1,
            nextOn: '2026-11-24',
            company: null,
          },
        ],
      }),
      ...listHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Edit Léa Villeneuve$/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    const active = await dialog.findByRole('checkbox', { name: /Active/ });
    await expect(dialog.queryByText(/stays with them/)).toBeNull();
    await userEvent.click(active);
    await expectTexts(dialog, /^1 contract stays with them/, '1 planned class, on Nov 24th 26');
    await expect(sent('GET archiving/remaining')[0]?.query.get('userId')).toBe('2');
    await userEvent.click(active);
    await waitFor(() => expect(dialog.queryByText(/stays with them/)).toBeNull());
  },
};

/** The second request fails: an error is shown, the input stays, and the next click repeats it. */
export const NotCreated: Story = {
  tags: ['SET-USER-23', 'MSG-11'],
  parameters: { first: [failing('post', 'create')] },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fillChloe(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter - Add' }));
    await expectMessage('error', 'something went wrong');
    await expect(dialog.getByText(/What you entered is kept/)).toBeVisible();
    await expect(dialog.getByLabelText(/Email/)).toHaveValue('chloe.desilets@passerelle.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter - Add' }));
    await expect(await canvas.findByText('User Chloé Désilets was created successfully.')).toBeVisible();
    await expect(canvas.queryByText('something went wrong')).toBeNull();
    await settled(canvas);
  }),
};

/** The address could not be checked, so no user is created (OPEN-83). */
export const EmailNotChecked: Story = {
  tags: ['release', 'MSG-09'],
  parameters: { first: [failing('post', 'verifyEmailDuplicate')] },
  play: inDialog.play(async (dialog) => {
    await fillChloe(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter - Add' }));
    await expectMessage('error', 'User could not be updated at this moment');
    await expect(dialog.getByLabelText(/First name/)).toHaveValue('Chloé');
    await expect(writes()).toEqual(['POST users/verifyEmailDuplicate']);
  }),
};

/** An unchanged address is not checked; after one rejection, a second click saves the change. */
/** The groups of a provider decide the role: the dialog says so, offers no other, and saves the rest. */
export const RoleOfProvider: Story = {
  tags: ['release', 'DECISION-161'],
  parameters: {
    msw: () =>
      listHandlers({
        users: [
          aUser(),
          aUser({
            id: 2,
            name: 'Léa',
            lastName: 'Villeneuve',
            email: 'lea.villeneuve@passerelle.example',
            role: 'ROLE_TEACHER',
            providerAccess: {
              providers: ['Microsoft'],
              roleFrom: 'Microsoft',
              isPasswordOff: false,
              isEmergency: false,
            },
          }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas, 'Léa Villeneuve');
    await expectTexts(dialog, 'The role comes from the groups of Microsoft: change it there.');
    await expect(within(dialog.getByLabelText(/Role/)).getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(dialog.getByLabelText(/Last name/));
    await fill(dialog.getByLabelText(/Last name/), 'Villeneuve-Caron');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expectMessage('success', 'User Léa Villeneuve-Caron was updated successfully.');
    await expect(sent('PUT users/update').at(-1)?.body).toEqual({ id: 2, lastName: 'Villeneuve-Caron' });
  },
};

export const Edited: Story = {
  tags: ['release', 'SET-USER-08', 'SET-USER-09', 'MSG-09', 'MSG-14'],
  parameters: { first: [failing('put', 'update', 400)] },
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas, 'Léa Villeneuve');
    await expect(dialog.getByLabelText(/First name/)).toHaveValue('Léa');
    await expect(dialog.getByLabelText(/Last name/)).toHaveValue('Villeneuve');
    await expect(dialog.getByLabelText(/Email/)).toHaveValue('lea.villeneuve@passerelle.example');
    await expect(dialog.getByLabelText(/Role/)).toHaveDisplayValue('Enseignant - Teacher');
    await expect(dialog.getByRole('checkbox', { name: 'Actif - Active' })).toBeChecked();
    const lastName = dialog.getByLabelText(/Last name/);
    await userEvent.clear(lastName);
    await fill(lastName, 'Villeneuve-Caron');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expectMessage('error', 'User could not be updated at this moment');
    await expect(dialog.getByText('La base dort')).toBeVisible();
    await expect(lastName).toHaveValue('Villeneuve-Caron');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expectMessage('success', 'User Léa Villeneuve-Caron was updated successfully.');
    await findRow(canvas, 'Léa Villeneuve-Caron');
    await expect(canvas.queryByText('User could not be updated at this moment')).toBeNull();
    await expect(writes()).toEqual(['PUT users/update', 'PUT users/update']);
    await expect(sent('PUT users/update').at(-1)?.body).toEqual({ id: 2, lastName: 'Villeneuve-Caron' });
  },
};

const lastOne =
  'Il doit rester au moins un administrateur actif : donnez d’abord ce rôle à une autre personne - At least one active administrator must remain: give this role to someone else first';

/**
 * The server does not allow removing the last administrator: the page says why in both languages, and the input stays.
 */
export const LastAdministrator: Story = {
  tags: ['release', 'SET-USER-25'],
  parameters: {
    first: [
      http.put('*/api/users/update', () =>
        HttpResponse.json({ code: 'conflict', message: lastOne }, { status: 409 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas, 'Marie Bélanger');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Actif - Active' }));
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await answerQuestion(canvas, /Deactivate my account$/, /own account\?$/);
    await expectMessage('error', 'User could not be updated at this moment');
    await expectTexts(dialog, ...lastOne.split(' - '));
    await expect(dialog.getByRole('checkbox', { name: 'Actif - Active' })).not.toBeChecked();
  },
};

/**
 * The user has accepted the invitation while an administrator was typing: the save must not make the user inactive
 * again.
 */
export const ChangedMeanwhile: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/settings/users?status=archived' } },
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas, 'Soledad Ibáñez');
    await userEvent.clear(dialog.getByLabelText(/Phone/));
    await fill(dialog.getByLabelText(/Phone/), '4505550142');
    const { name, lastName, email, role } = soledad;
    await fetch('/api/users/update', {
      method: 'PUT',
      body: JSON.stringify({ id: 3, name, lastName, email, role, phone: soledad.phone, status: 1 }),
    });
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expect(await canvas.findByText(/^Their changes are kept: Active\.$/)).toBeVisible();
    await expect(sent('PUT users/update').at(-1)?.body).toEqual({ id: 3, phone: '4505550142' });
  },
};

/** Administrators who remove their own role or account are asked first. */
export const OwnAccess: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas, 'Marie Bélanger');
    await userEvent.selectOptions(dialog.getByLabelText(/Role/), 'ROLE_TEACHER');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    const role = within(
      await canvas.findByRole('alertdialog', { name: /Give up your administration role\?$/ }),
    );
    await expect(role.getByRole('button', { name: /Cancel$/ })).toHaveFocus();
    await userEvent.click(role.getByRole('button', { name: /Cancel$/ }));
    await expect(writes()).toEqual([]);
    await userEvent.selectOptions(dialog.getByLabelText(/Role/), 'Administration');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Actif - Active' }));
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    const account = within(
      await canvas.findByRole('alertdialog', { name: /Deactivate your own account\?$/ }),
    );
    await expect(account.getByText(/You will be signed out/)).toBeVisible();
    await expect(writes()).toEqual([]);
    await userEvent.click(account.getByRole('button', { name: /Deactivate my account$/ }));
    await expect(await canvas.findByText('User Marie Bélanger was updated successfully.')).toBeVisible();
    await expect(sentBodies('PUT users/update')).toEqual([{ id: 1, status: 0 }]);
  },
};

/** The URL names a user who does not exist. */
export const DialogOfNobody: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/settings/users?dialog=edit&record=99' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(await within(dialog).findByText('User not found')).toBeVisible();
  },
};

/** Exports the list with its order and columns as one file. */
export const Exported: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/settings/users?status=archived&search=soledad' } },
  play: async ({ canvas }) => {
    await findRow(canvas, 'Soledad Ibáñez');
    const [heads, first] = await exportCsv(canvas);
    await expect(await canvas.findByText('1 row was exported.')).toBeVisible();
    await expect(heads?.slice(1, 4)).toEqual([
      'Prénom - First name',
      'Courriel - Email',
      'Téléphone - Phone',
    ]);
    await expect(first?.slice(0, 3)).toEqual(['Ibáñez', 'Soledad', 'soledad.ibanez@passerelle.example']);
    await expect(sent('GET users').at(-1)?.query.get('userName')).toBe('soledad');
  },
};

export const LongNamesAndNulls: Story = {
  tags: ['release', 'SHELL-053'],
  parameters: {
    msw: listHandlers({
      users: [
        aUser({
          name: 'Nguyễn Thị Hương Giang',
          lastName: 'de la Bruère-Montpetit-Vandenbroucke',
          email: 'nguyen.thi.huong.giang.de-la-bruere-montpetit-vandenbroucke@passerelle.example',
        }),
        aUser({ id: 40, name: 'ليلى', lastName: 'حداد', phone: null, lastLoginAt: null, invitedAt: null }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expectTexts(await findRow(canvas, 'ليلى حداد'), 'Active', 'Never');
  },
};

export const Loading: Story = states.loading('Loading the users');
export const Empty: Story = states.shows({ users: [] }, 'No users here');
export const Refused: Story = states.refused();
export const Offline: Story = { tags: ['release'], ...states.offline('Offline') };

/** Only users who can sign in have sessions, and they can be ended only with the extension (DECISION-51). */
export const SessionsOfAUser: Story = {
  tags: ['release', 'DECISION-56'],
  parameters: { first: openSessionsHandlers({ sessions: [anOpenSession({ isCurrent: false })] }) },
  play: async ({ canvas }) => {
    const open = await canvas.findAllByRole('button', { name: /Open sessions/ });
    await expect(open.map((button) => button.textContent)).toEqual([
      expect.stringMatching(/Marie Bélanger$/),
      expect.stringMatching(/Léa Villeneuve$/),
    ]);
    await userEvent.click(open[1] as HTMLElement);
    const dialog = within(await canvas.findByRole('dialog', { name: /Open sessions of Léa Villeneuve$/ }));
    await expect(await dialog.findByRole('heading', { name: 'Firefox, Windows' })).toBeVisible();
    await expect(sent('GET users/2/sessions')).toHaveLength(1);
  },
};
