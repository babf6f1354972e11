import { aCompany, aLanguage, aUser, type UserFormValues } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { companiesHandlers } from '../testing/companies.ts';
import { languagesHandlers } from '../testing/languages.ts';
import { Calls, onSessionLost, press, recordRequests, sent, withApi } from '../testing/network-story.tsx';
import { usersHandlers } from '../testing/users.ts';
import {
  useArchiveCompany,
  useCompanies,
  useCompaniesPage,
  useCreateCompany,
  useRegenerateCompanyLink,
  useRenameCompany,
} from './companies.ts';
import {
  useArchiveLanguage,
  useCreateLanguage,
  useLanguages,
  useLanguagesPage,
  useRenameLanguage,
} from './languages.ts';
import { useNotifyCoworker } from './useNotifyCoworker.ts';
import {
  useChangePassword,
  useCreateUser,
  useDeleteUser,
  useInviteUser,
  useSaveUser,
  useUsers,
  useVerifyUserEmail,
} from './users.ts';

function List({ name, children }: { name: string; children: ReactNode }) {
  return <ul aria-label={name}>{children}</ul>;
}

function Languages() {
  const [archived, setArchived] = useState(false);
  const { data } = useLanguagesPage({ archived });
  const create = useCreateLanguage();
  const rename = useRenameLanguage();
  const archive = useArchiveLanguage();
  return (
    <>
      <List name="Languages">
        {data?.rows.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </List>
      <Calls
        calls={{
          Add: () => create('Português'),
          Rename: () => rename(aLanguage(), 'Français langue seconde'),
          Archive: () => archive(2, true),
          Restore: () => archive(2, false),
        }}
      />
      <button type="button" onClick={() => setArchived((was) => !was)}>
        {archived ? 'Active' : 'Archived'}
      </button>
    </>
  );
}

function LanguageSelector() {
  return (
    <select aria-label="Language">
      {useLanguages().data?.map(({ id, name }) => (
        <option key={id}>{name}</option>
      ))}
    </select>
  );
}

/** A screen with the selector, which asks once, and the settings that change what it offers. */
function SelectorAndSettings() {
  const [isInSettings, setInSettings] = useState(false);
  return (
    <>
      {isInSettings ? <Languages /> : <LanguageSelector />}
      <button type="button" onClick={() => setInSettings((was) => !was)}>
        {isInSettings ? 'Back to the form' : 'To the settings'}
      </button>
    </>
  );
}

function Companies() {
  const { data } = useCompaniesPage({ pageSize: 50 });
  const selector = useCompanies();
  const create = useCreateCompany();
  const rename = useRenameCompany();
  const archive = useArchiveCompany();
  const regenerate = useRegenerateCompanyLink();
  return (
    <>
      <List name="Companies">
        {data?.rows.map(({ id, name, linkToken }) => (
          <li key={id}>
            {name}, {linkToken ?? 'no link'}
          </li>
        ))}
      </List>
      <p>{selector.data?.length} to choose from</p>
      <Calls
        calls={{
          Add: () => create('Nouvelle inc.'),
          Rename: () => rename(aCompany(), 'Aéro Beauséjour ltée'),
          Archive: () => archive(22, true),
          Regenerate: () => regenerate(21),
        }}
      />
    </>
  );
}

const chloe: UserFormValues = {
  name: 'Chloé',
  lastName: 'Désilets',
  email: 'chloe.desilets@passerelle.example',
  phone: '5145550142',
  role: 'ROLE_ADMIN',
  active: false,
};

function Users() {
  const { data } = useUsers({ sort: { by: 'lastName', direction: 'ASC' } });
  const verify = useVerifyUserEmail();
  const create = useCreateUser();
  const save = useSaveUser();
  const remove = useDeleteUser();
  const invite = useInviteUser();
  const changePassword = useChangePassword();
  const notify = useNotifyCoworker();
  const password = { newPassword: 'une longue phrase', confirmation: 'une longue phrase' };
  return (
    <>
      <List name="Users">
        {data?.rows.map(({ id, name, lastName, invitedAt }) => (
          <li key={id}>
            {name} {lastName}, {invitedAt ? 'invited' : 'not invited'}
          </li>
        ))}
      </List>
      <Calls
        calls={{
          'Check a free address': () => verify(chloe.email),
          'Check a taken address': () => verify(aUser().email),
          Create: () => create(chloe),
          'Save with a taken address': () => save(3, { ...chloe, email: aUser().email }),
          Save: () => save(3, { ...chloe, lastName: 'Désilets-Roy' }),
          Invite: () => invite(3),
          Delete: () => remove(3),
          'Wrong password': () => changePassword(1, { oldPassword: 'nimporte', ...password }),
          'Change password': () => changePassword(1, { oldPassword: 'passerelle', ...password }),
          Notify: () => notify({ contractId: 12, userId: 2, senderId: 1, fields: ['Facture - Invoice'] }),
        }}
      />
    </>
  );
}

/** The hooks of the settings over lists that are as plain as can be: what is asked again, and what is not. */
const meta: Meta = {
  title: 'API/Settings',
  decorators: [withApi],
  parameters: { msw: [...languagesHandlers(), ...companiesHandlers(), ...usersHandlers()] },
  beforeEach: recordRequests,
};
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const rows = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map((row) => row.textContent);

export const LanguageAddedRenamedArchived: Story = {
  tags: ['API-018', 'API-019', 'API-020', 'API-021', 'SET-LANG-14', 'SET-LANG-16'],
  parameters: { msw: languagesHandlers() },
  render: () => <Languages />,
  play: async ({ canvas }) => {
    await canvas.findByText('Français');
    await press(canvas, 'Add');
    await canvas.findByText('Português');
    await press(canvas, 'Rename');
    await canvas.findByText('Français langue seconde');
    await press(canvas, 'Archive');
    await waitFor(() =>
      expect(rows(canvas, 'Languages')).toEqual(['Français langue seconde', 'Español', 'Português']),
    );
    // One reading of the list for each write, and none more.
    await expect(sent('GET languages')).toHaveLength(4);
    await expect(sent('PUT languages/update')[0]?.body).toEqual({
      id: 1,
      name: 'Français',
      newName: 'Français langue seconde',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Archived' }));
    await waitFor(() => expect(rows(canvas, 'Languages')).toEqual(['English']));
    await press(canvas, 'Restore');
    await waitFor(() => expect(rows(canvas, 'Languages')).toEqual([]));
  },
};

/** A selector asks once and keeps its answer, until the settings have changed it. */
export const SelectorAfterTheSettings: Story = {
  tags: ['API-018', 'API-019'],
  parameters: { msw: languagesHandlers() },
  render: () => <SelectorAndSettings />,
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Français' });
    await userEvent.click(canvas.getByRole('button', { name: 'To the settings' }));
    await canvas.findByText('Français');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
    await canvas.findByRole('option', { name: 'Français' });
    await expect(sent('GET languages')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'To the settings' }));
    await press(canvas, 'Add');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
    await expect(await canvas.findByRole('option', { name: 'Português' })).toBeVisible();
  },
};

export const NameThatAnotherHas: Story = {
  tags: ['API-019'],
  parameters: {
    msw: languagesHandlers({ failWrites: { status: 409, message: 'Name duplicated', code: 'conflict' } }),
  },
  render: () => <Languages />,
  play: async ({ canvas }) => {
    await canvas.findByText('Français');
    await press(canvas, 'Add', 'Name duplicated');
    await expect(rows(canvas, 'Languages')).toEqual(['Français', 'English', 'Español']);
    await expect(sent('GET languages')).toHaveLength(1);
  },
};

export const CompanyAddedRenamedArchived: Story = {
  tags: ['API-022', 'API-023', 'API-024', 'API-025', 'SET-COMP-14'],
  parameters: { msw: companiesHandlers() },
  render: () => <Companies />,
  play: async ({ canvas }) => {
    await canvas.findByText('3 to choose from');
    await press(canvas, 'Add');
    await canvas.findByText('Nouvelle inc., no link');
    await canvas.findByText('4 to choose from');
    await press(canvas, 'Rename');
    await canvas.findByText(/Aéro Beauséjour ltée/);
    await press(canvas, 'Archive');
    await canvas.findByText('3 to choose from');
    await waitFor(() => expect(rows(canvas, 'Companies').join()).not.toContain('Banque Champlain'));
    await expect(sent('PUT companies/updateStatus')[0]?.body).toEqual({ id: 22, status: 0 });
  },
};

export const CompanyLinkRegenerated: Story = {
  tags: ['API-026', 'SET-COMP-21'],
  parameters: { msw: companiesHandlers() },
  render: () => <Companies />,
  play: async ({ canvas }) => {
    await canvas.findByText(/Aéro Beauséjour inc., pR8dN4hJ6yL0qW5f/);
    await press(canvas, 'Regenerate');
    await expect(await canvas.findByText('Aéro Beauséjour inc., new-link-1')).toBeVisible();
  },
};

export const UserFromCreationToDeletion: Story = {
  tags: ['API-010', 'API-011', 'API-012', 'API-013', 'API-014', 'API-015'],
  parameters: { msw: usersHandlers() },
  render: () => <Users />,
  play: async ({ canvas }) => {
    await canvas.findByText('Marie Bélanger, invited');
    await press(canvas, 'Check a free address');
    await press(canvas, 'Create');
    await canvas.findByText('Chloé Désilets, not invited');
    await press(canvas, 'Save');
    await canvas.findByText('Chloé Désilets-Roy, not invited');
    await press(canvas, 'Invite');
    await canvas.findByText('Chloé Désilets-Roy, invited');
    await press(canvas, 'Delete');
    await waitFor(() => expect(rows(canvas, 'Users')).toHaveLength(2));
    await expect(sent().map(({ call }) => call)).toEqual([
      'GET users',
      'POST users/verifyEmailDuplicate',
      'POST users/create',
      'GET users',
      'PUT users/update',
      'GET users',
      // When the last invitation was sent, should the answer to this one be lost.
      'GET users',
      'POST users/send-invite',
      'GET users',
      'DELETE users/3',
      'GET users',
    ]);
  },
};

export const AddressThatAnotherUserHas: Story = {
  tags: ['API-011', 'API-013', 'API-017', 'MSG-10'],
  parameters: {
    msw: usersHandlers({ users: [aUser(), aUser({ id: 3, email: 'autre@passerelle.example' })] }),
  },
  render: () => <Users />,
  play: async ({ canvas }) => {
    await canvas.findAllByText('Marie Bélanger, invited');
    await press(canvas, 'Check a taken address', 'Email duplicated');
    await press(canvas, 'Check a free address');
    await press(canvas, 'Save with a taken address', 'Email duplicated');
    await expect(sent('GET users')).toHaveLength(1);
  },
};

/** A wrong old password is a refusal and ends no session (DECISION-09). */
export const OwnPassword: Story = {
  tags: ['API-016'],
  parameters: { msw: usersHandlers() },
  render: () => <Users />,
  play: async ({ canvas }) => {
    await canvas.findByText('Marie Bélanger, invited');
    await press(canvas, 'Wrong password', 'refused');
    await expect(onSessionLost).not.toHaveBeenCalled();
    await press(canvas, 'Change password');
    await expect(sent('GET users')).toHaveLength(1);
  },
};

export const WordToACoworker: Story = {
  tags: ['API-056', 'CON-HIGHLIGHT-09'],
  parameters: { msw: usersHandlers() },
  render: () => <Users />,
  play: async ({ canvas }) => {
    await canvas.findByText('Marie Bélanger, invited');
    await press(canvas, 'Notify');
    await expect(sent('POST notify')[0]?.body).toEqual({
      users_id: 2,
      sender_id: 1,
      ref_id: 12,
      fields: ['Facture - Invoice'],
    });
  },
};
