import { EvidenceDialog } from '@portal/evidence';
import { QueryState } from '../../parts/QueryState';

/** The evidence of training of the company of a private link. */
export function EvidenceOfCompany({ onClose }: { onClose: () => void }) {
  return <EvidenceDialog QueryState={QueryState} onClose={onClose} />;
}
