/** Returns the time claims of a JWT; empty for any other token. */
export function claimsOf(token: string): { readonly exp?: number; readonly iat?: number } {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return {};
  }
}
