import { useReadContract, useSaveContract } from '@portal/api-client';
import { contractFormText, contractSchema, isLocked } from '@portal/domain';
import { mergeSaveWords } from '@portal/shell';
import { Banner } from '@portal/ui';
import { contractStatusWords } from '@portal/views';
import { copy } from '../../copy';
import { HistoryInPlace } from '../../parts/history/RecordHistory';
import { RecordForm } from '../../parts/RecordForm';
import { useOutcomeToast } from '../../parts/useOutcomeToast';
import { ContractHead, useOpenContract } from './ContractEditLayout';
import { ContractInputs } from './ContractInputs';
import { contractFormWords } from './contract-form-words';
import { PlannedClassesCard } from './plan/PlannedClassesCard';
import { ProposalsCard } from './proposals/ProposalsCard';
import { useContractMergeTexts } from './useContractMergeTexts';

/** The basic part of a contract: its form (CON-FORM-02 to CON-FORM-46). */
export function ContractBasicPage() {
  const contract = useOpenContract();
  const { stack, t } = copy.useWords();
  const words = contractFormWords.useWords();
  const ofMerge = mergeSaveWords.useWords();
  const ofStatus = contractStatusWords.useWords();
  const { succeeded, failed } = useOutcomeToast();
  const readContract = useReadContract();
  const saveContract = useSaveContract();
  const locked = isLocked(contract.status);
  return (
    <>
      <ContractHead contract={contract} />
      {locked && (
        <Banner tone="info" title={t('archivedContract')}>
          {stack('archivedContractText')}
        </Banner>
      )}
      <RecordForm
        draft={{
          form: 'contract',
          record: contract.id,
          title: contract.number,
          stored: contractFormText(contract),
          note: !locked && <Banner tone="caution">{words.t('saveReminder')}</Banner>,
        }}
        schema={contractSchema}
        record={contract}
        locked={locked}
        save={{
          read: () => readContract(contract.id),
          write: ({ changed, stored }) => saveContract(contract.id, changed, stored.version),
          textOf: contractFormText,
          texts: {
            ...useContractMergeTexts(),
            history: <HistoryInPlace of={{ subject: 'contract', id: contract.id }} about={contract.number} />,
          },
          isLocked: ({ status }) => isLocked(status),
          describeMove: ({ status }) =>
            status === contract.status
              ? null
              : ofMerge.pair('moved', { status: ofStatus.pair(`contractStatus.${status}`) }),
        }}
        onSaved={() => succeeded('toast.updated')}
        onFailed={() => failed('toast.notUpdated')}
        submitLabel={words.t('update')}
        blockedReason={locked ? stack('form.archivedBlocks') : undefined}
        after={
          <>
            <PlannedClassesCard contract={contract} />
            <ProposalsCard contract={contract} />
          </>
        }
      >
        {/* Its company, language and type stay among the choices, even if someone changes or archives them. */}
        {({ form, fields, opened }) => (
          <ContractInputs form={form} fields={fields} contract={opened} locked={locked} />
        )}
      </RecordForm>
    </>
  );
}
