import { type ThresholdOwner, useAbsenceThresholds, useHasExtension } from '@portal/api-client';
import type { AbsencePercents } from '@portal/domain';
import { joinPairs, PairText } from '@portal/i18n';
import { onDemand, QueryState } from '@portal/records';
import { Button, Cluster, Skeleton, Stack, Text, VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import { absenceWords } from './absence-words';

const AbsenceThresholdsDialog = onDemand(
  async () => (await import('./AbsenceThresholdsDialog')).AbsenceThresholdsDialog,
);

export interface AbsenceThresholdSettingsProps {
  /** The contract, or the organization. */
  of: ThresholdOwner;
  /** Whether the contract is archived, so that its thresholds can no longer change. */
  readOnly?: boolean;
}

/**
 * The absence thresholds that count for a contract or by default, with the dialog to change them (DECISION-135). Renders
 * nothing for a backend without the extension.
 */
export function AbsenceThresholdSettings({ of, readOnly = false }: AbsenceThresholdSettingsProps) {
  const isOffered = useHasExtension('absence-thresholds');
  const saved = useAbsenceThresholds(isOffered ? of : null);
  const { t } = absenceWords.useWords();
  const [isChanging, setChanging] = useState(false);
  if (!isOffered) return null;
  if (saved.error && !saved.data) return <QueryState error={saved.error} retry={saved.retry} />;
  if (!saved.data)
    return (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton lines={2} />
      </div>
    );
  const { percents, inherited, inheritedFrom } = saved.data;
  const source = of === 'default' ? null : percents ? 'own' : inheritedFrom;
  return (
    <Stack>
      {source && (
        <Text tone="soft" size="caption">
          {t(`from.${source}`)}
        </Text>
      )}
      <Percents percents={percents ?? inherited} />
      {!readOnly && (
        <Cluster>
          <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        </Cluster>
      )}
      {isChanging && (
        <AbsenceThresholdsDialog
          of={of}
          saved={saved.data}
          readAgain={saved.retry}
          onClose={() => setChanging(false)}
        />
      )}
    </Stack>
  );
}

function Percents({ percents }: { percents: AbsencePercents }) {
  const { stack, pair } = absenceWords.useWords();
  if (percents.length === 0) return <Text as="div">{stack('none')}</Text>;
  return <PairText value={joinPairs(percents.map((percent) => pair('percent', { percent })))} />;
}
