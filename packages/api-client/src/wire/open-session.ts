import type { OpenSession } from '@portal/domain';
import type { OpenSession as WireOpenSession } from '../generated/types.gen.ts';
import { yes, yesNo } from './yes-no.ts';

export function openSessionFromWire(session: WireOpenSession): OpenSession {
  const { id, browser, system, same_network } = session;
  return {
    id,
    beganAt: session.began_at,
    usedAt: session.used_at,
    browser,
    system,
    isCurrent: yes(session.is_current),
    isSameNetwork: same_network === null ? null : yes(same_network),
  };
}

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
