import type { Session } from '../session/session';

/** How each list was left, by person and path. In memory: what one person searched for is not left behind on a device. */
const queries = new WeakMap<Session, Map<string, string>>();

const keyOf = (session: Session, path: string) => `${session.state().user?.id} ${path}`;

/** What says which dialog is open: nobody goes back to that. */
const dialogParameters = ['dialog', 'record', 'partner'];

/** Keeps the filters, order and page of a list for the next time that the signed-in person goes there. */
export function keepQuery(session: Session, path: string, search: string): void {
  const query = new URLSearchParams(search);
  for (const name of dialogParameters) query.delete(name);
  const rest = String(query);
  const kept = queries.get(session) ?? new Map();
  queries.set(session, kept.set(keyOf(session, path), rest && `?${rest}`));
}

/** The address of a list as the signed-in person left it; the path alone when it was not opened yet. */
export function addressOfList(session: Session, path: string): string {
  return path + (queries.get(session)?.get(keyOf(session, path)) ?? '');
}
