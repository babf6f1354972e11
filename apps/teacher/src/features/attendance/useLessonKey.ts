import { newIdempotencyKey } from '@portal/api-client';
import type { AttendanceFormValues } from '@portal/domain';
import { useRef } from 'react';

/**
 * The key to send a lesson with: the same for the same lesson until it has arrived, so that a backend which honours
 * keys records it once however often it is sent. A lesson that was changed meanwhile is another one.
 */
export function useLessonKey() {
  const kept = useRef<{ lesson: string; key: string }>(undefined);
  return {
    keyFor(values: AttendanceFormValues): string {
      const lesson = JSON.stringify(values);
      if (kept.current?.lesson !== lesson) kept.current = { lesson, key: newIdempotencyKey() };
      return kept.current.key;
    },
    forget() {
      kept.current = undefined;
    },
  };
}
