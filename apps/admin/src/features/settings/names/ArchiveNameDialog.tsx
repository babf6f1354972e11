import { useToast } from '@portal/shell';
import { ActionDialog } from '../../../parts/ActionDialog';
import { type NamesNoun, namesWords } from './names-words';
import type { NamedRecord } from './useNameRows';

export interface ArchiveNameDialogProps<Row> {
  noun: NamesNoun;
  record: Row;
  /** Which way. */
  action: 'archive' | 'restore';
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
  action,
  archive,
  onArchived,
  onClose,
}: ArchiveNameDialogProps<Row>) {
  const { t, stack, pair } = namesWords.useWords();
  const toast = useToast();
  return (
    <ActionDialog
      title={stack(`${action}Title`, { name })}
      confirmLabel={t(action)}
      tone={action === 'archive' ? 'critical' : undefined}
      action={async () => onArchived(await archive(id, action === 'archive'))}
      onDone={() => {
        toast.success(pair(`${noun}.${action}Done`, { name }));
        onClose();
      }}
      refused={stack(`${noun}.${action}Failed`)}
      onClose={onClose}
    >
      <p>{stack(`${noun}.${action}Text`)}</p>
    </ActionDialog>
  );
}
