import { useInviteUser, useUsers } from '@portal/api-client';
import { roles, type User, userStatusOf } from '@portal/domain';
import { useListState } from '@portal/shell';
import { vocabulary } from '@portal/views';
import { useCallback, useMemo } from 'react';
import { ListScreen } from '../../../parts/list/ListScreen';
import { OnDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { useInvitation } from '../../../parts/useInvitation';
import { usePinnedUsers } from './usePinnedUsers';
import { useUserActions, useUserColumns } from './user-columns';
import { filtersOfInvited, statuses, userList } from './user-list';
import { userListWords } from './user-list-words';

/** The users who sign in with a password: search, add, edit, invite (SET-USER-01 to SET-USER-09). */
export function UsersPage() {
  const address = useListState(userList);
  const { state } = address;
  const filters = userList.queryOf(state);
  const users = useUsers(filters);
  const invitedFilters = state.page === 1 ? filtersOfInvited(filters) : null;
  const { data } = useUsers(invitedFilters);
  // A disabled query still returns the rows of its last answer.
  const inactive = invitedFilters ? data?.rows : undefined;
  const invited = useMemo(() => inactive?.filter((user) => userStatusOf(user) === 'invited'), [inactive]);
  const { query, isPinned, pin, update } = usePinnedUsers(users, JSON.stringify(state), invited);
  const found = users.error ? undefined : users.data;
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const inviteUser = useInviteUser();
  const send = useCallback(async (id: number) => update(await inviteUser(id)), [inviteUser, update]);
  const { invite } = useInvitation(send);
  const edit = useCallback(({ id }: User) => open('edit', id), [open]);
  const actions = useUserActions({ onEdit: edit, onInvite: invite });
  const columns = useUserColumns(isPinned);
  const { t, plain, pair } = userListWords.useWords();
  const ofDomain = vocabulary.useWords();
  return (
    <ListScreen
      name="users"
      isInArea
      list={userList}
      address={address}
      query={query}
      useRows={useUsers}
      words={userListWords}
      caption={t('caption', { status: pair(`status.${state.status}`) })}
      total={found && found.total + (invited?.length ?? 0)}
      columns={columns}
      lastColumn={actions}
      rowKey={rowKey}
      scope={{
        kind: 'segments',
        id: 'status',
        label: t('statusFilter'),
        options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
      }}
      filters={[
        {
          kind: 'select',
          id: 'role',
          label: t('roleFilter'),
          placeholder: plain('roleFilter'),
          options: roles.map((value) => ({
            value,
            label: ofDomain.plain(`role.${value}`),
            activeLabel: ofDomain.t(`role.${value}`),
          })),
          width: 236,
        },
      ]}
      create={{ label: t('add'), onClick: () => open('add') }}
      loadExport={loadExport}
    >
      {dialog === 'add' && (
        <OnDemand load={loadAdd} onClose={close}>
          {(UserDialog) => <UserDialog user={null} onSaved={pin} onClose={close} />}
        </OnDemand>
      )}
      {dialog === 'edit' && recordId !== null && (
        <OnDemand load={loadEdit} onClose={close}>
          {(EditUserDialog) => (
            <EditUserDialog
              key={recordId}
              userId={recordId}
              known={query.data?.rows.find(({ id }) => id === recordId)}
              onSaved={update}
              onClose={close}
            />
          )}
        </OnDemand>
      )}
    </ListScreen>
  );
}

const rowKey = ({ id }: User) => id;

const dialogs = ['add', 'edit'] as const;

const loadAdd = async () => (await import('./edit/UserDialog')).UserDialog;
const loadEdit = async () => (await import('./edit/UserDialog')).EditUserDialog;
const loadExport = async () => (await import('./UserExport')).UserExport;
