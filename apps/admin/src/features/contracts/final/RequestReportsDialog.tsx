import { useRequestProgressReport } from '@portal/api-client';
import { type Contract, fullName, type Person } from '@portal/domain';
import { ConfirmDialog } from '@portal/ui';
import { useRef, useState } from 'react';
import { copy } from '../../../copy';
import { useOutcome } from '../../../parts/useOutcome';
import { finalWords } from './final-words';
import { question } from './RequestReportsDialog.css';

export interface RequestReportsDialogProps {
  contract: Contract;
  /** The students of whom there is no report. */
  missing: readonly Person[];
  onClose: () => void;
}

/** Asks whether the teacher of the contract is to be asked for its reports, by e-mail (CON-FINAL-08, MSG-36, MSG-37). The question stays when it fails. */
export function RequestReportsDialog({ contract, missing, onClose }: RequestReportsDialogProps) {
  const { t, stack } = finalWords.useWords();
  const { t: common } = copy.useWords();
  const { succeeded, failed } = useOutcome();
  const requestReports = useRequestProgressReport();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const name = contract.teacher ? fullName(contract.teacher) : '';

  const send = async () => {
    // A second press comes before the state is drawn.
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await requestReports(contract.id);
      succeeded('toast.reportsRequested');
      onClose();
    } catch {
      failed('toast.reportsNotRequested');
      isSending.current = false;
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      title={stack('request.title', { name })}
      confirmLabel={t('request.send')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      busy={busy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <div className={question}>
        <p>{stack('request.text', { name, number: contract.number })}</p>
        {missing.length > 0 && <p>{stack('request.missing', { names: missing.map(fullName).join(', ') })}</p>}
      </div>
    </ConfirmDialog>
  );
}
