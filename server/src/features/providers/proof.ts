import type { ProviderArrival } from '@portal/api-client/openapi';
import type { ProviderRefusal } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import type { Call } from '../../openapi/call.ts';
import type { Provider } from '../../sessions/providers/Provider.ts';
import { noteSignIn } from '../../sessions/sign-ins.ts';
import { recordOf } from '../records.ts';
import { waysToProve } from '../step-up/ways.ts';
import { begunAt, type Flow, isSessionOpen } from './flows.ts';
import { identityOf } from './identities.ts';

/** Seconds by which the clocks of provider and portal may differ. */
const leeway = 60;

/**
 * Returns why the sign-in at a provider is no fresh proof; null if it is one. `authTime` is when the person signed in
 * there, in seconds since 1970: after the flow began, because the provider was asked for another sign-in.
 */
export function faultOfProof(authTime: number | null, flow: Flow, now: Date): ProviderRefusal | null {
  if (authTime === null) return 'no-time';
  if (authTime > now.getTime() / 1000 + leeway) return 'failed';
  return authTime < begunAt(flow).getTime() / 1000 - leeway ? 'not-again' : null;
}

/** Notes a fresh proof in the session that began the flow, if the account is linked with its person. */
export async function proveByProvider(
  trx: Db,
  call: Call,
  flow: Flow,
  provider: Provider,
): Promise<ProviderArrival> {
  const { sessions } = call;
  const { name, trustsSecondFactor } = provider.settings;
  const user = await recordOf(trx, 'users', flow.user_id ?? 0, { isLocked: true });
  if (user.status !== 1 || !(await isSessionOpen(trx, flow))) return { refused: 'ended' };
  const note = (outcome: 'proved' | 'wrong-proof') =>
    noteSignIn(trx, call, {
      account: { userId: user.id },
      outcome,
      session: flow.session_id,
      provider: name,
    });
  if ((await identityOf(trx, flow))?.user_id !== user.id) {
    await note('wrong-proof');
    return { refused: 'other-account' };
  }
  const { providers } = await waysToProve(trx, call, user.id);
  // A second factor was set up in the meantime.
  if (!providers.includes(provider)) return { refused: 'ended' };
  await sessions.noteProof(flow.session_id, trx, { withSecondFactor: trustsSecondFactor });
  await note('proved');
  return { proved: name };
}
