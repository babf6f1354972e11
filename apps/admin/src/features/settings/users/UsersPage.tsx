import { useHasExtension, useInviteUser, useUsers } from '@portal/api-client';
import {
  canInvite,
  fullName,
  hasSecondFactor,
  roles,
  type User,
  type UserStatus,
  userStatusOf,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { useListState } from '@portal/shell';
import {
  Badge,
  type BadgeTone,
  EditIcon,
  IconButton,
  LinkIcon,
  MailIcon,
  SystemIcon,
  type TableColumn,
} from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useCallback, useMemo } from 'react';
import { softInTitle } from '../../../parts/cells.css';
import { actionColumn } from '../../../parts/list/action-column';
import { ListScreen } from '../../../parts/list/ListScreen';
import type { ListColumn } from '../../../parts/list/list-columns';
import { namedOptions } from '../../../parts/list/record-filter';
import { onDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { useInvitation } from '../../../parts/useInvitation';
import { person, userActions, userState } from '../settings.css';
import { usePinnedUsers } from './usePinnedUsers';
import { statuses, type UserColumnId, userList } from './user-list';
import { userListWords } from './user-list-words';

/** The users who sign in with a password: search, add, edit, invite (SET-USER-01 to SET-USER-09). */
export function UsersPage() {
  const address = useListState(userList);
  const { state } = address;
  const users = useUsers(userList.queryOf(state));
  const { query, isPinned, pin, update } = usePinnedUsers(users, JSON.stringify(state));
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const inviteUser = useInviteUser();
  const send = useCallback(async (id: number) => update(await inviteUser(id)), [inviteUser, update]);
  const { invite } = useInvitation(send);
  const edit = useCallback(({ id }: User) => open('edit', id), [open]);
  const createLink = useCallback(({ id }: User) => open('link', id), [open]);
  const offersLinks = useHasExtension('password-links');
  const showSessions = useCallback(({ id }: User) => open('sessions', id), [open]);
  const offersSessions = useHasExtension('sessions');
  const actions = useUserActions({
    onEdit: edit,
    onInvite: invite,
    onCreateLink: offersLinks ? createLink : undefined,
    onShowSessions: offersSessions ? showSessions : undefined,
  });
  const columns = useUserColumns(isPinned);
  const chosen = query.data?.rows.find(({ id }) => id === recordId);
  const linked = chosen && canInvite(chosen) ? chosen : undefined;
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
          label: pair('roleFilter'),
          placeholder: plain('roleFilter'),
          options: namedOptions(roles, ofDomain, (value) => `role.${value}`),
          width: 236,
        },
      ]}
      create={{ label: t('add'), onClick: () => open('add') }}
      loadExport={loadExport}
    >
      {dialog === 'add' && <UserDialog user={null} onSaved={pin} onClose={close} />}
      {dialog === 'edit' && recordId !== null && (
        <EditUserDialog key={recordId} userId={recordId} known={chosen} onSaved={update} onClose={close} />
      )}
      {dialog === 'link' && offersLinks && linked && (
        <PasswordLinkDialog
          key={linked.id}
          user={linked}
          onRefused={() => void query.retry()}
          onClose={close}
        />
      )}
      {dialog === 'sessions' && offersSessions && chosen && (
        <UserSessionsDialog key={chosen.id} user={chosen} onClose={close} />
      )}
    </ListScreen>
  );
}

const rowKey = ({ id }: User) => id;

const dialogs = ['add', 'edit', 'link', 'sessions'] as const;

const UserDialog = onDemand(async () => (await import('./edit/UserDialog')).UserDialog);
const EditUserDialog = onDemand(async () => (await import('./edit/UserDialog')).EditUserDialog);
const PasswordLinkDialog = onDemand(async () => (await import('./PasswordLinkDialog')).PasswordLinkDialog);
const UserSessionsDialog = onDemand(async () => (await import('./UserSessionsDialog')).UserSessionsDialog);
const loadExport = async () => (await import('./UserExport')).UserExport;

const tones = {
  active: 'positive',
  invited: 'info',
  inactive: 'neutral',
} as const satisfies Record<UserStatus, BadgeTone>;

/**
 * Returns the columns of the list in the current language mode (SET-USER-05); `isNew` marks a row (DECISION-24). Each
 * column has a width, so that the browser skips the layout of rows off screen.
 */
function useUserColumns(isNew: (user: User) => boolean): readonly ListColumn<User, UserColumnId>[] {
  const { t } = userListWords.useWords();
  const offersSecondFactor = useHasExtension('second-factor');
  return useMemo(
    () => [
      {
        id: 'name',
        width: 252,
        phone: 'title',
        cell: (user) => (
          <span className={person}>
            <span className={userState}>
              {fullName(user)}
              {isNew(user) && <Badge tone="info">{t('isNew')}</Badge>}
            </span>
            <span className={softInTitle}>{user.email}</span>
          </span>
        ),
      },
      { id: 'role', width: 170, cell: ({ role }) => <vocabulary.T k={`role.${role}`} /> },
      { id: 'status', width: 242, cell: (user) => <StatusOfUser user={user} /> },
      ...(offersSecondFactor
        ? [
            {
              id: 'secondFactor' as const,
              width: 150,
              cell: ({ secondFactor }: User) => (
                <Badge
                  tone={
                    hasSecondFactor(secondFactor)
                      ? 'positive'
                      : secondFactor?.isRequired
                        ? 'caution'
                        : 'neutral'
                  }
                >
                  <userListWords.T k={hasSecondFactor(secondFactor) ? 'yes' : 'no'} />
                </Badge>
              ),
            },
          ]
        : []),
      {
        id: 'lastLogin',
        width: 170,
        cell: ({ lastLoginAt }) =>
          lastLoginAt ? (
            <DateText value={lastLoginAt} time />
          ) : (
            <span className={softInTitle}>
              <userListWords.T k="never" />
            </span>
          ),
      },
    ],
    [t, isNew, offersSecondFactor],
  );
}

function StatusOfUser({ user }: { user: User }) {
  const status = userStatusOf(user);
  return (
    <span className={userState}>
      <Badge tone={tones[status]}>
        <vocabulary.T k={`userStatus.${status}`} />
      </Badge>
      {status === 'invited' && user.invitedAt && <DateText value={user.invitedAt} />}
    </span>
  );
}

interface UserActions {
  /** Opens the form of a user. Must be stable across renders. */
  onEdit: (user: User) => void;
  /** Sends an invitation. Must be stable across renders. */
  onInvite: (user: User) => void;
  /**
   * Opens the dialog that creates a link without sending a mail; undefined if the backend lacks the extension. Must be
   * stable too.
   */
  onCreateLink: ((user: User) => void) | undefined;
  /** Shows the open sessions; undefined for a backend that cannot end them. Must be stable too. */
  onShowSessions: ((user: User) => void) | undefined;
}

/** Returns the last column: the actions for a user (SET-USER-07, SET-USER-08, SET-USER-20). */
function useUserActions({ onEdit, onInvite, onCreateLink, onShowSessions }: UserActions): TableColumn<User> {
  const { t, plain } = userListWords.useWords();
  return useMemo(() => {
    const invitation = (user: User) => {
      const word = user.invitedAt ? 'inviteAgain' : 'invite';
      return (
        <IconButton icon={MailIcon} title={plain(word)} onClick={() => onInvite(user)}>
          {t(word)} {fullName(user)}
        </IconButton>
      );
    };
    return actionColumn(
      t('actions'),
      (user) => (
        <span className={userActions}>
          {canInvite(user) && onCreateLink && (
            <IconButton icon={LinkIcon} title={plain('createLink')} onClick={() => onCreateLink(user)}>
              {t('createLink')} {fullName(user)}
            </IconButton>
          )}
          {canInvite(user) && invitation(user)}
          {userStatusOf(user) === 'active' && onShowSessions && (
            <IconButton icon={SystemIcon} title={plain('showSessions')} onClick={() => onShowSessions(user)}>
              {t('showSessions')} {fullName(user)}
            </IconButton>
          )}
          <IconButton icon={EditIcon} title={plain('edit')} onClick={() => onEdit(user)}>
            {t('edit')} {fullName(user)}
          </IconButton>
        </span>
      ),
      148,
    );
  }, [t, plain, onEdit, onInvite, onCreateLink, onShowSessions]);
}
