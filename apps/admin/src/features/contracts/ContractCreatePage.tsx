import { useCreateContract } from '@portal/api-client';
import { contractFormText, contractSchema } from '@portal/domain';
import { PageLayout, PageTitle } from '@portal/shell';
import { Button, ChevronLeftIcon, Icon, PageHead, TextLink } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState(false);
  const { form, fields, formProps, busy } = useZodForm(contractSchema, {
    defaultValue: contractFormText(null),
    onSubmit: async (values) => {
      try {
        const { id } = await createContract(values);
        setUnsaved(false);
        succeeded('toast.created');
        navigate(pathTo('courses.edit.basic', { id }));
      } catch {
        failed('toast.notCreated');
      }
    },
  });

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
        onInput={() => setUnsaved(true)}
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
