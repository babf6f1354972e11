import { ApiError } from '@portal/api-client';
import type { TextPair } from '@portal/i18n';

/** Why something was not done: in our words, or in the server's as received. */
export type Reason = TextPair | string;

/** A record for which something was not done. */
export interface NotDone<Row> {
  record: Row;
  reason: Reason;
}

/** Records with the same reason, and it. */
export interface NotDoneGroup<Row> {
  /** Tells the groups apart. */
  key: string;
  reason: Reason;
  records: Row[];
}

/** What was not done, by reason, the one of most records first. */
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

/** The kinds of refusal that we have words for. */
export type RefusalKind = 'forbidden' | 'not-found' | 'conflict' | 'refused' | 'server';

/** Why a call was refused: in the server's words where it has any, else the kind of refusal. */
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
