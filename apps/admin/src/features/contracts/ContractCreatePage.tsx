import { useCreateContract } from '@portal/api-client';
import { type Contract, type ContractFormText, contractFormText, contractSchema } from '@portal/domain';
import { PageLayout, PageTitle, type UnsavedWork } from '@portal/shell';
import { Banner, ButtonLink, PageHead } from '@portal/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { copy } from '../../copy';
import { BackLink } from '../../parts/BackLink';
import { DraftForm } from '../../parts/DraftForm';
import { FormLayout } from '../../parts/FormLayout';
import { useOutcomeToast } from '../../parts/useOutcomeToast';
import { useRecordForm } from '../../parts/useRecordForm';
import { pathTo } from '../../paths';
import { ContractInputs } from './ContractInputs';
import { listAddress } from './ContractState';
import { NewContractProposals } from './proposals/NewContractProposals';
import { proposalWords } from './proposals/proposal-words';
import { useProposalUploads } from './proposals/useProposalUploads';

/** A new contract: the same form, empty (CON-FORM-22, CON-FORM-23). */
export function ContractCreatePage() {
  const { t, plain } = copy.useWords();
  const [createdId, setCreatedId] = useState<number>();

  // Replaces the form, whose guard would ask before leaving. Replaces the history entry, so that Back leads to the
  // list.
  if (createdId !== undefined)
    return <Navigate to={pathTo('courses.edit.basic', { id: createdId })} replace />;

  return (
    <PageLayout>
      <PageTitle>{plain('form.create')}</PageTitle>
      <PageHead
        title={t('form.create')}
        eyebrow={<BackLink href={listAddress()}>{t('contracts')}</BackLink>}
      />
      <DraftForm form="contract" record="new" stored={contractFormText(null)} offersDraft>
        {(work) => <NewContractForm work={work} onCreated={setCreatedId} />}
      </DraftForm>
    </PageLayout>
  );
}

interface NewContractFormProps {
  work: UnsavedWork<ContractFormText>;
  /** Called with the id from the server. */
  onCreated: (id: number) => void;
}

function NewContractForm({ work, onCreated }: NewContractFormProps) {
  const { t } = copy.useWords();
  const { succeeded, failed } = useOutcomeToast();
  const createContract = useCreateContract();
  const { uploads, send, drop } = useProposalUploads();
  const [proposals, setProposals] = useState<readonly File[]>([]);
  const [created, setCreated] = useState<Contract>();
  const record = useRecordForm({
    work,
    schema: contractSchema,
    save: (values) => createContract(values),
    onSaved: (contract) => {
      setCreated(contract);
      succeeded('toast.created');
      for (const file of proposals) void send(contract.id, file);
    },
    onFailed: () => failed('toast.notCreated'),
  });

  const isDone = created !== undefined && proposals.every((file) => uploads.get(file)?.state === 'sent');
  useEffect(() => {
    if (created && isDone) onCreated(created.id);
  }, [created, isDone, onCreated]);

  return (
    <FormLayout
      form={record}
      submitLabel={t('form.add')}
      resetLabel={t('form.reset')}
      actions={
        created && (
          <CreatedBanner
            contract={created}
            failed={proposals.some((file) => uploads.get(file)?.state === 'failed')}
          />
        )
      }
    >
      <ContractInputs
        form={record.form}
        fields={record.fields}
        contract={null}
        locked={created !== undefined}
      />
      <NewContractProposals
        uploads={uploads}
        drop={drop}
        onRetry={(file) => created && void send(created.id, file)}
        onFilesChange={(files) => {
          setProposals(files);
          if (created) for (const file of files) if (!uploads.has(file)) void send(created.id, file);
        }}
      />
    </FormLayout>
  );
}

interface CreatedBannerProps {
  contract: Contract;
  /** Whether a proposal failed to upload. */
  failed: boolean;
}

/** The contract exists but its proposals are not uploaded yet: it must not be created twice. */
function CreatedBanner({ contract: { id, number }, failed }: CreatedBannerProps) {
  const { t, stack } = proposalWords.useWords();
  return (
    <Banner
      role="status"
      tone={failed ? 'caution' : 'positive'}
      title={t('created', { number })}
      action={
        <ButtonLink variant="primary" href={pathTo('courses.edit.basic', { id })}>
          {t('goOn')}
        </ButtonLink>
      }
    >
      {stack(failed ? 'notSent' : 'sending')}
    </Banner>
  );
}
