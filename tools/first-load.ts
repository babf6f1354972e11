/** The scripts and styles of an HTML page, in order. A browser fetches them before it shows anything. */
export function firstLoadFiles(html: string): string[] {
  return [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"/g)]
    .flatMap(([, address]) => address ?? [])
    .filter((address) => address.includes('/assets/'));
}

/** The size of a load in kB of 1000 bytes, and whether it exceeds the limit. */
export function weighed(bytes: readonly number[], limitKb: number): { kb: number; isOver: boolean } {
  const kb = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  return { kb, isOver: kb > limitKb };
}
