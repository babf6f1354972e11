import type { ClosedReason } from '@portal/domain';
import { PairText } from '@portal/i18n';

export interface ClosedDayNameProps {
  /** The reason why the day is closed. */
  reason: ClosedReason;
}

/** The name of a holiday or of a closure, French above English. */
export function ClosedDayName({ reason }: ClosedDayNameProps) {
  const { name, nameEn } = 'holiday' in reason ? reason.holiday : reason.closure;
  return <PairText value={{ fr: name, en: nameEn ?? name }} layout="stack" />;
}
