interface FakeBrowser {
  /** The error with which the browser answers. Default: it gives a passkey. */
  fault?: 'NotAllowedError' | 'InvalidStateError' | 'SecurityError';
  /** A browser without passkeys. */
  isOld?: boolean;
  /** Whether the person chooses a passkey among the suggestions of a field. */
  choosesInField?: boolean;
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/**
 * For stories: replaces what the browser has for passkeys, until the returned function is called. `signalled` of
 * `PublicKeyCredential` has what the device was told.
 */
export function fakePasskeys({ fault, isOld = false, choosesInField = false }: FakeBrowser = {}): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential');
  const { credentials } = navigator;
  const signalled: unknown[] = [];
  const note = async (told: unknown) => void signalled.push(told);
  const give = async (response: object) => {
    if (fault) throw new DOMException('refused', fault);
    return { id: 'aWQ', response };
  };
  const fake = {
    async create() {
      return give({
        clientDataJSON: bytes('client'),
        attestationObject: bytes('attested'),
        getTransports: () => ['internal'],
      });
    },
    async get({ mediation, signal }: CredentialRequestOptions) {
      if (mediation === 'conditional' && !choosesInField)
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        });
      return give({
        clientDataJSON: bytes('client'),
        authenticatorData: bytes('data'),
        signature: bytes('signature'),
        userHandle: bytes('handle'),
      });
    },
  };
  Object.defineProperty(navigator, 'credentials', { value: fake, configurable: true });
  if (isOld) Reflect.deleteProperty(window, 'PublicKeyCredential');
  else
    Object.defineProperty(window, 'PublicKeyCredential', {
      value: {
        isConditionalMediationAvailable: async () => true,
        signalAllAcceptedCredentials: note,
        signalUnknownCredential: note,
        signalled,
      },
      configurable: true,
      writable: true,
    });
  return () => {
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
    if (own) Object.defineProperty(window, 'PublicKeyCredential', own);
  };
}
