import { useCreateContract } from '@portal/api-client';
import { contractFormText, contractSchema } from '@portal/domain';
import { PageLayout, PageTitle } from '@portal/shell';
import { Button, ChevronLeftIcon, Icon, PageHead, TextLink } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { copy } from '../../copy';
import { LeaveGuard } from '../../parts/LeaveGuard';
import { useOutcome } from '../../parts/useOutcome';
import { pathTo } from '../../paths';
import { back } from './ContractEditLayout.css';
import { ContractInputs } from './ContractInputs';
import { formActions, form as formLook } from './ContractInputs.css';
import { queryToReturnTo } from './useReturnToRow';

/** A new contract: the same form, empty (CON-FORM-22, CON-FORM-23). */
export function ContractCreatePage() {
  const { t, plain } = copy.useWords();
  const { succeeded, failed } = useOutcome();
  const createContract = useCreateContract();
  const [createdId, setCreatedId] = useState<number>();
  const [unsaved, setUnsaved] = useState(false);
  const { form, fields, formProps, busy } = useZodForm(contractSchema, {
    defaultValue: contractFormText(null),
    onSubmit: async (values) => {
      try {
        setCreatedId((await createContract(values)).id);
        succeeded('toast.created');
      } catch {
        failed('toast.notCreated');
      }
    },
  });

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
      <form
        {...formProps}
        className={formLook}
        onInput={unsaved ? undefined : () => setUnsaved(true)}
        onReset={() => setUnsaved(false)}
      >
        <ContractInputs form={form} fields={fields} contract={null} />
        <div className={formActions}>
          <Button type="reset">{t('form.reset')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('form.add')}
          </Button>
        </div>
      </form>
      <LeaveGuard unsaved={unsaved} />
    </PageLayout>
  );
}
