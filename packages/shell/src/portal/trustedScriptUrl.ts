interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Undefined in browsers without trusted types. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy('portal', { createScriptURL: refuseOtherOrigin });

/**
 * Returns the URL of a worker, approved by the trusted-types policy `portal`. The pages run no script from a URL
 * without that approval (`require-trusted-types-for`, docs/security.md). Throws for a URL of another origin.
 */
export function trustedScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : refuseOtherOrigin(url);
}

function refuseOtherOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
  return url;
}
