import { documentExtensions, maxFileBytes } from '@portal/domain';
import { Card, FileInput } from '@portal/ui';
import { useFileInputWords } from '@portal/views';
import { proposalWords } from './proposal-words';
import type { ProposalUploads } from './useProposalUploads';

export interface NewContractProposalsProps extends Pick<ProposalUploads, 'uploads' | 'drop'> {
  /** Called with all chosen files. */
  onFilesChange: (files: readonly File[]) => void;
  /** Retries a file that failed to upload. */
  onRetry: (file: File) => void;
}

/** Proposals of a new contract: uploaded once the contract exists (CON-FORM-09, CON-FORM-42, CON-FORM-43). */
export function NewContractProposals({ drop, ...files }: NewContractProposalsProps) {
  const { t, stack, pair } = proposalWords.useWords();
  const words = useFileInputWords();
  return (
    <Card title={stack('title')}>
      <FileInput
        {...files}
        label={t('import')}
        hint={stack('hintNew', { kinds: pair('documentHint') })}
        multiple
        extensions={documentExtensions}
        maxBytes={maxFileBytes}
        words={words}
        onRemove={drop}
      />
    </Card>
  );
}
