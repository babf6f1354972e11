import { useCourseTypes } from '@portal/api-client';
import { frequencies, seasons, type studentNeedsSchema, webinarTypes } from '@portal/domain';
import { inputs, wholeRow } from '@portal/records/form-layout';
import {
  FormNumberField,
  FormSelectField,
  FormTextareaField,
  FormTextField,
  type useZodForm,
  vocabulary,
} from '@portal/views';
import { useCourseTypeChoices } from '../../../parts/useCourseTypeChoices';
import { legend, quarter } from './needs.css';
import { needsWords } from './needs-words';

export type NeedsInputsProps = Pick<ReturnType<typeof useZodForm<typeof studentNeedsSchema>>, 'fields'>;

/** The uses of a language, each with its text from the outline. */
const uses = [
  ['conversation', 'emphasis.speaking'],
  ['listening', 'emphasis.listening'],
  ['writing', 'emphasis.writing'],
  ['reading', 'emphasis.reading'],
] as const;

/** The fields of a student's needs in one language (STU-EDIT-27 to STU-EDIT-33, OPEN-63, OPEN-65). */
export function NeedsInputs({ fields }: NeedsInputsProps) {
  const { t, plain } = needsWords.useWords();
  const ofDomain = vocabulary.useWords();
  const own = Number(fields.courseTypeId.initialValue);
  const known = useCourseTypes().data?.find(({ id }) => id === own);
  const courseTypes = useCourseTypeChoices(known, fields.courseTypeId.initialValue);
  return (
    <div className={inputs}>
      <input
        type="hidden"
        name={fields.languageId.name}
        defaultValue={String(fields.languageId.initialValue)}
      />
      <FormSelectField
        field={fields.courseTypeId}
        label={t('courseTypeId')}
        placeholder={plain('chooseCourseType')}
        options={courseTypes}
      />
      <FormNumberField field={fields.hours} label={t('hours')} decimals />
      <FormSelectField
        field={fields.season}
        label={t('season')}
        placeholder={plain('chooseSeason')}
        options={seasons.map((value) => ({ value, label: ofDomain.plain(`season.${value}`) }))}
      />
      <FormSelectField
        field={fields.webinarType}
        label={t('webinarType')}
        placeholder={plain('chooseWebinar')}
        options={webinarTypes.map((value) => ({ value, label: ofDomain.plain(`webinarType.${value}`) }))}
      />
      {fields.webinarType.value === 'other' && (
        <div className={wholeRow}>
          <FormTextField field={fields.otherWebinar} label={t('otherWebinar')} autoComplete="off" />
        </div>
      )}
      <fieldset className={wholeRow}>
        <legend className={legend}>{t('frequencies')}</legend>
        <div className={quarter}>
          {uses.map(([field, word]) => (
            <FormSelectField
              key={field}
              field={fields[field]}
              label={ofDomain.t(word)}
              placeholder={plain('chooseFrequency')}
              options={frequencies.map((value) => ({
                value,
                label: ofDomain.plain(`frequency.${value}`),
              }))}
            />
          ))}
        </div>
      </fieldset>
      {(['objectives', 'learningStyle', 'availability', 'otherComments'] as const).map((field) => (
        <FormTextareaField key={field} field={fields[field]} label={t(field)} />
      ))}
    </div>
  );
}
