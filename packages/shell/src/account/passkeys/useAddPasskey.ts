import { addPasskey, offerPasskey, useRefreshPasskeys } from '@portal/api-client';
import { useSessionStore } from '../../session/useSession';
import { createPasskey } from './browserPasskeys';

/**
 * Returns a function that asks the person to create a passkey, and adds it. Throws what the browser throws, or an
 * `ApiError`.
 */
export function useAddPasskey(): () => Promise<void> {
  const { api } = useSessionStore();
  const refresh = useRefreshPasskeys();
  return async () => {
    const credential = await createPasskey(await offerPasskey(api));
    // Even if the answer is lost, because the passkey may have been added.
    await addPasskey(api, credential).finally(refresh);
  };
}
