import { useContract } from '@portal/api-client';
import { isLocked } from '@portal/domain';
import { AbsentRecordDialog } from '../../../parts/AbsentRecordDialog';
import { NotesDialog } from '../../../parts/NotesDialog';
import { DuplicateDialog } from './DuplicateDialog';
import { HighlightDialog } from './HighlightDialog';
import type { ContractRowDialogName } from './list-dialogs';
import { rowDialogWords } from './row-dialog-words';

export interface ContractRowDialogProps {
  /** The open dialog. */
  dialog: ContractRowDialogName;
  /** A link may name any contract, on this page of the list or not. */
  contractId: number;
  onClose: () => void;
}

/** The dialogs of a row menu: notes, highlights, duplicate (CON-LIST-17, CON-LIST-19, CON-LIST-38). */
export function ContractRowDialog({ dialog, contractId, onClose }: ContractRowDialogProps) {
  const { data, error, retry } = useContract(contractId);
  const { t, stack } = rowDialogWords.useWords();
  const contract = data?.id === contractId ? data : undefined;
  if (!contract)
    return (
      <AbsentRecordDialog
        title={t('of', { number: '' })}
        error={error}
        retry={retry}
        notFound={{ title: stack('notFound'), text: stack('notFoundText') }}
        onClose={onClose}
      />
    );
  switch (dialog) {
    case 'notes':
      return (
        <NotesDialog
          subject="courses"
          recordId={contractId}
          about={contract.number}
          readOnly={isLocked(contract.status)}
          onClose={onClose}
        />
      );
    case 'highlight':
      return <HighlightDialog key={contractId} contract={contract} onClose={onClose} />;
    case 'duplicate':
      return <DuplicateDialog key={contractId} contract={contract} onClose={onClose} />;
    default:
      return dialog satisfies never;
  }
}
