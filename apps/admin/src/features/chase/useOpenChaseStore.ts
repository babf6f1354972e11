import {
  moveSnoozesUp,
  readSnoozes,
  useApi,
  useCapabilities,
  useEndSnooze,
  useSaveSnoozes,
} from '@portal/api-client';
import { useMemo } from 'react';
import type { OpenChaseStore } from './chase-store';
import { openChaseStore } from './openChaseStore';
import { sharedChaseStore } from './sharedChaseStore';

/**
 * Returns a function that opens the snoozes of the backend, or else those of this device. Undefined until that is
 * known.
 */
export function useOpenChaseStore(): OpenChaseStore | undefined {
  const api = useApi();
  const save = useSaveSnoozes();
  const end = useEndSnooze();
  const { data, error } = useCapabilities();
  const isShared = data?.includes('shared-views') ?? (error ? false : undefined);
  return useMemo(() => {
    if (isShared === undefined) return undefined;
    if (!isShared) return openChaseStore;
    const calls = {
      read: () => readSnoozes(api.call),
      moveUp: (marks: Parameters<typeof moveSnoozesUp>[1]) => moveSnoozesUp(api.call, marks),
      save,
      end,
    };
    return async (today) => sharedChaseStore(calls, await openChaseStore(today).catch(() => null), today);
  }, [api, save, end, isShared]);
}
