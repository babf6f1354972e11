import { browserStorage } from '@portal/api-client';
import { type ProviderRefusal, providerRefusals } from '@portal/domain';

const storageKey = 'proof-refused';

/** Whether this window was opened for a proof with a provider, by the address on which the way back ended. */
export function isProofWindow(hash: string): boolean {
  return hash.startsWith('#proof=');
}

/** Tells the window that waits for a proof why the provider gave none. */
export function tellProofRefusal(reason: ProviderRefusal): void {
  browserStorage('local').storage.setItem(storageKey, `${reason} ${Date.now()}`);
}

/** Calls the listener with why another window got no proof. Returns an unsubscribe function. */
export function subscribeToProofRefusals(listener: (reason: ProviderRefusal) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    const reason = providerRefusals.find((each) => each === newValue?.split(' ')[0]);
    if (key === storageKey && reason) listener(reason);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
