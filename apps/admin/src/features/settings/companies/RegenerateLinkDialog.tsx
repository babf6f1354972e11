import type { Company } from '@portal/domain';
import { ActionDialog } from '@portal/records';
import { LinkFacts } from '../../../parts/links/LinkFacts';
import { NewExpiryOf } from '../../../parts/links/NewExpiry';
import { companiesWords } from './companies-words';

export interface RegenerateLinkDialogProps {
  company: Company;
  /** Replaces the company's link and reports success; rejects with the error. */
  regenerate: (company: Company) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before the link of a company is replaced: the old link stops working immediately (SET-COMP-21, OPEN-82). */
export function RegenerateLinkDialog({ company, regenerate, onClose }: RegenerateLinkDialogProps) {
  const { t, stack, pair } = companiesWords.useWords();
  return (
    <ActionDialog
      title={stack('link.confirmTitle', { name: company.name })}
      confirmLabel={t('link.confirm')}
      tone="critical"
      action={() => regenerate(company)}
      onDone={onClose}
      refused={pair('link.failed')}
      onClose={onClose}
    >
      <LinkFacts kind="company" id={company.id} />
      <p>{stack('link.confirmText')}</p>
      <NewExpiryOf kind="company" id={company.id} />
    </ActionDialog>
  );
}
