import type { Session } from '../session/session';

/** Last query of each list, by user and path. In memory only, because a search may name a person. */
const queries = new WeakMap<Session, Map<string, string>>();

const keyOf = (session: Session, path: string) => `${session.state().user?.id} ${path}`;

/** Parameters of dialogs, which are not restored. */
const dialogParameters = ['dialog', 'record', 'partner'];

/** Stores the filters, order and page of a list for the user's next visit. */
export function storeListQuery(session: Session, path: string, search: string): void {
  const query = new URLSearchParams(search);
  for (const name of dialogParameters) query.delete(name);
  const remaining = String(query);
  const userQueries = queries.get(session) ?? new Map();
  queries.set(session, userQueries.set(keyOf(session, path), remaining && `?${remaining}`));
}

/** Returns the URL of a list with the query of the user's last visit. */
export function listUrl(session: Session, path: string): string {
  return path + (queries.get(session)?.get(keyOf(session, path)) ?? '');
}
