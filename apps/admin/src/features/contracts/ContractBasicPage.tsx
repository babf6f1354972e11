import { useReadContract, useSaveContract } from '@portal/api-client';
import {
  type Contract,
  type ContractFormValues,
  contractFormText,
  contractSchema,
  isLocked,
} from '@portal/domain';
import { Banner, Button } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { useRef, useState } from 'react';
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
  // What the form began with: another's change must not pass for the person's own. Another version is another form.
  const [began, setBegan] = useState({ contract, version: 0 });
  const [unsaved, setUnsaved] = useState(false);
  const beginWith = (record: Contract) => {
    setBegan({ contract: record, version: began.version + 1 });
    setUnsaved(false);
  };
  // Untouched, it follows its record: it began with the row of a list, or someone else has saved since.
  const isOther = began.contract.id !== contract.id;
  if (isOther || (!unsaved && changedFields(began.contract, contract).length > 0)) beginWith(contract);

  return (
    <>
      <ContractHead contract={contract} />
      <ContractForm
        key={began.version}
        contract={contract}
        began={began.contract}
        unsaved={unsaved}
        onType={() => setUnsaved(true)}
        onSaved={(saved, typedSince) => {
          setBegan({ ...began, contract: saved });
          setUnsaved(typedSince);
        }}
        onTakeTheirs={beginWith}
      />
    </>
  );
}

interface ContractFormProps {
  contract: Contract;
  /** What the fields started from. */
  began: Contract;
  /** Something was typed since. */
  unsaved: boolean;
  /** Called at the first key. */
  onType: () => void;
  /** Called with what was stored, and whether something was typed while that was under way. */
  onSaved: (saved: Contract, typedSince: boolean) => void;
  /** Called when the person gives up the own version for the one that is stored. */
  onTakeTheirs: (theirs: Contract) => void;
}

function ContractForm({ contract, began, unsaved, onType, onSaved, onTakeTheirs }: ContractFormProps) {
  const { t, stack } = copy.useWords();
  const { succeeded, failed } = useOutcome();
  const readContract = useReadContract();
  const saveContract = useSaveContract();
  const [clash, setClash] = useState<{ mine: ContractFormValues; theirs: Contract }>();
  const typedSinceSubmit = useRef(false);
  const locked = isLocked(contract.status);

  const save = async (values: ContractFormValues, readVersion: Contract['version']) => {
    const saved = await saveContract(contract.id, values, readVersion);
    onSaved(saved, typedSinceSubmit.current);
    succeeded('toast.updated');
  };
  const { form, fields, formProps, busy } = useZodForm(contractSchema, {
    defaultValue: contractFormText(began),
    onSubmit: async (mine) => {
      typedSinceSubmit.current = false;
      try {
        const theirs = await readContract(contract.id);
        if (changedFields(began, theirs).length > 0) setClash({ mine, theirs });
        else await save(mine, theirs.version);
      } catch {
        failed('toast.notUpdated');
      }
    },
  });
  const saveMine = async ({ mine, theirs }: { mine: ContractFormValues; theirs: Contract }) => {
    setClash(undefined);
    await save(mine, theirs.version).catch(() => failed('toast.notUpdated'));
  };

  const onInput = () => {
    typedSinceSubmit.current = true;
    // Said once: to set again what is set already would draw the form anew at each key.
    if (!unsaved) onType();
  };

  return (
    <form {...formProps} className={formLook} onInput={onInput}>
      {locked ? (
        <Banner tone="info" title={t('form.archived')}>
          {stack('form.archivedText')}
        </Banner>
      ) : (
        <Banner tone="caution">{t('form.saveReminder')}</Banner>
      )}
      <ContractInputs form={form} fields={fields} contract={began} />
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
          opened={began}
          {...clash}
          onSaveMine={() => void saveMine(clash)}
          onTakeTheirs={() => onTakeTheirs(clash.theirs)}
          onKeepEditing={() => setClash(undefined)}
        />
      )}
    </form>
  );
}
