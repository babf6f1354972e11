import type { OpenSession } from '@portal/domain';
import type { OpenSession as WireOpenSession } from '../../generated/types.gen.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function openSessionToWire(session: OpenSession): WireOpenSession {
  const { id, beganAt, usedAt, browser, system, isCurrent, isSameNetwork } = session;
  return {
    id,
    began_at: beganAt,
    used_at: usedAt,
    browser,
    system,
    is_current: yesNo(isCurrent),
    same_network: isSameNetwork === null ? null : yesNo(isSameNetwork),
  };
}
