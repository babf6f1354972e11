import type { ProviderOptions } from '../sessions/providers/Providers.ts';

/** A provider that nobody asks, for tests about calls that only name one. */
export const someProvider: ProviderOptions = {
  publicUrl: 'https://portal.example',
  list: [
    {
      id: 'main',
      name: 'Microsoft',
      issuer: 'https://login.example',
      clientId: 'portal',
      clientSecret: 'secret',
      parameters: {},
      trustsSecondFactor: false,
    },
  ],
};
