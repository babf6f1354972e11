import { ApiError, useReadContract, useSaveContract } from '@portal/api-client';
import {
  type Contract,
  type ContractFormText,
  type ContractFormValues,
  changedFields,
  contractFormText,
  contractSchema,
  isLocked,
} from '@portal/domain';
import { LeaveGuard, type UnsavedWork, UnsavedWorkBanner, useUnsavedWork } from '@portal/shell';
import { Banner, Button } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../copy';
import { formActions, form as formLook } from '../../parts/record-form.css';
import { useOutcome } from '../../parts/useOutcome';
import { ContractChangedDialog } from './ContractChangedDialog';
import { ContractHead, useOpenContract } from './ContractEditLayout';
import { ContractInputs } from './ContractInputs';
import { ProposalsCard } from './proposals/ProposalsCard';

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
  /** What is typed into it, and what that began with. */
  work: UnsavedWork<ContractFormText>;
}

/** What the person wants to save, and what someone else has saved meanwhile. */
interface Clash {
  mine: ContractFormValues;
  theirs: Contract;
}

function ContractForm({ contract, work }: ContractFormProps) {
  const { t, stack } = copy.useWords();
  const { succeeded, failed } = useOutcome();
  const readContract = useReadContract();
  const saveContract = useSaveContract();
  // Its company, language and type stay among the choices, whatever someone else has made of them.
  const [opened] = useState(contract);
  const [clash, setClash] = useState<Clash>();
  const locked = isLocked(contract.status);

  /** Saves, unless someone else has changed what the person has not seen: then it is shown and asked about. */
  const save = async (mine: ContractFormValues, seen: ContractFormText) => {
    const arrived = work.sending();
    let theirs = await readContract(contract.id);
    const write = async () =>
      arrived(contractFormText(await saveContract(contract.id, mine, theirs.version)));
    const isNew = () => changedFields(seen, contractFormText(theirs)).length > 0;
    if (isNew()) return setClash({ mine, theirs });
    try {
      await write();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
      // Changed between the reading and the saving.
      theirs = await readContract(contract.id);
      if (isNew()) return setClash({ mine, theirs });
      await write();
    }
    succeeded('toast.updated');
  };
  const saveOrSay = (mine: ContractFormValues, seen: ContractFormText) =>
    save(mine, seen).catch(() => failed('toast.notUpdated'));

  const { form, fields, formProps, busy } = useZodForm(contractSchema, {
    defaultValue: work.values,
    onSubmit: (mine) => saveOrSay(mine, work.began),
  });
  const saveMine = ({ mine, theirs }: Clash) => {
    setClash(undefined);
    void saveOrSay(mine, contractFormText(theirs));
  };

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
      {clash && (
        <ContractChangedDialog
          opened={work.began}
          mine={clash.mine}
          theirs={contractFormText(clash.theirs)}
          onSaveMine={() => saveMine(clash)}
          onTakeTheirs={() => work.begin(contractFormText(clash.theirs))}
          onKeepEditing={() => setClash(undefined)}
        />
      )}
    </div>
  );
}
