import { EvidenceDialog, type EvidenceDialogProps } from '@portal/evidence';
import { QueryState } from '@portal/records';

/** The evidence of training of a company, for the office. */
export function CompanyEvidence(props: Pick<EvidenceDialogProps, 'companyId' | 'onClose'>) {
  return <EvidenceDialog {...props} QueryState={QueryState} />;
}
