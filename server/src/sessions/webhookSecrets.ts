import { randomBytes } from 'node:crypto';
import type { LinkKeys } from './LinkKeys.ts';

/** Creates a secret in the form of Standard Webhooks: 256 random bits in base 64. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Encrypts a secret with the key of private links. It is bound to its webhook, so that no other text can replace it. */
export function sealWebhookSecret(links: LinkKeys, webhookId: number, secret: string): string {
  return links.seal(prefixOf(webhookId) + secret).link_sealed;
}

/** Decrypts the secret of a webhook; null if there is none, or if no key decrypts it. */
export function openWebhookSecret(links: LinkKeys, webhookId: number, sealed: string | null): string | null {
  const text = links.open(sealed);
  const prefix = prefixOf(webhookId);
  return text?.startsWith(prefix) ? text.slice(prefix.length) : null;
}

function prefixOf(webhookId: number): string {
  return `webhook ${webhookId} `;
}
