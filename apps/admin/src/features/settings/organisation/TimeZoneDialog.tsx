import { useSetTimeZone } from '@portal/api-client';
import { type Organisation, timeZoneSchema, timeZoneText } from '@portal/domain';
import { RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Heading, Stack, Text } from '@portal/ui';
import { FormCombobox } from '@portal/views';
import { useState } from 'react';
import { organisationWords } from './organisation-words';
import { deviceTimeZone, timeZoneOptions } from './time-zones';

export interface TimeZoneDialogProps {
  organisation: Organisation;
  /** Loads the settings again after a rejection: someone else may have changed them. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

const effects = ['today', 'moments', 'classes', 'calendars', 'offline'] as const;

/** A dialog for the time zone, which explains the effect of a change before it is saved. */
export function TimeZoneDialog({ organisation, readAgain, onClose }: TimeZoneDialogProps) {
  const { t, stack, pair } = organisationWords.useWords();
  const toast = useToast();
  const setTimeZone = useSetTimeZone();
  const { timeZone } = organisation;
  const [options] = useState(() => timeZoneOptions(timeZone));
  return (
    <RecordDialog
      draft={{
        form: 'time-zone',
        record: 'organisation',
        stored: timeZoneText(timeZone ?? deviceTimeZone()),
      }}
      schema={timeZoneSchema}
      save={async (values) => {
        try {
          return await setTimeZone(organisation, values.timeZone);
        } catch (error) {
          await readAgain();
          throw error;
        }
      }}
      onSaved={() => toast.success(pair('saved'))}
      refused={stack('notSaved')}
      title={stack(timeZone === null ? 'choose' : 'change')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormCombobox
            field={fields.timeZone}
            label={t('timeZoneField')}
            hint={t('hint')}
            options={options}
          />
          <Stack as="section" gap="small">
            <Heading level={3}>{t('effects')}</Heading>
            <Stack as="ul" gap="xsmall">
              {effects.map((effect) => (
                <Text as="li" key={effect}>
                  {t(`effect.${effect}`)}
                </Text>
              ))}
            </Stack>
          </Stack>
        </>
      )}
    </RecordDialog>
  );
}
