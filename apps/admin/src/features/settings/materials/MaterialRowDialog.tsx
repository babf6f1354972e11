import { useMaterial } from '@portal/api-client';
import type { Material } from '@portal/domain';
import { useState } from 'react';
import { AbsentRecordDialog } from '../../../parts/AbsentRecordDialog';
import { NotesDialog } from '../../../parts/NotesDialog';
import { ArchiveMaterialDialog } from './ArchiveMaterialDialog';
import type { MaterialRowDialogName } from './list-dialogs';
import { MaterialDialog } from './MaterialDialog';
import { materialWords } from './material-words';

export interface MaterialRowDialogProps {
  /** The open dialog. */
  dialog: MaterialRowDialogName;
  /** A link may name any material, on this page of the list or not. */
  materialId: number;
  /** The row of the list; undefined if the page does not contain it. */
  shown: Material | undefined;
  onClose: () => void;
}

/** The dialogs of a row menu: form, notes, archive, restore. */
export function MaterialRowDialog({ dialog, materialId, shown, onClose }: MaterialRowDialogProps) {
  // A row that was archived or no longer matches leaves the list while its dialog is still open.
  const [opened] = useState(shown);
  const { data, error, retry } = useMaterial(opened ? null : materialId);
  const { t, stack } = materialWords.useWords();
  const material = shown ?? opened ?? data;
  if (!material)
    return (
      <AbsentRecordDialog
        title={t('material')}
        error={error}
        retry={retry}
        notFound={{ title: stack('notFound'), text: stack('notFoundText') }}
        onClose={onClose}
      />
    );
  switch (dialog) {
    case 'edit':
      return <MaterialDialog material={material} onClose={onClose} />;
    case 'notes':
      return (
        <NotesDialog subject="materials" recordId={material.id} about={material.title} onClose={onClose} />
      );
    case 'archive':
    case 'restore':
      return <ArchiveMaterialDialog key={dialog} action={dialog} material={material} onClose={onClose} />;
    default:
      return dialog satisfies never;
  }
}
