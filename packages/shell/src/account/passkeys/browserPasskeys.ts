import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@portal/api-client';

// Converts by hand instead of with `parseRequestOptionsFromJSON` and `toJSON`: browsers before 2025 lack them, and
// `toJSON` fails for the credentials of some password managers.

/** Why the browser gave no passkey. `cancelled` also stands for a device that did not answer in time. */
export type PasskeyProblem = 'cancelled' | 'already' | 'address' | 'unsupported';

/** Whether this browser can use passkeys on this page. Browsers cannot on pages without encryption. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Whether the browser can offer passkeys among the suggestions of a field. */
export async function canOfferInField(): Promise<boolean> {
  return hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** Asks the person to create a passkey. Throws what the browser throws; see `problemOf`. */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { challenge, user, excludeCredentials, ...others } = options;
  const credential = await navigator.credentials.create({
    publicKey: {
      ...others,
      challenge: bytesOf(challenge),
      user: { ...user, id: bytesOf(user.id) },
      excludeCredentials: excludeCredentials?.map(descriptorOf),
    },
  });
  const { id, response } = credential as PublicKeyCredential;
  const { clientDataJSON, attestationObject, getTransports } = response as AuthenticatorAttestationResponse;
  return {
    ...about(id),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      attestationObject: textOf(attestationObject),
      transports: getTransports?.call(response) ?? [],
    },
  };
}

interface GetOptions {
  signal?: AbortSignal;
  /** Waits until the person chooses a passkey among the suggestions of a field, instead of asking. */
  inField?: boolean;
}

/** Asks the person to use a passkey. Throws what the browser throws; see `problemOf`. */
export async function getPasskey(
  options: PasskeyRequest,
  { signal, inField = false }: GetOptions = {},
): Promise<PasskeyAnswer> {
  const { challenge, allowCredentials, ...others } = options;
  const credential = await navigator.credentials.get({
    publicKey: {
      ...others,
      challenge: bytesOf(challenge),
      allowCredentials: allowCredentials?.map(descriptorOf),
    },
    ...(inField && { mediation: 'conditional' }),
    signal,
  });
  const { id, response } = credential as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  return {
    ...about(id),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle && { userHandle: textOf(userHandle) }),
    },
  };
}

/** Returns why the browser gave no passkey; null for an error of something else. */
export function problemOf(error: unknown): PasskeyProblem | null {
  if (!(error instanceof DOMException)) return null;
  const problems: Readonly<Record<string, PasskeyProblem>> = {
    NotAllowedError: 'cancelled',
    AbortError: 'cancelled',
    InvalidStateError: 'already',
    SecurityError: 'address',
  };
  return problems[error.name] ?? 'unsupported';
}

interface Signals {
  signalUnknownCredential?(options: { rpId: string; credentialId: string }): Promise<void>;
  signalAllAcceptedCredentials?(options: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }): Promise<void>;
}

const signals = () => ('PublicKeyCredential' in window ? (PublicKeyCredential as Signals) : {});

/** Tells the device that the portal does not know a passkey, so that the device no longer offers it. */
export async function forgetPasskey(siteId: string, credentialId: string): Promise<void> {
  await signals()
    .signalUnknownCredential?.({ rpId: siteId, credentialId })
    .catch(() => undefined);
}

/** Tells the device which passkeys of a person the portal knows, so that the device no longer offers others. */
export async function keepPasskeys(
  siteId: string,
  userHandle: string,
  credentialIds: string[],
): Promise<void> {
  await signals()
    .signalAllAcceptedCredentials?.({
      rpId: siteId,
      userId: userHandle,
      allAcceptedCredentialIds: credentialIds,
    })
    .catch(() => undefined);
}

function about(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
}

interface Descriptor {
  id: string;
  type: 'public-key';
  transports?: string[];
}

function descriptorOf({ id, type, transports }: Descriptor): PublicKeyCredentialDescriptor {
  return { id: bytesOf(id), type, transports: transports as AuthenticatorTransport[] | undefined };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
