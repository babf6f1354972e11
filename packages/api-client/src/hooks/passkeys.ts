import type { Passkey } from '@portal/domain';
import { listPasskeys, removePasskey, renamePasskey } from '../generated/sdk.gen.ts';
import { passkeyFromWire } from '../wire/passkey.ts';
import { type Query, useQuery } from './useQuery.ts';
import { useRefresh, useWrite } from './useWrite.ts';

/** The passkeys that are left, for the browser to tell the device. */
export interface AcceptedPasskeys {
  /** The host name to which passkeys are bound. */
  siteId: string;
  /** The name of the person for devices. */
  userHandle: string;
  /** The ids by which devices know their passkeys. */
  credentialIds: string[];
}

/** The passkeys of a user (extension `passkeys`). Teachers can only read their own. Null sends no request. */
export function usePasskeys(userId: number | null): Query<readonly Passkey[]> {
  return useQuery(userId === null ? null : ['passkeys', userId], async (call) =>
    (await listPasskeys({ ...call, path: { id: userId ?? 0 } })).data.data.map(passkeyFromWire),
  );
}

/** Returns a function that reads again what shows passkeys, after one was added. */
export function useRefreshPasskeys(): () => void {
  return useRefresh('passkeys', 'second-factor', 'users', 'sign-ins');
}

/** Names a passkey of the signed-in user. Throws `not-found` if it was removed. */
export function useRenamePasskey(): (id: number, name: string) => Promise<void> {
  return useWrite(async (call, id: number, name: string) => {
    await renamePasskey({ ...call, path: { id }, body: { name } });
  }, 'passkeys');
}

/**
 * Removes a passkey of the signed-in user, and returns which are left. Throws `not-found` if it was removed before, and
 * `forbidden` if the settings require a second factor and it is the last one.
 */
export function useRemovePasskey(): (id: number) => Promise<AcceptedPasskeys> {
  return useWrite(
    async (call, id: number) => {
      const { rp_id, user_handle, credential_ids } = (await removePasskey({ ...call, path: { id } })).data
        .data;
      return { siteId: rp_id, userHandle: user_handle, credentialIds: credential_ids };
    },
    'passkeys',
    'second-factor',
    'users',
    'sign-ins',
  );
}
