import type { DeviceTrustRule, Organisation, SecondFactor, SecondFactorRule } from '@portal/domain';
import {
  getSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  setOrganisation,
} from '../generated/sdk.gen.ts';
import { secondFactorFromWire } from '../wire/second-factor.ts';
import { type Query, useQuery } from './useQuery.ts';
import { useRefresh, useWrite } from './useWrite.ts';

/** The second factor of a user (extension `second-factor`). Teachers can only read their own. Null sends no request. */
export function useSecondFactor(userId: number | null): Query<SecondFactor> {
  return useQuery(userId === null ? null : ['second-factor', userId], async (call) =>
    secondFactorFromWire((await getSecondFactor({ ...call, path: { id: userId ?? 0 } })).data.data),
  );
}

/** Returns a function that reads again what shows the second factor of the signed-in user, after it was set up. */
export function useRefreshSecondFactor(): () => void {
  return useRefresh('second-factor', 'users', 'sign-ins');
}

/** Removes the second factor of the signed-in user. Throws `forbidden` if the settings require it. */
export function useRemoveSecondFactor(): () => Promise<void> {
  return useWrite(
    async (call) => {
      await removeSecondFactor(call);
    },
    'second-factor',
    'users',
    'sign-ins',
  );
}

/** Removes the second factor of another user, who has lost it, and ends the sessions of that user. */
export function useResetSecondFactor(): (userId: number) => Promise<void> {
  return useWrite(
    async (call, id: number) => {
      await resetSecondFactor({ ...call, path: { id } });
    },
    'second-factor',
    'users',
    'sign-ins',
    'open-sessions',
  );
}

/** The office's rules about the second step. */
export interface SecondFactorRules {
  rule: SecondFactorRule;
  /** Undefined without the extension `trusted-devices`. */
  trust?: DeviceTrustRule;
}

/**
 * Chooses who must sign in with a second factor, and whether people may trust a device. Throws `refused` if the signed-in user has none, and `conflict` if
 * someone else has changed the settings.
 */
export function useSetSecondFactorRules(): (was: Organisation, rules: SecondFactorRules) => Promise<void> {
  return useWrite(
    async (call, { version }: Organisation, { rule, trust }: SecondFactorRules) => {
      const body = { second_factor_for: rule, ...(trust && { trusted_devices: trust }) };
      await setOrganisation({ ...call, headers: { 'If-Match': version }, body });
    },
    'organisation',
    'second-factor',
    'trusted-devices',
    'users',
  );
}
