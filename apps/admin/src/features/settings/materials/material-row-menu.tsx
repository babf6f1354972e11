import type { Material } from '@portal/domain';
import { EditIcon, InboxIcon, type MenuItem, type MenuSection, NoteIcon, RetryIcon } from '@portal/ui';
import { materialListWords } from './material-list-words';

/** The dialogs of a row, as named in the address. */
export const materialRowDialogs = ['edit', 'notes', 'archive', 'restore'] as const;
export type MaterialRowDialogName = (typeof materialRowDialogs)[number];

/** Returns the row menu: edit, notes, archive or restore (SET-MAT-07 to SET-MAT-10). */
export function materialRowMenu(
  { id, active }: Material,
  onOpen: (dialog: MaterialRowDialogName, materialId: number) => void,
): readonly MenuSection[] {
  const opens = (dialog: MaterialRowDialogName, icon: MenuItem['icon']): MenuItem => ({
    id: dialog,
    icon,
    label: <materialListWords.T k={`menu.${dialog}`} />,
    onSelect: () => onOpen(dialog, id),
  });
  return [
    { id: 'record', items: [opens('edit', EditIcon), opens('notes', NoteIcon)] },
    { id: 'state', items: [active ? opens('archive', InboxIcon) : opens('restore', RetryIcon)] },
  ];
}
