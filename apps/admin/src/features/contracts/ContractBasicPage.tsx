import { useReadContract, useSaveContract } from '@portal/api-client';
import {
  type Contract,
  type ContractFormValues,
  contractFormText,
  contractSchema,
  isLocked,
} from '@portal/domain';
import { Button, Notice } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../copy';
import { LeaveGuard } from '../../parts/LeaveGuard';
import { useOutcome } from '../../parts/useOutcome';
import { ChangedMeanwhileDialog } from './ChangedMeanwhileDialog';
import { ContractHead, useOpenContract } from './ContractEditLayout';
import { ContractInputs } from './ContractInputs';
import { formActions, form as formLook } from './ContractInputs.css';
import { changedFields } from './changed-fields';

/** The basic part of a contract: its form (CON-FORM-02 to CON-FORM-46). */
export function ContractBasicPage() {
  const contract = useOpenContract();
  // Another version of the record is another form; so is another record.
  const [taken, setTaken] = useState<{ version: number; contract: Contract }>();
  return (
    <>
      <ContractHead contract={contract} />
      <ContractForm
        key={`${contract.id} ${taken?.version ?? 0}`}
        contract={contract}
        from={taken?.contract.id === contract.id ? taken.contract : contract}
        onTakeTheirs={(theirs) => setTaken({ version: (taken?.version ?? 0) + 1, contract: theirs })}
      />
    </>
  );
}

interface ContractFormProps {
  contract: Contract;
  /** What the fields start from. */
  from: Contract;
  /** Called when the person gives up the own version for the one that is stored. */
  onTakeTheirs: (theirs: Contract) => void;
}

function ContractForm({ contract, from, onTakeTheirs }: ContractFormProps) {
  const { t, stack } = copy.useWords();
  const { succeeded, failed } = useOutcome();
  const readContract = useReadContract();
  const saveContract = useSaveContract();
  // What the person began from: another's change must not pass for it.
  const [opened, setOpened] = useState(from);
  const [clash, setClash] = useState<{ mine: ContractFormValues; theirs: Contract }>();
  const [unsaved, setUnsaved] = useState(false);
  const locked = isLocked(contract.status);

  const save = async (values: ContractFormValues) => {
    setOpened(await saveContract(contract.id, values));
    setUnsaved(false);
    succeeded('toast.updated');
  };
  const { form, fields, formProps, busy } = useZodForm(contractSchema, {
    defaultValue: contractFormText(opened),
    onSubmit: async (mine) => {
      try {
        const theirs = await readContract(contract.id);
        if (changedFields(opened, theirs).length > 0) setClash({ mine, theirs });
        else await save(mine);
      } catch {
        failed('toast.notUpdated');
      }
    },
  });
  const saveMine = async ({ mine }: { mine: ContractFormValues }) => {
    setClash(undefined);
    await save(mine).catch(() => failed('toast.notUpdated'));
  };

  return (
    <form {...formProps} className={formLook} onInput={() => setUnsaved(true)}>
      {locked ? (
        <Notice tone="info" title={t('form.archived')}>
          {stack('form.archivedText')}
        </Notice>
      ) : (
        <Notice tone="caution">{t('form.saveReminder')}</Notice>
      )}
      <ContractInputs form={form} fields={fields} contract={opened} />
      <div className={formActions}>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          blockedReason={locked ? stack('form.archivedBlocks') : undefined}
        >
          {t('form.update')}
        </Button>
      </div>
      <LeaveGuard unsaved={unsaved} />
      {clash && (
        <ChangedMeanwhileDialog
          opened={opened}
          {...clash}
          onSaveMine={() => void saveMine(clash)}
          onTakeTheirs={() => onTakeTheirs(clash.theirs)}
          onKeepEditing={() => setClash(undefined)}
        />
      )}
    </form>
  );
}
