import { useNavigateWhileMounted } from '@portal/shell';
import { useCallback, useEffect, useRef } from 'react';
import { type To, useLocation } from 'react-router-dom';

export interface DialogAddress<Name extends string> {
  /** Which of the page's dialogs is open. */
  dialog: Name | null;
  /** The record that it is about, where a page has many, such as the rows of a list. */
  recordId: number | null;
  /** The other record, where it takes two to say what it is about: a student's report of a contract. */
  partnerId: number | null;
  /** Opens a dialog, in place of one that is open. */
  open: (dialog: Name, recordId?: number, partnerId?: number) => void;
  /** Closes it; a second call changes nothing. */
  close: () => void;
}

/**
 * Which dialog of a page is open, kept in its address (`?dialog=lesson&record=33`): a link leads to it, a reload keeps
 * it, Back closes it. A name that is none of the page's own opens nothing. Give `names` as a constant.
 */
export function useDialogAddress<const Name extends string>(names: readonly Name[]): DialogAddress<Name> {
  const location = useLocation();
  const navigate = useNavigateWhileMounted();
  const query = new URLSearchParams(location.search);
  const dialog = names.find((name) => name === query.get(parameter.dialog)) ?? null;
  const recordId = Number(query.get(parameter.record)) || null;
  const partnerId = Number(query.get(parameter.partner)) || null;

  // Handlers given to memoised rows must not change, and two calls in one tick must not go back twice.
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
    // Asked whether to leave something unsaved, a person may have stayed, and close it later.
    const isLeaving = leaving.current?.key === key && now - leaving.current.since < 1000;
    if (isLeaving || !new URLSearchParams(search).has(parameter.dialog)) return;
    leaving.current = { key, since: now };
    // Whoever came by a link has no page of ours to go back to.
    if (isOpenedHere(state)) navigate(-1);
    else {
      const values = Object.fromEntries(Object.values(parameter).map((name) => [name, undefined]));
      navigate(withQuery(here.current, values), { replace: true, preventScrollReset: true });
    }
  }, [navigate]);

  return { dialog, recordId: dialog && recordId, partnerId: dialog && partnerId, open, close };
}

const parameter = { dialog: 'dialog', record: 'record', partner: 'partner' } as const;

/** Stored in the history entry, so that it survives a reload as the previous entry does. */
const openedHere = { dialogOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dialogOpenedHere' in state;
}

/** The query of a page without what says which dialog is open. */
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
