import { Button, CheckIcon } from '@portal/ui';
import { tableWords } from '../table/table-words';

export interface SelectButtonProps {
  /** The list's row selection, from `useBulk`. */
  bulk: { selection?: object; toggle: () => void };
}

/** Starts and ends the selection of rows for bulk actions. */
export function SelectButton({ bulk: { selection, toggle } }: SelectButtonProps) {
  const { t } = tableWords.useWords();
  return (
    <Button variant="quiet" icon={CheckIcon} aria-pressed={selection !== undefined} onClick={toggle}>
      {t('select')}
    </Button>
  );
}
