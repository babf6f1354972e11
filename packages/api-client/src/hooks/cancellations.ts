import type { CancellationRule, CancellationTermsOfClass } from '@portal/domain';
import { useCallback } from 'react';
import {
  getCancellationRule,
  getCancellationTerms,
  getCourseCancellationRule,
  setCancellationRule,
  setCourseCancellationRule,
} from '../generated/sdk.gen.ts';
import type { GetCancellationRuleResponse } from '../generated/types.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { outcomeFromWire, ruleFromWire, ruleToWire } from '../wire/cancellation.ts';
import { useApi } from './ApiProvider.tsx';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** A rule for cancelled classes as it was read. */
export interface SavedCancellationRule {
  /** Null without one. */
  rule: CancellationRule | null;
  /** Sent back with a save, which fails if someone else saved first. */
  version: string | null;
}

/**
 * The rule of a contract for cancelled classes, or the default of the organization for `default` (extension
 * `cancellations`). Null reads nothing.
 */
export function useCancellationRule(of: number | 'default' | null): Query<SavedCancellationRule> {
  return useQuery(of === null ? null : ['cancellation-rules', of], async (call) => readRule(call, of));
}

async function readRule(call: ReadCall, of: number | 'default' | null): Promise<SavedCancellationRule> {
  const { data, response } =
    typeof of === 'number'
      ? await getCourseCancellationRule({ ...call, path: { courseId: of } })
      : await getCancellationRule(call);
  return savedRule(data, response);
}

/** Returns a function that reads the rule of a contract, or the default, past all caches. */
export function useReadCancellationRule(): (of: number | 'default') => Promise<SavedCancellationRule> {
  const api = useApi();
  return useCallback((of) => readRule(pastCaches(api.call), of), [api]);
}

/**
 * Replaces the rule of a contract, or the default; null withdraws it. `was` is the rule that was read. Throws `conflict`
 * when someone else has changed it.
 */
export function useSaveCancellationRule(): (
  of: number | 'default',
  rule: CancellationRule | null,
  was: Pick<SavedCancellationRule, 'version'>,
) => Promise<SavedCancellationRule> {
  return useWrite(
    async (
      call,
      of: number | 'default',
      rule: CancellationRule | null,
      { version }: Pick<SavedCancellationRule, 'version'>,
    ) => {
      const request = {
        ...call,
        body: { rule: rule && ruleToWire(rule) },
        ...(version && { headers: { 'If-Match': version } }),
      };
      const { data, response } =
        of === 'default'
          ? await setCancellationRule(request)
          : await setCourseCancellationRule({ ...request, path: { courseId: of } });
      return savedRule(data, response);
    },
    'cancellation-rules',
    'cancellation-terms',
  );
}

/** Until when a planned class can be cancelled in time, and who bears it afterwards; null without a rule. Null reads nothing. */
export function useCancellationTerms(classId: number | null): Query<CancellationTermsOfClass | null> {
  return useQuery(classId === null ? null : ['cancellation-terms', classId], async (call) =>
    readTerms(call, classId ?? 0),
  );
}

async function readTerms(call: ReadCall, id: number): Promise<CancellationTermsOfClass | null> {
  const { data } = (await getCancellationTerms({ ...call, path: { id } })).data;
  return data && { deadline: data.deadline, late: outcomeFromWire(data.late) };
}

function savedRule({ data }: GetCancellationRuleResponse, response: Response): SavedCancellationRule {
  return { rule: data && ruleFromWire(data), version: response.headers.get('ETag') };
}
