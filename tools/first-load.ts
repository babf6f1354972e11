/** The scripts and styles that a page's document names, in its order: what a browser fetches before it shows anything. */
export function firstLoadFiles(html: string): string[] {
  return [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"/g)]
    .flatMap(([, address]) => address ?? [])
    .filter((address) => address.includes('/assets/'));
}

/** What a load may weigh beside what it weighs, in kB of 1000 bytes; `isOver` when it weighs more. */
export function weighed(bytes: readonly number[], limitKb: number): { kb: number; isOver: boolean } {
  const kb = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  return { kb, isOver: kb > limitKb };
}
