import { ApiError } from '@portal/api-client';
import type { TextPair } from '@portal/i18n';

/** The reason for a failure: a translated text, or the server's message as received. */
export type Reason = TextPair | string;

/** A record for which the action failed. */
export interface NotDone<Row> {
  record: Row;
  reason: Reason;
}

/** Failed records with the same reason. */
export interface NotDoneGroup<Row> {
  /** Identifies the group. */
  key: string;
  reason: Reason;
  records: Row[];
}

/** Groups failed records by reason, the largest group first. */
export function byReason<Row>(notDone: readonly NotDone<Row>[]): NotDoneGroup<Row>[] {
  const groups = new Map<string, NotDoneGroup<Row>>();
  for (const { record, reason } of notDone) {
    const key = typeof reason === 'string' ? reason : reason.fr;
    const group = groups.get(key) ?? { key, reason, records: [] };
    group.records.push(record);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => other.records.length - one.records.length);
}

/** The kinds of rejection that the portal translates. */
export type RefusalKind = 'forbidden' | 'not-found' | 'conflict' | 'refused' | 'server';

/** Returns why a call was rejected: the server's message if there is one, otherwise the kind of rejection. */
export function refusalReason(error: unknown): { said: string } | { kind: RefusalKind } {
  if (!(error instanceof ApiError)) return { kind: 'server' };
  if (error.serverMessage && error.code !== 'server') return { said: error.serverMessage };
  switch (error.code) {
    case 'archived':
      return { kind: 'conflict' };
    case 'forbidden':
    case 'not-found':
    case 'conflict':
    case 'refused':
      return { kind: error.code };
    case 'too-large':
      return { kind: 'refused' };
    default:
      return { kind: 'server' };
  }
}
