import type { TrustedDevice } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { answers, type Situation } from './situation.ts';

export interface TrustedDevicesSituation extends Situation {
  devices?: readonly TrustedDevice[];
}

/** Answers the calls about the devices that a user trusts. */
export function trustedDevicesHandlers({
  devices = [],
  ...situation
}: TrustedDevicesSituation = {}): HttpHandler[] {
  let trusted = devices;
  return [
    answers('get', '/users/:id/trusted-devices', situation, () => ({
      data: trusted.map(({ id, browser, system, trustedAt, usedAt, expiresAt, isCurrent }) => ({
        id,
        browser,
        system,
        trusted_at: trustedAt,
        used_at: usedAt,
        expires_at: expiresAt,
        is_current: isCurrent ? 1 : 0,
      })),
    })),
    answers('delete', '/users/:id/trusted-devices/:device', situation, ({ params }) => {
      trusted = trusted.filter(({ id }) => String(id) !== params.device);
      return { message: 'The device is no longer trusted' };
    }),
  ];
}
