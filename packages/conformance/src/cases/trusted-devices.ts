import type {
  GetDeviceTrustResponse,
  ListTrustedDevicesResponse,
  LoginAnswer,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { ownId } from '../facts.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';
import { personWithCodes } from './second-factor.ts';
import { somebodyElse } from './sessions.ts';

/** A new person with codes, who has trusted the device of a sign-in. */
async function personWithTrust(context: TestContext) {
  const { data } = await context.call<GetDeviceTrustResponse>('ROLE_ADMIN', 'getDeviceTrust', {});
  if (data.allowed === 0) throw new Missing('settings that let people trust a device');
  const { id, enter, recovery } = await personWithCodes(context);
  const { headers } = await enter();
  const { auth } = await context.call<LoginAnswer>('anonymous', 'proveSecondFactor', {
    headers,
    body: { code: recovery[0] ?? '', trust_device: true },
  });
  return { id, headers: { Authorization: `Bearer ${auth.access_token}` } };
}

const devicesOf = (context: TestContext, id: number) =>
  context.call<ListTrustedDevicesResponse>('ROLE_ADMIN', 'listTrustedDevices', { path: { id } });

/** The calls about devices that spare the second step (DECISION-159). */
export const trustedDevices = {
  getDeviceTrust: { good: () => ({}) },
  listTrustedDevices: {
    good: async (context, role) => ({ path: { id: await ownId(context, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context, role) => ({ path: { id: await somebodyElse(context, role) } }),
    does: {
      'lists a device that was trusted after the code, with an end': async (context) => {
        const { id } = await personWithTrust(context);
        const { data } = await devicesOf(context, id);
        const [device] = data;
        expect(data.length === 1 && device !== undefined, `${data.length} are listed`);
        const days =
          (Date.parse(device?.expires_at ?? '') - Date.parse(device?.trusted_at ?? '')) / 86_400_000;
        expect(days === 30, `it is trusted for ${days} days`);
      },
    },
  },
  endDeviceTrust: {
    leavesNoTrace: true,
    // A device is trusted by a browser. Ending a trust that is not there changes nothing.
    good: async (context, role) => ({ path: { id: await ownId(context, role), device: unknownId } }),
    unknown: () => ({ path: { id: unknownId, device: unknownId } }),
    foreign: async (context, role) => ({
      path: { id: await somebodyElse(context, role), device: unknownId },
    }),
    does: {
      'ends the trust, also a second time': async (context) => {
        const { id } = await personWithTrust(context);
        const [device] = (await devicesOf(context, id)).data;
        const path = { id, device: device?.id ?? 0 };
        for (const _ of [1, 2]) await context.call('ROLE_ADMIN', 'endDeviceTrust', { path });
        expect((await devicesOf(context, id)).data.length === 0, 'it is still trusted');
      },
    },
  },
} satisfies Cases;
