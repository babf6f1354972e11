import { organisationMoment } from '@portal/api-client';
import { type LocalMoment, momentOf, momentText } from '@portal/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { onMinute } from './onMinute';

/** Returns the organization's day and minute, and re-renders every minute, even after the device slept. */
export function useLocalMinute(): LocalMoment {
  const text = useSyncExternalStore(onMinute, localMinuteText);
  return useMemo(() => momentOf(text), [text]);
}

/** Returns the organization's day and minute. */
export function localMinute(): LocalMoment {
  return organisationMoment();
}

function localMinuteText(): string {
  return momentText(organisationMoment());
}
