/**
 * Returns whether an email must be checked for duplicates before a save: always for a new person, else only if it
 * changed (STU-FORM-05, STU-FORM-06).
 */
export function needsEmailCheck(typed: string, stored: string | null): boolean {
  return stored === null || plainEmail(typed) !== plainEmail(stored);
}

/** Normalizes an email for comparison: trimmed, in lower case. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Characters with a special meaning in addresses: they separate addresses, start a route or a comment, or end a line
 * (RFC 5322, 3.2.3). Also invisible characters, because with them two different addresses can look alike.
 */
const special = String.raw`\s@,;:<>()\[\]\\"%!\p{Cc}\p{Cf}\p{DI}`;
const oneAddress = new RegExp(`^[^${special}]+@(?:[^${special}.]+\\.)+[^${special}.]+$`, 'u');

/** Returns whether a mail server reads the text as exactly one address. Spaces count. */
export function isOneAddress(text: string): boolean {
  return oneAddress.test(text);
}

/**
 * Returns whether the part before the @ has letters beyond ASCII, such as `hélène@ecole.example`. Only mail servers with
 * SMTPUTF8 (RFC 6531) deliver to such an address.
 */
export function needsSmtpUtf8(email: string): boolean {
  const [localPart = ''] = email.split('@');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the bounds of ASCII
  return /[^\u0000-\u007F]/.test(localPart);
}
