import {
  type DeviceTrustRule,
  lacksRequiredFactor,
  type Organisation,
  type SecondFactor,
  type SecondFactorReminder,
  type SecondFactorRule,
  type User,
} from '@portal/domain';
import {
  getSecondFactor,
  listUsers,
  remindOfSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  setOrganisation,
} from '../generated/sdk.gen.ts';
import { secondFactorFromWire, secondFactorReminderFromWire } from '../wire/second-factor.ts';
import { userFiltersToWire, userFromWire } from '../wire/user.ts';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { useRefresh, useWrite } from './useWrite.ts';

/** The second factor of a user (extension `second-factor`). Teachers can only read their own. Null sends no request. */
export function useSecondFactor(userId: number | null): Query<SecondFactor> {
  return useQuery(userId === null ? null : ['second-factor', userId], async (call) =>
    secondFactorFromWire((await getSecondFactor({ ...call, path: { id: userId ?? 0 } })).data.data),
  );
}

/** Reads the active people of whom the settings require a second factor, and who have none. */
export async function readMissingSecondFactors(call: ReadCall): Promise<User[]> {
  const query = userFiltersToWire({ active: true, secondFactor: 'missing', pageSize: 5000 });
  const { data } = await listUsers({ ...call, query });
  // A backend without the filter returns everybody.
  return data.data.map(userFromWire).filter(({ secondFactor }) => lacksRequiredFactor(secondFactor));
}

/** The active people of whom the settings require a second factor, and who have none. */
export function useMissingSecondFactors(): Query<User[]> {
  return useQuery(['users', 'missing-second-factors'], readMissingSecondFactors);
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
 * Mails people without a second factor a request to set one up. Returns what each was sent, and who was skipped. Throws
 * `unanswered` if the outcome is unknown; the list then shows it.
 */
export function useRemindOfSecondFactor(): (userIds: readonly number[]) => Promise<SecondFactorReminder[]> {
  return useWrite(
    async (call, ids: readonly number[]) => {
      const { data } = await remindOfSecondFactor({ ...call, body: { ids: [...ids] } });
      return data.data.map(secondFactorReminderFromWire);
    },
    'users',
    'second-factor',
    'mails',
  );
}

/**
 * Chooses who must sign in with a second factor, and whether people may trust a device. Throws `refused` if the
 * signed-in user has none, and `conflict` if
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
