import { useCompanies, useCourseTypes, useLanguages } from '@portal/api-client';
import { type Contract, canChooseEnd, type contractSchema, endAfterStartChange } from '@portal/domain';
import { Card, TextField } from '@portal/ui';
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
import { copy } from '../../copy';
import { RefusedBanner } from '../../parts/RefusedBanner';
import { inputs, level, wholeRow } from '../../parts/record-form.css';
import { useChoices } from '../../parts/useChoices';

type ContractZodForm = ReturnType<typeof useZodForm<typeof contractSchema>>;

export interface ContractInputsProps extends Pick<ContractZodForm, 'form' | 'fields'> {
  /** The edited contract; null for a new one. */
  contract: Contract | null;
  /** Whether the contract is archived and therefore read-only (CON-FORM-03). */
  locked?: boolean;
}

/** The fields of a contract, in the order in which people fill them in (CON-FORM-04 to CON-FORM-21). */
export function ContractInputs({ form, fields, contract, locked = false }: ContractInputsProps) {
  const { t, stack, plain } = copy.useWords();
  const known = { companies: useCompanies(), languages: useLanguages(), courseTypes: useCourseTypes() };
  const missing = Object.values(known).filter(({ data, error }) => data === undefined && error);
  const retryAll = () => Promise.all(missing.map(({ retry }) => retry()));
  const companies = useChoices(known.companies.data, contract?.company);
  const languages = useChoices(known.languages.data, contract?.language, fields.languageId.initialValue);
  const courseTypes = useChoices(
    known.courseTypes.data,
    contract?.courseType,
    fields.courseTypeId.initialValue,
  );
  const startsOn = String(fields.startsOn.value ?? '');
  const mayChooseEnd = canChooseEnd(startsOn);
  // Read-only text can still be selected and copied; selects and checkboxes have no read-only state in browsers.
  const asText = { readOnly: locked };
  const asChoice = { disabled: locked };

  return (
    <>
      {missing.length > 0 && (
        <RefusedBanner error={missing[0]?.error} onRetry={retryAll}>
          {stack('form.choicesNotLoaded')}
        </RefusedBanner>
      )}
      <Card title={stack('form.client')}>
        <div className={inputs}>
          <TextField
            label={t('form.number')}
            value={contract?.number ?? plain('form.numberLater')}
            readOnly
          />
          <FormTextField field={fields.invoice} label={t('form.invoice')} {...asText} />
          <FormCombobox
            field={fields.companyId}
            label={t('form.company')}
            placeholder={plain('form.chooseCompany')}
            options={companies}
            loading={known.companies.isLoading}
            {...asText}
          />
          <FormTextField field={fields.contactPerson} label={t('form.contactPerson')} {...asText} />
          {contract && (
            <>
              <FormDateField field={fields.expiresOn} label={t('form.expiresOn')} {...asText} />
              <div className={level}>
                <FormCheckboxField field={fields.approved} label={t('form.approved')} {...asChoice} />
              </div>
            </>
          )}
        </div>
      </Card>
      <Card title={stack('form.details')}>
        <div className={inputs}>
          <div className={wholeRow}>
            <FormTextareaField field={fields.description} label={t('form.description')} {...asText} />
          </div>
          <FormSelectField
            field={fields.languageId}
            label={t('form.language')}
            placeholder={plain('form.chooseLanguage')}
            options={languages}
            {...asChoice}
          />
          <FormSelectField
            field={fields.courseTypeId}
            label={t('form.courseType')}
            placeholder={plain('form.chooseCourseType')}
            options={courseTypes}
            {...asChoice}
          />
          <FormTextField
            field={fields.complementaryDescription}
            label={t('form.complementaryDescription')}
            {...asText}
          />
          <FormNumberField
            field={fields.hoursPerClass}
            label={t('form.hoursPerClass')}
            decimals
            step={0.5}
            {...asText}
          />
          <FormNumberField field={fields.numberOfClasses} label={t('form.numberOfClasses')} {...asText} />
          <FormTextField field={fields.schedule} label={t('form.schedule')} {...asText} />
          <FormDateField
            field={fields.startsOn}
            label={t('form.startsOn')}
            {...asText}
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
            readOnly={locked || !mayChooseEnd}
            aria-disabled={!locked && !mayChooseEnd}
            hint={locked || mayChooseEnd ? undefined : stack('form.endNeedsStart')}
          />
          <div className={wholeRow}>
            <FormTextField
              field={fields.location}
              label={t('form.location')}
              placeholder={plain('form.locationHint')}
              {...asText}
            />
          </div>
        </div>
      </Card>
    </>
  );
}
