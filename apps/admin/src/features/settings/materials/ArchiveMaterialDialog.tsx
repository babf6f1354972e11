import { useArchiveMaterial } from '@portal/api-client';
import { type Material, requestingContracts } from '@portal/domain';
import { useToast } from '@portal/shell';
import { useState } from 'react';
import { ActionDialog } from '../../../parts/ActionDialog';
import { materialWords } from './material-words';

export interface ArchiveMaterialDialogProps {
  material: Material;
  action: 'archive' | 'restore';
  onClose: () => void;
}

/** Number of contracts named in the question. */
const named = 5;

/** Asks before a material is archived or restored, and explains the effect (SET-MAT-09, SET-MAT-10, OPEN-80). */
export function ArchiveMaterialDialog({ material, action, onClose }: ArchiveMaterialDialogProps) {
  const { t, stack, pair } = materialWords.useWords();
  const toast = useToast();
  const archiveMaterial = useArchiveMaterial();
  const [contracts] = useState(() =>
    requestingContracts(material).map(({ contractNumber }) => contractNumber),
  );
  const { title } = material;
  const numbers = contracts.slice(0, named).join(', ') + (contracts.length > named ? ', …' : '');
  return (
    <ActionDialog
      title={stack(`${action}.title`, { title })}
      confirmLabel={t(`${action}.confirm`)}
      tone={action === 'archive' ? 'critical' : undefined}
      action={() => archiveMaterial(material.id, action === 'archive')}
      onDone={() => {
        toast.success(pair(`${action}.done`, { title }), {
          undo: () => archiveMaterial(material.id, action !== 'archive'),
        });
        onClose();
      }}
      refused={stack(`${action}.failed`)}
      onClose={onClose}
    >
      <p>{stack(`${action}.text`)}</p>
      {action === 'archive' && contracts.length > 0 && (
        <p>{stack('archive.requested', { count: contracts.length, numbers })}</p>
      )}
    </ActionDialog>
  );
}
