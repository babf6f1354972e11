import { ActionDialog } from '@portal/records';
import { type NamesNoun, namesWords } from './names-words';
import type { NamedRecord } from './useNameRows';

export interface ArchiveNameDialogProps<Row> {
  noun: NamesNoun;
  record: Row;
  action: 'archive' | 'restore';
  /** Archives or restores the record. */
  archive: (id: number, archived: boolean) => Promise<Row>;
  /** Called after success, before the dialog closes. */
  onArchived: (archived: Row) => void;
  onClose: () => void;
}

/**
 * Asks before a record is archived or restored, and explains the effect on the records that use it
 * (OPEN-80).
 */
export function ArchiveNameDialog<Row extends NamedRecord>({
  noun,
  record: { id, name },
  action,
  archive,
  onArchived,
  onClose,
}: ArchiveNameDialogProps<Row>) {
  const { t, stack, pair } = namesWords.useWords();
  return (
    <ActionDialog
      title={stack(`${action}Title`, { name })}
      confirmLabel={t(action)}
      tone={action === 'archive' ? 'critical' : undefined}
      action={async () => onArchived(await archive(id, action === 'archive'))}
      done={pair(`${noun}.${action}Done`, { name })}
      refused={pair(`${noun}.${action}Failed`)}
      onClose={onClose}
    >
      <p>{stack(`${noun}.${action}Text`)}</p>
    </ActionDialog>
  );
}
