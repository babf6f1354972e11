import { getCapabilities } from '../generated/sdk.gen.ts';
import { nullIfMissing } from './null-if-missing.ts';
import { type Query, type ReadCall, readOnce, useQuery } from './useQuery.ts';

/** A set of calls in addition to the documents, which a backend may lack (DECISION-51). */
export type Extension =
  | 'absence-thresholds'
  | 'api-keys'
  | 'attestations'
  | 'initials'
  | 'archiving'
  | 'belonging'
  | 'cancellations'
  | 'comment-phrases'
  | 'company-contact'
  | 'company-summary'
  | 'course-types'
  | 'follow-ups'
  | 'history'
  | 'hours'
  | 'idempotency-keys'
  | 'import-history'
  | 'lesson-details'
  | 'level-scales'
  | 'links'
  | 'mails'
  | 'meeting-attendance'
  | 'organisation'
  | 'own-corrections'
  | 'passkeys'
  | 'password-links'
  | 'payer-deadlines'
  | 'planned-classes'
  | 'presence'
  | 'providers'
  | 'reminders'
  | 'report-filters'
  | 'second-factor'
  | 'sessions'
  | 'shared-views'
  | 'sign-ins'
  | 'step-up'
  | 'trusted-devices'
  | 'unavailability'
  | 'webhooks';

/** The extensions that the backend has. Empty for a backend that answers 404. */
export function useCapabilities(): Query<readonly Extension[]> {
  return useQuery(['capabilities'], readCapabilities, readOnce);
}

/** Reads the extensions that the backend has. */
export async function readCapabilities(call: ReadCall): Promise<readonly Extension[]> {
  const answer = await nullIfMissing(getCapabilities(call));
  return (answer?.data.data ?? []) as Extension[];
}

/**
 * Whether it is known which extensions the backend has, or that this cannot be found out now. A form with fields of an
 * extension waits for it: otherwise it restores a draft, and saves, without them.
 */
export function useKnowsExtensions(): boolean {
  const { data, error } = useCapabilities();
  return data !== undefined || error !== undefined;
}

/** Whether the backend has this extension. False until it is known. */
export function useHasExtension(name: Extension): boolean {
  return useCapabilities().data?.includes(name) ?? false;
}
