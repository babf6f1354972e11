import { canInvite, fullName, type User, type UserStatus, userStatusOf } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Badge, type BadgeTone, EditIcon, IconButton, MailIcon, type TableColumn } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { deeds, person, quiet, state } from './user-columns.css';
import { sortableColumns, type UserListColumn, userColumns } from './user-list-state';
import { userListWords } from './user-list-words';

const tones = {
  active: 'positive',
  invited: 'info',
  inactive: 'neutral',
} as const satisfies Record<UserStatus, BadgeTone>;

const cells: Record<Exclude<UserListColumn, 'name'>, (user: User) => ReactNode> = {
  role: ({ role }) => <vocabulary.T k={`role.${role}`} />,
  status: (user) => {
    const status = userStatusOf(user);
    return (
      <span className={state}>
        <Badge tone={tones[status]}>
          <vocabulary.T k={`userStatus.${status}`} />
        </Badge>
        {status === 'invited' && user.invitedAt && <DateText value={user.invitedAt} />}
      </span>
    );
  },
  lastLogin: ({ lastLoginAt }) =>
    lastLoginAt ? (
      <DateText value={lastLoginAt} time />
    ) : (
      <span className={quiet}>
        <userListWords.T k="never" />
      </span>
    ),
};

/** Widths in px: with one on each column the rows out of sight are not laid out. */
const widths: Record<UserListColumn, number> = { name: 270, role: 170, status: 260, lastLogin: 170 };

/** The columns of the list, in the language mode in force (SET-USER-05); `isNew` marks a row (decision 24). */
export function useUserColumns(isNew: (user: User) => boolean): readonly TableColumn<User>[] {
  const { t, stack } = userListWords.useWords();
  return useMemo(() => {
    const name = (user: User) => (
      <span className={person}>
        <span className={state}>
          {fullName(user)}
          {isNew(user) && <Badge tone="info">{t('new')}</Badge>}
        </span>
        <span className={quiet}>{user.email}</span>
      </span>
    );
    return userColumns.map(
      (id): TableColumn<User> => ({
        id,
        header: stack(`column.${id}`),
        width: widths[id],
        sortable: sortableColumns.some((sortable) => sortable === id),
        phone: id === 'name' ? 'title' : 'line',
        cell: id === 'name' ? name : cells[id],
      }),
    );
  }, [t, stack, isNew]);
}

export interface UserDeeds {
  /** Opens the form of a user; the same function at each render. */
  onEdit: (user: User) => void;
  /** Sends an invitation; the same function at each render. */
  onInvite: (user: User) => void;
}

/** The last column: what can be done with a user (SET-USER-07, SET-USER-08, SET-USER-20). */
export function useUserDeeds({ onEdit, onInvite }: UserDeeds): TableColumn<User> {
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
    return {
      id: 'actions',
      header: t('column.actions'),
      width: 104,
      align: 'end',
      phone: 'corner',
      cell: (user) => (
        <span className={deeds}>
          {canInvite(user) && invitation(user)}
          <IconButton icon={EditIcon} title={plain('edit')} onClick={() => onEdit(user)}>
            {t('edit')} {fullName(user)}
          </IconButton>
        </span>
      ),
    };
  }, [t, plain, onEdit, onInvite]);
}
