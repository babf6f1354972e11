import { Card } from '@portal/ui';
import { AbsenceThresholdSettings } from './AbsenceThresholdSettings';
import { absenceWords } from './absence-words';

export interface AbsenceThresholdsCardProps {
  /** The id of the contract. */
  of: number;
  /** Whether the contract is archived. */
  readOnly: boolean;
}

/** The absence thresholds of a contract, beside it (DECISION-135). */
export function AbsenceThresholdsCard({ of, readOnly }: AbsenceThresholdsCardProps) {
  const { t } = absenceWords.useWords();
  return (
    <Card title={t('title')}>
      <AbsenceThresholdSettings of={{ contractId: of }} readOnly={readOnly} />
    </Card>
  );
}
