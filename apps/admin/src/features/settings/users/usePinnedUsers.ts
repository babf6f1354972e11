import type { Page, Query } from '@portal/api-client';
import type { User } from '@portal/domain';
import { useCallback, useMemo, useState } from 'react';

export interface PinnedUsers {
  /** The list with the new users at the top. */
  query: Query<Page<User>>;
  /** Whether a row is a new user; stable until the new users change. */
  isPinned: (user: User) => boolean;
  /** Pins a new user to the top. */
  pin: (user: User) => void;
  /** Updates a pinned user after a save; does nothing for any other. */
  update: (user: User) => void;
}

/**
 * Keeps new users at the top until another list is loaded, because they are inactive and the list shows active users
 * (DECISION-24). `list` identifies the list: its filters, order and page.
 */
export function usePinnedUsers(query: Query<Page<User>>, list: string): PinnedUsers {
  const [pinnedUsers, setPinnedUsers] = useState<Pinned>({ list, users: [] });
  const pinned = pinnedUsers.list === list ? pinnedUsers.users : nobody;
  const { data } = query;
  const page = useMemo(() => data && withPinned(data, pinned), [data, pinned]);
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

/** No duplicates: a pinned user that the list also contains moves to the top, with the list's data. */
function withPinned(page: Page<User>, pinned: readonly User[]): Page<User> {
  const isPinned = (user: User) => pinned.some(({ id }) => id === user.id);
  const rows = [
    ...pinned.map((user) => page.rows.find(({ id }) => id === user.id) ?? user),
    ...page.rows.filter((user) => !isPinned(user)),
  ];
  return { ...page, rows };
}
