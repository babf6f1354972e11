import type { TrustedDevice } from '@portal/domain';
import { endDeviceTrust, listTrustedDevices } from '../generated/sdk.gen.ts';
import { trustedDeviceFromWire } from '../wire/trusted-device.ts';
import { type Query, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** The devices that a user trusts, the latest first (extension `trusted-devices`). Teachers can only read their own. */
export function useTrustedDevices(userId: number): Query<TrustedDevice[]> {
  return useQuery(['trusted-devices', userId], async (call) =>
    (await listTrustedDevices({ ...call, path: { id: userId } })).data.data.map(trustedDeviceFromWire),
  );
}

/** Ends the trust of a user in a device. Not an error if it has already ended. */
export function useEndDeviceTrust(): (userId: number, device: number) => Promise<void> {
  return useWrite(
    async (call, id: number, device: number) => {
      await endDeviceTrust({ ...call, path: { id, device } });
    },
    'trusted-devices',
    'sign-ins',
  );
}
