import type { Page, Query } from '@portal/api-client';
import type { User } from '@portal/domain';
import { useCallback, useMemo, useState } from 'react';
import { userList } from './user-list';

export interface PinnedUsers {
  /** The list with the new ones at its top. */
  query: Query<Page<User>>;
  /** Whether a row is a new one; the same function while these are the same. */
  isPinned: (user: User) => boolean;
  /** Keeps a new user at the top. */
  pin: (user: User) => void;
  /** Shows a pinned user as saved since; does nothing for any other. */
  update: (user: User) => void;
}

/**
 * New users stay at the top until another list is loaded, for they are not active yet and the list shows active ones
 * (DECISION-24). Invited users come last, so that no row moves under a pointer when they arrive. `list` says which list it is: its filters, its order, its page.
 */
export function usePinnedUsers(
  query: Query<Page<User>>,
  list: string,
  invited: readonly User[] = nobody,
): PinnedUsers {
  const [pinnedUsers, setPinnedUsers] = useState<Pinned>({ list, users: [] });
  const pinned = pinnedUsers.list === list ? pinnedUsers.users : nobody;
  const { data } = query;
  const page = useMemo(() => {
    return data && withPinned(withInvited(data, invited), pinned);
  }, [data, pinned, invited]);
  const pin = useCallback(
    (user: User) =>
      setPinnedUsers((before) => ({ list, users: [user, ...(before.list === list ? before.users : [])] })),
    [list],
  );
  const update = useCallback(
    (user: User) =>
      setPinnedUsers((before) => ({
        ...before,
        users: before.users.map((known) => (known.id === user.id ? user : known)),
      })),
    [],
  );
  const isPinned = useCallback((user: User) => pinned.some(({ id }) => id === user.id), [pinned]);
  return {
    query: {
      data: page,
      get error() {
        return query.error;
      },
      get isLoading() {
        return query.isLoading;
      },
      get isValidating() {
        return query.isValidating;
      },
      retry: query.retry,
    },
    isPinned,
    pin,
    update,
  };
}

interface Pinned {
  list: string;
  users: readonly User[];
}

const nobody: readonly User[] = [];

/** Where all users are on one page, the invited are counted with them; else the pages are those of the list. */
function withInvited(page: Page<User>, invited: readonly User[]): Page<User> {
  const others = invited.filter(({ id }) => !page.rows.some((user) => user.id === id));
  const rows = [...page.rows, ...others];
  const isOnePage = page.rows.length === page.total && rows.length <= userList.pageSize;
  return { ...page, rows, total: isOnePage ? rows.length : page.total };
}

/** Each once: one whom the list holds by itself moves to its top, as the list knows them. */
function withPinned(page: Page<User>, pinned: readonly User[]): Page<User> {
  const isPinned = (user: User) => pinned.some(({ id }) => id === user.id);
  const rows = [
    ...pinned.map((user) => page.rows.find(({ id }) => id === user.id) ?? user),
    ...page.rows.filter((user) => !isPinned(user)),
  ];
  return { ...page, rows };
}
