export { EvidenceDialog, type EvidenceDialogProps } from './EvidenceDialog';
