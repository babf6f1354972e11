/** Returns whether a URL is outside this app: another app, another host, or not a page (`mailto:`, `#top`). */
export function isElsewhere(href: string, app: string, addresses: Record<string, string>): boolean {
  if (!/^\/(?![/#])/.test(href)) return true;
  return Object.entries(addresses).some(
    ([other, address]) => other !== app && address !== '/' && href.startsWith(address),
  );
}
