import type { UsedHours } from '@portal/domain';
import { Text } from '@portal/ui';
import { usedHoursWords } from './used-hours-words';

export interface UsedHoursNoteProps {
  /** The hours next to which the note stands. */
  used: UsedHours;
}

/** Says which of the hours come from cancelled classes, and which recorded ones are left out; nothing without either. */
export function UsedHoursNote({ used: { cancelled, uncounted } }: UsedHoursNoteProps) {
  const { stack } = usedHoursWords.useWords();
  if (!cancelled && uncounted === 0) return null;
  return (
    <Text as="div" tone="soft" size="caption">
      {cancelled !== null && cancelled > 0 && <div>{stack('cancelled', { hours: cancelled })}</div>}
      {uncounted > 0 && <div>{stack('uncounted', { hours: uncounted })}</div>}
    </Text>
  );
}
