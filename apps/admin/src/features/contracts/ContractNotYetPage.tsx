import { PageState } from '@portal/ui';
import { copy } from '../../copy';
import { ContractHead, useOpenContract } from './ContractEditLayout';

/** A part of a contract that is not built yet, and says so. */
export function ContractNotYetPage() {
  const { stack } = copy.useWords();
  return (
    <>
      <ContractHead contract={useOpenContract()} />
      <PageState kind="empty" title={stack('notYet.title')} text={stack('notYet.text')} />
    </>
  );
}
