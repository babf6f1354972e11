import { useNavigateWhileMounted } from '@portal/shell';
import { useCallback, useEffect, useRef } from 'react';
import { type To, useLocation } from 'react-router-dom';

export interface DialogAddress<Name extends string> {
  /** The open dialog; null if none. */
  dialog: Name | null;
  /** The dialog's record, if the page has several, such as the rows of a list; null otherwise. */
  recordId: number | null;
  /** The second record, if a dialog needs two: the student of a contract's report. */
  partnerId: number | null;
  /** Opens a dialog and replaces an open one. */
  open: (dialog: Name, recordId?: number, partnerId?: number) => void;
  /** Closes the dialog that was shown when this function was returned; does nothing once it is closed. */
  close: () => void;
}

/**
 * Stores a page's open dialog in the URL (`?dialog=lesson&record=33`): a link opens it, a reload keeps it, Back closes
 * it. Unknown names open nothing. `names` must be a constant.
 */
export function useDialogAddress<const Name extends string>(names: readonly Name[]): DialogAddress<Name> {
  const location = useLocation();
  const navigate = useNavigateWhileMounted();
  const query = new URLSearchParams(location.search);
  const dialog = names.find((name) => name === query.get(parameter.dialog)) ?? null;
  const recordId = Number(query.get(parameter.record)) || null;
  const partnerId = Number(query.get(parameter.partner)) || null;
  const shown = dialogIn(location.search);

  // A ref, because handlers of memoized rows must be stable, and two calls in one tick must not go back twice.
  const here = useRef(location);
  const leaving = useRef<{ key: string; since: number }>(undefined);
  useEffect(() => {
    here.current = location;
  }, [location]);

  const open = useCallback(
    (name: Name, record?: number, partner?: number) => {
      const isOpen = new URLSearchParams(here.current.search).has(parameter.dialog);
      const values = { [parameter.dialog]: name, [parameter.record]: record, [parameter.partner]: partner };
      navigate(withQuery(here.current, values), {
        state: isOpen ? here.current.state : openedHere,
        replace: isOpen,
        preventScrollReset: true,
      });
    },
    [navigate],
  );

  const close = useCallback(() => {
    const { key, state, search } = here.current;
    const now = performance.now();
    // A user who was asked about unsaved input may have stayed, and may close the dialog later.
    const isLeaving = leaving.current?.key === key && now - leaving.current.since < 1000;
    // A save can end after the user has gone back and opened another dialog, which stays open.
    if (isLeaving || !shown || dialogIn(search) !== shown) return;
    leaving.current = { key, since: now };
    // A user who came by a link has no previous page to go back to.
    if (isOpenedHere(state)) navigate(-1);
    else {
      const values = Object.fromEntries(Object.values(parameter).map((name) => [name, undefined]));
      navigate(withQuery(here.current, values), { replace: true, preventScrollReset: true });
    }
  }, [navigate, shown]);

  return { dialog, recordId: dialog && recordId, partnerId: dialog && partnerId, open, close };
}

const parameter = { dialog: 'dialog', record: 'record', partner: 'partner' } as const;

/** Returns a text that identifies the dialog in a query with its records; '' if there is none. */
function dialogIn(search: string): string {
  const query = new URLSearchParams(search);
  return query.has(parameter.dialog)
    ? Object.values(parameter)
        .map((name) => query.get(name))
        .join(' ')
    : '';
}

/** Stored in the history entry, so that after a reload it is still known that the previous entry is this page. */
const openedHere = { dialogOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dialogOpenedHere' in state;
}

/** Returns a page's query without the dialog's parameters. */
export function withoutDialog(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(parameter)) query.delete(name);
  const rest = String(query);
  return rest && `?${rest}`;
}

function withQuery(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  values: Record<string, string | number | undefined>,
): To {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  return { pathname, search: String(query), hash };
}
