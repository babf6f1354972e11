import type { ArchivedKind, ArchivedRecord, RemainingContract } from '@portal/domain';
import { findArchived, getRemainingWork } from '../generated/sdk.gen.ts';
import { archivedRecordFromWire, remainingContractFromWire } from '../wire/archiving.ts';
import { useHasExtension } from './capabilities.ts';
import { type Query, useQuery } from './useQuery.ts';

/** Identifies a teacher, or a user who may be a teacher. */
export type WhoseWork = { teacherId: number } | { userId: number };

/**
 * The contracts and planned classes that remain with an archived teacher (extension `archiving`). Reads nothing from a
 * backend without it.
 */
export function useRemainingWork(whose: WhoseWork): Query<RemainingContract[]> {
  const isKnown = useHasExtension('archiving');
  return useQuery(isKnown ? ['remaining-work', whose] : null, async (call) => {
    const { data } = await getRemainingWork({ ...call, query: whose });
    return data.data.map(remainingContractFromWire);
  });
}

/**
 * The archived record that already has this address or name; null if there is none (extension `archiving`). Reads
 * nothing from a backend without it.
 */
export function useArchivedMatch(
  kind: Exclude<ArchivedKind, 'teacher'>,
  text: string,
): Query<ArchivedRecord | null> {
  const isKnown = useHasExtension('archiving');
  return useQuery(isKnown ? ['archived-match', kind, text] : null, async (call) => {
    const { data } = await findArchived({ ...call, body: { kind, text } });
    return data.data && archivedRecordFromWire(data.data);
  });
}
