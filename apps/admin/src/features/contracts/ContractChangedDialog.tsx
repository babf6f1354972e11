import { useCompanies, useCourseTypes, useLanguages } from '@portal/api-client';
import { type ContractFormText, type ContractFormValues, changedFields } from '@portal/domain';
import type { Halves } from '@portal/i18n';
import { ChangedMeanwhileDialog, type ChangedMeanwhileDialogProps } from '@portal/views';
import { copy } from '../../copy';

export interface ContractChangedDialogProps extends Omit<ChangedMeanwhileDialogProps, 'title' | 'fields'> {
  /** What the person began from. */
  opened: ContractFormText;
  /** What is stored by now. */
  theirs: ContractFormText;
  /** What the person wants to save. */
  mine: ContractFormValues;
}

type Field = keyof ContractFormValues;

/** Shows what someone else has changed in a contract, and asks which version stands (decision 36). */
export function ContractChangedDialog({ opened, theirs, mine, ...answers }: ContractChangedDialogProps) {
  const { t, stack, halves } = copy.useWords();
  const names: Partial<Record<Field, { id: number; name: string }[] | undefined>> = {
    companyId: useCompanies().data,
    languageId: useLanguages().data,
    courseTypeId: useCourseTypes().data,
  };
  const written = (field: Field, value: string | number | boolean | null): string | Halves => {
    if (typeof value === 'boolean') return halves(value ? 'yes' : 'no');
    return names[field]?.find(({ id }) => id === Number(value))?.name ?? (String(value ?? '') || '---');
  };
  return (
    <ChangedMeanwhileDialog
      {...answers}
      title={stack('form.changedElsewhere')}
      fields={changedFields(opened, theirs).map((field) => ({
        id: field,
        term: t(`form.${labels[field]}`),
        theirs: written(field, theirs[field]),
        mine: written(field, mine[field]),
      }))}
    />
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
