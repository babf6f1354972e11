import { useWithdrawAttestation } from '@portal/api-client';
import { type Attestation, withdrawAttestationSchema } from '@portal/domain';
import { RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Text } from '@portal/ui';
import { FormTextField } from '@portal/views';
import { attestationWords } from './attestation-words';

export interface WithdrawDialogProps {
  paper: Attestation;
  onClose: () => void;
}

/** A dialog to withdraw an attestation for good, with the reason (DECISION-183). */
export function WithdrawDialog({ paper: { id, number }, onClose }: WithdrawDialogProps) {
  const { t, stack, pair } = attestationWords.useWords();
  const toast = useToast();
  const withdraw = useWithdrawAttestation();
  return (
    <RecordDialog
      draft={{ form: 'attestations', record: `withdraw-${id}`, title: number, stored: { reason: '' } }}
      schema={withdrawAttestationSchema}
      save={({ reason }) => withdraw(id, reason)}
      onSaved={() => toast.success(pair('withdrawn'))}
      refused={stack('notWithdrawn')}
      title={stack('withdrawTitle', { number })}
      submitLabel={t('withdraw')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <Text as="div">{stack('withdrawText')}</Text>
          <FormTextField field={fields.reason} label={t('reason')} />
        </>
      )}
    </RecordDialog>
  );
}
