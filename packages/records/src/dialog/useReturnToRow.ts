import { browserStorage } from '@portal/api-client';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutDialog } from './useDialogAddress';

/** The lists that support saved views. */
export type ViewedListName = 'contracts' | 'students' | 'teachers' | 'reports';

/** The lists whose last state is stored, to return to it. */
export type ListName =
  | ViewedListName
  | 'materials'
  | 'users'
  | 'files'
  | 'imports'
  | 'mails'
  | 'reminders'
  | 'hours'
  | 'hoursTotals'
  | 'contractHours'
  | 'links'
  | 'signInMethods'
  | 'signIns';

// In session storage, so that a reload of the edit page does not lose the list's state. Contains a URL and an id, no
// names.
const tabStorage = () => browserStorage('session').storage;
const queryKey = (list: ListName) => `${list}-list-query`;
const openedKey = (list: ListName) => `${list}-list-opened`;

/** Returns the list's last query: filters, order and page, without a dialog. */
export function queryToReturnTo(list: ListName): string {
  return withoutDialog(tabStorage().getItem(queryKey(list)) ?? '');
}

/** Returns a function that stores which record was opened. */
export function useRememberOpened(list: ListName, id: number): void {
  useEffect(() => {
    // After the record is painted: React runs the effects of a click before that.
    setTimeout(() => tabStorage().setItem(openedKey(list), String(id)));
  }, [list, id]);
}

/** Stores the list's query, and returns the last opened record, so that the table scrolls to its row. */
export function useReturnToRow(list: ListName): number | undefined {
  const { search } = useLocation();
  useEffect(() => tabStorage().setItem(queryKey(list), search), [list, search]);
  const [opened] = useState(() => Number(tabStorage().getItem(openedKey(list))) || undefined);
  useEffect(() => tabStorage().removeItem(openedKey(list)), [list]);
  return opened;
}
