import { useContract } from '@portal/api-client';
import { type Contract, isLocked } from '@portal/domain';
import { NotesDialog, RowDialogOf, type RowDialogProps } from '@portal/records';
import { ArchiveContractDialog } from '../ArchiveContractDialog';
import type { ContractRowDialogName } from './contract-row-menu';
import { DuplicateDialog } from './DuplicateDialog';
import { HighlightDialog } from './HighlightDialog';
import { rowDialogWords } from './row-dialog-words';

/** The dialogs of a row menu: notes, highlights, duplicate, archive (CON-LIST-17, CON-LIST-19, CON-LIST-38). */
export function ContractRowDialog({ dialog, recordId, onClose }: RowDialogProps<ContractRowDialogName>) {
  const { t, stack } = rowDialogWords.useWords();
  const dialogOf = (contract: Contract) => {
    switch (dialog) {
      case 'notes':
        return (
          <NotesDialog
            subject="courses"
            recordId={recordId}
            about={contract.number}
            readOnly={isLocked(contract.status)}
            onClose={onClose}
          />
        );
      case 'highlight':
        return <HighlightDialog key={recordId} contract={contract} onClose={onClose} />;
      case 'duplicate':
        return <DuplicateDialog key={recordId} contract={contract} onClose={onClose} />;
      case 'archive':
        return <ArchiveContractDialog contract={contract} onClose={() => onClose()} />;
      default:
        return dialog satisfies never;
    }
  };
  return (
    <RowDialogOf
      query={useContract(recordId)}
      recordId={recordId}
      title={t('contractOf', { number: '' })}
      notFound={{ title: stack('contractNotFound'), text: stack('notFoundText') }}
      onClose={onClose}
    >
      {dialogOf}
    </RowDialogOf>
  );
}
