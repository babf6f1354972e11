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
import {
  actionColumn,
  csvExport,
  type ListColumn,
  ListScreen,
  namedOptions,
  onDemand,
  useDialogAddress,
  useListPage,
} from '@portal/records';
import { softInTitle } from '@portal/records/cells';
import {
  Badge,
  type BadgeTone,
  EditIcon,
  IconButton,
  type IconShape,
  LinkIcon,
  MailIcon,
  SystemIcon,
  type TableColumn,
} from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useCallback, useMemo } from 'react';
import { useInvitation } from '../../../parts/useInvitation';
import { person, userActions, userState } from '../settings.css';
import { usePinnedUsers } from './usePinnedUsers';
import { statuses, type UserColumnId, userList } from './user-list';
import { userListWords } from './user-list-words';

/** The users who sign in with a password: search, add, edit, invite (SET-USER-01 to SET-USER-09). */
export function UsersPage() {
  const page = useListPage(userList, useUsers);
  const { state } = page.address;
  const { query, isPinned, pin, update } = usePinnedUsers(page.query, JSON.stringify(state));
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const inviteUser = useInviteUser();
  const send = useCallback(async (id: number) => update(await inviteUser(id)), [inviteUser, update]);
  const { invite } = useInvitation(send);
  const offersLinks = useHasExtension('password-links');
  const offersSessions = useHasExtension('sessions');
  const actions = useUserActions({ open, onInvite: invite, offersLinks, offersSessions });
  const columns = useUserColumns(isPinned);
  const chosen = query.data?.rows.find(({ id }) => id === recordId);
  const linked = chosen && canInvite(chosen) ? chosen : undefined;
  const { t, plain, pair } = userListWords.useWords();
  const ofDomain = vocabulary.useWords();
  return (
    <ListScreen
      {...page}
      query={query}
      name="users"
      isInArea
      words={userListWords}
      caption={t('caption', { status: pair(`status.${state.status}`) })}
      columns={columns}
      lastColumn={actions}
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

const dialogs = ['add', 'edit', 'link', 'sessions'] as const;

const UserDialog = onDemand(async () => (await import('./edit/UserDialog')).UserDialog);
const EditUserDialog = onDemand(async () => (await import('./edit/UserDialog')).EditUserDialog);
const PasswordLinkDialog = onDemand(async () => (await import('./PasswordLinkDialog')).PasswordLinkDialog);
const UserSessionsDialog = onDemand(async () => (await import('./UserSessionsDialog')).UserSessionsDialog);
const loadExport = csvExport(userListWords, async () => (await import('./user-csv')).userCsv);

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
        width: 246,
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
  /** Opens a dialog. Must be stable across renders. */
  open: (dialog: 'edit' | 'link' | 'sessions', userId: number) => void;
  /** Sends an invitation. Must be stable across renders. */
  onInvite: (user: User) => void;
  /** Whether the backend creates links without sending a mail. */
  offersLinks: boolean;
  /** Whether the backend can end sessions. */
  offersSessions: boolean;
}

/** Returns the last column: the actions for a user (SET-USER-07, SET-USER-08, SET-USER-20). */
function useUserActions({ open, onInvite, offersLinks, offersSessions }: UserActions): TableColumn<User> {
  const { t, plain } = userListWords.useWords();
  return useMemo(
    () =>
      actionColumn(
        t('actions'),
        (user) => {
          const button = (
            icon: IconShape,
            word: 'createLink' | 'invite' | 'inviteAgain' | 'showSessions' | 'edit',
            onClick: () => void,
          ) => (
            <IconButton icon={icon} title={plain(word)} onClick={onClick}>
              {t(word)} {fullName(user)}
            </IconButton>
          );
          return (
            <span className={userActions}>
              {canInvite(user) && offersLinks && button(LinkIcon, 'createLink', () => open('link', user.id))}
              {canInvite(user) &&
                button(MailIcon, user.invitedAt ? 'inviteAgain' : 'invite', () => onInvite(user))}
              {userStatusOf(user) === 'active' &&
                offersSessions &&
                button(SystemIcon, 'showSessions', () => open('sessions', user.id))}
              {button(EditIcon, 'edit', () => open('edit', user.id))}
            </span>
          );
        },
        148,
      ),
    [t, plain, open, onInvite, offersLinks, offersSessions],
  );
}
