import { useCorrectHoliday, useDeleteHolidayCorrection } from '@portal/api-client';
import type { HolidayCorrection, ListedHoliday } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { ActionDialog, actionTexts } from '@portal/records';
import { useRef } from 'react';
import { closedDaysWords } from './closed-days-words';

export interface HolidayRowDialogProps {
  holiday: ListedHoliday;
  onClose: () => void;
}

/** Asks before a holiday is removed or restored. A day that the office added is deleted. */
export function HolidayRowDialog({ holiday, onClose }: HolidayRowDialogProps) {
  const words = closedDaysWords.useWords();
  const correct = useCorrectHoliday();
  const takeBack = useDeleteHolidayCorrection();
  // Id of the saved correction, which Undo deletes.
  const saved = useRef<number | null>(null);
  const { date, name, nameEn, isObserved, correctionId } = holiday;
  const action = isObserved ? 'remove' : 'restore';
  const withKind = async (kind: HolidayCorrection['kind']) => {
    saved.current = (await correct({ date, name, nameEn, kind })).correctionId;
  };
  const undo = async () => {
    if (correctionId !== null) await withKind(isObserved ? 'added' : 'removed');
    else if (saved.current !== null) await takeBack(saved.current);
  };
  return (
    <ActionDialog
      {...actionTexts(words, action)}
      tone={isObserved ? 'critical' : undefined}
      action={() => (correctionId === null ? withKind('removed') : takeBack(correctionId))}
      undo={undo}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong> · <DateText value={date} />
      </p>
      <p>{words.stack(`${action}.text`)}</p>
    </ActionDialog>
  );
}
