import { useSetPresenceTolerance } from '@portal/api-client';
import { type Organisation, presenceToleranceSchema, presenceToleranceText } from '@portal/domain';
import { RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Text } from '@portal/ui';
import { FormNumberField } from '@portal/views';
import { organisationWords } from './organisation-words';

export interface PresenceToleranceDialogProps {
  organisation: Organisation & { presenceTolerance: number };
  /** Reads the settings again after a refusal: someone else may have changed them. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

/** A dialog for the minutes from which late and early count in an online meeting (DECISION-119). */
export function PresenceToleranceDialog({ organisation, readAgain, onClose }: PresenceToleranceDialogProps) {
  const { t, stack, pair } = organisationWords.useWords();
  const toast = useToast();
  const setTolerance = useSetPresenceTolerance();
  return (
    <RecordDialog
      draft={{
        form: 'presence-tolerance',
        record: 'organisation',
        stored: presenceToleranceText(organisation.presenceTolerance),
      }}
      schema={presenceToleranceSchema}
      save={async ({ minutes }) => {
        try {
          return await setTolerance(organisation, minutes);
        } catch (error) {
          await readAgain();
          throw error;
        }
      }}
      onSaved={() => toast.success(pair('meetings.saved'))}
      refused={stack('meetings.notSaved')}
      title={stack('meetings.change')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormNumberField
            field={fields.minutes}
            label={t('meetings.toleranceField')}
            hint={stack('meetings.hint')}
          />
          <Text as="div" tone="soft">
            {stack('meetings.text')}
          </Text>
        </>
      )}
    </RecordDialog>
  );
}
