import { type Api, ApiError } from '@portal/api-client';

/** Asks the person to prove again who they are, in a dialog whose code loads when it is needed. */
export async function onProofRequired(api: Api): Promise<void> {
  const { proofRequestsOf } = await import('./proofRequests').catch((cause: unknown) => {
    throw new ApiError({ code: 'offline', wasSent: false, cause });
  });
  return proofRequestsOf(api).ask();
}
