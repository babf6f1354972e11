import { useFilesOf } from '@portal/api-client';
import { type Contract, documentExtensions, isLocked, maxFileBytes, type StoredFile } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { useDownload } from '@portal/records';
import {
  Banner,
  Button,
  Card,
  EyeIcon,
  FileInput,
  Icon,
  NoteIcon,
  RetryButton,
  Skeleton,
  VisuallyHidden,
} from '@portal/ui';
import { useFileInputWords } from '@portal/views';
import { useEffect, useRef } from 'react';
import * as styles from '../ContractEditLayout.css';
import { proposalWords } from './proposal-words';
import { useProposalUploads } from './useProposalUploads';

/**
 * The proposals of a contract; new ones are uploaded as soon as they are chosen (CON-FORM-08, CON-FORM-09, CON-FORM-42,
 * CON-FORM-43, FILES-11).
 */
export function ProposalsCard({ contract }: { contract: Contract }) {
  const { stack } = proposalWords.useWords();
  const locked = isLocked(contract.status);
  return (
    <Card title={stack('title')}>
      <ProposalList contractId={contract.id} />
      {!locked && <ProposalImport contractId={contract.id} />}
    </Card>
  );
}

function ProposalList({ contractId }: { contractId: number }) {
  const proposals = useFilesOf('courseProposal', contractId);
  const { download, busyId } = useDownload();
  const { t, stack, plain } = proposalWords.useWords();
  if (!proposals.data)
    return proposals.error ? (
      <Banner
        tone="critical"
        look="line"
        role="alert"
        action={<RetryButton size="small" onRetry={proposals.retry} />}
      >
        {stack('notLoaded')}
      </Banner>
    ) : (
      <>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton lines={2} />
      </>
    );
  if (proposals.data.length === 0) return <p className={styles.quiet}>{t('none')}</p>;
  return (
    <ul aria-label={plain('list')} className={styles.list}>
      {proposals.data.map((file) => (
        <li key={file.id} className={styles.proposal}>
          <span className={styles.picture}>
            <Icon of={NoteIcon} />
          </span>
          <div className={styles.facts}>
            <span>{file.title || file.name}</span>
            <ProposalFacts file={file} />
          </div>
          <Button size="small" icon={EyeIcon} busy={busyId === file.id} onClick={() => void download(file)}>
            {t('view')}
            <VisuallyHidden> {file.title || file.name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** File name, size in megabytes with two decimals (FILES-04), and upload date. */
function ProposalFacts({ file: { name, sizeInBytes, storedAt } }: { file: StoredFile }) {
  const { size } = useFileInputWords();
  return (
    <span className={styles.quiet}>
      {name} · {size(sizeInBytes)}
      {storedAt && (
        <>
          {' · '}
          <DateText value={storedAt} />
        </>
      )}
    </span>
  );
}

function ProposalImport({ contractId }: { contractId: number }) {
  const { t, stack } = proposalWords.useWords();
  const words = useFileInputWords();
  const { uploads, send, drop } = useProposalUploads();
  const form = useRef<HTMLFormElement>(null);

  // Uploaded files appear in the list above.
  const isAllSent = uploads.size > 0 && [...uploads.values()].every(({ state }) => state === 'sent');
  useEffect(() => {
    if (isAllSent) form.current?.reset();
  }, [isAllSent]);

  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <FileInput
        label={t('import')}
        hint={stack('documentHint')}
        multiple
        extensions={documentExtensions}
        maxBytes={maxFileBytes}
        words={words}
        uploads={uploads}
        onFilesChange={(files) => {
          for (const file of files) if (!uploads.has(file)) void send(contractId, file);
        }}
        onRemove={drop}
        onRetry={(file) => void send(contractId, file)}
      />
    </form>
  );
}
