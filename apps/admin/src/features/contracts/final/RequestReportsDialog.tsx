import { useRequestProgressReport } from '@portal/api-client';
import { type Contract, fullName, type Person } from '@portal/domain';
import { ActionDialog } from '@portal/records';
import { useReportsRequestOutcome } from '../../../parts/useReportsRequestOutcome';
import { finalWords } from './final-words';

export interface RequestReportsDialogProps {
  contract: Contract;
  /** The students without a report. */
  missing: readonly Person[];
  onClose: () => void;
}

/** Asks before emailing the teacher a request for reports (CON-FINAL-08, MSG-36, MSG-37). Stays open when it fails. */
export function RequestReportsDialog({ contract, missing, onClose }: RequestReportsDialogProps) {
  const { t, stack } = finalWords.useWords();
  const { sent, notSent } = useReportsRequestOutcome();
  const requestReports = useRequestProgressReport();
  const name = contract.teacher ? fullName(contract.teacher) : '';

  return (
    <ActionDialog
      title={stack('request.title', { name })}
      confirmLabel={t('request.send')}
      action={() => requestReports(contract.id)}
      onDone={() => {
        sent();
        onClose();
      }}
      refused={notSent}
      onClose={onClose}
    >
      <p>{stack('remindText', { name, number: contract.number })}</p>
      {missing.length > 0 && <p>{stack('request.missing', { names: missing.map(fullName).join(', ') })}</p>}
    </ActionDialog>
  );
}
