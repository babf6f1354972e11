import type { OpenSession } from '@portal/domain';
import type { OpenSession as WireOpenSession } from '../generated/types.gen.ts';
import { yes } from './yes-no.ts';

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
