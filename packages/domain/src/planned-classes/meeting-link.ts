/** Returns the first `https` address in the location of a class, such as that of an online meeting; null without one. */
export function meetingLink(location: string | null): string | null {
  const [found] = /https:\/\/[a-z\d][^\s<>"']*/i.exec(location ?? '') ?? [];
  return found === undefined ? null : withoutEnd(found, '.,;:!?)]');
}

/** Returns the location without the address of a meeting; null if nothing is left. */
export function placeOf(location: string | null): string | null {
  const link = meetingLink(location);
  const place = link === null ? location : location?.replace(link, '');
  return withoutEnd(place ?? '', ' ,;:·-').trim() || null;
}

/** Returns the text without these signs at its end. */
function withoutEnd(text: string, signs: string): string {
  let length = text.length;
  while (length > 0 && signs.includes(text[length - 1] ?? '')) length -= 1;
  return text.slice(0, length);
}
