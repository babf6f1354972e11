import { useCompanies, useCourseTypes, useHasExtension, useLanguages } from '@portal/api-client';
import { type Contract, canChooseEnd, type contractSchema, endAfterStartChange } from '@portal/domain';
import { RefusedBanner, useChoices } from '@portal/records';
import { inputs, level, wholeRow } from '@portal/records/form-layout';
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
import { useCourseTypeChoices } from '../../parts/useCourseTypeChoices';
import { contractFormWords } from './contract-form-words';

type ContractZodForm = ReturnType<typeof useZodForm<typeof contractSchema>>;

export interface ContractInputsProps extends Pick<ContractZodForm, 'form' | 'fields'> {
  /** The edited contract; null for a new one. */
  contract: Contract | null;
  /** Whether the contract is archived and therefore read-only (CON-FORM-03). */
  locked?: boolean;
}

/** The fields of a contract, in the order in which users fill them in (CON-FORM-04 to CON-FORM-21). */
export function ContractInputs({ form, fields, contract, locked = false }: ContractInputsProps) {
  const { t, stack, plain } = contractFormWords.useWords();
  const hasMeetings = useHasExtension('meeting-attendance');
  const known = { companies: useCompanies(), languages: useLanguages(), courseTypes: useCourseTypes() };
  const missing = Object.values(known).filter(({ data, error }) => data === undefined && error);
  const retryAll = () => Promise.all(missing.map(({ retry }) => retry()));
  const companies = useChoices(known.companies.data, contract?.company);
  const languages = useChoices(known.languages.data, contract?.language, fields.languageId.initialValue);
  const courseTypes = useCourseTypeChoices(contract?.courseType, fields.courseTypeId.initialValue);
  const startsOn = String(fields.startsOn.value ?? '');
  const mayChooseEnd = canChooseEnd(startsOn);
  // Read-only text can still be selected and copied; selects and checkboxes have no read-only state in browsers.
  const asText = { readOnly: locked };
  const asChoice = { disabled: locked };
  const canAddAtEnd = useHasExtension('cancellations');

  return (
    <>
      {missing.length > 0 && (
        <RefusedBanner error={missing[0]?.error} onRetry={retryAll}>
          {stack('choicesNotLoaded')}
        </RefusedBanner>
      )}
      <Card title={stack('client')}>
        <div className={inputs}>
          <TextField
            label={t('number')}
            value={contract?.number ?? ''}
            // A hint instead of a placeholder, because a phone would cut off a long placeholder.
            hint={contract ? undefined : stack('numberLater')}
            readOnly
          />
          <FormTextField field={fields.invoice} label={t('invoice')} {...asText} />
          <FormCombobox
            field={fields.companyId}
            label={t('companyId')}
            placeholder={plain('chooseCompany')}
            options={companies}
            loading={known.companies.isLoading}
            {...asText}
          />
          <FormTextField field={fields.contactPerson} label={t('contactPerson')} {...asText} />
          {contract && (
            <>
              <FormDateField field={fields.expiresOn} label={t('expiresOn')} {...asText} />
              <div className={level}>
                <FormCheckboxField field={fields.approved} label={t('approved')} {...asChoice} />
              </div>
            </>
          )}
        </div>
      </Card>
      <Card title={stack('details')}>
        <div className={inputs}>
          <div className={wholeRow}>
            <FormTextareaField field={fields.description} label={t('description')} {...asText} />
          </div>
          <FormSelectField
            field={fields.languageId}
            label={t('languageId')}
            placeholder={plain('chooseLanguage')}
            options={languages}
            {...asChoice}
          />
          <FormSelectField
            field={fields.courseTypeId}
            label={t('courseTypeId')}
            placeholder={plain('chooseCourseType')}
            options={courseTypes}
            {...asChoice}
          />
          <FormTextField
            field={fields.complementaryDescription}
            label={t('complementaryDescription')}
            {...asText}
          />
          <FormNumberField
            field={fields.hoursPerClass}
            label={t('hoursPerClass')}
            decimals
            step={0.5}
            {...asText}
          />
          <FormNumberField field={fields.numberOfClasses} label={t('numberOfClasses')} {...asText} />
          {canAddAtEnd && (
            <div className={wholeRow}>
              <FormCheckboxField field={fields.classAtEnd} label={t('classAtEnd')} {...asChoice} />
            </div>
          )}
          <FormTextField field={fields.schedule} label={t('schedule')} {...asText} />
          <FormDateField
            field={fields.startsOn}
            label={t('startsOn')}
            {...asText}
            onChange={(event) => {
              const endsOn = String(fields.endsOn.value ?? '');
              const end = endAfterStartChange(event.currentTarget.value, endsOn);
              if (end !== endsOn) form.update({ name: fields.endsOn.name, value: end });
            }}
          />
          <FormDateField
            field={fields.endsOn}
            label={t('endsOn')}
            min={startsOn || undefined}
            readOnly={locked || !mayChooseEnd}
            aria-disabled={!locked && !mayChooseEnd}
            hint={locked || mayChooseEnd ? undefined : stack('endNeedsStart')}
          />
          <div className={wholeRow}>
            <FormTextField
              field={fields.location}
              label={t('location')}
              placeholder={plain('locationHint')}
              {...asText}
            />
          </div>
          {hasMeetings && (
            <div className={wholeRow}>
              <FormTextField
                field={fields.meetingLink}
                label={t('meetingLink')}
                hint={stack('meetingLinkHint')}
                inputMode="url"
                spellCheck={false}
                {...asText}
              />
            </div>
          )}
        </div>
      </Card>
    </>
  );
}
