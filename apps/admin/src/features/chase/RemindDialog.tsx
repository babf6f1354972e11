import { isUnanswered, useRequestProgressReport } from '@portal/api-client';
import { type CalendarDate, type ContractToChase, fullName } from '@portal/domain';
import { dateHalves } from '@portal/i18n';
import { DeedDialog } from '../../parts/DeedDialog';
import { useOutcome } from '../../parts/useOutcome';
import { chaseWords } from './chase-words';

export interface RemindDialogProps {
  contract: ContractToChase;
  /** The day of the last reminder from this device; null when there was none. */
  remindedOn: CalendarDate | null;
  /** Called once the mail was sent. */
  onSent: () => void;
  onClose: () => void;
}

/** Asks whether the teacher of a contract is to be reminded of its reports by e-mail (MSG-36, MSG-37). The question stays when it fails. */
export function RemindDialog({ contract, remindedOn, onSent, onClose }: RemindDialogProps) {
  const { t, stack } = chaseWords.useWords();
  const { succeeded, failed } = useOutcome();
  const remind = useRequestProgressReport();
  const name = contract.teacher ? fullName(contract.teacher) : '';

  return (
    <DeedDialog
      title={stack('remindTitle', { name })}
      confirmLabel={t('remindSend')}
      deed={() => remind(contract.id)}
      onDone={() => {
        succeeded('toast.reportsRequested');
        onSent();
        onClose();
      }}
      onFailed={(error) =>
        failed(isUnanswered(error) ? 'toast.reportsUnanswered' : 'toast.reportsNotRequested')
      }
      onClose={onClose}
    >
      <p>{stack('remindText', { name, number: contract.number })}</p>
      {remindedOn && <p>{stack('remindAgain', { date: dateHalves(remindedOn) })}</p>}
    </DeedDialog>
  );
}
