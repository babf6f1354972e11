import type { Handlers } from '../../treaty/call.ts';

/** The call about the extensions of this server. */
export const capabilities = {
  getCapabilities: ({ extensions }) => ({
    data: [...extensions],
  }),
} satisfies Handlers;
