import { useRequestProgressReport } from '@portal/api-client';
import { type CalendarDate, type ContractToFollowUp, fullName } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { ActionDialog } from '@portal/records';
import { useReportsRequestOutcome } from '../../parts/useReportsRequestOutcome';
import { followUpWords } from './follow-up-words';

export interface RemindDialogProps {
  contract: ContractToFollowUp;
  /** Date of the last reminder from this device; null if none. */
  remindedOn: CalendarDate | null;
  onSent: () => void;
  onClose: () => void;
}

/**
 * Asks before emailing a teacher a reminder about the reports of a contract (MSG-36, MSG-37). Stays open when it fails.
 */
export function RemindDialog({ contract, remindedOn, onSent, onClose }: RemindDialogProps) {
  const { t, stack } = followUpWords.useWords();
  const { sent, notSent } = useReportsRequestOutcome();
  const remind = useRequestProgressReport();
  const name = contract.teacher ? fullName(contract.teacher) : '';

  return (
    <ActionDialog
      title={stack('remindTitle', { name })}
      confirmLabel={t('send')}
      action={() => remind(contract.id)}
      onDone={() => {
        sent();
        onSent();
        onClose();
      }}
      refused={notSent}
      onClose={onClose}
    >
      <p>{stack('remindText', { name, number: contract.number })}</p>
      {remindedOn && <p>{stack('remindAgain', { date: datePair(remindedOn) })}</p>}
    </ActionDialog>
  );
}
