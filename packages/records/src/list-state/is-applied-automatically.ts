/** Whether a search text applies without Enter: if it is empty or has more than 3 letters (TEA-LIST-03, LIMIT-48). */
export function isAppliedAutomatically(text: string): boolean {
  return text.length === 0 || text.length > 3;
}
