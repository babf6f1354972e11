import type { Student } from '@portal/domain';
import { localDay } from '@portal/shell';
import { useState } from 'react';
import { RemoveScaleResult } from './RemoveScaleResult';
import { ScaleResultDialog } from './ScaleResultDialog';

export interface ScaleResultDialogsProps {
  dialog: 'scale-result' | 'remove-scale-result';
  student: Student;
  /** The result of the dialog; null for a new one. */
  resultId: number | null;
  onClose: () => void;
}

/** The dialogs of a result. They stay open when a colleague removes the result. */
export function ScaleResultDialogs({ dialog, student, resultId, onClose }: ScaleResultDialogsProps) {
  const [result] = useState(() => student.scaleResults.find(({ id }) => id === resultId) ?? null);
  if (dialog === 'remove-scale-result')
    return result && <RemoveScaleResult result={result} onClose={onClose} />;
  if (resultId !== null && !result) return null;
  return <ScaleResultDialog student={student} result={result} today={localDay()} onClose={onClose} />;
}
