import { useCompanies, useCourseTypes, useLanguages } from '@portal/api-client';
import { type Contract, canChooseEnd, type contractSchema, endAfterStartChange } from '@portal/domain';
import { Card, type SelectOption, TextField } from '@portal/ui';
import {
  FormCheckboxField,
  FormCombobox,
  FormDateField,
  FormNumberField,
  FormSelectField,
  FormTextareaField,
  FormTextField,
  type useZodForm,
} from '@portal/views';
import { useMemo } from 'react';
import { copy } from '../../copy';
import { inputs, level, wholeRow } from './ContractInputs.css';

type ContractZodForm = ReturnType<typeof useZodForm<typeof contractSchema>>;

export interface ContractInputsProps extends Pick<ContractZodForm, 'form' | 'fields'> {
  /** The contract that is edited; null while one is created. */
  contract: Contract | null;
}

/** The fields of a contract, in the order a person fills them (CON-FORM-04 to CON-FORM-21). */
export function ContractInputs({ form, fields, contract }: ContractInputsProps) {
  const { t, stack, plain } = copy.useWords();
  const known = useCompanies();
  const companies = useOptions(known.data, contract?.company);
  const languages = useOptions(useLanguages().data, contract?.language);
  const courseTypes = useOptions(useCourseTypes().data, contract?.courseType);
  const startsOn = String(fields.startsOn.value ?? '');
  const mayChooseEnd = canChooseEnd(startsOn);

  return (
    <>
      <Card title={stack('form.client')}>
        <div className={inputs}>
          <TextField
            label={t('form.number')}
            value={contract?.number ?? plain('form.numberLater')}
            readOnly
          />
          <FormTextField field={fields.invoice} label={t('form.invoice')} />
          <FormCombobox
            field={fields.companyId}
            label={t('form.company')}
            placeholder={plain('form.chooseCompany')}
            options={companies}
            loading={known.isLoading}
          />
          <FormTextField field={fields.contactPerson} label={t('form.contactPerson')} />
          {contract && (
            <>
              <FormDateField field={fields.expiresOn} label={t('form.expiresOn')} />
              <div className={level}>
                <FormCheckboxField field={fields.approved} label={t('form.approved')} />
              </div>
            </>
          )}
        </div>
      </Card>
      <Card title={stack('form.details')}>
        <div className={inputs}>
          <div className={wholeRow}>
            <FormTextareaField field={fields.description} label={t('form.description')} />
          </div>
          <FormSelectField
            field={fields.languageId}
            label={t('form.language')}
            placeholder={plain('form.chooseLanguage')}
            options={languages}
          />
          <FormSelectField
            field={fields.courseTypeId}
            label={t('form.courseType')}
            placeholder={plain('form.chooseCourseType')}
            options={courseTypes}
          />
          <FormTextField field={fields.complementaryDescription} label={t('form.complementaryDescription')} />
          <FormNumberField field={fields.hoursPerClass} label={t('form.hoursPerClass')} decimals />
          <FormNumberField field={fields.numberOfClasses} label={t('form.numberOfClasses')} />
          <FormDateField
            field={fields.startsOn}
            label={t('form.startsOn')}
            onChange={(event) => {
              const endsOn = String(fields.endsOn.value ?? '');
              const end = endAfterStartChange(event.currentTarget.value, endsOn);
              if (end !== endsOn) form.update({ name: fields.endsOn.name, value: end });
            }}
          />
          <FormDateField
            field={fields.endsOn}
            label={t('form.endsOn')}
            min={startsOn || undefined}
            readOnly={!mayChooseEnd}
            aria-disabled={!mayChooseEnd}
            hint={mayChooseEnd ? undefined : stack('form.endNeedsStart')}
          />
          <FormTextField field={fields.schedule} label={t('form.schedule')} />
          <FormTextField
            field={fields.location}
            label={t('form.location')}
            placeholder={plain('form.locationHint')}
          />
        </div>
      </Card>
    </>
  );
}

interface Named {
  id: number;
  name: string;
}

/** The choices, with the one that the contract has even when it was archived since, so that a save keeps it. */
function useOptions(known: readonly Named[] | undefined, own: Named | null | undefined): SelectOption[] {
  return useMemo(() => {
    const missing = own && !known?.some(({ id }) => id === own.id) ? [own] : [];
    return [...missing, ...(known ?? [])].map(({ id, name }) => ({ value: String(id), label: name }));
  }, [known, own]);
}
