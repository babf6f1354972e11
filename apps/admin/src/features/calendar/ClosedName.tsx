import type { ClosedReason } from '@portal/domain';
import { PairText } from '@portal/i18n';
import { calendarWords } from './calendar-words';

/** Why a day is closed: the name of the holiday or the closure. */
export function ClosedName({ reason }: { reason: ClosedReason }) {
  const { stack } = calendarWords.useWords();
  if ('holiday' in reason) return stack(`holiday.${reason.holiday}`);
  const { name, nameEn } = reason.closure;
  return <PairText value={{ fr: name, en: nameEn ?? name }} layout="stack" />;
}
