import { useInviteUser, useUsers } from '@portal/api-client';
import { type User, userStatusOf } from '@portal/domain';
import { PageTitle, useListState, useTablePreferences } from '@portal/shell';
import { chosenColumns, ListContent } from '@portal/ui';
import { useCallback, useMemo, useState } from 'react';
import { ListTable } from '../../../parts/ListTable';
import { OnDemand } from '../../../parts/OnDemand';
import { TableTools } from '../../../parts/TableTools';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { useInvitation } from '../../../parts/useInvitation';
import { NoUsers } from './NoUsers';
import { UserFilters } from './UserFilters';
import { usePinnedUsers } from './usePinnedUsers';
import { useUserColumns, useUserDeeds } from './user-columns';
import {
  filtersOf,
  filtersOfInvited,
  orderAfterPress,
  orderOf,
  userList,
  userPageSize,
} from './user-list-state';
import { userListWords } from './user-list-words';

/** The people who sign in with a password: find, add, edit, invite (SET-USER-01 to SET-USER-09). */
export function UsersPage() {
  const { state, change, reset } = useListState(userList);
  const users = useUsers(filtersOf(state));
  const filtersForInvited = filtersOfInvited(state);
  // The rows of an earlier question stay in the query when nothing is asked any more.
  const { data } = useUsers(filtersForInvited);
  const inactive = filtersForInvited ? data?.rows : undefined;
  const invited = useMemo(() => inactive?.filter((user) => userStatusOf(user) === 'invited'), [inactive]);
  const { query, isPinned, pin, update } = usePinnedUsers(users, JSON.stringify(state), invited);
  const { t, plain, halves } = userListWords.useWords();
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const [isExporting, setExporting] = useState(false);
  const found = users.error ? undefined : users.data;

  const inviteUser = useInviteUser();
  const send = useCallback(async (id: number) => update(await inviteUser(id)), [inviteUser, update]);
  const { invite } = useInvitation(send);
  const edit = useCallback(({ id }: User) => open('edit', id), [open]);
  const deeds = useUserDeeds({ onEdit: edit, onInvite: invite });
  const columns = useUserColumns(isPinned);
  const preferences = useTablePreferences('users');
  const shown = useMemo(() => chosenColumns(columns, preferences.columns), [columns, preferences.columns]);
  const withDeeds = useMemo(() => [...shown, deeds], [shown, deeds]);

  return (
    <ListContent
      title={t('title')}
      tools={<TableTools columns={columns} preferences={preferences} onExport={() => setExporting(true)} />}
      create={{ label: t('add'), onClick: () => open('add') }}
      filters={
        <UserFilters
          state={state}
          onChange={change}
          onReset={reset}
          counted={{
            total: found && found.total + (invited?.length ?? 0),
            name: (count) => halves('counted', { count }),
          }}
        />
      }
    >
      <PageTitle>{plain('title')}</PageTitle>
      <ListTable
        query={query}
        state={state}
        caption={t('caption', { status: halves(`status.${state.status}`) })}
        columns={withDeeds}
        density={preferences.density}
        rowKey={(user) => user.id}
        order={orderOf(state)}
        onSort={(column) => change(orderAfterPress(state, column))}
        loadingLabel={t('loading')}
        pageSize={userPageSize}
        onPage={(page, options) => change({ page }, options)}
        pagesLabel={plain('pages')}
        empty={<NoUsers state={state} onReset={reset} onStatus={(status) => change({ status })} />}
      />
      {dialog === 'add' && (
        <OnDemand load={loadAdd} onClose={close}>
          {(AddUserDialog) => <AddUserDialog onSaved={pin} onClose={close} />}
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
      {isExporting && (
        <OnDemand load={loadExport} onClose={() => setExporting(false)}>
          {(UserExport) => (
            <UserExport
              filters={filtersOf(state)}
              invited={filtersOfInvited({ ...state, page: 1 })}
              columns={shown.map(({ id }) => id)}
              onClose={() => setExporting(false)}
            />
          )}
        </OnDemand>
      )}
    </ListContent>
  );
}

const dialogs = ['add', 'edit'] as const;

const loadAdd = async () => (await import('./edit/UserDialog')).AddUserDialog;
const loadEdit = async () => (await import('./edit/UserDialog')).EditUserDialog;
const loadExport = async () => (await import('./UserExport')).UserExport;
