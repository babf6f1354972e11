import type { GetCapabilitiesData, GetCapabilitiesResponses } from '@portal/api-client/treaty';
import type { Handler } from '../../treaty/call.ts';

const getCapabilities: Handler<GetCapabilitiesData, GetCapabilitiesResponses> = ({ extensions }) => ({
  data: [...extensions],
});

/** The call about the extensions of this server. */
export const capabilities = { getCapabilities };
