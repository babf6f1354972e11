import type { Client } from './generated/client/index.ts';

const listeners = /* @__PURE__ */ new WeakMap<Client, () => void>();

/** By the error of a failed write: forgets its idempotency key, which the same write would otherwise repeat. */
export const keyEnds = /* @__PURE__ */ new WeakMap<object, () => void>();

/** Sets the callback for a write whose response is lost when the server cannot be read either. */
export function setOutcomeListener(client: Client, listener: () => void): void {
  listeners.set(client, listener);
}

/** Reports that the outcome of a write by this client is unknown. */
export function announceUnknownOutcome(client: Client): void {
  listeners.get(client)?.();
}
