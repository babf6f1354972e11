import { canInvite, fullName, type User, type UserStatus, userStatusOf } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Badge, type BadgeTone, EditIcon, IconButton, MailIcon, type TableColumn } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useMemo } from 'react';
import { softInTitle } from '../../../parts/cells.css';
import { actionColumn } from '../../../parts/list/action-column';
import type { ListColumn } from '../../../parts/list/list-columns';
import { person, userActions, userState } from '../settings.css';
import type { UserColumnId } from './user-list';
import { userListWords } from './user-list-words';

const tones = {
  active: 'positive',
  invited: 'info',
  inactive: 'neutral',
} as const satisfies Record<UserStatus, BadgeTone>;

/**
 * Returns the columns of the list in the current language mode (SET-USER-05); `isNew` marks a row (DECISION-24). Each
 * column has a width, so that the browser skips the layout of rows off screen.
 */
export function useUserColumns(isNew: (user: User) => boolean): readonly ListColumn<User, UserColumnId>[] {
  const { t } = userListWords.useWords();
  return useMemo(
    () => [
      {
        id: 'name',
        width: 270,
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
      { id: 'status', width: 260, cell: (user) => <StatusOfUser user={user} /> },
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
    [t, isNew],
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

export interface UserActions {
  /** Opens the form of a user. Must be stable across renders. */
  onEdit: (user: User) => void;
  /** Sends an invitation. Must be stable across renders. */
  onInvite: (user: User) => void;
}

/** Returns the last column: the actions for a user (SET-USER-07, SET-USER-08, SET-USER-20). */
export function useUserActions({ onEdit, onInvite }: UserActions): TableColumn<User> {
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
          {canInvite(user) && invitation(user)}
          <IconButton icon={EditIcon} title={plain('edit')} onClick={() => onEdit(user)}>
            {t('edit')} {fullName(user)}
          </IconButton>
        </span>
      ),
      104,
    );
  }, [t, plain, onEdit, onInvite]);
}
