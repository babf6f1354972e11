import { useArchiveMaterial } from '@portal/api-client';
import { type Material, requestingContracts } from '@portal/domain';
import { useToast } from '@portal/shell';
import { useState } from 'react';
import { DeedDialog } from '../../../parts/DeedDialog';
import { materialWords } from './material-words';

export interface ArchiveMaterialDialogProps {
  material: Material;
  /** Which way. */
  deed: 'archive' | 'restore';
  onClose: () => void;
}

/** So many contracts are named in the question. */
const named = 5;

/** Asks whether a material is to be archived, or restored, and says what that means (SET-MAT-09, SET-MAT-10, OPEN-80). */
export function ArchiveMaterialDialog({ material, deed, onClose }: ArchiveMaterialDialogProps) {
  const { t, stack, halves } = materialWords.useWords();
  const toast = useToast();
  const archiveMaterial = useArchiveMaterial();
  const [contracts] = useState(() =>
    requestingContracts(material).map(({ contractNumber }) => contractNumber),
  );
  const { title } = material;
  const numbers = contracts.slice(0, named).join(', ') + (contracts.length > named ? ', …' : '');
  return (
    <DeedDialog
      title={stack(`${deed}.title`, { title })}
      confirmLabel={t(`${deed}.confirm`)}
      tone={deed === 'archive' ? 'critical' : undefined}
      deed={() => archiveMaterial(material.id, deed === 'archive')}
      onDone={() => {
        toast.success(halves(`${deed}.done`, { title }), {
          undo: () => archiveMaterial(material.id, deed !== 'archive'),
        });
        onClose();
      }}
      refused={stack(`${deed}.failed`)}
      onClose={onClose}
    >
      <p>{stack(`${deed}.text`)}</p>
      {deed === 'archive' && contracts.length > 0 && (
        <p>{stack('archive.requested', { count: contracts.length, numbers })}</p>
      )}
    </DeedDialog>
  );
}
