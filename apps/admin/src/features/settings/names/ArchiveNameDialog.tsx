import { useToast } from '@portal/shell';
import { DeedDialog } from '../../../parts/DeedDialog';
import { type NamesNoun, namesWords } from './names-words';
import type { NamedRecord } from './useNameRows';

export interface ArchiveNameDialogProps<Row> {
  noun: NamesNoun;
  record: Row;
  /** Which way. */
  deed: 'archive' | 'restore';
  /** Archives the record, or restores it. */
  archive: (id: number, archived: boolean) => Promise<Row>;
  /** Called once it is done, before the dialog closes. */
  onArchived: (archived: Row) => void;
  onClose: () => void;
}

/** Asks whether a language or a company is to be archived, or restored, and says what that means for the records that have it (OPEN-80). */
export function ArchiveNameDialog<Row extends NamedRecord>({
  noun,
  record: { id, name },
  deed,
  archive,
  onArchived,
  onClose,
}: ArchiveNameDialogProps<Row>) {
  const { t, stack, halves } = namesWords.useWords();
  const toast = useToast();
  return (
    <DeedDialog
      title={stack(`${deed}Title`, { name })}
      confirmLabel={t(deed)}
      tone={deed === 'archive' ? 'critical' : undefined}
      deed={async () => onArchived(await archive(id, deed === 'archive'))}
      onDone={() => {
        toast.success(halves(`${noun}.${deed}Done`, { name }));
        onClose();
      }}
      refused={stack(`${noun}.${deed}Failed`)}
      onClose={onClose}
    >
      <p>{stack(`${noun}.${deed}Text`)}</p>
    </DeedDialog>
  );
}
