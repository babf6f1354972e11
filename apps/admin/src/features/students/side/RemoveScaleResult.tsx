import { useDeleteScaleResult } from '@portal/api-client';
import { levelsText, type ScaleResult } from '@portal/domain';
import { datePair, PairText } from '@portal/i18n';
import { ActionDialog } from '@portal/records';
import { useState } from 'react';
import { scaleResultWords } from './scale-result-words';

export interface RemoveScaleResultProps {
  result: ScaleResult;
  onClose: () => void;
}

/** Asks before a result on the scale of a client is removed. Refused if a colleague has changed it since. */
export function RemoveScaleResult({ result, onClose }: RemoveScaleResultProps) {
  const { t, stack, pair } = scaleResultWords.useWords();
  const remove = useDeleteScaleResult();
  const [opened] = useState(result);
  return (
    <ActionDialog
      title={stack('removal.title')}
      confirmLabel={t('remove')}
      tone="critical"
      action={() => remove(opened)}
      done={pair('removal.done')}
      refused={pair('removal.failed')}
      onClose={onClose}
    >
      <p>
        <strong>{t(`scale.${opened.scale}`)} </strong>
        <PairText
          value={pair('resultOf', {
            levels: levelsText(opened.scale, opened.levels),
            date: datePair(opened.testedOn),
          })}
        />
      </p>
      <p>{stack('removal.text')}</p>
    </ActionDialog>
  );
}
