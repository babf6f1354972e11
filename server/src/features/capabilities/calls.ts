import type { Handler } from '../../treaty/call.ts';

const getCapabilities: Handler<'getCapabilities'> = ({ extensions }) => ({
  data: [...extensions],
});

/** The call about the extensions of this server. */
export const capabilities = { getCapabilities };
