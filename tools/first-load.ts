/**
 * Returns the scripts and styles of an HTML page that a browser fetches before it shows anything, without duplicates.
 */
export function firstLoadFiles(html: string): string[] {
  const addresses = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"/g)]
    .flatMap(([, address]) => address ?? [])
    .filter((address) => address.includes('/assets/'));
  return [...new Set(addresses)];
}

/**
 * Returns the size of a load in kB of 1000 bytes, and whether it exceeds the limit. Both are rounded to tenths of a kB,
 * because the hashes in file names alone change the compressed size by that much.
 */
export function weighed(bytes: readonly number[], limitKb: number): { kb: number; isOver: boolean } {
  const tenths = Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100);
  return { kb: tenths / 10, isOver: tenths > Math.round(limitKb * 10) };
}
