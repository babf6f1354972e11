import { InboxIcon, type MenuItem, RetryIcon } from '@portal/ui';
import type { ReactNode } from 'react';

/** The two dialogs that change whether a record is archived. */
export type ArchiveAction = 'archive' | 'restore';

/** Returns the item of a row menu that archives an active record, or restores an archived one. */
export function archiveItem(
  isActive: boolean,
  t: (key: `menu.${ArchiveAction}`) => ReactNode,
  open: (action: ArchiveAction) => void,
): MenuItem {
  const id = isActive ? 'archive' : 'restore';
  return { id, icon: isActive ? InboxIcon : RetryIcon, label: t(`menu.${id}`), onSelect: () => open(id) };
}
