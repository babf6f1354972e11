import { useReadContract, useSaveContract } from '@portal/api-client';
import {
  type Contract,
  type ContractFormText,
  type ContractFormValues,
  contractFormText,
  contractSchema,
  isLocked,
} from '@portal/domain';
import {
  LeaveGuard,
  mergeSaveWords,
  type UnsavedWork,
  UnsavedWorkBanner,
  useMergedSave,
  useUnsavedWork,
} from '@portal/shell';
import { Banner, Button } from '@portal/ui';
import { contractStatusWords, useZodForm } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../copy';
import { formActions, form as formLook } from '../../parts/record-form.css';
import { useOutcomeToast } from '../../parts/useOutcomeToast';
import { ContractHead, useOpenContract } from './ContractEditLayout';
import { ContractInputs } from './ContractInputs';
import { ProposalsCard } from './proposals/ProposalsCard';
import { useContractMergeTexts } from './useContractMergeTexts';

/** The basic part of a contract: its form (CON-FORM-02 to CON-FORM-46). */
export function ContractBasicPage() {
  const contract = useOpenContract();
  const { stack, t } = copy.useWords();
  const work = useUnsavedWork({
    form: 'contract',
    record: contract.id,
    title: contract.number,
    stored: contractFormText(contract),
  });
  return (
    <>
      <ContractHead contract={contract} />
      {isLocked(contract.status) ? (
        <Banner tone="info" title={t('form.archived')}>
          {stack('form.archivedText')}
        </Banner>
      ) : (
        <>
          <UnsavedWorkBanner work={work} />
          <Banner tone="caution">{t('form.saveReminder')}</Banner>
        </>
      )}
      <ContractForm key={work.formKey} contract={contract} work={work} />
      <LeaveGuard work={work} />
    </>
  );
}

interface ContractFormProps {
  contract: Contract;
  /** The current input and its initial values. */
  work: UnsavedWork<ContractFormText>;
}

function ContractForm({ contract, work }: ContractFormProps) {
  const { t, stack } = copy.useWords();
  const ofMerge = mergeSaveWords.useWords();
  const ofStatus = contractStatusWords.useWords();
  const { succeeded, failed } = useOutcomeToast();
  const readContract = useReadContract();
  const saveContract = useSaveContract();
  // Its company, language and type stay among the choices, even if someone changes or archives them.
  const [opened] = useState(contract);
  const locked = isLocked(contract.status);
  const { save, feedback } = useMergedSave<Contract, ContractFormText, ContractFormValues>({
    work,
    schema: contractSchema,
    read: () => readContract(contract.id),
    write: ({ changed, stored }) => saveContract(contract.id, changed, stored.version),
    textOf: contractFormText,
    texts: useContractMergeTexts(),
    isLocked: ({ status }) => isLocked(status),
    describeMove: ({ status }) =>
      status === contract.status
        ? null
        : ofMerge.pair('moved', { status: ofStatus.pair(`contractStatus.${status}`) }),
  });
  const { form, fields, formProps, busy } = useZodForm(contractSchema, {
    defaultValue: work.values,
    onSubmit: async (mine) => {
      try {
        if (await save(mine)) succeeded('toast.updated');
      } catch {
        failed('toast.notUpdated');
      }
    },
  });

  return (
    <div className={formLook}>
      <form {...formProps} {...work.listeners} className={formLook}>
        <ContractInputs form={form} fields={fields} contract={opened} locked={locked} />
      </form>
      <ProposalsCard contract={contract} />
      <div className={formActions}>
        <Button
          type="submit"
          form={form.id}
          variant="primary"
          busy={busy}
          blockedReason={locked ? stack('form.archivedBlocks') : undefined}
        >
          {t('form.update')}
        </Button>
      </div>
      {feedback}
    </div>
  );
}
