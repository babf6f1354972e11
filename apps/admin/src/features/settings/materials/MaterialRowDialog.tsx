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
  /** What is to be done with the material. */
  dialog: MaterialRowDialogName;
  /** By a link it may be any material, on this page of the list or not. */
  materialId: number;
  /** The row of the list, while it shows one. */
  shown: Material | undefined;
  onClose: () => void;
}

/** What the menu of a row opens in front of the list: the form, notes, archiving, restoring. */
export function MaterialRowDialog({ dialog, materialId, shown, onClose }: MaterialRowDialogProps) {
  // A row that was archived, or no longer matches, leaves the list while its dialog is still there.
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
