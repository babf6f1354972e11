import { type IconShape, InboxIcon, type MenuItem, RetryIcon } from '@portal/ui';
import type { ReactNode } from 'react';

/** The two dialogs that change whether a record is archived. */
export type ArchiveAction = 'archive' | 'restore';

/** Returns an item of a row menu that opens a page, or does something. */
export function rowItem(
  id: string,
  icon: IconShape,
  label: ReactNode,
  action: string | (() => void),
): MenuItem {
  return { id, icon, label, ...(typeof action === 'string' ? { href: action } : { onSelect: action }) };
}

/** Returns the item of a row menu that archives an active record, or restores an archived one. */
export function archiveItem(
  isActive: boolean,
  t: (key: ArchiveAction) => ReactNode,
  open: (action: ArchiveAction) => void,
): MenuItem {
  const id = isActive ? 'archive' : 'restore';
  return rowItem(id, isActive ? InboxIcon : RetryIcon, t(id), () => open(id));
}
