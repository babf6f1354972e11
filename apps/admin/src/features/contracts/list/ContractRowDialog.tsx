import { useContract } from '@portal/api-client';
import { isLocked } from '@portal/domain';
import { Dialog, PageState } from '@portal/ui';
import { NotesDialog } from '../../../parts/NotesDialog';
import { QueryState } from '../../../parts/QueryState';
import { DuplicateDialog } from './DuplicateDialog';
import { HighlightDialog } from './HighlightDialog';
import type { ContractRowDialogName } from './list-dialogs';
import { rowDialogWords } from './row-dialog-words';

export interface ContractRowDialogProps {
  /** What is to be done with the contract. */
  dialog: ContractRowDialogName;
  /** By a link it may be any contract, on this page of the list or not. */
  contractId: number;
  onClose: () => void;
}

/** What the menu of a row opens in front of the list: notes, highlights, a copy (CON-LIST-17, CON-LIST-19, CON-LIST-38). */
export function ContractRowDialog({ dialog, contractId, onClose }: ContractRowDialogProps) {
  const { data, error, retry } = useContract(contractId);
  const { t, stack } = rowDialogWords.useWords();
  const contract = data?.id === contractId ? data : undefined;
  if (!contract)
    return (
      <Dialog open onClose={onClose} title={t('of', { number: '' })} closeLabel={t('close')}>
        {error?.code === 'not-found' ? (
          <PageState kind="not-found" title={stack('notFound')} text={stack('notFoundText')} />
        ) : (
          <QueryState error={error} retry={retry} />
        )}
      </Dialog>
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
