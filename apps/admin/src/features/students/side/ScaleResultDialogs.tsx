import { ApiError } from '@portal/api-client';
import type { Student } from '@portal/domain';
import { AbsentRecordDialog } from '@portal/records';
import { localDay } from '@portal/shell';
import { useState } from 'react';
import { RemoveScaleResult } from './RemoveScaleResult';
import { ScaleResultDialog } from './ScaleResultDialog';
import { scaleResultWords } from './scale-result-words';

export interface ScaleResultDialogsProps {
  dialog: 'scale-result' | 'remove-scale-result';
  student: Student;
  /** The result of the dialog; null for a new one. */
  resultId: number | null;
  onClose: () => void;
}

/** The dialogs of a result. They stay open when a colleague removes the result. */
export function ScaleResultDialogs({ dialog, student, resultId, onClose }: ScaleResultDialogsProps) {
  const { t, stack } = scaleResultWords.useWords();
  const [result] = useState(() => student.scaleResults.find(({ id }) => id === resultId) ?? null);
  if (!result && (resultId !== null || dialog === 'remove-scale-result'))
    return (
      <AbsentRecordDialog
        title={t('card')}
        error={new ApiError({ code: 'not-found' })}
        retry={async () => undefined}
        notFound={{ title: stack('notFound'), text: stack('notFoundText') }}
        onClose={onClose}
      />
    );
  if (result && dialog === 'remove-scale-result')
    return <RemoveScaleResult result={result} onClose={onClose} />;
  return <ScaleResultDialog student={student} result={result} today={localDay()} onClose={onClose} />;
}
