import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

// In session storage, for a reload of the edit page must not lose the way back. An address and an id, no names.
const queryKey = 'contracts-list-query';
const openedKey = 'contracts-list-opened';

/** The query of the list as it was left: filters, order, page. */
export function queryToReturnTo(): string {
  return sessionStorage.getItem(queryKey) ?? '';
}

/** Keeps which contract was opened, for the way back. */
export function useRememberOpened(id: number): void {
  useEffect(() => sessionStorage.setItem(openedKey, String(id)), [id]);
}

/** Keeps the list's query, and puts the focus back on the row of the contract that was opened from it. */
export function useReturnToRow(hasRows: boolean): void {
  const { search } = useLocation();
  useEffect(() => sessionStorage.setItem(queryKey, search), [search]);
  useEffect(() => {
    if (!hasRows) return;
    const id = sessionStorage.getItem(openedKey);
    sessionStorage.removeItem(openedKey);
    document.querySelector<HTMLElement>(`[data-row="${Number(id)}"] a`)?.focus();
  }, [hasRows]);
}
