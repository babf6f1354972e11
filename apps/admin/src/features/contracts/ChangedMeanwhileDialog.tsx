import { useCompanies, useCourseTypes, useLanguages } from '@portal/api-client';
import type { ContractFormText, ContractFormValues } from '@portal/domain';
import { Button, DescriptionList, Dialog } from '@portal/ui';
import { copy } from '../../copy';
import { own, reason } from './ChangedMeanwhileDialog.css';
import { changedFields } from './changed-fields';

export interface ChangedMeanwhileDialogProps {
  /** What the person began from. */
  opened: ContractFormText;
  /** What is stored by now. */
  theirs: ContractFormText;
  /** What the person wants to save. */
  mine: ContractFormValues;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
  onKeepEditing: () => void;
}

type Field = keyof ContractFormValues;

/** Shows both versions of what someone else has changed, and asks which one stands (decision 36). */
export function ChangedMeanwhileDialog({
  opened,
  theirs,
  mine,
  onSaveMine,
  onTakeTheirs,
  onKeepEditing,
}: ChangedMeanwhileDialogProps) {
  const { t, stack, plain } = copy.useWords();
  const names: Partial<Record<Field, { id: number; name: string }[] | undefined>> = {
    companyId: useCompanies().data,
    languageId: useLanguages().data,
    courseTypeId: useCourseTypes().data,
  };
  const written = (field: Field, value: string | number | boolean | null) => {
    if (typeof value === 'boolean') return plain(value ? 'yes' : 'no');
    return names[field]?.find(({ id }) => id === Number(value))?.name ?? (String(value ?? '') || '---');
  };
  return (
    <Dialog
      open
      onClose={onKeepEditing}
      size="large"
      title={stack('form.changedElsewhere')}
      closeLabel={t('form.keepEditing')}
      actions={
        <>
          <Button onClick={onKeepEditing}>{t('form.keepEditing')}</Button>
          <Button onClick={onTakeTheirs}>{t('form.takeTheirs')}</Button>
          <Button variant="primary" onClick={onSaveMine}>
            {t('form.saveMine')}
          </Button>
        </>
      }
    >
      <p className={reason}>{stack('form.changedElsewhereText')}</p>
      <DescriptionList
        items={changedFields(opened, theirs).map((field) => ({
          id: field,
          term: t(`form.${labels[field]}`),
          value: (
            <>
              <div>{stack('form.theirs', { value: written(field, theirs[field]) })}</div>
              <div className={own}>{stack('form.mine', { value: written(field, mine[field]) })}</div>
            </>
          ),
        }))}
      />
    </Dialog>
  );
}

const labels = {
  invoice: 'invoice',
  companyId: 'company',
  contactPerson: 'contactPerson',
  approved: 'approved',
  expiresOn: 'expiresOn',
  description: 'description',
  languageId: 'language',
  courseTypeId: 'courseType',
  complementaryDescription: 'complementaryDescription',
  hoursPerClass: 'hoursPerClass',
  numberOfClasses: 'numberOfClasses',
  startsOn: 'startsOn',
  endsOn: 'endsOn',
  schedule: 'schedule',
  location: 'location',
} as const satisfies Record<Field, string>;
