/** Maximum length of the meeting address of a contract. */
export const maxMeetingLink = 1000;

const host = String.raw`[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?(?::\d{1,5})?`;
const address = new RegExp(String.raw`^https://${host}(?:[/?#][^\s<>"']*)?$`, 'u');

/**
 * Returns whether a text is one `https` address with the name of a host, without a user name, spaces, quotation marks
 * and angle brackets.
 */
export function isMeetingLink(text: string): boolean {
  return address.test(text);
}

/** Returns where the classes of a contract are held online: at the address of the contract, else at the one in its location. */
export function meetingLinkOf({
  meetingLink: fixed,
  location,
}: {
  meetingLink?: string | null;
  location: string | null;
}): string | null {
  return fixed ?? meetingLink(location);
}

/** Returns the first `https` address in the location of a class, such as an online meeting; null if there is none. */
export function meetingLink(location: string | null): string | null {
  const [found] = location?.match(/https:\/\/[a-z\d][^\s<>"']*/i) ?? [];
  return found === undefined ? null : withoutEnd(found, '.,;:!?)]');
}

/** Returns the location without the meeting address; null if nothing is left. */
export function placeOf(location: string | null): string | null {
  if (location === null) return null;
  const link = meetingLink(location);
  const place = link === null ? location : location.replace(link, '');
  return withoutEnd(place, ' ,;:·-').trim() || null;
}

/** Removes these characters from the end of a text. */
function withoutEnd(text: string, signs: string): string {
  let length = text.length;
  while (length > 0 && signs.includes(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}
