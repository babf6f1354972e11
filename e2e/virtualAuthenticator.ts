import type { CDPSession, Page } from '@playwright/test';

/** A device of the browser that creates and uses passkeys. Its person is always verified. */
export interface VirtualAuthenticator {
  /** Returns the ids of the passkeys that it has, without encoding. */
  passkeys(): Promise<readonly string[]>;
  /** Whether it answers by itself, as if the person touched it. True at first. */
  answer(isAnswering: boolean): Promise<void>;
  /** Whether it recognizes its person. True at first. */
  verify(isVerified: boolean): Promise<void>;
}

/** Gives the browser of a page a device for passkeys (Chromium only). */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async passkeys() {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ credentialId }) => credentialId);
    },
    async answer(enabled) {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async verify(isUserVerified) {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
