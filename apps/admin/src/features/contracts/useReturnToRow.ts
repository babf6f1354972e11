import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutDialog } from '../../parts/useDialogAddress';

// In session storage, for a reload of the edit page must not lose the way back. An address and an id, no names.
const queryKey = 'contracts-list-query';
const openedKey = 'contracts-list-opened';

/** The query of the list as it was left: filters, order, page, but no dialog. */
export function queryToReturnTo(): string {
  return withoutDialog(sessionStorage.getItem(queryKey) ?? '');
}

/** Keeps which contract was opened, for the way back. */
export function useRememberOpened(id: number): void {
  useEffect(() => sessionStorage.setItem(openedKey, String(id)), [id]);
}

/** Keeps the list's query, and tells which contract was opened from the list, so that the table goes back to its row. */
export function useReturnToRow(): number | undefined {
  const { search } = useLocation();
  useEffect(() => sessionStorage.setItem(queryKey, search), [search]);
  const [opened] = useState(() => Number(sessionStorage.getItem(openedKey)) || undefined);
  useEffect(() => sessionStorage.removeItem(openedKey), []);
  return opened;
}
