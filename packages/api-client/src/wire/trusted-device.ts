import type { TrustedDevice } from '@portal/domain';
import type { TrustedDevice as Wire } from '../generated/types.gen.ts';

export function trustedDeviceFromWire(wire: Wire): TrustedDevice {
  const { id, browser, system, trusted_at, used_at, expires_at, is_current } = wire;
  return {
    id,
    browser,
    system,
    trustedAt: trusted_at,
    usedAt: used_at,
    expiresAt: expires_at,
    isCurrent: is_current === 1,
  };
}
