import { useLink } from '@portal/api-client';
import type { LinkKind, PrivateLink } from '@portal/domain';
import { AbsentRecordDialog } from '@portal/records';
import { type ReactNode, useState } from 'react';
import { CreateDialog, DefaultsDialog, StepDialog } from '../../../parts/links/LinkDialogs';
import type { LinkChanges } from '../../../parts/links/useLinkChanges';
import type { RowStep } from './link-columns';
import { linkWords } from './link-words';

export interface LinkDialogProps {
  step: RowStep | 'create' | 'defaults';
  kind: LinkKind;
  /** The owner of the link, for the steps of a row. */
  recordId: number | null;
  /** The links of the list's page. */
  shown: readonly PrivateLink[] | undefined;
  changes: LinkChanges;
  onClose: () => void;
}

/** The dialog in the URL. */
export function LinkDialog({ step, kind, recordId, shown, changes, onClose }: LinkDialogProps) {
  if (step === 'defaults') return <DefaultsDialog onClose={onClose} />;
  if (step === 'create')
    return <CreateDialog kind={kind} changes={changes} onDone={onClose} onClose={onClose} />;
  return (
    <WithLink kind={kind} id={recordId ?? 0} shown={shown} onClose={onClose}>
      {(link) => (
        <StepDialog step={step} links={[link]} changes={changes} onDone={onClose} onClose={onClose} />
      )}
    </WithLink>
  );
}

interface WithLinkProps {
  kind: LinkKind;
  id: number;
  shown: readonly PrivateLink[] | undefined;
  onClose: () => void;
  children: (link: PrivateLink) => ReactNode;
}

/** Provides the link as it was when the dialog opened, because a reload may return its successor. */
function WithLink({ kind, id, shown, onClose, children }: WithLinkProps) {
  const { t, stack } = linkWords.useWords();
  const row = shown?.find((link) => link.id === id);
  const [opened, setOpened] = useState(row);
  const read = useLink(opened ? null : { kind, id });
  if (!opened && read.data) setOpened(read.data);
  if (opened) return children(opened);
  return (
    <AbsentRecordDialog
      title={t('caption')}
      error={read.error}
      retry={read.retry}
      notFound={{ title: stack('absent'), text: stack('absentText') }}
      onClose={onClose}
    />
  );
}
