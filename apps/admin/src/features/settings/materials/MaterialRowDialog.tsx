import { useArchiveMaterial, useMaterial } from '@portal/api-client';
import { type Material, requestingContracts } from '@portal/domain';
import {
  AbsentRecordDialog,
  ActionDialog,
  type ArchiveAction,
  actionTexts,
  NotesDialog,
} from '@portal/records';
import { useState } from 'react';
import { MaterialDialog } from './MaterialDialog';
import { materialWords } from './material-words';

export interface MaterialRowDialogProps {
  /** The open dialog. */
  dialog: 'edit' | 'notes' | ArchiveAction;
  /** Id of the material, which may be on another page of the list. */
  materialId: number;
  /** The row of the list; undefined if the page does not contain it. */
  shown: Material | undefined;
  onClose: () => void;
}

/** The dialogs of a row menu: form, notes, archive, restore. */
export function MaterialRowDialog({ dialog, materialId, shown, onClose }: MaterialRowDialogProps) {
  // A row that was archived or no longer matches disappears from the list while its dialog is still open.
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

interface ArchiveMaterialDialogProps {
  material: Material;
  action: 'archive' | 'restore';
  onClose: () => void;
}

/** Number of contracts named in the question. */
const named = 5;

/** Asks before a material is archived or restored, and explains the effect (SET-MAT-09, SET-MAT-10, OPEN-80). */
function ArchiveMaterialDialog({ material, action, onClose }: ArchiveMaterialDialogProps) {
  const words = materialWords.useWords();
  const archiveMaterial = useArchiveMaterial();
  const [contracts] = useState(() =>
    requestingContracts(material).map(({ contractNumber }) => contractNumber),
  );
  const { title } = material;
  const numbers = contracts.slice(0, named).join(', ') + (contracts.length > named ? ', …' : '');
  return (
    <ActionDialog
      {...actionTexts(words, action, { title })}
      tone={action === 'archive' ? 'critical' : undefined}
      action={() => archiveMaterial(material.id, action === 'archive')}
      undo={() => archiveMaterial(material.id, action !== 'archive')}
      onClose={onClose}
    >
      <p>{words.stack(`${action}.text`)}</p>
      {action === 'archive' && contracts.length > 0 && (
        <p>{words.stack('archive.requested', { count: contracts.length, numbers })}</p>
      )}
    </ActionDialog>
  );
}
