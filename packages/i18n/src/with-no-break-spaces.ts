/** Keeps French punctuation with its word: no line begins with a colon or ends with an opening quotation mark. */
export function withNoBreakSpaces(french: string): string {
  return french.replace(/ (?=[:;»])|(?<=«) /g, '\u00a0');
}
