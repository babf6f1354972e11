interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Browsers without trusted types have none of this. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy('portal', { createScriptURL: refuseOtherOrigin });

/**
 * Returns the address of a worker as the policy `portal` marks it: the pages allow no other script to be loaded by an
 * address (`require-trusted-types-for`, docs/security.md). Throws for an address of another origin.
 */
export function trustedScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : refuseOtherOrigin(url);
}

function refuseOtherOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
  return url;
}
