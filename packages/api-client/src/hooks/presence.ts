import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { type Api, eventType } from '../client.ts';
import type { RecordWatch, WatchedSubject } from '../generated/types.gen.ts';
import { useApi } from './ApiProvider.tsx';
import { useHasExtension } from './capabilities.ts';
import { ignoreClosedCache } from './ignore-closed-cache.ts';

/** A colleague who has a record open. */
export interface Colleague {
  readonly id: number;
  readonly name: string;
}

/** A record that can be watched (extension `presence`). */
export interface WatchedRecord {
  readonly subject: WatchedSubject;
  /** The id of the contract, for an outline, the course info and a report. */
  readonly id: number;
  /** The student, for a report only. */
  readonly studentId?: number;
}

interface WatchOptions {
  /** Whether this user has unsaved changes; colleagues see it. */
  readonly isEditing: boolean;
  /** Called when a colleague has saved a change. Queries on screen are revalidated at the same time. */
  readonly onSaved: (colleague: Colleague) => void;
}

const nobody: readonly Colleague[] = [];
/** Milliseconds before a closed stream is opened again; the maximum applies after failures. */
const shortestPause = 1000;
const maxPause = 60_000;

/**
 * Returns the colleagues with unsaved changes of the record, from server-sent events. Nobody for a null record, or
 * without the extension. A hidden tab listens only while it has unsaved changes, because browsers allow six
 * connections.
 */
export function useColleagues(
  record: WatchedRecord | null,
  { isEditing, onSaved }: WatchOptions,
): readonly Colleague[] {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const isSupported = useHasExtension('presence');
  const isVisible = useIsVisible();
  const [colleagues, setColleagues] = useState(nobody);
  const isWatching = isSupported && record !== null && (isVisible || isEditing);
  const { subject, id, studentId } = record ?? { subject: 'contract', id: 0 };

  const onEvent = useEffectEvent(({ colleagues, saved_by }: RecordWatch) => {
    setColleagues(colleagues);
    if (!saved_by) return;
    void ignoreClosedCache(mutate(() => true));
    onSaved(saved_by);
  });
  useEffect(() => {
    if (!isWatching) return setColleagues(nobody);
    const leaving = new AbortController();
    // After the form or the first typed character is painted: React runs the effects of a click or key before that.
    const timer = setTimeout(() => {
      void follow(api, { subject, id, studentId }, isEditing, leaving.signal, (event) => onEvent(event));
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, isWatching, subject, id, studentId, isEditing]);
  return colleagues;
}

/** Follows the stream until the signal aborts, and reopens it after it ends or fails. Stops when the server refuses. */
async function follow(
  { call: { client } }: Api,
  { studentId, ...path }: WatchedRecord,
  editing: boolean,
  signal: AbortSignal,
  onEvent: (event: RecordWatch) => void,
): Promise<void> {
  for (let pause = shortestPause; !signal.aborted; pause = Math.min(pause * 2, maxPause)) {
    let failure: unknown;
    const { stream } = await client.sse.get<RecordWatch>({
      url: '/presence/{subject}/{id}',
      path,
      query: { editing, studentId },
      headers: { Accept: eventType },
      security: [{ scheme: 'bearer', type: 'http' }],
      signal,
      sseMaxRetryAttempts: 1,
      onSseError: (error) => {
        failure = error;
      },
    });
    for await (const event of stream) {
      if (signal.aborted) return;
      onEvent(event as unknown as RecordWatch);
      pause = shortestPause;
    }
    if (signal.aborted || isRefused(failure)) return;
    onEvent({ colleagues: [], saved_by: null });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** An expired token is renewed by the next attempt. */
function isRefused(failure: unknown): boolean {
  return failure instanceof Error && /failed: 4(?!01)/.test(failure.message);
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const change = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return isVisible;
}
