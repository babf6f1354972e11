import { isClosedFile, type StoredFile } from '@portal/domain';
import { rowItem } from '@portal/records';
import {
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  EyeIcon,
  type IconShape,
  type MenuItem,
  type MenuSection,
  RetryIcon,
} from '@portal/ui';
import { fileListWords } from './file-list-words';

/** The dialogs of a row, as named in the URL. */
export const fileRowDialogs = ['edit', 'preview', 'delete'] as const;
export type FileRowDialogName = (typeof fileRowDialogs)[number];

export interface FileActions {
  onOpen: (dialog: FileRowDialogName, fileId: number) => void;
  onDownload: (file: StoredFile) => void;
  onRestore: (file: StoredFile) => void;
}

/**
 * Returns the row menu: preview, edit, download, delete or restore (SET-FILE-08, SET-FILE-26, SET-FILE-27, FILES-07).
 * Files of an archived contract are read-only (DECISION-40).
 */
export function fileRowMenu(
  file: StoredFile,
  { onOpen, onDownload, onRestore }: FileActions,
): readonly MenuSection[] {
  const item = (id: keyof typeof icons, onSelect: () => void) =>
    rowItem(id, icons[id], <fileListWords.T k={`menu.${id}`} />, onSelect);
  const blockedReason = isClosedFile(file) ? <fileListWords.T k="closed" /> : undefined;
  const change = (entry: MenuItem): MenuItem => ({ ...entry, blockedReason });
  const opens = (id: FileRowDialogName) => item(id, () => onOpen(id, file.id));
  const download = item('download', () => onDownload(file));
  if (!file.active)
    return [
      { id: 'file', items: [opens('preview'), download] },
      { id: 'life', items: [change(item('restore', () => onRestore(file)))] },
    ];
  return [
    { id: 'file', items: [opens('preview'), change(opens('edit')), download] },
    { id: 'life', items: [change({ ...opens('delete'), tone: 'critical' })] },
  ];
}

const icons = {
  preview: EyeIcon,
  edit: EditIcon,
  download: DownloadIcon,
  delete: DeleteIcon,
  restore: RetryIcon,
} satisfies Record<string, IconShape>;
