import type { ClosedReason } from '@portal/domain';
import { PairText } from '@portal/i18n';
import { holidayWords } from './holiday-words';

export interface ClosedDayNameProps {
  /** The reason why the day is closed. */
  reason: ClosedReason;
}

/** The name of a holiday or of a closure, French above English. */
export function ClosedDayName({ reason }: ClosedDayNameProps) {
  const { stack } = holidayWords.useWords();
  if ('holiday' in reason) return stack(reason.holiday);
  const { name, nameEn } = reason.closure;
  return <PairText value={{ fr: name, en: nameEn ?? name }} layout="stack" />;
}
