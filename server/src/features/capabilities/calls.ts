import type { Handlers } from '../../openapi/call.ts';

/** The call about the extensions of this server. */
export const capabilities = {
  getCapabilities: ({ extensions }) => ({
    data: [...extensions],
  }),
} satisfies Handlers;
