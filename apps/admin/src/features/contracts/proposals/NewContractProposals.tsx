import { documentExtensions, maxFileBytes } from '@portal/domain';
import { Card, FileInput } from '@portal/ui';
import { useFileInputWords } from '@portal/views';
import { proposalWords } from './proposal-words';
import type { ProposalUploads } from './useProposalUploads';

export interface NewContractProposalsProps extends Pick<ProposalUploads, 'uploads' | 'drop'> {
  /** Called with all that are chosen. */
  onFilesChange: (files: readonly File[]) => void;
  /** Sends one once more that did not arrive. */
  onRetry: (file: File) => void;
}

/** Proposals of a contract that is being created: sent once it is there to belong to (CON-FORM-09, CON-FORM-42, CON-FORM-43). */
export function NewContractProposals({ drop, ...files }: NewContractProposalsProps) {
  const { t, stack, pair } = proposalWords.useWords();
  const words = useFileInputWords();
  return (
    <Card title={stack('title')}>
      <FileInput
        {...files}
        label={t('import')}
        hint={stack('hintNew', { kinds: pair('hint') })}
        multiple
        extensions={documentExtensions}
        maxBytes={maxFileBytes}
        words={words}
        onRemove={drop}
      />
    </Card>
  );
}
