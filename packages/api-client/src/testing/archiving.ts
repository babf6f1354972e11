import type { ArchivedRecord, RemainingContract } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { archivedRecordToWire, remainingContractToWire } from '../wire/archiving.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, type Situation } from './situation.ts';

export interface ArchivingSituation extends Situation {
  /** The work that remains with any teacher. */
  remaining?: RemainingContract[];
  /** The archived record for any address or name. */
  found?: ArchivedRecord | null;
}

/** Answers the calls of the extension `archiving`. */
export function archivingHandlers({
  remaining = [],
  found = null,
  ...situation
}: ArchivingSituation = {}): HttpHandler[] {
  return [
    ...capabilitiesHandlers(['archiving']),
    answers('get', '/archiving/remaining', situation, () => ({
      data: remaining.map(remainingContractToWire),
    })),
    answers('post', '/archiving/match', situation, () => ({ data: found && archivedRecordToWire(found) })),
  ];
}
