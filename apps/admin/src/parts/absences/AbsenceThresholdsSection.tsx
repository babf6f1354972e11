import { Heading, Stack } from '@portal/ui';
import { AbsenceThresholdSettings } from './AbsenceThresholdSettings';
import { absenceWords } from './absence-words';

/** The absence thresholds of the organization, among its settings (DECISION-135). */
export function AbsenceThresholdsSection() {
  const { t } = absenceWords.useWords();
  return (
    <Stack as="section" gap="large">
      <Heading level={2} look="section">
        {t('title')}
      </Heading>
      <AbsenceThresholdSettings of="default" />
    </Stack>
  );
}
