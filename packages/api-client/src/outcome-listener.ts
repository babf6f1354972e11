import type { Client } from './generated/client/index.ts';

const listeners = /* @__PURE__ */ new WeakMap<Client, () => void>();

/** Sets what is called when the answer to a write is lost and the server cannot be read either. */
export function setOutcomeListener(client: Client, listener: () => void): void {
  listeners.set(client, listener);
}

/** Says that nobody can tell whether a write of this client was saved. */
export function announceUnknownOutcome(client: Client): void {
  listeners.get(client)?.();
}
