import { browserStorage } from '@portal/api-client';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutDialog } from './useDialogAddress';

/** The lists of which a person can keep views. */
export type ViewedListName = 'contracts' | 'students' | 'teachers';

/** The lists that are left and come back to. */
export type ListName = ViewedListName | 'materials' | 'users' | 'files' | 'reports';

// In session storage, for a reload of the edit page must not lose the way back. An address and an id, no names.
const tabStorage = () => browserStorage('session').storage;
const queryKey = (list: ListName) => `${list}-list-query`;
const openedKey = (list: ListName) => `${list}-list-opened`;

/** The query of the list as it was left: filters, order, page, but no dialog. */
export function queryToReturnTo(list: ListName): string {
  return withoutDialog(tabStorage().getItem(queryKey(list)) ?? '');
}

/** Keeps which record was opened, for the way back. */
export function useRememberOpened(list: ListName, id: number): void {
  useEffect(() => tabStorage().setItem(openedKey(list), String(id)), [list, id]);
}

/** Keeps the list's query, and tells which record was opened from the list, so that the table goes back to its row. */
export function useReturnToRow(list: ListName): number | undefined {
  const { search } = useLocation();
  useEffect(() => tabStorage().setItem(queryKey(list), search), [list, search]);
  const [opened] = useState(() => Number(tabStorage().getItem(openedKey(list))) || undefined);
  useEffect(() => tabStorage().removeItem(openedKey(list)), [list]);
  return opened;
}
