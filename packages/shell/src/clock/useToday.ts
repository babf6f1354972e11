import type { CalendarDate } from '@portal/domain';
import { useSyncExternalStore } from 'react';
import { localDay } from './localDay';
import { onMinute } from './onMinute';

/** Returns the organization's day and re-renders when the next one begins, also after the device slept. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(onMinute, localDay);
}
