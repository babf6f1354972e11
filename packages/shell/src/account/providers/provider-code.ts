/** Returns the code with which a provider sent the person back to a sign-in page; null if there is none. */
export function providerCode(hash: string): string | null {
  return /^#(?:provider|proof)=([\w-]{1,100})$/.exec(hash)?.[1] ?? null;
}
