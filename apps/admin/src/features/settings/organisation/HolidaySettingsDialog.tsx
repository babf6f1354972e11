import { useHolidayRegions, useSetHolidays } from '@portal/api-client';
import {
  easterChoices,
  holidaySettingsSchema,
  holidaySettingsText,
  type Organisation,
  usualHolidayRegion,
} from '@portal/domain';
import { RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Text } from '@portal/ui';
import { FormCombobox, FormRadioGroup } from '@portal/views';
import { useMemo } from 'react';
import { easterWords } from './easter-words';
import { organisationWords } from './organisation-words';
import { regionOptions } from './region-options';

export interface HolidaySettingsDialogProps {
  organisation: Organisation;
  /** Loads the settings again after a rejection: someone else may have changed them. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

/** A dialog for the region whose holidays plans skip, and in Québec for the day off at Easter. */
export function HolidaySettingsDialog({ organisation, readAgain, onClose }: HolidaySettingsDialogProps) {
  const { t, stack, pair } = organisationWords.useWords();
  const toast = useToast();
  const setHolidays = useSetHolidays();
  const regions = useHolidayRegions();
  const options = useMemo(() => regionOptions(regions.data ?? []), [regions.data]);
  return (
    <RecordDialog
      draft={{ form: 'holiday-settings', record: 'organisation', stored: holidaySettingsText(organisation) }}
      schema={holidaySettingsSchema}
      save={async ({ region, easter }) => {
        try {
          return await setHolidays(organisation, {
            region,
            easterDay: easter === 'both' ? null : (easter ?? organisation.easterDay),
          });
        } catch (error) {
          await readAgain();
          throw error;
        }
      }}
      onSaved={() => toast.success(pair('holidays.saved'))}
      refused={stack('holidays.notSaved')}
      title={stack('holidays.change')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormCombobox
            field={fields.region}
            label={t('holidays.regionField')}
            hint={t('holidays.hint')}
            options={options}
            loading={regions.isLoading}
          />
          {fields.region.value === usualHolidayRegion && (
            <FormRadioGroup
              field={fields.easter}
              label={t('holidays.easterField')}
              hint={t('holidays.easterHint')}
              options={easterChoices.map((value) => ({ value, label: t(easterWords[value]) }))}
            />
          )}
          <Text as="div" tone="soft">
            {stack('holidays.text')}
          </Text>
          {fields.region.value !== usualHolidayRegion && (
            <Text as="div" tone="soft">
              {stack('holidays.check')}
            </Text>
          )}
        </>
      )}
    </RecordDialog>
  );
}
