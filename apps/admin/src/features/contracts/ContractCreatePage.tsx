import { useCapabilities, useCreateContract, useHasExtension, useKnowsExtensions } from '@portal/api-client';
import { type Contract, contractFormText, contractSchema } from '@portal/domain';
import { BackLink, QueryState, RecordForm } from '@portal/records';
import { PageLayout, PageTitle } from '@portal/shell';
import { Banner, ButtonLink, CheckboxField, PageHead } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { copy } from '../../copy';
import { useOutcomeToast } from '../../parts/useOutcomeToast';
import { pathTo } from '../../paths';
import { ContractInputs, type ContractInputsProps } from './ContractInputs';
import { listAddress } from './ContractState';
import { contractFormWords } from './contract-form-words';
import { planWords } from './plan/plan-words';
import { NewContractProposals } from './proposals/NewContractProposals';
import { proposalWords } from './proposals/proposal-words';
import { useProposalUploads } from './proposals/useProposalUploads';

/** A new contract: the same form, empty (CON-FORM-22, CON-FORM-23). */
export function ContractCreatePage() {
  const { t } = copy.useWords();
  const words = contractFormWords.useWords();
  const { succeeded, failed } = useOutcomeToast();
  const createContract = useCreateContract();
  const [created, setCreated] = useState<Contract>();
  const [isDone, setDone] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const plan = planWords.useWords();
  const extensions = useCapabilities();
  const knowsExtensions = useKnowsExtensions();
  const canPlan = useHasExtension('planned-classes');
  const hasMeetings = useHasExtension('meeting-attendance');
  const canAddAtEnd = useHasExtension('cancellations');

  // Redirects only after the form is gone, whose guard would ask before leaving. Replaces the history entry, so that
  // Back leads to the list.
  if (created && isDone) {
    const part = isPlanning ? 'courses.edit.plan' : 'courses.edit.basic';
    return <Navigate to={pathTo(part, { id: created.id })} replace />;
  }

  return (
    <PageLayout>
      <PageTitle>{words.plain('create')}</PageTitle>
      <PageHead
        title={words.t('create')}
        eyebrow={<BackLink href={listAddress()}>{t('contracts')}</BackLink>}
      />
      {!knowsExtensions && <QueryState error={extensions.error} retry={extensions.retry} />}
      {knowsExtensions && (
        <RecordForm
          draft={{ form: 'contract', record: 'new', stored: contractFormText(null) }}
          schema={contractSchema}
          save={({ meetingLink, classAtEnd, ...values }, { intention }) =>
            createContract(
              { ...values, ...(hasMeetings && { meetingLink }), ...(canAddAtEnd && { classAtEnd }) },
              intention,
            )
          }
          onSaved={(contract) => {
            setCreated(contract);
            succeeded('toast.created');
          }}
          onFailed={() => failed('toast.notCreated')}
          submitLabel={words.t('add')}
          resetLabel={words.t('reset')}
          hasActions={!created}
        >
          {({ form, fields }) => (
            <>
              <NewContractInputs form={form} fields={fields} created={created} onDone={() => setDone(true)} />
              {canPlan && (
                <CheckboxField
                  label={plan.t('planNext')}
                  checked={isPlanning}
                  onChange={({ currentTarget }) => setPlanning(currentTarget.checked)}
                />
              )}
            </>
          )}
        </RecordForm>
      )}
    </PageLayout>
  );
}

interface NewContractInputsProps extends Pick<ContractInputsProps, 'form' | 'fields'> {
  /** The contract after it is saved. */
  created: Contract | undefined;
  /** Called when the contract is saved and its proposals are uploaded. */
  onDone: () => void;
}

/** The fields of a new contract, and its proposals, which are uploaded after the contract is saved. */
function NewContractInputs({ form, fields, created, onDone }: NewContractInputsProps) {
  const { uploads, send, drop } = useProposalUploads();
  const [proposals, setProposals] = useState<readonly File[]>([]);
  useEffect(() => {
    if (created) for (const file of proposals) if (!uploads.has(file)) void send(created.id, file);
  }, [created, proposals, uploads, send]);
  const isDone = created !== undefined && proposals.every((file) => uploads.get(file)?.state === 'sent');
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  return (
    <>
      <ContractInputs form={form} fields={fields} contract={null} locked={created !== undefined} />
      <NewContractProposals
        uploads={uploads}
        drop={drop}
        onRetry={(file) => created && void send(created.id, file)}
        onFilesChange={setProposals}
      />
      {created && (
        <CreatedBanner
          contract={created}
          failed={proposals.some((file) => uploads.get(file)?.state === 'failed')}
        />
      )}
    </>
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
