/** Whether an address lies outside of this app: another app's, another host's, or no page at all (`mailto:`, `#top`). */
export function isElsewhere(href: string, app: string, addresses: Record<string, string>): boolean {
  if (!/^\/(?![/#])/.test(href)) return true;
  return Object.entries(addresses).some(
    ([other, address]) => other !== app && address !== '/' && href.startsWith(address),
  );
}
