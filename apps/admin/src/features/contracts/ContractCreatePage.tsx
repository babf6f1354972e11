import { useCreateContract } from '@portal/api-client';
import { type ContractFormText, contractFormText, contractSchema } from '@portal/domain';
import {
  LeaveGuard,
  PageLayout,
  PageTitle,
  type UnsavedWork,
  UnsavedWorkBanner,
  useUnsavedWork,
} from '@portal/shell';
import { Button, ChevronLeftIcon, Icon, PageHead, TextLink } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { copy } from '../../copy';
import { useOutcome } from '../../parts/useOutcome';
import { pathTo } from '../../paths';
import { back } from './ContractEditLayout.css';
import { ContractInputs } from './ContractInputs';
import { formActions, form as formLook } from './ContractInputs.css';
import { queryToReturnTo } from './useReturnToRow';

/** A new contract: the same form, empty (CON-FORM-22, CON-FORM-23). */
export function ContractCreatePage() {
  const { t, plain } = copy.useWords();
  const [createdId, setCreatedId] = useState<number>();
  const work = useUnsavedWork({ form: 'contract', record: 'new', stored: contractFormText(null) });

  // In place of the form, whose guard would ask whether to leave it. Replaced: Back leads to the list, not to an empty form.
  if (createdId !== undefined)
    return <Navigate to={pathTo('courses.edit.basic', { id: createdId })} replace />;

  return (
    <PageLayout>
      <PageTitle>{plain('form.create')}</PageTitle>
      <PageHead
        title={t('form.create')}
        eyebrow={
          <TextLink variant="standalone" href={pathTo('courses.list') + queryToReturnTo()} className={back}>
            <Icon of={ChevronLeftIcon} size="small" />
            {t('contracts')}
          </TextLink>
        }
      />
      <UnsavedWorkBanner work={work} />
      <NewContractForm key={work.formKey} work={work} onCreated={setCreatedId} />
      <LeaveGuard work={work} />
    </PageLayout>
  );
}

interface NewContractFormProps {
  /** What is typed into it. */
  work: UnsavedWork<ContractFormText>;
  /** Called with the id that the server has given. */
  onCreated: (id: number) => void;
}

function NewContractForm({ work, onCreated }: NewContractFormProps) {
  const { t } = copy.useWords();
  const { succeeded, failed } = useOutcome();
  const createContract = useCreateContract();
  const { form, fields, formProps, busy } = useZodForm(contractSchema, {
    defaultValue: work.values,
    onSubmit: async (values) => {
      const arrived = work.sending();
      try {
        const { id } = await createContract(values);
        arrived();
        onCreated(id);
        succeeded('toast.created');
      } catch {
        failed('toast.notCreated');
      }
    },
  });
  return (
    <form {...formProps} {...work.listeners} className={formLook}>
      <ContractInputs form={form} fields={fields} contract={null} />
      <div className={formActions}>
        <Button type="reset">{t('form.reset')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('form.add')}
        </Button>
      </div>
    </form>
  );
}
