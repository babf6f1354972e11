import type { StoredFile } from '@portal/domain';
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
import type { FileRowDialogName } from './list-dialogs';

export interface FileDeeds {
  onOpen: (dialog: FileRowDialogName, fileId: number) => void;
  onDownload: (file: StoredFile) => void;
  onRestore: (file: StoredFile) => void;
}

/** What the menu of a row offers: preview, edit, download, delete or restore (SET-FILE-08, SET-FILE-26, SET-FILE-27, FILES-07). */
export function fileRowMenu(
  file: StoredFile,
  { onOpen, onDownload, onRestore }: FileDeeds,
): readonly MenuSection[] {
  const item = (id: keyof typeof icons, onSelect: () => void): MenuItem => ({
    id,
    icon: icons[id],
    label: <fileListWords.T k={`menu.${id}`} />,
    onSelect,
  });
  const opens = (id: FileRowDialogName) => item(id, () => onOpen(id, file.id));
  const download = item('download', () => onDownload(file));
  if (!file.active)
    return [
      { id: 'file', items: [opens('preview'), download] },
      { id: 'life', items: [item('restore', () => onRestore(file))] },
    ];
  return [
    { id: 'file', items: [opens('preview'), opens('edit'), download] },
    { id: 'life', items: [{ ...opens('delete'), tone: 'critical' }] },
  ];
}

const icons = {
  preview: EyeIcon,
  edit: EditIcon,
  download: DownloadIcon,
  delete: DeleteIcon,
  restore: RetryIcon,
} satisfies Record<string, IconShape>;
